//! The texts of what is shown, a table for each kind.

pub mod captions;
pub mod counted;
pub mod legend;
pub mod names;
pub mod searches;
pub mod squares;
pub mod variables;
