//! What is drawn of what a search holds: numbers, dots, strokes, an emptied row.

use queens_lab::app::show::Scene;
use queens_lab::app::show::scene::{AtWork, Figures};

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

/// The numbers in squares: row and column from 1, number. Digits of one square and one height are one number; each stands
/// in the lower right quarter of the square, and they go from left to right.
fn numbers(figures: &Figures) -> Vec<(u32, u32, u32)> {
    let places = |text: &str| text.split_whitespace().map(|place| place.parse::<u32>().unwrap()).collect::<Vec<_>>();
    let (x, y) = (places(&figures.x), places(&figures.y));
    let digits: Vec<u32> = figures.text.chars().map(|digit| digit.to_digit(10).unwrap()).collect();
    assert_eq!((x.len(), y.len()), (digits.len(), digits.len()), "a place for each digit");
    let mut numbers: Vec<(u32, u32, u32)> = Vec::new();
    let mut last = 0;
    for ((x, y), digit) in x.into_iter().zip(y).zip(digits) {
        assert!((50..100).contains(&(x % 100)) && (50..100).contains(&(y % 100)), "{x} {y}");
        let square = (y / 100 + 1, x / 100 + 1);
        match numbers.last_mut().filter(|(row, column, _)| (*row, *column) == square) {
            Some((.., number)) => {
                assert!(x > last, "from left to right");
                *number = *number * 10 + digit;
            }
            None => numbers.push((square.0, square.1, digit)),
        }
        last = x;
    }
    numbers
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
    assert_eq!(numbers(&scene.figures), expected);
}

#[test]
fn queens_in_their_order() {
    assert_eq!(numbers(&scene("combinations", 4, 6).figures), [(1, 1, 1), (1, 2, 2), (1, 3, 3)]);
    assert_eq!(scene("combinations", 4, 0).figures, Figures::default());
}

#[test]
fn a_number_of_two_digits() {
    let numbers = numbers(&scene("combinations", 12, 24).figures);
    assert_eq!(numbers, (1..=12).map(|queen| (1, queen, queen)).collect::<Vec<_>>());
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
    assert_eq!(numbers(&scene("min-conflicts", 5, 8).figures), [(4, 1, 0), (4, 2, 2)]);
    let all = [(4, 1, 0), (4, 2, 2), (4, 3, 2), (4, 4, 3), (4, 5, 1)];
    assert_eq!(numbers(&scene("min-conflicts", 5, 11).figures), all);
    let moved = scene("min-conflicts", 5, 12);
    assert_eq!(numbers(&moved.figures), all, "she moves to where there are fewest");
    assert_eq!(scene("min-conflicts", 5, 13).figures, Figures::default());
}
