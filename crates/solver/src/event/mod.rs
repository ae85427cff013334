//! What happens in one step of a search.

mod place;

use crate::Square;

/// One step of a search: small, `Copy`, and with all that taking it back needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A row is entered.
    Call {
        /// The row that is entered.
        row: u8,
    },
    /// A queen who may stand on any row is to find a square (`combinations`, `ordered-placements`).
    CallQueen {
        /// Which queen, from 0.
        queen: u8,
    },
    /// A square is entered (`cell-by-cell`).
    CallSquare {
        /// The square that is entered.
        square: Square,
        /// From where.
        way: Way,
    },
    /// An item is chosen and covered (`dancing-links`).
    Choose {
        /// The row or column that is to get its queen.
        item: Item,
        /// Nodes unlinked by covering it.
        unlinked: u16,
    },
    /// A row whose queen is attacked is drawn by lot (`min-conflicts`).
    Repair {
        /// The row.
        row: u8,
    },
    /// A list of columns is written (`construction`).
    List {
        /// The columns 1, 3, 5 … (from 1), not 2, 4, 6 …
        odd: bool,
    },
    /// A square is tested against the queens on the board.
    Test {
        /// The square on trial.
        square: Square,
        /// The first attacker, upper rows first; `None` for a free square.
        by: Option<Square>,
    },
    /// A test that leaves no mark: of a full board, of a square on a row ahead, of a column that is weighed.
    Check {
        /// The square on trial; of a full board, the later queen of its first attacking pair, or the queen placed last.
        square: Square,
        /// The first attacker, upper rows first.
        by: Option<Square>,
    },
    /// A queen is put on the board.
    Place {
        /// Her square.
        square: Square,
    },
    /// The board is full and accepted.
    Solution {
        /// The square of the queen that completed it.
        square: Square,
    },
    /// The mirror image of the board just accepted is accepted, too (`half-board`).
    Mirror {
        /// The square, mirrored, of the queen that completed it.
        square: Square,
    },
    /// A queen is taken off again; her square is marked as failed.
    Remove {
        /// Her square.
        square: Square,
    },
    /// A queen is taken off again and leaves no mark.
    Lift {
        /// Her square.
        square: Square,
    },
    /// A row is left: no column is left in it.
    Return {
        /// The row that is left.
        row: u8,
        /// The marks that leave the board with it.
        marks: Marks,
    },
    /// A queen who may stand on any row has no square left (`combinations`, `ordered-placements`).
    ReturnQueen {
        /// Which queen, from 0.
        queen: u8,
        /// The marks of failed squares leave the board from this one on, row · n + column; n² where none do.
        from: u16,
    },
    /// A square is left: it was tried with a queen and without (`cell-by-cell`).
    ReturnSquare {
        /// The square that is left.
        square: Square,
        /// Its mark, which leaves the board with it.
        marks: Marks,
    },
    /// An item has no option left and is uncovered (`dancing-links`).
    Release {
        /// The row or column.
        item: Item,
        /// The marks of failed squares along it, which leave the board: columns of a row, rows of a column.
        failed: u32,
    },
    /// A square leaves the set of those still free on a row ahead.
    Prune {
        /// The square; it is marked as rejected.
        square: Square,
        /// The queen just placed, who attacks it.
        by: Square,
    },
    /// The other items of a square are covered (`dancing-links`).
    Cover {
        /// The square.
        square: Square,
        /// Nodes unlinked by covering them.
        unlinked: u16,
    },
    /// Squares come back to the set of those still free on a row ahead.
    Restore {
        /// The row.
        row: u8,
        /// The columns that come back; they are no longer marked as rejected.
        columns: u32,
    },
    /// The other items of a square are uncovered (`dancing-links`).
    Uncover {
        /// The square.
        square: Square,
    },
    /// A queen goes from one square of her row to another, or stays: taken off and put on (`min-conflicts`).
    Move {
        /// Where she stood.
        from: Square,
        /// Where she stands now.
        to: Square,
    },
    /// Two columns of the permutation change places, and a row gets its queen.
    Swap {
        /// The queen's square.
        square: Square,
        /// The row whose column it was.
        with: u8,
    },
    /// Two columns of the permutation change back, and a row loses its queen; her square is marked as failed.
    SwapBack {
        /// The queen's square.
        square: Square,
        /// The row that gets the column back.
        with: u8,
    },
    /// Two columns change places in a list (`construction`).
    Exchange {
        /// The one.
        first: u8,
        /// The other.
        second: u8,
    },
    /// A column goes to the end of its list (`construction`).
    ToEnd {
        /// The column.
        column: u8,
    },
    /// Nothing is left to be done; the last event of every search.
    Done,
}

/// The ✕ marks of one row as bit sets of columns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Marks {
    /// Squares that failed their test.
    pub rejected: u32,
    /// Squares that held a queen who was taken off again.
    pub failed: u32,
}

/// From where a square is entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// It is the first one.
    Start,
    /// From the square after it, with a queen there.
    With,
    /// From the square after it, without a queen there.
    Without,
}

/// A line of the board that takes part in an exact cover, by number from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Item {
    /// A row: one queen stands on it.
    Row(u8),
    /// A column: one queen stands on it.
    Column(u8),
    /// The diagonal row + n − 1 − column: at most one queen stands on it.
    Main(u8),
    /// The diagonal row + column: at most one queen stands on it.
    Anti(u8),
}
