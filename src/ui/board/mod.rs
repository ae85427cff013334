//! The board: a picture, and over it a grid with names, focus and pointer.

mod act;
mod cell;
mod frame;
mod grid;
mod legend;
mod picture;
mod pointer;

pub use act::Act;
pub use frame::Board;
pub use grid::take_focus;
pub use legend::Signs;
pub use picture::Picture;
pub use pointer::stays;
