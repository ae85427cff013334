//! What a square is at the step shown.

use queens_solver::{Board, Square};

use super::seen::Seen;

/// What a square is at the step shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// A queen stands there from the start.
    Given,
    /// A queen stands there.
    Queen,
    /// Nobody may stand there.
    Blocked,
    /// A queen is on trial there, and nobody attacks her.
    Trial,
    /// A queen stood there and was taken off again.
    Failed,
    /// It failed its test.
    Rejected,
    /// None of that; a queen attacks it.
    Attacked,
    /// None of that.
    Free,
}

impl Standing {
    /// That of a square of a search that began from given queens and blocked squares.
    pub fn of(seen: &Seen, (given, blocked): &(Board, Board), square: Square) -> Self {
        let (board, marks) = (seen.board(), seen.marks(square.row));
        let has = |bits: u32| bits & (1 << square.column) != 0;
        if board.has(square) {
            if given.has(square) { Self::Given } else { Self::Queen }
        } else if blocked.has(square) {
            Self::Blocked
        } else if seen.trial() == Some(square) && !has(marks.rejected) {
            Self::Trial
        } else if has(marks.failed) {
            Self::Failed
        } else if has(marks.rejected) {
            Self::Rejected
        } else if board.attackers(square).next().is_some() {
            Self::Attacked
        } else {
            Self::Free
        }
    }
}
