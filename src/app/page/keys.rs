//! The keys of the keyboard: what each does, wherever it is pressed.

use super::model::{Dialog, Model};
use super::texts::Texts;
use super::update::Msg;
use crate::app::binding::{Binding, Key, Press, Row, Sent, sent};
use crate::app::{mode, player};
use crate::i18n::Lang;

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
    /// A list to choose from, which goes up and down.
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
    /// Nothing, and the browser does nothing either: the key acts once a press and is still held.
    Held,
}

/// The keys of the page as a whole.
const BINDINGS: &[Binding<Own>] = &[
    Binding {
        shown: "N, Shift + N",
        help: |lang| Texts::of(lang).key_size,
        place: 8,
        keys: &[Key::new("n", Own::Resize(1)).repeating(), Key::shifted("n", Own::Resize(-1)).repeating()],
    },
    Binding {
        shown: "F",
        help: |lang| Texts::of(lang).key_full_screen,
        place: 10,
        keys: &[Key::new("f", Own::FullScreen)],
    },
    Binding {
        shown: "P",
        help: |lang| Texts::of(lang).key_projector,
        place: 11,
        keys: &[Key::new("p", Own::Projector)],
    },
    Binding { shown: "?", help: |lang| Texts::of(lang).key_help, place: 12, keys: &[Key::sign("?", Own::Help)] },
    Binding {
        shown: "↑ ↓ ← →, Home, End, Ctrl + Home, Ctrl + End",
        help: |lang| Texts::of(lang).key_board_move,
        place: 13,
        keys: &[], // the board's own
    },
];

/// What a key of the page's does.
#[derive(Clone, Copy)]
enum Own {
    Resize(i8),
    FullScreen,
    Projector,
    Help,
}

impl Own {
    const fn action(self) -> Action {
        match self {
            Self::Resize(by) => Action::Send(Msg::Resize(by)),
            Self::FullScreen => Action::FullScreen,
            Self::Projector => Action::Send(Msg::Projector),
            Self::Help => Action::Send(Msg::Dialog(Some(Dialog::Help))),
        }
    }
}

/// All keys as the help dialog shows them, with what they do.
pub fn help(lang: Lang) -> Vec<(&'static str, &'static str)> {
    let player = player::BINDINGS.iter().map(Binding::row);
    let own = BINDINGS.iter().map(Binding::row);
    let mut rows: Vec<Row> = Vec::new();
    for row in player.chain(own).chain(mode::bindings()) {
        // The library's sorting is written for long lists, at 2 KB of the page.
        rows.insert(rows.partition_point(|other| other.place <= row.place), row);
    }
    rows.into_iter().map(|row| (row.shown, (row.help)(lang))).collect()
}

/// What a key does where it was pressed; `None` where it is not ours.
pub fn action(press: &Press, focus: Focus, model: &Model) -> Option<Action> {
    let single = press.key.chars().count() == 1 && press.key != " ";
    let places = model.room().position().is_some();
    let off = single && !press.ctrl && !model.look.letters;
    if press.alt || focus.owns(press, places) || model.dialog.is_some() || off {
        return None;
    }
    let played = model.room().played().and_then(|_| sent(player::BINDINGS, press));
    let of_player = played.map(|sent| sent.map(|msg| Action::Send(Msg::Player(msg))));
    let of_room = || model.rooms.sent(model.mode, press).map(|sent| sent.map(|msg| Action::Send(msg.into())));
    let of_page = || sent(BINDINGS, press).map(|sent| sent.map(Own::action));
    of_player.or_else(of_room).or_else(of_page).map(|sent| match sent {
        Sent::Msg(action) => action,
        Sent::Held => Action::Held,
    })
}

impl Focus {
    /// Whether what has the focus uses the key itself; on the board those that put queens, where they can be put.
    fn owns(self, press: &Press, places: bool) -> bool {
        let key = press.key.as_str();
        let presses = matches!(key, " " | "Enter");
        let moves = key.starts_with("Arrow") || matches!(key, "Home" | "End");
        let across = matches!(key, "ArrowLeft" | "ArrowRight");
        let pages = matches!(key, "PageUp" | "PageDown");
        match self {
            Self::None => false,
            Self::Button => presses,
            Self::Checkbox => key == " ",
            Self::Slider => moves || pages,
            Self::Select => presses || (moves && !across) || pages || key.chars().count() == 1,
            Self::Tab => presses || moves,
            Self::Board => moves || (presses && places),
            Self::Text => true,
        }
    }
}
