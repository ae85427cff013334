//! What stands around the room that is shown.

mod dialogs;
mod happening;
mod header;
mod keys;
mod listeners;
mod notices;
mod replies;
mod root;
mod setup;
mod turns;
mod view;

pub use root::Root;
