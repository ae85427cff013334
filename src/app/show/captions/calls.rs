//! How a search goes about a row, a queen or a square that it enters.

use queens_solver::analysis::Space;
use queens_solver::{Cursor, Keeps, Order, Square, View, Way};

use super::words::{is_first, texts};
use crate::app::show::names::on_square as at;
use crate::app::show::seen::Seen;
use crate::i18n::fill;

/// A row that is entered.
pub(super) fn call(seen: &Seen, row: u8) -> String {
    let (t, facts, n) = (texts(seen), seen.facts(), seen.n());
    let counted;
    let text = match facts.keeps {
        Keeps::Array if facts.tests_full_boards() => t.call_row_tuples,
        Keeps::Array if facts.cursor == Cursor::Index => t.call_iterative,
        Keeps::Grid if !seen.has_start() => t.call_recursive_grid, // a given queen may stand below
        Keeps::LineMarks => t.call_marked_lines,
        Keeps::BitSets if facts.halves && row == 0 && n > 1 => t.call_half_board,
        Keeps::Permutation if seen.has_start() => t.call_permutations_start,
        Keeps::Permutation if row + 1 == n => t.call_permutations_last,
        Keeps::Permutation => t.call_permutations,
        Keeps::BitSets | Keeps::Domains => {
            counted = free_columns(seen, row);
            &counted
        }
        // The others enter no rows.
        Keeps::Array | Keeps::Grid | Keeps::Squares | Keeps::Board | Keeps::Cover | Keeps::Attackers | Keeps::Lists => {
            t.call_recursive
        }
    };
    fill(text, &[("row", &(row + 1)), ("n", &n), ("half", &n.div_ceil(2))])
}

/// How many columns of a row are free.
fn free_columns(seen: &Seen, row: u8) -> String {
    let t = texts(seen);
    if let View::Domains { domains, .. } = seen.view() {
        let text = if seen.facts().order == Order::FewestColumns { t.call_mrv } else { t.call_forward_checking };
        return text.of(domains[usize::from(row)].count_ones().into());
    }
    let blocked = seen.start().1.row(row);
    let taken = (seen.board().attacked_in_row(row) | blocked).count_ones();
    let sets = if blocked == 0 { t.sets } else { t.sets_blocked };
    fill(&t.call_bitmask.of((u32::from(seen.n()) - taken).into()), &[("sets", &sets)])
}

/// A queen who may stand on any row.
pub(super) fn call_queen(seen: &Seen) -> String {
    let t = texts(seen);
    let last = if let View::Order { squares } = seen.view() { squares.last() } else { None };
    match last.filter(|_| seen.facts().space == Some(Space::Combinations) && !is_first(seen)) {
        Some(last) => {
            let n = u16::from(seen.n());
            at(t.call_queen_after, Square::new((last / n) as u8, (last % n) as u8))
        }
        None => t.call_queen_any.to_owned(),
    }
}

/// A square that is entered.
pub(super) const fn call_square(seen: &Seen, way: Way) -> &'static str {
    let t = texts(seen);
    match way {
        Way::Start => t.call_square_start,
        Way::With => t.call_square_with,
        Way::Without => t.call_square_without,
    }
}
