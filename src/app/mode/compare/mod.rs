//! Compare: searches side by side on one clock; beside them, what each costs, and what one tries and another never does.

pub mod measure;
mod model;
pub mod pruning;
pub mod race;
mod settings;
mod speech;
mod state;
pub mod texts;

pub use model::{Compare, Msg};
pub use settings::{KEYS, Setting};
pub use state::State;
