//! Searches compared: what each message does to the race, and to what is found out beside it.

use queens_lab::app::mode::compare::measure::{self, Extent, Measure, Quantity};
use queens_lab::app::mode::compare::pruning;
use queens_lab::app::mode::compare::race::{Clock, Goal};
use queens_lab::app::mode::{self, compare};
use queens_lab::app::page::{Model, Msg, Setting, frame, slice, update};
use queens_lab::app::player;
use queens_lab::app::show::Seen;
use queens_solver::SearchId::{
    Bitmask, Construction, ForwardChecking, Iterative, MinConflicts, Mrv, Permutations, Recursive,
};
use queens_solver::{SearchId, Target};

use crate::common::{finish, open, seen, send};

/// Two searches side by side, some ticks on.
fn compared() -> Model {
    let mut model = open("", "#mode=compare&search=recursive,bitmask&n=5");
    send(&mut model, Msg::Player(player::Msg::Seek(40)));
    assert_eq!((model.rooms.compare.race.ticks, steps(&model)), (40, vec![40, 40]));
    model
}

fn steps(model: &Model) -> Vec<u64> {
    model.rooms.compare.race.steps()
}

/// Each search as it is seen.
fn all_seen(model: &Model) -> impl Iterator<Item = Seen<'_>> {
    let race = &model.rooms.compare.race;
    race.racers.iter().map(|racer| seen(race, racer))
}

fn field(searches: Vec<SearchId>) -> Msg {
    Msg::Compare(compare::Msg::Searches(searches))
}

fn measured(model: &Model) -> &Measure {
    model.rooms.compare.measure.measure.as_ref().expect("measurements")
}

const MEASURE: Msg = Msg::Compare(compare::Msg::Measure(measure::Msg::Begin));
const PRUNE: Msg = Msg::Compare(compare::Msg::Pruning(pruning::Msg::Begin));

#[test]
fn another_field_clock_or_goal_begins_at_the_start() {
    for msg in [
        field(vec![Iterative, Mrv]),
        Msg::Compare(compare::Msg::Clock(Clock::Tests)),
        Msg::Compare(compare::Msg::Goal(Goal::First)),
        Msg::Size(6),
    ] {
        let mut model = compared();
        send(&mut model, Msg::Player(player::Msg::Play(true)));
        send(&mut model, msg.clone());
        assert_eq!(
            (model.rooms.compare.race.ticks, model.player.is_playing(), model.player.way()),
            (0, false, None),
            "{msg:?}"
        );
        assert_eq!(steps(&model), [0, 0], "{msg:?}");
    }
    let mut model = compared();
    send(&mut model, Msg::Player(player::Msg::Play(true)));
    send(&mut model, Msg::Adopt(vec![Setting::Room(mode::Setting::Compare(compare::Setting::Clock(Clock::Tests)))]));
    assert_eq!((model.rooms.compare.race.ticks, model.player.is_playing()), (0, false), "by a script too");
    for same in [Msg::Compare(compare::Msg::Clock(Clock::Steps)), Msg::Compare(compare::Msg::Goal(Goal::All))] {
        let mut model = compared();
        send(&mut model, same.clone());
        assert_eq!(model.rooms.compare.race.ticks, 40, "{same:?} changes nothing");
    }
}

#[test]
fn the_clock_is_what_a_step_goes_by() {
    let mut model = compared();
    send(&mut model, Msg::Compare(compare::Msg::Clock(Clock::Tests)));
    send(&mut model, Msg::Player(player::Msg::Forward(None)));
    send(&mut model, Msg::Player(player::Msg::Forward(None)));
    let tests: Vec<u64> = all_seen(&model).map(|seen| seen.counters().tests).collect();
    assert_eq!((tests, model.rooms.compare.race.ticks), (vec![2, 2], 2));
    send(&mut model, Msg::Player(player::Msg::Coarse(true)));
    assert_eq!(model.rooms.compare.race.ticks, 12, "ten at once");
    send(&mut model, Msg::Player(player::Msg::Coarse(false)));
    send(&mut model, Msg::Player(player::Msg::Back(None)));
    assert_eq!(model.rooms.compare.race.ticks, 1);
    send(&mut model, Msg::Player(player::Msg::Restart));
    assert_eq!((model.rooms.compare.race.ticks, steps(&model)), (0, vec![0, 0]));
    send(&mut model, Msg::Player(player::Msg::End));
    assert_eq!(model.rooms.compare.race.ticks, 12, "the furthest seen");
}

#[test]
fn the_goal_is_where_the_run_ends() {
    let mut model = compared();
    send(&mut model, Msg::Compare(compare::Msg::Goal(Goal::First)));
    send(&mut model, Msg::Player(player::Msg::RunTo(Target::End)));
    let solutions: Vec<u64> = all_seen(&model).map(|seen| seen.counters().solutions).collect();
    assert_eq!(solutions, [1, 1]);
    send(&mut model, Msg::Compare(compare::Msg::Goal(Goal::All)));
    send(&mut model, Msg::Player(player::Msg::RunTo(Target::End)));
    assert!(all_seen(&model).all(|seen| seen.counters().solutions == 10 && seen.is_at_end()));
}

