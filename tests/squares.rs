//! A square that is asked about: what it is, since which step, and by whom.

#![allow(clippy::unwrap_used)] // a test may end anywhere: then it has failed

mod common;

use common::{at, finish, notices, open, send, square, step, watched};
use queens_lab::app::binding::Press;
use queens_lab::app::mode::watch;
use queens_lab::app::page::{Action, Focus, Model, Msg, Notice, action, slice, update};
use queens_lab::app::player;
use queens_lab::app::show::{Answer, Manner};
use queens_lab::i18n::{Lang, number};
use queens_solver::{Board, Event, Kind, Problem, Run, SearchId, Square};

/// A step of a trace: the event, and the board after it.
type Step = (Event, Board);

fn trace(id: SearchId, n: u8, most: usize) -> Vec<Step> {
    let mut run = Run::new(id, &Problem::new(n.into()).unwrap());
    std::iter::from_fn(|| run.advance().map(|event| (event, run.board().clone()))).take(most).collect()
}

fn ask(model: &mut Model, square: Square) -> Answer {
    send(model, Msg::Watch(watch::Msg::Point(Some(square))));
    finish(model);
    model.rooms.watch.answer(model.manner()).unwrap().1
}

/// The last step of these, from 1, that meets a condition.
fn last(steps: &[Step], meets: impl Fn(Event) -> bool) -> Option<usize> {
    steps.iter().rposition(|(event, _)| meets(*event)).map(|index| index + 1)
}

/// Asks about every square of a model at a step, and compares with the trace up to there.
fn check(model: &mut Model, steps: &[Step]) {
    let n = model.n();
    if matches!(steps.last(), Some((Event::Mirror { .. }, _))) {
        return; // the mirror image is shown, which no step has made
    }
    for place in (0..n).flat_map(|row| (0..n).map(move |column| Square::new(row, column))) {
        let answer = ask(model, place);
        let state = model.rooms.watch.state(Manner::at_rest(Lang::En));
        let is_in = |squares: &Vec<[u8; 2]>| squares.contains(&[place.row + 1, place.column + 1]);
        let put = |before: usize| {
            let puts = |event: Event| event.puts() == Some(place) && event.takes() != Some(place); // who stays was there
            last(&steps[..before], puts)
        };
        let (expected, words) = if is_in(&state.queens) {
            (vec![put(steps.len()).unwrap()], "a queen since step {}".to_owned())
        } else if is_in(&state.marks.failed) {
            let taken = last(steps, |event| event.takes() == Some(place)).unwrap();
            (vec![put(taken - 1).unwrap(), taken], "A queen stood here from step {} to step {}".to_owned())
        } else if is_in(&state.marks.rejected) {
            let rejects = |event: Event| {
                event.by().is_some() && event.square() == Some(place) && !matches!(event, Event::Check { .. })
            };
            let at = last(steps, rejects).unwrap();
            let (event, board) = &steps[at - 1];
            let first = board.attackers(place).next().unwrap();
            assert_eq!(event.by(), Some(first));
            let verb = if event.kind() == Kind::Prune { "pruned" } else { "rejected" };
            let by = format!("attacked by the queen on row {}, column {}, same", first.row + 1, first.column + 1);
            let all = board.attackers(place).count();
            assert_eq!(answer.text.matches("the queen on row").count(), all, "{}", answer.text);
            (vec![at], format!("{verb} at step {{}}, {by}"))
        } else {
            assert_eq!(answer.steps, Vec::<u64>::new(), "{}", answer.text);
            continue;
        };
        let words = expected.iter().fold(words, |words, at| words.replacen("{}", &number(*at as u64), 1));
        let at = format!("{:?} step {}: {words} | {}", model.rooms.watch.search(), steps.len(), answer.text);
        assert!(answer.text.contains(&words) && !answer.is_open, "{at}");
        let elsewhere: Vec<u64> = expected.into_iter().filter(|at| *at != steps.len()).map(|at| at as u64).collect();
        assert_eq!(answer.steps, elsewhere, "{at}");
    }
}

