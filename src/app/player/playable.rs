//! What a player moves: a timeline, a race, whatever stands at a step and can be taken to another one.

use queens_solver::{Grain, Target, Timeline};

/// A way that may take longer than a frame.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Way {
    /// To a step.
    Seek(u64),
    /// To a step for each of those that are moved.
    Each(Vec<u64>),
    /// To the next event of a kind.
    Run(Target),
}

impl Way {
    /// The step that it leads to, where that is known.
    pub fn target(&self) -> Option<u64> {
        match self {
            Self::Seek(step) => Some(*step),
            Self::Each(steps) => Some(steps.iter().copied().max().unwrap_or(0)),
            Self::Run(_) => None,
        }
    }
}

/// What can be played: it stands at a step and is taken to others. Steps may be ticks of a clock.
pub trait Playable {
    /// Where it stands.
    fn step(&self) -> u64;

    /// How far it has come on a way: where it stands, but for what is set to where it leads from the start.
    fn reached(&self) -> u64 {
        self.step()
    }

    /// The furthest step seen.
    fn furthest(&self) -> u64;

    /// The last step of all, once it is known.
    fn end(&self) -> Option<u64>;

    /// Tests counted up to the step shown.
    fn tests(&self) -> u64;

    /// What milestones are made of: solutions found, or whatever else is worth a sentence while playing.
    fn found(&self) -> u64;

    /// The steps at which solutions were seen, for marks along a slider.
    fn solution_steps(&self) -> &[u64];

    /// Whether it comes in grains.
    fn has_grains(&self) -> bool;

    /// One step of `grain` forwards; false at the end, where nothing changes.
    fn forward(&mut self, grain: Grain) -> bool;

    /// One step of `grain` back; false at step 0, where nothing changes.
    fn back(&mut self, grain: Grain) -> bool;

    /// One coarser step, forwards or back.
    fn coarse(&mut self, grain: Grain, forwards: bool);

    /// Sets out on a way, of which [`go`](Self::go) goes a part at a time.
    fn set_out(&mut self, way: &Way);

    /// Goes on a way until it is gone or the time is up; whether it is gone.
    fn go(&mut self, way: &Way, time_left: &mut dyn FnMut() -> bool) -> bool;

    /// Stands still where it is on its way.
    fn halt(&mut self);

    /// Goes on as fast as it can until the time is up; false at the end.
    fn hurry(&mut self, grain: Grain, time_left: &mut dyn FnMut() -> bool) -> bool;

    /// Goes back to a step seen before, at once.
    fn return_to(&mut self, step: u64);

    /// Whether it goes at a speed of its own, whatever the player's is.
    fn has_own_speed(&self) -> bool;

    /// Whether it stands at its end.
    fn is_at_end(&self) -> bool {
        self.end() == Some(self.step())
    }
}

/// Steps taken between two looks at the clock.
const SLICE: u64 = 30_000;
/// The same where each step stops at its grain.
const GRAINS: u32 = 256;

impl Playable for Timeline {
    fn step(&self) -> u64 {
        self.step()
    }

    fn furthest(&self) -> u64 {
        self.furthest()
    }

    fn end(&self) -> Option<u64> {
        self.end()
    }

    fn tests(&self) -> u64 {
        self.counters().tests
    }

    fn found(&self) -> u64 {
        self.counters().solutions
    }

    fn solution_steps(&self) -> &[u64] {
        self.solution_steps()
    }

    fn has_grains(&self) -> bool {
        true
    }

    fn forward(&mut self, grain: Grain) -> bool {
        self.step_forward(grain)
    }

    fn back(&mut self, grain: Grain) -> bool {
        self.step_back(grain)
    }

    fn coarse(&mut self, grain: Grain, forwards: bool) {
        _ = if forwards { self.step_forward(grain.coarser()) } else { self.step_back(grain.coarser()) };
    }

    fn set_out(&mut self, way: &Way) {
        if let Some(step) = way.target() {
            self.jump(step);
        }
    }

    fn go(&mut self, way: &Way, time_left: &mut dyn FnMut() -> bool) -> bool {
        loop {
            let there = match way {
                Way::Run(target) => self.run_to(*target, SLICE),
                Way::Seek(_) | Way::Each(_) => self.approach(way.target().unwrap_or(0), SLICE),
            };
            if there || !time_left() {
                return there;
            }
        }
    }

    fn halt(&mut self) {}

    fn hurry(&mut self, grain: Grain, time_left: &mut dyn FnMut() -> bool) -> bool {
        loop {
            let goes_on = match grain {
                Grain::Test => !self.approach(u64::MAX, SLICE),
                Grain::Move | Grain::Picture => (0..GRAINS).all(|_| self.step_forward(grain)),
            };
            if !goes_on || !time_left() {
                return goes_on;
            }
        }
    }

    fn return_to(&mut self, step: u64) {
        self.seek(step);
    }

    fn has_own_speed(&self) -> bool {
        false
    }
}
