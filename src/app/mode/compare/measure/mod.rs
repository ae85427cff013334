//! What the searches compared cost: measured here and now, as a plot and a table.

mod cells;
mod panel;
mod plot;

pub use cells::{BUDGET, Cell, Figures, LARGEST, Measure, Measured, Tally};
pub use panel::{Msg, Panel, TASK};
pub use plot::{Extent, Quantity, beside, plot, stops, table};
