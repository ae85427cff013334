//! The position, and the way back.

use queens_solver::{Board, Square, analysis};

/// Queens placed by hand, and the way back.
#[derive(Clone, Debug, PartialEq)]
pub struct Position {
    board: Board,
    blocked: Board,
    undo: Vec<[Board; 2]>, // queens and blocked squares
    redo: Vec<[Board; 2]>,
}

/// Positions that can be taken back.
const UNDO_KEPT: usize = 500;

/// What a position amounts to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// No queen stands on the board.
    Empty,
    /// No two queens attack each other and some are still to come.
    Peaceful {
        /// Queens on the board.
        queens: u16,
        /// Queens still to come.
        to_go: u16,
    },
    /// Pairs of queens attack each other.
    Conflicts {
        /// How many pairs.
        pairs: usize,
    },
    /// n queens and no conflict.
    Solved {
        /// How many solutions the size has; `None` where nobody has counted them.
        of: Option<u64>,
    },
}

impl Position {
    /// An empty board.
    pub fn new(n: u8) -> Self {
        let board = Board::new(n);
        let blocked = board.clone();
        Self { board, blocked, undo: Vec::new(), redo: Vec::new() }
    }

    /// The position.
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// Squares nobody may stand on.
    pub const fn blocked(&self) -> &Board {
        &self.blocked
    }

    /// Forgets the way back: the position is the first one.
    pub fn begin(&mut self) {
        self.undo.clear();
        self.redo.clear();
    }

    /// Puts up other queens; the present position can be taken back to.
    fn set(&mut self, board: Board) {
        self.set_both(board, self.blocked.clone());
    }

    /// Puts up another position; the present one can be taken back to.
    fn set_both(&mut self, board: Board, blocked: Board) {
        if (&board, &blocked) != (&self.board, &self.blocked) {
            self.redo.clear();
            let before = self.show([board, blocked]);
            self.undo.push(before);
            if self.undo.len() > UNDO_KEPT {
                self.undo.remove(0);
            }
        }
    }

    /// Shows a position; the one that was shown.
    fn show(&mut self, [board, blocked]: [Board; 2]) -> [Board; 2] {
        [std::mem::replace(&mut self.board, board), std::mem::replace(&mut self.blocked, blocked)]
    }

    /// Puts a queen on the square or takes her off; false where the square is blocked or off the board.
    pub fn toggle(&mut self, square: Square) -> bool {
        let mut board = self.board.clone();
        let changed = board.take(square) || (!self.blocked.has(square) && board.put(square));
        self.set(board);
        changed
    }

    /// Takes the queen of one square to another, or off the board where `to` is none or taken; false where she cannot
    /// go there.
    pub fn carry(&mut self, from: Square, to: Option<Square>) -> bool {
        let mut board = self.board.clone();
        let moved = board.take(from) && to.is_none_or(|to| !self.blocked.has(to) && board.put(to));
        if moved {
            self.set(board);
        }
        moved
    }

    /// Whether there is a position to take back to.
    pub fn can_undo(&self) -> bool {
        !self.undo.is_empty()
    }

    /// Whether there is a position to go forward to again.
    pub fn can_redo(&self) -> bool {
        !self.redo.is_empty()
    }

    /// Takes the last change back.
    pub fn undo(&mut self) {
        if let Some(position) = self.undo.pop() {
            let undone = self.show(position);
            self.redo.push(undone);
        }
    }

    /// Makes the change that was taken back again.
    pub fn redo(&mut self) {
        if let Some(position) = self.redo.pop() {
            let before = self.show(position);
            self.undo.push(before);
        }
    }

    /// Takes all queens off.
    pub fn clear(&mut self) {
        self.set(Board::new(self.board.n()));
    }

    /// Changes the size; what fits stays.
    pub fn resize(&mut self, n: u8) {
        self.set_both(self.board.resized(n), self.blocked.resized(n));
    }

    /// Puts up queens and blocks squares, as far as they are given: blocked squares first, then the queens who may stand.
    /// The squares that cannot be used, each with its key.
    pub fn put_up(&mut self, queens: Option<Vec<Square>>, blocked: Option<Vec<Square>>) -> Vec<(&'static str, Square)> {
        let empty = || Board::new(self.board.n());
        let mut board = if queens.is_some() { empty() } else { self.board.clone() };
        let mut dropped = Vec::new();
        let mut barred = if blocked.is_some() { empty() } else { self.blocked.clone() };
        let cannot_bar = |square: &Square| !barred.put(*square);
        dropped.extend(blocked.into_iter().flatten().filter(cannot_bar).map(|bad| ("blocked", bad)));
        barred.queens().for_each(|square| _ = board.take(square));
        let cannot_stand = |square: &Square| barred.has(*square) || !board.put(*square);
        dropped.extend(queens.into_iter().flatten().filter(cannot_stand).map(|bad| ("queens", bad)));
        self.set_both(board, barred);
        dropped
    }

    /// What the position amounts to.
    pub fn verdict(&self) -> Verdict {
        let (queens, n) = (self.board.len(), u16::from(self.board.n()));
        match self.board.conflicts().len() {
            0 if queens == 0 => Verdict::Empty,
            0 if queens == n => Verdict::Solved { of: analysis::solution_count(self.board.n()) },
            0 => Verdict::Peaceful { queens, to_go: n - queens },
            pairs => Verdict::Conflicts { pairs },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place(n: u8, squares: &[(u8, u8)]) -> Position {
        let mut place = Position::new(n);
        for &(row, column) in squares {
            assert!(place.toggle(Square::new(row - 1, column - 1)));
        }
        place
    }

    #[test]
    fn verdicts() {
        assert_eq!(place(4, &[]).verdict(), Verdict::Empty);
        assert_eq!(place(8, &[(1, 1), (2, 5), (3, 8), (4, 6)]).verdict(), Verdict::Peaceful { queens: 4, to_go: 4 });
        assert_eq!(place(4, &[(1, 1), (2, 1), (3, 1)]).verdict(), Verdict::Conflicts { pairs: 3 });
        assert_eq!(place(4, &[(1, 2), (2, 4), (3, 1), (4, 3)]).verdict(), Verdict::Solved { of: Some(2) });
    }

    #[test]
    fn every_change_can_be_taken_back_and_made_again() {
        let mut place = place(4, &[(1, 1), (4, 4)]);
        place.resize(3);
        assert_eq!(place.board().len(), 1);
        assert!(place.carry(Square::new(0, 0), Some(Square::new(2, 2))));
        place.clear();
        for _ in 0..3 {
            place.undo();
        }
        assert_eq!((place.board().n(), place.board().len()), (4, 2));
        for _ in 0..3 {
            place.redo();
        }
        assert!(!place.can_redo());
        assert_eq!((place.board().n(), place.board().len()), (3, 0));
    }

    #[test]
    fn nobody_stands_on_a_blocked_square() {
        let mut place = place(4, &[(1, 1)]);
        let blocked = Square::new(2, 2);
        place.blocked.put(blocked);
        assert!(!place.toggle(blocked));
        assert!(!place.carry(Square::new(0, 0), Some(blocked)));
        assert_eq!(place.board().queens().collect::<Vec<_>>(), [Square::new(0, 0)]);
    }
}
