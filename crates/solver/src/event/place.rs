//! Where on the board an event happens.

use super::{Event, Item};
use crate::Square;

/// What an event is about.
enum Place {
    Square(Square),
    Row(u8),
    Column(u8),
    Nowhere,
}

impl Place {
    const fn of_item(item: Item) -> Self {
        match item {
            Item::Row(row) => Self::Row(row),
            Item::Column(column) => Self::Column(column),
            Item::Main(_) | Item::Anti(_) => Self::Nowhere,
        }
    }
}

impl Event {
    const fn place(self) -> Place {
        match self {
            Self::Test { square, .. }
            | Self::Check { square, .. }
            | Self::Place { square }
            | Self::Solution { square }
            | Self::Mirror { square }
            | Self::Remove { square }
            | Self::Lift { square }
            | Self::CallSquare { square, .. }
            | Self::ReturnSquare { square, .. }
            | Self::Prune { square, .. }
            | Self::Cover { square, .. }
            | Self::Uncover { square }
            | Self::Move { to: square, .. }
            | Self::Swap { square, .. }
            | Self::SwapBack { square, .. } => Place::Square(square),
            Self::Call { row } | Self::Return { row, .. } | Self::Repair { row } | Self::Restore { row, .. } => {
                Place::Row(row)
            }
            Self::Exchange { first: column, .. } | Self::ToEnd { column } => Place::Column(column),
            Self::Choose { item, .. } | Self::Release { item, .. } => Place::of_item(item),
            Self::CallQueen { .. } | Self::ReturnQueen { .. } | Self::List { .. } | Self::Done => Place::Nowhere,
        }
    }

    /// The row it happens on, from 0; `None` where it concerns no row, or the whole run.
    pub const fn row(self) -> Option<u8> {
        match self.place() {
            Place::Square(Square { row, .. }) | Place::Row(row) => Some(row),
            Place::Column(_) | Place::Nowhere => None,
        }
    }

    /// The column it happens on, from 0; `None` where it concerns no column, or the whole run.
    pub const fn column(self) -> Option<u8> {
        match self.place() {
            Place::Square(Square { column, .. }) | Place::Column(column) => Some(column),
            Place::Row(_) | Place::Nowhere => None,
        }
    }

    /// The square it happens on, the one moved to for a move; `None` where it concerns a line or the whole run.
    pub const fn square(self) -> Option<Square> {
        match self.place() {
            Place::Square(square) => Some(square),
            Place::Row(_) | Place::Column(_) | Place::Nowhere => None,
        }
    }

    /// The first attacker of a square that failed its test, or was pruned.
    pub const fn by(self) -> Option<Square> {
        match self.trial() {
            Some((_, by)) => by,
            None => None,
        }
    }

    /// The square that is tested, weighed or pruned.
    pub const fn tested(self) -> Option<Square> {
        match self.trial() {
            Some((square, _)) => Some(square),
            None => None,
        }
    }

    /// A square that is looked at, and its first attacker.
    const fn trial(self) -> Option<(Square, Option<Square>)> {
        match self {
            Self::Test { square, by } | Self::Check { square, by } => Some((square, by)),
            Self::Prune { square, by } => Some((square, Some(by))),
            Self::Call { .. }
            | Self::CallQueen { .. }
            | Self::CallSquare { .. }
            | Self::Choose { .. }
            | Self::Repair { .. }
            | Self::List { .. }
            | Self::Place { .. }
            | Self::Solution { .. }
            | Self::Mirror { .. }
            | Self::Remove { .. }
            | Self::Lift { .. }
            | Self::Return { .. }
            | Self::ReturnQueen { .. }
            | Self::ReturnSquare { .. }
            | Self::Release { .. }
            | Self::Cover { .. }
            | Self::Restore { .. }
            | Self::Uncover { .. }
            | Self::Move { .. }
            | Self::Swap { .. }
            | Self::SwapBack { .. }
            | Self::Exchange { .. }
            | Self::ToEnd { .. }
            | Self::Done => None,
        }
    }

    /// The square on which a queen stands after this step and did not before (a queen who moves may have stayed).
    pub const fn puts(self) -> Option<Square> {
        self.queen().1
    }

    /// The square that a queen leaves in this step (a queen who moves may stay).
    pub const fn takes(self) -> Option<Square> {
        self.queen().0
    }

    /// Where a queen is taken off, and where one is put.
    const fn queen(self) -> (Option<Square>, Option<Square>) {
        match self {
            Self::Place { square } | Self::Swap { square, .. } => (None, Some(square)),
            Self::Remove { square } | Self::Lift { square } | Self::SwapBack { square, .. } => (Some(square), None),
            Self::Move { from, to } => (Some(from), Some(to)),
            Self::Call { .. }
            | Self::CallQueen { .. }
            | Self::CallSquare { .. }
            | Self::Choose { .. }
            | Self::Repair { .. }
            | Self::List { .. }
            | Self::Test { .. }
            | Self::Check { .. }
            | Self::Solution { .. }
            | Self::Mirror { .. }
            | Self::Return { .. }
            | Self::ReturnQueen { .. }
            | Self::ReturnSquare { .. }
            | Self::Release { .. }
            | Self::Prune { .. }
            | Self::Cover { .. }
            | Self::Restore { .. }
            | Self::Uncover { .. }
            | Self::Exchange { .. }
            | Self::ToEnd { .. }
            | Self::Done => (None, None),
        }
    }
}
