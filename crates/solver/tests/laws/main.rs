//! The laws that hold for every search: what one of them means, all of them mean.

#![allow(clippy::unwrap_used)] // a test may end anywhere: then it has failed

#[path = "../common/mod.rs"]
mod common;
mod model;
mod recount;
mod walks;

use std::collections::BTreeSet;

use common::{advance, enumerating, run_at, sizes_within, start};
use proptest::prelude::*;
use queens_solver::{Event, Grain, Kind, Run, Search, SearchId, Target, Timeline, placement};
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
    advance(&mut start(id, n), PREFIX) * share / 1000
}

proptest! {
    #![proptest_config(cases(64))]

    #[test]
    fn a_step_and_its_undoing_change_nothing(n in 1..=10u8, share in share()) {
        for &id in SearchId::ALL {
            let mut run = run_at(id, n, step_at(share, id, n));
            for _ in 0..500 {
                let before = run.clone();
                let mut search = run.search().clone();
                let Some(event) = run.advance() else { break };
                prop_assert_eq!(search.advance(), Some(event));
                search.undo(event);
                prop_assert!(search == *before.search(), "{id:?}: {event:?}");
                let mut back = run.clone();
                back.undo(event);
                prop_assert!(back == before, "{id:?}: {event:?}");
            }
        }
    }

    #[test]
    fn undoing_leads_all_the_way_back(n in 1..=10u8, share in share()) {
        for &id in SearchId::ALL {
            let mut run = start(id, n);
            let mut passed = Vec::new();
            let mut events = Vec::new();
            for step in 0..step_at(share, id, n) {
                if step.is_multiple_of(1000) {
                    passed.push(run.clone());
                }
                events.extend(run.advance());
            }
            for event in events.into_iter().rev() {
                run.undo(event);
                if run.counters().steps.is_multiple_of(1000) {
                    prop_assert!(Some(&run) == passed.pop().as_ref(), "{id:?}: {:?}", run.counters());
                }
            }
            prop_assert!(run == start(id, n), "{id:?}");
        }
    }

    #[test]
    fn seeking_a_step_is_taking_its_steps(n in 1..=10u8, shares in prop::collection::vec(share(), 1..6)) {
        for &id in SearchId::ALL {
            let mut timeline = Timeline::new(start(id, n));
            for &share in &shares {
                let step = step_at(share, id, n);
                timeline.seek(step);
                prop_assert_eq!(timeline.step(), step);
                prop_assert!(*timeline.run() == run_at(id, n, step), "{id:?}: {step}");
            }
        }
    }

    #[test]
    fn board_marks_and_counters_are_those_recounted(n in 1..=10u8, share in share()) {
        for &id in SearchId::ALL {
            let mut run = start(id, n);
            let mut recount = Recount::default();
            for step in 1..=step_at(share, id, n) {
                recount.add(run.advance().unwrap());
                if step.is_multiple_of(997) {
                    recount.assert_is_of(&run);
                }
            }
            recount.assert_is_of(&run);
        }
    }

    #[test]
    fn every_solution_is_one(n in 1..=10u8) {
        for &id in SearchId::ALL {
            let mut run = start(id, n);
            for event in (0..PREFIX).map_while(|_| run.advance().map(|event| (event, run.board().clone()))) {
                if let (Event::Solution { .. }, board) = event {
                    prop_assert!(is_solution(&board.columns().unwrap()), "{id:?}: {board:?}");
                    prop_assert!(board.is_solution());
                }
            }
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
        if event.kind() == Kind::Solution {
            boards.insert(run.board().columns().unwrap());
        }
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
                for target in [Target::Solution, Target::Backtrack, Target::Row, Target::End] {
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
