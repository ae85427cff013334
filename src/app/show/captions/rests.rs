//! Why a step happened, and what follows from it: sentences that need the run at the cursor.

use queens_solver::analysis::Space;
use queens_solver::{Cursor, Event, Item, Keeps, Order, Square, Test, View, Way, columns};

use super::attacks::{attacked, check, free, prune};
use super::caption::{Caption, Tone};
use super::ends::{done, leave, mirror, solution};
use super::heads::head;
use super::words::{Values, back, columns_of, counted, is_first, texts};
use crate::app::show::names::on_square as at;
use crate::app::show::seen::Seen;
use crate::i18n::{fill, number, sentences};

/// The caption of a step that lies at the cursor.
pub(super) fn of_event(seen: &Seen, event: Event) -> Caption {
    let (t, n) = (texts(seen), seen.n());
    let plain = |rest: String| Caption::new(Tone::Plain, head(event, seen.lang()), rest);
    match event {
        Event::Call { row } => plain(call(seen, row)),
        Event::CallQueen { .. } if seen.facts().space == Some(Space::Combinations) => {
            plain(t.call_combinations.to_owned())
        }
        Event::CallQueen { .. } => plain(t.call_ordered_placements.to_owned()),
        Event::CallSquare { way, .. } => plain(
            match way {
                Way::Start => t.call_square_start,
                Way::With => t.call_square_with,
                Way::Without => t.call_square_without,
            }
            .to_owned(),
        ),
        Event::Choose { item, unlinked } => plain(choose(seen, item, unlinked)),
        Event::Repair { .. } => plain(t.repair_rest.to_owned()),
        Event::Test { square, by: None } => Caption::new(Tone::Good, head(event, seen.lang()), free(seen, square)),
        Event::Test { square, .. } => attacked(seen, square, head(event, seen.lang())),
        Event::Check { square, by } => check(seen, square, by, head(event, seen.lang())),
        Event::Place { square } => plain(place(seen, square)),
        Event::Solution { .. } => solution(seen),
        Event::Mirror { square } => Caption::new(Tone::Good, head(event, seen.lang()), mirror(seen, square)),
        Event::Remove { square } => plain(remove(seen, square)),
        Event::Lift { .. } if seen.facts().repairs() => plain(fill(t.lift_restart, &[("moves", &moves(seen))])),
        Event::Lift { .. } | Event::SwapBack { .. } => plain(t.remove_tried.to_owned()),
        Event::Return { row, marks } => leave(seen, row, marks.failed == 0, head(event, seen.lang())),
        Event::ReturnQueen { .. } | Event::Release { .. } => plain(back(is_first(seen), t).to_owned()),
        Event::ReturnSquare { square, .. } => {
            let first = square == Square::new(n - 1, n - 1);
            plain((if first { t.return_over } else { t.return_square_back }).to_owned())
        }
        Event::Prune { square, by } => prune(seen, square, by, head(event, seen.lang())),
        Event::Restore { .. } => plain(t.restore_rest.to_owned()),
        Event::Cover { unlinked, .. } => plain(fill(t.cover_rest, &[("nodes", &nodes(seen, unlinked))])),
        Event::List { .. } | Event::Uncover { .. } | Event::Swap { .. } => plain(String::new()),
        Event::Move { .. } => plain(fill(t.move_rest, &[("moves", &moves(seen))])),
        Event::Exchange { .. } | Event::ToEnd { .. } => plain(fill(t.remainder, &[("n", &n), ("remainder", &(n % 6))])),
        Event::Done => done(seen),
    }
}

/// A sentence about the row below `row`.
fn below(template: &str, row: u8) -> String {
    fill(template, &[("row", &(row + 2))])
}

