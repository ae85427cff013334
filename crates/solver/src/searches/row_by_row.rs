//! What the row-by-row searches share: the order of their steps.
//!
//! Row by row, column by column: `call` on entering a row; for each column `test`, and if it is free `place`, then
//! `solution` (last row) or the next row from its `call` to its `return`, then `remove`; after the last column
//! `return`; at the very end `done`. The state is the row at work, the column at work of each open row and the step
//! that comes next, so that a step back needs nothing but the event it takes back.
//!
//! A search that can be stopped after every step cannot recurse: the open calls are the rows 0 to `row`, each with its
//! own column, which is all that a call stack would hold. Rows with a given queen are passed over.

#![allow(clippy::inline_always)] // the steps that are asked for speed: see `Witness`

use super::columns::Columns;
use crate::analysis::Space;
use crate::board::all_columns;
use crate::facts::{Cursor, Facts, Family, Finds, Keeps, Node, Order, Proof, Refuses, Test};
use crate::start::Start;
use crate::witness::{Told, Witness};
use crate::{Event, Kind, Marks, Problem, Search, Square, Tag, View, columns};

/// What tells the row-by-row searches apart: their listing, and how a square is found to be free.
pub trait Form: Clone + Eq + Default {
    /// What each line of the pseudo-code stands for, from line 1.
    const LINES: &'static [Tag];

    /// What is true of it.
    const FACTS: Facts;

    /// The first attacker of the square, upper rows first, among the queens on the rows `above`: the test of the textbook,
    /// eight queens at once.
    #[inline]
    fn attacker(&self, above: &Columns, square: Square) -> Option<Square> {
        above.attacker(square)
    }

    /// A queen was put on the square.
    fn put(&mut self, _square: Square) {}

    /// The queen on the square was taken off.
    fn take(&mut self, _square: Square) {}

    /// What is to be drawn of it.
    fn view(&self) -> View<'_> {
        View::Board
    }
}

/// The facts of the textbook form; the other forms say where theirs differ.
pub(super) const TEXTBOOK: Facts = Facts {
    family: Family::Backtracking,
    space: Some(Space::RowTuples),
    order: Order::Rows,
    keeps: Keeps::Array,
    test: Test::Square,
    node: Node::Placement,
    cursor: Cursor::RowAndColumn,
    stack: Some("place"),
    refuses: Refuses::AllLines,
    halves: false,
    proof: Proof::Exhaustion,
    finds: Finds::All,
    textbook: true,
    dead_end: Some(Kind::Test),
    updates: false,
    start: Ok(()),
};

/// A row-by-row search in the form `F`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RowByRow<F> {
    n: u8,
    row: u8,    // the row at work, from 0
    column: u8, // the column at work, 0 where there is none
    next: Next,
    x: Columns, // of the queens on the board
    form: F,
    start: Start,
}

/// The step that comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Next {
    Call,
    Test,
    Place,
    Solution,
    Remove,
    Return,
    Done,
    Nothing,
}

impl<F: Form> RowByRow<F> {
    /// What each line of the pseudo-code stands for, from line 1.
    pub const LINES: &'static [Tag] = F::LINES;

    /// What is true of the search.
    pub const FACTS: Facts = F::FACTS;

    /// The search at step 0.
    pub fn new(problem: &Problem) -> Self {
        let (n, start, mut form) = (problem.n(), Start::of(problem), F::default());
        start.queens().for_each(|queen| form.put(queen));
        let (row, next) = start.row_from(n, 0).map_or((n - 1, Next::Solution), |row| (row, Next::Call));
        let x = Columns::of(start.queens());
        let column = if next == Next::Solution { x.on(row) } else { 0 };
        Self { n, row, column, next, x, form, start }
    }

