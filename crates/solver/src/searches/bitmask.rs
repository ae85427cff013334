//! Recursion on three bit sets: the columns and both diagonals that the queens above attack.
//!
//! ```text
//! 1 place(row, C, L, R):
//! 2   for each bit not in C, L or R:
//! 3     b = the lowest of them
//! 4     the queen of row stands on b
//! 5     if row = n: a solution
//! 6     else: place(row+1,C|b,(L|b)<<1,(R|b)>>1)
//! 7     take her off
//! 8 start: place(1, 0, 0, 0)
//! ```
//!
//! No queen is looked at: three "or"s find all free squares of a row at once, so that every test is one of a free
//! square.

use super::bit_sets::{BitSets, Part, WHOLE_BOARD};
use crate::{Facts, Tag};

/// Backtracking on three bit sets.
pub type Bitmask = BitSets<Whole>;

/// The part of [`Bitmask`]: the first row from end to end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Whole;

impl Part for Whole {
    const LINES: &'static [Tag] =
        &[Tag::Enter, Tag::Return, Tag::Test, Tag::Place, Tag::Solution, Tag::Call, Tag::Remove, Tag::Done];

    const FACTS: Facts = WHOLE_BOARD;
}
