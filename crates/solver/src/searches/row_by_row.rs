//! What the row-by-row searches share: the order of their steps.
//!
//! Row by row, column by column: `call` on entering a row; for each column `test`, and if it is free `place`, then
//! `solution` (last row) or the next row from its `call` to its `return`, then `remove`; after the last column
//! `return`; at the very end `done`. The state is the row at work, the column at work of each open row and the step
//! that comes next, so that a step back needs nothing but the event it takes back.
//!
//! A search that can be stopped after every step cannot recurse: the open calls are the rows 0 to `row`, each with its
//! own column, which is all that a call stack would hold.

use crate::board::{all_columns, shl, shr};
use crate::{Event, MAX_SIZE, Marks, Problem, Search, Square, Tag};

/// What tells the row-by-row searches apart: their listing, and how a square is found to be free.
pub trait Form: Clone + Eq + Default {
    /// What each line of the pseudo-code stands for, from line 1.
    const LINES: &'static [Tag];

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
}

/// A row-by-row search in the form `F`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RowByRow<F> {
    n: u8,
    row: u8, // the row at work, from 0
    next: Next,
    x: [u8; MAX_SIZE as usize], // the column at work of each open row, 0 in the rows below
    form: F,
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

    /// The search at step 0.
    pub fn new(problem: &Problem) -> Self {
        Self { n: problem.n(), row: 0, next: Next::Call, x: [0; MAX_SIZE as usize], form: F::default() }
    }

    fn square(&self) -> Square {
        Square::new(self.row, self.x[usize::from(self.row)])
    }

    fn set(&mut self, square: Square, next: Next) {
        self.row = square.row;
        self.x[usize::from(square.row)] = square.column;
        self.next = next;
    }

    fn next_column(&mut self) {
        let column = &mut self.x[usize::from(self.row)];
        if *column + 1 < self.n {
            *column += 1;
            self.next = Next::Test;
        } else {
            self.next = Next::Return;
        }
    }

    fn test_square(&mut self) -> Event {
        let square = self.square();
        let by = self.form.attacker(&self.x[..usize::from(self.row)], square);
        if by.is_some() {
            self.next_column();
        } else {
            self.next = Next::Place;
        }
        Event::Test { square, by }
    }

    fn place(&mut self) -> Event {
        let square = self.square();
        self.form.put(square);
        if self.row + 1 == self.n {
            self.next = Next::Solution;
        } else {
            self.row += 1;
            self.next = Next::Call;
        }
        Event::Place { square }
    }

    fn leave_row(&mut self) -> Event {
        let row = self.row;
        let rejected = self.attacked(row);
        let failed = all_columns(self.n) & !rejected;
        self.x[usize::from(row)] = 0;
        if row == 0 {
            self.next = Next::Done;
        } else {
            self.row -= 1;
            self.next = Next::Remove;
        }
        Event::Return { row, marks: Marks { rejected, failed } }
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
                self.next = Next::Test;
                Event::Call { row: self.row }
            }
            Next::Place => self.place(),
            Next::Solution => {
                self.next = Next::Remove;
                Event::Solution { square: self.square() }
            }
            Next::Remove => {
                let square = self.square();
                self.form.take(square);
                self.next_column();
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
            Event::Return { row, .. } => self.set(Square::new(row, self.n - 1), Next::Return),
            Event::Done => self.next = Next::Done,
        }
    }
}
