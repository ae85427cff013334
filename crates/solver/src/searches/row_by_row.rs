//! What the row-by-row searches share: the order of their steps.
//!
//! Row by row, column by column: `call` on entering a row; for each column `test`, and if it is free `place`, then
//! `solution` (last row) or the next row from its `call` to its `return`, then `remove`; after the last column
//! `return`; at the very end `done`. The state is the row at work, the column at work of each open row and the step
//! that comes next, so that a step back needs nothing but the event it takes back.
//!
//! A search that can be stopped after every step cannot recurse: the open calls are the rows 0 to `row`, each with its
//! own column, which is all that a call stack would hold. Rows with a given queen are passed over.

use crate::analysis::Space;
use crate::board::{all_columns, shl, shr};
use crate::facts::{Cursor, Facts, Family, Finds, Keeps, Node, Order, Proof, Refuses, Test};
use crate::start::Start;
use crate::{Event, MAX_SIZE, Marks, Problem, Search, Square, Tag, View, columns};

/// What tells the row-by-row searches apart: their listing, and how a square is found to be free.
pub trait Form: Clone + Eq + Default {
    /// What each line of the pseudo-code stands for, from line 1.
    const LINES: &'static [Tag];

    /// What is true of it.
    const FACTS: Facts;

    /// The first attacker of the square, upper rows first, among the queens on the rows above; `x[row]` is the column
    /// of the queen on `row`. As it stands: the test of the textbook, one queen after the other.
    #[inline]
    fn attacker(&self, x: &[u8], square: Square) -> Option<Square> {
        let column = square.column;
        let attacks = |(row, &other): (u8, &u8)| other == column || other.abs_diff(column) == square.row - row;
        (0u8..).zip(x).position(attacks).map(|row| Square::new(row as u8, x[row]))
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
    updates: false,
    start: Ok(()),
};

/// A row-by-row search in the form `F`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RowByRow<F> {
    n: u8,
    row: u8, // the row at work, from 0
    next: Next,
    x: [u8; MAX_SIZE as usize], // the column of a given queen, or at work; 0 in the rows not entered
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
        Self { n, row, next, x: start.columns(), form, start }
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

    fn square(&self) -> Square {
        Square::new(self.row, self.x[usize::from(self.row)])
    }

    fn set(&mut self, square: Square, next: Next) {
        self.row = square.row;
        self.x[usize::from(square.row)] = square.column;
        self.next = next;
    }

    /// Goes on with the first column from one on, or leaves the row.
    #[inline]
    fn take_from(&mut self, column: u8) {
        match self.start.column_from(self.n, self.row, column) {
            Some(column) => {
                self.x[usize::from(self.row)] = column;
                self.next = Next::Test;
            }
            None => self.next = Next::Return,
        }
    }

    /// The first attacker of a square of the row at work, upper rows first.
    #[inline]
    fn attacker(&self, square: Square) -> Option<Square> {
        let above = self.form.attacker(&self.x[..usize::from(self.row)], square);
        above.or_else(|| self.start.attacker_below(square))
    }

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

    fn place(&mut self) -> Event {
        let square = self.square();
        self.form.put(square);
        match self.start.row_from(self.n, self.row + 1) {
            None => self.next = Next::Solution,
            Some(row) => (self.row, self.next) = (row, Next::Call),
        }
        Event::Place { square }
    }

    fn leave_row(&mut self) -> Event {
        let row = self.row;
        let rejected = if self.start.is_plain() { self.attacked(row) } else { self.open_and_attacked(row) };
        let failed = self.start.open(self.n, row) & !rejected;
        self.x[usize::from(row)] = 0;
        match self.start.row_above(row) {
            None => self.next = Next::Done,
            Some(above) => (self.row, self.next) = (above, Next::Remove),
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

    /// The columns of `row` that the queens above attack.
    fn attacked(&self, row: u8) -> u32 {
        let mask = (1u32..).zip(self.x[..usize::from(row)].iter().rev()).fold(0, |mask, (rows, &column)| {
            let queen = 1 << column;
            mask | queen | shl(queen, rows) | shr(queen, rows)
        });
        mask & all_columns(self.n)
    }
}

impl<F: Form> Search for RowByRow<F> {
    #[inline]
    fn advance(&mut self) -> Option<Event> {
        Some(match self.next {
            Next::Test => self.test_square(),
            Next::Call => {
                self.take_from(0);
                Event::Call { row: self.row }
            }
            Next::Place => self.place(),
            Next::Solution => {
                self.next = if self.start.is_full(self.n) { Next::Done } else { Next::Remove };
                Event::Solution { square: self.square() }
            }
            Next::Remove => {
                let square = self.square();
                self.form.take(square);
                self.take_from(square.column + 1);
                Event::Remove { square }
            }
            Next::Return => self.leave_row(),
            Next::Done => {
                self.next = Next::Nothing;
                Event::Done
            }
            Next::Nothing => return None,
        })
    }

    #[inline]
    #[allow(clippy::wildcard_enum_match_arm)] // an event of another search is never handed to this one
    fn undo(&mut self, last: Event) {
        match last {
            Event::Test { square, .. } => self.set(square, Next::Test),
            Event::Call { row } => self.set(Square::new(row, 0), Next::Call),
            Event::Place { square } => {
                self.form.take(square);
                self.set(square, Next::Place);
            }
            Event::Solution { square } => self.set(square, Next::Solution),
            Event::Remove { square } => {
                self.form.put(square);
                self.set(square, Next::Remove);
            }
            Event::Return { row, .. } => {
                let tested_last = self.start.last_column(self.n, row).unwrap_or(0);
                self.set(Square::new(row, tested_last), Next::Return);
            }
            Event::Done => self.next = Next::Done,
            _ => {}
        }
    }
}
