//! Watch: the board, what happened, and two panels.

mod answer;
mod code;
mod content;
mod cost;
mod listing;
mod panels;
mod setup;
mod solutions;
mod steps;

pub use content::{content, sent};
pub use panels::menu;
pub use setup::setup;
pub use solutions::Lines;
