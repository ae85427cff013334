//! Watch: one search, step by step.

mod asked;
mod keys;
mod model;
mod panel;
mod presets;
mod settings;
pub mod space;
pub mod texts;

pub use keys::BINDINGS;
pub use model::{Msg, Watch};
pub use panel::{Panel, Panels};
pub use presets::{PRESETS, Preset};
pub use settings::{KEYS, Setting};
