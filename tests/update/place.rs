//! Queens placed by hand.

use queens_lab::app::mode::compare::pruning;
use queens_lab::app::mode::{Mode, compare, place};
use queens_lab::app::page::{Model, Msg, script};

use crate::common::{blocked, open, pairs, placed, send, square, step};

/// Sends messages to an empty board of size 4 where 3.3 is blocked; the queens then, and how what was said last begins.
fn check(messages: &[Msg], queens: &[(u8, u8)], said: &str) -> Model {
    let mut model = open("", "mode=place&blocked=3.3");
    let mut last = String::new();
    for msg in messages {
        last = send(&mut model, msg.clone()).unwrap_or_default();
    }
    assert_eq!(placed(&model), queens, "{messages:?}");
    assert!(last.starts_with(said) && last.is_empty() == said.is_empty(), "{messages:?}: {last}");
    model
}

fn toggle(row: u8, column: u8) -> Msg {
    Msg::Place(place::Msg::Toggle(square(row, column)))
}

fn carry(from: (u8, u8), to: Option<(u8, u8)>) -> Msg {
    Msg::Place(place::Msg::Carry(square(from.0, from.1), to.map(|(row, column)| square(row, column))))
}

#[test]
fn toggle_puts_and_takes() {
    // She leaves 2.4, 3.1, 4.1, 4.3 and 4.4, and 3.3, which is blocked.
    let put = "A queen on row 1, column 2. 1 queen, 3 to go. 5 safe squares are left.";
    check(&[toggle(1, 2)], &[(1, 2)], put);
    let taken = "The queen on row 1, column 2 is taken off. No queens yet, 1 square blocked.";
    check(&[toggle(1, 2), toggle(1, 2)], &[], taken);
    let attack = "A queen on row 1, column 4. 1 pair attacks each other.";
    check(&[toggle(1, 2), toggle(1, 4)], &[(1, 2), (1, 4)], attack);
    let solved = "A queen on row 4, column 3. Solved: one of 2.";
    let solution = [(1, 2), (2, 4), (3, 1), (4, 3)];
    check(&solution.map(|(row, column)| toggle(row, column)), &solution, solved);
}

#[test]
fn a_queen_is_carried_to_another_square_or_off_the_board() {
    // She leaves 1.4, 3.4, 4.1 and 4.3.
    let moved = "A queen on row 2, column 2. 1 queen, 3 to go. 4 safe squares are left.";
    check(&[toggle(1, 2), carry((1, 2), Some((2, 2)))], &[(2, 2)], moved);
    let off = "The queen on row 1, column 2 is taken off. No queens yet, 1 square blocked.";
    check(&[toggle(1, 2), carry((1, 2), None)], &[], off);
    check(&[toggle(1, 2), toggle(4, 3), carry((1, 2), Some((4, 3)))], &[(1, 2), (4, 3)], "");
    check(&[toggle(1, 2), carry((2, 2), Some((4, 4)))], &[(1, 2)], "");
    check(&[toggle(1, 2), carry((1, 2), Some((5, 5)))], &[(1, 2)], "");
}

#[test]
fn nobody_stands_on_a_blocked_square() {
    let blocked = "Row 3, column 3 is blocked. No queens yet, 1 square blocked.";
    check(&[toggle(3, 3)], &[], blocked);
    let model = check(
        &[toggle(1, 2), carry((1, 2), Some((3, 3)))],
        &[(1, 2)],
        "Row 3, column 3 is blocked. 1 queen, 3 to go. 5 safe squares are left.",
    );
    assert!(!model.rooms.place.position.can_redo());
}

#[test]
fn every_change_is_taken_back_and_made_again() {
    let changes =
        [toggle(1, 2), toggle(2, 4), carry((2, 4), Some((4, 4))), toggle(1, 2), carry((4, 4), None), toggle(3, 1)];
    let mut model = open("", "mode=place");
    let mut positions = vec![placed(&model)];
    for msg in changes.into_iter().chain([Msg::Place(place::Msg::Clear)]) {
        send(&mut model, msg);
        positions.push(placed(&model));
    }
    for position in positions.iter().rev().skip(1) {
        assert!(model.rooms.place.position.can_undo());
        send(&mut model, Msg::Place(place::Msg::Undo));
        assert_eq!(placed(&model), *position);
    }
    for position in &positions[1..] {
        assert!(model.rooms.place.position.can_redo());
        send(&mut model, Msg::Place(place::Msg::Redo));
        assert_eq!(placed(&model), *position);
    }
    assert!(!model.rooms.place.position.can_redo());
    send(&mut model, Msg::Place(place::Msg::Redo));
    assert_eq!(placed(&model), *positions.last().unwrap());
}

#[test]
fn a_change_after_undo_forgets_what_was_taken_back() {
    let model = check(
        &[toggle(1, 1), toggle(2, 3), Msg::Place(place::Msg::Undo), toggle(2, 4)],
        &[(1, 1), (2, 4)],
        "A queen on row 2, column 4. 2 queens, no two attack each other, 2 to go. 2 safe squares are left.",
    );
    assert!(!model.rooms.place.position.can_redo());
}

/// A queen who stood on a square before it was blocked does not come back to it.
#[test]
fn undo_puts_nobody_on_a_blocked_square() {
    let mut model = open("", "mode=place&queens=1.1,2.3");
    send(&mut model, Msg::Address(String::new(), "mode=place&queens=2.3&blocked=1.1".into()));
    assert_eq!(placed(&model), [(2, 3)]);
    for msg in [
        Msg::Place(place::Msg::Undo),
        Msg::Place(place::Msg::Undo),
        Msg::Place(place::Msg::Redo),
        Msg::Place(place::Msg::Undo),
        Msg::Place(place::Msg::Undo),
        Msg::Place(place::Msg::Redo),
        Msg::Place(place::Msg::Redo),
    ] {
        send(&mut model, msg);
        assert!(!placed(&model).contains(&(1, 1)), "{:?}", placed(&model));
    }
}

