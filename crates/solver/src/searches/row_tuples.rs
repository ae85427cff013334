//! One queen a row on any column: all nⁿ boards, tested when full.
//!
//! ```text
//! 1 place(row):
//! 2   for column = 1 … n:
//! 3     x[row] = column
//! 4     if row < n: place(row + 1)
//! 5     else: test all pairs of queens
//! 6       no pair attacks: a solution
//! 7     x[row] = none
//! 8 start: place(1)
//! ```

use super::full_boards::{ANYWHERE, FullBoards, Rule, Taken};
use crate::analysis::Space;
use crate::facts::{Cursor, Keeps, Order, Refuses};
use crate::{Event, Facts, Marks, Square, Tag};

/// One queen a row, on any column.
pub type RowTuples = FullBoards<OneARow>;

/// The rule of [`RowTuples`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OneARow;

impl Rule for OneARow {
    const LINES: &'static [Tag] =
        &[Tag::Enter, Tag::Return, Tag::Place, Tag::Call, Tag::Test, Tag::Solution, Tag::Remove, Tag::Done];

    const FACTS: Facts = Facts {
        space: Some(Space::RowTuples),
        order: Order::Rows,
        keeps: Keeps::Array,
        cursor: Cursor::RowAndColumn,
        stack: Some("place"),
        refuses: Refuses::Row,
        ..ANYWHERE
    };

    fn after(board: &Taken, last: Option<u16>) -> Option<u16> {
        let (n, row) = (u16::from(board.n), row(board));
        let from = last.map_or(0, |last| last % n + 1);
        let column = board.start.column_from(board.n, row, from as u8)?;
        Some(u16::from(row) * n + u16::from(column))
    }

    fn call(board: &Taken) -> Event {
        Event::Call { row: row(board) }
    }

    fn remove(square: Square) -> Event {
        Event::Remove { square }
    }

    fn give_up(board: &Taken) -> Event {
        let row = row(board);
        Event::Return { row, marks: Marks { rejected: 0, failed: board.start.open(board.n, row) } }
    }
}

/// The row of the queen at work: the first open one below the queen put last.
fn row(board: &Taken) -> u8 {
    let below = board.put().last().map_or(0, |last| last / u16::from(board.n) + 1);
    board.start.row_from(board.n, below as u8).unwrap_or(0) // there is one: the board is not full
}
