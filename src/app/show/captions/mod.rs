//! Sentences: what a step of a search did, why, and what follows from it.

mod attacks;
mod calls;
mod caption;
mod ends;
mod heads;
mod log;
mod rests;
mod steps;
mod words;

pub use caption::{Caption, Tone};
pub use log::line as log_line;
pub use steps::{milestone, of_search};
