//! What scripts may send, and what they are told.

mod check;
mod message;
mod state;
mod values;

pub use message::{Message, read};
pub use state::{State, state};
