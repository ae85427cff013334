//! The laws that hold for every search: what one of them means, all of them mean.

#![allow(clippy::wildcard_enum_match_arm)] // a test names what it is about
#![allow(clippy::unwrap_used)] // a test may end anywhere: then it has failed

#[path = "../common/mod.rs"]
mod common;
mod dead_ends;
mod model;
mod recount;
mod starts;
mod walks;

use std::collections::BTreeSet;

use common::{advance, enumerating, prefix, run_at, sizes_within, start};
use proptest::prelude::*;
use queens_solver::{Event, Grain, Run, Search, SearchId, Target, Timeline, placement};
use recount::Recount;

/// Steps of a run that the laws look at.
const PREFIX: u64 = 100_000;

/// How many cases, and no file of failed ones: a failure prints the smallest it finds.
fn cases(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}

/// A share of a run, in thousandths of the steps looked at.
fn share() -> impl Strategy<Value = u64> {
    0..=1000u64
}

/// The step at a share of the prefix, whole runs being shorter for most searches of few queens.
fn step_at(share: u64, id: SearchId, n: u8) -> u64 {
    advance(&mut start(id, n), prefix(id, PREFIX)) * share / 1000
}

proptest! {
    #![proptest_config(cases(64))]

    #[test]
    fn a_step_and_its_undoing_change_nothing(n in 1..=10u8, share in share()) {
        for &id in SearchId::ALL {
            each_step_can_be_undone(run_at(id, n, step_at(share, id, n)));
        }
    }

    #[test]
    fn undoing_leads_all_the_way_back(n in 1..=10u8, share in share()) {
        for &id in SearchId::ALL {
            undoing_leads_back(&start(id, n), step_at(share, id, n));
        }
    }

    #[test]
    fn seeking_a_step_is_taking_its_steps(n in 1..=10u8, shares in prop::collection::vec(share(), 1..6)) {
        for &id in SearchId::ALL {
            let steps: Vec<_> = shares.iter().map(|&share| step_at(share, id, n)).collect();
            seeking_is_stepping(&start(id, n), &steps);
        }
    }

    #[test]
    fn board_marks_and_counters_are_those_recounted(n in 1..=10u8, share in share()) {
        for &id in SearchId::ALL {
            sums_are_those_recounted(start(id, n), step_at(share, id, n), 997);
        }
    }

    #[test]
    fn every_solution_is_one(n in 1..=10u8) {
        for &id in SearchId::ALL {
            solutions_are_solutions(start(id, n), prefix(id, PREFIX));
        }
    }
}

/// The next 200 steps, each undone by itself.
fn each_step_can_be_undone(mut run: Run) {
    for _ in 0..200 {
        let before = run.clone();
        let mut search = run.search().clone();
        let Some(event) = run.advance() else { break };
        assert_eq!(search.advance(), Some(event));
        search.undo(event);
        assert!(search == *before.search(), "{:?}: {event:?}", search.id());
        let mut back = run.clone();
        back.undo(event);
        assert!(back == before, "{:?}: {event:?}", search.id());
    }
}

fn undoing_leads_back(start: &Run, steps: u64) {
    let mut run = start.clone();
    let mut passed = Vec::new();
    let mut events = Vec::new();
    for step in 0..steps {
        if step.is_multiple_of(1000) {
            passed.push(run.clone());
        }
        events.extend(run.advance());
    }
    for event in events.into_iter().rev() {
        run.undo(event);
        if run.counters().steps.is_multiple_of(1000) {
            assert!(Some(&run) == passed.pop().as_ref(), "{:?}: {:?}", run.search().id(), run.counters());
        }
    }
    assert!(run == *start, "{:?}", run.search().id());
}

fn seeking_is_stepping(start: &Run, steps: &[u64]) {
    let mut timeline = Timeline::new(start.clone());
    for &step in steps {
        timeline.seek(step);
        assert_eq!(timeline.step(), step);
        let mut stepped = start.clone();
        advance(&mut stepped, step);
        assert!(*timeline.run() == stepped, "{:?}: {step}", stepped.search().id());
    }
}

