//! What a position put up by hand shows.

use queens_solver::Board;

use super::marks::{DOT, RING, hatch, ray, stamp};
use super::picture::Scene;

impl Scene {
    /// A position, the squares that are blocked, the pairs that attack each other, and, where wanted, which squares are
    /// attacked and which are safe.
    pub fn of_position(board: &Board, blocked: &Board, shows_safe: bool) -> Self {
        let n = board.n();
        let mut scene = Self::of_board(board);
        scene.blocked = hatch((0..n).map(|row| (row, blocked.row(row))));
        if shows_safe {
            scene.hatch_attacked(board);
            let safe = |row| (row, board.safe_in_row(row) & !blocked.row(row));
            scene.safe = stamp(DOT, &(0..n).map(safe).collect::<Vec<_>>());
        }
        let attacked = |row| (row, board.row(row) & board.attacked_in_row(row));
        scene.ringed = stamp(RING, &(0..n).map(attacked).collect::<Vec<_>>());
        scene.rays = board.conflicts().iter().map(|(first, second)| ray(*first, *second)).collect();
        if board.is_solution() {
            scene.crown();
        }
        scene
    }
}
