//! The lines of a trace, as JSON for programs and as text for people; rows and columns from 1.

use std::fmt::{self, Display};
use std::io::{self, Write};

use queens_solver::{Event, Run, Square};

use super::teller::Teller;

/// How the lines are written.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Format {
    /// One JSON object a line.
    Jsonl,
    /// One sentence a line.
    Text,
}

impl Format {
    pub fn from_name(name: &str) -> Result<Self, String> {
        match name {
            "jsonl" => Ok(Self::Jsonl),
            "text" => Ok(Self::Text),
            _ => Err(format!("--format takes jsonl or text, not {name:?}")),
        }
    }

    /// Writes the step that `event` was; `run` stands just after it.
    pub fn step(self, run: &Run, event: Event, out: &mut impl Write) -> io::Result<()> {
        match self {
            Self::Jsonl => step_json(run, event, out),
            Self::Text => step_text(run, event, out),
        }
    }

    /// Writes the summary of what has been told.
    pub fn summary(self, teller: &Teller, out: &mut impl Write) -> io::Result<()> {
        match self {
            Self::Jsonl => summary_json(teller, out),
            Self::Text => summary_text(teller, out),
        }
    }
}

fn step_json(run: &Run, event: Event, out: &mut impl Write) -> io::Result<()> {
    let counters = run.counters();
    write!(out, r#"{{"step":{},"kind":"{}","#, counters.steps, event.kind().name())?;
    let [row, column] = [event.row(), event.column()].map(|line| OrNull(line.map(|line| line + 1)));
    write!(out, r#""row":{row},"column":{column},"#)?;
    write!(out, r#""by":{},"line":{},"#, OrNull(event.by().map(Named)), OrNull(run.line(event)))?;
    write!(out, r#""tests":{},"placements":{},"#, counters.tests, counters.placements)?;
    write!(out, r#""removals":{},"solutions":{},"#, counters.removals, counters.solutions)?;
    if run.search().id().counts_updates() {
        write!(out, r#""updates":{},"#, counters.updates)?;
    }
    let queens = List(",", || run.board().queens().map(Pair));
    writeln!(out, r#""queens":[{queens}]}}"#)
}

fn summary_json(teller: &Teller, out: &mut impl Write) -> io::Result<()> {
    let (run, first) = (teller.run(), teller.first());
    let counters = run.counters();
    write!(out, r#"{{"summary":{{"search":"{}","n":{},"#, run.search().id().name(), run.board().n())?;
    write!(out, r#""finished":{},"steps":{},"#, teller.finished(), counters.steps)?;
    write!(out, r#""tests":{},"placements":{},"#, counters.tests, counters.placements)?;
    write!(out, r#""removals":{},"solutions":{},"#, counters.removals, counters.solutions)?;
    if run.search().id().counts_updates() {
        write!(out, r#""updates":{},"#, counters.updates)?;
    }
    write!(out, r#""tests_first":{},"#, OrNull(first.map(|first| first.tests)))?;
    write!(out, r#""placements_first":{},"first":"#, OrNull(first.map(|first| first.placements)))?;
    match first {
        Some(first) => writeln!(out, "[{}]}}}}", List(",", || from_one(&first.columns))),
        None => writeln!(out, "null}}}}"),
    }
}

fn step_text(run: &Run, event: Event, out: &mut impl Write) -> io::Result<()> {
    let counters = run.counters();
    write!(out, "{:>8} {:<8} {:<50} ", counters.steps, event.kind().name(), what(event))?;
    if let Some(line) = run.line(event) {
        write!(out, "line {line}, ")?;
    }
    write!(out, "tests {}, placements {}, ", counters.tests, counters.placements)?;
    write!(out, "removals {}, solutions {}, ", counters.removals, counters.solutions)?;
    if run.search().id().counts_updates() {
        write!(out, "updates {}, ", counters.updates)?;
    }
    if run.board().is_empty() {
        writeln!(out, "no queens")
    } else {
        writeln!(out, "queens {}", List(" ", || run.board().queens().map(Dotted)))
    }
}

fn what(event: Event) -> String {
    let attacked = |square, by| format!("{}, attacked from {}", Said(square), Said(by));
    match (event, event.square()) {
        (
            Event::Test { square, by: Some(by) } | Event::Check { square, by: Some(by) } | Event::Prune { square, by },
            _,
        ) => attacked(square, by),
        (Event::Test { square, by: None } | Event::Check { square, by: None }, _) => format!("{}, free", Said(square)),
        (Event::Move { from, to }, _) => format!("{} to column {}", Said(from), to.column + 1),
        (Event::CallQueen { queen } | Event::ReturnQueen { queen, .. }, _) => format!("queen {}", queen + 1),
        (_, Some(square)) => Said(square).to_string(),
        (_, None) => match [event.row(), event.column()] {
            [Some(row), _] => format!("row {}", row + 1),
            [None, Some(column)] => format!("column {}", column + 1),
            [None, None] => String::new(),
        },
    }
}

fn summary_text(teller: &Teller, out: &mut impl Write) -> io::Result<()> {
    let run = teller.run();
    let counters = run.counters();
    let ended = if teller.finished() { "finished" } else { "stopped" };
    write!(out, "{}, n = {}: {ended} after ", run.search().id().name(), run.board().n())?;
    write!(out, "steps {}, tests {}, ", counters.steps, counters.tests)?;
    write!(out, "placements {}, removals {}, ", counters.placements, counters.removals)?;
    write!(out, "solutions {}", counters.solutions)?;
    if run.search().id().counts_updates() {
        write!(out, ", updates {}", counters.updates)?;
    }
    write!(out, "; ")?;
    match teller.first() {
        None => writeln!(out, "no solution found"),
        Some(first) => {
            let columns = List(" ", || from_one(&first.columns));
            writeln!(out, "first {columns} after tests {}, placements {}", first.tests, first.placements)
        }
    }
}

fn from_one(columns: &[u8]) -> impl Iterator<Item = u8> {
    columns.iter().map(|column| column + 1)
}

/// A value, or `null`.
struct OrNull<T>(Option<T>);

impl<T: Display> Display for OrNull<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Some(value) => value.fmt(f),
            None => f.write_str("null"),
        }
    }
}

/// Values with a separator between them.
struct List<F>(&'static str, F);

impl<F: Fn() -> I, I: Iterator<Item: Display>> Display for List<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, value) in (self.1)().enumerate() {
            f.write_str(if index == 0 { "" } else { self.0 })?;
            value.fmt(f)?;
        }
        Ok(())
    }
}

/// Defines a way to write a square.
macro_rules! written {
    ($($(#[$doc:meta])* $name:ident = $form:literal;)*) => {
        $($(#[$doc])* struct $name(Square);

        impl Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, $form, row = self.0.row + 1, column = self.0.column + 1)
            }
        })*
    };
}

written! {
    /// As a JSON object.
    Named = r#"{{"row":{row},"column":{column}}}"#;
    /// As a JSON array.
    Pair = "[{row},{column}]";
    /// As in the page's address.
    Dotted = "{row}.{column}";
    /// As one says it.
    Said = "row {row}, column {column}";
}
