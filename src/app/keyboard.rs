//! The keys: one table for the listeners and the help dialog.

use queens_solver::Target;

use super::model::{Dialog, Model};
use super::setting::Mode;
use super::update::Msg;
use crate::i18n::Texts;

/// A key as the browser tells it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Press {
    /// `KeyboardEvent.key`.
    pub key: String,
    /// Whether Shift is held.
    pub shift: bool,
    /// Whether Ctrl, or Command on a Mac, is held.
    pub ctrl: bool,
    /// Whether Alt is held.
    pub alt: bool,
}

/// What has the focus, as far as it has keys of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Focus {
    /// Nothing with keys of its own.
    None,
    /// A button, link or summary.
    Button,
    /// A checkbox.
    Checkbox,
    /// A slider.
    Slider,
    /// A list to choose from.
    Select,
    /// A tab.
    Tab,
    /// A square of the board.
    Board,
    /// A field for text, or anything in a dialog.
    Text,
}

/// What a key does.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// Sends a message.
    Send(Msg),
    /// Fills the screen, or leaves it again.
    FullScreen,
}

/// One row of the table.
pub struct Binding {
    /// The keys as the help dialog shows them.
    pub shown: &'static str,
    /// What they do, in words.
    pub help: fn(&Texts) -> &'static str,
    keys: &'static [Key],
}

#[derive(Clone, Copy)]
struct Key {
    name: &'static str,  // `KeyboardEvent.key`, in any case
    shift: Option<bool>, // None: either way
    ctrl: bool,
    mode: Option<Mode>, // None: every mode
    action: fn() -> Action,
}

const fn watch(name: &'static str, action: fn() -> Action) -> Key {
    Key { name, shift: Some(false), ctrl: false, mode: Some(Mode::Watch), action }
}

const fn shifted(key: Key) -> Key {
    Key { shift: Some(true), ..key }
}

const fn everywhere(name: &'static str, action: fn() -> Action) -> Key {
    Key { name, shift: Some(false), ctrl: false, mode: None, action }
}

/// A sign that some keyboards type with Shift.
const fn sign(key: Key) -> Key {
    Key { shift: None, ..key }
}

const fn place(name: &'static str, shift: bool, action: fn() -> Action) -> Key {
    Key { name, shift: Some(shift), ctrl: true, mode: Some(Mode::Place), action }
}

macro_rules! send {
    ($msg:expr) => {
        || Action::Send($msg)
    };
}

