//! What a step shows is what its sentence speaks of: a row that is left is shown as it was, until the next step.

use queens_lab::app::page::{Model, Msg, script};
use queens_lab::app::player;
use queens_lab::app::show::Scene;
use queens_lab::app::show::captions::log_line;
use queens_lab::i18n::Lang;
use queens_solver::{Event, Kind, SearchId, Target, columns};
use serde_json::{Value, json};

use super::at;
use crate::common::{send, square, step, watched};

fn scene(model: &Model) -> Scene {
    model.rooms.watch.scene(model.manner())
}

fn state(model: &Model) -> Value {
    serde_json::to_value(script::state(model)).unwrap()
}

fn forward(model: &mut Model) {
    send(model, Msg::Player(player::Msg::Forward(None)));
}

/// Row and column, from 1, of all marks.
fn marks(model: &Model) -> Vec<(u8, u8)> {
    let seen = watched(model);
    let of_row = |row: u8| {
        let marks = seen.marks(row);
        columns(marks.rejected | marks.failed).map(move |column| (row + 1, column + 1)).collect::<Vec<_>>()
    };
    (0..seen.n()).flat_map(of_row).collect()
}

#[test]
fn the_marks_of_a_row_go_with_the_step_after_its_return() {
    let row = |row: u8| (1..=4).map(move |column| (row, column));
    let above = [(2, 1), (2, 2), (2, 3), (3, 1)];
    let mut model = at("recursive", 4, 27); // row 4 is left
    let all: Vec<_> = above.into_iter().chain(row(4)).collect();
    assert_eq!(marks(&model), all);
    assert_eq!(state(&model)["marks"]["rejected"].as_array().unwrap().len(), 3 + 4);
    assert_eq!(scene(&model).emptied, "M0 3h4v1h-4z", "row 4");
    assert!(!scene(&model).attacked.contains(" 3h"), "nothing of row 4 is hatched");
    forward(&mut model);
    assert_eq!(marks(&model), [(2, 1), (2, 2), (2, 3), (3, 1), (3, 2)], "the queen on row 3 has failed");
    send(&mut model, Msg::Player(player::Msg::Back(None)));
    assert_eq!(marks(&model), all, "backwards");
    send(&mut model, Msg::Player(player::Msg::Seek(60)));
    send(&mut model, Msg::Player(player::Msg::Seek(27)));
    assert_eq!(marks(&model), all, "after a seek");
}

/// What the marks of all searches show at each step of a whole run: those that the step before has left, at a return.
#[test]
fn at_every_return_of_every_search_the_step_before_is_still_seen() {
    for &id in SearchId::ALL {
        let (mut model, mut returns, mut after_return) = (at(id.name(), 4, 0), 0, false);
        let limit = 3000;
        let mut before = (marks(&model), watched(&model).board().clone());
        while step(&model) < limit && !watched(&model).is_at_end() {
            forward(&mut model);
            let now = (marks(&model), watched(&model).board().clone());
            let last = watched(&model).last().unwrap();
            if last.kind() == Kind::Return {
                let is_left = |mark: &(u8, u8)| after_return && !now.0.contains(mark); // by the step before, a return too
                before.0.retain(|mark| !is_left(mark));
                assert_eq!(now, before, "{id:?}, step {}", step(&model));
                assert!(
                    scene(&model).bits.is_empty()
                        || scene(&model).bits.contains(&format!(" {}.5", last.row().unwrap()))
                );
                returns += 1;
            }
            (before, after_return) = (now, last.kind() == Kind::Return);
        }
        let never = matches!(id, SearchId::MinConflicts | SearchId::Construction);
        assert_eq!(returns == 0, never, "{id:?}");
    }
}

/// Row 3 under queens on 1.1 and 2.3 is in none of the sets with no square: its strokes stand on all four.
#[test]
fn the_sets_of_a_row_that_is_left() {
    for id in ["bitmask", "half-board"] {
        let model = at(id, 4, 8);
        let bits = scene(&model).bits;
        for column in 0..4 {
            assert!(bits.contains(&format!("M{column}.5 2.5")), "{id}: {bits}");
        }
        assert!(!bits.contains(" 1.5"), "{id}: {bits}");
        assert_eq!(scene(&model).emptied, "M0 2h4v1h-4z", "{id}: row 3");
    }
}

