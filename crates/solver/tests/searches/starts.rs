//! What a search does from queens given and squares blocked, and which do not.

use std::collections::BTreeSet;

use proptest::prelude::*;
use queens_solver::searches::min_conflicts::moves_in_all;
use queens_solver::{Board, Event, Kind, Problem, Refusal, Run, SearchId, Square, StartError, Tag, View, columns};

use super::assert_first_attackers_are_named;
use super::common::row_by_row;
use super::common::starts::{keeping, problems, solutions};
use super::dancing_links::assert_is_like_links;

/// Steps of a run that are looked at.
const FAR: u64 = 5000;

fn cases() -> ProptestConfig {
    ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() }
}

fn squares(squares: &[(u8, u8)]) -> impl Iterator<Item = Square> {
    squares.iter().map(|&(row, column)| Square::new(row, column))
}

fn start(n: u8, queens: &[(u8, u8)], blocked: &[(u8, u8)]) -> Result<Problem, StartError> {
    let board = |list| Board::with_queens(32, squares(list));
    Problem::new(n.into()).unwrap().with_start(&board(queens), &board(blocked))
}

#[test]
fn two_searches_refuse_a_start_and_ignore_it() {
    let refused = SearchId::ALL.iter().filter_map(|id| Some((*id, id.keeps_start().err()?)));
    let expected = [(SearchId::HalfBoard, Refusal::HalfBoard), (SearchId::Construction, Refusal::Construction)];
    assert_eq!(refused.collect::<Vec<_>>(), expected);
    let problem = start(5, &[(0, 2)], &[(1, 0)]).unwrap();
    for (id, _) in expected {
        assert!(Run::new(id, &problem) == Run::new(id, &Problem::new(5).unwrap()), "{id:?}");
    }
}

#[test]
fn what_is_wrong_with_a_start_is_told() {
    let square = Square::new;
    let cases = [
        (
            start(4, &[(0, 4)], &[]),
            StartError::OffBoard { square: square(0, 4) },
            "there is no square on row 1, column 5",
        ),
        (start(4, &[], &[(4, 0)]), StartError::OffBoard { square: square(4, 0) }, "row 5, column 1"),
        (
            start(4, &[(2, 1)], &[(0, 0), (2, 1)]),
            StartError::Blocked { square: square(2, 1) },
            "the queen on row 3, column 2",
        ),
        (
            start(8, &[(0, 0), (2, 3), (5, 6), (6, 4)], &[]),
            StartError::Attack { upper: square(2, 3), lower: square(5, 6) },
            "the queens on row 3, column 4 and on row 6, column 7 attack each other",
        ),
        (
            start(4, &[(1, 0), (1, 3)], &[]),
            StartError::Attack { upper: square(1, 0), lower: square(1, 3) },
            "row 2, column 4",
        ),
    ];
    for (problem, wrong, said) in cases {
        assert_eq!(problem, Err(wrong));
        assert!(wrong.to_string().contains(said), "{wrong}");
    }
}

#[test]
fn a_start_can_be_read_and_taken_away() {
    let (queens, blocked) = ([(1, 3), (3, 2)], [(0, 0), (2, 1)]);
    let problem = start(4, &queens, &blocked).unwrap().with_seed(7);
    assert_eq!(problem.start_queens(), Board::with_queens(4, squares(&queens)));
    assert_eq!(problem.blocked(), Board::with_queens(4, squares(&blocked)));
    assert!(problem.has_start() && start(4, &[], &blocked).unwrap().has_start());
    let plain = problem.with_start(&Board::new(1), &Board::new(4)).unwrap();
    assert_eq!(plain, Problem::new(4).unwrap().with_seed(7));
    assert!(!plain.has_start());
}

/// Backtracking as one would write it first: kind, square and first attacker of each step, row 0 where there is none.
fn naive(problem: &Problem, row: u8, board: &mut Board, told: &mut Vec<(Kind, Square, Option<Square>)>) {
    let n = problem.n();
    if problem.start_queens().row(row) != 0 {
        return naive(problem, row + 1, board, told);
    }
    told.push((Kind::Call, Square::new(row, 0), None));
    let below = row + 1..n;
    let is_last = below.clone().all(|row| problem.start_queens().row(row) != 0);
    for square in (0..n).map(|column| Square::new(row, column)).filter(|&square| !problem.blocked().has(square)) {
        let by = board.attackers(square).next();
        told.push((Kind::Test, square, by));
        if by.is_none() {
            board.put(square);
            told.push((Kind::Place, square, None));
            if is_last {
                told.push((Kind::Solution, square, None));
            } else {
                naive(problem, row + 1, board, told);
            }
            board.take(square);
            told.push((Kind::Remove, square, None));
        }
    }
    told.push((Kind::Return, Square::new(row, 0), None));
}

fn told(mut run: Run) -> Vec<(Kind, Square, Option<Square>)> {
    let event = |event: Event| {
        let square = event.square().or_else(|| event.row().map(|row| Square::new(row, 0)));
        square.map(|square| (event.kind(), square, event.by()))
    };
    std::iter::from_fn(|| run.advance()).filter_map(event).collect()
}

