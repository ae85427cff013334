//! What a search is asked to do.

use std::fmt;

use crate::given::Given;
use crate::{Board, MAX_SIZE, StartError};

/// A board size, the seed of the searches that draw lots, and a start.
///
/// **A start** is queens given and squares blocked. Given queens are on the board at step 0 and stay to the end: they
/// are never put, tested, taken off or counted, and they attack like all others, those on lower rows too. Rows that
/// have their queen are skipped; a blocked square is never tested nor taken, and nothing is said of it. A row whose
/// squares are all blocked is entered and left. A board that is full at the start is accepted (`solution`), and that is
/// all (`done`). Not every search keeps a start: [`SearchId::keeps_start`](crate::SearchId::keeps_start) says which do,
/// the others begin on the empty board whatever they are given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Problem {
    n: u8,
    given: Given,
    /// Seed of the generator inside a search that draws lots; the others do not read it.
    pub seed: u64,
}

/// A board size outside 1 to [`MAX_SIZE`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SizeError {
    /// The size that was asked for.
    pub n: u64,
}

impl Default for Problem {
    /// 4 × 4: the smallest board, but for a single square, that has a solution.
    fn default() -> Self {
        Self { n: 4, seed: 1, given: Given::default() }
    }
}

impl fmt::Display for SizeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a board of size {} was asked for; sizes are 1 to {MAX_SIZE}", self.n)
    }
}

impl std::error::Error for SizeError {}

impl Problem {
    /// An empty board of size n × n, seed 1.
    ///
    /// # Errors
    /// [`SizeError`] unless 1 ≤ n ≤ [`MAX_SIZE`].
    ///
    /// ```
    /// use queens_solver::Problem;
    /// assert_eq!(Problem::new(8).unwrap().n(), 8);
    /// assert!(Problem::new(0).is_err() && Problem::new(33).is_err());
    /// ```
    pub fn new(n: u64) -> Result<Self, SizeError> {
        match u8::try_from(n) {
            Ok(n @ 1..=MAX_SIZE) => Ok(Self { n, ..Self::default() }),
            _ => Err(SizeError { n }),
        }
    }

    /// The same board for another seed.
    #[must_use]
    pub const fn with_seed(self, seed: u64) -> Self {
        Self { seed, ..self }
    }

    /// The same board with queens on it and squares blocked, in place of those it had; two empty boards give the plain
    /// problem. Boards of another size will do where all of their squares lie on this one.
    ///
    /// # Errors
    /// [`StartError`] where a square lies off the board, a queen stands on a blocked square, or two attack each other.
    ///
    /// ```
    /// use queens_solver::{Board, Event, Problem, Run, SearchId, Square};
    /// // . . Q .    row 1 has its queen,
    /// // # . . .    one square is blocked
    /// let queens = Board::with_queens(4, [Square::new(0, 2)]);
    /// let blocked = Board::with_queens(4, [Square::new(1, 0)]);
    /// let problem = Problem::new(4).unwrap().with_start(&queens, &blocked).unwrap();
    /// let mut run = Run::new(SearchId::Recursive, &problem);
    /// assert_eq!(*run.board(), queens);
    /// assert_eq!(run.advance(), Some(Event::Call { row: 1 }));
    /// assert_eq!(run.advance(), Some(Event::Test { square: Square::new(1, 1), by: Some(Square::new(0, 2)) }));
    /// let plain = problem.with_start(&Board::new(4), &Board::new(4)).unwrap();
    /// assert_eq!(plain, Problem::new(4).unwrap());
    /// ```
    pub fn with_start(self, queens: &Board, blocked: &Board) -> Result<Self, StartError> {
        Ok(Self { given: Given::new(self.n, queens, blocked)?, ..self })
    }

    /// The queens that are given.
    pub fn start_queens(&self) -> Board {
        Board::with_queens(self.n, self.given.queens())
    }

    /// The squares that are blocked, as if queens stood there.
    pub fn blocked(&self) -> Board {
        Board::with_queens(self.n, self.given.blocked())
    }

    /// Whether a queen is given or a square blocked.
    pub fn has_start(&self) -> bool {
        !self.given.is_empty()
    }

    pub(crate) const fn given(&self) -> &Given {
        &self.given
    }

    /// Rows, columns and queens: 1 to [`MAX_SIZE`].
    pub const fn n(&self) -> u8 {
        self.n
    }
}
