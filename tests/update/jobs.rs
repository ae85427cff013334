//! Far seeks and runs: slice by slice, and given up half way.

use queens_lab::app::mode::compare::{measure, pruning};
use queens_lab::app::mode::{Mode, compare};
use queens_lab::app::page::{Msg, script, slice, update};
use queens_lab::app::player;
use queens_solver::{Problem, Run, SearchId, Target, Timeline};

use crate::common::{at, finish, open, send, step, watched};

/// Begins a job at n = 12, lets it work for some slices and stops it; it has to stand where a fresh seek stands.
fn check(begin: &Msg, slices: u64) {
    let mut model = at(12, 0);
    assert_eq!(update(&mut model, begin.clone()), None, "nothing is said before it is there");
    let mut last = 0;
    for _ in 0..slices {
        assert_eq!(slice(&mut model, &mut || false), None);
        assert!(step(&model) > last && model.player.way().is_some(), "{begin:?} does not go on");
        last = step(&model);
    }
    assert!(send(&mut model, Msg::Player(player::Msg::Stop)).is_some(), "the step is said");
    assert_eq!((model.player.way(), model.work.is_empty(), step(&model)), (None, true, last));
    let mut fresh = Timeline::new(Run::new(SearchId::Recursive, &Problem::new(12).expect("a size")));
    fresh.seek(last);
    assert!(watched(&model).stands_at(fresh.run()), "{begin:?}, stopped at {last}");
    assert_eq!(watched(&model).last(), fresh.last());
    assert!(watched(&model).solutions().eq(fresh.solutions()));
    send(&mut model, Msg::Player(player::Msg::Forward(None)));
    assert_eq!(step(&model), last + 1);
}

#[test]
fn a_job_goes_on_over_slices_and_stops_at_a_true_step() {
    for slices in [1, 2, 7] {
        check(&Msg::Player(player::Msg::Seek(4_000_000)), slices);
        check(&Msg::Player(player::Msg::Seek(u64::MAX)), slices);
        check(&Msg::Player(player::Msg::RunTo(Target::End)), slices);
    }
}

#[test]
fn a_job_that_is_done_is_said_once() {
    let mut model = at(8, 0);
    assert_eq!(update(&mut model, Msg::Player(player::Msg::Seek(1298))), None);
    let said = slice(&mut model, &mut || true).unwrap();
    assert!(said.starts_with("Row 6, column 4 is attacked."), "{said}");
    assert_eq!(slice(&mut model, &mut || true), None);
}

#[test]
fn whatever_else_is_asked_for_gives_the_job_up() {
    let others = [
        Msg::Player(player::Msg::Forward(None)),
        Msg::Player(player::Msg::Back(None)),
        Msg::Player(player::Msg::Play(true)),
        Msg::Player(player::Msg::Play(false)),
        Msg::Player(player::Msg::TogglePlay),
        Msg::Player(player::Msg::Stop),
    ];
    for other in others {
        let mut model = at(12, 0);
        update(&mut model, Msg::Player(player::Msg::Seek(u64::MAX)));
        slice(&mut model, &mut || false);
        update(&mut model, other.clone());
        assert_eq!(model.player.way(), None, "{other:?}");
    }
    let mut model = at(12, 0);
    update(&mut model, Msg::Player(player::Msg::Seek(u64::MAX)));
    slice(&mut model, &mut || false);
    send(&mut model, Msg::Size(4));
    assert_eq!((model.n(), step(&model), model.player.way()), (4, 0, None));
}

#[test]
fn a_page_that_places_queens_says_nothing_of_a_search() {
    for mut model in [crate::common::model(), at(8, 100)] {
        assert_eq!(send(&mut model, Msg::Address(String::new(), "mode=place&n=6".into())), None);
        assert_eq!(send(&mut model, Msg::Player(player::Msg::Play(false))), None);
    }
}

#[test]
fn a_step_that_comes_with_place_is_where_the_search_stands() {
    let mut model = open("", "#mode=place&n=5&step=7");
    finish(&mut model);
    assert_eq!((model.mode, step(&model), model.work.is_empty()), (Mode::Place, 7, true));
    let mut model = open("", "#mode=place&n=18&step=400000000");
    slice(&mut model, &mut || false);
    let reached = step(&model);
    send(&mut model, Msg::Mode(Mode::Watch));
    assert_eq!((step(&model), model.player.way()), (reached, None), "it is given up with the mode");
}

#[test]
fn steps_for_a_race_that_is_not_shown_are_not_kept_for_later() {
    let mut model = open("", "#n=5&clock=free&steps=30,20");
    send(&mut model, Msg::Mode(Mode::Compare));
    send(&mut model, Msg::Adopt(Vec::new()));
    assert_eq!(model.rooms.compare.race.steps(), [0, 0]);
}

/// However a mode is left, what is under way in it ends: nothing is measured for nobody.
#[test]
fn what_is_found_out_in_a_mode_ends_with_it() {
    let begun = [
        Msg::Compare(compare::Msg::Measure(measure::Msg::Begin)),
        Msg::Compare(compare::Msg::Pruning(pruning::Msg::Begin)),
    ];
    let by_script = |message: &str| script::read(message, &open("", "mode=compare&n=8")).expect("a message");
    for leave in [
        Msg::Mode(Mode::Watch),
        Msg::Mode(Mode::Place),
        Msg::Address(String::new(), "n=8".into()),
        Msg::Address(String::new(), "mode=place&n=8&queens=1.1".into()),
        by_script(r#"{"type":"set","mode":"watch"}"#),
        by_script(r#"{"type":"set","mode":"place","queens":[[1,1]]}"#),
    ] {
        let mut model = open("", "mode=compare&n=8");
        for begin in begun.clone() {
            update(&mut model, begin);
        }
        slice(&mut model, &mut || false);
        assert!(!model.work.is_empty());
        update(&mut model, leave.clone());
        let under_way = (model.work.has(measure::TASK), model.work.has(pruning::TASK));
        assert_eq!(under_way, (false, false), "{leave:?}");
        let measure = model.rooms.compare.measure.measure.as_ref();
        assert!(measure.is_some_and(|measure| measure.at_work().is_none()), "{leave:?}");
    }
}
