//! Random starts: queens given and squares blocked.

use proptest::prelude::*;
use queens_solver::{Board, Problem, Run, SearchId, Square};

/// The searches that keep a start.
pub fn keeping() -> impl Iterator<Item = SearchId> {
    SearchId::ALL.iter().copied().filter(|id| id.keeps_start().is_ok())
}

/// Problems of 1 to `most` rows with a start. The queens are part of a solution in half of them; in a tenth a row is
/// blocked but for her queen.
pub fn problems(most: u8) -> impl Strategy<Value = Problem> {
    (1..=most).prop_flat_map(|n| {
        let squares = |most: u8| prop::collection::vec(square(n), 0..=usize::from(most));
        let blocked_row = prop::option::weighted(0.1, 0..n);
        (any::<prop::sample::Index>(), any::<u32>(), squares(n), squares(2 * n), blocked_row, any::<bool>()).prop_map(
            move |(solution, rows, others, blocked, blocked_row, solvable)| {
                let solution = of_solution(n, solution, rows);
                let queens = if solvable { solution } else { as_far_as_safe(n, others) };
                let row = blocked_row.into_iter().flat_map(|row| (0..n).map(move |column| Square::new(row, column)));
                let blocked = blocked.into_iter().chain(row).filter(|&square| !queens.has(square));
                let blocked = Board::with_queens(n, blocked);
                Problem::new(n.into()).unwrap().with_start(&queens, &blocked).unwrap()
            },
        )
    })
}

fn square(n: u8) -> impl Strategy<Value = Square> {
    (0..n, 0..n).prop_map(|(row, column)| Square::new(row, column))
}

/// The queens of a solution on some of the rows; none where there is no solution.
fn of_solution(n: u8, solution: prop::sample::Index, rows: u32) -> Board {
    let solutions = solutions(&Problem::new(n.into()).unwrap());
    let queens = if solutions.is_empty() { &[][..] } else { solution.get(&solutions) };
    let squares = (0u8..).zip(queens).map(|(row, &column)| Square::new(row, column));
    Board::with_queens(n, squares.filter(|queen| rows >> queen.row & 1 != 0))
}

/// Queens on those of the squares that the ones before leave safe.
fn as_far_as_safe(n: u8, squares: Vec<Square>) -> Board {
    squares.into_iter().fold(Board::new(n), |mut queens, square| {
        if queens.attackers(square).next().is_none() {
            queens.put(square);
        }
        queens
    })
}

/// The solutions that a start leaves, as columns by row, by going through all permutations: nothing is shared with the
/// searches.
pub fn solutions(problem: &Problem) -> Vec<Vec<u8>> {
    let (queens, blocked) = (problem.start_queens(), problem.blocked());
    let keeps = |columns: &Vec<u8>| {
        let board =
            Board::with_queens(problem.n(), (0u8..).zip(columns).map(|(row, &column)| Square::new(row, column)));
        board.is_solution()
            && queens.queens().all(|queen| board.has(queen))
            && !blocked.queens().any(|square| board.has(square))
    };
    permutations((0..problem.n()).collect()).into_iter().filter(keeps).collect()
}

fn permutations(values: Vec<u8>) -> Vec<Vec<u8>> {
    if values.is_empty() {
        return vec![values];
    }
    let begin_with = |&first: &u8| {
        let rest = values.iter().copied().filter(|&other| other != first).collect();
        permutations(rest).into_iter().map(move |rest| [vec![first], rest].concat()).collect::<Vec<_>>()
    };
    values.iter().flat_map(begin_with).collect()
}

/// The same start with every square moved.
pub fn moved(problem: &Problem, to: impl Fn(Square) -> Square) -> Problem {
    let all = |board: Board| Board::with_queens(board.n(), board.queens().map(&to));
    problem.with_start(&all(problem.start_queens()), &all(problem.blocked())).unwrap()
}

/// A whole run, or its beginning: the boards accepted, and whether it was whole.
pub fn accepted(mut run: Run, limit: u64) -> (Vec<Vec<u8>>, bool) {
    let mut boards = Vec::new();
    for _ in 0..limit {
        match run.advance() {
            Some(event) => boards.extend(run.accepted(event)),
            None => return (boards, true),
        }
    }
    (boards, run.peek().is_none())
}
