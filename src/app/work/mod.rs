//! What takes longer than a frame: one kind of work, and one queue of it.
//!
//! Work is done in slices, so that the page answers in between. Whoever has the queue gives its front a slice, then the
//! next in turn; what is done leaves the queue.

mod progress;
mod queue;
pub mod texts;

pub use progress::Progress;
pub use queue::{Queue, Work};

/// What a slice may take, ms.
pub const SLICE: f64 = 12.0;