#[test]
fn a_square_off_the_board_takes_nobody() {
    check(&[toggle(5, 1)], &[], "");
    check(&[toggle(1, 32)], &[], "");
}

#[test]
fn undo_brings_blocked_squares_and_size_back() {
    let mut model = open("", "mode=place&n=6&queens=1.1,6.3&blocked=2.4,6.6");
    let before = (placed(&model), blocked(&model));
    send(&mut model, Msg::Size(4));
    assert_eq!((placed(&model), blocked(&model)), (vec![(1, 1)], vec![(2, 4)]));
    send(&mut model, Msg::Size(2));
    send(&mut model, toggle(2, 2));
    for _ in 0..3 {
        send(&mut model, Msg::Place(place::Msg::Undo));
    }
    assert_eq!((model.n(), (placed(&model), blocked(&model))), (6, before));
    for _ in 0..3 {
        send(&mut model, Msg::Place(place::Msg::Redo));
    }
    assert_eq!((model.n(), placed(&model), blocked(&model)), (2, vec![(1, 1), (2, 2)], vec![]));
}

/// A script's blocked squares are a change of the position like its queens.
#[test]
fn undo_takes_a_script_s_blocked_squares_back() {
    let mut model = open("", "mode=place&n=6&queens=1.1");
    let msg = script::read(r#"{"type":"set","blocked":[[1,1],[2,2]]}"#, &model).expect("a message");
    send(&mut model, msg);
    assert_eq!((placed(&model), blocked(&model)), (vec![], vec![(1, 1), (2, 2)]));
    send(&mut model, Msg::Place(place::Msg::Undo));
    assert_eq!((placed(&model), blocked(&model)), (vec![(1, 1)], vec![]));
}

/// What was pruned on one board is not shown on another, whatever changed its size.
#[test]
fn a_size_taken_back_takes_the_pruned_boards_along() {
    let changes: [fn(&mut Model); 2] = [
        |model| _ = send(model, Msg::Size(5)),
        |model| {
            send(model, Msg::Mode(Mode::Place));
            send(model, Msg::Place(place::Msg::Undo));
        },
    ];
    for change in changes {
        let mut model = open("", "mode=place&n=5");
        send(&mut model, Msg::Size(6));
        send(&mut model, Msg::Mode(Mode::Compare));
        send(&mut model, Msg::Compare(compare::Msg::Pruning(pruning::Msg::Begin)));
        assert_eq!(model.rooms.compare.pruning.pruned.as_ref().map(pruning::Pruned::n), Some(6));
        change(&mut model);
        assert_eq!(model.n(), 5);
        assert!(model.rooms.compare.pruning.pruned.is_none());
    }
}

/// From the search watched to a position, and from a position to a search.
#[test]
fn the_position_of_the_search_is_taken_over() {
    let mut model = open("", "n=4&blocked=4.4&step=20"); // 1.1 and 2.4 stand
    send(&mut model, Msg::Mode(Mode::Place));
    assert!(placed(&model).is_empty() && model.rooms.place.is_new(&model.reached().unwrap()));
    let said = send(&mut model, Msg::Place(place::Msg::TakeOver)).unwrap();
    assert_eq!((placed(&model), blocked(&model)), (vec![(1, 1), (2, 4)], vec![(4, 4)]));
    assert_eq!(said, "2 queens, no two attack each other, 2 to go. 2 safe squares are left.", "3.2, 4.3");
    assert!(!model.rooms.place.is_new(&model.reached().unwrap()), "there is nothing new to take over");
    send(&mut model, Msg::Place(place::Msg::Undo));
    assert!(placed(&model).is_empty());
    send(&mut model, Msg::Place(place::Msg::Redo));
    send(&mut model, Msg::Place(place::Msg::SearchFromHere));
    let (queens, squares) = model.reached().unwrap();
    assert_eq!((pairs(queens.queens()), pairs(squares.queens())), (vec![(1, 1), (2, 4)], vec![(4, 4)]));
    assert_eq!((model.mode, step(&model)), (Mode::Watch, 0));
}

/// At step 0 no queen stands, and in Compare there is more than one board.
#[test]
fn there_may_be_no_position_to_take_over() {
    let mut model = open("", "n=4&mode=place");
    assert!(!model.rooms.place.is_new(&model.reached().unwrap()));
    send(&mut model, Msg::Place(place::Msg::TakeOver));
    assert!(placed(&model).is_empty());
}

#[test]
fn a_position_is_told_as_it_is() {
    let told = |hash: &str, pointed: Option<(u8, u8)>| {
        let mut model = open("", &format!("mode=place&{hash}"));
        let pointed = pointed.map(|(row, column)| square(row, column));
        send(&mut model, Msg::Place(place::Msg::Point(pointed)));
        model.caption().text()
    };
    let solution = "n=8&queens=1.1,2.5,3.8,4.6,5.3,6.7,7.2,8.4";
    assert_eq!(told(solution, Some((8, 4))), "Solved: one of 92.");
    assert_eq!(told("n=1&queens=1.1", Some((1, 1))), "Solved: the only solution.");
    let conflict = "1 pair attacks each other. No search can start from here: a search keeps the queens it is given.";
    assert_eq!(told("n=4&queens=1.1,1.2", None), conflict);
    assert!(told("n=4&blocked=1.1,2.2", None).starts_with("No queens yet, 2 squares blocked."));
    assert!(told("n=4&blocked=1.1", None).starts_with("No queens yet, 1 square blocked."));
    assert!(told("n=4", None).starts_with("An empty board."));
}
