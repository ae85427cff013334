//! The keys of the address, which are those of the `set` message too: one table of what each takes.

use queens_solver::{Grain, MAX_SIZE, SearchId, Square};

use super::race::{Clock, Goal};
use super::speed::Speed;
use crate::i18n::Lang;

/// What the page is used for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// A search is watched step by step.
    Watch,
    /// Queens are placed by hand.
    Place,
    /// Searches are compared.
    Compare,
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
    pub const ALL: [(Self, &'static str); 3] =
        [(Self::Watch, "watch"), (Self::Place, "place"), (Self::Compare, "compare")];

    /// Whether it has a player.
    pub const fn plays(self) -> bool {
        matches!(self, Self::Watch | Self::Compare)
    }
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
    Search(Vec<SearchId>),
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
    Clock(Clock),
    Goal(Goal),
    Steps(Vec<u64>),
}

/// A key and its default as written in addresses; empty where there is none.
pub const KEYS: [(&str, &str); 22] = [
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
    ("clock", "steps"),
    ("goal", "all"),
    ("steps", ""),
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
        "mode" => find(&Mode::ALL, value).map(Setting::Mode),
        "clock" => find(&Clock::ALL, value).map(Setting::Clock),
        "goal" => find(&Goal::ALL, value).map(Setting::Goal),
        "n" => whole(value).and_then(|n| u8::try_from(n).ok()).filter(|n| (1..=MAX_SIZE).contains(n)).map(Setting::N),
        "seed" => whole(value).map(Setting::Seed),
        "step" => whole(value).map(Setting::Step),
        "grain" => find(&Grain::ALL, value).map(Setting::Grain),
        "speed" => Speed::parse(value).map(Setting::Speed),
        "code" => find(&Code::ALL, value).map(Setting::Code),
        "lang" => find(&Lang::ALL, value).map(Setting::Lang),
        "theme" => find(&Theme::ALL, value).map(Setting::Theme),
        "embed" => flag(value).map(Setting::Embed),
        "controls" => flag(value).map(Setting::Controls),
        "play" => flag(value).map(Setting::Play),
        "from" => loop_end(value, Setting::From),
        "to" => loop_end(value, Setting::To),
        "queens" => return list(value, square, false, Setting::Queens),
        "blocked" => return list(value, square, false, Setting::Blocked),
        "steps" => return list(value, whole, true, Setting::Steps),
        "search" if value.is_empty() => None,
        "search" => return list(value, SearchId::from_name, false, Setting::Search),
        "lesson" | "page" => None, // no lesson exists yet
        _ => return Reading::UnknownKey,
    };
    setting.map_or(Reading::Unusable, |setting| Reading::Usable(setting, Vec::new()))
}

/// A list of members with commas between them; those that cannot be used are dropped, and so are repeated ones where
/// each has to be another.
fn list<T: PartialEq>(
    value: &str,
    member: fn(&str) -> Option<T>,
    repeated: bool,
    setting: fn(Vec<T>) -> Setting,
) -> Reading {
    let (mut members, mut dropped) = (Vec::new(), Vec::new());
    for text in value.split(',').filter(|_| !value.is_empty()) {
        match member(text) {
            Some(member) if repeated || !members.contains(&member) => members.push(member),
            _ => dropped.push(text.to_owned()),
        }
    }
    if members.is_empty() && !dropped.is_empty() {
        return Reading::Unusable;
    }
    Reading::Usable(setting(members), dropped)
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

/// The value of a table with this name.
pub fn find<T: Copy>(table: &[(T, &'static str)], value: &str) -> Option<T> {
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
