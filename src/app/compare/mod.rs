//! Searches compared: what each costs, as figures and as a picture, and what the better one never tries.

mod csv;
pub mod measure;
pub mod plot;
pub mod pruned;
pub mod reason;
mod scale;
mod svg;
mod tree;

use queens_solver::{Event, Problem, Run, SearchId};

pub use csv::csv;
pub use svg::svg;

/// A search on an empty board. The size is held within what a search takes.
fn start(search: SearchId, n: u8) -> Run {
    Run::new(search, &Problem::new(n.into()).unwrap_or_default())
}

/// The next step. Said once, so that the searches are in the program once for all comparisons.
#[inline(never)]
fn advance(run: &mut Run) -> Option<Event> {
    run.advance()
}