/// Every key of the page.
pub const BINDINGS: [Binding; 16] = [
    Binding {
        shown: "Space, K",
        help: |t| t.key_play,
        keys: &[watch(" ", send!(Msg::TogglePlay)), watch("k", send!(Msg::TogglePlay))],
    },
    Binding {
        shown: "→ ←, PageDown PageUp",
        help: |t| t.key_step,
        keys: &[
            watch("ArrowRight", send!(Msg::Forward(None))),
            watch("PageDown", send!(Msg::Forward(None))),
            watch("ArrowLeft", send!(Msg::Back(None))),
            watch("PageUp", send!(Msg::Back(None))),
        ],
    },
    Binding {
        shown: "Shift + → ←",
        help: |t| t.key_coarse,
        keys: &[
            shifted(watch("ArrowRight", send!(Msg::Coarse(true)))),
            shifted(watch("ArrowLeft", send!(Msg::Coarse(false)))),
        ],
    },
    Binding { shown: "X", help: |t| t.key_backtrack, keys: &[watch("x", send!(Msg::RunTo(Target::Backtrack)))] },
    Binding { shown: "S", help: |t| t.key_solution, keys: &[watch("s", send!(Msg::RunTo(Target::Solution)))] },
    Binding {
        shown: "Home, End",
        help: |t| t.key_ends,
        keys: &[watch("Home", send!(Msg::Restart)), watch("End", send!(Msg::End))],
    },
    Binding {
        shown: "+ −",
        help: |t| t.key_speed,
        keys: &[
            sign(watch("+", send!(Msg::Nudge(true)))),
            sign(watch("=", send!(Msg::Nudge(true)))),
            sign(watch("-", send!(Msg::Nudge(false)))),
            sign(watch("−", send!(Msg::Nudge(false)))),
        ],
    },
    Binding {
        shown: "N, Shift + N",
        help: |t| t.key_size,
        keys: &[everywhere("n", send!(Msg::Resize(1))), shifted(everywhere("n", send!(Msg::Resize(-1))))],
    },
    Binding { shown: "R", help: |t| t.key_restart, keys: &[watch("r", send!(Msg::Restart))] },
    Binding { shown: "F", help: |t| t.key_full_screen, keys: &[everywhere("f", || Action::FullScreen)] },
    Binding { shown: "P", help: |t| t.key_projector, keys: &[everywhere("p", send!(Msg::Projector))] },
    Binding {
        shown: "?",
        help: |t| t.key_help,
        keys: &[sign(everywhere("?", send!(Msg::Dialog(Some(Dialog::Help)))))],
    },
    Binding { shown: "↑ ↓ ← →, Home, End, Ctrl + Home, Ctrl + End", help: |t| t.key_board_move, keys: &[] },
    Binding { shown: "Enter, Space", help: |t| t.key_board_toggle, keys: &[] },
    Binding { shown: "Ctrl + Z", help: |t| t.key_undo, keys: &[place("z", false, send!(Msg::Undo))] },
    Binding {
        shown: "Ctrl + Shift + Z",
        help: |t| t.key_redo,
        keys: &[place("z", true, send!(Msg::Redo)), place("y", false, send!(Msg::Redo))],
    },
];

/// What a key does where it was pressed; `None` where it is not ours.
pub fn action(press: &Press, focus: Focus, model: &Model) -> Option<Action> {
    let single = press.key.chars().count() == 1 && press.key != " ";
    if press.alt || focus.owns(press, model.mode) || model.dialog.is_some() || (single && !press.ctrl && !model.letters)
    {
        return None;
    }
    let fits = |key: &&Key| {
        key.name.eq_ignore_ascii_case(&press.key)
            && key.shift.is_none_or(|shift| shift == press.shift)
            && key.ctrl == press.ctrl
            && key.mode.is_none_or(|mode| mode == model.mode || (mode.plays() && model.mode.plays()))
    };
    BINDINGS.iter().flat_map(|binding| binding.keys).find(fits).map(|key| (key.action)())
}

impl Focus {
    /// Whether what has the focus uses the key itself.
    fn owns(self, press: &Press, mode: Mode) -> bool {
        let key = press.key.as_str();
        let presses = matches!(key, " " | "Enter");
        let moves = key.starts_with("Arrow") || matches!(key, "Home" | "End");
        let pages = matches!(key, "PageUp" | "PageDown");
        match self {
            Self::None => false,
            Self::Button => presses,
            Self::Checkbox => key == " ",
            Self::Slider => moves || pages,
            Self::Select => presses || moves || pages || key.chars().count() == 1,
            Self::Tab => presses || moves,
            Self::Board => moves || (presses && mode == Mode::Place),
            Self::Text => true,
        }
    }
}

/// Where an arrow, Home or End leads on a board of size `n`, from row and column `at`; `None` for another key.
pub fn moved(press: &Press, at: (u8, u8), n: u8) -> Option<(u8, u8)> {
    let (row, column) = at;
    let last = n.saturating_sub(1);
    let to = match (press.key.as_str(), press.ctrl) {
        ("ArrowUp", false) => (row.saturating_sub(1), column),
        ("ArrowDown", false) => (row + 1, column),
        ("ArrowLeft", false) => (row, column.saturating_sub(1)),
        ("ArrowRight", false) => (row, column + 1),
        ("Home", false) => (row, 0),
        ("End", false) => (row, last),
        ("Home", true) => (0, 0),
        ("End", true) => (last, last),
        _ => return None,
    };
    (!press.alt && !press.shift).then_some((to.0.min(last), to.1.min(last)))
}
