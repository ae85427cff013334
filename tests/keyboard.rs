//! The keys, row by row of the table, and what keeps its own.

mod common;

use common::{model, open};
use queens_lab::app::binding::{Press, moved};
use queens_lab::app::mode::place as placing;
use queens_lab::app::page::{Action, Dialog, Focus, Model, Msg, action, help};
use queens_lab::app::player;
use queens_lab::i18n::Lang;
use queens_solver::Target;

const EVERYWHERE: [Focus; 8] =
    [Focus::None, Focus::Button, Focus::Checkbox, Focus::Slider, Focus::Select, Focus::Tab, Focus::Board, Focus::Text];

/// A press by the browser's name of the key, after `Ctrl+`, `Alt+` and `Shift+` for what is held.
fn press(name: &str) -> Press {
    let mut key = name;
    let [ctrl, alt, shift] = ["Ctrl+", "Alt+", "Shift+"].map(|modifier| {
        let rest = key.strip_prefix(modifier);
        key = rest.unwrap_or(key);
        rest.is_some()
    });
    Press { ctrl, alt, ..Press::of(key, "", shift) }
}

fn place() -> Model {
    open("", "mode=place")
}

fn compare() -> Model {
    open("", "mode=compare")
}

/// What a key does; where `owners` have the focus it does nothing of ours.
fn check(model: &Model, name: &str, expected: Option<&Action>, owners: &[Focus]) {
    for focus in EVERYWHERE {
        let owned = focus == Focus::Text || owners.contains(&focus);
        let expected = expected.filter(|_| !owned);
        assert_eq!(action(&press(name), focus, model).as_ref(), expected, "{name} on {focus:?}");
    }
}

const ARROWS_OF: [Focus; 3] = [Focus::Slider, Focus::Tab, Focus::Board];
const ENDS_OF: [Focus; 4] = [Focus::Slider, Focus::Select, Focus::Tab, Focus::Board];
const PAGES_OF: [Focus; 2] = [Focus::Slider, Focus::Select];
const LETTERS_OF: [Focus; 1] = [Focus::Select];
const SPACE_OF: [Focus; 4] = [Focus::Button, Focus::Checkbox, Focus::Select, Focus::Tab];

/// The table of the contract: key, message, and what has the key for itself.
fn table() -> Vec<(&'static str, Msg, &'static [Focus])> {
    vec![
        (" ", Msg::Player(player::Msg::TogglePlay), &SPACE_OF),
        ("k", Msg::Player(player::Msg::TogglePlay), &LETTERS_OF),
        ("ArrowRight", Msg::Player(player::Msg::Forward(None)), &ARROWS_OF),
        ("ArrowLeft", Msg::Player(player::Msg::Back(None)), &ARROWS_OF),
        ("PageDown", Msg::Player(player::Msg::Forward(None)), &PAGES_OF),
        ("PageUp", Msg::Player(player::Msg::Back(None)), &PAGES_OF),
        ("Shift+ArrowRight", Msg::Player(player::Msg::Coarse(true)), &ARROWS_OF),
        ("Shift+ArrowLeft", Msg::Player(player::Msg::Coarse(false)), &ARROWS_OF),
        ("x", Msg::Player(player::Msg::RunTo(Target::DeadEnd)), &LETTERS_OF),
        ("Shift+X", Msg::Player(player::Msg::RunTo(Target::Backtrack)), &LETTERS_OF),
        ("s", Msg::Player(player::Msg::RunTo(Target::Solution)), &LETTERS_OF),
        ("Home", Msg::Player(player::Msg::Restart), &ENDS_OF),
        ("End", Msg::Player(player::Msg::End), &ENDS_OF),
        ("+", Msg::Player(player::Msg::Nudge(true)), &LETTERS_OF),
        ("Shift++", Msg::Player(player::Msg::Nudge(true)), &LETTERS_OF),
        ("=", Msg::Player(player::Msg::Nudge(true)), &LETTERS_OF),
        ("-", Msg::Player(player::Msg::Nudge(false)), &LETTERS_OF),
        ("r", Msg::Player(player::Msg::Restart), &LETTERS_OF),
    ]
}

/// Keys that do the same in every mode.
fn table_of_the_page() -> Vec<(&'static str, Action)> {
    vec![
        ("n", Action::Send(Msg::Resize(1))),
        ("Shift+N", Action::Send(Msg::Resize(-1))),
        ("f", Action::FullScreen),
        ("p", Action::Send(Msg::Projector)),
        ("Shift+?", Action::Send(Msg::Dialog(Some(Dialog::Help)))),
        ("?", Action::Send(Msg::Dialog(Some(Dialog::Help)))),
    ]
}

