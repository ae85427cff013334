//! Place: queens are put up by hand, and the page judges.

mod keys;
mod model;
mod position;
pub mod texts;

pub use keys::BINDINGS;
pub use model::{Msg, Place};
pub use position::{Position, Verdict};
