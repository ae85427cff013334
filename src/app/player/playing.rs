//! How many steps a frame takes.

use super::control::Player;
use super::playable::Playable;
use super::speed::Speed;

/// The longest time between two frames that counts, ms: a page that was hidden does not catch up.
pub const LONGEST_FRAME: f64 = 250.0;
/// What adding up fractions of a step may lose.
const ROUNDING: f64 = 1e-6;
/// Steps of a loop taken between two looks at the clock.
const LOOPED: u32 = 256;
/// What a frame may take for playing, ms; the least and the most of it at the greatest speed.
const BUDGET: f64 = 6.0;
const BUDGET_AT_MAX: (f64, f64) = (12.0, 25.0);

/// A frame's budget for playing, ms, where frames come every `pace` ms. At the greatest speed drawing gets no more time than
/// searching does.
pub fn budget(speed: Speed, pace: f64) -> f64 {
    match speed {
        Speed::PerSecond(_) => BUDGET,
        Speed::Max => (pace / 2.0).clamp(BUDGET_AT_MAX.0, BUDGET_AT_MAX.1),
    }
}

impl Player {
    /// Plays on for one frame.
    ///
    /// `elapsed` is the time since the last frame in ms; `time_left` tells whether the frame's budget is not used up yet,
    /// and is asked again and again.
    pub fn frame(&mut self, played: &mut dyn Playable, elapsed: f64, time_left: &mut dyn FnMut() -> bool) {
        if !self.playing {
            return;
        }
        match self.speed {
            Speed::PerSecond(rate) if !played.has_own_speed() => {
                let owed = self.owed + rate * elapsed.clamp(0.0, LONGEST_FRAME) / 1000.0;
                self.owed = self.steps_due(owed, played, time_left);
            }
            Speed::PerSecond(_) | Speed::Max => self.hurry(played, elapsed, time_left),
        }
        if played.is_at_end() && self.looped(played).is_none() {
            self.rest();
        }
    }

    /// As many steps as the time holds.
    fn hurry(&mut self, played: &mut dyn Playable, elapsed: f64, time_left: &mut dyn FnMut() -> bool) {
        let before = played.step();
        if self.looped(played).is_none() {
            played.hurry(self.grain, time_left);
        } else {
            while (0..LOOPED).all(|_| self.step(played)) && time_left() {}
        }
        if played.has_grains() {
            self.measure(played.step().saturating_sub(before), elapsed); // a loop goes back
        }
    }

    /// Notes how fast the greatest speed is: the last frame counts for an eighth, so that the figure can be read.
    fn measure(&mut self, steps: u64, elapsed: f64) {
        if elapsed > 0.0 && steps > 0 {
            let now = (steps as f64 * 1000.0 / elapsed) as u64;
            self.measured = Some(self.measured.map_or(now, |known| known - known / 8 + now / 8));
        }
    }

    /// Takes the steps that are owed, while it can; what the budget does not hold is forgiven. What is still owed.
    fn steps_due(&self, mut owed: f64, played: &mut dyn Playable, time_left: &mut dyn FnMut() -> bool) -> f64 {
        while owed >= 1.0 - ROUNDING {
            owed = (owed - 1.0).max(0.0);
            if !self.step(played) {
                break;
            }
            if !time_left() {
                owed = owed.fract();
            }
        }
        owed
    }

    /// One step of the grain, or back to the start of the loop; false at the end.
    fn step(&self, played: &mut dyn Playable) -> bool {
        match self.looped(played) {
            Some((start, last)) if played.step() >= last => {
                played.return_to(start);
                true
            }
            _ => played.forward(self.grain),
        }
    }
}