    /// What is to be drawn with it.
    pub fn view(&self) -> View<'_> {
        self.form.view()
    }

    /// Whether it has no [start](crate::Problem): its plain steps are the ones that are asked for speed.
    #[inline]
    pub(crate) fn is_plain(&self) -> bool {
        self.start.is_plain()
    }

    /// Takes the next step and shows its event where it is made; `None` after the end.
    #[inline(always)]
    pub(crate) fn step<W: Witness>(&mut self, witness: W) -> Option<W::Said> {
        Some(match self.next {
            Next::Test => witness.see(self.test_square()),
            Next::Call => {
                self.take_from(0);
                witness.see(Event::Call { row: self.row })
            }
            Next::Place => witness.see(self.place()),
            Next::Solution => {
                self.next = if self.start.is_full(self.n) { Next::Done } else { Next::Remove };
                witness.see(Event::Solution { square: self.square() })
            }
            Next::Remove => {
                let square = self.square();
                self.take(square);
                self.take_from(square.column + 1);
                witness.see(Event::Remove { square })
            }
            Next::Return => witness.see(self.leave_row()),
            Next::Done => {
                self.next = Next::Nothing;
                witness.see(Event::Done)
            }
            Next::Nothing => return None,
        })
    }

    /// Takes `last`, the event that led here, back, and shows it where its kind is known.
    #[allow(clippy::wildcard_enum_match_arm)] // an event of another search is never handed to this one
    #[inline(always)]
    pub(crate) fn step_back<W: Witness>(&mut self, last: Event, witness: W) -> Option<W::Said> {
        match last {
            Event::Test { square, .. } => self.set(square, Next::Test),
            Event::Call { row } => self.set(Square::new(row, 0), Next::Call),
            Event::Place { square } => {
                self.take(square);
                self.set(square, Next::Place);
            }
            Event::Solution { square } => self.set(square, Next::Solution),
            Event::Remove { square } => {
                self.put(square);
                self.set(square, Next::Remove);
            }
            Event::Return { row, .. } => {
                let tested_last = self.start.last_column(self.n, row).unwrap_or(0);
                self.set(Square::new(row, tested_last), Next::Return);
            }
            Event::Done => self.next = Next::Done,
            _ => return None,
        }
        Some(witness.see(last))
    }

    #[inline(always)]
    fn square(&self) -> Square {
        Square::new(self.row, self.column)
    }

    #[inline(always)]
    fn set(&mut self, square: Square, next: Next) {
        (self.row, self.column, self.next) = (square.row, square.column, next);
    }

    /// Goes on with the first column from one on, or leaves the row.
    #[inline(always)]
    fn take_from(&mut self, column: u8) {
        match self.start.column_from(self.n, self.row, column) {
            Some(column) => {
                self.column = column;
                self.next = Next::Test;
            }
            None => self.next = Next::Return,
        }
    }

    /// The first attacker of a square of the row at work, upper rows first.
    #[inline]
    fn attacker(&self, square: Square) -> Option<Square> {
        let above = self.form.attacker(&self.x, square);
        above.or_else(|| self.start.attacker_below(square))
    }

    #[inline]
    fn put(&mut self, queen: Square) {
        self.x.put(queen);
        self.form.put(queen);
    }

    #[inline]
    fn take(&mut self, queen: Square) {
        self.x.take(queen.row);
        self.form.take(queen);
    }

    #[inline(always)]
    fn test_square(&mut self) -> Event {
        let square = self.square();
        let by = self.attacker(square);
        if by.is_some() {
            self.take_from(square.column + 1);
        } else {
            self.next = Next::Place;
        }
        Event::Test { square, by }
    }

    #[inline(always)]
    fn place(&mut self) -> Event {
        let square = self.square();
        self.put(square);
        match self.start.row_from(self.n, self.row + 1) {
            None => self.next = Next::Solution,
            Some(row) => self.set(Square::new(row, 0), Next::Call),
        }
        Event::Place { square }
    }

    #[inline(always)]
    fn leave_row(&mut self) -> Event {
        let row = self.row;
        let plain = self.start.is_plain();
        let rejected = if plain { self.x.attacked(row) & all_columns(self.n) } else { self.open_and_attacked(row) };
        let failed = self.start.open(self.n, row) & !rejected;
        match self.start.row_above(row) {
            None => self.set(Square::new(row, 0), Next::Done),
            Some(above) => self.set(Square::new(above, self.x.on(above)), Next::Remove),
        }
        Event::Return { row, marks: Marks { rejected, failed } }
    }

    /// The columns of `row`, the one at work, that are open and attacked, from below too.
    #[cold]
    #[inline(never)]
    fn open_and_attacked(&self, row: u8) -> u32 {
        let attacked = |&column: &u8| self.attacker(Square::new(row, column)).is_some();
        columns(self.start.open(self.n, row)).filter(attacked).fold(0, |mask, column| mask | 1 << column)
    }
}

impl<F: Form> Search for RowByRow<F> {
    #[inline(never)]
    fn advance(&mut self) -> Option<Event> {
        self.step(Told)
    }

    #[inline(never)]
    fn undo(&mut self, last: Event) {
        self.step_back(last, Told);
    }
}
