//! What a search is asked to do.

use std::fmt;

/// The largest board that a step-wise search takes: its rows are bit sets of 32 columns.
pub const MAX_SIZE: u8 = 32;

/// A board size, and the seed of the searches that draw lots.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Problem {
    n: u8,
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
        Self { n: 4, seed: 1 }
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
            Ok(n @ 1..=MAX_SIZE) => Ok(Self { n, seed: 1 }),
            _ => Err(SizeError { n }),
        }
    }

    /// The same board for another seed.
    #[must_use]
    pub const fn with_seed(self, seed: u64) -> Self {
        Self { seed, ..self }
    }

    /// Rows, columns and queens: 1 to [`MAX_SIZE`].
    pub const fn n(&self) -> u8 {
        self.n
    }
}
