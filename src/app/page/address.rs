//! The page's state as `#key=value&key=value`, read and written.

use super::chewed;
use super::look::Theme;
use super::model::Model;
use super::notices::Notice;
use super::settings::{self, Setting};
use crate::app::key::{Reading, name_of, write_flag, write_squares};
use crate::app::mode::Mode;
use crate::i18n::Lang;

/// An address read: what it sets, what is wrong with it, and what is not ours.
#[derive(Debug, Default, PartialEq)]
pub struct Address {
    /// What it sets; later ones never repeat a key.
    pub settings: Vec<Setting>,
    /// What is wrong with it.
    pub notices: Vec<Notice>,
    /// Keys of the hash that are none of ours.
    pub foreign: Vec<(String, String)>,
    /// Our keys that the query string has.
    pub in_query: Vec<String>,
}

/// Keys that are left alone where an address does not have them: a student's phone is not a lecturer's projector.
const PERSONAL: [&str; 3] = ["lang", "theme", "speed"];
/// Characters of a value that a notice shows.
const SHOWN: usize = 40;

/// Reads an address; the hash wins over the query string, and a key without a usable value takes its default.
pub fn read(query: &str, hash: &str) -> Address {
    let mut address = Address::default();
    let mut seen: Vec<String> = Vec::new();
    let is_ours = |key: &str| default_of(key).is_some();
    let [query, hash] = [query, hash].map(|text| chewed::pairs(text, &is_ours));
    for (key, value) in &hash {
        address.take(key, value, &mut seen, true);
    }
    for (key, value) in query.iter().filter(|(key, _)| !hash.iter().any(|(other, _)| other == key)) {
        address.take(key, value, &mut seen, false);
    }
    address.in_query = query.into_iter().map(|(key, _)| key).filter(|key| is_ours(key)).collect();
    for (key, default) in settings::keys() {
        let absent = !seen.iter().any(|other| other == key) && !PERSONAL.contains(&key);
        if absent {
            address.settings.extend(usable(key, default));
        }
    }
    address
}

/// What a value sets that can be used.
fn usable(key: &str, value: &str) -> Option<Setting> {
    match settings::read(key, value) {
        Some(Reading::Usable(setting, _)) => Some(setting),
        Some(Reading::Unusable) | None => None,
    }
}

/// The default of a key of ours.
fn default_of(key: &str) -> Option<&'static str> {
    settings::keys().find(|(ours, _)| *ours == key).map(|(_, default)| default)
}

impl Address {
    fn take(&mut self, key: &str, value: &str, seen: &mut Vec<String>, from_hash: bool) {
        let Some(reading) = reading(key, value) else {
            if from_hash {
                self.foreign.push((key.to_owned(), value.to_owned()));
            }
            return;
        };
        if seen.iter().any(|other| other == key) {
            self.notices.push(Notice::Repeated { key: key.to_owned(), value: shortened(value) });
            return;
        }
        seen.push(key.to_owned());
        match reading {
            Reading::Usable(setting, dropped) => {
                self.settings.push(setting);
                let notice = |member: String| Notice::Dropped { key: key.to_owned(), member: shortened(&member) };
                self.notices.extend(dropped.into_iter().map(notice));
            }
            Reading::Unusable => {
                let used = default_of(key).unwrap_or_default();
                self.settings.extend(usable(key, used));
                let (key, value) = (key.to_owned(), shortened(value));
                self.notices.push(Notice::Unusable { key, value, used: used.to_owned() });
            }
        }
    }
}

/// What a value says; where it cannot all be used, what it says without what a sentence left around it, if that can.
fn reading(key: &str, value: &str) -> Option<Reading<Setting>> {
    let whole = |reading: &Reading<Setting>| matches!(reading, Reading::Usable(_, dropped) if dropped.is_empty());
    let as_given = settings::read(key, value)?;
    let bare = chewed::trimmed(value);
    let trimmed = || settings::read(key, &bare).filter(|reading| whole(reading) && !bare.is_empty());
    if whole(&as_given) { Some(as_given) } else { trimmed().or(Some(as_given)) }
}

