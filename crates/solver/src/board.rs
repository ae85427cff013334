//! Queens on any squares of a small board, and who attacks whom.

use crate::Square;

/// The largest board that a step-wise search takes: its rows are bit sets of 32 columns.
pub const MAX_SIZE: u8 = 32;

/// Queens on a board of up to 32 × 32 squares: a bit set a row. Any squares may be taken, two in a row too.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    n: u8,
    queens: u16, // how many stand on the board
    rows: [u32; MAX_SIZE as usize],
}

impl Board {
    /// An empty board of size `n`, which is held within 1 to [`MAX_SIZE`].
    pub fn new(n: u8) -> Self {
        Self { n: n.clamp(1, MAX_SIZE), queens: 0, rows: [0; MAX_SIZE as usize] }
    }

    /// A board with queens on those of `squares` that lie on it.
    pub fn with_queens(n: u8, squares: impl IntoIterator<Item = Square>) -> Self {
        let mut board = Self::new(n);
        for square in squares {
            board.put(square);
        }
        board
    }

    /// Rows and columns.
    pub const fn n(&self) -> u8 {
        self.n
    }

    /// How many queens stand on the board.
    pub const fn len(&self) -> u16 {
        self.queens
    }

    /// Whether no queen stands on the board.
    pub const fn is_empty(&self) -> bool {
        self.queens == 0
    }

    /// Whether the square lies on the board.
    pub const fn holds(&self, square: Square) -> bool {
        square.row < self.n && square.column < self.n
    }

    /// Whether a queen stands on the square.
    pub const fn has(&self, square: Square) -> bool {
        self.holds(square) && self.rows[square.row as usize] & (1 << square.column) != 0
    }

    /// Puts a queen on the square; false where one stands already or the square lies off the board.
    pub fn put(&mut self, square: Square) -> bool {
        let new = self.holds(square) && !self.has(square);
        if new {
            self.rows[usize::from(square.row)] |= 1 << square.column;
            self.queens += 1;
        }
        new
    }

    /// Takes the queen off the square; false where none stands.
    pub fn take(&mut self, square: Square) -> bool {
        let stood = self.has(square);
        if stood {
            self.rows[usize::from(square.row)] &= !(1 << square.column);
            self.queens -= 1;
        }
        stood
    }

    /// The columns of the queens on a row as a bit set, column 0 the lowest bit; 0 off the board.
    pub fn row(&self, row: u8) -> u32 {
        self.rows.get(usize::from(row)).copied().unwrap_or(0)
    }

    /// The queens by row, then column.
    pub fn queens(&self) -> impl Iterator<Item = Square> + '_ {
        (0..self.n).flat_map(|row| columns(self.row(row)).map(move |column| Square::new(row, column)))
    }

    /// Every queen that attacks the square, upper rows first, a queen on the square itself not among them.
    ///
    /// ```
    /// use queens_solver::{Board, Square};
    /// // Q . . .   the square marked ? is attacked along its
    /// // . . Q .   column by nobody and along both diagonals
    /// // . ? . .   by one queen
    /// let board = Board::with_queens(4, [Square::new(0, 0), Square::new(1, 2)]);
    /// let attackers: Vec<_> = board.attackers(Square::new(2, 1)).collect();
    /// assert_eq!(attackers, [Square::new(1, 2)]);
    /// ```
    pub fn attackers(&self, square: Square) -> impl Iterator<Item = Square> + '_ {
        self.queens().filter(move |queen| queen.shared_line(square).is_some())
    }

    /// Every pair of queens on a common row, column or diagonal, also where another stands between them.
    pub fn conflicts(&self) -> Vec<(Square, Square)> {
        let queens: Vec<Square> = self.queens().collect();
        let pairs = |(i, &first): (usize, &Square)| {
            let later = queens[i + 1..].iter().filter(move |later| first.shared_line(**later).is_some());
            later.map(move |&later| (first, later)).collect::<Vec<_>>()
        };
        queens.iter().enumerate().flat_map(pairs).collect()
    }

    /// The squares of a row on which a queen of another square attacks, as a bit set of columns.
    pub fn attacked_in_row(&self, row: u8) -> u32 {
        let mut mask = 0;
        for (other, &queens) in (0..self.n).zip(&self.rows) {
            let rows = u32::from(row.abs_diff(other));
            mask |= if rows == 0 { beside(queens) } else { queens | shl(queens, rows) | shr(queens, rows) };
        }
        mask & all_columns(self.n)
    }

    /// What the queens on other rows take from a row, as three bit sets of columns: their columns, their diagonals down to
    /// the right (or up to the left), and those down to the left.
    ///
    /// ```
    /// use queens_solver::{Board, Square};
    /// let board = Board::with_queens(4, [Square::new(0, 0), Square::new(1, 2)]);
    /// assert_eq!(board.sets(2), [0b0101, 0b1100, 0b0010]); // of row 3, the lowest bit being column 1
    /// ```
    pub fn sets(&self, row: u8) -> [u32; 3] {
        let mut sets = [0; 3];
        for (other, &queens) in (0u8..).zip(&self.rows[..usize::from(self.n)]).filter(|(other, _)| *other != row) {
            let rows = u32::from(row.abs_diff(other));
            let (left, right) = (shr(queens, rows), shl(queens, rows));
            let (main, anti) = if other < row { (right, left) } else { (left, right) };
            for (set, squares) in sets.iter_mut().zip([queens, main, anti]) {
                *set |= squares & all_columns(self.n);
            }
        }
        sets
    }

    /// The squares of a row that no queen attacks and on which none stands, as a bit set of columns.
    pub fn safe_in_row(&self, row: u8) -> u32 {
        all_columns(self.n) & !self.attacked_in_row(row) & !self.row(row)
    }

    /// Whether n queens stand on the board and none attacks another.
    pub fn is_solution(&self) -> bool {
        self.queens == u16::from(self.n) && (0..self.n).all(|row| self.row(row) & self.attacked_in_row(row) == 0)
    }

    /// The column of the queen on each row, where every row has exactly one.
    pub fn columns(&self) -> Option<Vec<u8>> {
        let column = |row| Some(self.row(row)).filter(|bits| bits.is_power_of_two()).map(lowest);
        (0..self.n).map(column).collect()
    }

    /// The same queens on a board of size `n`, as far as they fit.
    #[must_use]
    pub fn resized(&self, n: u8) -> Self {
        Self::with_queens(n, self.queens())
    }
}

/// The columns in a bit set, left to right.
pub fn columns(mut mask: u32) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let column = (mask != 0).then(|| lowest(mask))?;
        mask &= mask - 1;
        Some(column)
    })
}

/// A bit set of the columns 0 to n − 1.
pub(crate) const fn all_columns(n: u8) -> u32 {
    if n >= 32 { u32::MAX } else { (1 << n) - 1 }
}

/// `mask` moved to the right on the board, bits past column 31 dropped.
pub(crate) fn shl(mask: u32, columns: u32) -> u32 {
    mask.checked_shl(columns).unwrap_or(0)
}

/// `mask` moved to the left on the board.
pub(crate) fn shr(mask: u32, columns: u32) -> u32 {
    mask.checked_shr(columns).unwrap_or(0)
}

pub(crate) fn lowest(mask: u32) -> u8 {
    mask.trailing_zeros() as u8
}

/// What the queens on one row attack along it: everything but a single queen's own square.
fn beside(queens: u32) -> u32 {
    match queens.count_ones() {
        0 => 0,
        1 => !queens,
        _ => u32::MAX,
    }
}
