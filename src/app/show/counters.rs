//! The counters in one line.

use super::seen::Seen;
use super::texts::counted::Texts;

/// A counter: its name, which goes with its value, and the value.
pub type Counter = (&'static str, u64);

/// The steps taken, and then the counters: where several searches stand side by side, each is at a step of its own.
pub fn with_steps(seen: &Seen) -> Vec<Counter> {
    let (t, step) = (Texts::of(seen.lang()), seen.step());
    let name = if step == 1 { t.counter_step } else { t.counter_steps };
    [(name, step)].into_iter().chain(of(seen)).collect()
}

/// The counters of the step shown: tests, placements, removals, solutions, and updates where the search counts them.
pub fn of(seen: &Seen) -> Vec<Counter> {
    let (t, counters) = (Texts::of(seen.lang()), seen.counters());
    let mut shown = vec![
        (if counters.tests == 1 { t.counter_test } else { t.counter_tests }, counters.tests),
        (t.counter_placements, counters.placements),
        (t.counter_removals, counters.removals),
        (if counters.solutions == 1 { t.counter_solution } else { t.counter_solutions }, counters.solutions),
    ];
    if seen.facts().updates {
        shown.push((t.counter_updates, counters.updates));
    }
    shown
}
