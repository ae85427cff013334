//! Watch's own keys of the address.

use crate::app::key::{self, Key};
use crate::app::show::listing::Code;

/// What a key of Watch sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Setting {
    /// The language of the listing.
    Code(Code),
}

/// The keys.
pub const KEYS: &[Key<Setting>] =
    &[Key { name: "code", default: "pseudo", read: |value| key::one_of(&Code::ALL, value, Setting::Code) }];
