//! The room that a plot takes.
//!
//! The picture is [`WIDTH`] × [`HEIGHT`] units; the upper left is (0, 0).

/// Units from the left to the right.
pub const WIDTH: u32 = 640;
/// Units from the top to the bottom.
pub const HEIGHT: u32 = 360;
/// The left, right, upper and lower side of the field with the lines, units.
pub const FIELD: (u32, u32, u32, u32) = (72, 632, 12, 312);
