//! The columns that queens attack on other rows, and what they leave.

use crate::board::{shl, shr};
use crate::start::Start;
use crate::{MAX_SIZE, Square};

/// The columns that no given queen attacks and nothing blocks; of a given queen, her own.
pub(super) fn first_domains(n: u8, start: &Start) -> [u32; MAX_SIZE as usize] {
    let free = |row: u8| start.queens().fold(start.open(n, row), |set, queen| set & !attacked_by(queen, row));
    let mut domains = std::array::from_fn(|row| if row < usize::from(n) { free(row as u8) } else { 0 });
    start.queens().for_each(|queen| domains[usize::from(queen.row)] = 1 << queen.column);
    domains
}

/// The columns that a queen attacks on another row, those off the board too.
pub(super) fn attacked_by(queen: Square, row: u8) -> u32 {
    let (rows, column) = (u32::from(queen.row.abs_diff(row)), 1 << queen.column);
    column | shl(column, rows) | shr(column, rows)
}

/// The next square on the row, which may lie off the board.
pub(super) const fn after(square: Square) -> Square {
    Square { column: square.column + 1, ..square }
}
