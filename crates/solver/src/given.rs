//! Queens given and squares blocked, and what can be wrong with them.

use std::fmt;

use crate::board::{all_columns, lowest};
use crate::{Board, MAX_SIZE, Square, columns};

/// What is wrong with a start, as squares.
///
/// ```
/// use queens_solver::{Board, Problem, Square, StartError};
/// // Q . . .    both on the diagonal from the upper left
/// // . Q . .
/// let (upper, lower) = (Square::new(0, 0), Square::new(1, 1));
/// let queens = Board::with_queens(4, [upper, lower]);
/// let wrong = Problem::new(4).unwrap().with_start(&queens, &Board::new(4));
/// assert_eq!(wrong, Err(StartError::Attack { upper, lower }));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StartError {
    /// A queen, or a blocked square, lies off the board.
    OffBoard {
        /// Where it lies.
        square: Square,
    },
    /// A queen stands on a blocked square.
    Blocked {
        /// Her square.
        square: Square,
    },
    /// Two queens attack each other, whatever stands between them: the first attacked queen by row, then column, and
    /// the first who attacks her. More queens than rows always do.
    Attack {
        /// The queen on the upper row, or to the left on one row.
        upper: Square,
        /// The other.
        lower: Square,
    },
}

impl fmt::Display for StartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let said = |square: &Square| format!("row {}, column {}", square.row + 1, square.column + 1);
        match self {
            Self::OffBoard { square } => write!(f, "there is no square on {}", said(square)),
            Self::Blocked { square } => write!(f, "the queen on {} stands on a blocked square", said(square)),
            Self::Attack { upper, lower } => {
                write!(f, "the queens on {} and on {} attack each other", said(upper), said(lower))
            }
        }
    }
}

impl std::error::Error for StartError {}

/// Queens none of whom attacks another, and squares on which nobody may stand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Given {
    rows: u32,                         // rows with a queen
    x: [u8; MAX_SIZE as usize],        // her column, 0 on the other rows
    blocked: [u32; MAX_SIZE as usize], // columns a row
}

impl Given {
    /// A start on a board of size `n`.
    pub(crate) fn new(n: u8, queens: &Board, blocked: &Board) -> Result<Self, StartError> {
        let on_board = |square: &Square| square.row < n && square.column < n;
        if let Some(square) = queens.queens().chain(blocked.queens()).find(|square| !on_board(square)) {
            return Err(StartError::OffBoard { square });
        }
        if let Some(square) = queens.queens().find(|&square| blocked.has(square)) {
            return Err(StartError::Blocked { square });
        }
        let attacked = |upper| queens.attackers(upper).next().map(|lower| (upper, lower));
        if let Some((upper, lower)) = queens.queens().find_map(attacked) {
            return Err(StartError::Attack { upper, lower });
        }
        let mut given = Self { blocked: std::array::from_fn(|row| blocked.row(row as u8)), ..Self::default() };
        for Square { row, column } in queens.queens() {
            given.rows |= 1 << row;
            given.x[usize::from(row)] = column;
        }
        Ok(given)
    }

    /// Whether there is nothing: an empty board.
    pub(crate) fn is_empty(&self) -> bool {
        self.rows == 0 && self.blocked == [0; MAX_SIZE as usize]
    }

    /// The rows of the queens.
    pub(crate) const fn rows(&self) -> u32 {
        self.rows
    }

    /// The column of each queen by row, 0 on the other rows.
    pub(crate) const fn columns(&self) -> [u8; MAX_SIZE as usize] {
        self.x
    }

    /// The columns of a row that are blocked.
    pub(crate) fn blocked_in(&self, row: u8) -> u32 {
        self.blocked[usize::from(row)]
    }

    /// The queens, upper rows first.
    pub(crate) fn queens(&self) -> impl Iterator<Item = Square> + '_ {
        columns(self.rows).map(|row| Square::new(row, self.x[usize::from(row)]))
    }

    /// The squares on which nobody may stand, by row, then column.
    pub(crate) fn blocked(&self) -> impl Iterator<Item = Square> + '_ {
        (0u8..).zip(self.blocked).flat_map(|(row, set)| columns(set).map(move |column| Square::new(row, column)))
    }

    // What follows is kept out of the way of the plain problem: cold, and not inlined.

    #[cold]
    #[inline(never)]
    pub(crate) fn row_from(&self, n: u8, from: u8) -> Option<u8> {
        first(all_columns(n) & !self.rows & !all_columns(from))
    }

    #[cold]
    #[inline(never)]
    pub(crate) fn row_above(&self, row: u8) -> Option<u8> {
        last(!self.rows & all_columns(row))
    }

    #[cold]
    #[inline(never)]
    pub(crate) fn column_from(&self, n: u8, row: u8, from: u8) -> Option<u8> {
        first(self.open(n, row) & !all_columns(from))
    }

    #[cold]
    #[inline(never)]
    pub(crate) fn last_column(&self, n: u8, row: u8) -> Option<u8> {
        last(self.open(n, row))
    }

    #[cold]
    #[inline(never)]
    pub(crate) fn attacker_below(&self, square: Square) -> Option<Square> {
        self.queens().find(|queen| queen.row > square.row && queen.shared_line(square).is_some())
    }

    /// The columns of a row on which neither a given queen stands nor a blocked square lies.
    #[cold]
    #[inline(never)]
    pub(crate) fn open(&self, n: u8, row: u8) -> u32 {
        let given = (self.rows >> row & 1) << self.x[usize::from(row)];
        all_columns(n) & !self.blocked[usize::from(row)] & !given
    }
}

/// The lowest in a bit set of rows or columns.
fn first(set: u32) -> Option<u8> {
    (set != 0).then(|| lowest(set))
}

/// The highest in a bit set of rows or columns.
fn last(set: u32) -> Option<u8> {
    set.checked_ilog2().map(|highest| highest as u8)
}
