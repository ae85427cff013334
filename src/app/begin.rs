//! What a search begins from: queens that are given, and squares that are blocked.

use queens_solver::{Board, Problem, Refusal, SearchId, Square, StartError};

use super::model::{Model, Notice};
use super::setting::{Mode, write_squares};
use crate::i18n::Texts;

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

/// The same start on a board of another size or with another seed: what fits of it stays.
pub fn carried_over(from: &Problem, to: Problem) -> Problem {
    let n = to.n();
    to.with_start(&from.start_queens().resized(n), &from.blocked().resized(n)).unwrap_or(to)
}

/// Why a search does not begin from given queens or blocked squares.
pub const fn reason(refusal: Refusal, t: &'static Texts) -> &'static str {
    match refusal {
        Refusal::HalfBoard => t.refuses_half_board,
        Refusal::Construction => t.refuses_construction,
    }
}

/// The first search that is shown and refuses the start it was given.
pub fn refused(model: &Model) -> Option<SearchId> {
    let shown = match model.mode {
        Mode::Compare => model.race.searches(),
        Mode::Watch | Mode::Place => vec![model.watch.search],
    };
    shown.into_iter().find(|search| search.keeps_start().is_err()).filter(|_| model.watch.problem().has_start())
}
