//! Long random sequences of all kinds of messages: nothing panics, and what holds always holds.

use queens_lab::app::mode::compare::race::{Clock, FIELD, Goal};
use queens_lab::app::mode::compare::{measure, pruning};
use queens_lab::app::mode::watch::{PRESETS, Panel};
use queens_lab::app::mode::{Mode, Room, Rooms, compare, place, watch};
use queens_lab::app::page::{Dialog, Model, Msg, Notice, Setting, Theme, WAY, address, frame, script, slice, update};
use queens_lab::app::player::{self, Speed};
use queens_lab::app::show::Caption;
use queens_lab::app::show::listing::Code;
use queens_lab::i18n::Lang;
use queens_solver::{Grain, Run, SearchId, Square, Target};

use crate::common::{Random, model, seen, step, watched};

const GRAINS: [Grain; 3] = [Grain::Test, Grain::Move, Grain::Picture];
const TARGETS: [Target; 5] = [Target::Solution, Target::DeadEnd, Target::Backtrack, Target::Row, Target::End];
const SPEEDS: [Speed; 4] = [Speed::PerSecond(0.25), Speed::PerSecond(2.0), Speed::PerSecond(1000.0), Speed::Max];
const HASHES: [&str; 7] = [
    "",
    "n=8&step=1298",
    "mode=place&n=6&queens=1.1,2.2,9.9,x&blocked=3.3",
    "search=iterative&n=32&step=9007199254740991&embed=1&play=1",
    "n=%F0%9F%91%91&speed=max&grain=picture&from=3&to=9&zzz=1",
    "mode=compare&search=a,b&n=0&step=-1&lang=zh&theme=dark&n=5",
    "n=5&seed=7&play=1&embed=1&code=cpp",
];

fn square(random: &mut Random) -> Square {
    let bound = random.pick(&[4, 8, 34]); // boards are small as often as not
    Square::new(random.below(bound) as u8, random.below(bound) as u8)
}

fn number(random: &mut Random) -> u64 {
    let bound = random.pick(&[5, 130, 3000, 200_000]);
    if random.below(20) == 0 { u64::MAX } else { random.below(bound) }
}

/// Moves, plays and runs.
fn of_watch(random: &mut Random) -> Msg {
    match random.below(15) {
        0 => Msg::Player(player::Msg::Forward(Some(random.pick(&GRAINS)))),
        1 => Msg::Player(player::Msg::Forward(None)),
        2 => Msg::Player(player::Msg::Back(Some(random.pick(&GRAINS)))),
        3 => Msg::Player(player::Msg::Back(None)),
        4 => Msg::Player(player::Msg::Coarse(random.coin())),
        5 => Msg::Player(player::Msg::Play(random.coin())),
        6 => Msg::Player(player::Msg::TogglePlay),
        7 => Msg::Player(player::Msg::Restart),
        8 => Msg::Player(player::Msg::End),
        9 => Msg::Player(player::Msg::Seek(number(random))),
        10 => Msg::Player(player::Msg::RunTo(random.pick(&TARGETS))),
        11 => Msg::Player(player::Msg::Stop),
        12 => Msg::Player(player::Msg::Grain(random.pick(&GRAINS))),
        13 => Msg::Player(player::Msg::Speed(random.pick(&SPEEDS))),
        _ => Msg::Player(player::Msg::Nudge(random.coin())),
    }
}

/// Positions, sizes and modes.
fn of_board(random: &mut Random) -> Msg {
    match random.below(14) {
        0 => Msg::Place(place::Msg::Toggle(square(random))),
        1 => Msg::Place(place::Msg::Carry(square(random), Some(square(random)).filter(|_| random.coin()))),
        2 => Msg::Place(place::Msg::Undo),
        3 => Msg::Place(place::Msg::Redo),
        4 => Msg::Place(place::Msg::Clear),
        5 => Msg::Place(place::Msg::ShowSafe(random.coin())),
        6 => Msg::Place(place::Msg::Point(Some(square(random)).filter(|_| random.coin()))),
        7 => Msg::Mode(random.pick(&Mode::ALL).0),
        8 => Msg::Watch(watch::Msg::Search(random.pick(SearchId::ALL))),
        9 => Msg::Size(random.below(35) as u8),
        10 => Msg::Resize(random.pick(&[-128, -1, 1, 127])),
        11 => Msg::Watch(watch::Msg::Preset(random.pick(&PRESETS))),
        12 => Msg::BringBack(random.below(4) as u32),
        _ => Msg::Dismiss(random.below(4) as u32),
    }
}

/// Searches compared, and what is found out about them.
fn of_compare(random: &mut Random) -> Msg {
    match random.below(9) {
        0 => Msg::Compare(compare::Msg::Searches((0..random.below(6)).map(|_| random.pick(SearchId::ALL)).collect())),
        1 => Msg::Compare(compare::Msg::Clock(random.pick(&Clock::ALL).0)),
        2 => Msg::Compare(compare::Msg::Goal(random.pick(&Goal::ALL).0)),
        3 => Msg::Compare(compare::Msg::Measure(measure::Msg::Begin)),
        4 => Msg::Compare(compare::Msg::Pruning(pruning::Msg::Begin)),
        5 => Msg::Stop(random.pick(&[measure::TASK, pruning::TASK, WAY])),
        6 => {
            Msg::Compare(compare::Msg::Pruning(pruning::Msg::Side(random.below(3) as usize, random.below(4) as usize)))
        }
        7 => Msg::Compare(compare::Msg::Pruning(pruning::Msg::Entry(random.below(99) as usize))),
        _ => Msg::Mode(Mode::Compare),
    }
}

