//! A timeline as one would write it first: all events in a list, and an index.

use queens_solver::{Board, Event, Grain, Kind, Run, Target, Timeline};

use super::recount::Recount;

/// The whole trace and a cursor.
pub struct Model {
    given: Board,
    pub events: Vec<Event>,
    pub at: usize,
    furthest: usize,
    solutions: Vec<(usize, Vec<u8>)>, // step and board
}

impl Model {
    pub fn new(mut run: Run) -> Self {
        let mut model =
            Self { given: run.board().clone(), events: Vec::new(), at: 0, furthest: 0, solutions: Vec::new() };
        while let Some(event) = run.advance() {
            model.events.push(event);
            if event.kind() == Kind::Solution {
                let mut columns = run.board().columns().unwrap();
                if let Event::Mirror { .. } = event {
                    columns = columns.iter().map(|column| model.given.n() - 1 - column).collect();
                }
                model.solutions.push((model.events.len(), columns));
            }
        }
        model
    }

    /// Moves the cursor.
    pub fn go(&mut self, to: usize) {
        self.at = to.min(self.events.len());
        self.furthest = self.furthest.max(self.at);
    }

    pub fn forward(&mut self, grain: Grain) -> bool {
        let stop = (self.at + 1..self.events.len()).find(|&step| self.stops(grain, step));
        let moved = self.at < self.events.len();
        self.go(stop.unwrap_or(self.events.len()));
        moved
    }

    pub fn backward(&mut self, grain: Grain) -> bool {
        let stop = (1..self.at).rev().find(|&step| self.stops(grain, step));
        let moved = self.at > 0;
        self.go(stop.unwrap_or(0));
        moved
    }

    /// Whether the player stops at a step between the start and the end.
    fn stops(&self, grain: Grain, step: usize) -> bool {
        let [last, next] = [step - 1, step].map(|index| self.events[index].kind());
        let is_of_list = matches!(self.events[step - 1], Event::Exchange { .. } | Event::ToEnd { .. });
        let is_back = matches!(self.events[step - 1], Event::SwapBack { .. });
        let placed = last == Kind::Place || (matches!(last, Kind::Swap | Kind::Move) && !is_back && !is_of_list);
        let dead_end = next == Kind::Return || next == Kind::Restore && matches!(last, Kind::Test | Kind::Prune);
        match grain {
            Grain::Test => true,
            Grain::Move => placed || last == Kind::Remove || is_back,
            Grain::Picture => placed || dead_end,
        }
    }

    pub fn run_to(&mut self, target: Target, limit: usize) -> bool {
        let kinds: &[Kind] = match target {
            Target::Solution => &[Kind::Solution],
            Target::Backtrack => &[Kind::Remove],
            Target::Row => &[Kind::Call, Kind::Return],
            Target::End => &[Kind::Done],
        };
        let last = (self.at + limit).min(self.events.len());
        let met = (self.at..last).find(|&index| kinds.contains(&self.events[index].kind()));
        let ended = self.at + limit > self.events.len();
        self.go(met.map_or(last, |index| index + 1));
        met.is_some() || ended
    }

    /// The steps that test.
    pub fn tests(&self) -> impl Iterator<Item = usize> + '_ {
        (1..).zip(&self.events).filter(|(_, event)| event.kind() == Kind::Test).map(|(step, _)| step)
    }

    /// The first step at which so many tests were made.
    pub fn step_of_test(&self, test: usize) -> Option<usize> {
        if test == 0 { Some(0) } else { self.tests().nth(test - 1) }
    }

    /// Panics unless the last events, or 64 of them, are at hand.
    pub fn assert_has_tail(&self, timeline: &Timeline) {
        let last: Vec<Event> = self.events[..self.at].iter().rev().take(64).copied().collect();
        assert_eq!(timeline.recent(64).collect::<Vec<_>>(), last);
    }

    /// Panics unless the timeline shows just what this one does.
    pub fn assert_is_like(&self, timeline: &mut Timeline) {
        let step = |steps: usize| steps as u64;
        assert_eq!(timeline.step(), step(self.at));
        assert_eq!(timeline.last(), self.events[..self.at].last().copied());
        assert!(
            timeline.recent(7).zip(self.events[..self.at].iter().rev()).all(|(event, &expected)| event == expected)
        );
        let finished = self.furthest == self.events.len();
        assert_eq!(
            (timeline.furthest(), timeline.end()),
            (step(self.furthest), finished.then_some(step(self.furthest)))
        );
        assert_eq!(timeline.is_at_end(), self.at == self.events.len());
        let found = self.solutions.iter().filter(|(step, _)| *step <= self.at).map(|(_, columns)| columns);
        assert!(timeline.solutions().eq(found));
        let seen = self.solutions.iter().map(|(step, _)| *step).filter(|step| *step <= self.furthest);
        assert!(timeline.solution_steps().iter().copied().eq(seen.map(step)));
        Recount::of(&self.given, &self.events[..self.at]).assert_is_of(timeline.run());
    }
}
