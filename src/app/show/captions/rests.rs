//! Why a step happened, and what follows from it: sentences that need the run at the cursor.

use queens_solver::{Event, Item, Keeps, Kind, Order, Square, Test, View, columns};

use super::attacks::{attacked, check, free, prune};
use super::calls::{call, call_queen, call_square};
use super::caption::{Caption, Tone};
use super::ends::{done, leave, mirror, solution};
use super::heads::{head, list};
use super::words::{back, columns_of, listed, moves, texts};
use crate::app::show::names::{on_item, on_square as at};
use crate::app::show::seen::Seen;
use crate::i18n::{fill, sentences};

/// The caption of a step that lies at the cursor.
pub(super) fn of_event(seen: &Seen, event: Event) -> Caption {
    let (t, n) = (texts(seen), seen.n());
    let plain = |rest: String| Caption::new(Tone::Plain, head(event, seen.lang()), rest);
    match event {
        Event::Call { row } => plain(call(seen, row)),
        Event::CallQueen { .. } => plain(call_queen(seen)),
        Event::CallSquare { way, .. } => plain(call_square(seen, way).to_owned()),
        Event::Choose { item, unlinked } => plain(choose(seen, item, unlinked)),
        Event::Repair { .. } => plain(t.repair_rest.to_owned()),
        Event::List { odd } => plain(list_written(seen, odd)),
        Event::Test { square, by: None } => Caption::new(Tone::Good, head(event, seen.lang()), free(seen, square)),
        Event::Test { square, .. } => attacked(seen, square, head(event, seen.lang())),
        Event::Check { square, by } => check(seen, square, by, head(event, seen.lang())),
        Event::Place { square } => plain(place(seen, square)),
        Event::Solution { .. } => solution(seen),
        Event::Mirror { square } => Caption::new(Tone::Good, head(event, seen.lang()), mirror(seen, square)),
        Event::Lift { .. } if seen.facts().repairs() => plain(fill(t.lift_restart, &[("moves", &moves(seen))])),
        Event::Remove { square } | Event::Lift { square } => plain(remove(seen, square)),
        Event::SwapBack { .. } => plain(t.swap_back_rest.to_owned()),
        Event::Return { row, marks } => leave(seen, row, marks.failed == 0, head(event, seen.lang())),
        Event::ReturnQueen { .. } => plain(back(seen).to_owned()),
        Event::Release { failed, .. } => {
            let tone = if failed == 0 { Tone::Bad } else { Tone::Plain };
            Caption::new(tone, head(event, seen.lang()), sentences(&[t.release_rest, back(seen)]))
        }
        Event::ReturnSquare { .. } => {
            plain((if seen.next_is(Kind::Done) { t.return_over } else { t.return_square_back }).to_owned())
        }
        Event::Prune { square, by } => prune(seen, square, by, head(event, seen.lang())),
        Event::Restore { columns, .. } => plain(t.restore_rest.of(columns.count_ones().into())),
        Event::Cover { unlinked, .. } => cover(seen, unlinked, head(event, seen.lang())),
        Event::Uncover { .. } => plain(t.uncover_rest.to_owned()),
        Event::Swap { .. } => plain(String::new()),
        Event::Move { .. } => plain(fill(t.move_rest, &[("moves", &moves(seen))])),
        Event::Exchange { .. } | Event::ToEnd { .. } => plain(fill(t.remainder, &[("n", &n), ("remainder", &(n % 6))])),
        Event::Done => done(seen),
    }
}

fn choose(seen: &Seen, item: Item, unlinked: u16) -> String {
    let t = texts(seen);
    let options = if let View::ExactCover { cover, .. } = seen.view() { cover.options(item).count_ones() } else { 0 };
    sentences(&[&t.choose_options.of(options.into()), &t.choose_unlinks.of(unlinked.into())])
}

