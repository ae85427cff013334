//! The keys of Place on the keyboard.

use super::model::Msg;
use super::texts::Texts;
use crate::app::binding::{Binding, Key};

/// The keys, in the order of the help dialog.
pub const BINDINGS: &[Binding<Msg>] = &[
    Binding { shown: "Enter, Space", help: |lang| Texts::of(lang).key_board_toggle, place: 14, keys: &[] }, // the board's own
    Binding {
        shown: "Ctrl + Z",
        help: |lang| Texts::of(lang).key_undo,
        place: 15,
        keys: &[Key::ctrl("z", false, Msg::Undo).repeating()],
    },
    Binding {
        shown: "Ctrl + Shift + Z",
        help: |lang| Texts::of(lang).key_redo,
        place: 16,
        keys: &[Key::ctrl("z", true, Msg::Redo).repeating(), Key::ctrl("y", false, Msg::Redo).repeating()],
    },
];
