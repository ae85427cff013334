//! What searches cost, measured for n = 1, 2, 3 …

use queens_solver::{Counters, Event, Kind, Problem, Run, SearchId};

use crate::app::work::Progress;

/// The largest board that is measured.
pub const LARGEST: u8 = 10;
/// Steps that one search may take on one board: about a second in a browser.
pub const BUDGET: u64 = 20_000_000;
/// Steps taken between two looks at the clock.
const SLICE: u64 = 20_000;

/// Measures searches board by board: all of them for n = 1, then for n = 2, and so on.
#[derive(Clone, Debug)]
pub struct Measure {
    measured: Measured,
    largest: u8,
    budget: u64, // steps
    at_work: Option<Counting>,
}

/// What is measured so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Measured {
    /// The searches, in the order in which they were chosen.
    pub searches: Vec<SearchId>,
    /// The cells, by n, then by search; without those left out after a cell over the budget.
    pub cells: Vec<Cell>,
}

/// What one search costs on one board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cell {
    /// Which search.
    pub search: SearchId,
    /// Rows, columns and queens.
    pub n: u8,
    /// The figures; `None` where the search ran over its budget.
    pub figures: Option<Figures>,
}

/// The figures of a whole run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Figures {
    /// Until the first solution; `None` where there is none.
    pub first: Option<Tally>,
    /// Of the whole run.
    pub all: Tally,
    /// Solutions, as the search counts them.
    pub solutions: u64,
    /// Steps.
    pub steps: u64,
}

/// What was counted up to some step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tally {
    /// Tests.
    pub tests: u64,
    /// Placements.
    pub placements: u64,
    /// Nodes of the tree, the root among them; `None` for a search that goes through no tree.
    pub nodes: Option<u64>,
}

/// The cell at work.
#[derive(Clone, Debug)]
struct Counting {
    settled: usize, // cells before it, by n, then by search
    run: Run,
    swaps: u64,
    first: Option<Tally>,
}

impl Measure {
    /// Begins to measure these searches, each once, up to [`LARGEST`] and within [`BUDGET`].
    pub fn new(searches: &[SearchId]) -> Self {
        Self::within(searches, LARGEST, BUDGET)
    }

    /// The same with a largest board and a budget, in steps, of one's own.
    pub fn within(searches: &[SearchId], largest: u8, budget: u64) -> Self {
        let mut once = Vec::with_capacity(searches.len());
        for &search in searches {
            if !once.contains(&search) {
                once.push(search);
            }
        }
        let measured = Measured { searches: once, cells: Vec::new() };
        let mut measure = Self { measured, largest, budget, at_work: None };
        measure.turn_to(0);
        measure
    }

    /// What is measured so far.
    pub const fn measured(&self) -> &Measured {
        &self.measured
    }

    /// The cell at work; `None` at the end, or once stopped.
    pub fn at_work(&self) -> Option<(SearchId, u8)> {
        self.cell(self.at_work.as_ref()?.settled)
    }

    /// Cells that are settled, those left out among them, of all cells; `None` at the end, or once stopped.
    pub fn progress(&self) -> Option<Progress> {
        let done = self.at_work.as_ref()?.settled as u64;
        Some(Progress { done, of: Some(self.measured.searches.len() as u64 * u64::from(self.largest)) })
    }

    /// Goes on until all is measured or the time is up.
    pub fn work(&mut self, time_left: &mut dyn FnMut() -> bool) {
        while let Some(counting) = &mut self.at_work {
            if counting.go_on(self.budget) {
                let within = counting.run.counters().steps <= self.budget;
                let (settled, figures) = (counting.settled, within.then(|| counting.figures()));
                self.settle(settled, figures);
            }
            if !time_left() {
                return;
            }
        }
    }

    /// Gives up what is not measured yet; the finished cells stay.
    pub fn stop(&mut self) {
        self.at_work = None;
    }

    /// The search and n of a cell, by its number; `None` after the last.
    fn cell(&self, number: usize) -> Option<(SearchId, u8)> {
        let row = number.checked_div(self.measured.searches.len())?;
        let n = row as u8 + 1;
        (n <= self.largest).then(|| (self.measured.searches[number % self.measured.searches.len()], n))
    }

    fn settle(&mut self, number: usize, figures: Option<Figures>) {
        if let Some((search, n)) = self.cell(number) {
            self.measured.cells.push(Cell { search, n, figures });
        }
        self.turn_to(number + 1);
    }

    /// Turns to a cell, or to the next one whose search is still within its budget.
    fn turn_to(&mut self, first: usize) {
        let is_over = |search| self.measured.cells.iter().any(|cell| cell.search == search && cell.figures.is_none());
        let left = (first..).map_while(|number| Some((number, self.cell(number)?)));
        let next = left.into_iter().find(|&(_, (search, _))| !is_over(search));
        self.at_work = next.map(|(settled, (search, n))| Counting {
            settled,
            run: on_empty_board(search, n),
            swaps: 0,
            first: None,
        });
    }
}

/// A search on an empty board. The size is held within what a search takes.
fn on_empty_board(search: SearchId, n: u8) -> Run {
    Run::new(search, &Problem::new(n.into()).unwrap_or_default())
}

impl Counting {
    /// Takes a slice of steps; whether the run is at its end, or over the budget.
    fn go_on(&mut self, budget: u64) -> bool {
        for _ in 0..SLICE {
            let Some(event) = self.run.advance() else { return true };
            if matches!(event, Event::Swap { .. }) {
                self.swaps += 1;
            } else if self.first.is_none() && event.kind() == Kind::Solution {
                self.first = Some(self.tally());
            }
            if self.run.counters().steps > budget {
                return true;
            }
        }
        false
    }

    fn figures(&self) -> Figures {
        let Counters { solutions, steps, .. } = *self.run.counters();
        Figures { first: self.first, all: self.tally(), solutions, steps }
    }

    /// Each placement is a node; a search that swaps has one for each swap too.
    fn tally(&self) -> Tally {
        let Counters { tests, placements, .. } = *self.run.counters();
        let has_tree = self.run.search().id().facts().has_tree();
        Tally { tests, placements, nodes: has_tree.then_some(placements + self.swaps + 1) }
    }
}
