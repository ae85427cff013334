//! What a timeline costs beside its run, in turns.

use std::hint::black_box;

use queens_solver::{Kind, Problem, Run, SearchId, Target, Timeline};

use super::report::{Bar, least, say, seconds};

/// Steps of the run of n = 12 that the bars are about; the whole run has some more.
pub const FAR: u64 = 10_000_000;
/// Rounds that are measured in turns; the quickest of each counts, which no other load on the machine slows.
const ROUNDS: usize = 9;
/// A board whose first solution is far: some four million steps.
const FAR_SOLUTION: u64 = 20;

fn run(n: u64) -> Run {
    Run::new(SearchId::Recursive, &Problem::new(n).expect("a size from 1 to 32"))
}

/// A step of the timeline, and far runs, against the steps of the run.
pub fn against_the_run() -> [Bar; 4] {
    let ways: [fn() -> f64; 6] = [steps_of_run, steps, approach, to_end, run_to_solution, to_solution];
    let mut quickest = [f64::INFINITY; 6];
    for _ in 0..ROUNDS {
        for (time, way) in quickest.iter_mut().zip(ways) {
            *time = least([*time, way()]);
        }
    }
    let [run, timeline, approach, to_end, run_to_solution, to_solution] = quickest;
    let nanoseconds = |time: f64| time * 1e9 / FAR as f64;
    say(
        "a step of the run, of the timeline, of a far run",
        format_args!("{:.2}, {:.2} and {:.2} ns", nanoseconds(run), nanoseconds(timeline), nanoseconds(approach)),
    );
    let bar = |name, figure, most| Bar { name, figure, most, unit: "of the run's steps" };
    [
        bar("a step of the timeline", timeline / run, 1.5),
        bar("a far run of the timeline", approach / run, 1.25),
        bar("a far run of the timeline to its end", to_end / run, 1.25),
        bar("a far run of the timeline to a solution", to_solution / run_to_solution, 1.25),
    ]
}

fn steps_of_run() -> f64 {
    let mut run = run(12);
    seconds(|| (0..FAR).for_each(|_| _ = black_box(&run.advance())))
}

fn steps() -> f64 {
    let mut timeline = Timeline::new(run(12));
    seconds(|| (0..FAR).for_each(|_| _ = black_box(&timeline.advance())))
}

fn approach() -> f64 {
    let mut timeline = Timeline::new(run(12));
    seconds(|| timeline.approach(FAR, u64::MAX))
}

fn to_end() -> f64 {
    let mut timeline = Timeline::new(run(12));
    seconds(|| timeline.run_to(Target::End, FAR))
}

fn run_to_solution() -> f64 {
    let mut run = run(FAR_SOLUTION);
    seconds(|| while black_box(&run.advance()).is_some_and(|event| event.kind() != Kind::Solution) {})
}

fn to_solution() -> f64 {
    let mut timeline = Timeline::new(run(FAR_SOLUTION));
    seconds(|| timeline.run_to(Target::Solution, u64::MAX))
}
