//! What is to be drawn with a search, beside the board, its marks and the counters.

use crate::Item;
use crate::searches::{Cover, LineMarks};

/// What a search holds that is worth drawing. Rows and columns are counted from 0.
///
/// ```
/// use queens_solver::{Problem, Run, SearchId, View};
/// let mut run = Run::new(SearchId::Permutations, &Problem::new(4).unwrap());
/// run.advance(); // row 1 is entered
/// run.advance(); // column 1 changes places with itself
/// assert_eq!(run.search().view(), View::Permutation { x: &[0, 1, 2, 3], fixed: 0b0001 });
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum View<'a> {
    /// The board, its marks and the last event say it all: `recursive`, `iterative`, `recursive-grid`, `cell-by-cell`.
    Board,
    /// Queens numbered in the order in which they are put: queen k on the k-th square, row · n + column. `row-tuples`,
    /// `combinations`, `ordered-placements`.
    Order {
        /// The squares of the queens on the board.
        squares: &'a [u16],
    },
    /// The marks on each square: `marked-lines`.
    Marked(&'a LineMarks),
    /// The array that is permuted, a column a row: `permutations`.
    Permutation {
        /// The columns.
        x: &'a [u8],
        /// The rows that have their queen, as a bit set.
        fixed: u32,
    },
    /// The bit sets of the row at work, which follow from the queens ([`Board::sets`](crate::Board::sets)): `bitmask`,
    /// `half-board`.
    BitSets,
    /// The columns still free on each row: `forward-checking`, `mrv`.
    Domains {
        /// A bit set a row. That of a row that has its queen is as it was when the row was entered.
        domains: &'a [u32],
        /// The rows that have their queen.
        filled: u32,
        /// The first row without a queen that has no column left.
        emptied: Option<u8>,
    },
    /// The items and options of the exact cover: `dancing-links`.
    ExactCover {
        /// The items, covered or not, and the options still linked.
        cover: &'a Cover,
        /// The items chosen and not yet released, the newest last.
        chosen: &'a [Item],
    },
    /// How many queens attack each square of the row whose queen is to move: `min-conflicts`.
    Weights {
        /// The row; `None` while none is drawn.
        row: Option<u8>,
        /// How many of the other queens attack its square on each column; 0 past the board, on blocked squares, and
        /// where no row is drawn.
        attackers: [u8; crate::MAX_SIZE as usize],
        /// How many columns, from the left, have been weighed, blocked squares counted as if they had been.
        weighed: u8,
        /// Moves made so far.
        moves: u32,
    },
    /// The two lists, as they stand at this step, columns from 0: `construction`.
    Lists {
        /// The columns 2, 4, 6 … from 1.
        even: Vec<u8>,
        /// The columns 1, 3, 5 … from 1.
        odd: Vec<u8>,
    },
}
