//! A race as the player moves it: its steps are ticks of the clock.

use queens_solver::{Grain, Target};

use super::field::Race;
use super::rules::Clock;
use crate::app::player::{Playable, Way};

/// Ticks of a coarse step.
const COARSE: u8 = 10;

impl Playable for Race {
    fn step(&self) -> u64 {
        self.ticks
    }

    /// The clock is set at once; the searches come after.
    fn reached(&self) -> u64 {
        let away = self.racers.iter().filter(|racer| !racer.is_home(self.goal));
        away.map(|racer| racer.used(self.clock)).min().unwrap_or(self.ticks).min(self.ticks)
    }

    fn furthest(&self) -> u64 {
        self.furthest
    }

    fn end(&self) -> Option<u64> {
        self.is_over().then_some(self.ticks)
    }

    fn tests(&self) -> u64 {
        self.racers.iter().map(|racer| racer.timeline.counters().tests).sum()
    }

    /// How many are home.
    fn found(&self) -> u64 {
        self.racers.iter().filter(|racer| racer.is_home(self.goal)).count() as u64
    }

    fn solution_steps(&self) -> &[u64] {
        &[]
    }

    fn has_grains(&self) -> bool {
        false
    }

    fn forward(&mut self, _: Grain) -> bool {
        self.forward()
    }

    fn back(&mut self, _: Grain) -> bool {
        self.back()
    }

    fn coarse(&mut self, _: Grain, forwards: bool) {
        for _ in 0..COARSE {
            _ = if forwards { self.forward() } else { self.back() };
        }
    }

    fn set_out(&mut self, way: &Way) {
        match way {
            Way::Seek(step) => self.seek(*step),
            Way::Each(steps) if self.clock == Clock::Free => self.seek_each(steps.clone()),
            Way::Each(_) => self.seek(way.target().unwrap_or(0)),
            Way::Run(_) => self.stop(),
        }
    }

    fn go(&mut self, way: &Way, time_left: &mut dyn FnMut() -> bool) -> bool {
        match way {
            Way::Seek(_) | Way::Each(_) => self.approach(time_left),
            Way::Run(target) => self.run_on(*target, time_left),
        }
    }

    fn halt(&mut self) {
        self.stop();
    }

    fn hurry(&mut self, _: Grain, time_left: &mut dyn FnMut() -> bool) -> bool {
        if self.clock == Clock::Free {
            self.race(time_left);
        } else {
            self.run_on(Target::End, time_left);
        }
        !self.is_over()
    }

    fn return_to(&mut self, step: u64) {
        self.return_to(step);
    }

    fn has_own_speed(&self) -> bool {
        self.clock == Clock::Free
    }

    fn is_at_end(&self) -> bool {
        self.is_over()
    }
}
