//! What one of two searches tries on a board and the other one never does.

mod panel;
mod pruned;
mod reason;
mod scene;
mod tree;

pub use panel::{Msg, Panel, TASK};
pub use pruned::{Cut, Entry, Found, KEPT, Pruned};
pub use reason::Reason;
pub use scene::scene;
