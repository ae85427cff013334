//! Three ways to a step, one and the same step: stepping there, seeking it, and reading it in a trace.

#![allow(clippy::unwrap_used)] // a test may end anywhere: then it has failed

#[path = "../../solver/tests/common/mod.rs"]
mod common;

use std::collections::BTreeSet;

use common::random::Random;
use common::{advance, prefix, start};
use queens_cli::trace::format::Format;
use queens_cli::trace::teller::Teller;
use queens_solver::{Event, Problem, Run, SearchId, Square, Timeline};
use serde_json::{Value, json};

/// Steps of the runs of few queens; those of the row-by-row searches are shorter.
const SHORT: u64 = 5000;
/// Steps of the runs of many queens: enough for checkpoints to thin out.
const LONG: u64 = 6_000_000;
/// Steps compared of each run of many queens.
const SAMPLES: usize = 200;

fn squares(squares: impl Iterator<Item = Square>) -> Value {
    squares.map(|square| json!([square.row + 1, square.column + 1])).collect()
}

/// What the trace is to say of the step that `event` was.
fn told(run: &Run, event: Event) -> Value {
    let counters = run.counters();
    let from_one = |square: Square| json!({"row": square.row + 1, "column": square.column + 1});
    let mut told = json!({
        "step": counters.steps,
        "kind": event.kind().name(),
        "row": event.row().map(|row| row + 1),
        "column": event.column().map(|column| column + 1),
        "by": event.by().map(from_one),
        "line": run.search().id().line(event),
        "tests": counters.tests,
        "placements": counters.placements,
        "removals": counters.removals,
        "solutions": counters.solutions,
        "queens": squares(run.board().queens()),
    });
    if run.search().id().name() == "dancing-links" {
        told["updates"] = counters.updates.into();
    }
    told
}

/// Seeks the step of `run` and compares all that can be seen there, then the line that a trace has for it.
fn assert_agree(run: &Run, event: Event, sought: &mut Timeline, line: &[u8]) {
    let step = run.counters().steps;
    sought.seek(step);
    let there = sought.run();
    let place = format!("{:?}, n = {}, step {step}", run.search().id(), run.board().n());
    assert_eq!(there.counters(), run.counters(), "{place}");
    assert_eq!(there.board(), run.board(), "{place}");
    for row in 0..run.board().n() {
        assert_eq!(there.marks(row), run.marks(row), "{place}, marks of row {row}");
    }
    assert!(there == run, "{place}: the search itself");
    assert_eq!(sought.last(), Some(event), "{place}");
    assert_eq!(serde_json::from_slice::<Value>(line).unwrap(), told(run, event), "{place}");
}

/// The lines that the program prints, the summary not among them.
fn printed(id: SearchId, n: u8, limit: u64) -> Vec<Vec<u8>> {
    let command = format!("trace --search {} --n {n} --limit {limit}", id.name());
    let (mut out, mut complaints) = (Vec::new(), Vec::new());
    assert_eq!(queens_cli::run(command.split(' ').map(str::to_owned), &mut out, &mut complaints), 0);
    let mut lines: Vec<_> = out.trim_ascii_end().split(|&byte| byte == b'\n').map(<[u8]>::to_vec).collect();
    assert!(lines.pop().is_some_and(|summary| summary.starts_with(br#"{"summary":"#)));
    lines
}

#[test]
fn at_every_step_to_size_6() {
    for &id in SearchId::ALL {
        for n in 1..=6 {
            let mut stepped = start(id, n);
            let steps: Vec<_> =
                (0..SHORT).map_while(|_| stepped.advance().map(|event| (stepped.clone(), event))).collect();
            let lines = printed(id, n, SHORT);
            assert_eq!(lines.len(), steps.len());
            let mut sought = Timeline::new(start(id, n));
            let mut order: Vec<usize> = (0..steps.len()).collect();
            Random(n.into()).shuffle(&mut order);
            for index in order {
                let (run, event) = &steps[index];
                assert_agree(run, *event, &mut sought, &lines[index]);
            }
        }
    }
}

#[test]
fn at_random_steps_to_size_12() {
    for &id in SearchId::ALL {
        for n in 8..=12 {
            let length = advance(&mut start(id, n), prefix(id, LONG));
            let mut random = Random(n.into());
            let mut samples = BTreeSet::new();
            while samples.len() < SAMPLES.min(length as usize) {
                samples.insert(1 + random.below(length));
            }
            let mut steps = stepped_and_told(id, n, &samples);
            random.shuffle(&mut steps); // seeks go both ways
            let mut sought = Timeline::new(start(id, n));
            for (run, event, line) in &steps {
                assert_agree(run, *event, &mut sought, line);
            }
        }
    }
}

/// The runs at these steps, one after the other, and the lines of a trace for them, without storing the trace.
fn stepped_and_told(id: SearchId, n: u8, steps: &BTreeSet<u64>) -> Vec<(Run, Event, Vec<u8>)> {
    let mut stepped = start(id, n);
    let mut teller = Teller::new(id, &Problem::new(n.into()).unwrap());
    let mut go_to = |&step: &u64| {
        while stepped.counters().steps + 1 < step {
            assert_eq!(teller.advance(), stepped.advance());
        }
        let event = stepped.advance().unwrap();
        assert_eq!(teller.advance(), Some(event));
        let mut line = Vec::new();
        Format::Jsonl.step(teller.run(), event, &mut line).unwrap();
        (stepped.clone(), event, line)
    };
    steps.iter().map(&mut go_to).collect()
}