fn shortened(value: &str) -> String {
    let mut chars = value.chars();
    let mut short: String = chars.by_ref().take(SHOWN).collect();
    if chars.next().is_some() {
        short.push('…');
    }
    short
}

/// What the address bar holds, without the `#`: every key that differs from its default.
pub fn write(model: &Model) -> String {
    let kept = |key: &str, value: &str| {
        let default = is_default(key, value) || (key == "lang" && model.look.lang == model.look.home_lang);
        !default || model.in_query.iter().any(|other| other == key)
    };
    let foreign = model.foreign.iter().map(|(key, value)| format!("{}={}", encoded(key), encoded(value)));
    joined(keys(model).into_iter().filter(|(key, value)| kept(key, value)), foreign)
}

/// The hash of a link to what is on the screen; `personal` adds language, theme and speed.
pub fn write_link(model: &Model, personal: bool) -> String {
    let kept = |key: &str, value: &str| match key {
        "embed" | "controls" => false,
        "mode" | "search" | "n" | "step" => true,
        _ if PERSONAL.contains(&key) => personal,
        _ => !is_default(key, value),
    };
    joined(keys(model).into_iter().filter(|(key, value)| kept(key, value)), std::iter::empty())
}

fn is_default(key: &str, value: &str) -> bool {
    default_of(key) == Some(value)
}

fn joined(ours: impl Iterator<Item = (&'static str, String)>, foreign: impl Iterator<Item = String>) -> String {
    ours.map(|(key, value)| format!("{key}={value}")).chain(foreign).collect::<Vec<_>>().join("&")
}

fn encoded(text: &str) -> String {
    form_urlencoded::byte_serialize(text.as_bytes()).collect()
}

/// The order in which the keys are written; others come after.
const ORDER: [&str; 20] = [
    "mode", "search", "n", "step", "grain", "speed", "seed", "code", "panels", "lang", "theme", "embed", "controls",
    "queens", "blocked", "from", "to", "clock", "goal", "steps",
];

/// Every key with its present value.
fn keys(model: &Model) -> Vec<(&'static str, String)> {
    let look = &model.look;
    let start = (model.problem.start_queens(), model.problem.blocked());
    let (queens, blocked) = model.room().position().unwrap_or((&start.0, &start.1));
    let mut keys = vec![
        ("mode", name_of(&Mode::ALL, &model.mode).to_owned()),
        ("search", searches(model)),
        ("n", model.n().to_string()),
        ("step", model.step().to_string()),
        ("seed", model.problem.seed.to_string()),
        ("lang", name_of(&Lang::ALL, &look.lang).to_owned()),
        ("theme", name_of(&Theme::ALL, &look.theme).to_owned()),
        ("embed", write_flag(look.embed)),
        ("controls", write_flag(look.controls)),
        ("queens", write_squares(queens.queens())),
        ("blocked", write_squares(blocked.queens())),
    ];
    keys.extend(model.player.keys());
    for (mode, _) in Mode::ALL {
        keys.extend(model.rooms.of(mode).keys(mode == model.mode));
    }
    let mut ordered: Vec<_> = ORDER.iter().filter_map(|name| taken(&mut keys, name)).collect();
    ordered.append(&mut keys);
    ordered
}

/// The key of a name, taken out of the others.
fn taken(keys: &mut Vec<(&'static str, String)>, name: &str) -> Option<(&'static str, String)> {
    let at = keys.iter().position(|(key, _)| *key == name)?;
    Some(keys.remove(at))
}

/// The searches of the mode, as an address names them.
pub(super) fn searches(model: &Model) -> String {
    let searches = model.rooms.of(model.mode.of_searches()).searches();
    searches.iter().map(|search| search.name()).collect::<Vec<_>>().join(",")
}
