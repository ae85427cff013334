//! Forward checking with the row of fewest columns next: minimum remaining values, fail first (Haralick and Elliott
//! 1980).
//!
//! ```text
//! 1 place(row):
//! 2   for each column of D[row]:
//! 3     the queen of row stands on column
//! 4     for each square she attacks, empty rows:
//! 5       if in its row's D: out of it
//! 6     if no row is empty: a solution
//! 7     else, if no D is: place(row of smallest D)
//! 8     what she took out: back into its D
//! 9     take her off
//! 10 start: place(1)
//! ```
//!
//! Of rows with equally few columns the upper one comes next. Row 1 is the first, for all sets are full, unless a start
//! has taken columns out.

use super::look_ahead::{DOWNWARDS, LookAhead, Order};
use crate::{Facts, Tag, facts};

/// Forward checking, the row with fewest free columns next.
pub type Mrv = LookAhead<FewestColumns>;

/// The order of [`Mrv`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FewestColumns;

impl Order for FewestColumns {
    const LINES: &'static [Tag] = &[
        Tag::Enter,
        Tag::Return,
        Tag::Place,
        Tag::Test,
        Tag::Prune,
        Tag::Solution,
        Tag::Call,
        Tag::Restore,
        Tag::Remove,
        Tag::Done,
    ];

    const FACTS: Facts = Facts { order: facts::Order::FewestColumns, stack: None, ..DOWNWARDS };

    fn choose(rows: impl Iterator<Item = (u8, u32)>) -> Option<u8> {
        rows.min_by_key(|(_, columns)| columns.count_ones()).map(|(row, _)| row) // the first of equals
    }
}
