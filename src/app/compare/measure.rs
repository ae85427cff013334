//! What searches cost, measured for n = 1, 2, 3 …

use queens_solver::{Counters, Event, Kind, Run, SearchId};

/// The largest board that is measured.
pub const LARGEST: u8 = 10;
/// Steps that one search may take on one board: about a second in a browser.
pub const BUDGET: u64 = 20_000_000;
/// Steps taken between two looks at the clock.
const SLICE: u64 = 20_000;

/// Measures searches board by board: all of them for n = 1, then for n = 2, and so on. A job that takes its time in
/// slices.
#[derive(Clone, Debug)]
pub struct Measure {
    searches: Vec<SearchId>,
    largest: u8,
    budget: u64, // steps
    cells: Vec<Cell>,
    at_work: Option<Work>,
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

/// How far a measurement is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// The search at work.
    pub search: SearchId,
    /// Its board.
    pub n: u8,
    /// Cells that are settled, those left out among them.
    pub settled: usize,
    /// All cells.
    pub cells: usize,
}

/// The cell at work.
#[derive(Clone, Debug)]
struct Work {
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
        let mut measure = Self { searches: once, largest, budget, cells: Vec::new(), at_work: None };
        measure.restart();
        measure
    }

    /// Begins anew.
    pub fn restart(&mut self) {
        self.cells.clear();
        self.turn_to(0);
    }

    /// Gives up what is not measured yet; the finished cells stay.
    pub fn stop(&mut self) {
        self.at_work = None;
    }

    /// The searches that are measured, in the order in which they were chosen.
    pub fn searches(&self) -> &[SearchId] {
        &self.searches
    }

    /// The cells measured so far, by n, then by search; without those left out after a cell over the budget.
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// The cell at work; `None` at the end, or once stopped.
    pub fn progress(&self) -> Option<Progress> {
        let settled = self.at_work.as_ref()?.settled;
        let (search, n) = self.cell(settled)?;
        Some(Progress { search, n, settled, cells: self.searches.len() * usize::from(self.largest) })
    }

    /// Goes on until all is measured or the time is up.
    pub fn work(&mut self, time_left: &mut dyn FnMut() -> bool) {
        while let Some(work) = &mut self.at_work {
            if work.go_on(self.budget) {
                let within = work.run.counters().steps <= self.budget;
                let (settled, figures) = (work.settled, within.then(|| work.figures()));
                self.settle(settled, figures);
            }
            if !time_left() {
                return;
            }
        }
    }

    /// The search and n of a cell, by its number; `None` after the last.
    fn cell(&self, number: usize) -> Option<(SearchId, u8)> {
        let row = number.checked_div(self.searches.len())?;
        let n = row as u8 + 1;
        (n <= self.largest).then(|| (self.searches[number % self.searches.len()], n))
    }

    fn settle(&mut self, number: usize, figures: Option<Figures>) {
        if let Some((search, n)) = self.cell(number) {
            self.cells.push(Cell { search, n, figures });
        }
        self.turn_to(number + 1);
    }

    /// Turns to a cell, or to the next one whose search is still within its budget.
    fn turn_to(&mut self, first: usize) {
        let is_over = |search| self.cells.iter().any(|cell| cell.search == search && cell.figures.is_none());
        let left = (first..).map_while(|number| Some((number, self.cell(number)?)));
        let next = left.into_iter().find(|&(_, (search, _))| !is_over(search));
        self.at_work =
            next.map(|(settled, (search, n))| Work { settled, run: super::start(search, n), swaps: 0, first: None });
    }
}

impl Work {
    /// Takes a slice of steps; whether the run is at its end, or over the budget.
    fn go_on(&mut self, budget: u64) -> bool {
        for _ in 0..SLICE {
            let Some(event) = super::advance(&mut self.run) else { return true };
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
        let has_tree = self.run.search().id().space().is_some();
        Tally { tests, placements, nodes: has_tree.then_some(placements + self.swaps + 1) }
    }
}
