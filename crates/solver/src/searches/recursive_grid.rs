//! Recursive backtracking on a two-dimensional array of 0 and 1, scanned for attackers.
//!
//! ```text
//! 1 place(row):
//! 2   for column = 1 … n:
//! 3     if no 1 on her lines:
//! 4       a[row][column] = 1
//! 5       if row = n: a solution
//! 6       else: place(row + 1)
//! 7       a[row][column] = 0
//! 8 start: place(1)
//! ```
//!
//! A whole board is kept where one number a row would do, so that a test looks at squares, not at queens.

use super::columns::Columns;
use super::row_by_row::{Form, RowByRow, TEXTBOOK};
use crate::board::{shl, shr};
use crate::{Facts, Keeps, MAX_SIZE, Square, Tag, columns};

/// Recursive backtracking on a board of 0 and 1.
pub type RecursiveGrid = RowByRow<Grid>;

/// The form of [`RecursiveGrid`]: the array, a bit a square.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Grid {
    rows: [u32; MAX_SIZE as usize],
}

impl Form for Grid {
    const LINES: &'static [Tag] =
        &[Tag::Enter, Tag::Return, Tag::Test, Tag::Place, Tag::Solution, Tag::Call, Tag::Remove, Tag::Done];

    const FACTS: Facts = Facts { keeps: Keeps::Grid, ..TEXTBOOK };

    /// Scans straight up and along both diagonals, from the top row down.
    fn attacker(&self, _above: &Columns, square: Square) -> Option<Square> {
        let column = 1 << square.column;
        let above = |row: u8| {
            let rows = u32::from(square.row - row);
            let scanned = column | shl(column, rows) | shr(column, rows);
            let queen = columns(self.rows[usize::from(row)] & scanned).next()?;
            Some(Square::new(row, queen))
        };
        (0..square.row).find_map(above)
    }

    fn put(&mut self, square: Square) {
        self.rows[usize::from(square.row)] |= 1 << square.column;
    }

    fn take(&mut self, square: Square) {
        self.rows[usize::from(square.row)] &= !(1 << square.column);
    }
}
