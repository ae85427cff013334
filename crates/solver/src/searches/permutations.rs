//! One queen a row and a column: all n! permutations by swapping, the diagonals tested when the board is full.
//!
//! ```text
//! 1 permute(d):
//! 2   for i = d … n:
//! 3     if d < n: swap x[d] and x[i]
//! 4       permute(d + 1)
//! 5       swap x[d] and x[i] back
//! 6     else: the board is full
//! 7       test all pairs for a common diagonal
//! 8         no pair has one: a solution
//! 9       leave the board
//! 10 start: permute(1)
//! ```
//!
//! x starts as 1, 2 … n. A swap gives row d its queen; the last row has no choice, and its queen is placed: one
//! placement a full board. Rows with a given queen keep her column and take no part, and no swap leads to a blocked
//! square: such an i is passed over, or the last row left at once.

use std::iter::successors;

use super::full_boards::first_attack;
use crate::analysis::Space;
use crate::board::all_columns;
use crate::facts::{Cursor, Facts, Family, Finds, Keeps, Node, Order, Proof, Refuses, Test};
use crate::start::Start;
use crate::{Event, MAX_SIZE, Marks, Problem, Search, Square, Tag, View, columns};

/// All permutations of the columns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Permutations {
    n: u8,
    row: u8, // d, from 0
    next: Next,
    x: [u8; MAX_SIZE as usize],    // a permutation of the columns
    with: [u8; MAX_SIZE as usize], // i of each open row, 0 where there is none
    start: Start,
}

/// The step that comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Next {
    Call,
    Swap,
    Place,
    Test,
    Solution,
    Remove,
    SwapBack,
    Return,
    Done,
    Nothing,
}

impl Permutations {
    /// What each line of the pseudo-code stands for, from line 1.
    pub const LINES: &'static [Tag] = &[
        Tag::Enter,
        Tag::Return,
        Tag::Swap,
        Tag::Call,
        Tag::SwapBack,
        Tag::Place,
        Tag::Test,
        Tag::Solution,
        Tag::Remove,
        Tag::Done,
    ];

    /// What is true of the search.
    pub const FACTS: Facts = Facts {
        family: Family::FullBoards,
        space: Some(Space::Permutations),
        order: Order::Rows,
        keeps: Keeps::Permutation,
        test: Test::FullBoard,
        node: Node::Position,
        cursor: Cursor::Depth,
        stack: Some("permute"),
        refuses: Refuses::RowAndColumn,
        halves: false,
        proof: Proof::Exhaustion,
        finds: Finds::All,
        textbook: false,
        dead_end: None,
        updates: false,
        start: Ok(()),
    };

    /// The search at step 0.
    pub fn new(problem: &Problem) -> Self {
        let (n, start) = (problem.n(), Start::of(problem));
        let (row, next) = start.row_from(n, 0).map_or((n - 1, Next::Solution), |row| (row, Next::Call));
        Self { n, row, next, x: first_permutation(&start), with: [0; MAX_SIZE as usize], start }
    }

    /// What is to be drawn with it.
    pub fn view(&self) -> View<'_> {
        let stands = matches!(self.next, Next::SwapBack | Next::Test | Next::Solution | Next::Remove);
        let fixed = self.start.rows() | all_columns(self.row + u8::from(stands));
        View::Permutation { x: &self.x[..usize::from(self.n)], fixed }
    }

    /// The square of the queen on the row at work.
    fn square(&self) -> Square {
        Square::new(self.row, self.x[usize::from(self.row)])
    }

    fn row_below(&self) -> Option<u8> {
        self.start.row_from(self.n, self.row + 1)
    }

    /// The first row, from one on, whose column may come to the row at work.
    fn with_from(&self, from: u8) -> Option<u8> {
        let open = self.start.open(self.n, self.row);
        let mut rows = successors(self.start.row_from(self.n, from), |row| self.start.row_from(self.n, row + 1));
        rows.find(|&with| open >> self.x[usize::from(with)] & 1 != 0)
    }

    /// Goes to `row` and its `with`.
    fn set(&mut self, row: u8, with: u8, next: Next) {
        self.row = row;
        self.with[usize::from(row)] = with;
        self.next = next;
    }

    fn swap(&mut self, with: u8) {
        self.x.swap(usize::from(self.row), usize::from(with));
    }

    fn call(&mut self) -> Event {
        let last = self.row_below().is_none();
        match self.with_from(self.row) {
            Some(with) => self.set(self.row, with, if last { Next::Place } else { Next::Swap }),
            None => self.next = Next::Return,
        }
        Event::Call { row: self.row }
    }

    fn swap_in(&mut self) -> Event {
        let with = self.with[usize::from(self.row)];
        self.swap(with);
        let square = self.square();
        self.row = self.row_below().unwrap_or(self.row); // there is one: the last row is not swapped
        self.next = Next::Call;
        Event::Swap { square, with }
    }

    fn test(&mut self) -> Event {
        let queens = (0u8..).zip(&self.x[..usize::from(self.n)]).map(|(row, &column)| Square::new(row, column));
        let attacked = first_attack(&queens);
        self.next = if attacked.is_some() { Next::Remove } else { Next::Solution };
        match attacked {
            Some((by, square)) => Event::Check { square, by: Some(by) },
            None => Event::Check { square: self.square(), by: None },
        }
    }

    fn swap_back(&mut self) -> Event {
        let (square, with) = (self.square(), self.with[usize::from(self.row)]);
        self.swap(with);
        match self.with_from(with + 1) {
            Some(with) => self.set(self.row, with, Next::Swap),
            None => self.set(self.row, 0, Next::Return),
        }
        Event::SwapBack { square, with }
    }

    fn leave_row(&mut self) -> Event {
        let row = self.row;
        let above = self.x[..usize::from(row)].iter().fold(0, |taken, column| taken | 1 << column);
        let given = self.start.queens().fold(0, |taken, queen| taken | 1 << queen.column);
        let marks = Marks { rejected: 0, failed: self.start.open(self.n, row) & !above & !given };
        match self.start.row_above(row) {
            None => self.next = Next::Done,
            Some(above) => (self.row, self.next) = (above, Next::SwapBack),
        }
        Event::Return { row, marks }
    }
}

