//! What scripts are told of a search or a position: the middle part of `state()`. Rows and columns are from 1.

use queens_solver::{Board, Counters, Event, Square, columns};
use serde::Serialize;

use super::seen::Seen;

/// A square as `[row, column]`.
type Pair = [u8; 2];

/// A search at a step, or a position, of which the rest is empty.
#[derive(Clone, Debug, Serialize)]
pub struct State {
    /// The queens on the board by row, then column, the trial queen not among them.
    pub queens: Vec<Pair>,
    /// How many there are.
    pub depth: u16,
    /// The line of the pseudo-code at work, from 1.
    pub line: Option<usize>,
    /// What stands under the board.
    pub caption: String,
    /// The event that led here.
    pub event: Option<Happened>,
    /// The counters up to this step.
    pub counters: Counted,
    /// The ✕ marks.
    pub marks: Marked,
    /// Every pair on a common row, column or diagonal.
    pub conflicts: Vec<[Pair; 2]>,
    /// The first 1000 solutions found up to this step, as columns by row.
    pub solutions: Vec<Vec<u8>>,
}

/// An event.
#[derive(Clone, Debug, Serialize)]
pub struct Happened {
    /// Its kind.
    pub kind: &'static str,
    /// Its row, where it has one.
    pub row: Option<u8>,
    /// Its column, where it has one.
    pub column: Option<u8>,
    /// The first attacker, upper rows first.
    pub by: Option<At>,
    /// All attackers.
    pub attackers: Vec<Pair>,
}

/// A square.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct At {
    /// Its row.
    pub row: u8,
    /// Its column.
    pub column: u8,
}

/// Counters.
#[derive(Clone, Copy, Debug, Serialize)]
#[allow(missing_docs)] // those of the core
pub struct Counted {
    pub tests: u64,
    pub placements: u64,
    pub removals: u64,
    pub solutions: u64,
    /// Queens on the board now.
    pub depth: u16,
    pub steps: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub updates: Option<u64>,
}

/// Squares with a ✕.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Marked {
    /// Those that failed their test.
    pub rejected: Vec<Pair>,
    /// Those that held a queen who was taken off again.
    pub failed: Vec<Pair>,
}

impl State {
    /// A search at a step.
    pub fn of_search(seen: &Seen, caption: String) -> Self {
        let from_one = |columns: &[u8]| columns.iter().map(|column| column + 1).collect();
        Self {
            line: seen.line(),
            event: seen.last().map(|event| Happened::of(event, seen)),
            counters: Counted::of(seen.board(), seen.counters(), seen.facts().updates),
            marks: Marked::of(seen),
            solutions: seen.solutions().map(from_one).collect(),
            ..Self::of_position(seen.board(), caption)
        }
    }

    /// A position put up by hand.
    pub fn of_position(board: &Board, caption: String) -> Self {
        Self {
            queens: board.queens().map(pair).collect(),
            depth: board.len(),
            line: None,
            caption,
            event: None,
            counters: Counted::of(board, &Counters::default(), false),
            marks: Marked::default(),
            conflicts: board.conflicts().into_iter().map(|(first, second)| [pair(first), pair(second)]).collect(),
            solutions: Vec::new(),
        }
    }
}

impl Happened {
    fn of(event: Event, seen: &Seen) -> Self {
        Self {
            kind: event.kind().name(),
            row: event.row().map(|row| row + 1),
            column: event.column().map(|column| column + 1),
            by: event.by().map(|by| At { row: by.row + 1, column: by.column + 1 }),
            attackers: event.tested().map(|square| seen.attackers(square)).into_iter().flatten().map(pair).collect(),
        }
    }
}

impl Counted {
    fn of(board: &Board, counters: &Counters, with_updates: bool) -> Self {
        let &Counters { steps, tests, placements, removals, solutions, updates } = counters;
        let updates = with_updates.then_some(updates);
        Self { tests, placements, removals, solutions, depth: board.len(), steps, updates }
    }
}

impl Marked {
    fn of(seen: &Seen) -> Self {
        let in_row = |row: u8, bits: u32| columns(bits).map(move |column| pair(Square::new(row, column)));
        Self {
            rejected: (0..seen.n()).flat_map(|row| in_row(row, seen.marks(row).rejected)).collect(),
            failed: (0..seen.n()).flat_map(|row| in_row(row, seen.marks(row).failed)).collect(),
        }
    }
}

fn pair(square: Square) -> Pair {
    [square.row + 1, square.column + 1]
}
