//! What is shown of a search or a position: pictures as path data, sentences, names, variables, listings, and what
//! scripts are told. [`Seen`] is the only door to a run.

pub mod calls;
pub mod captions;
pub mod counters;
pub mod legend;
pub mod listing;
pub mod names;
mod origin;
pub mod scene;
pub mod searches;
mod seen;
mod square;
mod standing;
mod state;
pub mod texts;
pub mod variables;

pub use captions::{Caption, Tone};
pub use origin::Origin;
pub use scene::Scene;
pub use seen::{Manner, Seen};
pub use square::Answer;
pub use state::State;
