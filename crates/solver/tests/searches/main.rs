//! What is said of single searches, each held against something that shares nothing with it.

#![allow(clippy::wildcard_enum_match_arm)] // a test names what it is about
#![allow(clippy::unwrap_used)] // a test may end anywhere: then it has failed

#[path = "../common/mod.rs"]
mod common;
mod construction;
mod dancing_links;
mod links;
mod min_conflicts;
mod pseudo_code;
mod starts;
mod views;

use std::collections::BTreeSet;

use common::{advance, enumerating, run_at, start};
use queens_solver::{AnySearch, Event, Kind, Run, SearchId, Square};

/// Steps of whole runs for n = 1 … 4, with seed 1: links carry steps, so these never change.
const STEPS: [(SearchId, [u64; 4]); 16] = [
    (SearchId::Recursive, [7, 17, 41, 125]),
    (SearchId::Iterative, [7, 17, 41, 125]),
    (SearchId::RecursiveGrid, [7, 17, 41, 125]),
    (SearchId::MarkedLines, [7, 17, 41, 125]),
    (SearchId::Bitmask, [7, 13, 28, 81]),
    (SearchId::HalfBoard, [7, 8, 18, 43]),
    (SearchId::Permutations, [7, 17, 57, 237]),
    (SearchId::RowTuples, [7, 23, 132, 1109]),
    (SearchId::Combinations, [7, 37, 435, 8249]),
    (SearchId::OrderedPlacements, [7, 55, 1839, 145_555]),
    (SearchId::CellByCell, [7, 39, 212, 1249]),
    (SearchId::ForwardChecking, [6, 17, 55, 187]),
    (SearchId::Mrv, [6, 17, 55, 187]),
    (SearchId::MinConflicts, [3, 4399, 5718, 12]),
    (SearchId::Construction, [5, 3, 3, 8]),
    (SearchId::DancingLinks, [9, 17, 38, 113]),
];

/// Steps of a run that are looked at.
const FAR: u64 = 20_000;

#[test]
fn steps_of_whole_runs() {
    let counted = SearchId::ALL.iter().map(|&id| (id, [1, 2, 3, 4].map(|n| advance(&mut start(id, n), u64::MAX))));
    assert_eq!(counted.collect::<Vec<_>>(), STEPS);
}

/// Tests of whole runs for n = 1 … 8, counted by a program on sets that shares nothing with the searches.
const LOOK_AHEAD_TESTS: [(SearchId, [u64; 8]); 2] = [
    (SearchId::ForwardChecking, [0, 4, 16, 60, 216, 754, 2850, 11_936]),
    (SearchId::Mrv, [0, 4, 16, 60, 216, 712, 2426, 9354]),
];

#[test]
fn tests_with_look_ahead() {
    for (id, tests) in LOOK_AHEAD_TESTS {
        let counted = (1..=8).map(|n| run_at(id, n, u64::MAX).counters().tests);
        assert_eq!(counted.collect::<Vec<_>>(), tests, "{id:?}");
    }
}

/// The largest boards on which all solutions are compared.
fn largest(id: SearchId) -> u8 {
    match id {
        SearchId::OrderedPlacements => 4,
        SearchId::Combinations => 5,
        SearchId::RowTuples | SearchId::CellByCell => 7,
        _ => 8,
    }
}

#[test]
fn every_enumerating_search_finds_the_same_boards() {
    let all: Vec<BTreeSet<Vec<u8>>> = (1..=8).map(|n| boards(SearchId::Recursive, n)).collect();
    assert_eq!(all.iter().map(BTreeSet::len).collect::<Vec<_>>(), [1, 0, 0, 2, 10, 4, 40, 92]);
    for id in enumerating() {
        for (n, expected) in (1..=largest(id)).zip(&all) {
            assert!(boards(id, n) == *expected, "{id:?}, n = {n}");
        }
    }
}

/// All boards that a search accepts.
fn boards(id: SearchId, n: u8) -> BTreeSet<Vec<u8>> {
    let mut run = start(id, n);
    let mut boards = BTreeSet::new();
    let mut counted = 0;
    while let Some(event) = run.advance() {
        counted += usize::from(event.kind() == Kind::Solution);
        boards.extend(run.accepted(event));
    }
    let orders = if id == SearchId::OrderedPlacements { (1..=usize::from(n)).product() } else { 1 };
    assert_eq!(counted, boards.len() * orders, "{id:?}, n = {n}: boards accepted twice");
    boards
}

#[test]
fn the_first_attacker_is_named() {
    for &id in SearchId::ALL {
        for n in 1..=7 {
            assert_first_attackers_are_named(start(id, n), FAR);
        }
    }
}

fn assert_first_attackers_are_named(mut run: Run, limit: u64) {
    let (id, n) = (run.search().id(), run.board().n());
    for _ in 0..limit {
        let before = run.clone();
        let Some(event) = run.advance() else { break };
        let first = |square: Square| before.board().attackers(square).next();
        let place = format!("{id:?}, n = {n}, step {}: {event:?}", run.counters().steps);
        match event {
            Event::Test { square, by } => assert_eq!(by, first(square), "{place}"),
            Event::Prune { square, by } => assert_eq!(Some(by), first(square), "{place}"),
            Event::Check { square, by } if id == SearchId::MinConflicts => {
                let others = before.board().attackers(square).find(|queen| queen.row != square.row);
                assert_eq!(by, others, "{place}");
            }
            Event::Check { square, by } if matches!(id, SearchId::ForwardChecking | SearchId::Mrv) => {
                assert!(by.is_some() && by == first(square), "{place}");
            }
            Event::Check { square, by } => {
                let pairs = before.board().conflicts();
                let pair = pairs.into_iter().min_by_key(|&(earlier, later)| (later, earlier));
                let expected = pair.map_or((None, square), |(earlier, later)| (Some(earlier), later));
                assert_eq!((by, square), expected, "{place}");
            }
            _ => {}
        }
    }
}

#[test]
fn the_largest_boards_lead_there_and_back() {
    for &id in SearchId::ALL {
        for n in 29..=32 {
            let mut run = start(id, n);
            let mut events = Vec::new();
            while events.len() < 5000 {
                let _ = run.search().view();
                let Some(event) = run.advance() else { break };
                events.push(event);
            }
            for event in events.into_iter().rev() {
                run.undo(event);
            }
            assert!(run == start(id, n), "{id:?}, n = {n}");
        }
    }
}

#[test]
fn events_and_states_are_small() {
    assert_eq!(size_of::<Event>(), 12);
    assert!(size_of::<AnySearch>() <= 320, "{} bytes in every checkpoint", size_of::<AnySearch>());
}
