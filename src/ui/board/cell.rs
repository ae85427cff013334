//! The squares of the grid by their ids.

use queens_solver::Square;
use web_sys::Element;

/// The id of a square, by row and column from 0.
pub fn id(row: u8, column: u8) -> String {
    format!("square-{}-{}", row + 1, column + 1)
}

/// The square that an element is.
pub fn square_of(cell: &Element) -> Option<Square> {
    let id = cell.id();
    let (row, column) = id.strip_prefix("square-")?.split_once('-')?;
    Some(Square::new(row.parse::<u8>().ok()?.checked_sub(1)?, column.parse::<u8>().ok()?.checked_sub(1)?))
}
