//! What happened in a step: sentences that its event alone decides, so that they are true wherever the cursor stands.

use queens_solver::{Event, Square};

use crate::app::show::names::{on_item, on_square as at};
use crate::app::show::texts::captions::Texts;
use crate::i18n::{Lang, fill};

/// What happened in the steps that an event alone describes.
pub(super) fn head(event: Event, lang: Lang) -> String {
    let t = Texts::of(lang);
    let row = event.row().map_or(0, |row| row + 1);
    let on_row = |template: &str| fill(template, &[("row", &row)]);
    match event {
        Event::Call { .. } => on_row(t.call_head),
        Event::CallQueen { queen } => fill(t.call_queen_head, &[("queen", &(queen + 1))]),
        Event::CallSquare { square, .. } => at(t.square_next, square),
        Event::Choose { item, .. } => on_item(item, t.choose_row, t.choose_column),
        Event::Release { item, failed: 0 } => on_item(item, t.release_dead_row, t.release_dead_column),
        Event::Release { item, .. } => on_item(item, t.release_row, t.release_column),
        Event::Repair { .. } => on_row(t.repair_head),
        Event::List { odd } => (if odd { t.list_odd } else { t.list_even }).to_owned(),
        Event::Test { square, by } => at(if by.is_some() { t.attacked_head } else { t.free_head }, square),
        Event::Check { square, by: Some(_) } => at(t.full_bad_head, square),
        Event::Check { .. } => t.full_good_head.to_owned(),
        Event::Place { square } => at(t.place_head, square),
        Event::Solution { .. } => t.log_solution.to_owned(),
        Event::Mirror { .. } => t.mirror_head.to_owned(),
        Event::Remove { square } | Event::Lift { square } => at(t.remove_head, square),
        Event::Return { marks, .. } => on_row(if marks.failed == 0 { t.return_dead_head } else { t.return_head }),
        Event::ReturnQueen { queen, .. } => fill(t.return_queen_head, &[("queen", &(queen + 1))]),
        Event::ReturnSquare { square, marks } => {
            at(if marks.rejected == 0 { t.return_square_head } else { t.return_square_empty }, square)
        }
        Event::Prune { square, .. } => at(t.prune_head, square),
        Event::Restore { row, columns } => {
            fill(&t.restore_head.of(columns.count_ones().into()), &[("row", &(row + 1))])
        }
        Event::Cover { square, .. } => at(t.cover_head, square),
        Event::Uncover { square } => at(t.uncover_head, square),
        Event::Move { from, to } if from == to => at(t.stay_head, to),
        Event::Move { from, to } => fill(&at(t.move_head, to), &[("from", &(from.column + 1))]),
        Event::Swap { square, with } => swapped(square, with, t.swap_same, t.swap_head),
        Event::SwapBack { square, with } => swapped(square, with, t.swap_back_same, t.swap_back_head),
        Event::Exchange { first, second } => {
            fill(t.exchange_head, &[("first", &(first + 1)), ("second", &(second + 1))])
        }
        Event::ToEnd { column } => fill(t.to_end_head, &[("column", &(column + 1)), ("list", &list(column % 2 == 0))]),
        Event::Done => t.log_done.to_owned(),
    }
}

fn swapped(square: Square, with: u8, same: &str, other: &str) -> String {
    fill(&at(if square.row == with { same } else { other }, square), &[("with", &(with + 1))])
}

/// The list of the odd or of the even columns.
pub(super) const fn list(odd: bool) -> &'static str {
    if odd { "O" } else { "E" }
}
