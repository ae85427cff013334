//! The player's keys of the keyboard.

use queens_solver::Target;

use super::control::Msg;
use super::texts::Texts;
use crate::app::binding::{Binding, Key};

/// The keys, in the order of the help dialog.
pub const BINDINGS: &[Binding<Msg>] = &[
    Binding {
        shown: "Space, K",
        help: |lang| Texts::of(lang).key_play,
        keys: &[Key::new(" ", Msg::TogglePlay), Key::new("k", Msg::TogglePlay)],
    },
    Binding {
        shown: "→ ←, PageDown PageUp",
        help: |lang| Texts::of(lang).key_step,
        keys: &[
            Key::new("ArrowRight", Msg::Forward(None)),
            Key::new("PageDown", Msg::Forward(None)),
            Key::new("ArrowLeft", Msg::Back(None)),
            Key::new("PageUp", Msg::Back(None)),
        ],
    },
    Binding {
        shown: "Shift + → ←",
        help: |lang| Texts::of(lang).key_coarse,
        keys: &[Key::shifted("ArrowRight", Msg::Coarse(true)), Key::shifted("ArrowLeft", Msg::Coarse(false))],
    },
    Binding {
        shown: "X",
        help: |lang| Texts::of(lang).key_backtrack,
        keys: &[Key::new("x", Msg::RunTo(Target::Backtrack))],
    },
    Binding {
        shown: "S",
        help: |lang| Texts::of(lang).key_solution,
        keys: &[Key::new("s", Msg::RunTo(Target::Solution))],
    },
    Binding {
        shown: "Home, End",
        help: |lang| Texts::of(lang).key_ends,
        keys: &[Key::new("Home", Msg::Restart), Key::new("End", Msg::End)],
    },
    Binding {
        shown: "+ −",
        help: |lang| Texts::of(lang).key_speed,
        keys: &[
            Key::sign("+", Msg::Nudge(true)),
            Key::sign("=", Msg::Nudge(true)),
            Key::sign("-", Msg::Nudge(false)),
            Key::sign("−", Msg::Nudge(false)),
        ],
    },
    Binding { shown: "R", help: |lang| Texts::of(lang).key_restart, keys: &[Key::new("r", Msg::Restart)] },
];
