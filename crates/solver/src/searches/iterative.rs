//! Backtracking without recursion: an index k, the row at work, moves down and up.
//!
//! ```text
//! 1 k = 1; x[1 … n] = 0
//! 2 while k ≥ 1:
//! 3   if x[k] > 0: take queen k off column x[k]
//! 4   x[k] = x[k] + 1 until it is free or > n
//! 5   if x[k] > n: x[k] = 0, then k = k − 1
//! 6   else: queen k stands on column x[k]
//! 7     if k = n: a solution
//! 8     else: k = k + 1
//! ```
//!
//! Its steps are those of the recursive form, one for one: the array x is the stack of its own that takes the place of
//! the system's.

use super::row_by_row::{Form, RowByRow, TEXTBOOK};
use crate::{Cursor, Facts, Tag};

/// Backtracking with an index: k and x\[1\] … x\[k\] are all of its state.
pub type Iterative = RowByRow<Index>;

/// The form of [`Iterative`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Index;

impl Form for Index {
    const LINES: &'static [Tag] =
        &[Tag::Enter, Tag::Done, Tag::Remove, Tag::Test, Tag::Return, Tag::Place, Tag::Solution, Tag::Call];

    const FACTS: Facts = Facts { cursor: Cursor::Index, stack: None, ..TEXTBOOK };
}
