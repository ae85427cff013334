//! Marks on squares, as path data.

use std::fmt::Write;

use queens_solver::{Square, columns};

/// A cross.
pub const CROSS: &str = "m-.16-.16l.32.32m0-.32l-.32.32";
/// A cross in a ring.
pub const RINGED_CROSS: &str = "m-.16-.16l.32.32m0-.32l-.32.32m.16-.48a.32.32 0 1 0 .001 0";
/// A ring.
pub const RING: &str = "m0-.44a.44.44 0 1 0 .001 0";
/// A small dot.
pub const SPECK: &str = "m0-.07a.07.07 0 1 0 .001 0z";
/// A dot.
pub const DOT: &str = "m0-.1a.1.1 0 1 0 .001 0z";
/// Strokes for the three bit sets: columns, and both kinds of diagonals.
pub const STROKES: [&str; 3] = ["m0-.4v.8", "m-.4-.4l.8.8", "m.4-.4l-.8.8"];

/// A whole column.
pub fn whole_column(column: u8, n: u8) -> String {
    format!("M{column} 0h1v{n}h-1z")
}

/// A whole row.
pub fn whole_row(row: u8, n: u8) -> String {
    format!("M0 {row}h{n}v1h-{n}z")
}

/// A mark on every square of the rows' bit sets.
pub fn stamp(shape: &str, rows: &[(u8, u32)]) -> String {
    let squares = rows.iter().flat_map(|&(row, bits)| columns(bits).map(move |column| Square::new(row, column)));
    squares.map(|square| mark(shape, square)).collect()
}

/// A mark on a square.
pub fn mark(shape: &str, square: Square) -> String {
    format!("M{}.5 {}.5{shape}", square.column, square.row)
}

/// The corner of a square whose queen was given.
pub fn corner_of(queen: Square) -> String {
    format!("M{} {}h.24l-.24.24z", queen.column, queen.row)
}

/// A line from the middle of one square to that of another.
pub fn ray(from: Square, to: Square) -> String {
    format!("M{}.5 {}.5L{}.5 {}.5", from.column, from.row, to.column, to.row)
}

/// Whole squares; neighbours in a row are one rectangle.
pub fn hatch(rows: impl Iterator<Item = (u8, u32)>) -> String {
    let mut path = String::new();
    for (row, mut bits) in rows {
        while bits != 0 {
            let start = bits.trailing_zeros();
            let width = (bits >> start).trailing_ones();
            _ = write!(path, "M{start} {row}h{width}v1h-{width}z");
            bits &= !(u32::MAX.checked_shr(32 - width).unwrap_or(0) << start);
        }
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbouring_squares_are_one_rectangle() {
        let path = hatch([(0, 0b1011), (2, 1 << 31), (3, u32::MAX)].into_iter());
        assert_eq!(path, "M0 0h2v1h-2zM3 0h1v1h-1zM31 2h1v1h-1zM0 3h32v1h-32z");
    }
}
