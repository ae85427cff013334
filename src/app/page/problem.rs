//! The problem of all rooms: its size, and what a search begins from.

use queens_solver::{Board, Problem, Square, StartError};

use super::notices::Notice;
use crate::app::key::write_squares;

/// A problem that begins from these squares, and what has to be said of those that it cannot begin from. Blocked squares
/// come first; then the queens, each of whom has to get on with those before her.
pub fn from_squares(plain: Problem, queens: &[Square], blocked: &[Square]) -> (Problem, Vec<Notice>) {
    let none = Board::new(plain.n());
    let (mut problem, mut notices) = (plain.with_start(&none, &none).unwrap_or(plain), Vec::new());
    let all = blocked.iter().map(|&square| ("blocked", square)).chain(queens.iter().map(|&square| ("queens", square)));
    for (key, square) in all {
        let (mut queens, mut blocked) = (problem.start_queens(), problem.blocked());
        let put = if key == "queens" { queens.put(square) } else { blocked.put(square) };
        let member = || write_squares([square].into_iter());
        match problem.with_start(&queens, &blocked) {
            Ok(next) if put => problem = next,
            Err(StartError::Attack { upper, lower }) => {
                let by = if upper == square { lower } else { upper };
                notices.push(Notice::Attacked { member: member(), by: write_squares([by].into_iter()) });
            }
            _ => notices.push(Notice::Dropped { key: key.into(), member: member() }),
        }
    }
    (problem, notices)
}

/// The same problem on a board of another size: what fits of its start stays; the same where there is no such size.
pub fn resized(from: &Problem, n: u8) -> Problem {
    let Ok(to) = Problem::new(u64::from(n)) else { return *from };
    let to = to.with_seed(from.seed);
    to.with_start(&from.start_queens().resized(n), &from.blocked().resized(n)).unwrap_or(to)
}
