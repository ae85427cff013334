//! What events add up to, told once more in the plainest way: sets of squares, and no step back.

use std::collections::BTreeSet;

use queens_solver::{Board, Counters, Event, Item, Kind, Run, Square, columns};

/// The board, the marks and the counters after some events.
#[derive(Debug, Default)]
pub struct Recount {
    n: u8,
    counters: Counters,
    queens: BTreeSet<Square>,
    rejected: BTreeSet<Square>,
    failed: BTreeSet<Square>,
}

impl Recount {
    /// Nothing but the queens that are given.
    pub fn new(given: &Board) -> Self {
        Self { n: given.n(), queens: given.queens().collect(), ..Self::default() }
    }

    pub fn of(given: &Board, events: &[Event]) -> Self {
        let mut recount = Self::new(given);
        for &event in events {
            recount.add(event);
        }
        recount
    }

    pub fn add(&mut self, event: Event) {
        self.counters.steps += 1;
        self.counters.tests += u64::from(event.kind() == Kind::Test);
        self.counters.solutions += u64::from(event.kind() == Kind::Solution);
        match event {
            Event::Place { square } => self.put(square, 1),
            Event::Remove { square } | Event::Lift { square } => self.take(square, 1),
            Event::Move { from, to } => {
                self.take(from, 1);
                self.put(to, 1);
            }
            Event::Swap { square, .. } => self.put(square, 0),
            Event::SwapBack { square, .. } => self.take(square, 0),
            Event::Choose { unlinked, .. } | Event::Cover { unlinked, .. } => {
                self.counters.updates += u64::from(unlinked);
            }
            _ => {}
        }
        match event {
            Event::Test { square, by: Some(_) } | Event::Prune { square, .. } => {
                assert!(self.rejected.insert(square), "rejected already: {square:?}");
            }
            Event::Remove { square } | Event::SwapBack { square, .. } => {
                assert!(self.failed.insert(square), "failed already: {square:?}");
            }
            // The marks that an event takes with it: told by it, or told here by what it means.
            Event::Return { row, marks } => {
                assert_eq!(take_row(&mut self.failed, row), marks.failed);
                assert!(marks.rejected == 0 || take_row(&mut self.rejected, row) == marks.rejected);
            }
            Event::ReturnSquare { square, .. } => {
                assert!(self.rejected.remove(&square) != self.failed.remove(&square), "one mark: {square:?}");
            }
            Event::ReturnQueen { from, .. } => {
                let n = u16::from(self.n);
                self.failed.retain(|square| u16::from(square.row) * n + u16::from(square.column) < from);
            }
            Event::Release { item, failed } => {
                let square = |other| match item {
                    Item::Row(row) => Square::new(row, other),
                    Item::Column(column) => Square::new(other, column),
                    Item::Main(_) | Item::Anti(_) => panic!("chosen: {item:?}"),
                };
                columns(failed).for_each(|other| assert!(self.failed.remove(&square(other)), "not failed: {event:?}"));
            }
            Event::Restore { row, columns } => {
                self.rejected.retain(|square| square.row != row || columns & (1 << square.column) == 0);
            }
            _ => {}
        }
    }

    fn put(&mut self, square: Square, placements: u64) {
        self.counters.placements += placements;
        assert!(self.queens.insert(square), "a queen stood there already: {square:?}");
    }

    fn take(&mut self, square: Square, removals: u64) {
        self.counters.removals += removals;
        assert!(self.queens.remove(&square), "no queen stood there: {square:?}");
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

/// Takes the squares of a row out of a set: their columns.
fn take_row(squares: &mut BTreeSet<Square>, row: u8) -> u32 {
    let taken = squares.iter().filter(|square| square.row == row).fold(0, |mask, square| mask | 1 << square.column);
    squares.retain(|square| square.row != row);
    taken
}
