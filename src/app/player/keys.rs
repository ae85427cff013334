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
        place: 1,
        keys: &[Key::new(" ", Msg::TogglePlay), Key::new("k", Msg::TogglePlay)],
    },
    Binding {
        shown: "→ ←, PageDown PageUp",
        help: |lang| Texts::of(lang).key_step,
        place: 2,
        keys: &[
            Key::new("ArrowRight", Msg::Forward(None)).repeating(),
            Key::new("PageDown", Msg::Forward(None)).repeating(),
            Key::new("ArrowLeft", Msg::Back(None)).repeating(),
            Key::new("PageUp", Msg::Back(None)).repeating(),
        ],
    },
    Binding {
        shown: "Shift + → ←",
        help: |lang| Texts::of(lang).key_coarse,
        place: 3,
        keys: &[
            Key::shifted("ArrowRight", Msg::Coarse(true)).repeating(),
            Key::shifted("ArrowLeft", Msg::Coarse(false)).repeating(),
        ],
    },
    Binding {
        shown: "X",
        help: |lang| Texts::of(lang).key_dead_end,
        place: 4,
        keys: &[Key::new("x", Msg::RunTo(Target::DeadEnd))],
    },
    Binding {
        shown: "Shift + X",
        help: |lang| Texts::of(lang).key_backtrack,
        place: 4,
        keys: &[Key::shifted("x", Msg::RunTo(Target::Backtrack))],
    },
    Binding {
        shown: "S",
        help: |lang| Texts::of(lang).key_solution,
        place: 5,
        keys: &[Key::new("s", Msg::RunTo(Target::Solution))],
    },
    Binding {
        shown: "Home, End",
        help: |lang| Texts::of(lang).key_ends,
        place: 6,
        keys: &[Key::new("Home", Msg::Restart), Key::new("End", Msg::End)],
    },
    Binding {
        shown: "+ −",
        help: |lang| Texts::of(lang).key_speed,
        place: 7,
        keys: &[
            Key::sign("+", Msg::Nudge(true)).repeating(),
            Key::sign("=", Msg::Nudge(true)).repeating(),
            Key::sign("-", Msg::Nudge(false)).repeating(),
            Key::sign("−", Msg::Nudge(false)).repeating(),
        ],
    },
    Binding { shown: "R", help: |lang| Texts::of(lang).key_restart, place: 9, keys: &[Key::new("r", Msg::Restart)] },
];
