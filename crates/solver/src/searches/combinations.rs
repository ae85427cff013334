//! n queens on any n squares, in one order: all C(n², n) boards, tested when full.
//!
//! ```text
//! 1 place(k, from):
//! 2   for square = from … n·n:
//! 3     q[k] = square
//! 4     if k < n: place(k + 1, square + 1)
//! 5     else: test all pairs of queens
//! 6       no pair attacks: a solution
//! 7     q[k] = none
//! 8 start: place(1, 1)
//! ```
//!
//! Squares are numbered row by row. A queen stands after the one before her, so that no set of squares comes twice.

use super::full_boards::{ANYWHERE, FullBoards, Rule, Taken};
use crate::analysis::Space;
use crate::{Event, Facts, Square, Tag};

/// n queens on any n squares, without order.
pub type Combinations = FullBoards<AnySquares>;

/// The rule of [`Combinations`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AnySquares;

impl Rule for AnySquares {
    const LINES: &'static [Tag] =
        &[Tag::Enter, Tag::Return, Tag::Place, Tag::Call, Tag::Test, Tag::Solution, Tag::Remove, Tag::Done];

    const FACTS: Facts = Facts { space: Some(Space::Combinations), ..ANYWHERE };

    fn after(board: &Taken, last: Option<u16>) -> Option<u16> {
        board.start.square_from(board.n, last.map_or_else(|| first(board), |last| last + 1))
    }

    fn call(board: &Taken) -> Event {
        Event::CallQueen { queen: board.queen() }
    }

    fn remove(square: Square) -> Event {
        Event::Remove { square }
    }

    fn give_up(board: &Taken) -> Event {
        Event::ReturnQueen { queen: board.queen(), from: first(board) }
    }
}

/// The first square that the queen at work may take; n² where the last one is taken.
fn first(board: &Taken) -> u16 {
    board.put().last().map_or(0, |last| last + 1)
}