fn cover(seen: &Seen, unlinked: u16, head: String) -> Caption {
    let t = texts(seen);
    let empty = emptied_item(seen).map(|item| on_item(item, t.cover_empty_row, t.cover_empty_column));
    let tone = if empty.is_some() { Tone::Bad } else { Tone::Plain };
    Caption::new(tone, head, sentences(&[&t.cover_unlinks.of(unlinked.into()), &empty.unwrap_or_default()]))
}

/// The first row or column yet to get its queen that has no option.
fn emptied_item(seen: &Seen) -> Option<Item> {
    let View::ExactCover { cover, .. } = seen.view() else { return None };
    let wanted = |item: &Item| matches!(item, Item::Row(_) | Item::Column(_)) && !cover.is_covered(*item);
    cover.items().filter(wanted).find(|item| cover.options(*item) == 0)
}

/// What a list of columns holds.
fn list_written(seen: &Seen, odd: bool) -> String {
    let t = texts(seen);
    let View::Lists { even, odd: odds } = seen.view() else { return String::new() };
    let columns = listed(&if odd { odds } else { even });
    let text = if columns.is_empty() { t.list_empty } else { t.list_is };
    fill(text, &[("list", &list(odd)), ("columns", &columns)])
}

fn place(seen: &Seen, square: Square) -> String {
    let t = texts(seen);
    let stands = t.place_count.of(seen.board().len().into());
    let noted = match seen.facts().keeps {
        Keeps::Array => t.place_rest,
        Keeps::Grid => t.place_grid,
        Keeps::LineMarks => t.place_marked,
        Keeps::BitSets => t.place_bits,
        Keeps::Permutation => t.place_left,
        Keeps::Attackers => t.place_random,
        Keeps::Lists => t.place_list,
        Keeps::Domains if seen.next_is(Kind::Test) => t.place_ahead,
        Keeps::Domains => "",
        Keeps::Board | Keeps::Cover | Keeps::Squares => &stands,
    };
    let odd = square.row >= seen.n() / 2; // the even columns come first
    let noted = fill(&at(noted, square), &[("list", &list(odd))]);
    sentences(&[&noted, &place_next(seen, square)])
}

/// What follows from a queen who is placed.
fn place_next(seen: &Seen, square: Square) -> String {
    let t = texts(seen);
    match seen.next() {
        Some(Event::Solution { .. }) if !seen.facts().tests_full_boards() && seen.n() > 1 => {
            fill(t.place_last, &[("columns", &columns_of(seen))])
        }
        Some(Event::Call { row }) if row == square.row + 1 => fill(t.place_next, &[("row", &(row + 1))]),
        _ => String::new(),
    }
}

fn remove(seen: &Seen, square: Square) -> String {
    let (t, facts) = (texts(seen), seen.facts());
    let row_by_row = facts.order == Order::Rows && matches!(facts.test, Test::Square | Test::FreeSquare);
    let next = match seen.next() {
        Some(Event::Test { square: next, .. }) if row_by_row => at(t.square_next, next),
        _ => String::new(),
    };
    let was_full = seen.board().len() + 1 == u16::from(seen.n());
    let why = if was_full {
        (if facts.tests_full_boards() { t.remove_tested } else { t.remove_solution }).to_owned()
    } else if row_by_row && !seen.has_start() {
        fill(t.remove_dead, &[("row", &(square.row + 2))])
    } else {
        let wiped_out = wiped_out(seen, square).map(|row| fill(t.remove_wiped, &[("row", &(row + 1))]));
        wiped_out.unwrap_or_else(|| t.remove_tried.to_owned())
    };
    sentences(&[&why, &next])
}

/// The first row that had no column left while a queen, just taken off, stood on a square: with look-ahead, why.
fn wiped_out(seen: &Seen, square: Square) -> Option<u8> {
    let View::Domains { domains, filled, .. } = seen.view() else { return None };
    let left =
        |row: u8, domain: u32| columns(domain).any(|column| Square::new(row, column).shared_line(square).is_none());
    let open = (0u8..).zip(domains.iter().copied()).filter(|(row, _)| filled & (1 << row) == 0 && *row != square.row);
    open.into_iter().find(|&(row, domain)| !left(row, domain)).map(|(row, _)| row)
}
