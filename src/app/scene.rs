//! What the board shows, as the data of a few SVG paths in board units: one square is 1 × 1, (0, 0) the upper left.
//!
//! A class of marks is one path, so that a step rewrites a handful of attributes whatever the size of the board.

use std::fmt::Write;

use queens_solver::{Board, Event, Grain, Marks, Square, columns};

use super::model::Model;
use super::setting::Mode;

/// The picture of a position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Scene {
    /// Rows and columns.
    pub n: u8,
    /// Queens on the board.
    pub queens: Vec<Square>,
    /// The row at work.
    pub row: Option<u8>,
    /// The queen on trial.
    pub trial: Option<Trial>,
    /// Hatched: attacked squares still ahead, or all attacked ones of a position put up by hand.
    pub attacked: String,
    /// Dots on safe squares.
    pub safe: String,
    /// Blocked squares.
    pub blocked: String,
    /// ✕ on rejected squares.
    pub rejected: String,
    /// ✕ in a ring where a try failed.
    pub failed: String,
    /// Rings around attackers.
    pub ringed: String,
    /// Rings around the queens of a solution.
    pub crowned: String,
    /// The line of the first attack.
    pub ray: String,
    /// The lines of the others.
    pub rays: String,
}

/// A square on trial.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trial {
    /// The square.
    pub square: Square,
    /// What came of it; `None` while it passes too fast to be read.
    pub attacked: Option<bool>,
}

const CROSS: &str = "m-.16-.16l.32.32m0-.32l-.32.32";
const RINGED_CROSS: &str = "m-.16-.16l.32.32m0-.32l-.32.32m.16-.48a.32.32 0 1 0 .001 0";
const RING: &str = "m0-.44a.44.44 0 1 0 .001 0";
const DOT: &str = "m0-.1a.1.1 0 1 0 .001 0z";

impl Scene {
    /// What the board of the mode shows.
    pub fn of(model: &Model) -> Self {
        match model.mode {
            Mode::Watch => Self::of_watch(model),
            Mode::Place => Self::of_place(model),
        }
    }

    fn of_watch(model: &Model) -> Self {
        let timeline = &model.watch.timeline;
        let (run, n) = (timeline.run(), model.n());
        let last = timeline.last();
        let mut scene =
            Self { n, queens: run.board().queens().collect(), row: last.and_then(Event::row), ..Self::default() };
        let marks = |bits: fn(Marks) -> u32| (0..n).map(|row| (row, bits(run.marks(row)))).collect::<Vec<_>>();
        scene.failed = stamp(RINGED_CROSS, &marks(|marks| marks.failed));
        scene.rejected = stamp(CROSS, &marks(|marks| marks.rejected));
        let ahead = |row: u8| {
            let marks = run.marks(row);
            run.board().attacked_in_row(row) & !(marks.rejected | marks.failed | run.board().row(row))
        };
        if !model.hurries() {
            scene.attacked = hatch((scene.row.unwrap_or(n)..n).map(|row| (row, ahead(row))));
        }
        match last {
            Some(Event::Test { square, by }) if model.watch.grain != Grain::Picture => {
                scene.try_square(run.board(), square, by.is_some(), model.plays_fast());
            }
            Some(Event::Solution { .. }) => scene.crown(),
            _ => {}
        }
        scene
    }

    fn try_square(&mut self, board: &Board, square: Square, attacked: bool, fast: bool) {
        self.trial = Some(Trial { square, attacked: (!fast).then_some(attacked) });
        if fast {
            return;
        }
        let attackers: Vec<Square> = board.attackers(square).collect();
        self.ringed = stamp(RING, &attackers.iter().map(|queen| (queen.row, 1 << queen.column)).collect::<Vec<_>>());
        if let Some((first, others)) = attackers.split_first() {
            self.ray = ray(*first, square);
            self.rays = others.iter().map(|queen| ray(*queen, square)).collect();
        }
        // The mark of the square under trial would show through the trial queen.
        self.rejected = self.rejected.replace(&mark(CROSS, square), "");
    }

    fn crown(&mut self) {
        self.crowned = self.queens.iter().map(|queen| mark(RING, *queen)).collect();
    }

    fn of_place(model: &Model) -> Self {
        let (place, n) = (&model.place, model.n());
        let board = place.board();
        let mut scene = Self { n, queens: board.queens().collect(), ..Self::default() };
        scene.blocked = hatch((0..n).map(|row| (row, place.blocked.row(row))));
        if place.shows_safe {
            scene.attacked = hatch((0..n).map(|row| (row, board.attacked_in_row(row) & !board.row(row))));
            let safe = |row| (row, board.safe_in_row(row) & !place.blocked.row(row));
            scene.safe = stamp(DOT, &(0..n).map(safe).collect::<Vec<_>>());
        }
        let conflicts = board.conflicts();
        let attacked = |row| (row, board.row(row) & board.attacked_in_row(row));
        scene.ringed = stamp(RING, &(0..n).map(attacked).collect::<Vec<_>>());
        scene.rays = conflicts.iter().map(|(first, second)| ray(*first, *second)).collect();
        if board.is_solution() {
            scene.crown();
        }
        scene
    }
}

/// A mark on every square of the rows' bit sets.
fn stamp(shape: &str, rows: &[(u8, u32)]) -> String {
    let squares = rows.iter().flat_map(|&(row, bits)| columns(bits).map(move |column| Square::new(row, column)));
    squares.map(|square| mark(shape, square)).collect()
}

fn mark(shape: &str, square: Square) -> String {
    format!("M{}.5 {}.5{shape}", square.column, square.row)
}

fn ray(from: Square, to: Square) -> String {
    format!("M{}.5 {}.5L{}.5 {}.5", from.column, from.row, to.column, to.row)
}

/// Whole squares; neighbours in a row are one rectangle.
fn hatch(rows: impl Iterator<Item = (u8, u32)>) -> String {
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
