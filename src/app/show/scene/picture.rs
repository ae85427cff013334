//! The picture of a position.

use queens_solver::{Board, Square};

use super::figures::Figures;
use super::marks::{RING, hatch, mark};

/// The picture of a position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Scene {
    /// Rows and columns.
    pub n: u8,
    /// Queens on the board.
    pub queens: Vec<Square>,
    /// What is at work: a row, a column or a square.
    pub at_work: Option<AtWork>,
    /// The queen on trial.
    pub trial: Option<Trial>,
    /// Hatched: attacked squares still ahead, or all attacked ones of a position put up by hand.
    pub attacked: String,
    /// Dots on safe squares.
    pub safe: String,
    /// Small dots: the columns still free on a row, the options still linked, the permutation still open.
    pub candidates: String,
    /// A row without a column left.
    pub emptied: String,
    /// Strokes on the squares of a row: which of the three bit sets has them.
    pub bits: String,
    /// A corner of the squares whose queens were given.
    pub given: String,
    /// Numbers in squares: marks, attackers, the order of the queens.
    pub figures: Figures,
    /// Blocked squares.
    pub blocked: String,
    /// ✕ on rejected squares.
    pub rejected: String,
    /// ✕ in a ring where a try failed.
    pub failed: String,
    /// Rings around attackers.
    pub ringed: String,
    /// Rings around the queens of a solution.
    pub crowned: String,
    /// The line of the first attack.
    pub ray: String,
    /// The lines of the others.
    pub rays: String,
}

/// A part of the board that a search is at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AtWork {
    /// A row.
    Row(u8),
    /// A column.
    Column(u8),
    /// A square.
    Square(Square),
}

/// A square on trial.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trial {
    /// The square.
    pub square: Square,
    /// What came of it; `None` while it passes too fast to be read.
    pub attacked: Option<bool>,
}

impl Scene {
    /// The queens of a board, and nothing else.
    pub fn of_board(board: &Board) -> Self {
        Self { n: board.n(), queens: board.queens().collect(), ..Self::default() }
    }

    /// Hatches every square that a queen of the board attacks.
    pub fn hatch_attacked(&mut self, board: &Board) {
        self.attacked = hatch((0..self.n).map(|row| (row, board.attacked_in_row(row) & !board.row(row))));
    }

    /// A ring around every queen.
    pub fn crown(&mut self) {
        self.crowned = self.queens.iter().map(|queen| mark(RING, *queen)).collect();
    }
}
