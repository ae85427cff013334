//! n queens on any n squares, in every order: n²·(n² − 1)·… boards, tested when full.
//!
//! ```text
//! 1 place(k):
//! 2   for square = 1 … n·n, if empty:
//! 3     q[k] = square
//! 4     if k < n: place(k + 1)
//! 5     else: test all pairs of queens
//! 6       no pair attacks: a solution
//! 7     q[k] = none
//! 8 start: place(1)
//! ```
//!
//! No constraint at all: every solution comes n! times, once for each order of its queens. A square that one queen has
//! tried is open to the next, so that no square is marked.

use std::iter::successors;

use super::full_boards::{ANYWHERE, FullBoards, Rule, Taken};
use crate::{Event, Facts, Finds, Square, Tag};

/// n queens on any n squares, in every order.
pub type OrderedPlacements = FullBoards<EveryOrder>;

/// The rule of [`OrderedPlacements`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct EveryOrder;

impl Rule for EveryOrder {
    const LINES: &'static [Tag] =
        &[Tag::Enter, Tag::Return, Tag::Place, Tag::Call, Tag::Test, Tag::Solution, Tag::Remove, Tag::Done];

    const FACTS: Facts = Facts { finds: Finds::EveryOrder, ..ANYWHERE };

    fn after(board: &Taken, last: Option<u16>) -> Option<u16> {
        let from = |square| board.start.square_from(board.n, square);
        let mut open = successors(from(last.map_or(0, |last| last + 1)), |square| from(square + 1));
        open.find(|square| !board.squares.contains(square))
    }

    fn call(board: &Taken) -> Event {
        Event::CallQueen { queen: board.queen() }
    }

    fn remove(square: Square) -> Event {
        Event::Lift { square }
    }

    fn give_up(board: &Taken) -> Event {
        Event::ReturnQueen { queen: board.queen(), from: u16::from(board.n) * u16::from(board.n) }
    }
}
