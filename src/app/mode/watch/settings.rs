//! Watch's own keys of the address.

use super::panel::Panels;
use crate::app::key::{self, Key};
use crate::app::show::listing::Code;

/// What a key of Watch sets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Setting {
    /// The language of the listing.
    Code(Code),
    /// What the panels show.
    Panels(Panels),
}

/// The keys.
pub const KEYS: &[Key<Setting>] = &[
    Key { name: "code", default: "pseudo", read: |value| key::one_of(&Code::ALL, value, Setting::Code) },
    Key { name: "panels", default: "code,solutions", read: |value| Panels::read(value, Setting::Panels) },
];
