//! What a timeline costs beside its run, in turns.

use std::hint::black_box;

use queens_solver::{Problem, Run, SearchId, Target, Timeline};

use super::report::{Bar, say, seconds};

/// Steps of the run of n = 12 that the bars are about; the whole run has some more.
pub const FAR: u64 = 10_000_000;
/// Steps that are measured at once: a way is measured in so many slices, each by itself.
const SLICE: u64 = 100_000;
/// Rounds that are measured in turns; the quickest of each slice counts, which no other load on the machine slows.
const ROUNDS: usize = 9;
/// A board whose first solution is far: some four million steps.
const FAR_SOLUTION: u64 = 20;

fn run(n: u64) -> Run {
    Run::new(SearchId::Recursive, &Problem::new(n).expect("a size from 1 to 32"))
}

/// Seconds that slices took, the quickest of each.
struct Quickest(Vec<f64>);

impl Quickest {
    fn of(steps: u64) -> Self {
        Self(vec![f64::INFINITY; (steps / SLICE) as usize])
    }

    /// Goes the way once more, slice by slice.
    fn measure(&mut self, mut slice: impl FnMut(u64)) {
        for (index, time) in (0..).zip(&mut self.0) {
            *time = time.min(seconds(|| slice(index)));
        }
    }

    fn seconds(&self) -> f64 {
        self.0.iter().sum()
    }
}

/// A step of the timeline, and far runs, against the steps of the run.
pub fn against_the_run() -> [Bar; 4] {
    let [mut steps, mut kept, mut far, mut end] = [(); 4].map(|()| Quickest::of(FAR));
    let [mut to_solution, mut far_solution] = [(); 2].map(|()| Quickest::of(first_solution()));
    for _ in 0..ROUNDS {
        let mut by_steps = run(12);
        steps.measure(|_| (0..SLICE).for_each(|_| _ = black_box(&by_steps.advance())));
        let mut timeline = Timeline::new(run(12));
        kept.measure(|_| (0..SLICE).for_each(|_| _ = black_box(&timeline.advance())));
        let mut timeline = Timeline::new(run(12));
        far.measure(|slice| assert!(timeline.approach((slice + 1) * SLICE, u64::MAX)));
        let mut timeline = Timeline::new(run(12));
        end.measure(|_| assert!(!timeline.run_to(Target::End, SLICE)));
        let mut by_steps = run(FAR_SOLUTION);
        to_solution.measure(|_| (0..SLICE).for_each(|_| _ = black_box(&by_steps.advance())));
        let mut timeline = Timeline::new(run(FAR_SOLUTION));
        far_solution.measure(|_| assert!(!timeline.run_to(Target::Solution, SLICE)));
    }
    let [steps, kept, far, end] = [steps, kept, far, end].map(|way| way.seconds());
    let nanoseconds = |time: f64| time * 1e9 / FAR as f64;
    say(
        "a step of the run, of the timeline, of a far run",
        format_args!("{:.2}, {:.2} and {:.2} ns", nanoseconds(steps), nanoseconds(kept), nanoseconds(far)),
    );
    let bar = |name, figure, most| Bar { name, figure, most, unit: "of the run's steps" };
    [
        bar("a step of the timeline", kept / steps, 1.5),
        bar("a far run of the timeline", far / steps, 1.25),
        bar("a far run of the timeline to its end", end / steps, 1.25),
        bar("a far run of the timeline to a solution", far_solution.seconds() / to_solution.seconds(), 1.25),
    ]
}

/// The step of the first solution that is far.
fn first_solution() -> u64 {
    let mut timeline = Timeline::new(run(FAR_SOLUTION));
    timeline.run_to(Target::Solution, u64::MAX);
    timeline.step()
}

/// From one test back to another, against the same way by steps, in turns; and test by test, against the steps.
pub fn tests_against_steps() -> [Bar; 2] {
    const FROM: u64 = 3_000_000;
    const TO: u64 = 1000;
    let mut timeline = Timeline::new(run(12));
    let mut step_of = |test| {
        timeline.approach_test(test, u64::MAX);
        timeline.step()
    };
    let [to, from] = [TO, FROM].map(&mut step_of);
    timeline.approach(FAR, u64::MAX);
    let (mut by_tests, mut by_steps) = (f64::INFINITY, f64::INFINITY);
    for _ in 0..101 {
        timeline.seek(from);
        by_steps = by_steps.min(seconds(|| timeline.seek(to)));
        timeline.seek(from);
        by_tests = by_tests.min(seconds(|| to_test(&mut timeline, TO)));
        assert_eq!(timeline.step(), to);
    }
    say(
        "back from test 3,000,000 to 1,000, and by steps",
        format_args!("{:.1} and {:.1} µs", by_tests * 1e6, by_steps * 1e6),
    );
    let (mut tests, mut steps) = (f64::INFINITY, f64::INFINITY);
    for _ in 0..101 {
        timeline.seek(from);
        tests = tests.min(seconds(|| (FROM - TO..FROM).rev().for_each(|test| to_test(&mut timeline, test))));
        let back = from - timeline.step();
        timeline.seek(from);
        steps = steps.min(seconds(|| (0..back).for_each(|_| _ = black_box(&timeline.back()))));
    }
    [
        Bar { name: "a seek by tests", figure: by_tests / by_steps, most: 2.0, unit: "of a seek by steps" },
        Bar { name: "a test back", figure: tests / steps, most: 2.0, unit: "of its steps back" },
    ]
}

fn to_test(timeline: &mut Timeline, test: u64) {
    timeline.jump_to_test(test);
    timeline.approach_test(test, u64::MAX);
}
