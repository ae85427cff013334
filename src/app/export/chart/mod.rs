//! A plot, and as a file.

mod layout;
mod plot;
mod scale;
mod svg;

pub use layout::{FIELD, HEIGHT, WIDTH};
pub use plot::{Plot, Point, Series, Value};
pub use scale::Tick;
pub use svg::svg;
