//! How far a piece of work is.

/// How far a piece of work is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// What is done, in units of the work's own.
    pub done: u64,
    /// All of it, where that is known.
    pub of: Option<u64>,
}