#[test]
fn keys_of_the_player() {
    for (key, msg, owners) in table() {
        check(&model(), key, Some(&Action::Send(msg.clone())), owners);
        check(&compare(), key, Some(&Action::Send(msg)), owners);
        check(&place(), key, None, &[]);
    }
}

#[test]
fn keys_of_the_page() {
    for (key, expected) in table_of_the_page() {
        for model in [model(), compare(), place()] {
            check(&model, key, Some(&expected), &LETTERS_OF);
        }
    }
}

#[test]
fn keys_of_a_position() {
    for (key, msg) in [
        ("Ctrl+z", Msg::Place(placing::Msg::Undo)),
        ("Ctrl+Shift+Z", Msg::Place(placing::Msg::Redo)),
        ("Ctrl+Shift+z", Msg::Place(placing::Msg::Redo)),
    ] {
        check(&place(), key, Some(&Action::Send(msg)), &LETTERS_OF);
        check(&model(), key, None, &[]);
        check(&compare(), key, None, &[]);
    }
    // Enter and Space on a square belong to the board.
    for key in [" ", "Enter"] {
        assert_eq!(action(&press(key), Focus::Board, &place()), None, "{key}");
    }
}

#[test]
fn what_toggles_does_so_once_a_press() {
    let held = |name: &str| Press { repeat: true, ..press(name) };
    let (watch, place) = (model(), place());
    for key in [" ", "k", "r", "Home", "End", "f", "p", "?", "Shift+?"] {
        assert_eq!(action(&held(key), Focus::None, &watch), Some(Action::Held), "{key}");
    }
    for key in ["ArrowRight", "ArrowLeft", "PageDown", "PageUp", "Shift+ArrowRight", "+", "-", "n", "Shift+N"] {
        assert_eq!(action(&held(key), Focus::None, &watch), action(&press(key), Focus::None, &watch), "{key}");
    }
    for key in ["Ctrl+z", "Ctrl+Shift+Z"] {
        assert_eq!(action(&held(key), Focus::None, &place), action(&press(key), Focus::None, &place), "{key}");
    }
    assert_eq!(action(&held(" "), Focus::Button, &watch), None, "the button's own");
}

#[test]
fn a_letter_by_key_or_by_its_place() {
    let cases = [
        ("k", "KeyK", false, "k"),
        ("t", "KeyK", false, "t"),   // Dvorak
        ("é", "Digit2", false, "é"), // French: a Latin letter
        ("ß", "Minus", false, "ß"),
        ("л", "KeyK", false, "K"),
        ("Л", "KeyK", true, "K"),
        ("ｋ", "KeyK", false, "K"),
        ("ㅏ", "KeyK", false, "K"),
        ("Process", "KeyK", false, "K"),
        ("Process", "ArrowRight", false, "ArrowRight"),
        ("？", "Slash", true, "?"),
        ("。", "Period", false, "。"),
        ("＋", "Equal", true, "+"),
        ("−", "Minus", false, "−"),
        ("　", "Space", false, " "),
        ("Dead", "Equal", false, "Dead"),
        ("Unidentified", "", false, "Unidentified"),
    ];
    for (key, code, shift, read) in cases {
        assert_eq!(Press::of(key, code, shift).key, read, "{key} at {code}");
    }
    let undo = Press { ctrl: true, ..Press::of("я", "KeyZ", false) };
    assert_eq!(action(&undo, Focus::None, &place()), Some(Action::Send(Msg::Place(placing::Msg::Undo))));
}

#[test]
fn the_case_of_a_letter_is_that_of_caps_lock() {
    for (key, msg) in [
        ("K", Msg::Player(player::Msg::TogglePlay)),
        ("X", Msg::Player(player::Msg::RunTo(Target::DeadEnd))),
        ("N", Msg::Resize(1)),
    ] {
        check(&model(), key, Some(&Action::Send(msg)), &LETTERS_OF);
    }
    check(&model(), "Shift+n", Some(&Action::Send(Msg::Resize(-1))), &LETTERS_OF);
    check(&place(), "Ctrl+Z", Some(&Action::Send(Msg::Place(placing::Msg::Undo))), &LETTERS_OF);
}

#[test]
fn what_a_remote_sends_besides_page_keys_does_nothing() {
    for key in [".", "b", "B", "Shift+B", "F5", "Shift+F5", "Escape"] {
        check(&model(), key, None, &[]);
        check(&place(), key, None, &[]);
    }
}

