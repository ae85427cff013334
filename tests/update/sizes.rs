//! Another size or search throws a step away; it is offered back once.

use queens_lab::app::mode::{Mode, Thrown, place, watch};
use queens_lab::app::page::{Dialog, Model, Msg, Notice};
use queens_lab::app::player;
use queens_lab::i18n::Lang;
use queens_solver::{Grain, Problem, SearchId, Target};

use crate::common::{at, notices, placed, send, square, step, watched};

fn offered(model: &Model) -> Vec<(u32, Thrown)> {
    let thrown = |(number, notice): &(u32, Notice)| {
        if let Notice::Thrown(Mode::Watch, thrown) = notice { Some((*number, thrown.clone())) } else { None }
    };
    model.notices.iter().filter_map(thrown).collect()
}

/// Sends messages from step 1,298 of n = 8; the step has to be offered once and be had back once.
fn check(what: &str, messages: &[Msg]) {
    let mut model = at(8, 1298);
    for msg in messages {
        send(&mut model, msg.clone());
    }
    let thrown = Thrown {
        searches: vec![(SearchId::Recursive, 1298)],
        problem: Problem::new(8).expect("a size"),
        step: 1298,
        rules: Vec::new(),
    };
    let offers = offered(&model);
    assert_eq!(offers.iter().map(|(_, thrown)| thrown.clone()).collect::<Vec<_>>(), [thrown], "{what}");
    assert_eq!((step(&model), model.player.is_playing()), (0, false), "{what}");
    send(&mut model, Msg::BringBack(offers[0].0));
    assert_eq!((model.rooms.watch.search(), model.n(), step(&model)), (SearchId::Recursive, 8, 1298), "{what}");
    assert_eq!(watched(&model).counters().tests, 867, "{what}");
    assert_eq!(offered(&model), [], "{what}: once");
    send(&mut model, Msg::BringBack(offers[0].0));
    assert_eq!((model.n(), step(&model)), (8, 1298), "{what}: a second click changes nothing");
}

#[test]
fn a_step_thrown_away_is_offered_back_once() {
    check("a smaller board", &[Msg::Size(4)]);
    check("a slider's way", &[Msg::Size(7), Msg::Size(6), Msg::Size(5), Msg::Size(6)]);
    check("a key", &[Msg::Resize(1)]);
    check("a search", &[Msg::Watch(watch::Msg::Search(SearchId::Iterative))]);
    check("both", &[Msg::Size(1), Msg::Watch(watch::Msg::Search(SearchId::Iterative)), Msg::Size(32)]);
    check("another mode between", &[Msg::Mode(Mode::Place), Msg::Size(5)]);
    check("playing", &[Msg::Player(player::Msg::Play(true)), Msg::Size(9)]);
}

#[test]
fn at_any_moment_of_a_run() {
    for before in [1, 2, 50, 51, 124, 125] {
        let mut model = at(4, before);
        send(&mut model, Msg::Size(5));
        let offers = offered(&model);
        assert_eq!(offers.len(), 1, "step {before}");
        send(&mut model, Msg::BringBack(offers[0].0));
        assert_eq!((model.n(), step(&model)), (4, before));
    }
}

#[test]
fn the_later_step_takes_the_place_of_the_earlier() {
    let mut model = at(8, 1298);
    send(&mut model, Msg::Size(6));
    send(&mut model, Msg::Player(player::Msg::Seek(5)));
    send(&mut model, Msg::Size(4));
    let steps: Vec<_> = offered(&model).iter().map(|(_, thrown)| (thrown.problem.n(), thrown.step)).collect();
    assert_eq!(steps, [(6, 5)]);
}

#[test]
fn at_step_0_nothing_is_lost_and_nothing_offered() {
    let mut model = at(8, 0);
    send(&mut model, Msg::Size(4));
    assert_eq!(notices(&model), []);
    send(&mut model, Msg::BringBack(0));
    assert_eq!((model.n(), step(&model)), (4, 0));
}

#[test]
fn the_offer_can_be_turned_down() {
    let mut model = at(8, 1298);
    send(&mut model, Msg::Size(4));
    let (number, _) = offered(&model)[0];
    send(&mut model, Msg::Dismiss(number + 1));
    assert_eq!(offered(&model).len(), 1, "another notice was closed");
    send(&mut model, Msg::Dismiss(number));
    send(&mut model, Msg::BringBack(number));
    assert_eq!((model.n(), step(&model), notices(&model)), (4, 0, vec![]));
}

#[test]
fn sizes_off_the_range_change_nothing() {
    for msg in [Msg::Size(0), Msg::Size(33), Msg::Size(255)] {
        let mut model = at(8, 1298);
        send(&mut model, msg.clone());
        assert_eq!((model.n(), step(&model), notices(&model)), (8, 1298, vec![]), "{msg:?}");
    }
    for (n, by) in [(1, -1), (32, 1), (1, i8::MIN), (32, i8::MAX)] {
        let mut model = at(n, 5);
        send(&mut model, Msg::Resize(by));
        assert_eq!((model.n(), step(&model)), (n, 5), "{n} {by:+}");
    }
}

#[test]
fn a_position_keeps_what_fits() {
    let mut model = at(8, 0);
    for (row, column) in [(1, 1), (4, 4), (8, 8)] {
        send(&mut model, Msg::Place(place::Msg::Toggle(square(row, column))));
    }
    send(&mut model, Msg::Size(4));
    assert_eq!(placed(&model), [(1, 1), (4, 4)]);
    send(&mut model, Msg::Place(place::Msg::Undo));
    assert_eq!((model.n(), placed(&model)), (8, vec![(1, 1), (4, 4), (8, 8)]), "the size comes back too");
    send(&mut model, Msg::Place(place::Msg::Redo));
    assert_eq!((model.n(), placed(&model)), (4, vec![(1, 1), (4, 4)]));
}

/// The offer is for what was done by accident: whoever goes on has not missed it.
#[test]
fn the_offer_goes_with_the_next_step_that_is_taken() {
    let player = |msg| Msg::Player(msg);
    for next in [
        player(player::Msg::Forward(None)),
        player(player::Msg::Coarse(true)),
        player(player::Msg::Play(true)),
        player(player::Msg::TogglePlay),
        player(player::Msg::Seek(7)),
        player(player::Msg::End),
        player(player::Msg::RunTo(Target::Solution)),
    ] {
        let mut model = at(8, 1298);
        send(&mut model, Msg::Size(6));
        send(&mut model, next.clone());
        assert_eq!(offered(&model), [], "{next:?}");
    }
    let mut model = at(8, 1298);
    for stays in [
        Msg::Size(6),
        player(player::Msg::Nudge(true)),
        player(player::Msg::Grain(Grain::Move)),
        Msg::Lang(Lang::Zh),
        Msg::Watch(watch::Msg::Formula(true)),
        Msg::Dialog(Some(Dialog::Share)),
        Msg::Mode(Mode::Place),
        Msg::Place(place::Msg::Point(Some(square(1, 1)))),
    ] {
        send(&mut model, stays.clone());
        assert_eq!(offered(&model).len(), 1, "{stays:?}");
    }
    send(&mut model, Msg::Place(place::Msg::Toggle(square(1, 1))));
    assert_eq!(offered(&model), [], "a queen is a step of Place");
}
