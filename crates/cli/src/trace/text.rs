//! The lines of a trace as text, for people.

use std::fmt::{self, Display};
use std::io::{self, Write};

use queens_solver::{Event, Run, Square};

use super::teller::Teller;

/// Writes the step that `event` was.
pub fn step(run: &Run, event: Event, out: &mut impl Write) -> io::Result<()> {
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
        writeln!(out, "queens {}", Words(|| run.board().queens().map(Dotted)))
    }
}

fn what(event: Event) -> String {
    match (event.tested(), event.by()) {
        (Some(square), Some(by)) => format!("{}, attacked from {}", Said(square), Said(by)),
        (Some(square), None) => format!("{}, free", Said(square)),
        (None, _) => done(event),
    }
}

fn done(event: Event) -> String {
    if let Event::Move { from, to } = event {
        format!("{} to column {}", Said(from), to.column + 1)
    } else if let Event::CallQueen { queen } | Event::ReturnQueen { queen, .. } = event {
        format!("queen {}", queen + 1)
    } else {
        place(event)
    }
}

fn place(event: Event) -> String {
    match (event.row(), event.column()) {
        (Some(row), Some(column)) => Said(Square::new(row, column)).to_string(),
        (Some(row), None) => format!("row {}", row + 1),
        (None, Some(column)) => format!("column {}", column + 1),
        (None, None) => String::new(),
    }
}

/// Writes the summary of what has been told.
pub fn summary(teller: &Teller, out: &mut impl Write) -> io::Result<()> {
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
            let columns = Words(|| first.columns_from_one());
            writeln!(out, "first {columns} after tests {}, placements {}", first.tests, first.placements)
        }
    }
}

/// Values with a blank between them.
struct Words<F>(F);

impl<F: Fn() -> I, I: Iterator<Item: Display>> Display for Words<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, value) in (self.0)().enumerate() {
            f.write_str(if index == 0 { "" } else { " " })?;
            value.fmt(f)?;
        }
        Ok(())
    }
}

/// A square as in the page's address.
struct Dotted(Square);

impl Display for Dotted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.0.row + 1, self.0.column + 1)
    }
}

/// A square as one says it.
struct Said(Square);

impl Display for Said {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "row {}, column {}", self.0.row + 1, self.0.column + 1)
    }
}
