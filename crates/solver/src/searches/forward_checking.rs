//! Forward checking (Haralick and Elliott 1980): row by row, and every later row keeps the columns still free.
//!
//! ```text
//! 1 place(row):
//! 2   for each column of D[row]:
//! 3     the queen of row stands on column
//! 4     for each square she attacks below:
//! 5       if in its row's D: out of it
//! 6     if row = n: a solution
//! 7     else, if no D is empty: place(row + 1)
//! 8     what she took out: back into its D
//! 9     take her off
//! 10 start: place(1)
//! ```

use super::look_ahead::{DOWNWARDS, LookAhead, Order};
use crate::{Facts, Tag};

/// Forward checking, rows downwards.
pub type ForwardChecking = LookAhead<Downwards>;

/// The order of [`ForwardChecking`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Downwards;

impl Order for Downwards {
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

    const FACTS: Facts = DOWNWARDS;

    fn choose(mut rows: impl Iterator<Item = (u8, u32)>) -> Option<u8> {
        rows.next().map(|(row, _)| row)
    }
}
