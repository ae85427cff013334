//! A board that a search never makes, as a picture.

use queens_solver::{Board, Item, Square};

use super::reason::Reason;
use crate::app::show::Scene;
use crate::app::show::scene::AtWork;
use crate::app::show::scene::marks::{RING, mark, ray, whole_column, whole_row};

/// The board, and what keeps the search from making it.
pub fn scene(n: u8, squares: &[Square], reason: Reason) -> Scene {
    let board = Board::with_queens(n, squares.iter().copied());
    let mut scene = Scene::of_board(&board);
    scene.hatch_attacked(&board);
    match reason {
        Reason::Attack(first, second) => {
            scene.ringed = [mark(RING, first), mark(RING, second)].concat();
            scene.ray = ray(first, second);
        }
        Reason::NoSquare(Item::Column(column)) => scene.emptied = whole_column(column, n),
        Reason::NoSquare(Item::Row(row) | Item::Main(row) | Item::Anti(row)) => scene.emptied = whole_row(row, n),
        Reason::Order(Item::Column(column)) => scene.at_work = Some(AtWork::Column(column)),
        Reason::Order(Item::Row(row) | Item::Main(row) | Item::Anti(row)) => scene.at_work = Some(AtWork::Row(row)),
        Reason::Mirrored => scene.at_work = squares.first().copied().map(AtWork::Square),
        Reason::Other => {}
    }
    scene
}
