//! What the keys of the address set, which are those of the `set` message too.

use queens_solver::{SearchId, Square};

use super::look::Theme;
use crate::app::key::{self, Key, Reading};
use crate::app::mode::{self, Mode};
use crate::app::player;
use crate::i18n::Lang;

/// One key with a value that can be used.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs)] // each is the key of the same name in the table below, or one of the player's or a room's
pub enum Setting {
    Mode(Mode),
    Search(Vec<SearchId>),
    N(u8),
    Seed(u64),
    Queens(Vec<Square>),
    Blocked(Vec<Square>),
    Lang(Lang),
    Theme(Theme),
    Embed(bool),
    Controls(bool),
    Player(player::Setting),
    Room(mode::Setting),
}

/// The keys of the page as a whole.
const KEYS: &[Key<Setting>] = &[
    Key { name: "mode", default: "watch", read: |value| key::one_of(&Mode::ALL, value, Setting::Mode) },
    Key { name: "search", default: "recursive", read: searches },
    Key { name: "n", default: "4", read: |value| Reading::of(key::size(value).map(Setting::N)) },
    Key { name: "seed", default: "1", read: |value| Reading::of(key::whole(value).map(Setting::Seed)) },
    Key { name: "queens", default: "", read: |value| key::list(value, key::square, false, Setting::Queens) },
    Key { name: "blocked", default: "", read: |value| key::list(value, key::square, false, Setting::Blocked) },
    Key { name: "lang", default: "", read: |value| key::one_of(&Lang::ALL, value, Setting::Lang) },
    Key { name: "theme", default: "auto", read: |value| key::one_of(&Theme::ALL, value, Setting::Theme) },
    Key { name: "embed", default: "0", read: |value| Reading::of(key::flag(value).map(Setting::Embed)) },
    Key { name: "controls", default: "1", read: |value| Reading::of(key::flag(value).map(Setting::Controls)) },
    // Reserved: no lesson exists yet.
    Key { name: "lesson", default: "", read: |_| Reading::Unusable },
    Key { name: "page", default: "", read: |_| Reading::Unusable },
];

fn searches(value: &str) -> Reading<Setting> {
    if value.is_empty() { Reading::Unusable } else { key::list(value, SearchId::from_name, false, Setting::Search) }
}

/// Every key with its default: the page's, the player's, the rooms'.
pub fn keys() -> impl Iterator<Item = (&'static str, &'static str)> {
    let own = KEYS.iter().map(|key| (key.name, key.default));
    own.chain(player::KEYS.iter().map(|key| (key.name, key.default))).chain(mode::keys())
}

/// Reads one key and value; `None` where the key is none of ours.
pub fn read(name: &str, value: &str) -> Option<Reading<Setting>> {
    key::read(KEYS, name, value, |own| own)
        .or_else(|| key::read(player::KEYS, name, value, Setting::Player))
        .or_else(|| mode::read(name, value).map(|reading| reading.map(Setting::Room)))
}
