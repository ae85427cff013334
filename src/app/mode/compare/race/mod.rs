//! Searches compared on one board: side by side, on one clock.

mod field;
mod playing;
mod racer;
mod rules;
mod runs;

pub use field::{FIELD, Race};
pub use racer::Racer;
pub use rules::{Clock, Goal};
