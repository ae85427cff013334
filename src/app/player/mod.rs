//! The player: clock, speed, grain, loop, and the ways that take longer than a frame, for whatever can be played.
//!
//! Playing happens a frame at a time: the time since the last one gives the steps that are due, a budget bounds them,
//! and what the budget does not hold is forgiven.

mod control;
mod journey;
mod keys;
mod playable;
mod playing;
mod settings;
mod speech;
mod speed;
pub mod texts;

pub use control::{Msg, Player};
pub use journey::{Journey, on_its_way};
pub use keys::BINDINGS;
pub use playable::{Playable, Way};
pub use playing::{LONGEST_FRAME, budget};
pub use settings::{KEYS, Setting};
pub use speech::{said_playing, said_speed};
pub use speed::{NOTCHES, PRESETS, Speed};
