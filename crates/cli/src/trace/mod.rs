//! `queens trace`: tells a search step by step, a line a step, and sums it up.
//!
//! The trace is written as it happens and never stored.

mod arguments;
pub mod format;
mod json;
pub mod teller;
mod text;

use std::io::{self, BufWriter, Write};

pub use arguments::Arguments;
use queens_solver::Problem;
use teller::Teller;

use crate::failure::Failure;

/// Tells the search that is asked for.
///
/// # Errors
/// A start that cannot be, or an output that cannot be written.
pub fn run(arguments: &Arguments, out: impl Write) -> Result<(), Failure> {
    let problem = arguments.problem()?;
    Ok(tell(arguments, &problem, BufWriter::with_capacity(1 << 16, out))?)
}

fn tell(arguments: &Arguments, problem: &Problem, mut out: impl Write) -> io::Result<()> {
    let mut teller = Teller::new(arguments.search(), problem);
    for _ in 0..arguments.limit() {
        let Some(event) = teller.advance() else { break };
        if !arguments.summary {
            arguments.format.step(teller.run(), event, &mut out)?;
        }
    }
    arguments.format.summary(&teller, &mut out)?;
    out.flush()
}
