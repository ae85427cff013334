//! Why a command did not come to its end.

use std::io;

/// Why a command did not come to its end.
#[derive(Debug)]
pub enum Failure {
    /// Arguments that are wrong, or do not go together; one line that says which.
    Argument(String),
    /// The output cannot be written.
    Output(io::Error),
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}
