//! What a position is told to be, and its way to and from the search watched.

use queens_lab::app::mode::{Mode, place};
use queens_lab::app::page::Msg;

use crate::common::{blocked, open, pairs, placed, send, square, step};

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
    let conflict = "1 pair attacks each other. No search can start from here: it keeps the queens it is given.";
    assert_eq!(told("n=4&queens=1.1,1.2", None), conflict);
    assert!(told("n=4&blocked=1.1,2.2", None).starts_with("No queens yet, 2 squares blocked."));
    assert!(told("n=4&blocked=1.1", None).starts_with("No queens yet, 1 square blocked."));
    assert!(told("n=4", None).starts_with("An empty board."));
}
