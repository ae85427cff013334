//! The laws of the page: what each message does to the model.

#[path = "../common/mod.rs"]
mod common;

mod chance;
mod compare;
mod history;
mod jobs;
mod look;
mod place;
mod playing;
mod sizes;
mod steps;
