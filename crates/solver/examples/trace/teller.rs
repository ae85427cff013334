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
    pub tests: u64,
    pub placements: u64,
    pub columns: Vec<u8>, // by row, from 0
}

impl Teller {
    pub fn new(id: SearchId, problem: &Problem) -> Self {
        Self { run: Run::new(id, problem), finished: false, first: None }
    }

    pub fn advance(&mut self) -> Option<Event> {
        let event = self.run.advance()?;
        match event.kind() {
            Kind::Done => self.finished = true,
            Kind::Solution if self.first.is_none() => self.first = self.note(),
            _ => {}
        }
        Some(event)
    }

    fn note(&self) -> Option<First> {
        let counters = self.run.counters();
        let columns = self.run.board().columns()?;
        Some(First { tests: counters.tests, placements: counters.placements, columns })
    }

    pub const fn run(&self) -> &Run {
        &self.run
    }

    /// Whether the search has come to its end.
    pub const fn finished(&self) -> bool {
        self.finished
    }

    pub const fn first(&self) -> Option<&First> {
        self.first.as_ref()
    }
}
