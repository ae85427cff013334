//! The counters in one line.

use super::seen::Seen;
use super::texts::counted::Texts;

/// A counter: its name, which goes with its value, and the value.
pub type Counter = (&'static str, u64);

/// The steps taken, and then the counters: where several searches stand side by side, each is at a step of its own.
pub fn with_steps(seen: &Seen) -> Vec<Counter> {
    let t = Texts::of(seen.lang());
    [named(seen.step(), t.counter_step, t.counter_steps)].into_iter().chain(of(seen)).collect()
}

/// The counters of the step shown: tests, placements, removals, solutions, and updates where the search counts them.
pub fn of(seen: &Seen) -> Vec<Counter> {
    let (t, counters) = (Texts::of(seen.lang()), seen.counters());
    let mut shown = vec![
        named(counters.tests, t.counter_test, t.counter_tests),
        (t.counter_placements, counters.placements),
        (t.counter_removals, counters.removals),
        named(counters.solutions, t.counter_solution, t.counter_solutions),
    ];
    if seen.facts().updates {
        shown.push(named(counters.updates, t.counter_update, t.counter_updates));
    }
    shown
}

const fn named(value: u64, one: &'static str, many: &'static str) -> Counter {
    (if value == 1 { one } else { many }, value)
}
