//! Numbers in squares.

use std::fmt::Write;

use queens_solver::Square;

/// Hundredths of a square between the middles of two digits.
const ADVANCE: u32 = 27;

/// Numbers in the lower right corners of squares, as the places and the text of one SVG `<text>`, in hundredths of a
/// square: each digit has a place of its own, so that a step rewrites three values, whatever the number of squares.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Figures {
    /// Where the middle of each digit is, from the left.
    pub x: String,
    /// Where each digit stands, from the top.
    pub y: String,
    /// The digits.
    pub text: String,
}

impl Figures {
    /// The numbers of squares.
    pub fn of(numbers: impl Iterator<Item = (Square, u32)>) -> Self {
        let mut figures = Self::default();
        for (square, number) in numbers {
            let digits = number.to_string();
            for place in (0..digits.len() as u32).rev() {
                _ = write!(figures.x, "{} ", u32::from(square.column) * 100 + 84 - place * ADVANCE);
                _ = write!(figures.y, "{} ", u32::from(square.row) * 100 + 96);
            }
            figures.text.push_str(&digits);
        }
        figures
    }
}
