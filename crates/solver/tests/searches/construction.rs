//! The closed form on boards of many sizes.

use queens_solver::searches::construction::column;
use queens_solver::{Kind, SearchId, View, placement};

use super::common::start;

fn columns(n: u64) -> Vec<usize> {
    (0..n).map_while(|row| column(n, row)).map(|column| column as usize).collect()
}

#[test]
fn it_is_a_solution_for_every_size_but_2_and_3() {
    for n in (1..=2000).chain([9_999, 100_000, 1_000_000]) {
        let columns = columns(n);
        if n == 2 || n == 3 {
            assert_eq!(columns, [], "n = {n}");
        } else {
            assert!(columns.len() as u64 == n && placement::is_solution(&columns), "n = {n}");
        }
        assert_eq!(column(n, n), None);
    }
    assert_eq!((column(0, 0), column(1, 0)), (None, Some(0)));
}

#[test]
fn the_steps_lead_to_it_and_the_lists_say_so() {
    for n in 1..=32 {
        let mut run = start(SearchId::Construction, n);
        let expected: Vec<u8> = columns(n.into()).iter().map(|&column| column as u8).collect();
        let mut solved = false;
        while let Some(event) = run.advance() {
            if let Some(accepted) = run.accepted(event) {
                assert_eq!(accepted, expected, "n = {n}");
                solved = true;
            }
            let View::Lists { mut even, odd } = run.search().view() else { panic!("other than lists") };
            if event.kind() == Kind::Place {
                even.extend(odd);
                assert_eq!(even, expected, "n = {n}");
            }
        }
        assert_eq!(solved, n != 2 && n != 3, "n = {n}");
        let counters = run.counters();
        assert_eq!((counters.tests, counters.removals), (0, 0));
        assert_eq!(counters.placements, expected.len() as u64);
    }
}