fn call(seen: &Seen, row: u8) -> String {
    let t = texts(seen);
    let facts = seen.facts();
    let text = match facts.keeps {
        Keeps::Array if facts.tests_full_boards() => t.call_row_tuples,
        Keeps::Array if facts.cursor == Cursor::Index => t.call_iterative,
        Keeps::Grid => t.call_recursive_grid,
        Keeps::LineMarks => t.call_marked_lines,
        Keeps::BitSets if facts.halves && row == 0 => t.call_half_board,
        Keeps::BitSets => t.call_bitmask,
        Keeps::Permutation => t.call_permutations,
        Keeps::Domains if facts.order == Order::FewestColumns => t.call_mrv,
        Keeps::Domains => t.call_forward_checking,
        // The others enter no rows.
        Keeps::Array | Keeps::Squares | Keeps::Board | Keeps::Cover | Keeps::Attackers | Keeps::Lists => {
            t.call_recursive
        }
    };
    let free = if let View::Domains { domains, .. } = seen.view() {
        domains[usize::from(row)].count_ones()
    } else {
        u32::from(seen.n()) - seen.board().attacked_in_row(row).count_ones()
    };
    let columns = counted(seen).columns.of(free.into());
    fill(text, &[("row", &(row + 1)), ("n", &seen.n()), ("columns", &columns)])
}

fn choose(seen: &Seen, item: Item, unlinked: u16) -> String {
    let options = if let View::ExactCover { cover, .. } = seen.view() { cover.options(item).count_ones() } else { 0 };
    let values: Values = &[("options", &counted(seen).options.of(options.into())), ("nodes", &nodes(seen, unlinked))];
    fill(texts(seen).choose_rest, values)
}

/// Nodes unlinked.
fn nodes(seen: &Seen, unlinked: u16) -> String {
    counted(seen).nodes.of(unlinked.into())
}

fn place(seen: &Seen, square: Square) -> String {
    let t = texts(seen);
    let noted = match seen.facts().keeps {
        Keeps::Grid => t.place_grid,
        Keeps::LineMarks => t.place_marked,
        Keeps::BitSets => t.place_bits,
        Keeps::Permutation => t.place_left,
        Keeps::Attackers => t.place_lot,
        Keeps::Lists => t.place_list,
        Keeps::Board | Keeps::Cover | Keeps::Squares => t.place_count,
        Keeps::Array | Keeps::Domains => t.place_rest,
    };
    let queens = counted(seen).queens.of(seen.board().len().into());
    let noted = fill(&at(noted, square), &[("queens", &queens)]);
    let next = match seen.next() {
        Some(Event::Solution { .. }) if !seen.facts().tests_full_boards() => {
            fill(t.place_last, &[("columns", &columns_of(seen))])
        }
        Some(Event::Call { row }) if row == square.row + 1 => below(t.place_next, square.row),
        _ => String::new(),
    };
    sentences(&[&noted, &next])
}

fn remove(seen: &Seen, square: Square) -> String {
    let (t, facts) = (texts(seen), seen.facts());
    let row_by_row = facts.order == Order::Rows && matches!(facts.test, Test::Square | Test::FreeSquare);
    if !row_by_row {
        let wiped_out = wiped_out(seen, square).map(|row| fill(t.remove_wiped, &[("row", &(row + 1))]));
        wiped_out.unwrap_or_else(|| t.remove_tried.to_owned())
    } else if square.row + 1 == seen.n() {
        t.remove_solution.to_owned()
    } else if seen.has_start() {
        t.remove_tried.to_owned() // the row below may be one that has its queen
    } else {
        below(t.remove_dead, square.row)
    }
}

/// The first row that had no column left while a queen, just taken off, stood on a square: with look-ahead, why.
fn wiped_out(seen: &Seen, square: Square) -> Option<u8> {
    let View::Domains { domains, filled, .. } = seen.view() else { return None };
    let left =
        |row: u8, domain: u32| columns(domain).any(|column| Square::new(row, column).shared_line(square).is_none());
    let open = (0u8..).zip(domains.iter().copied()).filter(|(row, _)| filled & (1 << row) == 0 && *row != square.row);
    open.into_iter().find(|&(row, domain)| !left(row, domain)).map(|(row, _)| row)
}

/// Moves made so far, or the greatest number of them.
fn moves(seen: &Seen) -> String {
    if let View::Weights { moves, .. } = seen.view() { number(moves.into()) } else { String::new() }
}
