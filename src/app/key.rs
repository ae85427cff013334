//! A key of the address, which is one of the `set` message too, and how its values are read and written.

use queens_solver::{MAX_SIZE, Square};

/// A key: its name, its default as addresses write it (empty where there is none), and how a value is read.
#[derive(Clone, Copy)]
pub struct Key<S> {
    /// The name.
    pub name: &'static str,
    /// The default.
    pub default: &'static str,
    /// Reads a value.
    pub read: fn(&str) -> Reading<S>,
}

/// What reading a value gave.
#[derive(Clone, Debug, PartialEq)]
pub enum Reading<S> {
    /// A setting, and the members of a list that could not be used.
    Usable(S, Vec<String>),
    /// The value cannot be used.
    Unusable,
}

impl<S> Reading<S> {
    /// A value that is there, or cannot be used.
    pub fn of(setting: Option<S>) -> Self {
        setting.map_or(Self::Unusable, |setting| Self::Usable(setting, Vec::new()))
    }

    /// The same as a setting of a larger kind.
    pub fn map<T>(self, larger: impl FnOnce(S) -> T) -> Reading<T> {
        match self {
            Self::Usable(setting, dropped) => Reading::Usable(larger(setting), dropped),
            Self::Unusable => Reading::Unusable,
        }
    }
}

/// Reads a value of a key by its name, as a setting of a larger kind; `None` where the table has no such key.
pub fn read<S, T>(keys: &[Key<S>], name: &str, value: &str, larger: fn(S) -> T) -> Option<Reading<T>> {
    keys.iter().find(|key| key.name == name).map(|key| (key.read)(value).map(larger))
}

/// The largest number that JavaScript holds exactly.
pub const MAX_NUMBER: u64 = (1 << 53) - 1;

/// Reads one of a table's values.
pub fn one_of<T: Copy, S>(table: &[(T, &'static str)], value: &str, setting: fn(T) -> S) -> Reading<S> {
    Reading::of(find(table, value).map(setting))
}

/// A list of members with commas between them; those that cannot be used are dropped, and so are repeated ones where
/// each has to be another.
pub fn list<T: PartialEq, S>(
    value: &str,
    member: fn(&str) -> Option<T>,
    repeated: bool,
    setting: fn(Vec<T>) -> S,
) -> Reading<S> {
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
pub fn square(text: &str) -> Option<Square> {
    let (row, column) = text.split_once('.')?;
    Some(Square::new(size(row)? - 1, size(column)? - 1))
}

/// A number of rows, columns or queens.
pub fn size(text: &str) -> Option<u8> {
    whole(text).and_then(|n| u8::try_from(n).ok()).filter(|n| (1..=MAX_SIZE).contains(n))
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
pub fn whole(text: &str) -> Option<u64> {
    let plain = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    plain.then(|| text.parse().ok()).flatten().filter(|&number| number <= MAX_NUMBER)
}

/// `0` or `1`.
pub fn flag(text: &str) -> Option<bool> {
    match text {
        "0" => Some(false),
        "1" => Some(true),
        _ => None,
    }
}

/// A flag as addresses write it.
pub fn write_flag(on: bool) -> String {
    if on { "1" } else { "0" }.to_owned()
}
