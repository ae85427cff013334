//! The player, at the bottom like a video's.

mod deck;
mod timeline;

pub use deck::{Deck, deck, lone_play};
