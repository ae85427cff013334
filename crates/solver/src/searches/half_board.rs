//! Recursion on three bit sets with the left half of the first row only: the other half is the mirror image.
//!
//! ```text
//! 1 place(row, C, L, R):
//! 2   for each bit [row 1: left] not in C, L, R:
//! 3     b = the lowest of them
//! 4     the queen of row stands on b
//! 5     if row = n: a solution,
//! 6       and mirrored, unless from the middle
//! 7     else: place(row+1,C|b,(L|b)<<1,(R|b)>>1)
//! 8     take her off
//! 9 start: place(1, 0, 0, 0)
//! ```
//!
//! Mirrored left to right, a solution is another one: with the first queen left of the middle it becomes one with her
//! right of it. Those with her in the middle column of an odd board are mirror images of one another, and all found.

use super::bit_sets::{BitSets, Part, WHOLE_BOARD};
use crate::{Facts, Refusal, Tag};

/// Backtracking on three bit sets, half of the first row only.
pub type HalfBoard = BitSets<LeftHalf>;

/// The part of [`HalfBoard`]: the first row to its middle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LeftHalf;

impl Part for LeftHalf {
    const LINES: &'static [Tag] = &[
        Tag::Enter,
        Tag::Return,
        Tag::Test,
        Tag::Place,
        Tag::Solution,
        Tag::Mirror,
        Tag::Call,
        Tag::Remove,
        Tag::Done,
    ];

    const FACTS: Facts = Facts { halves: true, start: Err(Refusal::HalfBoard), ..WHOLE_BOARD };
}
