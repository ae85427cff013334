//! What the page is and does, without the page: models, the messages that change them, and what is to be shown.
//!
//! Arrows: [`show`], [`player`], [`work`], [`export`] ← [`mode`] ← [`page`]; [`key`] and [`binding`] are leaves.
//!
//! **Architecture invariant:** nothing in here names yew, web-sys or a clock; all of it is tested natively.

pub mod binding;
pub mod export;
pub mod key;
pub mod mode;
pub mod page;
pub mod player;
pub mod show;
pub mod work;
