//! Local search: solved within the stated number of moves, the same moves for the same seed.

use queens_solver::searches::min_conflicts::{Repair, moves_in_all, solve};
use queens_solver::{Event, Kind, Problem, Run, SearchId, View, placement};

fn run(n: u8, seed: u64) -> Run {
    Run::new(SearchId::MinConflicts, &Problem::new(n.into()).unwrap().with_seed(seed))
}

/// The whole run of a small board: the moves, and whether it ended solved.
fn whole(n: u8, seed: u64) -> (Run, u32, bool) {
    let mut run = run(n, seed);
    let mut moves = 0;
    while let Some(event) = run.advance() {
        moves += u32::from(event.kind() == Kind::Move);
    }
    let solved = run.counters().solutions == 1;
    (run, moves, solved)
}

#[test]
fn sizes_2_and_3_end_unsolved_at_the_stated_number_of_moves() {
    assert_eq!([2, 3].map(moves_in_all), [1080, 1120]);
    for n in [2, 3] {
        for seed in 0..10 {
            let (_, moves, solved) = whole(n, seed);
            assert_eq!((moves, solved), (moves_in_all(n.into()), false), "n = {n}, seed {seed}");
            let repair = solve(n.into(), seed);
            assert_eq!((repair.moves(), repair.is_solved()), (moves, false), "n = {n}, seed {seed}");
        }
    }
}

#[test]
fn small_boards_are_solved_and_large_ones_make_the_same_moves() {
    for n in (1..=32).filter(|n| ![2, 3].contains(n)) {
        for seed in 0..20 {
            let (run, moves, solved) = whole(n, seed);
            assert!(solved && run.board().is_solution(), "n = {n}, seed {seed}");
            let repair = solve(n.into(), seed);
            assert_eq!((repair.moves(), repair.is_solved()), (moves, true), "n = {n}, seed {seed}");
            assert!(repair.columns().iter().map(|&column| column as u8).eq(run.board().columns().unwrap()));
        }
    }
}

#[test]
fn large_boards_are_solved() {
    for (n, seeds) in [(33, 0..100), (64, 0..100), (100, 0..100), (333, 0..10), (1000, 0..3)] {
        for seed in seeds {
            let repair = solve(n, seed);
            let columns: Vec<usize> = repair.columns().iter().map(|&column| column as usize).collect();
            assert!(placement::is_solution(&columns) && repair.is_solved(), "n = {n}, seed {seed}");
            assert!(repair.moves() <= moves_in_all(n));
        }
    }
}

#[test]
#[ignore = "takes minutes; run with --ignored"]
fn a_hundred_seeds_of_every_size_to_1000_are_solved() {
    let mut most = (0.0, 0, 0);
    for n in 4..=1000 {
        for seed in 0..100 {
            let repair = solve(n, seed);
            assert!(repair.is_solved(), "n = {n}, seed {seed}");
            let share = f64::from(repair.moves()) / f64::from(moves_in_all(n));
            most = if share > most.0 { (share, n, seed) } else { most };
        }
    }
    println!("most of the moves allowed: {most:?}");
}

#[test]
fn a_solved_board_is_left_alone() {
    let mut repair = solve(8, 1);
    let solved = repair.clone();
    assert!(!repair.advance() && repair == solved);
    assert_eq!((Repair::new(0, 1).columns(), Repair::new(1, 1).is_solved()), (&[0][..], true));
}

#[test]
fn seeds_tell_runs_apart() {
    let trace = |seed| {
        let mut run = run(8, seed);
        std::iter::from_fn(|| run.advance()).collect::<Vec<_>>()
    };
    assert_eq!(trace(7), trace(7));
    assert_ne!(trace(7), trace(8));
}

#[test]
fn moves_go_from_an_attacked_square_to_a_least_attacked_one() {
    for seed in 0..20 {
        let mut run = run(6, seed);
        let mut weighed = 0;
        loop {
            let board = run.board().clone();
            let view = match run.search().view() {
                View::Weights { row, attackers, .. } => row.map(|row| (row, attackers)),
                _ => panic!("other than weights"),
            };
            match run.advance() {
                None => break,
                Some(Event::Repair { row }) => {
                    let queen = board.queens().find(|queen| queen.row == row).unwrap();
                    assert!(board.attackers(queen).next().is_some(), "seed {seed}");
                    weighed = 0;
                }
                Some(Event::Check { square, .. }) => {
                    assert_eq!(square.column, weighed);
                    let (row, attackers) = view.unwrap();
                    let others = board.attackers(square).filter(|queen| queen.row != square.row).count();
                    assert_eq!((row, usize::from(attackers[usize::from(weighed)])), (square.row, others));
                    weighed += 1;
                }
                Some(Event::Move { from, to }) => {
                    let (row, attackers) = view.unwrap();
                    let least = attackers[..6].iter().min().unwrap();
                    assert_eq!((weighed, row, from.row, to.row), (6, row, row, row), "every column was weighed");
                    assert_eq!(&attackers[usize::from(to.column)], least);
                    let others = (0..6).filter(|&column| column != from.column);
                    let as_good = others.map(|column| &attackers[usize::from(column)]).any(|weight| weight == least);
                    assert!(from != to || !as_good, "she stays only where no other column is as good");
                }
                Some(_) => {}
            }
        }
    }
}
