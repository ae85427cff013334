//! The bars that the solver is held to, measured side by side in one run, so that they mean the same on any machine:
//! `cargo bench -p queens-solver --bench bars` prints each figure and fails where one is missed.

#[allow(dead_code)] // a bar shuffles nothing
#[path = "../../tests/common/random.rs"]
mod random;
mod report;
mod speed;
mod timeline;

use std::hint::black_box;
use std::process::ExitCode;
use std::time::Instant;

use peak_alloc::PeakAlloc;
use queens_solver::{Problem, Run, SearchId, Timeline};
use random::Random;
use report::{Bar, median, say};
use timeline::FAR;

#[global_allocator]
static HEAP: PeakAlloc = PeakAlloc;

/// Steps after which memory is to have stopped growing, give or take a megabyte.
const NEAR: u64 = 100_000;

fn main() -> ExitCode {
    if !std::env::args().any(|argument| argument == "--bench") {
        return ExitCode::SUCCESS; // run as a test: figures of a build for tests say nothing
    }
    let (mut timeline, stepping) = stepped();
    say("native steps/s", format_args!("{:.0}", FAR as f64 / stepping));
    let mut bars = vec![far_seek(&mut timeline, stepping)];
    bars.extend(memory());
    bars.push(way_back("a step back, of 10,000", &mut timeline, 10_000, 301));
    bars.push(way_back("a step back, of 1,000,000", &mut timeline, 1_000_000, 15));
    bars.extend(speed::counting_against_c());
    bars.push(speed::events_against_none());
    bars.extend(timeline::against_the_run());
    bars.extend(timeline::tests_against_steps());
    let missed = bars.iter().filter(|bar| !bar.is_met()).count();
    if missed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn start() -> Timeline {
    let problem = Problem::new(12).expect("a size from 1 to 32");
    Timeline::new(Run::new(SearchId::Recursive, &problem))
}

/// Takes `steps` steps forwards; the seconds it took.
fn forwards(timeline: &mut Timeline, steps: u64) -> f64 {
    let clock = Instant::now();
    for _ in 0..steps {
        black_box(&timeline.advance());
    }
    clock.elapsed().as_secs_f64()
}

/// Takes `steps` steps back; the seconds it took.
fn backwards(timeline: &mut Timeline, steps: u64) -> f64 {
    let clock = Instant::now();
    for _ in 0..steps {
        black_box(&timeline.back());
    }
    clock.elapsed().as_secs_f64()
}

/// A timeline that has been stepped to `FAR`, and the seconds it took.
fn stepped() -> (Timeline, f64) {
    let mut timeline = start();
    let times = (0..7).map(|_| {
        timeline = start();
        forwards(&mut timeline, FAR)
    });
    let stepping = median(times.collect());
    (timeline, stepping)
}

/// Seeks to random steps already seen, against stepping to the last of them.
fn far_seek(timeline: &mut Timeline, stepping: f64) -> Bar {
    let mut random = Random(1);
    let seeks = (0..1000).map(|_| {
        let target = random.below(FAR + 1);
        let clock = Instant::now();
        timeline.seek(target);
        let time = clock.elapsed().as_secs_f64();
        assert_eq!(timeline.step(), target);
        time
    });
    let figure = median(seeks.collect()) / stepping;
    Bar { name: "a seek among 10,000,000 steps", figure, most: 0.01, unit: "of stepping them" }
}

/// Bytes after many steps against bytes after few, as the timeline tells them and as the heap does.
fn memory() -> [Bar; 3] {
    let before = HEAP.current_usage();
    let mut timeline = start();
    let mut after = |steps| {
        timeline.seek(steps);
        [timeline.bytes() as f64, (HEAP.current_usage() - before) as f64]
    };
    let (near, far) = (after(NEAR), after(FAR));
    let megabytes = |name, figure: f64| Bar { name, figure: figure / 1e6, most: 1.0, unit: "MB" };
    say("bytes after 100,000 and 10,000,000 steps", format_args!("{} and {}", near[0], far[0]));
    say("on the heap", format_args!("{} and {}", near[1], far[1]));
    [
        megabytes("bytes gained", far[0] - near[0]),
        megabytes("bytes gained on the heap", far[1] - near[1]),
        Bar {
            name: "bytes untold",
            figure: (far[1] - far[0]).max(near[1] - near[0]) / far[1],
            most: 0.01,
            unit: "of them",
        },
    ]
}

/// Steps back against the same steps forwards, in turns; the quickest of each counts, which no other load on the machine
/// slows.
fn way_back(name: &'static str, timeline: &mut Timeline, steps: u64, rounds: u32) -> Bar {
    timeline.seek(FAR / 2);
    let (mut forth, mut back) = (f64::INFINITY, f64::INFINITY);
    for _ in 0..rounds {
        forth = forth.min(forwards(timeline, steps));
        back = back.min(backwards(timeline, steps));
    }
    Bar { name, figure: back / forth, most: 2.0, unit: "steps forwards" }
}
