//! A run that is told: what the summary needs is noted as it passes.

use queens_solver::{Event, Kind, Problem, Run, SearchId};

/// A run, and what has been noted of it.
pub struct Teller {
    run: Run,
    finished: bool,
    first: Option<First>,
}

/// The first solution.
pub struct First {
    /// Tests until it was found.
    pub tests: u64,
    /// Placements until it was found.
    pub placements: u64,
    columns: Vec<u8>, // by row, from 0
}

impl First {
    /// The columns by row, from 1.
    pub fn columns_from_one(&self) -> impl Iterator<Item = u8> {
        self.columns.iter().map(|column| column + 1)
    }
}

impl Teller {
    /// The search at step 0.
    pub fn new(id: SearchId, problem: &Problem) -> Self {
        Self { run: Run::new(id, problem), finished: false, first: None }
    }

    /// Takes a step; `None` at the end.
    pub fn advance(&mut self) -> Option<Event> {
        let event = self.run.advance()?;
        let kind = event.kind();
        self.finished |= kind == Kind::Done;
        if kind == Kind::Solution && self.first.is_none() {
            self.first = self.note();
        }
        Some(event)
    }

    fn note(&self) -> Option<First> {
        let counters = self.run.counters();
        let columns = self.run.board().columns()?;
        Some(First { tests: counters.tests, placements: counters.placements, columns })
    }

    /// The run as it stands.
    pub const fn run(&self) -> &Run {
        &self.run
    }

    /// Whether the search has come to its end.
    pub const fn finished(&self) -> bool {
        self.finished
    }

    /// The first solution, once it is found.
    pub const fn first(&self) -> Option<&First> {
        self.first.as_ref()
    }
}
