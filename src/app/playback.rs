//! Playing: how many steps a frame takes.

use queens_solver::{Grain, Target};

use super::race::{Clock, Race};
use super::speed::Speed;
use super::watch::Watch;

/// The longest time between two frames that counts, ms: a page that was hidden does not catch up.
pub const LONGEST_FRAME: f64 = 250.0;
/// What adding up fractions of a step may lose.
const ROUNDING: f64 = 1e-6;
/// Steps taken between two looks at the clock.
const STEPS: u64 = 4096;

/// What a slice of long work may take, ms; also the least that a frame has for playing at the greatest speed.
pub const SLICE: f64 = 12.0;

/// A frame's budget for playing, ms. At the greatest speed drawing gets no more time than searching does.
pub fn budget(speed: Speed, elapsed: f64) -> f64 {
    match speed {
        Speed::PerSecond(_) => 6.0,
        Speed::Max => (elapsed / 2.0).clamp(SLICE, 25.0),
    }
}

/// Plays on for one frame.
///
/// `elapsed` is the time since the last frame in ms; `time_left` tells whether the frame's budget is not used up yet,
/// and is asked again and again.
pub fn frame(watch: &mut Watch, elapsed: f64, time_left: &mut dyn FnMut() -> bool) {
    if !watch.playing {
        return;
    }
    match watch.speed {
        Speed::Max => {
            let before = watch.timeline.step();
            while_time_is_left(watch, time_left);
            measure(watch, before, elapsed);
        }
        Speed::PerSecond(rate) => {
            let owed = watch.owed + due(rate, elapsed);
            watch.owed = steps_due(owed, &mut || step(watch), time_left);
        }
    }
    if watch.timeline.is_at_end() && looped(watch).is_none() {
        watch.playing = false;
        watch.owed = 0.0;
    }
}

/// Notes how fast the greatest speed is: the last frame counts for an eighth, so that the figure can be read.
fn measure(watch: &mut Watch, before: u64, elapsed: f64) {
    let steps = watch.timeline.step().saturating_sub(before); // a loop goes back
    if elapsed > 0.0 && steps > 0 {
        let now = (steps as f64 * 1000.0 / elapsed) as u64;
        watch.measured = Some(watch.measured.map_or(now, |known| known - known / 8 + now / 8));
    }
}

/// Plays searches that are compared on for one frame; see [`frame`].
pub fn together(watch: &mut Watch, race: &mut Race, elapsed: f64, time_left: &mut dyn FnMut() -> bool) {
    match watch.speed {
        _ if race.clock == Clock::Free => race.race(time_left),
        Speed::Max => _ = race.run_on(Target::End, time_left),
        Speed::PerSecond(each_second) => {
            watch.owed = steps_due(watch.owed + due(each_second, elapsed), &mut || race.forward(), time_left);
        }
    }
    if race.is_over() {
        watch.playing = false;
        watch.owed = 0.0;
    }
}

/// Steps that a frame owes at a rate a second.
fn due(rate: f64, elapsed: f64) -> f64 {
    rate * elapsed.clamp(0.0, LONGEST_FRAME) / 1000.0
}

/// Takes the steps that are owed, while `step` can; what the budget does not hold is forgiven. What is still owed.
fn steps_due(mut owed: f64, step: &mut dyn FnMut() -> bool, time_left: &mut dyn FnMut() -> bool) -> f64 {
    while owed >= 1.0 - ROUNDING {
        owed = (owed - 1.0).max(0.0);
        if !step() {
            break;
        }
        if !time_left() {
            owed = owed.fract();
        }
    }
    owed
}

fn while_time_is_left(watch: &mut Watch, time_left: &mut dyn FnMut() -> bool) {
    loop {
        let went_on = match (watch.grain, watch.to) {
            (Grain::Test, None) => !watch.timeline.approach(u64::MAX, STEPS),
            _ => (0..STEPS / 16).all(|_| step(watch)),
        };
        if !went_on || !time_left() {
            return;
        }
    }
}

/// One step of the grain, or back to the start of the loop; false at the end.
fn step(watch: &mut Watch) -> bool {
    match looped(watch) {
        Some((start, last)) if watch.timeline.step() >= last => {
            watch.timeline.seek(start);
            true
        }
        _ => watch.timeline.step_forward(watch.grain),
    }
}

/// The first and last step of the loop; the run's end where the loop's comes later. None where no step lies in it.
pub fn looped(watch: &Watch) -> Option<(u64, u64)> {
    let (start, to) = (watch.from.unwrap_or(0), watch.to?);
    let last = watch.timeline.end().map_or(to, |end| end.min(to));
    (last > start).then_some((start, last))
}
