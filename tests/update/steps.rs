//! Steps by each grain, both ways.

use queens_lab::app::mode::watch::{self, PRESETS};
use queens_lab::app::page::Msg;
use queens_lab::app::player;
use queens_solver::{Event, Grain, Kind, Target};

use crate::common::{at, model, pairs, send, step, watched};

/// Steps at which the player stops at n = 4, by hand from the order of steps: queens placed and removed.
const MOVES: [u64; 8] = [3, 8, 15, 17, 21, 28, 32, 34];
/// The twelve pictures, (a) to (l), the last of them the solution.
const PICTURES: [u64; 12] = [3, 8, 13, 17, 21, 26, 30, 32, 36, 42, 45, 51];
const TESTS: [u64; 5] = [1, 2, 3, 4, 5];

/// Steps forwards with `forward` to each of `stops`, then back with `back`.
fn check(grain: Grain, forward: &Msg, back: &Msg, stops: &[u64]) {
    let mut model = model();
    send(&mut model, Msg::Player(player::Msg::Grain(grain)));
    for &stop in stops {
        assert!(send(&mut model, forward.clone()).is_some(), "{forward:?} is not said");
        assert_eq!(step(&model), stop, "{forward:?} by {grain:?}");
    }
    for &stop in stops.iter().rev().skip(1).chain(&[0, 0]) {
        send(&mut model, back.clone());
        assert_eq!(step(&model), stop, "{back:?} by {grain:?}");
    }
}

#[test]
fn a_step_goes_by_the_grain_of_the_player() {
    let (forward, back) = (Msg::Player(player::Msg::Forward(None)), Msg::Player(player::Msg::Back(None)));
    check(Grain::Test, &forward, &back, &TESTS);
    check(Grain::Move, &forward, &back, &MOVES);
    check(Grain::Picture, &forward, &back, &PICTURES);
}

#[test]
fn a_step_goes_by_the_grain_that_is_asked_for() {
    for (grain, stops) in [(Grain::Test, &TESTS[..]), (Grain::Move, &MOVES), (Grain::Picture, &PICTURES)] {
        for of_player in [Grain::Test, Grain::Move, Grain::Picture] {
            check(
                of_player,
                &Msg::Player(player::Msg::Forward(Some(grain))),
                &Msg::Player(player::Msg::Back(Some(grain))),
                stops,
            );
        }
    }
}

#[test]
fn shift_goes_by_the_next_coarser_grain() {
    let (forward, back) = (Msg::Player(player::Msg::Coarse(true)), Msg::Player(player::Msg::Coarse(false)));
    check(Grain::Test, &forward, &back, &MOVES);
    check(Grain::Move, &forward, &back, &PICTURES);
    check(Grain::Picture, &forward, &back, &PICTURES);
}

#[test]
fn at_an_end_a_step_changes_nothing() {
    let mut model = at(4, 125);
    for msg in [
        Msg::Player(player::Msg::Forward(None)),
        Msg::Player(player::Msg::Forward(Some(Grain::Picture))),
        Msg::Player(player::Msg::Coarse(true)),
        Msg::Player(player::Msg::RunTo(Target::Row)),
    ] {
        send(&mut model, msg);
        assert_eq!((step(&model), watched(&model).last()), (125, Some(Event::Done)));
    }
    send(&mut model, Msg::Player(player::Msg::Restart));
    for msg in [
        Msg::Player(player::Msg::Back(None)),
        Msg::Player(player::Msg::Back(Some(Grain::Picture))),
        Msg::Player(player::Msg::Coarse(false)),
    ] {
        send(&mut model, msg);
        assert_eq!((step(&model), watched(&model).last()), (0, None));
    }
}

#[test]
fn home_and_end() {
    let mut model = at(8, 1298);
    send(&mut model, Msg::Player(player::Msg::Restart));
    assert_eq!(step(&model), 0);
    send(&mut model, Msg::Player(player::Msg::End));
    assert_eq!(step(&model), 1298, "the end is not known: the furthest step seen");
    for past in [23_855, 23_856, u64::MAX] {
        send(&mut model, Msg::Player(player::Msg::Seek(past)));
        assert_eq!(step(&model), 23_855, "{past}");
    }
    send(&mut model, Msg::Player(player::Msg::Seek(7)));
    send(&mut model, Msg::Player(player::Msg::End));
    assert_eq!(step(&model), 23_855);
}

#[test]
fn runs_to_the_next_event_of_a_kind() {
    let cases = [
        (Target::Solution, &[51, 78, 125][..]),
        (Target::DeadEnd, &[13, 26, 105, 117, 125]),
        (Target::Backtrack, &[15, 28, 32, 34, 52]),
        (Target::Row, &[1, 4, 9, 14, 18, 22, 27]),
        (Target::End, &[125]),
    ];
    for (target, stops) in cases {
        let mut model = model();
        for &stop in stops {
            assert!(send(&mut model, Msg::Player(player::Msg::RunTo(target))).is_some(), "{target:?} is not said");
            assert_eq!(step(&model), stop, "{target:?}");
        }
    }
}

#[test]
fn a_step_pauses_what_plays() {
    for msg in [
        Msg::Player(player::Msg::Forward(None)),
        Msg::Player(player::Msg::Back(None)),
        Msg::Player(player::Msg::Coarse(true)),
        Msg::Player(player::Msg::Restart),
        Msg::Player(player::Msg::End),
        Msg::Player(player::Msg::Seek(9)),
    ] {
        let mut model = at(4, 60);
        send(&mut model, Msg::Player(player::Msg::Play(true)));
        assert!(model.player.is_playing());
        send(&mut model, msg.clone());
        assert!(!model.player.is_playing(), "{msg:?}");
    }
}

#[test]
fn the_examples_open_where_they_say() {
    for preset in PRESETS {
        let mut model = at(8, 1298);
        send(&mut model, Msg::Watch(watch::Msg::Preset(preset)));
        assert_eq!((model.n(), step(&model), model.player.grain), (preset.n, preset.step, preset.grain));
    }
    assert_eq!(PRESETS.map(|preset| preset.n), [4, 6, 8, 2, 3]);
}

/// "The backtrack that matters" is a picture: queen 1 stands on column 1, and row 2 has no square left.
#[test]
fn the_backtrack_of_six_is_where_everything_under_queen_one_has_failed() {
    let preset = PRESETS.iter().find(|preset| preset.n == 6).unwrap();
    let mut model = model();
    send(&mut model, Msg::Watch(watch::Msg::Preset(*preset)));
    let seen = watched(&model);
    assert_eq!(pairs(seen.board().queens()), [(1, 1)]);
    assert_eq!((seen.marks(1).rejected, seen.marks(1).failed), (0b00_0011, 0b11_1100));
    assert_eq!(seen.next().map(Event::kind), Some(Kind::Return));
    let shown = step(&model);
    send(&mut model, Msg::Player(player::Msg::Back(None)));
    send(&mut model, Msg::Player(player::Msg::Forward(None)));
    assert_eq!(step(&model), shown, "a picture");
}
