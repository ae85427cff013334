//! What leaves the page, as text: plots and tables.

pub mod chart;
mod csv;

pub use csv::csv;
