//! A search and what its events have made of the board so far.

use crate::{AnySearch, Board, Event, MAX_SIZE, Marks, Problem, Search, SearchId};

/// A search together with the board, marks and counters that its events add up to. One fold for all searches, forwards
/// and backwards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Run {
    search: AnySearch,
    board: Board,
    marks: [Marks; MAX_SIZE as usize],
    counters: Counters,
}

/// What has been counted up to a step. Each is a plain sum over the events so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counters {
    /// Steps taken: one an event.
    pub steps: u64,
    /// Candidate squares tested.
    pub tests: u64,
    /// Queens put on the board.
    pub placements: u64,
    /// Queens taken off again.
    pub removals: u64,
    /// Boards accepted.
    pub solutions: u64,
}

impl Run {
    /// The search at step 0, on an empty board.
    pub fn new(id: SearchId, problem: &Problem) -> Self {
        Self {
            search: id.start(problem),
            board: Board::new(problem.n()),
            marks: [Marks::default(); MAX_SIZE as usize],
            counters: Counters::default(),
        }
    }

    /// The search as it stands.
    pub const fn search(&self) -> &AnySearch {
        &self.search
    }

    /// The queens on the board, a queen on trial not among them.
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The counters up to this step.
    pub const fn counters(&self) -> &Counters {
        &self.counters
    }

    /// The ✕ marks of a row; none off the board.
    pub fn marks(&self, row: u8) -> Marks {
        self.marks.get(usize::from(row)).copied().unwrap_or_default()
    }

    /// The event that comes next, without taking the step.
    pub fn peek(&self) -> Option<Event> {
        self.search.clone().advance()
    }

    /// Takes the next step; `None` for ever after the end.
    #[inline]
    pub fn advance(&mut self) -> Option<Event> {
        let event = self.search.advance()?;
        self.counters.steps += 1;
        match event {
            Event::Test { square, by } => {
                self.counters.tests += 1;
                self.marks[usize::from(square.row)].rejected |= u32::from(by.is_some()) << square.column;
            }
            Event::Place { square } => {
                self.counters.placements += 1;
                self.board.put(square);
            }
            Event::Remove { square } => {
                self.counters.removals += 1;
                self.board.take(square);
                self.marks[usize::from(square.row)].failed |= 1 << square.column;
            }
            Event::Solution { .. } => self.counters.solutions += 1,
            Event::Return { row, .. } => self.marks[usize::from(row)] = Marks::default(),
            Event::Call { .. } | Event::Done => {}
        }
        Some(event)
    }

    /// Takes `last`, the event that led here, back.
    #[inline]
    pub fn undo(&mut self, last: Event) {
        self.search.undo(last);
        self.counters.steps -= 1;
        match last {
            Event::Test { square, .. } => {
                self.counters.tests -= 1;
                self.marks[usize::from(square.row)].rejected &= !(1 << square.column);
            }
            Event::Place { square } => {
                self.counters.placements -= 1;
                self.board.take(square);
            }
            Event::Remove { square } => {
                self.counters.removals -= 1;
                self.board.put(square);
                self.marks[usize::from(square.row)].failed &= !(1 << square.column);
            }
            Event::Solution { .. } => self.counters.solutions -= 1,
            Event::Return { row, marks } => self.marks[usize::from(row)] = marks,
            Event::Call { .. } | Event::Done => {}
        }
    }
}
