//! The square that a person asks about.

use queens_solver::Square;

use crate::app::mode::room::Task;
use crate::app::show::{Answer, Origin, Seen};
use crate::app::work::Progress;

/// Looking for the step that made a square what it is, as a piece of work.
pub const TASK: Task = Task("origin");

/// Steps that are looked through at once.
const NEAR: u64 = 1 << 14;
/// Steps between two looks at the clock.
const SLICE: u64 = 1 << 14;

/// A square that is asked about. The answer holds for one step.
#[derive(Clone, Debug)]
pub struct Asked {
    /// The square.
    pub square: Square,
    /// Whether it was tapped, not only pointed at.
    pub is_tapped: bool,
    step: u64,
    origin: Option<Origin>,
}

impl Asked {
    /// What lies near is found at once.
    pub fn of(seen: &Seen, square: Square) -> Self {
        let mut origin = Origin::of(seen, square);
        if let Some(origin) = &mut origin {
            origin.go_on(seen, NEAR);
        }
        Self { square, is_tapped: false, step: seen.step(), origin }
    }

    /// Whether the answer still holds.
    pub const fn holds_at(&self, step: u64) -> bool {
        self.step == step
    }

    /// Whether a step is still to be found.
    pub fn is_open(&self) -> bool {
        self.origin.as_ref().is_some_and(|origin| !origin.is_whole())
    }

    /// What the square is, and why.
    pub fn answer(&self, seen: &Seen) -> Answer {
        Answer::of(seen, self.square, self.origin.as_ref())
    }

    /// Looks on for a while; whether all is found.
    pub fn look_on(&mut self, seen: &Seen, time_left: &mut dyn FnMut() -> bool) -> bool {
        let Some(origin) = &mut self.origin else { return true };
        while !origin.go_on(seen, SLICE) {
            if !time_left() {
                return false;
            }
        }
        true
    }

    /// How many steps have been looked through.
    pub fn progress(&self) -> Option<Progress> {
        let origin = self.origin.as_ref().filter(|origin| !origin.is_whole())?;
        Some(Progress { done: self.step - origin.reached(), of: Some(self.step) })
    }
}
