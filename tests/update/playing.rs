//! Playing with a clock of the tests' own.

use queens_lab::app::page::{Model, Msg, Setting, frame};
use queens_lab::app::player::{self, Speed};
use queens_solver::Grain;

use crate::common::{at, model, send, step};

fn playing(mut model: Model, speed: Speed) -> Model {
    send(&mut model, Msg::Player(player::Msg::Speed(speed)));
    send(&mut model, Msg::Player(player::Msg::Play(true)));
    model
}

/// Lets `count` frames of `elapsed` ms each go by, none short of time; what was said.
fn frames(model: &mut Model, count: u32, elapsed: f64) -> Vec<String> {
    (0..count).filter_map(|_| frame(model, elapsed, &mut || true)).collect()
}

/// Plays at a speed for frames of some ms each, from step 0 of n = 8.
fn check(speed: f64, count: u32, elapsed: f64, steps: u64) {
    let mut model = playing(at(8, 0), Speed::PerSecond(speed));
    frames(&mut model, count, elapsed);
    assert_eq!(step(&model), steps, "{speed} a second for {count} frames of {elapsed} ms");
    assert!(model.player.is_playing());
}

#[test]
fn so_many_steps_a_second() {
    check(2.0, 60, 1000.0 / 60.0, 2);
    check(2.0, 59, 1000.0 / 60.0, 1);
    check(2.0, 144, 1000.0 / 144.0, 2);
    check(0.25, 40, 100.0, 1);
    check(20.0, 60, 1000.0 / 60.0, 20);
    check(1000.0, 30, 1000.0 / 30.0, 1000);
    check(1000.0, 1, 60_000.0, 250); // a page that was hidden does not catch up
    check(2.0, 10, 0.0, 0);
    check(2.0, 10, -5.0, 0);
}

#[test]
fn the_grain_counts() {
    let mut model = playing(model(), Speed::PerSecond(4.0));
    send(&mut model, Msg::Player(player::Msg::Grain(Grain::Picture)));
    frames(&mut model, 12, 250.0);
    assert_eq!(step(&model), 51, "the twelfth picture is the solution");
}

#[test]
fn steps_that_the_budget_does_not_hold_are_forgiven() {
    let mut model = playing(at(8, 0), Speed::PerSecond(1000.0));
    for _ in 0..4 {
        frame(&mut model, 250.0, &mut || false);
    }
    assert_eq!(step(&model), 4);
    assert!(model.player.owed() < 1.0);
}

#[test]
fn at_most_speed_a_frame_takes_what_fits() {
    for grain in [Grain::Test, Grain::Move, Grain::Picture] {
        let mut model = playing(at(12, 0), Speed::Max);
        send(&mut model, Msg::Player(player::Msg::Grain(grain)));
        let mut looks = 3;
        let mut time_left = || {
            looks -= 1;
            looks > 0
        };
        frame(&mut model, 16.0, &mut time_left);
        assert!(step(&model) >= 3 * 256, "{grain:?}: {}", step(&model));
        assert!(step(&model) < 100_000 && model.player.is_playing(), "{grain:?}: {}", step(&model));
    }
}

#[test]
fn the_end_pauses_and_playing_there_starts_over() {
    for speed in [Speed::PerSecond(1000.0), Speed::Max] {
        let mut model = playing(at(4, 120), speed);
        let said = frames(&mut model, 1, 100.0);
        assert_eq!((step(&model), model.player.is_playing()), (125, false), "{speed:?}");
        assert_eq!(said.len(), 1, "the end is said once");
        assert_eq!(frames(&mut model, 5, 3000.0), [""; 0], "paused, nothing is said");
        send(&mut model, Msg::Player(player::Msg::TogglePlay));
        assert_eq!((step(&model), model.player.is_playing()), (0, true), "{speed:?}");
    }
}

#[test]
fn pause_leaves_the_step_and_plays_on_from_it() {
    let mut model = playing(at(4, 10), Speed::PerSecond(4.0));
    frames(&mut model, 3, 240.0);
    assert!(send(&mut model, Msg::Player(player::Msg::TogglePlay)).is_some(), "the step is said");
    assert_eq!((step(&model), model.player.is_playing(), model.player.owed()), (12, false, 0.0));
    frames(&mut model, 9, 240.0);
    assert_eq!(step(&model), 12);
    send(&mut model, Msg::Player(player::Msg::Play(true)));
    frames(&mut model, 1, 250.0);
    assert_eq!(step(&model), 13);
}

