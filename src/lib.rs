//! Queens Lab: the page with which backtracking is taught.
//!
//! Arrows: `queens_solver` ← [`app`] ← [`ui`] ← `main`; [`i18n`] and [`platform`] are leaves.

#![recursion_limit = "256"] // the html! macro unrolls long lists of elements

pub mod app;
pub mod i18n;
pub mod platform;
pub mod ui;
