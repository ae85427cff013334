//! The searches, a file each, and what several of them share.

mod iterative;
mod recursive;
mod row_by_row;

pub use iterative::Iterative;
pub use recursive::Recursive;
pub use row_by_row::{Form, RowByRow};
