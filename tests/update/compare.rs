//! Searches compared: what each message does to the race, and to what is found out beside it.

use queens_lab::app::compare::plot::{Extent, Quantity};
use queens_lab::app::race::{Clock, Goal};
use queens_lab::app::study::Study;
use queens_lab::app::update::{frame, update, work};
use queens_lab::app::{Model, Msg, Setting};
use queens_solver::SearchId::{
    Bitmask, Construction, ForwardChecking, Iterative, MinConflicts, Mrv, Permutations, Recursive,
};
use queens_solver::Target;

use crate::common::{open, send};

/// Two searches side by side, some ticks on.
fn compared() -> Model {
    let mut model = open("", "#mode=compare&search=recursive,bitmask&n=5");
    send(&mut model, Msg::Seek(40));
    assert_eq!((model.race.ticks, steps(&model)), (40, vec![40, 40]));
    model
}

fn steps(model: &Model) -> Vec<u64> {
    model.race.steps()
}

/// Works until nothing is on its way.
fn finish(study: &mut Study) {
    while study.is_busy() {
        study.work(&mut || true);
    }
}

#[test]
fn another_field_clock_or_goal_begins_at_the_start() {
    for msg in [Msg::Race(vec![Iterative, Mrv]), Msg::Clock(Clock::Tests), Msg::Goal(Goal::First), Msg::Size(6)] {
        let mut model = compared();
        send(&mut model, Msg::Play(true));
        send(&mut model, msg.clone());
        assert_eq!((model.race.ticks, model.watch.playing, model.watch.job), (0, false, None), "{msg:?}");
        assert_eq!(steps(&model), [0, 0], "{msg:?}");
    }
    let mut model = compared();
    send(&mut model, Msg::Play(true));
    send(&mut model, Msg::Adopt(vec![Setting::Clock(Clock::Tests)]));
    assert_eq!((model.race.ticks, model.watch.playing), (0, false), "by a script too");
    for same in [Msg::Clock(Clock::Steps), Msg::Goal(Goal::All)] {
        let mut model = compared();
        send(&mut model, same.clone());
        assert_eq!(model.race.ticks, 40, "{same:?} changes nothing");
    }
}

#[test]
fn the_clock_is_what_a_step_goes_by() {
    let mut model = compared();
    send(&mut model, Msg::Clock(Clock::Tests));
    send(&mut model, Msg::Forward(None));
    send(&mut model, Msg::Forward(None));
    let tests: Vec<u64> = model.race.racers.iter().map(|racer| racer.timeline.counters().tests).collect();
    assert_eq!((tests, model.race.ticks), (vec![2, 2], 2));
    send(&mut model, Msg::Coarse(true));
    assert_eq!(model.race.ticks, 12, "ten at once");
    send(&mut model, Msg::Coarse(false));
    send(&mut model, Msg::Back(None));
    assert_eq!(model.race.ticks, 1);
    send(&mut model, Msg::Restart);
    assert_eq!((model.race.ticks, steps(&model)), (0, vec![0, 0]));
    send(&mut model, Msg::End);
    assert_eq!(model.race.ticks, 12, "the furthest seen");
}

#[test]
fn the_goal_is_where_the_run_ends() {
    let mut model = compared();
    send(&mut model, Msg::Goal(Goal::First));
    send(&mut model, Msg::RunTo(Target::End));
    let solutions: Vec<u64> = model.race.racers.iter().map(|racer| racer.timeline.counters().solutions).collect();
    assert_eq!(solutions, [1, 1]);
    send(&mut model, Msg::Goal(Goal::All));
    send(&mut model, Msg::RunTo(Target::End));
    assert!(
        model.race.racers.iter().all(|racer| racer.timeline.counters().solutions == 10 && racer.timeline.is_at_end())
    );
}

/// A way given up half way: the clock stands where the searches stand, and goes on from there.
#[test]
fn a_far_seek_that_is_given_up_stays_where_it_is() {
    for (clock, other) in [
        (Clock::Steps, Msg::Stop),
        (Clock::Tests, Msg::Forward(None)),
        (Clock::Steps, Msg::Play(true)),
        (Clock::Free, Msg::Back(None)),
    ] {
        let mut model = open("", "#mode=compare&search=recursive,mrv&n=20");
        send(&mut model, Msg::Clock(clock));
        update(&mut model, Msg::Seek(u64::MAX));
        work(&mut model, &mut || false);
        update(&mut model, other.clone());
        let (ticks, stands) = (model.race.ticks, steps(&model));
        assert!(ticks > 1000 && ticks < 10_000, "{other:?}: {ticks} ticks");
        if clock == Clock::Steps {
            assert_eq!(stands, [ticks, ticks], "{other:?}");
        }
        send(&mut model, Msg::Forward(None));
        assert_eq!(model.race.ticks, ticks + 1, "{other:?}");
    }
}

