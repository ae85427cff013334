//! Queens one a row, kept so that eight of them are looked at at once.

use crate::{MAX_SIZE, Square};

/// The column of the queen on each row, 0 on rows without one: a byte a row, eight rows a word.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Columns([u64; WORDS]);

const WORDS: usize = MAX_SIZE as usize / 8;
/// The same number in each byte, by multiplication.
const EACH: u64 = 0x0101_0101_0101_0101;
/// The number of each byte.
const NUMBERS: u64 = 0x0706_0504_0302_0100;
/// The highest bit of each byte.
const HIGHEST: u64 = 0x80 * EACH;

impl Columns {
    /// The queens on the rows of a set of squares, at most one a row.
    pub(super) fn of(queens: impl Iterator<Item = Square>) -> Self {
        queens.fold(Self::default(), |mut columns, queen| {
            columns.put(queen);
            columns
        })
    }

    /// The column of the queen on a row.
    #[inline]
    pub(super) const fn on(&self, row: u8) -> u8 {
        (self.0[row as usize / 8 % WORDS] >> (row % 8 * 8)) as u8
    }

    /// Puts a queen on a row that has none.
    #[inline]
    pub(super) const fn put(&mut self, queen: Square) {
        self.0[queen.row as usize / 8 % WORDS] |= (queen.column as u64) << (queen.row % 8 * 8);
    }

    /// Takes the queen off a row.
    #[inline]
    pub(super) const fn take(&mut self, row: u8) {
        self.0[row as usize / 8 % WORDS] &= !(0xff << (row % 8 * 8));
    }

    /// The first queen above a square who attacks it, upper rows first, every row above having its queen.
    ///
    /// Eight bytes at a time are compared with three columns: the square's own, and those of its diagonals on each
    /// row. All numbers are below 64, so that no byte carries into another but from rows that are not above.
    #[inline]
    pub(super) fn attacker(&self, square: Square) -> Option<Square> {
        let column = EACH * u64::from(square.column);
        for (word, &queens) in self.0.iter().enumerate() {
            let rows = square.row.checked_sub(word as u8 * 8).filter(|&rows| rows > 0)?;
            let apart = (EACH * u64::from(rows)).wrapping_sub(NUMBERS); // rows from each queen to the square
            let differ = |a: u64, b: u64| (a ^ b).wrapping_add(HIGHEST - EACH); // the highest bit of bytes that do
            let leans = queens.wrapping_add(apart);
            let free = differ(queens, column) & differ(queens, column.wrapping_add(apart)) & differ(leans, column);
            let above = if rows < 8 { (1 << (rows * 8)) - 1 } else { u64::MAX };
            let attackers = !free & HIGHEST & above;
            if attackers != 0 {
                let row = word as u8 * 8 + attackers.trailing_zeros() as u8 / 8;
                return Some(Square::new(row, self.on(row)));
            }
        }
        None
    }

    /// The columns of a row that the queens above attack, those off the board too: asked once a row.
    #[inline(never)]
    pub(super) fn attacked(&self, row: u8) -> u32 {
        let lines = |above: u8| {
            let (queen, rows) = (1u64 << (self.on(above) + 32), row - above);
            ((queen | queen << rows | queen >> rows) >> 32) as u32
        };
        (0..row).fold(0, |attacked, above| attacked | lines(above))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Board;

    /// Against queens on a board, one after the other.
    #[test]
    fn attackers_are_those_of_the_board() {
        for seed in 0..200u32 {
            let drawn = |row: u8| (seed.wrapping_mul(2_654_435_761).rotate_left(u32::from(row) * 5) % 32) as u8;
            let queens = |rows: u8| (0..rows).map(|row| Square::new(row, drawn(row)));
            for row in 0..MAX_SIZE {
                let (columns, board) = (Columns::of(queens(row)), Board::with_queens(32, queens(row)));
                let attacked = columns.attacked(row);
                for square in (0..MAX_SIZE).map(|column| Square::new(row, column)) {
                    let first = board.attackers(square).next();
                    assert_eq!(columns.attacker(square), first, "{square:?}: {board:?}");
                    assert_eq!(attacked >> square.column & 1 != 0, first.is_some());
                }
            }
        }
    }
}
