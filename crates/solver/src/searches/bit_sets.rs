//! What the searches on bit sets share: row by row, but only free squares are looked at.
//!
//! Their steps are those of the row-by-row searches without the tests that fail. The bit sets are kept by line of the
//! board, not shifted from row to row, so that a step back loses no bit over the edge; seen from the row at work they
//! are the sets of the pseudo-code.

use crate::analysis::Space;
use crate::board::{all_columns, lowest};
use crate::facts::{Cursor, Facts, Family, Finds, Keeps, Node, Order, Proof, Refuses, Test};
use crate::lines::Lines;
use crate::start::Start;
use crate::{Event, Kind, MAX_SIZE, Marks, Problem, Search, Square, Tag, View};

/// What tells the searches on bit sets apart.
pub trait Part: Clone + Eq + Default {
    /// What each line of the pseudo-code stands for, from line 1.
    const LINES: &'static [Tag];

    /// What is true of it. Where it [halves](Facts::halves), the first row is only taken to its middle.
    const FACTS: Facts;
}

/// The facts of a search on bit sets that takes the whole first row.
pub(super) const WHOLE_BOARD: Facts = Facts {
    family: Family::Modern,
    space: Some(Space::RowTuples),
    order: Order::Rows,
    keeps: Keeps::BitSets,
    test: Test::FreeSquare,
    node: Node::Placement,
    cursor: Cursor::RowAndColumn,
    stack: Some("place"),
    refuses: Refuses::AllLines,
    halves: false,
    proof: Proof::Exhaustion,
    finds: Finds::All,
    textbook: false,
    dead_end: Some(Kind::Return),
    updates: false,
    start: Ok(()),
};

/// A search on bit sets that looks at the part `P` of the first row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BitSets<P> {
    n: u8,
    row: u8, // the row at work, from 0
    next: Next,
    x: [u8; MAX_SIZE as usize], // the column of a given queen, or at work; 0 where there is none
    lines: Lines,               // of the queens on the board
    part: P,
    start: Start,
}

/// The step that comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Next {
    Call,
    Test,
    Place,
    Solution,
    Mirror,
    Remove,
    Return,
    Done,
    Nothing,
}

impl<P: Part> BitSets<P> {
    /// What each line of the pseudo-code stands for, from line 1.
    pub const LINES: &'static [Tag] = P::LINES;

    /// What is true of the search.
    pub const FACTS: Facts = P::FACTS;

    /// The search at step 0.
    pub fn new(problem: &Problem) -> Self {
        let start = if P::FACTS.halves { Start::default() } else { Start::of(problem) };
        let (n, mut lines) = (problem.n(), Lines::default());
        start.queens().for_each(|queen| lines.put(Lines::of(queen)));
        let (row, next) = start.row_from(n, 0).map_or((n - 1, Next::Solution), |row| (row, Next::Call));
        Self { n, row, next, x: start.columns(), lines, part: P::default(), start }
    }

    /// What is to be drawn with it.
    pub const fn view(&self) -> View<'_> {
        View::BitSets
    }

    fn square(&self) -> Square {
        Square::new(self.row, self.x[usize::from(self.row)])
    }

    fn set(&mut self, square: Square, next: Next) {
        self.row = square.row;
        self.x[usize::from(square.row)] = square.column;
        self.next = next;
    }

    /// The columns of the row at work that are taken in turn.
    fn free(&self) -> u32 {
        let part = if P::FACTS.halves && self.row == 0 { all_columns(self.n.div_ceil(2)) } else { u32::MAX };
        self.lines.free(self.n, self.row) & self.start.open(self.n, self.row) & part
    }

    /// Goes on with the first of these columns, or leaves the row.
    fn take_first(&mut self, columns: u32) {
        let (column, next) = if columns == 0 { (0, Next::Return) } else { (lowest(columns), Next::Test) };
        self.x[usize::from(self.row)] = column;
        self.next = next;
    }

    fn place(&mut self) -> Event {
        let square = self.square();
        self.lines.put(Lines::of(square));
        match self.start.row_from(self.n, self.row + 1) {
            None => self.next = Next::Solution,
            Some(row) => (self.row, self.next) = (row, Next::Call),
        }
        Event::Place { square }
    }

    fn solution(&mut self) -> Event {
        let in_the_middle = self.x[0] * 2 + 1 == self.n;
        self.next = if P::FACTS.halves && !in_the_middle {
            Next::Mirror
        } else if self.start.is_full(self.n) {
            Next::Done
        } else {
            Next::Remove
        };
        Event::Solution { square: self.square() }
    }

    fn remove(&mut self) -> Event {
        let square = self.square();
        self.lines.take(Lines::of(square));
        self.take_first(self.free() & !all_columns(square.column + 1));
        Event::Remove { square }
    }

    fn leave_row(&mut self) -> Event {
        let (row, failed) = (self.row, self.free());
        match self.start.row_above(row) {
            None => self.next = Next::Done,
            Some(above) => (self.row, self.next) = (above, Next::Remove),
        }
        Event::Return { row, marks: Marks { rejected: 0, failed } }
    }
}

impl<P: Part> Search for BitSets<P> {
    #[inline(never)]
    fn advance(&mut self) -> Option<Event> {
        Some(match self.next {
            Next::Call => {
                self.take_first(self.free());
                Event::Call { row: self.row }
            }
            Next::Test => {
                self.next = Next::Place;
                Event::Test { square: self.square(), by: None }
            }
            Next::Place => self.place(),
            Next::Solution => self.solution(),
            Next::Mirror => {
                self.next = Next::Remove;
                Event::Mirror { square: Square { column: self.n - 1 - self.square().column, ..self.square() } }
            }
            Next::Remove => self.remove(),
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
            Event::Call { row } => self.set(Square::new(row, 0), Next::Call),
            Event::Test { square, .. } => self.set(square, Next::Test),
            Event::Place { square } => {
                self.lines.take(Lines::of(square));
                self.set(square, Next::Place);
            }
            Event::Solution { square } => self.set(square, Next::Solution),
            Event::Mirror { .. } => self.next = Next::Mirror,
            Event::Remove { square } => {
                self.lines.put(Lines::of(square));
                self.set(square, Next::Remove);
            }
            Event::Return { row, .. } => self.set(Square::new(row, 0), Next::Return),
            Event::Done => self.next = Next::Done,
            _ => {}
        }
    }
}
