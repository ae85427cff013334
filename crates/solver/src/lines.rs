//! The columns and diagonals that queens stand on, as three bit sets.

use crate::Square;
use crate::board::all_columns;

/// The columns and diagonals that are taken. A bit is a line of the board, so that taking a queen off clears just what
/// putting her on has set.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Lines {
    columns: u32,
    main: u64, // bit column + 31 − row
    anti: u64, // bit row + column
}

/// The lines through the squares of one row, bit by column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Slices {
    pub(crate) columns: u32,
    pub(crate) main: u32,
    pub(crate) anti: u32,
}

impl Lines {
    pub(crate) const fn of(square: Square) -> Self {
        Self {
            columns: 1 << square.column,
            main: 1 << (square.column + 31 - square.row),
            anti: 1 << (square.row + square.column),
        }
    }

    /// A column alone.
    pub(crate) const fn column(column: u8) -> Self {
        Self { columns: 1 << column, main: 0, anti: 0 }
    }

    /// The diagonal from the upper left alone.
    pub(crate) const fn main(square: Square) -> Self {
        Self { columns: 0, anti: 0, ..Self::of(square) }
    }

    /// The diagonal from the upper right alone.
    pub(crate) const fn anti(square: Square) -> Self {
        Self { columns: 0, main: 0, ..Self::of(square) }
    }

    pub(crate) const fn put(&mut self, lines: Self) {
        self.columns |= lines.columns;
        self.main |= lines.main;
        self.anti |= lines.anti;
    }

    pub(crate) const fn take(&mut self, lines: Self) {
        self.columns &= !lines.columns;
        self.main &= !lines.main;
        self.anti &= !lines.anti;
    }

    /// Whether any of the lines is taken.
    pub(crate) const fn meet(&self, lines: Self) -> bool {
        self.columns & lines.columns != 0 || self.main & lines.main != 0 || self.anti & lines.anti != 0
    }

    pub(crate) const fn slices(&self, row: u8) -> Slices {
        Slices { columns: self.columns, main: (self.main >> (31 - row)) as u32, anti: (self.anti >> row) as u32 }
    }

    /// The columns of a row none of whose lines is taken.
    pub(crate) const fn free(&self, n: u8, row: u8) -> u32 {
        let Slices { columns, main, anti } = self.slices(row);
        all_columns(n) & !(columns | main | anti)
    }
}
