//! Tests: why a square is attacked, and with which numbers.

use queens_solver::{Line, Square, Test, View};

use super::caption::{Caption, Tone};
use super::words::{counted, texts};
use crate::app::show::names::{self, on_square as at, square_values};
use crate::app::show::seen::Seen;
use crate::i18n::{fill, sentences};

/// Why a square is free.
pub(super) fn free(seen: &Seen, square: Square) -> String {
    let (t, board) = (texts(seen), seen.board());
    match seen.facts().test {
        Test::FreeSquare => t.free_bits.to_owned(),
        Test::Option => t.free_option.to_owned(),
        Test::Square | Test::FullBoard | Test::SquareAhead | Test::Column | Test::None => {
            let above = board.queens().all(|queen| queen.row < square.row);
            let queens = if above { t.free_above } else { t.free_among }.of(board.len().into());
            let mark = if matches!(seen.view(), View::Marked(_)) { t.free_marked } else { "" };
            sentences(&[mark, &queens])
        }
    }
}

/// Who attacks a square, and how.
pub(super) fn attacked(seen: &Seen, square: Square, head: String) -> Caption {
    let t = texts(seen);
    let attackers: Vec<Square> = seen.board().attackers(square).collect();
    let first = attackers.first().map(|queen| by(*queen, square, seen));
    let too = |queen: &Square| fill(&at(t.by_too, *queen), &[("line", &names::line(*queen, square, seen.lang()))]);
    let last = seen.is_dead_end().then(|| at(t.attacked_last, square));
    let said: Vec<String> = first.into_iter().chain(attackers.iter().skip(1).map(too)).chain(last).collect();
    Caption {
        formulas: attackers.iter().map(|queen| formula(*queen, square)).collect(),
        ..Caption::new(Tone::Bad, head, sentences(&said.iter().map(String::as_str).collect::<Vec<_>>()))
    }
}

/// A test that leaves no mark: of a full board, of a square on a row ahead, of a column that is weighed.
pub(super) fn check(seen: &Seen, square: Square, first: Option<Square>, head: String) -> Caption {
    let (t, plain) = (texts(seen), Tone::Plain);
    match seen.view() {
        View::Domains { domains, .. } => {
            let is_in = domains[usize::from(square.row)] & (1 << square.column) != 0;
            let rest = at(if is_in { t.ahead_in } else { t.ahead_out }, square);
            Caption::new(if is_in { Tone::Bad } else { plain }, at(t.ahead_head, square), rest)
        }
        View::Weights { attackers, .. } => {
            let weight = t.weigh_head.of(attackers[usize::from(square.column)].into());
            Caption::new(plain, at(&weight, square), "")
        }
        View::Board
        | View::Marked(_)
        | View::Order { .. }
        | View::Permutation { .. }
        | View::BitSets { .. }
        | View::ExactCover { .. }
        | View::Lists { .. } => match first {
            Some(queen) => Caption {
                formulas: vec![formula(queen, square)],
                ..Caption::new(Tone::Bad, head, by(queen, square, seen))
            },
            None => Caption::new(Tone::Good, head, ""),
        },
    }
}

/// How the first attacker attacks a square.
fn by(queen: Square, square: Square, seen: &Seen) -> String {
    let t = texts(seen);
    let template = match queen.shared_line(square) {
        Some(Line::Row) => t.by_row,
        Some(Line::Column) => t.by_column,
        _ => t.by_diagonal,
    };
    let rows = counted(seen).rows.of(queen.rows_to(square).into());
    let columns = counted(seen).columns.of(queen.columns_to(square).into());
    fill(&at(template, queen), &[("rows", &rows), ("columns", &columns)])
}

/// The test that found the attack, with its numbers: `x_i = x_j`, or `|i − j| = |x_i − x_j|`.
fn formula(queen: Square, square: Square) -> String {
    let ([i, x_i], [j, x_j]) = (square_values(square), square_values(queen));
    match queen.shared_line(square) {
        Some(Line::Row) => format!("{i} = {j}"),
        Some(Line::Column) => format!("{x_i} = {x_j}"),
        _ => format!("|{i} − {j}| = |{x_i} − {x_j}|"),
    }
}

/// A square that leaves the set of those still free on a row ahead.
pub(super) fn prune(seen: &Seen, square: Square, queen: Square, head: String) -> Caption {
    let t = texts(seen);
    let row = usize::from(square.row);
    let emptied = matches!(seen.view(), View::Domains { domains, .. } if domains[row] == 0);
    let said = if emptied { at(t.prune_empty, square) } else { String::new() };
    let tone = if emptied { Tone::Bad } else { Tone::Plain };
    Caption {
        formulas: vec![formula(queen, square)],
        ..Caption::new(tone, head, sentences(&[&by(queen, square, seen), &said]))
    }
}