/// The look, addresses and scripts.
fn of_page(random: &mut Random) -> Msg {
    match random.below(12) {
        0 => Msg::Watch(watch::Msg::Code(random.pick(&[Code::Pseudo, Code::Python, Code::Java, Code::Cpp]))),
        1 => Msg::Lang(random.pick(&[Lang::En, Lang::Zh])),
        2 => Msg::Theme(random.pick(&[Theme::Auto, Theme::Light, Theme::Dark, Theme::Projector])),
        3 => Msg::Projector,
        4 => Msg::Dialog(random.pick(&[None, Some(Dialog::Help), Some(Dialog::Share)])),
        5 => Msg::Watch(watch::Msg::Panel(random.below(4) as usize, random.pick(&Panel::ALL))),
        6 => Msg::Watch(watch::Msg::Formula(random.coin())),
        7 => Msg::Watch(watch::Msg::Turn(random.pick(&Panel::ALL), random.coin())),
        8 => Msg::Letters(random.coin()),
        9 => Msg::Milestones(random.coin()),
        10 => Msg::Address(random.pick(&HASHES).into(), random.pick(&HASHES).into()),
        _ => Msg::Adopt(vec![
            Setting::N(1 + random.below(32) as u8),
            Setting::Queens((0..random.below(9)).map(|_| square(random)).collect()),
            Setting::Blocked((0..random.below(4)).map(|_| square(random)).collect()),
            Setting::Player(player::Setting::Step(number(random))),
            Setting::Player(player::Setting::From(Some(number(random)).filter(|_| random.coin()))),
            Setting::Player(player::Setting::To(Some(number(random)).filter(|_| random.coin()))),
        ]),
    }
}

/// What holds whatever was asked for.
fn check(model: &Model, after: &Msg) {
    let n = model.n();
    let position = &model.rooms.place.position;
    assert_eq!((position.board().n(), position.blocked().n()), (n, n), "{after:?}");
    let mut blocked = position.blocked().queens();
    assert!(blocked.all(|square| !position.board().has(square)), "{after:?}: a queen on a blocked square");
    assert!(!(model.player.is_playing() && model.player.way().is_some()), "{after:?}: plays and works");
    assert_eq!(
        model.work.has(WAY),
        model.player.way().is_some(),
        "{after:?}: a way without work, or the other way round"
    );
    assert!((0.0..1.0).contains(&model.player.owed()), "{after:?}: owes {}", model.player.owed());
    let offers = model.notices.iter().filter(|(_, notice)| matches!(notice, Notice::Thrown(..))).count();
    assert!(offers <= 1, "{after:?}: {offers} offers");
    let panels = model.rooms.watch.panels.shown();
    assert!(panels.len() < 2 || panels.len() == 2 && panels[0] != panels[1], "{after:?}: {panels:?}");
    check_shown(model, after);
    let race = &model.rooms.compare.race;
    let (field, pair) = (race.racers.len(), model.rooms.compare.pruning.pair);
    assert!((FIELD.0..=FIELD.1).contains(&field), "{after:?}: {field} searches");
    assert!(pair.0 != pair.1 && pair.0.max(pair.1) < 4, "{after:?}");
    assert!(race.racers.iter().all(|racer| seen(race, racer).n() == n), "{after:?}: boards of two sizes");
    let state = serde_json::to_value(script::state(model)).expect("plain JSON");
    assert!(state.get("step").is_some() && !address::write_link(model, true).is_empty());
}

/// Pictures, captions and names of squares.
fn check_shown(model: &Model, after: &Msg) {
    let (n, manner) = (model.n(), model.manner());
    let Rooms { watch, place, compare, .. } = &model.rooms;
    assert_eq!((watch.scene(manner).n, place.scene().n), (n, n), "{after:?}");
    let Caption { head, .. } = model.caption();
    assert!(!head.is_empty() && !head.contains('{'), "{after:?}: {head}");
    for names in [watch.names(manner), place.names(manner)] {
        let whole = names.len() == usize::from(n) && names.iter().all(|row| row.len() == usize::from(n));
        assert!(whole, "{after:?}");
    }
    assert!(compare.names(manner).is_empty(), "{after:?}: no grid there");
}

/// The run has to be the one that a fresh run is after as many steps.
fn check_run(model: &Model) {
    let step = step(model);
    let mut fresh = Run::new(model.rooms.watch.search(), &model.problem);
    for _ in 0..step.min(500_000) {
        fresh.advance();
    }
    assert!(step > 500_000 || watched(model).stands_at(&fresh), "n = {} at step {step}", model.n());
}

#[test]
fn nothing_panics_under_random_messages() {
    for seed in 0..24 {
        let (mut random, mut model) = (Random(seed), model());
        for _ in 0..250 {
            let msg = match random.below(7) {
                0 | 1 => of_watch(&mut random),
                2 | 3 => of_board(&mut random),
                4 => of_page(&mut random),
                5 => of_compare(&mut random),
                _ => {
                    slice(&mut model, &mut || false);
                    frame(&mut model, random.pick(&[0.0, 16.7, 250.0, 9999.0]), &mut || false);
                    let mut slices = random.below(4);
                    slice(&mut model, &mut || {
                        slices = slices.saturating_sub(1);
                        slices > 0
                    });
                    continue;
                }
            };
            update(&mut model, msg.clone());
            check(&model, &msg);
        }
        check_run(&model);
    }
}