proptest! {
    #![proptest_config(cases())]

    #[test]
    fn row_by_row_as_one_would_write_it_first(problem in problems(6)) {
        let mut expected = Vec::new();
        if problem.start_queens().len() < problem.n().into() {
            naive(&problem, 0, &mut problem.start_queens(), &mut expected);
        } else {
            expected.push((Kind::Solution, problem.start_queens().queens().last().unwrap(), None));
        }
        for id in row_by_row() {
            prop_assert_eq!(&told(Run::new(id, &problem)), &expected, "{:?}", id);
        }
        expected.retain(|(_, _, by)| by.is_none());
        prop_assert_eq!(told(Run::new(SearchId::Bitmask, &problem)), expected);
    }

    #[test]
    fn the_first_attacker_may_be_a_given_queen_below(problem in problems(7)) {
        for id in keeping() {
            assert_first_attackers_are_named(Run::new(id, &problem), FAR);
        }
    }

    #[test]
    fn real_links_without_the_given_items(problem in problems(6)) {
        if problem.start_queens().len() < problem.n().into() {
            assert_is_like_links(&problem);
        }
    }

    #[test]
    fn local_search_keeps_the_given_queens_and_ends(problem in problems(6), seed in 0..1000u64) {
        assert_local_search_keeps(&problem.with_seed(seed));
    }

    /// The first thing entered is entered from outside, nothing else is.
    #[test]
    fn every_step_has_a_line(problem in problems(6)) {
        for id in keeping() {
            let mut run = Run::new(id, &problem);
            for _ in 0..FAR {
                let Some(event) = run.advance() else { break };
                prop_assert!(run.line(event).is_some(), "{id:?}: {event:?}");
                let first = run.counters().steps == 1 && event.kind() == Kind::Call;
                prop_assert_eq!(run.tag(event) == Tag::Enter, first, "{:?}: {:?}", id, event);
            }
        }
    }
}

/// Given queens stay, all open columns are weighed, and it ends: solved, at once, or after the stated number of moves.
fn assert_local_search_keeps(problem: &Problem) {
    let mut run = Run::new(SearchId::MinConflicts, problem);
    let (mut weighed, mut moves, all) = (0, 0, (1 << problem.n()) - 1);
    while let Some(event) = run.advance() {
        match event {
            Event::Repair { .. } => weighed = 0,
            Event::Check { square, .. } => weighed |= 1 << square.column,
            Event::Move { to, .. } => {
                moves += 1;
                assert_eq!(weighed, all & !problem.blocked().row(to.row));
                let others = Board::with_queens(problem.n(), run.board().queens().filter(|queen| queen.row != to.row));
                let weight = |column| others.attackers(Square::new(to.row, column)).count();
                assert_eq!(Some(weight(to.column)), columns(weighed).map(weight).min());
            }
            _ => {}
        }
        assert!(problem.start_queens().queens().all(|queen| run.board().has(queen)), "{event:?}");
        assert!(!problem.blocked().queens().any(|square| run.board().has(square)), "{event:?}");
    }
    let solved = run.counters().solutions == 1;
    assert_eq!(solved, run.board().is_solution());
    assert!(!solved || run.board().columns().is_some_and(|found| solutions(problem).contains(&found)));
    let lost = (0..problem.n()).any(|row| problem.blocked().row(row) == all);
    assert!(!lost || run.counters().steps == 1);
    assert!(solved || lost || moves == moves_in_all(problem.n().into()));
}

/// n = 4, queen 1 given on row 2, column 4, and row 1, column 1 blocked.
#[test]
fn full_boards_of_the_queens_that_are_left() {
    let problem = start(4, &[(1, 3)], &[(0, 0)]).unwrap();
    let tests = |id| {
        let mut run = Run::new(id, &problem);
        while run.advance().is_some() {}
        assert_eq!(run.counters().solutions, if id == SearchId::OrderedPlacements { 6 } else { 1 }, "{id:?}");
        run.counters().tests
    };
    // Columns 1 to 3 permuted on rows 1, 3 and 4, without 1 on row 1; three rows, one with a square less; 3 of the 14
    // squares that are left, without order and in every order.
    let expected = [
        (SearchId::Permutations, 6 - 2),
        (SearchId::RowTuples, 3 * 4 * 4),
        (SearchId::Combinations, 14 * 13 * 12 / 6),
        (SearchId::OrderedPlacements, 14 * 13 * 12),
    ];
    assert_eq!(expected.map(|(id, _)| (id, tests(id))), expected);
    let mut run = Run::new(SearchId::Combinations, &problem);
    assert_eq!(run.advance(), Some(Event::CallQueen { queen: 1 }));
    assert_eq!(run.search().view(), View::Order { squares: &[7] });
}

/// A row that a start leaves without a column ends look-ahead at once; the others find out row by row.
#[test]
fn a_row_without_an_open_square() {
    let problem = start(3, &[], &[(1, 0), (1, 1), (1, 2)]).unwrap();
    for id in [SearchId::ForwardChecking, SearchId::Mrv] {
        let kinds: Vec<_> =
            told(Run::new(id, &problem)).into_iter().map(|(kind, square, _)| (kind, square.row)).collect();
        let row = u8::from(id == SearchId::Mrv);
        assert_eq!(kinds, [(Kind::Call, row), (Kind::Return, row)], "{id:?}");
    }
    let entered: BTreeSet<_> = told(Run::new(SearchId::Recursive, &problem))
        .windows(2)
        .filter(|pair| pair[0].0 == Kind::Call && pair[1].0 == Kind::Return)
        .map(|pair| pair[0].1.row)
        .collect();
    assert_eq!(entered, [1].into());
}
