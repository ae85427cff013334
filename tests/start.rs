//! A search that begins from given queens and blocked squares: in addresses, from scripts, from Place, in words.

mod common;

use common::{notices, open, pairs, send, step, watched};
use queens_lab::app::mode::{Mode, place, watch};
use queens_lab::app::page::{Model, Msg, Notice, address, script};
use queens_lab::app::player;
use queens_lab::i18n::Lang;
use queens_solver::{SearchId, Target};
use serde_json::{Value, json};

fn on_board(model: &Model) -> Vec<(u8, u8)> {
    pairs(watched(model).board().queens())
}

fn caption(model: &Model) -> String {
    model.caption().text()
}

/// 6 queens, the one on 3.1 given: of the four solutions 2 4 6 1 3 5, 3 6 2 5 1 4, 4 1 5 2 6 3 and 5 3 1 6 4 2 it is
/// the last one that has her.
#[test]
fn a_search_finds_the_solutions_that_keep_its_queens() {
    for &search in SearchId::ALL.iter().filter(|search| search.keeps_start().is_ok() && !search.tests_full_boards()) {
        let mut model = open("", &format!("search={}&n=6&queens=3.1&blocked=1.2", search.name()));
        assert_eq!((on_board(&model), notices(&model)), (vec![(3, 1)], vec![]), "{}", search.name());
        send(&mut model, Msg::Player(player::Msg::RunTo(Target::End)));
        let solutions: Vec<_> = watched(&model).solutions().map(<[u8]>::to_vec).collect();
        assert_eq!(solutions, [[4, 2, 0, 5, 3, 1]], "{}", search.name());
        send(&mut model, Msg::Player(player::Msg::Restart));
        assert_eq!(on_board(&model), [(3, 1)]);
    }
}

#[test]
fn what_cannot_stand_is_left_out_and_named() {
    let model = open("", "n=4&queens=1.1,2.2,4.3,9.9&blocked=3.3,x");
    assert_eq!(on_board(&model), [(1, 1), (4, 3)]);
    let mut said = notices(&model);
    said.sort_by_key(|notice| format!("{notice:?}"));
    let dropped = |key: &str, member: &str| Notice::Dropped { key: key.into(), member: member.into() };
    let attacked = Notice::Attacked { member: "2.2".into(), by: "1.1".into() };
    assert_eq!(said, [attacked, dropped("blocked", "x"), dropped("queens", "9.9")]);
}

#[test]
fn a_search_that_keeps_no_start_says_why() {
    for (search, why) in [("half-board", "mirror image of a start"), ("construction", "formula for the empty board")] {
        let mut model = open("", &format!("search={search}&n=8&queens=1.1"));
        assert_eq!(on_board(&model), []);
        assert_eq!(notices(&model), [Notice::Refused(SearchId::from_name(search).unwrap())]);
        assert!(caption(&model).contains(why), "{}", caption(&model));
        send(&mut model, Msg::Watch(watch::Msg::Search(SearchId::Bitmask)));
        assert_eq!(on_board(&model), [(1, 1)], "the start is not lost");
    }
}

#[test]
fn scripts_are_refused_what_no_search_can_keep() {
    let model = open("", "n=4");
    let refused = |mut message: Value| {
        message["type"] = "set".into();
        script::read(&message.to_string(), &model).err().unwrap_or_default()
    };
    assert!(refused(json!({ "queens": "1.1,2.2" })).contains("attack each other"));
    assert!(refused(json!({ "queens": "5.1" })).contains("5.1"));
    assert!(refused(json!({ "queens": "1.1", "search": "half-board" })).contains("mirror image"));
    assert!(refused(json!({ "queens": "1.1", "blocked": "1.1" })).contains("1.1"));
    assert_eq!(refused(json!({ "queens": "1.2", "blocked": "4.4" })), "");
}

#[test]
fn from_place_to_a_search_and_back_to_the_empty_board() {
    let mut model = open("", "mode=place&n=6&queens=3.1&blocked=1.2");
    send(&mut model, Msg::Place(place::Msg::SearchFromHere));
    assert_eq!((model.mode, on_board(&model), step(&model)), (Mode::Watch, vec![(3, 1)], 0));
    assert_eq!(address::write_link(&model, false), "mode=watch&search=recursive&n=6&step=0&queens=3.1&blocked=1.2");
    assert_eq!(
        caption(&model),
        "A board of 6 × 6: 1 queen given, 1 square blocked, 5 queens to place. Step forward, or play."
    );
    send(&mut model, Msg::Size(5));
    assert_eq!(on_board(&model), [(3, 1)], "what fits stays");
    send(&mut model, Msg::ClearStart);
    assert_eq!(on_board(&model), []);
}

/// No sentence speaks of a row above or below that has its queen already.
#[test]
fn every_step_from_a_start_has_its_sentence() {
    for (lang, _) in Lang::ALL {
        for &search in SearchId::ALL {
            let mut model = open("", &format!("search={}&n=4&queens=2.1&blocked=4.4", search.name()));
            send(&mut model, Msg::Lang(lang));
            for _ in 0..3000 {
                let (text, before) = (caption(&model), step(&model));
                assert!(!text.is_empty() && !text.contains(['{', '}']), "{}: {text}", search.name());
                let keeps = search.keeps_start().is_ok();
                assert!(!keeps || !text.contains("row 2 comes next"), "{}: {text}", search.name());
                send(&mut model, Msg::Player(player::Msg::Forward(None)));
                if step(&model) == before {
                    break;
                }
            }
        }
    }
}

#[test]
fn an_example_is_the_textbooks_search_on_an_empty_board() {
    let mut model = open("", "search=mrv&n=8&queens=1.1");
    send(&mut model, Msg::Watch(watch::Msg::Preset(watch::PRESETS[1])));
    assert_eq!((model.rooms.watch.search(), step(&model)), (SearchId::Recursive, 220));
    assert!(!model.problem.has_start());
    let mut model = open("", "search=iterative&n=8");
    send(&mut model, Msg::Watch(watch::Msg::Preset(watch::PRESETS[0])));
    assert_eq!((model.rooms.watch.search(), model.n()), (SearchId::Iterative, 4));
}