/// A way given up half way: the clock stands where the searches stand, and goes on from there.
#[test]
fn a_far_seek_that_is_given_up_stays_where_it_is() {
    for (clock, other) in [
        (Clock::Steps, Msg::Player(player::Msg::Stop)),
        (Clock::Tests, Msg::Player(player::Msg::Forward(None))),
        (Clock::Steps, Msg::Player(player::Msg::Play(true))),
        (Clock::Free, Msg::Player(player::Msg::Back(None))),
    ] {
        let mut model = open("", "#mode=compare&search=recursive,mrv&n=20");
        send(&mut model, Msg::Compare(compare::Msg::Clock(clock)));
        update(&mut model, Msg::Player(player::Msg::Seek(u64::MAX)));
        slice(&mut model, &mut || false);
        update(&mut model, other.clone());
        let (ticks, stands) = (model.rooms.compare.race.ticks, steps(&model));
        assert!(ticks > 1000 && ticks < 10_000, "{other:?}: {ticks} ticks");
        if clock == Clock::Steps {
            assert_eq!(stands, [ticks, ticks], "{other:?}");
        }
        send(&mut model, Msg::Player(player::Msg::Forward(None)));
        assert_eq!(model.rooms.compare.race.ticks, ticks + 1, "{other:?}");
    }
}

#[test]
fn playing_takes_all_along() {
    let mut model = compared();
    send(&mut model, Msg::Player(player::Msg::Play(true)));
    frame(&mut model, 1500.0, &mut || true); // a long frame counts as 250 ms: half a step
    frame(&mut model, 250.0, &mut || true);
    assert_eq!(steps(&model), [41, 41], "two a second");
}

#[test]
fn what_searches_cost_is_measured_and_can_be_stopped() {
    let mut model = compared();
    send(&mut model, field(vec![Bitmask, Mrv]));
    update(&mut model, MEASURE);
    slice(&mut model, &mut || false);
    assert!(model.work.has(measure::TASK));
    update(&mut model, Msg::Stop(measure::TASK));
    assert!(!model.work.has(measure::TASK));
    let kept = measured(&model).measured().cells.len();
    assert!(kept > 0, "what is measured stays");
    assert_eq!(measured(&model).progress(), None);
    update(&mut model, MEASURE);
    assert!(model.work.has(measure::TASK) && measured(&model).measured().cells.is_empty(), "anew");
    assert_eq!(measured(&model).measured().searches, [Bitmask, Mrv]);
    for (quantity, _) in Quantity::ALL {
        update(&mut model, Msg::Compare(compare::Msg::Measure(measure::Msg::Quantity(quantity))));
        assert_eq!(model.rooms.compare.measure.quantity, quantity);
    }
    update(&mut model, Msg::Compare(compare::Msg::Measure(measure::Msg::Extent(Extent::First))));
    assert_eq!(model.rooms.compare.measure.extent, Extent::First);
    assert_eq!(steps(&model), [0, 0], "the race is left alone");
}

#[test]
fn what_was_pruned_is_found_and_looked_at() {
    let mut model = compared();
    send(&mut model, field(vec![Permutations, ForwardChecking]));
    update(&mut model, PRUNE);
    assert!(model.work.has(pruning::TASK) && !model.rooms.compare.pruning.refused);
    finish(&mut model);
    let found = model.rooms.compare.pruning.pruned.as_ref().and_then(|pruned| pruned.found()).unwrap();
    assert_eq!((found.weaker, found.stronger), (Permutations, ForwardChecking));
    assert!(found.entries.len() > 2);
    update(&mut model, Msg::Compare(compare::Msg::Pruning(pruning::Msg::Entry(2))));
    assert_eq!(model.rooms.compare.pruning.entry, 2);
    update(&mut model, PRUNE);
    assert_eq!(model.rooms.compare.pruning.entry, 0, "another comparison begins at its first entry");
    update(&mut model, Msg::Stop(pruning::TASK));
    let pruned = &model.rooms.compare.pruning.pruned;
    assert!(pruned.is_none() && !model.work.has(pruning::TASK), "half a comparison says nothing");
}

#[test]
fn a_search_that_goes_through_no_boards_is_refused() {
    for other in [MinConflicts, Construction] {
        let mut model = compared();
        send(&mut model, field(vec![Recursive, other]));
        update(&mut model, PRUNE);
        let panel = &model.rooms.compare.pruning;
        assert!(panel.refused && panel.pruned.is_none() && !model.work.has(pruning::TASK), "{other:?}");
        send(&mut model, field(vec![Recursive, Bitmask]));
        update(&mut model, PRUNE);
        assert!(!model.rooms.compare.pruning.refused && model.work.has(pruning::TASK));
    }
}

#[test]
fn the_two_that_are_compared_are_never_one() {
    let mut panel = pruning::Panel::default();
    for (side, place, pair) in [(0, 1, (1, 0)), (1, 2, (1, 2)), (1, 1, (2, 1)), (0, 0, (0, 1)), (1, 3, (0, 3))] {
        assert_eq!(panel.update(pruning::Msg::Side(side, place), &[], 4), None);
        assert_eq!(panel.pair, pair, "place {place} on side {side}");
    }
    panel.fit(4);
    assert_eq!(panel.pair, (0, 3));
    panel.fit(3);
    assert_eq!(panel.pair, (0, 1), "the fourth is gone");
}

#[test]
fn places_that_the_field_has_no_longer_are_given_up() {
    let mut model = compared();
    send(&mut model, field(vec![Recursive, Bitmask, Mrv, Permutations]));
    send(&mut model, Msg::Compare(compare::Msg::Pruning(pruning::Msg::Side(1, 3))));
    assert_eq!(model.rooms.compare.pruning.pair, (0, 3));
    send(&mut model, field(vec![Recursive, Bitmask]));
    assert_eq!(model.rooms.compare.pruning.pair, (0, 1));
}
