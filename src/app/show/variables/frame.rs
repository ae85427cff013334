//! The call whose variables are shown.

use queens_solver::{Cursor, Event, Facts, Item, Keeps, Kind, Square, View, columns};

use super::values::{NOTHING, list};
use crate::app::show::listing::Code;
use crate::app::show::seen::Seen;

/// The call at work, or the main program where none is.
#[derive(Clone, Copy)]
pub(super) struct Frame<'a> {
    pub(super) seen: &'a Seen<'a>,
    pub(super) code: Code,
    /// Whether the listing is a program, and not pseudo-code.
    pub(super) is_program: bool,
    pub(super) last: Option<Event>,
    /// Its row, from 0.
    pub(super) row: Option<u8>,
    /// Its column, from 0, once there is one. In Python a loop that is over leaves its variable behind.
    pub(super) column: Option<u8>,
    /// The square of that.
    pub(super) square: Option<Square>,
}

impl<'a> Frame<'a> {
    pub(super) fn new(seen: &'a Seen<'a>, code: Code) -> Self {
        let (last, row) = (seen.last(), seen.row_at_work());
        let frame = Self { seen, code, is_program: code != Code::Pseudo, last, row, column: None, square: None };
        let square = last.and_then(|last| frame.square_of(last));
        Self { column: square.map(|square| square.column), square, ..frame }
    }

    pub(super) const fn facts(&self) -> &'static Facts {
        self.seen.facts()
    }

    pub(super) fn is_at(&self, kind: Kind) -> bool {
        self.last.is_some_and(|last| last.kind() == kind)
    }

    /// The square that the loops of the call stand at.
    fn square_of(&self, last: Event) -> Option<Square> {
        let by_squares = self.facts().cursor == Cursor::Square;
        match last.kind() {
            Kind::Call if by_squares => None, // its row and column are not yet worked out
            Kind::Return if by_squares => last.square(),
            Kind::Return if self.code == Code::Python => self.left_behind(last),
            Kind::Call | Kind::Return | Kind::Done => None,
            Kind::Place | Kind::Remove | Kind::Swap | Kind::Move => last.square(),
            Kind::Test if matches!(last, Event::Test { .. }) => last.square(),
            Kind::Test | Kind::Solution | Kind::Prune | Kind::Restore => {
                let row = self.row?;
                let square = last.square().filter(|_| self.facts().keeps == Keeps::Cover);
                let queen = columns(self.seen.searched().row(row)).next().map(|column| Square::new(row, column));
                square.or(queen)
            }
        }
    }

    /// What a loop that is over leaves behind in Python: the last that was tried.
    fn left_behind(&self, last: Event) -> Option<Square> {
        let highest = |set: u32| set.checked_ilog2().map(|bit| bit as u8);
        match (last, self.facts().keeps) {
            (Event::Return { row, .. }, Keeps::BitSets) => Some(Square::new(row, highest(self.tried()?)?)),
            (Event::Return { row, marks }, Keeps::Domains) => Some(Square::new(row, highest(marks.failed)?)),
            (Event::Release { item: Item::Column(column), failed }, _) => Some(Square::new(highest(failed)?, column)),
            (Event::Release { item: Item::Row(row) | Item::Main(row) | Item::Anti(row), failed }, _) => {
                Some(Square::new(row, highest(failed)?))
            }
            _ => self.row.map(|row| Square::new(row, self.seen.n() - 1)),
        }
    }

    /// The squares of the queens, from 1, in their order; 0 for those who have none.
    pub(super) fn squares(&self) -> Vec<u16> {
        let View::Order { squares } = self.seen.view() else { return Vec::new() };
        let none = usize::from(self.seen.n()).saturating_sub(squares.len());
        squares.iter().map(|square| square + 1).chain(std::iter::repeat_n(0, none)).collect()
    }

    /// An entry of x, from 1, or 0: the column of the queen on a row. Without recursion x\[k\] itself moves on, so that it
    /// holds a column on trial, and one whose queen has just been taken off.
    pub(super) fn entry(&self, row: u8) -> u16 {
        let queen = columns(self.seen.searched().row(row)).next();
        let moves_on = self.facts().cursor == Cursor::Index && self.row == Some(row) && !self.is_at(Kind::Return);
        let column = queen.or(self.column.filter(|_| moves_on));
        column.map_or(0, |column| u16::from(column) + 1)
    }

    /// A list of numbers; where the pseudo-code says none, so does it.
    pub(super) fn list_of(&self, numbers: impl Iterator<Item = u16>) -> String {
        let says_none = !self.is_program && self.facts().cursor != Cursor::Index;
        let number = |number: u16| if says_none && number == 0 { NOTHING.to_owned() } else { number.to_string() };
        list(numbers.map(number))
    }

    /// A set of columns as n digits, column 1 first.
    pub(super) fn bits(&self, set: u32) -> String {
        list((0..self.seen.n()).map(|column| set >> column & 1))
    }

    /// The columns and both kinds of diagonals that the other queens take from the row of the call.
    pub(super) fn sets(&self) -> Option<[u32; 3]> {
        self.row.map(|row| self.seen.searched().sets(row))
    }

    /// The columns that the call tries in turn: those that are in none of the sets.
    fn tried(&self) -> Option<u32> {
        let [columns, main, anti] = self.sets()?;
        let row = self.row?;
        let n = u32::from(self.seen.n());
        let tried = if self.facts().halves && row == 0 { n.div_ceil(2) } else { n };
        let all = u32::MAX >> (32 - tried);
        Some(all & !(columns | main | anti | self.seen.start().1.row(row)))
    }

    /// Those of them that are still left.
    pub(super) fn left_to_try(&self) -> Option<u32> {
        let passed = match (self.last?.kind(), self.column) {
            (Kind::Call | Kind::Done, _) => return None,
            (Kind::Test, Some(column)) => column,
            (Kind::Return, _) | (_, None) => 32,
            (_, Some(column)) => column + 1,
        };
        let still = u32::MAX.checked_shl(passed.into()).unwrap_or(0);
        self.tried().map(|columns| columns & still)
    }
}
