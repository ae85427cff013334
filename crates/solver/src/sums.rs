//! What events add up to: the board, the marks and the counters.

use crate::board::all_columns;
use crate::start::Start;
use crate::{Board, Event, Item, MAX_SIZE, Marks, columns};

/// The board, the marks and the counters after some events.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Sums {
    pub(crate) board: Board,
    pub(crate) marks: [Marks; MAX_SIZE as usize],
    pub(crate) counters: Counters,
    start: Start,
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
    /// Nodes unlinked, where a search [counts them](crate::SearchId::counts_updates); 0 elsewhere.
    pub updates: u64,
}

impl Sums {
    /// Nothing but the given queens.
    pub(crate) fn new(n: u8, start: Start) -> Self {
        let board = Board::with_queens(n, start.queens());
        Self { board, marks: [Marks::default(); MAX_SIZE as usize], counters: Counters::default(), start }
    }

    /// The columns of a row that are not blocked, where no queen is given.
    pub(crate) fn open(&self, row: u8) -> u32 {
        self.start.open(self.board.n(), row)
    }

    /// Whether a queen is given or a square blocked.
    pub(crate) fn has_start(&self) -> bool {
        !self.start.is_plain()
    }

    /// Whether no queen stands but those that were given.
    pub(crate) fn has_put_none(&self) -> bool {
        self.board.len() == u16::from(self.start.count())
    }

    /// Adds an event.
    #[allow(clippy::inline_always)] // where the event is known all but one arm is gone
    #[inline(always)]
    #[allow(clippy::wildcard_enum_match_arm)] // the rarer ones are told apart there, one by one
    pub(crate) fn add(&mut self, event: Event) {
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
            Event::Return { row, marks } => self.unmark(row, marks),
            Event::Call { .. } | Event::Done => {}
            _ => self.add_rare(event),
        }
    }

    /// Adds an event of any search.
    #[inline(never)]
    pub(crate) fn add_any(&mut self, event: &Event) {
        self.add(*event);
    }

    /// Takes an event, the last one added, off again.
    #[allow(clippy::inline_always)] // where the event is known all but one arm is gone
    #[allow(clippy::wildcard_enum_match_arm)] // the rarer ones are told apart there, one by one
    #[inline(always)]
    pub(crate) fn subtract(&mut self, last: Event) {
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
            Event::Return { row, marks } => self.mark(row, marks),
            Event::Call { .. } | Event::Done => {}
            _ => self.subtract_rare(last),
        }
    }

    /// What an event of one of the rarer kinds adds.
    #[inline(never)]
    fn add_rare(&mut self, event: Event) {
        match event {
            Event::Check { .. } => self.counters.tests += 1,
            Event::Mirror { .. } => self.counters.solutions += 1,
            Event::Lift { square } => {
                self.counters.removals += 1;
                self.board.take(square);
            }
            Event::Move { from, to } => {
                self.counters.removals += 1;
                self.counters.placements += 1;
                self.board.take(from);
                self.board.put(to);
            }
            Event::Swap { square, .. } => {
                self.board.put(square);
            }
            Event::SwapBack { square, .. } => {
                self.board.take(square);
                self.mark(square.row, failed(square.column));
            }
            Event::ReturnQueen { from, .. } => self.each_from(from, Self::unmark),
            Event::ReturnSquare { square, marks } => self.unmark(square.row, marks),
            Event::Release { item, failed } => self.along(item, failed, Self::unmark),
            Event::Prune { square, .. } => self.mark(square.row, rejected(1 << square.column)),
            Event::Restore { row, columns } => self.unmark(row, rejected(columns)),
            Event::Choose { unlinked, .. } | Event::Cover { unlinked, .. } => {
                self.counters.updates += u64::from(unlinked);
            }
            Event::Test { .. }
            | Event::Place { .. }
            | Event::Remove { .. }
            | Event::Solution { .. }
            | Event::Return { .. }
            | Event::Call { .. }
            | Event::CallQueen { .. }
            | Event::CallSquare { .. }
            | Event::Repair { .. }
            | Event::List { .. }
            | Event::Uncover { .. }
            | Event::Exchange { .. }
            | Event::ToEnd { .. }
            | Event::Done => {}
        }
    }

    /// The inverse of [`add_rare`](Self::add_rare).
    #[inline(never)]
    fn subtract_rare(&mut self, event: Event) {
        match event {
            Event::Check { .. } => self.counters.tests -= 1,
            Event::Mirror { .. } => self.counters.solutions -= 1,
            Event::Lift { square } => {
                self.counters.removals -= 1;
                self.board.put(square);
            }
            Event::Move { from, to } => {
                self.counters.removals -= 1;
                self.counters.placements -= 1;
                self.board.take(to);
                self.board.put(from);
            }
            Event::Swap { square, .. } => {
                self.board.take(square);
            }
            Event::SwapBack { square, .. } => {
                self.board.put(square);
                self.unmark(square.row, failed(square.column));
            }
            Event::ReturnQueen { from, .. } => self.each_from(from, Self::mark),
            Event::ReturnSquare { square, marks } => self.mark(square.row, marks),
            Event::Release { item, failed } => self.along(item, failed, Self::mark),
            Event::Prune { square, .. } => self.unmark(square.row, rejected(1 << square.column)),
            Event::Restore { row, columns } => self.mark(row, rejected(columns)),
            Event::Choose { unlinked, .. } | Event::Cover { unlinked, .. } => {
                self.counters.updates -= u64::from(unlinked);
            }
            Event::Test { .. }
            | Event::Place { .. }
            | Event::Remove { .. }
            | Event::Solution { .. }
            | Event::Return { .. }
            | Event::Call { .. }
            | Event::CallQueen { .. }
            | Event::CallSquare { .. }
            | Event::Repair { .. }
            | Event::List { .. }
            | Event::Uncover { .. }
            | Event::Exchange { .. }
            | Event::ToEnd { .. }
            | Event::Done => {}
        }
    }

    #[inline]
    fn mark(&mut self, row: u8, marks: Marks) {
        let row = &mut self.marks[usize::from(row)];
        row.rejected |= marks.rejected;
        row.failed |= marks.failed;
    }

    #[inline]
    fn unmark(&mut self, row: u8, marks: Marks) {
        let row = &mut self.marks[usize::from(row)];
        row.rejected &= !marks.rejected;
        row.failed &= !marks.failed;
    }

    /// Marks, or unmarks, the open squares from one on as failed.
    fn each_from(&mut self, from: u16, change: fn(&mut Self, u8, Marks)) {
        let n = self.board.n();
        let (mut row, mut first) = ((from / u16::from(n)) as u8, (from % u16::from(n)) as u8);
        while row < n {
            let columns = self.start.open(n, row) & !all_columns(first);
            change(self, row, Marks { rejected: 0, failed: columns });
            (row, first) = (row + 1, 0);
        }
    }

    /// Marks, or unmarks, the squares of a set along a row or column as failed.
    fn along(&mut self, item: Item, set: u32, change: fn(&mut Self, u8, Marks)) {
        match item {
            Item::Row(row) => change(self, row, Marks { rejected: 0, failed: set }),
            Item::Column(column) => columns(set).for_each(|row| change(self, row, failed(column))),
            Item::Main(_) | Item::Anti(_) => {} // never chosen
        }
    }
}

/// The mark of one failed square.
const fn failed(column: u8) -> Marks {
    Marks { rejected: 0, failed: 1 << column }
}

/// The marks of rejected squares.
const fn rejected(columns: u32) -> Marks {
    Marks { rejected: columns, failed: 0 }
}
