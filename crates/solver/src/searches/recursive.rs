//! Recursive backtracking on one array x\[row\] = column, the textbook form.
//!
//! ```text
//! 1 place(row):
//! 2   for column = 1 … n:
//! 3     if (row, column) is free:
//! 4       x[row] = column
//! 5       if row = n: a solution
//! 6       else: place(row + 1)
//! 7       x[row] = none
//! 8 start: place(1)
//! ```

use super::row_by_row::{Form, RowByRow, TEXTBOOK};
use crate::{Facts, Tag};

/// Recursive backtracking: the open calls place(1) … place(row), each with its own column.
pub type Recursive = RowByRow<Calls>;

/// The form of [`Recursive`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Calls;

impl Form for Calls {
    const LINES: &'static [Tag] =
        &[Tag::Enter, Tag::Return, Tag::Test, Tag::Place, Tag::Solution, Tag::Call, Tag::Remove, Tag::Done];

    const FACTS: Facts = TEXTBOOK;
}
