//! Dead ends: a row without a free square, and not one whose tries have failed.

use std::collections::BTreeSet;

use proptest::prelude::*;
use queens_solver::{Kind, Problem, Run, SearchId, Target, Timeline};

use super::cases;
use super::common::dead_ends::dead_ends;
use super::common::starts::{keeping, problems};
use super::common::{advance, sizes_within};

/// Runs that are looked at are shorter than this.
const STEPS: u64 = 100_000;

/// The steps that the run itself calls dead ends.
fn told(id: SearchId, problem: &Problem) -> BTreeSet<usize> {
    let mut run = Run::new(id, problem);
    let events = std::iter::from_fn(|| {
        let event = run.advance()?;
        Some(run.is_dead_end(event))
    });
    (1..).zip(events).filter_map(|(step, is_one)| is_one.then_some(step)).collect()
}

#[test]
fn a_dead_end_is_a_row_or_item_without_a_free_square() {
    for &id in SearchId::ALL {
        for n in sizes_within(id, 6, STEPS) {
            let problem = Problem::new(n.into()).unwrap();
            let expected = dead_ends(id, &problem);
            assert_eq!(told(id, &problem), expected, "{id:?}, n = {n}");
            let has_any = id.facts().dead_end.is_some() && n > 1;
            assert_eq!(!expected.is_empty(), has_any, "{id:?}, n = {n}");
            let kinds: BTreeSet<_> = kinds_at(id, &problem, &expected);
            assert!(kinds.iter().all(|&kind| Some(kind) == id.facts().dead_end.map(Kind::name)), "{id:?}");
        }
    }
}

/// The kinds of some steps.
fn kinds_at(id: SearchId, problem: &Problem, steps: &BTreeSet<usize>) -> BTreeSet<&'static str> {
    let mut timeline = Timeline::new(Run::new(id, problem));
    let mut kind_at = |step: usize| {
        timeline.seek(step as u64);
        timeline.last().unwrap().kind().name()
    };
    steps.iter().map(|&step| kind_at(step)).collect()
}

/// Worked out on paper and by a program of a few lines that shares nothing with this one: it goes through the boards of
/// one queen a row, and numbers the steps.
#[test]
fn dead_ends_of_four_and_six() {
    let stops = |n: u8| {
        let mut timeline = Timeline::new(Run::new(SearchId::Recursive, &Problem::new(n.into()).unwrap()));
        let mut stops = Vec::new();
        while timeline.run_to(Target::DeadEnd, u64::MAX) && !timeline.is_at_end() {
            stops.push(timeline.step());
        }
        stops
    };
    // Above the row: 1 3, 1 4 2, and their mirror images.
    assert_eq!(stops(4), [13, 26, 105, 117]);
    // 1 3 5 2 4, 1 3 6 2, 1 4 2 5 3, 1 4 6 3, 1 5 2 6 3, 1 6 2 5, 1 6 4 2, 2 4 1 3 5 …
    assert_eq!(stops(6)[..8], [32, 57, 92, 119, 154, 189, 208, 252]);
    assert_eq!(stops(6).len(), 46);
}

proptest! {
    #![proptest_config(cases(64))]

    #[test]
    fn dead_ends_from_a_start(problem in problems(5)) {
        for id in keeping() {
            if advance(&mut Run::new(id, &problem), STEPS + 1) <= STEPS {
                prop_assert_eq!(told(id, &problem), dead_ends(id, &problem), "{:?}", id);
            }
        }
    }
}
