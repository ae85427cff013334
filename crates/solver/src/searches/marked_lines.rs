//! Row by row with marks: each queen adds one to the marks on her lines, a square is free while its mark is 0.
//!
//! ```text
//! 1 place(row):
//! 2   for column = 1 … n:
//! 3     if mark(row, column) = 0:
//! 4       put a queen there; her lines: mark + 1
//! 5       if row = n: a solution
//! 6       else: place(row + 1)
//! 7       take her off; her lines: mark − 1
//! 8 start: place(1)
//! ```
//!
//! Marks are counted up and down: who sets them and clears them wipes out the marks of other queens, too, and accepts
//! boards that are no solutions.

use super::columns::Columns;
use super::line_marks::LineMarks;
use super::row_by_row::{Form, RowByRow, TEXTBOOK};
use crate::{Facts, Keeps, Square, Tag, View};

/// Backtracking with marked lines.
pub type MarkedLines = RowByRow<LineMarks>;

impl Form for LineMarks {
    const LINES: &'static [Tag] =
        &[Tag::Enter, Tag::Return, Tag::Test, Tag::Place, Tag::Solution, Tag::Call, Tag::Remove, Tag::Done];

    const FACTS: Facts = Facts { keeps: Keeps::LineMarks, ..TEXTBOOK };

    /// The marks tell whether there is one, the queens above who she is.
    fn attacker(&self, above: &Columns, square: Square) -> Option<Square> {
        if self.on_lines(square) == 0 { None } else { above.attacker(square) }
    }

    fn put(&mut self, square: Square) {
        self.add(square);
    }

    fn take(&mut self, square: Square) {
        self.subtract(square);
    }

    fn view(&self) -> View<'_> {
        View::Marked(self)
    }
}