/// Compared at every step that is a multiple of `every`, and at the last.
fn sums_are_those_recounted(mut run: Run, steps: u64, every: u64) {
    let mut recount = Recount::new(run.board());
    for step in 1..=steps {
        recount.add(run.advance().unwrap());
        if step.is_multiple_of(every) {
            recount.assert_is_of(&run);
        }
    }
    recount.assert_is_of(&run);
}

fn solutions_are_solutions(mut run: Run, limit: u64) {
    let (id, n) = (run.search().id(), run.board().n());
    for _ in 0..limit {
        let Some(event) = run.advance() else { break };
        if let Event::Solution { .. } | Event::Mirror { .. } = event {
            let mut columns = run.board().columns().unwrap();
            assert!(is_solution(&columns), "{id:?}: {columns:?}");
            assert!(run.board().is_solution());
            if let Event::Mirror { .. } = event {
                columns = columns.iter().map(|column| n - 1 - column).collect();
            }
            assert_eq!(run.accepted(event), Some(columns));
        }
    }
}

fn is_solution(columns: &[u8]) -> bool {
    placement::is_solution(&columns.iter().map(|&column| column.into()).collect::<Vec<usize>>())
}

/// The boards of all solutions.
fn solutions(mut run: Run) -> BTreeSet<Vec<u8>> {
    let mut boards = BTreeSet::new();
    while let Some(event) = run.advance() {
        boards.extend(run.accepted(event));
    }
    boards
}

#[test]
fn the_mirrored_board_gives_the_mirrored_solutions() {
    for id in enumerating() {
        for n in sizes_within(id, 8, 1_000_000) {
            let found = solutions(start(id, n));
            let mirror = |columns: &Vec<u8>| columns.iter().map(|column| n - 1 - column).collect();
            assert_eq!(found, found.iter().map(mirror).collect(), "{id:?}, n = {n}");
            let upside_down = |columns: &Vec<u8>| columns.iter().rev().copied().collect();
            assert_eq!(found, found.iter().map(upside_down).collect(), "{id:?}, n = {n}");
        }
    }
}

#[test]
fn after_the_end_nothing_changes() {
    for &id in SearchId::ALL {
        for n in sizes_within(id, 8, 100_000) {
            let mut timeline = Timeline::new(start(id, n));
            assert!(timeline.run_to(Target::End, u64::MAX));
            let (end, run) = (timeline.step(), timeline.run().clone());
            assert_eq!(timeline.last(), Some(Event::Done), "{id:?}, n = {n}");
            assert!(run.peek().is_none() && run.clone().advance().is_none());
            for _ in 0..2 {
                assert_eq!(timeline.advance(), None);
                assert!(Grain::ALL.iter().all(|&(grain, _)| !timeline.step_forward(grain)));
                for target in [Target::Solution, Target::DeadEnd, Target::Backtrack, Target::Row, Target::End] {
                    assert!(timeline.run_to(target, 1000));
                }
                timeline.seek(u64::MAX);
                assert!(timeline.approach(u64::MAX, u64::MAX));
                assert!(timeline.is_at_end() && timeline.end() == Some(end) && timeline.furthest() == end);
                assert!(*timeline.run() == run, "{id:?}, n = {n}");
            }
        }
    }
}

#[test]
fn the_stops_of_a_grain_are_the_same_both_ways() {
    for &id in SearchId::ALL {
        for n in sizes_within(id, 6, 20_000) {
            for (grain, name) in Grain::ALL {
                let mut timeline = Timeline::new(start(id, n));
                let mut forwards = vec![0];
                while timeline.step_forward(grain) {
                    forwards.push(timeline.step());
                }
                let mut backwards = vec![timeline.step()];
                while timeline.step_back(grain) {
                    backwards.push(timeline.step());
                }
                backwards.reverse();
                assert_eq!(forwards, backwards, "{id:?}, n = {n}, {name}");
                assert!(*timeline.run() == start(id, n));
            }
        }
    }
}
