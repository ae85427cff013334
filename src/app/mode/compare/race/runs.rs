//! A race run on to what one of its searches comes to.

use queens_solver::{Event, Kind, Target};

use super::field::{Race, SLICE};
use super::racer::Racer;
use super::rules::Clock;

impl Race {
    /// Goes on until the first of the searches comes to the target, or all are home; whether that is reached in time.
    pub fn run_on(&mut self, target: Target, time_left: &mut dyn FnMut() -> bool) -> bool {
        self.stop();
        let bulk = target == Target::End && self.clock == Clock::Steps;
        let chunk = if bulk { SLICE } else { 1 };
        let before = self.met(target);
        let mut looked = 0;
        while !self.is_over() {
            if self.clock == Clock::Free && target == Target::End {
                self.race(time_left);
                return self.is_over();
            }
            if bulk {
                self.ticks += chunk;
                self.go(u64::MAX);
            } else {
                self.forward();
            }
            if self.met(target) > before || self.is_at(target) {
                self.show(target);
                return true;
            }
            looked += chunk;
            if looked >= SLICE / 4 {
                looked = 0;
                if !time_left() {
                    return self.is_over();
                }
            }
        }
        true
    }

    /// By tests, a solution lies between two ticks: who has found one goes back to it.
    fn show(&mut self, target: Target) {
        let (goal, tick) = (self.goal, self.ticks);
        if target != Target::Solution || self.clock != Clock::Tests {
            return;
        }
        for racer in self.racers.iter_mut().filter(|racer| !racer.is_home(goal)) {
            let since_test = racer.timeline.recent(usize::MAX).skip(1).take_while(|event| event.kind() != Kind::Test);
            let solution = { since_test }.position(|event| event.kind() == Kind::Solution);
            if let Some(behind) = solution.filter(|_| racer.is_on_test() && racer.timeline.counters().tests == tick) {
                (0..=behind).for_each(|_| _ = racer.timeline.back());
            }
        }
    }

    /// How often all searches together have come to a target that is counted.
    fn met(&self, target: Target) -> u64 {
        let counted = |racer: &Racer| match target {
            Target::Solution => racer.timeline.counters().solutions,
            Target::Backtrack => racer.timeline.counters().removals,
            Target::DeadEnd | Target::Row | Target::End => 0,
        };
        self.racers.iter().map(counted).sum()
    }

    /// Whether one of the searches stands at a target that is not counted.
    fn is_at(&self, target: Target) -> bool {
        let at_row = |event: Event| matches!(event.kind(), Kind::Call | Kind::Return);
        let is_at = |racer: &Racer| match target {
            Target::Row => racer.timeline.last().is_some_and(at_row),
            Target::DeadEnd => racer.timeline.is_at_dead_end(),
            Target::Solution | Target::Backtrack | Target::End => false,
        };
        self.racers.iter().any(is_at)
    }
}
