//! Recursive, square by square from the last to the first: put a queen there, or leave it empty.
//!
//! ```text
//! 1 visit(square):
//! 2   if square is free:
//! 3     put a queen there
//! 4     if she is the n-th: a solution
//! 5     else: visit(square − 1), if there is one
//! 6     take her off
//! 7   visit(square − 1), if there is one
//! 8   both ways are tried
//! 9 start: visit(n·n)
//! ```
//!
//! Squares are numbered row by row. A square is tested against the queens to its right and on the rows below, and
//! against those given. Squares with a given queen and blocked squares are passed over.

use crate::analysis::Space;
use crate::board::columns;
use crate::facts::{Cursor, Facts, Family, Finds, Keeps, Node, Order, Proof, Refuses, Test};
use crate::start::Start;
use crate::{Event, Kind, MAX_SIZE, Marks, Problem, Search, Square, Tag, View, Way};

/// Square by square, with a queen and without.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CellByCell {
    n: u8,
    queens: u8,
    square: u16, // at work, row · n + column
    next: Next,
    rows: [u32; MAX_SIZE as usize], // the board, a bit a square
    start: Start,
}

/// The step that comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Next {
    Call(Way),
    Test,
    Place,
    Solution,
    Remove,
    Return,
    Done,
    Nothing,
}

impl CellByCell {
    /// What each line of the pseudo-code stands for, from line 1.
    pub const LINES: &'static [Tag] = &[
        Tag::Enter,
        Tag::Test,
        Tag::Place,
        Tag::Solution,
        Tag::Call,
        Tag::Remove,
        Tag::Without,
        Tag::Return,
        Tag::Done,
    ];

    /// What is true of the search.
    pub const FACTS: Facts = Facts {
        family: Family::Backtracking,
        space: Some(Space::Combinations),
        order: Order::Squares,
        keeps: Keeps::Board,
        test: Test::Square,
        node: Node::Placement,
        cursor: Cursor::Square,
        stack: None,
        refuses: Refuses::AllLines,
        halves: false,
        proof: Proof::Exhaustion,
        finds: Finds::All,
        textbook: false,
        dead_end: Some(Kind::Test),
        updates: false,
        start: Ok(()),
    };

    /// The search at step 0.
    pub fn new(problem: &Problem) -> Self {
        let (n, start) = (problem.n(), Start::of(problem));
        let next = Next::Call(Way::Start);
        let mut search = Self { n, queens: 0, square: 0, next, rows: [0; MAX_SIZE as usize], start: start.clone() };
        for queen in start.queens() {
            search.put(queen);
            search.set(queen, Next::Solution); // of the last one, where all are given
        }
        if !start.is_full(n) {
            let last = start.square_before(n, u16::from(n) * u16::from(n));
            (search.square, search.next) = last.map_or((0, Next::Done), |last| (last, next));
        }
        search
    }

    /// What is to be drawn with it.
    pub const fn view(&self) -> View<'_> {
        View::Board
    }

    const fn square(&self) -> Square {
        let n = self.n as u16;
        Square::new((self.square / n) as u8, (self.square % n) as u8)
    }

    const fn set(&mut self, square: Square, next: Next) {
        self.square = square.row as u16 * self.n as u16 + square.column as u16;
        self.next = next;
    }

    const fn has(&self, square: Square) -> bool {
        self.rows[square.row as usize] & (1 << square.column) != 0
    }

    const fn put(&mut self, square: Square) {
        self.rows[square.row as usize] |= 1 << square.column;
        self.queens += 1;
    }

    const fn take(&mut self, square: Square) {
        self.rows[square.row as usize] &= !(1 << square.column);
        self.queens -= 1;
    }

    /// The first attacker of a square, upper rows first: all queens but the given ones stand after it.
    fn attacker(&self, square: Square) -> Option<Square> {
        let first = if self.start.is_plain() { square.row } else { 0 };
        (first..self.n).find_map(|row| {
            let queens = columns(self.rows[usize::from(row)]).map(|column| Square::new(row, column));
            queens.into_iter().find(|queen| queen.shared_line(square).is_some())
        })
    }

    fn square_before(&self) -> Option<u16> {
        self.start.square_before(self.n, self.square)
    }

    fn square_after(&self) -> Option<u16> {
        self.start.square_from(self.n, self.square + 1)
    }

    /// The square before this one is entered next; where there is none, `otherwise`.
    fn go_on(&mut self, way: Way, otherwise: Next) {
        self.next = if self.square_before().is_none() { otherwise } else { Next::Call(way) };
    }

    fn call(&mut self, way: Way) -> Event {
        if way != Way::Start {
            self.square = self.square_before().unwrap_or(0); // there is one: it was looked for
        }
        self.next = Next::Test;
        Event::CallSquare { square: self.square(), way }
    }

    fn test(&mut self) -> Event {
        let square = self.square();
        let by = self.attacker(square);
        if by.is_none() {
            self.next = Next::Place;
        } else {
            self.go_on(Way::Without, Next::Return);
        }
        Event::Test { square, by }
    }

    fn place(&mut self) -> Event {
        let square = self.square();
        self.put(square);
        if self.queens == self.n {
            self.next = Next::Solution;
        } else {
            self.go_on(Way::With, Next::Remove);
        }
        Event::Place { square }
    }

    fn leave_square(&mut self) -> Event {
        let square = self.square();
        let (free, mark) = (self.attacker(square).is_none(), 1 << square.column);
        let marks = if free { Marks { rejected: 0, failed: mark } } else { Marks { rejected: mark, failed: 0 } };
        match self.square_after() {
            None => self.next = Next::Done,
            Some(after) => {
                self.square = after;
                self.next = if self.has(self.square()) { Next::Remove } else { Next::Return };
            }
        }
        Event::ReturnSquare { square, marks }
    }
}

impl Search for CellByCell {
    #[inline(never)]
    fn advance(&mut self) -> Option<Event> {
        let square = self.square();
        Some(match self.next {
            Next::Call(way) => self.call(way),
            Next::Test => self.test(),
            Next::Place => self.place(),
            Next::Solution => {
                self.next = if self.start.is_full(self.n) { Next::Done } else { Next::Remove };
                Event::Solution { square }
            }
            Next::Remove => {
                self.take(square);
                self.go_on(Way::Without, Next::Return);
                Event::Remove { square }
            }
            Next::Return => self.leave_square(),
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
            Event::CallSquare { square, way } => {
                self.set(square, Next::Call(way));
                if way != Way::Start {
                    self.square = self.square_after().unwrap_or(0);
                }
            }
            Event::Test { square, .. } => self.set(square, Next::Test),
            Event::Place { square } => {
                self.take(square);
                self.set(square, Next::Place);
            }
            Event::Solution { square } => self.set(square, Next::Solution),
            Event::Remove { square } => {
                self.put(square);
                self.set(square, Next::Remove);
            }
            Event::ReturnSquare { square, .. } => self.set(square, Next::Return),
            Event::Done => self.next = Next::Done,
            _ => {}
        }
    }
}
