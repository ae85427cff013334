//! The laws, for searches that begin from a start.

use std::collections::BTreeSet;

use proptest::prelude::*;
use queens_solver::{Board, Event, Kind, Problem, Run, SearchId, Square, View};

use super::common::starts::{accepted, keeping, moved, problems, solutions};
use super::common::{advance, enumerating};
use super::{
    cases, each_step_can_be_undone, seeking_is_stepping, share, solutions_are_solutions, sums_are_those_recounted,
    undoing_leads_back,
};

/// Steps of a run that are looked at.
const FAR: u64 = 5000;

fn runs(problem: &Problem) -> impl Iterator<Item = Run> {
    keeping().map(|id| Run::new(id, problem))
}

fn enumerating_runs(problem: &Problem) -> impl Iterator<Item = Run> {
    runs(problem).filter(|run| enumerating().any(|id| id == run.search().id()))
}

proptest! {
    #![proptest_config(cases(64))]

    #[test]
    fn each_step_and_all_of_them_can_be_taken_back(problem in problems(8), share in share()) {
        for start in runs(&problem) {
            let steps = advance(&mut start.clone(), FAR) * share / 1000;
            undoing_leads_back(&start, steps);
            let mut run = start;
            advance(&mut run, steps);
            each_step_can_be_undone(run);
        }
    }

    #[test]
    fn seeks_and_sums(problem in problems(8), shares in prop::collection::vec(share(), 1..4)) {
        for start in runs(&problem) {
            let length = advance(&mut start.clone(), FAR);
            let steps: Vec<_> = shares.iter().map(|share| length * share / 1000).collect();
            seeking_is_stepping(&start, &steps);
            sums_are_those_recounted(start.clone(), length, 97);
            solutions_are_solutions(start, FAR);
        }
    }

    /// Those of the plain problem that have all given queens and none on a blocked square, each as often as there are
    /// orders.
    #[test]
    fn all_solutions_that_the_start_leaves_are_found(problem in problems(6)) {
        let expected: BTreeSet<_> = solutions(&problem).into_iter().collect();
        for run in enumerating_runs(&problem) {
            let (id, open) = (run.search().id(), usize::from(problem.n()) - usize::from(run.board().len()));
            let (found, whole) = accepted(run, 20_000);
            let orders: usize = if id == SearchId::OrderedPlacements { (1..=open).product() } else { 1 };
            let boards: BTreeSet<_> = found.iter().cloned().collect();
            prop_assert!(boards.is_subset(&expected), "{id:?}: {boards:?}");
            if whole {
                prop_assert!(boards == expected, "{id:?}: {boards:?}");
                prop_assert_eq!(found.len(), expected.len() * orders, "{:?}", id);
            }
        }
    }

    #[test]
    fn the_mirrored_start_gives_the_mirrored_solutions(problem in problems(7)) {
        let last = problem.n() - 1;
        let mirror = |columns: &Vec<u8>| columns.iter().map(|column| last - column).collect();
        let mirrored = moved(&problem, |square| Square { column: last - square.column, ..square });
        assert_same_solutions(&problem, mirror, &mirrored);
        let turn = |columns: &Vec<u8>| columns.iter().rev().copied().collect();
        let upside_down = moved(&problem, |square| Square { row: last - square.row, ..square });
        assert_same_solutions(&problem, turn, &upside_down);
    }

    #[test]
    fn a_start_stays_and_is_passed_over_in_silence(problem in problems(7)) {
        for run in runs(&problem) {
            assert_start_stays(&problem, run);
        }
    }
}

/// The solutions from one start, each changed, are those from another.
fn assert_same_solutions(from: &Problem, change: impl Fn(&Vec<u8>) -> Vec<u8>, to: &Problem) {
    for (one, other) in enumerating_runs(from).zip(enumerating_runs(to)) {
        let id = one.search().id();
        let ((one, whole), (other, other_whole)) = (accepted(one, 20_000), accepted(other, 20_000));
        if whole && other_whole {
            let changed: BTreeSet<_> = one.iter().map(&change).collect();
            assert_eq!(changed, other.into_iter().collect(), "{id:?}");
        }
    }
}

/// Given queens stand from the beginning to the end, and nothing is said of them or of a blocked square.
fn assert_start_stays(problem: &Problem, mut run: Run) {
    let (id, given, blocked) = (run.search().id(), problem.start_queens(), problem.blocked());
    assert!(*run.board() == given && run.counters().placements == 0, "{id:?}");
    for _ in 0..FAR {
        let Some(event) = run.advance() else {
            assert!(*run.board() == given || !enumerating().any(|other| other == id), "{id:?}");
            break;
        };
        let place = format!("{id:?}, step {}: {event:?}", run.counters().steps);
        assert!(given.queens().all(|queen| run.board().has(queen)), "{place}");
        let is_open = |square| !given.has(square) && !blocked.has(square);
        assert!(!speaks_of_its_square(&run, event) || event.square().is_none_or(is_open), "{place}");
        for row in 0..problem.n() {
            let marks = run.marks(row);
            assert_eq!((marks.rejected | marks.failed) & (blocked.row(row) | given.row(row)), 0, "{place}");
        }
        let enters = event.row().filter(|_| event.kind() == Kind::Call && id != SearchId::CellByCell);
        assert!(enters.is_none_or(|row| given.row(row) == 0), "{place}");
    }
}

/// Whether an event is about its square and not about the whole board, whose attacked queen may be a given one.
fn speaks_of_its_square(run: &Run, event: Event) -> bool {
    let tests_full_boards = matches!(run.search().view(), View::Order { .. } | View::Permutation { .. });
    event.kind() != Kind::Solution && !(tests_full_boards && event.kind() == Kind::Test)
}

#[test]
fn a_full_start_is_a_solution_and_that_is_all() {
    let queens = Board::with_queens(4, [(0, 1), (1, 3), (2, 0), (3, 2)].map(|(row, column)| Square::new(row, column)));
    let blocked = Board::with_queens(4, [Square::new(0, 0)]);
    let problem = Problem::new(4).unwrap().with_start(&queens, &blocked).unwrap();
    for mut run in runs(&problem) {
        let events: Vec<_> = std::iter::from_fn(|| run.advance()).collect();
        let expected = [Event::Solution { square: Square::new(3, 2) }, Event::Done];
        assert_eq!(events, expected, "{:?}", run.search().id());
        assert_eq!(*run.board(), queens);
    }
}
