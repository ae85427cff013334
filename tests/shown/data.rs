//! What is drawn of what a search holds: numbers, dots, strokes, an emptied row.

use queens_lab::app::show::Scene;
use queens_lab::app::show::scene::AtWork;

use super::at;
use crate::common::square;

fn scene(search: &str, n: u8, step: u64) -> Scene {
    let model = at(search, n, step);
    model.rooms.watch.scene(model.manner())
}

/// The squares of a path's marks, as row and column from 1.
fn spots(path: &str) -> Vec<(u8, u8)> {
    let whole = |text: &str| text.split('.').next().unwrap().parse::<u8>().unwrap();
    let spot = |piece: &str| {
        let (column, row) = piece.split_once(' ').unwrap();
        (whole(row) + 1, whole(column) + 1)
    };
    path.split('M').skip(1).map(spot).collect()
}

/// The numbers of a path, below ten, by their squares: row, column, number.
fn digits(path: &str) -> Vec<(u8, u8, usize)> {
    /// The strokes of 0, 1, 2 and 3, as `scene` draws them.
    const SHAPES: [&str; 4] =
        [".68h.12v.24h-.12z", ".68m.06 0v.24", ".68h.12v.12h-.12v.12h.12", ".68h.12v.12h-.08m.08 0v.12h-.12"];
    let pieces = path.split('M').skip(1);
    let digit = |piece: &str| SHAPES.iter().position(|shape| piece.ends_with(shape)).unwrap();
    spots(path).into_iter().zip(pieces.map(digit)).map(|((row, column), digit)| (row, column, digit)).collect()
}

#[test]
fn marks_on_lines() {
    // Q 2 2 2
    // 2 2 Q 1
    // 1 1 2 1
    // 2 0 1 1
    let mut expected = vec![(1, 2, 2), (1, 3, 2), (1, 4, 2), (2, 1, 2), (2, 2, 2), (2, 4, 1)];
    expected.extend([(3, 1, 1), (3, 2, 1), (3, 3, 2), (3, 4, 1), (4, 1, 2), (4, 3, 1), (4, 4, 1)]);
    let scene = scene("marked-lines", 4, 8);
    assert_eq!(scene.queens, [square(1, 1), square(2, 3)]);
    assert_eq!(digits(&scene.digits), expected);
}

#[test]
fn queens_in_their_order() {
    assert_eq!(digits(&scene("combinations", 4, 6).digits), [(1, 1, 1), (1, 2, 2), (1, 3, 3)]);
    assert_eq!(scene("combinations", 4, 0).digits, "");
}

#[test]
fn what_is_still_to_be_permuted() {
    assert_eq!(spots(&scene("permutations", 4, 13).candidates), [(4, 3)]);
    assert_eq!(spots(&scene("permutations", 4, 1).candidates), [(1, 1), (2, 2), (3, 3), (4, 4)]);
}

#[test]
fn columns_still_free_and_a_row_without_any() {
    let before = scene("forward-checking", 4, 15);
    assert_eq!(spots(&before.candidates), [(2, 3), (2, 4), (3, 2), (3, 4), (4, 2), (4, 3)]);
    assert_eq!(before.emptied, "");
    let emptied = scene("forward-checking", 4, 21);
    assert_eq!(spots(&emptied.candidates), [(4, 2), (4, 3)]);
    assert_eq!(emptied.emptied, "M0 2h4v1h-4z", "row 3");
}

#[test]
fn options_still_linked() {
    let scene = scene("dancing-links", 4, 4);
    assert_eq!(spots(&scene.candidates), [(2, 3), (2, 4), (3, 2), (3, 4), (4, 2), (4, 3)]);
    assert_eq!(scene.at_work, Some(AtWork::Row(0)));
}

#[test]
fn three_strokes_for_three_sets() {
    let bits = scene("bitmask", 4, 7).bits;
    let of = |stroke: &str| {
        let pieces = bits.split('M').skip(1).filter(|piece| piece.ends_with(stroke));
        pieces.flat_map(|piece| spots(&format!("M{piece}"))).collect::<Vec<_>>()
    };
    assert_eq!(of("m0-.4v.8"), [(3, 1), (3, 3)], "columns");
    assert_eq!(of("m-.4-.4l.8.8"), [(3, 3), (3, 4)], "down to the right");
    assert_eq!(of("m.4-.4l-.8.8"), [(3, 2)], "down to the left");
}

#[test]
fn attackers_of_the_columns_weighed() {
    assert_eq!(digits(&scene("min-conflicts", 5, 8).digits), [(4, 1, 0), (4, 2, 2)]);
    let all = [(4, 1, 0), (4, 2, 2), (4, 3, 2), (4, 4, 3), (4, 5, 1)];
    assert_eq!(digits(&scene("min-conflicts", 5, 11).digits), all);
    assert_eq!(scene("min-conflicts", 5, 12).digits, "");
}
