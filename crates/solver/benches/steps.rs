//! What one step costs. An iteration is 1000 steps, so that microseconds read as nanoseconds a step.
//!
//! `cargo bench -p queens-solver --bench steps`

#[allow(dead_code)] // a bench shuffles nothing
#[path = "../tests/common/random.rs"]
mod random;

use divan::Bencher;
use divan::counter::ItemsCount;
use queens_solver::{Problem, Run, SearchId, Timeline};
use random::Random;

const SIZES: [u64; 3] = [8, 10, 12];
/// Steps of an iteration.
const STEPS: u64 = 1000;
/// Steps of a long way back, and of the runs that seeks move in, where the run has as many.
const LONG: u64 = 1_000_000;

fn main() {
    divan::main();
}

/// A timeline at the step `LONG`, or at the end.
fn timeline(n: u64) -> Timeline {
    let problem = Problem::new(n).expect("a size from 1 to 32");
    let mut timeline = Timeline::new(Run::new(SearchId::Recursive, &problem));
    timeline.seek(LONG);
    timeline
}

#[divan::bench(args = SIZES)]
fn advance_1000(bencher: Bencher, n: u64) {
    let mut timeline = timeline(n);
    timeline.seek(0);
    bencher.counter(ItemsCount::new(STEPS)).bench_local(|| {
        if timeline.furthest() - timeline.step() < STEPS {
            timeline.seek(0); // one clone in many thousands of steps
        }
        (0..STEPS).for_each(|_| drop_event(timeline.advance()));
    });
}

/// Inside what is remembered of the way there.
#[divan::bench(args = SIZES, sample_count = 1000, sample_size = 1)]
fn back_1000(bencher: Bencher, n: u64) {
    let mut timeline = timeline(n);
    let middle = timeline.step() / 2;
    let mut start = || {
        timeline.seek(middle - 10 * STEPS);
        timeline.approach(middle, u64::MAX);
        timeline.clone()
    };
    bencher.counter(ItemsCount::new(STEPS)).with_inputs(&mut start).bench_local_refs(|timeline| {
        (0..STEPS).for_each(|_| drop_event(timeline.back()));
    });
}

/// From the step 1,000,000 or the end to the start: milliseconds read as nanoseconds a step where n = 12.
#[divan::bench(args = SIZES, sample_count = 20, sample_size = 1)]
fn all_the_way_back(bencher: Bencher, n: u64) {
    let timeline = timeline(n);
    bencher
        .counter(ItemsCount::new(timeline.step()))
        .with_inputs(|| timeline.clone())
        .bench_local_refs(|timeline| while timeline.back().is_some() {});
}

/// One seek among the steps already seen.
#[divan::bench(args = SIZES)]
fn seek(bencher: Bencher, n: u64) {
    let mut timeline = timeline(n);
    let mut random = Random(n);
    bencher.bench_local(|| timeline.seek(random.below(timeline.furthest() + 1)));
}

/// Keeps the work that led to a value.
fn drop_event<T>(event: T) {
    divan::black_box_drop(event);
}
