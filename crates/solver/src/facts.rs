//! What is true of a search as such, whatever the board: what others ask instead of its name.

use std::fmt;

use crate::Kind;
use crate::analysis::Space;

/// The facts of a search. Each search declares its own, beside its `LINES`; tests hold them against its runs.
///
/// ```
/// use queens_solver::{Order, SearchId};
/// assert!(SearchId::Permutations.facts().tests_full_boards());
/// assert_eq!(SearchId::Mrv.facts().order, Order::FewestColumns);
/// assert_eq!(SearchId::Recursive.facts().stack, Some("place"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Facts {
    /// The group in which it is offered.
    pub family: Family,
    /// The boards that it goes through, all of them or with whole branches left out; `None` where it goes through
    /// none: a local search goes from board to board, and a construction writes one down.
    pub space: Option<Space>,
    /// The order in which it goes over the board.
    pub order: Order,
    /// What it keeps of the queens.
    pub keeps: Keeps,
    /// What one of its tests is.
    pub test: Test,
    /// What one node of its tree is.
    pub node: Node,
    /// The variables of its loops.
    pub cursor: Cursor,
    /// The function whose open calls are a stack of rows, upper rows first; `None` where it keeps no such stack.
    pub stack: Option<&'static str>,
    /// On which lines it never puts two queens.
    pub refuses: Refuses,
    /// Whether it tries one half of the first row only, and mirrors what it finds.
    pub halves: bool,
    /// What it proves when it ends without a find.
    pub proof: Proof,
    /// How many solutions it finds.
    pub finds: Finds,
    /// Whether its steps are those of the textbook form, one for one.
    pub textbook: bool,
    /// The kind of step at which a row turns out to be a [dead end](crate::Run::is_dead_end); `None` where no row is
    /// one, but for rows that are blocked as a whole: it takes attacked squares too, or never turns back.
    pub dead_end: Option<Kind>,
    /// Whether it counts updates: nodes unlinked.
    pub updates: bool,
    /// Whether it begins from queens given and squares blocked, or why it does not.
    pub start: Result<(), Refusal>,
}

/// The groups in which the searches are offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Family {
    /// The forms of backtracking that textbooks teach.
    Backtracking,
    /// Those that test full boards only.
    FullBoards,
    /// What came after.
    Modern,
}

/// In which order a search goes over the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Order {
    /// The upper row first, the left column first.
    Rows,
    /// The row with the fewest free columns first, the left column first.
    FewestColumns,
    /// The last square first.
    Squares,
    /// Queen by queen, each on the first square left to her, in whatever row it lies.
    AnySquares,
    /// The row or column with the fewest options first.
    Items,
    /// Rows drawn by lot.
    Lots,
    /// By a formula, from the first row to the last.
    Formula,
}

/// What a search keeps of the queens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Keeps {
    /// An array x, the column of the queen on each row.
    Array,
    /// A two-dimensional array of 0 and 1.
    Grid,
    /// Marks on the lines of the queens.
    LineMarks,
    /// Three bit sets: columns and both kinds of diagonals.
    BitSets,
    /// A permutation of the columns.
    Permutation,
    /// A list of squares, in the order in which the queens were put.
    Squares,
    /// The board itself, a bit a square.
    Board,
    /// The columns still free on each row.
    Domains,
    /// The items covered of an exact cover.
    Cover,
    /// A column a row, and how many queens attack each.
    Attackers,
    /// Two lists of columns.
    Lists,
}

/// What one test is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Test {
    /// A candidate square, free or not, is tested against the queens on the board.
    Square,
    /// A free square is taken: what is attacked is never looked at.
    FreeSquare,
    /// A full board is tested, all pairs of its queens.
    FullBoard,
    /// A square that the new queen attacks is looked at, on a row not yet filled.
    SquareAhead,
    /// An option of an exact cover is tried.
    Option,
    /// A column is weighed: the queens that attack it are counted.
    Column,
    /// Nothing is tested.
    None,
}

/// What one node of the search tree is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Node {
    /// A queen put on the board.
    Placement,
    /// A position of a permutation fixed.
    Position,
    /// It has no tree.
    None,
}

/// The variables of the loops.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cursor {
    /// A row and a column.
    RowAndColumn,
    /// An index k, whose x\[k\] itself moves on.
    Index,
    /// How many positions of a permutation are fixed.
    Depth,
    /// A row alone.
    Row,
    /// A square, numbered row by row.
    Square,
    /// None that say where the search stands.
    None,
}

/// On which lines a search never puts two queens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Refuses {
    /// On none: it puts them anywhere.
    Nothing,
    /// On a row.
    Row,
    /// On a row or a column.
    RowAndColumn,
    /// On any line: none of its queens ever attacks another.
    AllLines,
}

/// What a search proves when it ends without a find.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Proof {
    /// That there is no solution: everything was tried.
    Exhaustion,
    /// Nothing: it has given up.
    Nothing,
    /// That there is no solution: the formula has one for every size that has any.
    Formula,
}

/// How many solutions a search finds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Finds {
    /// Every one.
    All,
    /// Every one, once for each order in which its queens can be put.
    EveryOrder,
    /// One: it ends with its first.
    One,
}

/// Why a search starts on the empty board alone.
///
/// ```
/// use queens_solver::{Refusal, SearchId};
/// assert_eq!(SearchId::HalfBoard.keeps_start(), Err(Refusal::HalfBoard));
/// assert_eq!(SearchId::Permutations.keeps_start(), Ok(()));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Refusal {
    /// The mirror image of a start is another start: the two halves of the board are not alike.
    HalfBoard,
    /// The closed form is one for the empty board.
    Construction,
}

impl Facts {
    /// Whether it tests full boards only, and so every board of its space, once each.
    pub const fn tests_full_boards(&self) -> bool {
        matches!(self.test, Test::FullBoard)
    }

    /// Whether it repairs a full board, queen by queen.
    pub const fn repairs(&self) -> bool {
        matches!(self.order, Order::Lots)
    }

    /// Whether its run is a walk over a tree.
    pub const fn has_tree(&self) -> bool {
        !matches!(self.node, Node::None)
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::HalfBoard => "the mirror image of a start is another start, so that the two halves are not alike",
            Self::Construction => "its formula is one for the empty board",
        })
    }
}
