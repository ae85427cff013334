//! What the sentences are put together with.

use std::fmt::Display;

use queens_solver::View;

use crate::app::show::seen::Seen;
use crate::app::show::texts::{captions::Texts, counted as counted_things};
use crate::i18n::number;

/// Values for the gaps of a text.
pub(super) type Values<'a> = &'a [(&'a str, &'a dyn Display)];

/// The texts of captions.
pub(super) const fn texts(seen: &Seen) -> &'static Texts {
    Texts::of(seen.lang())
}

/// The texts of counted things.
pub(super) const fn counted(seen: &Seen) -> &'static counted_things::Texts {
    counted_things::Texts::of(seen.lang())
}

/// Back to the queen placed last, or the end.
pub(super) fn back(seen: &Seen) -> &'static str {
    if is_first(seen) { texts(seen).return_over } else { texts(seen).return_queen_back }
}

/// Whether no queen stands but those that were given.
pub(super) fn is_first(seen: &Seen) -> bool {
    seen.board().len() == seen.start().0.len()
}

/// The columns of a full board, row by row.
pub(super) fn columns_of(seen: &Seen) -> String {
    listed(&seen.board().columns().unwrap_or_default())
}

/// Columns as a person counts them.
pub(super) fn listed(columns: &[u8]) -> String {
    columns.iter().map(|column| (column + 1).to_string()).collect::<Vec<_>>().join(" ")
}

/// Moves made so far.
pub(super) fn moves(seen: &Seen) -> String {
    if let View::Weights { moves, .. } = seen.view() { number(moves.into()) } else { String::new() }
}
