//! One square of a board, and the lines on which queens attack.

/// A square by row and column, both from 0 (the top row, the left column).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square {
    /// Row from 0, the top one.
    pub row: u8,
    /// Column from 0, the left one.
    pub column: u8,
}

/// A line that two squares share.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Line {
    /// The same row.
    Row,
    /// The same column.
    Column,
    /// Equal row − column: from the upper left to the lower right.
    MainDiagonal,
    /// Equal row + column: from the upper right to the lower left.
    AntiDiagonal,
}

impl Square {
    /// The square on `row` and `column`, both from 0.
    pub const fn new(row: u8, column: u8) -> Self {
        Self { row, column }
    }

    /// The line on which queens on `self` and `other` attack each other, whatever stands between them; `None` where
    /// there is none or where both are one square.
    ///
    /// ```
    /// use queens_solver::{Line, Square};
    /// assert_eq!(Square::new(2, 1).shared_line(Square::new(1, 0)), Some(Line::MainDiagonal));
    /// assert_eq!(Square::new(2, 1).shared_line(Square::new(0, 0)), None);
    /// ```
    pub const fn shared_line(self, other: Self) -> Option<Line> {
        let (rows, columns) = (self.rows_to(other), self.columns_to(other));
        match (rows, columns) {
            (0, 0) => None,
            (0, _) => Some(Line::Row),
            (_, 0) => Some(Line::Column),
            _ if rows != columns => None,
            _ if (self.row < other.row) == (self.column < other.column) => Some(Line::MainDiagonal),
            _ => Some(Line::AntiDiagonal),
        }
    }

    /// How many rows lie between the two squares, 0 for one row.
    pub const fn rows_to(self, other: Self) -> u8 {
        self.row.abs_diff(other.row)
    }

    /// How many columns lie between the two squares, 0 for one column.
    pub const fn columns_to(self, other: Self) -> u8 {
        self.column.abs_diff(other.column)
    }
}