fn from_step(step: Option<u64>) -> Setting {
    Setting::Player(player::Setting::From(step))
}

fn to_step(step: Option<u64>) -> Setting {
    Setting::Player(player::Setting::To(step))
}

/// Plays a loop from its start for 100 steps; every step shown lies within it, and all of them are.
fn check_loop(n: u8, from: u64, to: u64, inside: std::ops::RangeInclusive<u64>) {
    let mut model = at(n, from);
    send(&mut model, Msg::Adopt(vec![from_step(Some(from)), to_step(Some(to))]));
    let mut model = playing(model, Speed::PerSecond(4.0));
    let mut seen = Vec::new();
    for _ in 0..100 {
        frames(&mut model, 1, 250.0);
        assert!(model.player.is_playing(), "{from} to {to} paused at {}", step(&model));
        seen.push(step(&model));
    }
    assert!(seen.iter().all(|step| inside.contains(step)), "{from} to {to}: {seen:?}");
    assert!(inside.clone().all(|step| seen.contains(&step)), "{from} to {to}: {seen:?}");
}

#[test]
fn a_loop_goes_round() {
    check_loop(8, 1290, 1300, 1290..=1300);
    check_loop(4, 0, 3, 0..=3);
    check_loop(4, 100, 125, 100..=125); // the end of the run is the end of the loop
    check_loop(4, 100, 999, 100..=125); // or comes before it
}

#[test]
fn a_loop_without_a_step_in_it_is_none() {
    for (from, to) in [(Some(50), Some(50)), (Some(60), Some(50)), (Some(200), Some(300)), (Some(9), None)] {
        let mut model = at(4, 120);
        send(&mut model, Msg::Adopt(vec![from_step(from), to_step(to)]));
        let mut model = playing(model, Speed::Max);
        frames(&mut model, 2, 16.0);
        assert_eq!((step(&model), model.player.is_playing()), (125, false), "{from:?} to {to:?}");
    }
}

/// Ten frames a second at a step a frame, over the solutions of n = 6 and 8.
#[test]
fn milestones_are_said_at_most_once_in_two_seconds() {
    for (n, speed) in [(6, 300.0), (8, 500.0), (8, 1000.0)] {
        let mut model = playing(at(n, 0), Speed::PerSecond(speed));
        let (mut now, mut last, mut count) = (0.0, f64::NEG_INFINITY, 0);
        while model.player.is_playing() {
            now += 100.0;
            if frame(&mut model, 100.0, &mut || true).is_some() && model.player.is_playing() {
                assert!(now - last >= 2000.0, "n = {n}: {now} after {last}");
                (last, count) = (now, count + 1);
            }
        }
        assert!(count > 0, "n = {n}");
    }
}

#[test]
fn milestones_can_be_switched_off() {
    let mut model = playing(at(6, 0), Speed::PerSecond(1000.0));
    send(&mut model, Msg::Milestones(false));
    assert_eq!(frames(&mut model, 50, 100.0), [""; 0]);
}

#[test]
fn faster_and_slower() {
    let mut model = model();
    let before = model.player.speed.value();
    send(&mut model, Msg::Player(player::Msg::Nudge(true)));
    assert!(model.player.speed.value() > before);
    send(&mut model, Msg::Player(player::Msg::Nudge(false)));
    send(&mut model, Msg::Player(player::Msg::Nudge(false)));
    assert!(model.player.speed.value() < before);
}

/// Playing is told, and what is given up; a slider says its own value, and nothing says it a second time.
#[test]
fn what_a_control_does_is_said_once() {
    let mut model = at(6, 10);
    let caption = model.caption().text();
    assert_eq!(send(&mut model, Msg::Player(player::Msg::TogglePlay)).as_deref(), Some("Playing. Steps a second: 2."));
    let paused = send(&mut model, Msg::Player(player::Msg::TogglePlay));
    assert_eq!(paused, Some(format!("Paused. {caption}")));
    assert_eq!(send(&mut model, Msg::Player(player::Msg::Nudge(true))).as_deref(), Some("Steps a second: 2.3."));
    assert_eq!(send(&mut model, Msg::Player(player::Msg::Speed(Speed::Max))), None, "the slider says it");
    assert_eq!(send(&mut model, Msg::Size(5)), None, "the slider says it");
    let resized = send(&mut model, Msg::Resize(-1));
    assert_eq!(resized.as_deref(), Some("An empty 4 × 4 board, 4 queens to place. Step forward, or play."));
}
