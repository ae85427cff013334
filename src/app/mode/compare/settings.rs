//! Compare's own keys of the address.

use super::race::{Clock, Goal};
use crate::app::key::{self, Key};

/// What a key of Compare sets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Setting {
    /// What a tick of the clock is.
    Clock(Clock),
    /// Where a search is home.
    Goal(Goal),
    /// Without a clock, the step of each search.
    Steps(Vec<u64>),
}

/// The keys.
pub const KEYS: &[Key<Setting>] = &[
    Key { name: "clock", default: "steps", read: |value| key::one_of(&Clock::ALL, value, Setting::Clock) },
    Key { name: "goal", default: "all", read: |value| key::one_of(&Goal::ALL, value, Setting::Goal) },
    Key { name: "steps", default: "", read: |value| key::list(value, key::whole, true, Setting::Steps) },
];
