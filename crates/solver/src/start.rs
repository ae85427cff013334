//! A start as the searches keep it.

use std::sync::Arc;

use crate::board::all_columns;
use crate::given::Given;
use crate::{MAX_SIZE, Problem, Square};

/// The start of a problem as the searches keep it; for the plain problem a null pointer, and every answer is that of an
/// empty board. What a search may take is *open*: a row without a given queen, a square neither given nor blocked.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Start(Option<Arc<Given>>);

impl Start {
    /// The start of a problem.
    pub(crate) fn of(problem: &Problem) -> Self {
        Self(problem.has_start().then(|| Arc::new(*problem.given())))
    }

    /// Whether there is none.
    pub(crate) const fn is_plain(&self) -> bool {
        self.0.is_none()
    }

    /// The given queens, upper rows first.
    pub(crate) fn queens(&self) -> impl Iterator<Item = Square> + '_ {
        self.0.iter().flat_map(|given| given.queens())
    }

    /// The rows of the given queens.
    pub(crate) fn rows(&self) -> u32 {
        self.0.as_ref().map_or(0, |given| given.rows())
    }

    /// How many queens are given.
    pub(crate) fn count(&self) -> u8 {
        self.rows().count_ones() as u8
    }

    /// The column of each given queen by row, 0 on the other rows.
    pub(crate) fn columns(&self) -> [u8; MAX_SIZE as usize] {
        self.0.as_ref().map_or([0; MAX_SIZE as usize], |given| given.columns())
    }

    /// Whether all queens are given: the board is a solution, and nothing is left to be done.
    #[inline]
    pub(crate) fn is_full(&self, n: u8) -> bool {
        self.0.as_ref().is_some_and(|given| given.rows() == all_columns(n))
    }

    /// The first open row from one on, downwards.
    #[inline]
    pub(crate) fn row_from(&self, n: u8, from: u8) -> Option<u8> {
        match &self.0 {
            None => (from < n).then_some(from),
            Some(given) => given.row_from(n, from),
        }
    }

    /// The next open row above one.
    #[inline]
    pub(crate) fn row_above(&self, row: u8) -> Option<u8> {
        match &self.0 {
            None => row.checked_sub(1),
            Some(given) => given.row_above(row),
        }
    }

    /// The columns of the open squares of a row.
    #[inline]
    pub(crate) fn open(&self, n: u8, row: u8) -> u32 {
        self.0.as_ref().map_or_else(|| all_columns(n), |given| given.open(n, row))
    }

    /// The columns of a row that are blocked.
    pub(crate) fn blocked(&self, row: u8) -> u32 {
        self.0.as_ref().map_or(0, |given| given.blocked_in(row))
    }

    /// The first open square of a row from one column on, to the right.
    #[inline]
    pub(crate) fn column_from(&self, n: u8, row: u8, from: u8) -> Option<u8> {
        match &self.0 {
            None => (from < n).then_some(from),
            Some(given) => given.column_from(n, row, from),
        }
    }

    /// The last open square of a row.
    #[inline]
    pub(crate) fn last_column(&self, n: u8, row: u8) -> Option<u8> {
        match &self.0 {
            None => n.checked_sub(1),
            Some(given) => given.last_column(n, row),
        }
    }

    /// The first open square from one on, by row, then column; squares are row · n + column.
    #[inline]
    pub(crate) fn square_from(&self, n: u8, from: u16) -> Option<u16> {
        let squares = u16::from(n) * u16::from(n);
        (from..squares).find(|&square| self.is_open(n, square))
    }

    /// The last open square before one; squares are row · n + column.
    #[inline]
    pub(crate) fn square_before(&self, n: u8, before: u16) -> Option<u16> {
        (0..before).rev().find(|&square| self.is_open(n, square))
    }

    #[inline]
    fn is_open(&self, n: u8, square: u16) -> bool {
        let size = u16::from(n);
        self.0.as_ref().is_none_or(|given| given.open(n, (square / size) as u8) >> (square % size) & 1 != 0)
    }

    /// The first given queen below a square who attacks it.
    #[inline]
    pub(crate) fn attacker_below(&self, square: Square) -> Option<Square> {
        self.0.as_ref().and_then(|given| given.attacker_below(square))
    }
}
