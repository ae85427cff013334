//! Ends: of a board, of a row, of the whole search.

use queens_solver::analysis::Space;
use queens_solver::{Event, Finds, Keeps, Kind, Order, Proof, Square, View};

use super::caption::{Caption, Tone};
use super::words::{Values, columns_of, counted, is_first, listed, moves, texts};
use crate::app::show::seen::Seen;
use crate::i18n::{fill, number, sentences};

/// A board that is accepted.
pub(super) fn solution(seen: &Seen) -> Caption {
    let t = texts(seen);
    if seen.n() == 1 {
        return Caption::new(Tone::Good, t.solution_single, t.solution_single_rest);
    }
    let head = fill(t.solution_head, &[("k", &number(seen.counters().solutions)), ("columns", &columns_of(seen))]);
    let rest = match seen.next_is(Kind::Done) {
        _ if is_again(seen) => t.solution_again,
        true => t.solution_end,
        false => t.solution_rest,
    };
    Caption::new(Tone::Good, head, fill(rest, &[("queens", &counted(seen).queens.of(seen.n().into()))]))
}

/// Whether a board just accepted was accepted before, its queens placed in another order.
fn is_again(seen: &Seen) -> bool {
    let board = seen.board().columns();
    let counts_orders = seen.facts().space == Some(Space::OrderedPlacements);
    counts_orders && seen.solutions().filter(|columns| board.as_deref() == Some(columns)).count() > 1
}

/// Its mirror image, accepted too.
pub(super) fn mirror(seen: &Seen, square: Square) -> String {
    let columns = listed(&seen.accepted(Event::Mirror { square }).unwrap_or_default());
    fill(texts(seen).mirror_rest, &[("k", &number(seen.counters().solutions)), ("columns", &columns)])
}

/// A row that is left.
pub(super) fn leave(seen: &Seen, row: u8, dead_end: bool, head: String) -> Caption {
    let (t, back) = (texts(seen), back_from_row(seen, row));
    if !dead_end {
        return Caption::new(Tone::Plain, head, back);
    }
    if let Some(empty) = emptied(seen).filter(|empty| *empty != row) {
        let [head, left] =
            [(t.prune_empty, empty), (t.log_return, row)].map(|(t, row)| fill(t, &[("row", &(row + 1))]));
        return Caption::new(Tone::Bad, head, sentences(&[&left, &back]));
    }
    let why = match seen.facts().tests_full_boards() {
        true => t.return_dead_blocked.to_owned(),
        false if seen.start().1.row(row) != 0 => t.return_dead_start.to_owned(),
        false => t.return_dead_rest.of(seen.n().into()),
    };
    Caption::new(Tone::Bad, head, sentences(&[&why, &back]))
}

/// Where the search goes from a row that it leaves.
fn back_from_row(seen: &Seen, row: u8) -> String {
    let t = texts(seen);
    let to = |template, row: u8| fill(template, &[("above", &row)]);
    if is_first(seen) {
        t.return_over.to_owned()
    } else if seen.facts().keeps == Keeps::Permutation {
        to(t.return_back_permuted, seen.next().and_then(Event::row).map_or(row, |row| row + 1))
    } else if seen.facts().order == Order::FewestColumns || seen.has_start() {
        t.return_queen_back.to_owned() // the row before need not be the one above
    } else {
        to(t.return_back, row)
    }
}

/// The first row yet to be filled that has no column, where the search keeps the columns of each.
fn emptied(seen: &Seen) -> Option<u8> {
    let View::Domains { domains, filled, .. } = seen.view() else { return None };
    (0u8..).zip(domains).find(|(row, domain)| filled & (1 << row) == 0 && **domain == 0).map(|(row, _)| row)
}

/// The end of the search.
pub(super) fn done(seen: &Seen) -> Caption {
    let t = texts(seen);
    let (counters, facts) = (seen.counters(), seen.facts());
    let values: Values = &[
        ("n", &seen.n()),
        ("boards", &counted(seen).boards.of(counters.solutions / orders(seen))),
        ("tests", &counted(seen).tests.of(counters.tests)),
        ("placements", &counted(seen).placements.of(counters.placements)),
        ("steps", &counted(seen).steps.of(counters.steps)),
        ("moves", &moves(seen)),
    ];
    let found = if facts.finds == Finds::EveryOrder && counters.solutions > 1 {
        t.done_orders_head
    } else if seen.has_start() {
        t.done_head_start
    } else {
        t.done_head
    };
    let found = found.of(counters.solutions);
    // A swap puts queens, too, and is counted nowhere.
    let untried = counters.tests + counters.placements == 0 && facts.keeps != Keeps::Permutation;
    let none_rest = if untried { t.done_none_untried } else { t.done_none_rest };
    let (tone, head, rest) = match (counters.solutions, facts.proof, facts.finds) {
        // No queen has moved: there was nowhere to put one.
        (0, Proof::Nothing, _) if untried => (Tone::Bad, t.done_unsolved_head, t.done_unsolved_blocked),
        (0, Proof::Nothing, _) => (Tone::Bad, t.done_unsolved_head, t.done_unsolved_rest),
        (0, Proof::Formula, _) => (Tone::Bad, t.done_none_head, ""),
        (0, Proof::Exhaustion, _) if seen.has_start() => (Tone::Bad, t.done_none_start, none_rest),
        (0, Proof::Exhaustion, _) => (Tone::Bad, t.done_none_head, none_rest),
        (1, _, Finds::One) => (Tone::Good, t.done_found_head, t.done_rest),
        _ => (Tone::Good, found.as_str(), t.done_rest),
    };
    Caption::new(tone, fill(head, values), fill(rest, values))
}

/// In how many orders the queens of one board can be put, those left aside who were given.
fn orders(seen: &Seen) -> u64 {
    let put = u16::from(seen.n()) - seen.start().0.len();
    (1..=put.into()).fold(1, u64::saturating_mul)
}
