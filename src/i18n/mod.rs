//! Languages, and how both write texts and numbers. The texts themselves stand in tables with the rooms that say them.
//!
//! Sentences are templates with named gaps, `{row}`, filled by [`fill`]. This module is a leaf: it names nothing of the
//! rest of the app.

mod lang;
mod numbers;
mod table;
mod words;

pub use crate::texts;
pub use lang::Lang;
pub use numbers::{decimal, grouped, number, power, power_of_ten, rounded, scientific, whole};
pub use table::Count;
pub use words::{fill, gap_after, sentences};