#[test]
fn every_square_of_every_search_with_four_queens() {
    for &id in SearchId::ALL {
        let steps = trace(id, 4, 400);
        let mut model = open("", &format!("search={}&n=4", id.name()));
        for at in 0..=steps.len() {
            send(&mut model, Msg::Player(player::Msg::Seek(at as u64)));
            check(&mut model, &steps[..at]);
        }
    }
}

#[test]
fn squares_of_every_search_with_six_queens() {
    for &id in SearchId::ALL {
        let steps = trace(id, 6, 30_000);
        let mut model = open("", &format!("search={}&n=6", id.name()));
        for at in (0..12).map(|part| steps.len() * (12 - part) / 12) {
            send(&mut model, Msg::Player(player::Msg::Seek(at as u64)));
            check(&mut model, &steps[..at]);
        }
    }
}

/// What is said of a square, row and column from 1.
fn said(address: &str, row: u8, column: u8) -> String {
    ask(&mut open("", address), square(row, column)).text
}

/// Address, row and column from 1, and what is said.
const SAID: &[(&str, u8, u8, &str)] = &[
    ("n=4&step=0", 1, 1, "Row 1, column 1: free, no queen attacks it. Not reached yet with these queens."),
    ("n=4&step=27", 1, 1, "Row 1, column 1: a queen since step 3."),
    (
        "n=4&step=28",
        3,
        2,
        "Row 3, column 2: tried and failed. A queen stood here from step 21 to step 28, and nothing came of it.",
    ),
    (
        "n=4&step=29",
        3,
        3,
        "Row 3, column 3: rejected at step 29, attacked by the queen on row 1, column 1, same diagonal, and by the \
             queen on row 2, column 4, same diagonal.",
    ),
    (
        "n=4&step=26",
        4,
        1,
        "Row 4, column 1: rejected at step 23, attacked by the queen on row 1, column 1, same column, and by the \
             queen on row 3, column 2, same diagonal.",
    ),
    (
        "search=forward-checking&n=4&step=6",
        2,
        1,
        "Row 2, column 1: pruned at step 4, attacked by the queen on row 1, column 1, same column.",
    ),
    (
        "search=bitmask&n=4&step=3",
        2,
        1,
        "Row 2, column 1: attacked by the queen on row 1, column 1, same column. \
          The search passes it over without a test.",
    ),
    (
        "search=half-board&n=4&step=1",
        1,
        3,
        "Row 1, column 3: free, no queen attacks it. Never tried: its mirror \
          image stands for it.",
    ),
    ("n=4&queens=1.2&blocked=2.1&step=3", 1, 2, "Row 1, column 2: a queen, given from the start."),
    ("n=4&queens=1.2&blocked=2.1&step=3", 2, 1, "Row 2, column 1: blocked, no queen may stand there."),
    ("n=1&step=2", 1, 1, "Row 1, column 1: a queen is on trial, and no queen attacks her."),
    (
        "n=1&step=5&lang=en",
        1,
        1,
        "Row 1, column 1: tried, and left again. A queen stood here from step 3 to step 5: \
          1 solution found.",
    ),
    ("n=4&step=999", 1, 1, "Row 1, column 1: free, no queen attacks it."),
    (
        "n=4&step=26&lang=zh",
        4,
        1,
        "第 4 行第 1 列：第 23 步被排除，受到攻击：第 1 行第 1 列的皇后，同一列；第 3 行第 2 列的皇后，同一对角线。",
    ),
];

#[test]
fn what_is_said_of_a_square() {
    for &(address, row, column, text) in SAID {
        assert_eq!(said(address, row, column), text, "{address}");
    }
}

