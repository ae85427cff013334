//! What is shown with a search beside the board: its variables, its calls, and what is drawn. Worked out by hand.

#![allow(clippy::unwrap_used)] // a test may end anywhere: then it has failed

#[path = "../common/mod.rs"]
mod common;

mod catalogue;
mod data;
mod moments;
mod variables;

use queens_lab::app::page::Model;

/// A search at a step, as an address gives it.
fn at(search: &str, n: u8, step: u64) -> Model {
    let model = common::open("", &format!("#search={search}&n={n}&step={step}"));
    assert_eq!((model.rooms.watch.search().name(), model.step()), (search, step));
    model
}
