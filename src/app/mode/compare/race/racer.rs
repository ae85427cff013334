//! One search of a race.

use queens_solver::{Grain, Kind, Problem, Proof, Run, SearchId, Target, Timeline};

use super::rules::{Clock, Goal};
use crate::app::show::{Manner, Seen};

/// One search of a race.
#[derive(Clone, Debug)]
pub struct Racer {
    /// Which search.
    pub search: SearchId,
    /// Its run at its cursor.
    pub(super) timeline: Timeline,
    /// Without a clock: the time that it has needed, ms; `None` once it was taken anywhere else than forwards.
    pub time: Option<f64>,
    first: Option<(u64, u64)>, // step and tests of its first solution, once asked for
}

impl Racer {
    pub(super) fn new(search: SearchId, problem: &Problem) -> Self {
        Self { search, timeline: Timeline::new(Run::new(search, problem)), time: Some(0.0), first: None }
    }

    /// Whether it has come as far as it should.
    pub fn is_home(&self, goal: Goal) -> bool {
        self.timeline.is_at_end() || (goal == Goal::First && self.timeline.counters().solutions > 0)
    }

    /// Whether it has ended without a solution and without having proved that there is none.
    pub fn has_given_up(&self) -> bool {
        let unproved = self.search.facts().proof == Proof::Nothing;
        unproved && self.timeline.is_at_end() && self.timeline.counters().solutions == 0
    }

    /// Its steps and tests.
    pub const fn counted(&self) -> (u64, u64) {
        (self.timeline.step(), self.timeline.counters().tests)
    }

    /// What may be seen of it: every step, whatever the grain of another mode.
    pub fn seen<'a>(&'a self, problem: &'a Problem, manner: Manner) -> Seen<'a> {
        Seen::new(problem, &self.timeline, Manner { grain: Grain::Test, ..manner })
    }

    /// How much of the clock it has used. What comes after its last test takes a tick as well.
    pub(super) fn used(&self, clock: Clock) -> u64 {
        match clock {
            Clock::Tests => self.timeline.counters().tests + u64::from(self.timeline.step() > 0 && !self.is_on_test()),
            Clock::Steps | Clock::Free => self.timeline.step(),
        }
    }

    pub(super) fn is_on_test(&self) -> bool {
        self.timeline.last().is_some_and(|event| event.kind() == Kind::Test)
    }

    /// Goes towards a tick of the clock, at most `limit` steps, but no further than home; whether it is there.
    pub(super) fn go_to(&mut self, tick: u64, clock: Clock, goal: Goal, limit: u64) -> bool {
        match clock {
            Clock::Tests => self.go_to_test(tick, goal, limit),
            Clock::Steps | Clock::Free => self.go_to_step(tick, goal, limit),
        }
    }

    pub(super) fn go_to_step(&mut self, step: u64, goal: Goal, limit: u64) -> bool {
        let first = self.timeline.boards().next().map(|(step, _)| step).filter(|_| goal == Goal::First);
        let step = step.min(first.unwrap_or(step)); // a solution seen before is where it stops
        self.timeline.jump(step);
        let left = step.saturating_sub(self.timeline.step()).min(limit);
        if goal == Goal::All {
            self.timeline.approach(step, limit);
        } else if !self.is_home(goal) {
            self.timeline.run_to(Target::Solution, left);
        }
        self.timeline.step() >= step || self.is_home(goal)
    }

    /// The step of a test is the first at which it is counted; before the first test no step is taken.
    fn go_to_test(&mut self, test: u64, goal: Goal, limit: u64) -> bool {
        if goal == Goal::First {
            return self.go_to_test_or_solution(test, limit);
        }
        self.timeline.jump_to_test(test);
        self.timeline.approach_test(test, limit)
    }

    fn go_to_test_or_solution(&mut self, test: u64, limit: u64) -> bool {
        if let Some((step, _)) = self.first().filter(|(_, tests)| *tests < test) {
            self.timeline.seek(step);
            return true;
        }
        self.timeline.jump_to_test(test);
        for _ in 0..limit {
            let there = self.timeline.counters().tests >= test || self.is_home(Goal::First);
            if there || self.timeline.advance().is_none() {
                return true;
            }
        }
        false
    }

    /// Step and tests of its first solution, where it was seen.
    fn first(&mut self) -> Option<(u64, u64)> {
        let seen = self.timeline.boards().next().map(|(step, _)| step);
        if let (None, Some(step)) = (self.first, seen) {
            let here = self.timeline.step();
            self.timeline.seek(step);
            self.first = Some((step, self.timeline.counters().tests));
            self.timeline.seek(here);
        }
        self.first
    }
}
