//! Whole runs, step by step.

use queens_solver::{Board, Event, Kind, Run, SearchId, Square};

use super::start;

/// A step: the event, and the board before and after it.
pub struct Step {
    pub event: Event,
    pub before: Board,
    pub after: Board,
}

/// The whole run on a board of size `n`.
pub fn whole(id: SearchId, n: u8) -> Vec<Step> {
    steps_of(start(id, n))
}

/// The steps of a run to its end.
pub fn steps_of(mut run: Run) -> Vec<Step> {
    let mut steps = Vec::new();
    loop {
        let before = run.board().clone();
        let Some(event) = run.advance() else { return steps };
        steps.push(Step { event, before, after: run.board().clone() });
    }
}

/// Those that test.
pub fn tests(steps: &[Step]) -> impl Iterator<Item = &Step> {
    steps.iter().filter(|step| step.event.kind() == Kind::Test)
}

/// The queens in the order in which they are put, each with the board that she comes to.
pub fn queens(steps: &[Step]) -> impl Iterator<Item = (Square, &Board)> {
    steps.iter().filter_map(|step| Some((step.event.puts()?, &step.before)))
}