#[test]
fn a_step_is_gone_to_and_the_one_left_is_offered_back() {
    let mut model = at(8, 1298);
    assert_eq!(ask(&mut model, square(6, 1)).steps, [1295]);
    send(&mut model, Msg::Watch(watch::Msg::GoTo(1295)));
    assert_eq!(step(&model), 1295);
    let [Notice::Thrown(mode, thrown)] = &notices(&model)[..] else { panic!("{:?}", notices(&model)) };
    assert_eq!((thrown.step, thrown.problem.n()), (1298, 8));
    _ = mode;
    assert!(model.rooms.watch.answer(model.manner()).is_none(), "the answer held for another step");
    let (number, _) = model.notices.iter().next().cloned().unwrap();
    send(&mut model, Msg::BringBack(number));
    assert_eq!((step(&model), notices(&model).len()), (1298, 0));
}

#[test]
fn a_square_tapped_is_said_until_it_is_tapped_again() {
    let (mut model, tap) = (at(4, 26), Msg::Watch(watch::Msg::Ask(square(4, 1))));
    let said = "Row 4, column 1: rejected at step 23, attacked by the queen on row 1, column 1, same column, \
                and by the queen on row 3, column 2, same diagonal.";
    assert_eq!(send(&mut model, tap.clone()).as_deref(), Some(said));
    assert!(model.rooms.watch.answer(model.manner()).is_some());
    assert_eq!(send(&mut model, tap), None);
    assert!(model.rooms.watch.answer(model.manner()).is_none());
}

#[test]
fn escape_closes_the_answer_and_is_left_alone_where_there_is_none() {
    let escape = Press { key: "Escape".into(), ..Press::default() };
    let mut model = at(4, 26);
    assert_eq!(action(&escape, Focus::Board, &model), None);
    ask(&mut model, square(4, 1));
    let Some(Action::Send(close)) = action(&escape, Focus::None, &model) else { panic!("nothing") };
    send(&mut model, close);
    assert!(model.rooms.watch.answer(model.manner()).is_none());
}

/// The first queen of a long run: thousands of checkpoints back, a slice at a time. Who asked by a tap hears it then.
#[test]
fn a_step_far_back_is_looked_for_in_slices_and_said() {
    let mut model = at(12, 700_000);
    let first = watched_queen(&model, 0);
    update(&mut model, Msg::Watch(watch::Msg::Point(Some(first))));
    let answer = |model: &Model| model.rooms.watch.answer(model.manner()).unwrap().1;
    assert!(answer(&model).is_open);
    assert_eq!(answer(&model).text, format!("Row 1, column {}: a queen.", first.column + 1));
    let tapped = update(&mut model, Msg::Watch(watch::Msg::Ask(first)));
    assert_eq!(tapped.as_deref(), Some(answer(&model).text.as_str()));
    let mut said = Vec::new();
    while !model.work.is_empty() {
        said.push(slice(&mut model, &mut || false));
    }
    assert!(said.len() > 10, "{} slices", said.len());
    let mut naive = Run::new(SearchId::Recursive, &Problem::new(12).unwrap());
    let mut since = 0;
    for at in 1..=700_000 {
        if naive.advance().unwrap().puts() == Some(first) {
            since = at;
        }
    }
    assert_eq!(answer(&model).steps, [since]);
    let whole = format!("Row 1, column {}: a queen since step {}.", first.column + 1, number(since));
    assert_eq!(said.into_iter().flatten().collect::<Vec<_>>(), [whole]);
}

#[test]
fn another_square_or_step_ends_the_look_back() {
    let mut model = at(12, 700_000);
    let first = watched_queen(&model, 0);
    update(&mut model, Msg::Watch(watch::Msg::Point(Some(first))));
    update(&mut model, Msg::Watch(watch::Msg::Point(None)));
    slice(&mut model, &mut || false);
    assert!(model.work.is_empty());
    update(&mut model, Msg::Watch(watch::Msg::Point(Some(first))));
    update(&mut model, Msg::Player(player::Msg::Forward(None)));
    slice(&mut model, &mut || false);
    assert!(model.work.is_empty());
}

/// The queen on a row, from 0, of the search watched.
fn watched_queen(model: &Model, row: u8) -> Square {
    watched(model).board().queens().find(|queen| queen.row == row).unwrap()
}
