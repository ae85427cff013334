//! The keys of the address, which are those of the `set` message too: one table of what each takes.

use queens_solver::{Grain, MAX_SIZE, SearchId, Square};

use super::speed::Speed;
use crate::i18n::Lang;

/// What the page is used for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// A search is watched step by step.
    Watch,
    /// Queens are placed by hand.
    Place,
}

/// The look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theme {
    /// Light or dark as the system says.
    Auto,
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
    /// For a hall: light, large, no header.
    Projector,
}

/// The language of a listing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Code {
    /// Pseudo-code.
    Pseudo,
    /// Python 3.
    Python,
    /// Java.
    Java,
    /// C++.
    Cpp,
}

impl Mode {
    /// The modes that exist, with their names in addresses.
    pub const ALL: [(Self, &'static str); 2] = [(Self::Watch, "watch"), (Self::Place, "place")];
}

impl Theme {
    /// The themes with their names in addresses.
    pub const ALL: [(Self, &'static str); 4] =
        [(Self::Auto, "auto"), (Self::Light, "light"), (Self::Dark, "dark"), (Self::Projector, "projector")];
}

impl Code {
    /// The languages with their names in addresses.
    pub const ALL: [(Self, &'static str); 4] =
        [(Self::Pseudo, "pseudo"), (Self::Python, "python"), (Self::Java, "java"), (Self::Cpp, "cpp")];
}

/// One key with a value that can be used.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs)] // each is the key of the same name in the table below
pub enum Setting {
    Mode(Mode),
    Search(SearchId),
    N(u8),
    Seed(u64),
    Queens(Vec<Square>),
    Blocked(Vec<Square>),
    Step(u64),
    Grain(Grain),
    Speed(Speed),
    Code(Code),
    Lang(Lang),
    Theme(Theme),
    Embed(bool),
    Controls(bool),
    Play(bool),
    From(Option<u64>),
    To(Option<u64>),
}

/// A key and its default as written in addresses; empty where there is none.
pub const KEYS: [(&str, &str); 19] = [
    ("mode", "watch"),
    ("search", "recursive"),
    ("n", "4"),
    ("seed", "1"),
    ("queens", ""),
    ("blocked", ""),
    ("step", "0"),
    ("grain", "test"),
    ("speed", "2"),
    ("code", "pseudo"),
    ("lang", ""),
    ("theme", "auto"),
    ("embed", "0"),
    ("controls", "1"),
    ("play", "0"),
    ("from", ""),
    ("to", ""),
    ("lesson", ""),
    ("page", ""),
];

/// The largest number that JavaScript holds exactly.
pub const MAX_NUMBER: u64 = (1 << 53) - 1;

/// What reading a value gave.
#[derive(Clone, Debug, PartialEq)]
pub enum Reading {
    /// A setting, and the members of a list that could not be used.
    Usable(Setting, Vec<String>),
    /// The value cannot be used.
    Unusable,
    /// The key is none of ours.
    UnknownKey,
}

/// Reads one key and value.
pub fn read(key: &str, value: &str) -> Reading {
    let setting = match key {
        "mode" => named(&Mode::ALL, value).map(Setting::Mode),
        "search" => SearchId::from_name(value).map(Setting::Search),
        "n" => whole(value).and_then(|n| u8::try_from(n).ok()).filter(|n| (1..=MAX_SIZE).contains(n)).map(Setting::N),
        "seed" => whole(value).map(Setting::Seed),
        "step" => whole(value).map(Setting::Step),
        "grain" => named(&Grain::ALL, value).map(Setting::Grain),
        "speed" => Speed::parse(value).map(Setting::Speed),
        "code" => named(&Code::ALL, value).map(Setting::Code),
        "lang" => named(&Lang::ALL, value).map(Setting::Lang),
        "theme" => named(&Theme::ALL, value).map(Setting::Theme),
        "embed" => flag(value).map(Setting::Embed),
        "controls" => flag(value).map(Setting::Controls),
        "play" => flag(value).map(Setting::Play),
        "from" => loop_end(value, Setting::From),
        "to" => loop_end(value, Setting::To),
        "queens" | "blocked" => return squares(key, value),
        "lesson" | "page" => None, // no lesson exists yet
        _ => return Reading::UnknownKey,
    };
    setting.map_or(Reading::Unusable, |setting| Reading::Usable(setting, Vec::new()))
}

fn squares(key: &str, value: &str) -> Reading {
    let (mut squares, mut dropped) = (Vec::new(), Vec::new());
    for member in value.split(',').filter(|_| !value.is_empty()) {
        match square(member) {
            Some(square) if !squares.contains(&square) => squares.push(square),
            _ => dropped.push(member.to_owned()),
        }
    }
    if squares.is_empty() && !dropped.is_empty() {
        return Reading::Unusable;
    }
    let setting = if key == "queens" { Setting::Queens(squares) } else { Setting::Blocked(squares) };
    Reading::Usable(setting, dropped)
}

/// A square `row.column`, both from 1.
fn square(text: &str) -> Option<Square> {
    let (row, column) = text.split_once('.')?;
    let line = |text| whole(text).and_then(|line| u8::try_from(line).ok()).filter(|line| (1..=MAX_SIZE).contains(line));
    Some(Square::new(line(row)? - 1, line(column)? - 1))
}

/// A list of squares as addresses write it.
pub fn write_squares(squares: impl Iterator<Item = Square>) -> String {
    squares.map(|square| format!("{}.{}", square.row + 1, square.column + 1)).collect::<Vec<_>>().join(",")
}

/// The name of one of a table's values.
pub fn name_of<T: PartialEq>(table: &[(T, &'static str)], value: &T) -> &'static str {
    table.iter().find(|(candidate, _)| candidate == value).map_or("", |(_, name)| name)
}

fn named<T: Copy>(table: &[(T, &'static str)], value: &str) -> Option<T> {
    table.iter().find(|(_, name)| *name == value).map(|(candidate, _)| *candidate)
}

/// A whole number of plain digits, up to [`MAX_NUMBER`].
fn whole(text: &str) -> Option<u64> {
    let plain = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    plain.then(|| text.parse().ok()).flatten().filter(|&number| number <= MAX_NUMBER)
}

/// A step at which a loop begins or ends; nothing for none.
fn loop_end(text: &str, setting: fn(Option<u64>) -> Setting) -> Option<Setting> {
    if text.is_empty() { Some(setting(None)) } else { whole(text).map(|step| setting(Some(step))) }
}

fn flag(text: &str) -> Option<bool> {
    match text {
        "0" => Some(false),
        "1" => Some(true),
        _ => None,
    }
}
