//! The lines of a trace as JSON, for programs. The order of the keys stays as it is, for people compare traces as text.

use std::io::{self, Write};

use queens_solver::{Board, Event, Run, Square};
use serde::{Serialize, Serializer};

use super::teller::{First, Teller};

#[derive(Serialize)]
#[allow(clippy::struct_field_names)] // they are the keys
struct Step<'a> {
    step: u64,
    kind: &'static str,
    row: Option<u8>,
    column: Option<u8>,
    by: Option<By>,
    line: Option<usize>,
    #[serde(flatten)]
    counted: Counted,
    #[serde(serialize_with = "pairs")]
    queens: &'a Board,
}

/// What a run counts, up to a step or in all.
#[derive(Serialize)]
struct Counted {
    tests: u64,
    placements: u64,
    removals: u64,
    solutions: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    updates: Option<u64>,
}

impl Counted {
    fn of(run: &Run) -> Self {
        let counters = run.counters();
        Self {
            tests: counters.tests,
            placements: counters.placements,
            removals: counters.removals,
            solutions: counters.solutions,
            updates: run.search().id().counts_updates().then_some(counters.updates),
        }
    }
}

#[derive(Serialize)]
struct By {
    row: u8,
    column: u8,
}

/// The last line.
#[derive(Serialize)]
struct Last<'a> {
    summary: Summary<'a>,
}

#[derive(Serialize)]
struct Summary<'a> {
    search: &'static str,
    n: u8,
    finished: bool,
    steps: u64,
    #[serde(flatten)]
    counted: Counted,
    tests_first: Option<u64>,
    placements_first: Option<u64>,
    first: Option<Columns<'a>>,
}

/// The columns of the first solution.
struct Columns<'a>(&'a First);

impl Serialize for Columns<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.columns_from_one())
    }
}

/// Writes the step that `event` was.
pub fn step(run: &Run, event: Event, out: &mut impl Write) -> io::Result<()> {
    let step = Step {
        step: run.counters().steps,
        kind: event.kind().name(),
        row: event.row().map(|row| row + 1),
        column: event.column().map(|column| column + 1),
        by: event.by().map(|square| By { row: square.row + 1, column: square.column + 1 }),
        line: run.line(event),
        counted: Counted::of(run),
        queens: run.board(),
    };
    line(&step, out)
}

/// Writes the summary of what has been told.
pub fn summary(teller: &Teller, out: &mut impl Write) -> io::Result<()> {
    let (run, first) = (teller.run(), teller.first());
    let summary = Summary {
        search: run.search().id().name(),
        n: run.board().n(),
        finished: teller.finished(),
        steps: run.counters().steps,
        counted: Counted::of(run),
        tests_first: first.map(|first| first.tests),
        placements_first: first.map(|first| first.placements),
        first: first.map(Columns),
    };
    line(&Last { summary }, out)
}

fn line(value: &impl Serialize, out: &mut impl Write) -> io::Result<()> {
    serde_json::to_writer(&mut *out, value)?;
    out.write_all(b"\n")
}

fn pairs<S: Serializer>(board: &Board, serializer: S) -> Result<S::Ok, S::Error> {
    let pair = |square: Square| (square.row + 1, square.column + 1);
    serializer.collect_seq(board.queens().map(pair))
}