impl Search for Permutations {
    #[inline(never)]
    fn advance(&mut self) -> Option<Event> {
        let square = self.square();
        Some(match self.next {
            Next::Call => self.call(),
            Next::Swap => self.swap_in(),
            Next::Place => {
                self.next = Next::Test;
                Event::Place { square }
            }
            Next::Test => self.test(),
            Next::Solution => {
                self.next = if self.start.is_full(self.n) { Next::Done } else { Next::Remove };
                Event::Solution { square }
            }
            Next::Remove => {
                self.set(self.row, 0, Next::Return);
                Event::Remove { square }
            }
            Next::SwapBack => self.swap_back(),
            Next::Return => self.leave_row(),
            Next::Done => {
                self.next = Next::Nothing;
                Event::Done
            }
            Next::Nothing => return None,
        })
    }

    #[inline(never)]
    #[allow(clippy::wildcard_enum_match_arm)] // an event of another search is never handed to this one
    fn undo(&mut self, last: Event) {
        match last {
            Event::Call { row } => self.set(row, 0, Next::Call),
            Event::Swap { square, with } => {
                self.set(square.row, with, Next::Swap);
                self.swap(with);
            }
            Event::Place { .. } => self.next = Next::Place,
            Event::Check { .. } => self.next = Next::Test,
            Event::Solution { .. } => self.next = Next::Solution,
            Event::Remove { square } => self.set(square.row, square.row, Next::Remove),
            Event::SwapBack { square, with } => {
                self.set(square.row, with, Next::SwapBack);
                self.swap(with);
            }
            Event::Return { row, .. } => self.set(row, 0, Next::Return),
            Event::Done => self.next = Next::Done,
            _ => {}
        }
    }

    fn row_at_work(&self) -> Option<u8> {
        Some(self.row)
    }
}

/// The columns at step 0: those of the given queens on their rows, the others upwards on the open rows.
fn first_permutation(start: &Start) -> [u8; MAX_SIZE as usize] {
    let mut x = start.columns();
    let taken = start.queens().fold(0, |taken, queen| taken | 1 << queen.column);
    let rows = columns(!start.rows());
    rows.zip(columns(!taken)).for_each(|(row, column)| x[usize::from(row)] = column);
    x
}
