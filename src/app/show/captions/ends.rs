//! Ends: of a board, of a row, of the whole search.

use queens_solver::searches::min_conflicts::moves_in_all;
use queens_solver::{Event, Finds, Kind, Order, Proof, Square};

use super::caption::{Caption, Tone};
use super::words::{Values, back, columns_of, counted, is_first, texts, written};
use crate::app::show::seen::Seen;
use crate::i18n::{fill, number, sentences};

/// A board that is accepted.
pub(super) fn solution(seen: &Seen) -> Caption {
    let t = texts(seen);
    if seen.n() == 1 {
        return Caption::new(Tone::Good, t.solution_single, t.solution_single_rest);
    }
    let head = fill(t.solution_head, &[("k", &number(seen.counters().solutions)), ("columns", &columns_of(seen))]);
    let ends = seen.next_is(Kind::Done);
    let rest = if ends { t.solution_end } else { t.solution_rest };
    Caption::new(Tone::Good, head, fill(rest, &[("queens", &counted(seen).queens.of(seen.n().into()))]))
}

/// Its mirror image, accepted too.
pub(super) fn mirror(seen: &Seen, square: Square) -> String {
    let columns = written(&seen.accepted(Event::Mirror { square }).unwrap_or_default());
    fill(texts(seen).mirror_rest, &[("k", &number(seen.counters().solutions)), ("columns", &columns)])
}

/// A row that is left.
pub(super) fn leave(seen: &Seen, row: u8, dead_end: bool, head: String) -> Caption {
    let t = texts(seen);
    let values: Values = &[("row", &(row + 1)), ("above", &row), ("n", &seen.n())];
    let first = is_first(seen);
    let back = if seen.facts().order == Order::FewestColumns || seen.has_start() {
        back(first, t) // the row before need not be the one above
    } else if row == 0 {
        t.return_first
    } else {
        t.return_back
    };
    let dead = if seen.has_start() { t.return_dead_start } else { t.return_dead_rest };
    if dead_end {
        let rest = sentences(&[&fill(dead, values), &fill(back, values)]);
        Caption::new(Tone::Bad, head, rest)
    } else {
        Caption::new(Tone::Plain, head, fill(back, values))
    }
}

/// The end of the search.
pub(super) fn done(seen: &Seen) -> Caption {
    let t = texts(seen);
    let (counters, facts) = (seen.counters(), seen.facts());
    let values: Values = &[
        ("n", &seen.n()),
        ("solutions", &number(counters.solutions)),
        ("tests", &counted(seen).tests.of(counters.tests)),
        ("placements", &counted(seen).placements.of(counters.placements)),
        ("steps", &counted(seen).steps.of(counters.steps)),
        ("moves", &number(moves_in_all(seen.n().into()).into())),
    ];
    let (tone, head, rest) = match (counters.solutions, facts.proof, facts.finds) {
        (0, Proof::Nothing, _) => (Tone::Bad, t.done_unsolved_head, t.done_unsolved_rest),
        (0, Proof::Formula, _) => (Tone::Bad, t.done_none_head, ""),
        (0, Proof::Exhaustion, _) if seen.has_start() => (Tone::Bad, t.done_none_start, t.done_none_rest),
        (0, Proof::Exhaustion, _) => (Tone::Bad, t.done_none_head, t.done_none_rest),
        (1, _, Finds::One) => (Tone::Good, t.done_found_head, t.done_rest),
        (1, _, Finds::All) => (Tone::Good, t.done_one_head, t.done_rest),
        _ => (Tone::Good, t.done_head, t.done_rest),
    };
    Caption::new(tone, fill(head, values), fill(rest, values))
}
