//! What a person does on a board.

use queens_solver::Square;

/// What a person does on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// A click, a tap or a key on a square.
    Toggle(Square),
    /// A queen carried to another square, or off the board.
    Carry(Square, Option<Square>),
    /// The square pointed at, or with the focus.
    Point(Option<Square>),
}
