//! What happens in one step of a search.

use crate::Square;

/// One step of a search: small, `Copy`, and with all that taking it back needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A row is entered from above.
    Call {
        /// The row that is entered.
        row: u8,
    },
    /// A square is tested against the queens on the board.
    Test {
        /// The square on trial.
        square: Square,
        /// The first attacker, upper rows first; `None` for a free square.
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
    /// A queen is taken off again.
    Remove {
        /// Her square.
        square: Square,
    },
    /// A row is left upwards: no column is left in it.
    Return {
        /// The row that is left.
        row: u8,
        /// The marks that leave the board with it.
        marks: Marks,
    },
    /// Everything has been tried; the last event of every search.
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

/// The kind of an event, as named in traces, listings and `state()`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // each is the event of the same name
pub enum Kind {
    Call,
    Test,
    Place,
    Solution,
    Remove,
    Return,
    Done,
}

/// What a line of a listing stands for: the kind of an event, the entry to the first row told from the entries below.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // but for `Enter`, each is the kind of the same name
pub enum Tag {
    /// The first row is entered.
    Enter,
    Call,
    Test,
    Place,
    Solution,
    Remove,
    Return,
    Done,
}

impl Event {
    /// The kind of this event.
    pub const fn kind(self) -> Kind {
        match self {
            Self::Call { .. } => Kind::Call,
            Self::Test { .. } => Kind::Test,
            Self::Place { .. } => Kind::Place,
            Self::Solution { .. } => Kind::Solution,
            Self::Remove { .. } => Kind::Remove,
            Self::Return { .. } => Kind::Return,
            Self::Done => Kind::Done,
        }
    }

    /// The tag of the listing line that this event carries out.
    pub const fn tag(self) -> Tag {
        match self {
            Self::Call { row: 0 } => Tag::Enter,
            Self::Call { .. } => Tag::Call,
            Self::Test { .. } => Tag::Test,
            Self::Place { .. } => Tag::Place,
            Self::Solution { .. } => Tag::Solution,
            Self::Remove { .. } => Tag::Remove,
            Self::Return { .. } => Tag::Return,
            Self::Done => Tag::Done,
        }
    }

    /// The row it happens on, from 0; `None` at the end.
    pub const fn row(self) -> Option<u8> {
        match self {
            Self::Call { row } | Self::Return { row, .. } => Some(row),
            _ => match self.square() {
                Some(square) => Some(square.row),
                None => None,
            },
        }
    }

    /// The square it happens on; `None` where it concerns a whole row or the whole run.
    pub const fn square(self) -> Option<Square> {
        match self {
            Self::Test { square, .. }
            | Self::Place { square }
            | Self::Solution { square }
            | Self::Remove { square } => Some(square),
            Self::Call { .. } | Self::Return { .. } | Self::Done => None,
        }
    }

    /// The first attacker of a rejected square.
    pub const fn by(self) -> Option<Square> {
        match self {
            Self::Test { by, .. } => by,
            _ => None,
        }
    }
}

impl Kind {
    /// The name in traces and in `state()`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Call => "call",
            Self::Test => "test",
            Self::Place => "place",
            Self::Solution => "solution",
            Self::Remove => "remove",
            Self::Return => "return",
            Self::Done => "done",
        }
    }
}

impl Tag {
    /// The name in the line markers of the listings.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Enter => "enter",
            Self::Call => "call",
            Self::Test => "test",
            Self::Place => "place",
            Self::Solution => "solution",
            Self::Remove => "remove",
            Self::Return => "return",
            Self::Done => "done",
        }
    }
}
