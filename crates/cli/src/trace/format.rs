//! How the lines of a trace are written.

use std::io::{self, Write};

use clap::ValueEnum;
use queens_solver::{Event, Run};

use super::teller::Teller;
use super::{json, text};

/// How the lines are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// One JSON object a line
    Jsonl,
    /// One sentence a line
    Text,
}

impl Format {
    /// Writes the step that `event` was; `run` stands just after it.
    ///
    /// # Errors
    /// Those of writing.
    pub fn step(self, run: &Run, event: Event, out: &mut impl Write) -> io::Result<()> {
        match self {
            Self::Jsonl => json::step(run, event, out),
            Self::Text => text::step(run, event, out),
        }
    }

    /// Writes the summary of what has been told.
    ///
    /// # Errors
    /// Those of writing.
    pub fn summary(self, teller: &Teller, out: &mut impl Write) -> io::Result<()> {
        match self {
            Self::Jsonl => json::summary(teller, out),
            Self::Text => text::summary(teller, out),
        }
    }
}