#[test]
fn the_mirror_image_is_shown_where_it_is_spoken_of() {
    let mut model = at("half-board", 4, 34);
    assert!(matches!(watched(&model).last(), Some(Event::Mirror { .. })));
    let shown = state(&model);
    assert_eq!(shown["queens"], json!([[1, 3], [2, 1], [3, 4], [4, 2]]));
    assert!(shown["caption"].as_str().unwrap().contains("3 1 4 2"), "{shown}");
    assert_eq!(shown["solutions"], json!([[2, 4, 1, 3], [3, 1, 4, 2]]));
    assert_eq!(scene(&model).queens.len(), 4);
    send(&mut model, Msg::Player(player::Msg::Back(None)));
    assert_eq!(state(&model)["queens"], json!([[1, 2], [2, 4], [3, 1], [4, 3]]));
}

#[test]
fn a_dead_end_says_so_with_its_row_in_sight() {
    let model = at("recursive", 4, 13);
    assert_eq!(marks(&model), [(2, 1), (2, 2), (3, 1), (3, 2), (3, 3), (3, 4)]);
    assert!(scene(&model).rejected.contains("M3.5 2.5"), "the last ✕ too");
    assert_eq!(scene(&model).emptied, "M0 2h4v1h-4z", "row 3");
    assert!(model.caption().text().ends_with("row 3 is a dead end."), "{}", model.caption().text());
    // Under a queen on 1.1, one on 2.3 leaves row 3 with nothing: what empties it is the pruning of 3.4.
    assert_eq!(scene(&at("forward-checking", 4, 21)).emptied, "M0 2h4v1h-4z");
}

#[test]
fn what_the_end_says_is_what_it_proves() {
    let end = |search: &str, n: u8| {
        let mut model = at(search, n, 0);
        send(&mut model, Msg::Player(player::Msg::RunTo(Target::End)));
        let log = log_line(Event::Done, watched(&model).facts(), Lang::En);
        (model.caption().head, log)
    };
    let tried = "Everything has been tried.".to_owned();
    assert_eq!(end("ordered-placements", 3), ("There is no solution for 3 × 3.".to_owned(), tried.clone()));
    assert_eq!(end("ordered-placements", 4), ("All 48 orders of 2 boards have been found.".to_owned(), tried.clone()));
    assert_eq!(end("ordered-placements", 1).0, "There is one solution.");
    assert_eq!(end("recursive", 4), ("Both solutions have been found.".to_owned(), tried));
    let over = "The search is over.".to_owned();
    assert_eq!(end("min-conflicts", 3), ("Given up: no solution has been found.".to_owned(), over.clone()));
    assert_eq!(end("construction", 5), ("A solution has been found.".to_owned(), over));
}

/// The squares of a hatching, row and column from 1.
fn hatched(model: &Model) -> Vec<(u8, u8)> {
    let path = scene(model).attacked;
    let piece = |piece: &str| {
        let (at, width) = piece.split_once('h').unwrap();
        let (column, row) = at.split_once(' ').unwrap();
        let [column, row, width] =
            [column, row, width.split('v').next().unwrap()].map(|text| text.parse::<u8>().unwrap());
        (column..column + width).map(move |column| (row + 1, column + 1)).collect::<Vec<_>>()
    };
    path.split('M').skip(1).flat_map(piece).collect()
}

/// Attacked squares are hatched where the search still comes to.
#[test]
fn what_lies_ahead_lies_ahead_in_the_search_s_own_order() {
    // From the last square to the first: a queen on 4.4, and 4.3 is tested. Rows upwards lie ahead.
    let model = at("cell-by-cell", 4, 5);
    assert_eq!(watched(&model).last().and_then(Event::square), Some(square(4, 3)));
    assert_eq!(hatched(&model), [(1, 1), (1, 4), (2, 2), (2, 4), (3, 3), (3, 4), (4, 1), (4, 2)]);
    // Under 1.1, row 2 is entered: its own squares and those below.
    let below = [(2, 1), (2, 2), (3, 1), (3, 3), (4, 1), (4, 4)];
    assert_eq!(hatched(&at("recursive", 4, 4)), below);
    // With fewest columns first any row without a queen is still to come, wherever it lies.
    for id in ["mrv", "dancing-links"] {
        let mut model = at(id, 6, 0);
        for _ in 0..400 {
            forward(&mut model);
            let seen = watched(&model);
            let (board, marks) = (seen.board(), marks(&model));
            let open = |row: &u8| board.row(*row) == 0;
            let ahead = (0..6)
                .filter(open)
                .flat_map(|row| columns(board.attacked_in_row(row)).map(move |column| (row + 1, column + 1)));
            let expected: Vec<_> = ahead.filter(|square| !marks.contains(square)).collect();
            assert_eq!(hatched(&model), expected, "{id}, step {}", step(&model));
        }
    }
}
