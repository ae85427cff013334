//! Compare: searches side by side, what happened, and what is found out about them.
//!
//! ```text
//! .field               two to four columns
//!   article            search · board · counters · last step · whether it is home
//! .words
//! .results             measurements · what is pruned
//! ```

mod card;
mod content;
mod measure;
mod plot;
mod pruning;
mod rules;
mod sight;

pub use content::content;
pub use rules::rules;
