//! The page's state as `#key=value&key=value`, read and written.

use std::borrow::Cow;

use queens_solver::Grain;

use super::model::{Model, Notice};
use super::race::{Clock, Goal};
use super::setting::{self, Code, KEYS, Mode, Reading, Setting, Theme, name_of, write_squares};
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
    let hash_keys: Vec<String> = pairs(hash).map(|(key, _)| key.into_owned()).collect();
    for (key, value) in pairs(hash) {
        address.take(&key, &value, &mut seen, true);
    }
    for (key, value) in pairs(query).filter(|(key, _)| !hash_keys.iter().any(|other| other == key)) {
        address.take(&key, &value, &mut seen, false);
    }
    address.in_query =
        pairs(query).map(|(key, _)| key.into_owned()).filter(|key| KEYS.iter().any(|(ours, _)| ours == key)).collect();
    for (key, default) in KEYS {
        let absent = !seen.iter().any(|other| other == key) && !PERSONAL.contains(&key);
        if absent {
            address.settings.extend(default_of(key, default));
        }
    }
    address
}

/// What a key without a value sets.
pub(super) fn default_of(key: &str, default: &str) -> Option<Setting> {
    match setting::read(key, default) {
        Reading::Usable(setting, _) => Some(setting),
        _ => None,
    }
}

impl Address {
    fn take(&mut self, key: &str, value: &str, seen: &mut Vec<String>, from_hash: bool) {
        let reading = setting::read(key, value);
        if reading == Reading::UnknownKey {
            if from_hash {
                self.foreign.push((key.to_owned(), value.to_owned()));
            }
            return;
        }
        if seen.iter().any(|other| other == key) {
            self.notices.push(Notice::Repeated { key: key.to_owned(), value: shortened(value) });
            return;
        }
        seen.push(key.to_owned());
        if let Reading::Usable(setting, dropped) = reading {
            self.settings.push(setting);
            let notice = |member: String| Notice::Dropped { key: key.to_owned(), member: shortened(&member) };
            self.notices.extend(dropped.into_iter().map(notice));
        } else {
            let default = KEYS.iter().find(|(ours, _)| *ours == key).map_or("", |(_, default)| default);
            self.settings.extend(default_of(key, default));
            let used = default.to_owned();
            self.notices.push(Notice::Unusable { key: key.to_owned(), value: shortened(value), used });
        }
    }
}

fn pairs(text: &str) -> impl Iterator<Item = (Cow<'_, str>, Cow<'_, str>)> {
    form_urlencoded::parse(text.trim_start_matches(['#', '?']).as_bytes()).filter(|(key, _)| !key.is_empty())
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
        let default = is_default(key, value) || (key == "lang" && model.lang == model.home_lang);
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
    KEYS.iter().any(|(ours, default)| *ours == key && *default == value)
}

fn joined(ours: impl Iterator<Item = (&'static str, String)>, foreign: impl Iterator<Item = String>) -> String {
    ours.map(|(key, value)| format!("{key}={value}")).chain(foreign).collect::<Vec<_>>().join("&")
}

fn encoded(text: &str) -> String {
    form_urlencoded::byte_serialize(text.as_bytes()).collect()
}

/// Every key with its present value.
fn keys(model: &Model) -> Vec<(&'static str, String)> {
    let watch = &model.watch;
    let flag = |on: bool| if on { "1" } else { "0" }.to_owned();
    let (queens, blocked) = match model.mode {
        Mode::Place => (model.place.board().clone(), model.place.blocked.clone()),
        Mode::Watch | Mode::Compare => (watch.problem().start_queens(), watch.problem().blocked()),
    };
    let optional = |step: Option<u64>| step.map_or_else(String::new, |step| step.to_string());
    let own = model.mode == Mode::Compare && model.race.clock == Clock::Free && model.race.ticks > 0;
    let own = model.race.steps().into_iter().filter(|_| own);
    let steps = own.map(|step| step.to_string()).collect::<Vec<_>>().join(",");
    vec![
        ("mode", name_of(&Mode::ALL, &model.mode).to_owned()),
        ("search", searches(model)),
        ("n", model.n().to_string()),
        ("step", model.step().to_string()),
        ("grain", name_of(&Grain::ALL, &watch.grain).to_owned()),
        ("speed", watch.speed.name()),
        ("seed", watch.seed().to_string()),
        ("code", name_of(&Code::ALL, &model.code).to_owned()),
        ("lang", name_of(&Lang::ALL, &model.lang).to_owned()),
        ("theme", name_of(&Theme::ALL, &model.theme).to_owned()),
        ("embed", flag(model.embed)),
        ("controls", flag(model.controls)),
        ("queens", write_squares(queens.queens())),
        ("blocked", write_squares(blocked.queens())),
        ("from", optional(watch.from)),
        ("to", optional(watch.to)),
        ("clock", name_of(&Clock::ALL, &model.race.clock).to_owned()),
        ("goal", name_of(&Goal::ALL, &model.race.goal).to_owned()),
        ("steps", steps),
    ]
}

/// The search that is watched, or the list of those compared.
pub(super) fn searches(model: &Model) -> String {
    let compared = || model.race.racers.iter().map(|racer| racer.search.name()).collect::<Vec<_>>().join(",");
    if model.mode == Mode::Compare { compared() } else { model.watch.search.name().to_owned() }
}