#[test]
fn playing_takes_all_along() {
    let mut model = compared();
    send(&mut model, Msg::Play(true));
    frame(&mut model, 1500.0, &mut || true); // a long frame counts as 250 ms: half a step
    frame(&mut model, 250.0, &mut || true);
    assert_eq!(steps(&model), [41, 41], "two a second");
}

#[test]
fn what_searches_cost_is_measured_and_can_be_stopped() {
    let mut model = compared();
    send(&mut model, Msg::Race(vec![Bitmask, Mrv]));
    send(&mut model, Msg::Measure);
    model.study.work(&mut || false);
    assert!(model.study.is_busy());
    send(&mut model, Msg::StopStudy);
    assert!(!model.study.is_busy());
    let kept = model.study.measure.as_ref().unwrap().cells().len();
    assert!(kept > 0, "what is measured stays");
    send(&mut model, Msg::Measure);
    assert!(model.study.is_busy() && model.study.measure.as_ref().unwrap().cells().is_empty(), "anew");
    assert_eq!(model.study.measure.as_ref().unwrap().searches(), [Bitmask, Mrv]);
    for quantity in Quantity::ALL {
        send(&mut model, Msg::Quantity(quantity));
        assert_eq!(model.study.quantity, quantity);
    }
    send(&mut model, Msg::Extent(Extent::First));
    assert_eq!(model.study.extent, Extent::First);
    assert_eq!(steps(&model), [0, 0], "the race is left alone");
}

#[test]
fn what_was_pruned_is_found_and_looked_at() {
    let mut model = compared();
    send(&mut model, Msg::Race(vec![Permutations, ForwardChecking]));
    send(&mut model, Msg::Prune);
    assert!(model.study.prunes() && !model.study.refused);
    finish(&mut model.study);
    let found = model.study.pruned.as_ref().and_then(|pruned| pruned.found()).unwrap();
    assert_eq!((found.weaker, found.stronger), (Permutations, ForwardChecking));
    assert!(found.entries.len() > 2);
    send(&mut model, Msg::Entry(2));
    assert_eq!(model.study.entry, 2);
    send(&mut model, Msg::Prune);
    assert_eq!(model.study.entry, 0, "another comparison begins at its first entry");
    send(&mut model, Msg::StopStudy);
    assert!(model.study.pruned.is_none() && !model.study.is_busy(), "half a comparison says nothing");
}

#[test]
fn a_search_that_goes_through_no_boards_is_refused() {
    for other in [MinConflicts, Construction] {
        let mut model = compared();
        send(&mut model, Msg::Race(vec![Recursive, other]));
        send(&mut model, Msg::Prune);
        assert!(model.study.refused && model.study.pruned.is_none(), "{other:?}");
        send(&mut model, Msg::Race(vec![Recursive, Bitmask]));
        send(&mut model, Msg::Prune);
        assert!(!model.study.refused && model.study.prunes());
    }
}

#[test]
fn the_two_that_are_compared_are_never_one() {
    let mut study = Study::default();
    for (side, place, pair) in [(0, 1, (1, 0)), (1, 2, (1, 2)), (1, 1, (2, 1)), (0, 0, (0, 1)), (1, 3, (0, 3))] {
        study.choose(side, place);
        assert_eq!(study.pair, pair, "place {place} on side {side}");
    }
    study.fit(4);
    assert_eq!(study.pair, (0, 3));
    study.fit(3);
    assert_eq!(study.pair, (0, 1), "the fourth is gone");
}

#[test]
fn places_that_the_field_has_no_longer_are_given_up() {
    let mut model = compared();
    send(&mut model, Msg::Race(vec![Recursive, Bitmask, Mrv, Permutations]));
    send(&mut model, Msg::Side(1, 3));
    assert_eq!(model.study.pair, (0, 3));
    send(&mut model, Msg::Race(vec![Recursive, Bitmask]));
    assert_eq!(model.study.pair, (0, 1));
}
