//! The modes of the page, a room each.
//!
//! A room has all of a mode: model, messages, keys of the address and of the keyboard, what scripts are told, texts. This
//! file is the list of them.

pub mod compare;
pub mod place;
mod room;
pub mod watch;

use queens_solver::{Problem, SearchId};
use serde::Serialize;

use super::binding::{self, Binding, Press, Row, Sent};
use super::key::{self, Reading};
use super::show::{self, Manner};
use crate::i18n::Lang;
use compare::Compare;
use place::Place;
use watch::Watch;

pub use room::{Desk, Room, Task, Thrown, Wish};

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

/// What a room is asked to do.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// In Watch.
    Watch(watch::Msg),
    /// In Place.
    Place(place::Msg),
    /// In Compare.
    Compare(compare::Msg),
}

/// What a key of a room's own sets.
#[derive(Clone, Debug, PartialEq)]
pub enum Setting {
    /// In Watch.
    Watch(watch::Setting),
    /// In Compare.
    Compare(compare::Setting),
}

/// What scripts are told of the room that is shown.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
#[allow(missing_docs)] // each is that of the room of the same name
pub enum State {
    Watch(show::State),
    Place(show::State),
    Compare(compare::State),
}

/// The rooms. All have the same problem: size, seed and start.
#[derive(Clone, Debug)]
#[allow(missing_docs)] // each is the room of the same name
pub struct Rooms {
    pub watch: Watch,
    pub place: Place,
    pub compare: Compare,
}

impl Mode {
    /// The modes that exist, with their names in addresses.
    pub const ALL: [(Self, &'static str); 3] =
        [(Self::Watch, "watch"), (Self::Place, "place"), (Self::Compare, "compare")];

    /// Its name for a person.
    pub const fn title(self, lang: Lang) -> &'static str {
        match self {
            Self::Watch => watch::texts::Texts::of(lang).mode,
            Self::Place => place::texts::Texts::of(lang).mode,
            Self::Compare => compare::texts::Texts::of(lang).mode,
        }
    }

    /// What it is for, in a few words.
    pub const fn purpose(self, lang: Lang) -> &'static str {
        match self {
            Self::Watch => watch::texts::Texts::of(lang).purpose,
            Self::Place => place::texts::Texts::of(lang).purpose,
            Self::Compare => compare::texts::Texts::of(lang).purpose,
        }
    }

    /// Whether one board stands in the middle of everything.
    pub const fn has_one_board(self) -> bool {
        match self {
            Self::Watch | Self::Place => true,
            Self::Compare => false,
        }
    }

    /// The mode whose searches an address names while this one is shown: its own, or that of another room.
    #[must_use]
    pub const fn of_searches(self) -> Self {
        match self {
            Self::Watch | Self::Place => Self::Watch,
            Self::Compare => Self::Compare,
        }
    }
}

/// The keys of the keyboard of all rooms, for the help dialog.
pub fn bindings() -> impl Iterator<Item = Row> {
    watch::BINDINGS.iter().map(Binding::row).chain(place::BINDINGS.iter().map(Binding::row))
}

/// The rooms' own keys of the address.
pub fn keys() -> impl Iterator<Item = (&'static str, &'static str)> {
    let watch = watch::KEYS.iter().map(|key| (key.name, key.default));
    watch.chain(compare::KEYS.iter().map(|key| (key.name, key.default)))
}

/// Reads a value of a room's own key; `None` where no room has it.
pub fn read(name: &str, value: &str) -> Option<Reading<Setting>> {
    let watch = key::read(watch::KEYS, name, value, Setting::Watch);
    watch.or_else(|| key::read(compare::KEYS, name, value, Setting::Compare))
}

impl Rooms {
    /// All at their start.
    pub fn new(problem: Problem) -> Self {
        Self {
            watch: Watch::new(SearchId::Recursive, problem),
            place: Place::new(&problem),
            compare: Compare::new(problem),
        }
    }

    /// Whoever takes time takes it by this clock, ms.
    pub const fn take_time_by(&mut self, now: fn() -> f64) {
        self.compare.race.stopwatch = Some(now);
    }

    /// The room of a mode.
    pub fn of(&self, mode: Mode) -> &dyn Room {
        match mode {
            Mode::Watch => &self.watch,
            Mode::Place => &self.place,
            Mode::Compare => &self.compare,
        }
    }

    /// The room of a mode, to be changed.
    pub fn of_mut(&mut self, mode: Mode) -> &mut dyn Room {
        match mode {
            Mode::Watch => &mut self.watch,
            Mode::Place => &mut self.place,
            Mode::Compare => &mut self.compare,
        }
    }

    /// What a key of the keyboard sends in a mode; none where there is nothing for it to do.
    pub fn sent(&self, mode: Mode, press: &Press) -> Option<Sent<Msg>> {
        match mode {
            Mode::Watch => {
                self.watch.asked_now()?;
                binding::sent(watch::BINDINGS, press).map(|sent| sent.map(Msg::Watch))
            }
            Mode::Place => binding::sent(place::BINDINGS, press).map(|sent| sent.map(Msg::Place)),
            Mode::Compare => None, // none but the player's
        }
    }

    /// Carries a message out in its room; what that asks of the page.
    pub fn update(&mut self, msg: Msg, desk: Desk) -> Vec<Wish> {
        match msg {
            Msg::Watch(msg) => self.watch.update(msg, desk),
            Msg::Place(msg) => self.place.update(msg, desk),
            Msg::Compare(msg) => self.compare.update(msg, desk),
        }
    }

    /// Takes over what a key of a room's own sets; what that asks of the page, and in which mode.
    pub fn adopt(&mut self, setting: Setting) -> Option<(Mode, Wish)> {
        match setting {
            Setting::Watch(setting) => {
                self.watch.adopt(setting);
                None
            }
            Setting::Compare(setting) => Some((Mode::Compare, self.compare.adopt(setting)?)),
        }
    }

    /// What scripts are told of the room of a mode.
    pub fn state(&self, mode: Mode, manner: Manner) -> State {
        match mode {
            Mode::Watch => State::Watch(self.watch.state(manner)),
            Mode::Place => State::Place(self.place.state(manner)),
            Mode::Compare => State::Compare(self.compare.state(manner)),
        }
    }
}
