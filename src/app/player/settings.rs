//! The player's keys of the address.

use queens_solver::Grain;

use super::control::Player;
use super::speed::Speed;
use crate::app::key::{self, Key, Reading};

/// What a key of the player sets.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Setting {
    /// The step shown.
    Step(u64),
    /// How far one step goes.
    Grain(Grain),
    /// How fast it plays.
    Speed(Speed),
    /// Whether it plays at once.
    Play(bool),
    /// Where playing loops: from this step.
    From(Option<u64>),
    /// Where playing loops: to this step.
    To(Option<u64>),
}

/// The keys.
pub const KEYS: &[Key<Setting>] = &[
    Key { name: "step", default: "0", read: |value| Reading::of(key::whole(value).map(Setting::Step)) },
    Key { name: "grain", default: "test", read: |value| key::one_of(&Grain::ALL, value, Setting::Grain) },
    Key { name: "speed", default: "2", read: |value| Reading::of(Speed::parse(value).map(Setting::Speed)) },
    Key { name: "play", default: "0", read: |value| Reading::of(key::flag(value).map(Setting::Play)) },
    Key { name: "from", default: "", read: |value| loop_end(value, Setting::From) },
    Key { name: "to", default: "", read: |value| loop_end(value, Setting::To) },
];

/// A step at which a loop begins or ends; nothing for none.
fn loop_end(text: &str, setting: fn(Option<u64>) -> Setting) -> Reading<Setting> {
    if text.is_empty() {
        return Reading::of(Some(setting(None)));
    }
    Reading::of(key::whole(text).map(|step| setting(Some(step))))
}

impl Player {
    /// Takes over what a key sets. A step, and whether to play, are for whoever has what is played.
    pub const fn adopt(&mut self, setting: Setting) {
        match setting {
            Setting::Grain(grain) => self.grain = grain,
            Setting::Speed(speed) => self.speed = speed,
            Setting::From(step) => self.from = step,
            Setting::To(step) => self.to = step,
            Setting::Step(_) | Setting::Play(_) => {}
        }
    }

    /// Every key but the step's with its present value.
    pub fn keys(&self) -> [(&'static str, String); 4] {
        let optional = |step: Option<u64>| step.map_or_else(String::new, |step| step.to_string());
        [
            ("grain", key::name_of(&Grain::ALL, &self.grain).to_owned()),
            ("speed", self.speed.name()),
            ("from", optional(self.from)),
            ("to", optional(self.to)),
        ]
    }
}
