//! The keys of Watch on the keyboard.

use super::model::Msg;
use super::texts::Texts;
use crate::app::binding::{Binding, Key};

/// The keys, in the order of the help dialog.
pub const BINDINGS: &[Binding<Msg>] = &[
    Binding { shown: "Enter", help: |lang| Texts::of(lang).key_board_ask, place: 17, keys: &[] }, // the board's own
    Binding {
        shown: "Esc",
        help: |lang| Texts::of(lang).key_board_close,
        place: 18,
        keys: &[Key::new("Escape", Msg::Point(None))],
    },
];
