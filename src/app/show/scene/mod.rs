//! What the board shows, as the data of a few SVG paths in board units: one square is 1 × 1, (0, 0) the upper left.
//!
//! A class of marks is one path, so that a step rewrites a handful of attributes whatever the size of the board.

mod figures;
pub mod marks;
mod picture;
mod position;
mod search;

pub use figures::Figures;
pub use picture::{AtWork, Scene, Trial};
