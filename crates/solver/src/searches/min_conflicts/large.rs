//! Min-conflicts on boards of any size: the same moves, without steps.

use super::rule::{attacked_row, least_attacked, moves_in_all, moves_to_restart};
use crate::lots::Lots;

/// Queens under repair on a board of any size, one a row. Memory and the time of a move are linear in the size.
///
/// ```
/// use queens_solver::{placement, searches::min_conflicts};
/// let repaired = min_conflicts::solve(100, 1);
/// assert!(repaired.is_solved());
/// let columns: Vec<usize> = repaired.columns().iter().map(|&column| column as usize).collect();
/// assert!(placement::is_solution(&columns));
/// assert!(!min_conflicts::solve(3, 1).is_solved());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Repair {
    x: Vec<u32>,          // the column of each queen
    on_columns: Vec<u32>, // how many queens stand on each column,
    on_main: Vec<u32>,    // on each diagonal column + n − 1 − row,
    on_anti: Vec<u32>,    // and on each diagonal row + column
    moves: u32,
    lots: Lots,
}

/// Repairs a random start on a board of size `n` until it is a solution, or for [`moves_in_all`] moves. The same seed
/// gives the same moves, and for n ≤ 32 those of the steps of [`MinConflicts`](super::MinConflicts).
///
/// Sizes are held within 1 and 2²⁴: larger ones would only run out of memory.
pub fn solve(n: u32, seed: u64) -> Repair {
    let mut repair = Repair::new(n, seed);
    while repair.advance() {}
    repair
}

impl Repair {
    /// A random start.
    pub fn new(n: u32, seed: u64) -> Self {
        let n = n.clamp(1, 1 << 24) as usize;
        let [on_columns, on_main, on_anti] = [n, 2 * n - 1, 2 * n - 1].map(|lines| vec![0; lines]);
        let mut repair = Self { x: vec![0; n], on_columns, on_main, on_anti, moves: 0, lots: Lots::new(seed) };
        repair.start();
        repair
    }

    /// The column of each queen, by row, from 0.
    pub fn columns(&self) -> &[u32] {
        &self.x
    }

    /// Moves made so far.
    pub const fn moves(&self) -> u32 {
        self.moves
    }

    /// Whether no queen is attacked.
    pub fn is_solved(&self) -> bool {
        (0..self.x.len()).all(|row| !self.is_attacked(row))
    }

    /// Makes the next move; false, and nothing changes, where the board is solved or the moves are used up.
    pub fn advance(&mut self) -> bool {
        let n = self.x.len();
        if self.moves == moves_in_all(n as u32) {
            return false;
        }
        let mut lots = self.lots;
        let Some(row) = attacked_row(n, |row| self.is_attacked(row), &mut lots) else { return false };
        let own = self.x[row] as usize;
        self.count(row, own, u32::wrapping_sub);
        let column = least_attacked(0..n, own, |column| self.attackers(row, column), &mut lots);
        self.lots = lots;
        self.put(row, column);
        self.moves += 1;
        let last = self.moves == moves_in_all(n as u32);
        if self.moves.is_multiple_of(moves_to_restart(n as u32)) && !last && !self.is_solved() {
            for lines in [&mut self.on_columns, &mut self.on_main, &mut self.on_anti] {
                lines.fill(0);
            }
            self.start();
        }
        true
    }

    fn start(&mut self) {
        for row in 0..self.x.len() {
            let column = self.lots.draw(self.x.len() as u32) as usize;
            self.put(row, column);
        }
    }

    fn put(&mut self, row: usize, column: usize) {
        self.x[row] = column as u32;
        self.count(row, column, u32::wrapping_add);
    }

    /// Counts a queen on the lines of a square, up or down.
    fn count(&mut self, row: usize, column: usize, change: fn(u32, u32) -> u32) {
        let main = column + self.x.len() - 1 - row;
        for count in [&mut self.on_columns[column], &mut self.on_main[main], &mut self.on_anti[row + column]] {
            *count = change(*count, 1);
        }
    }

    /// How many queens stand on the column and the diagonals of a square; one on the square itself counts three times.
    fn attackers(&self, row: usize, column: usize) -> u32 {
        self.on_columns[column] + self.on_main[column + self.x.len() - 1 - row] + self.on_anti[row + column]
    }

    fn is_attacked(&self, row: usize) -> bool {
        self.attackers(row, self.x[row] as usize) > 3
    }
}
