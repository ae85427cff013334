//! What events add up to, told once more in the plainest way: sets of squares, and no step back.

use std::collections::BTreeSet;

use queens_solver::{Counters, Event, Run, Square};

/// The board, the marks and the counters after some events.
#[derive(Debug, Default)]
pub struct Recount {
    counters: Counters,
    queens: BTreeSet<Square>,
    rejected: BTreeSet<Square>,
    failed: BTreeSet<Square>,
}

impl Recount {
    pub fn of(events: &[Event]) -> Self {
        let mut recount = Self::default();
        for &event in events {
            recount.add(event);
        }
        recount
    }

    pub fn add(&mut self, event: Event) {
        self.counters.steps += 1;
        match event {
            Event::Test { square, by } => {
                self.counters.tests += 1;
                if by.is_some() {
                    self.rejected.insert(square);
                }
            }
            Event::Place { square } => {
                self.counters.placements += 1;
                assert!(self.queens.insert(square), "a queen stood there already: {square:?}");
            }
            Event::Remove { square } => {
                self.counters.removals += 1;
                assert!(self.queens.remove(&square), "no queen stood there: {square:?}");
                self.failed.insert(square);
            }
            Event::Solution { .. } => self.counters.solutions += 1,
            Event::Return { row, .. } => {
                self.rejected.retain(|square| square.row != row);
                self.failed.retain(|square| square.row != row);
            }
            Event::Call { .. } | Event::Done => {}
        }
    }

    /// Panics unless the run shows just this.
    pub fn assert_is_of(&self, run: &Run) {
        let n = run.board().n();
        let rows = |mask: fn(&Run, u8) -> u32| {
            let squares = (0..n).flat_map(|row| (0..n).map(move |column| Square::new(row, column)));
            squares.filter(|square| mask(run, square.row) & (1 << square.column) != 0).collect::<BTreeSet<_>>()
        };
        assert_eq!(*run.counters(), self.counters);
        assert_eq!(run.board().queens().collect::<BTreeSet<_>>(), self.queens, "{:?}", self.counters);
        assert_eq!(usize::from(run.board().len()), self.queens.len(), "{:?}", self.counters);
        assert_eq!(rows(|run, row| run.marks(row).rejected), self.rejected, "{:?}", self.counters);
        assert_eq!(rows(|run, row| run.marks(row).failed), self.failed, "{:?}", self.counters);
    }
}