#[test]
fn the_browsers_own_combinations_are_left_alone() {
    let keys = ["k", "x", "s", "r", "n", "f", "p", "+", "-", "=", "ArrowLeft", "ArrowRight", "PageDown", "Home", "End"];
    for key in keys.into_iter().chain([" ", "0", "w", "t", "Enter", "Tab"]) {
        for held in ["Ctrl+", "Alt+", "Ctrl+Alt+", "Ctrl+Shift+"] {
            check(&model(), &format!("{held}{key}"), None, &[]);
            check(&place(), &format!("{held}{key}"), None, &[]);
        }
    }
    for key in ["Alt+z", "Ctrl+Alt+z", "z", "Shift+z", "Enter", "Tab", "ArrowUp", "ArrowDown", "F1", "Dead", "", "中"]
    {
        check(&model(), key, None, &[]);
        check(&place(), key, None, &[]);
    }
    for key in ["Shift+S", "Shift+R", "Shift+K", "Shift+ ", "Shift+PageDown"] {
        check(&model(), key, None, &[]);
    }
}

#[test]
fn a_dialog_swallows_all() {
    for dialog in [Dialog::Help, Dialog::Share] {
        for mut model in [model(), place()] {
            model.dialog = Some(dialog);
            let keys =
                table().into_iter().map(|(key, ..)| key).chain(table_of_the_page().into_iter().map(|(key, _)| key));
            for key in keys.chain(["Ctrl+z", "Escape"]) {
                check(&model, key, None, &[]);
            }
        }
    }
}

#[test]
fn single_letters_can_be_switched_off() {
    let (mut watch, mut place) = (model(), place());
    (watch.look.letters, place.look.letters) = (false, false);
    for (key, msg, owners) in table() {
        let single = press(key).key.chars().count() == 1 && key != " ";
        check(&watch, key, Some(&Action::Send(msg)).filter(|_| !single), owners);
    }
    for (key, _) in table_of_the_page() {
        check(&watch, key, None, &[]);
    }
    check(&place, "Ctrl+z", Some(&Action::Send(Msg::Place(placing::Msg::Undo))), &LETTERS_OF);
    check(&place, "Ctrl+Shift+Z", Some(&Action::Send(Msg::Place(placing::Msg::Redo))), &LETTERS_OF);
}

#[test]
fn keys_move_over_the_squares() {
    let cases = [
        ("ArrowUp", (2, 2), (1, 2)),
        ("ArrowDown", (2, 2), (3, 2)),
        ("ArrowLeft", (2, 2), (2, 1)),
        ("ArrowRight", (2, 2), (2, 3)),
        ("Home", (2, 2), (2, 0)),
        ("End", (2, 2), (2, 4)),
        ("Ctrl+Home", (2, 2), (0, 0)),
        ("Ctrl+End", (2, 2), (4, 4)),
        ("ArrowUp", (0, 3), (0, 3)),
        ("ArrowDown", (4, 3), (4, 3)),
        ("ArrowLeft", (3, 0), (3, 0)),
        ("ArrowRight", (3, 4), (3, 4)),
        ("ArrowRight", (9, 9), (4, 4)), // the board has become smaller
    ];
    for (key, from, to) in cases {
        assert_eq!(moved(&press(key), from, 5), Some(to), "{key} from {from:?}");
    }
    for key in ["PageDown", "Enter", " ", "Shift+ArrowUp", "Alt+Home", "Ctrl+ArrowLeft", "Tab", "a"] {
        assert_eq!(moved(&press(key), (2, 2), 5), None, "{key}");
    }
}

#[test]
fn the_help_dialog_has_a_line_for_every_row() {
    let shown: Vec<_> = help(Lang::En).into_iter().map(|(shown, _)| shown).collect();
    for name in ["Space", "K", "→", "←", "PageDown", "Shift", "X", "S", "Home", "+", "N", "R", "F", "P", "?", "Enter"]
    {
        assert!(shown.iter().any(|shown| shown.contains(name)), "{name}");
    }
    // The order of the contract's table; after it what Watch has of its own.
    let order = [
        "Space, K",
        "→ ←, PageDown PageUp",
        "Shift + → ←",
        "X",
        "Shift + X",
        "S",
        "Home, End",
        "+ −",
        "N, Shift + N",
        "R",
        "F",
        "P",
        "?",
        "↑ ↓ ← →, Home, End, Ctrl + Home, Ctrl + End",
        "Enter, Space",
        "Ctrl + Z",
        "Ctrl + Shift + Z",
        "Enter",
        "Esc",
    ];
    assert_eq!(shown, order);
    for (lang, _) in Lang::ALL {
        let said = help(lang);
        assert!(said.len() == shown.len() && said.iter().all(|(_, does)| !does.is_empty()), "{lang:?}");
    }
}
