//! Long random sequences of all kinds of messages: nothing panics, and what holds always holds.

use queens_lab::app::narration::{self, Caption};
use queens_lab::app::race::{Clock, FIELD, Goal};
use queens_lab::app::scene::Scene;
use queens_lab::app::speed::Speed;
use queens_lab::app::update::{PRESETS, frame, update, work};
use queens_lab::app::{Code, Dialog, Mode, Model, Msg, Notice, Panel, Setting, Theme, address, names, script};
use queens_lab::i18n::Lang;
use queens_solver::{Grain, Run, SearchId, Square, Target};

use crate::common::{Random, model};

const GRAINS: [Grain; 3] = [Grain::Test, Grain::Move, Grain::Picture];
const TARGETS: [Target; 4] = [Target::Solution, Target::Backtrack, Target::Row, Target::End];
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
        0 => Msg::Forward(Some(random.pick(&GRAINS))),
        1 => Msg::Forward(None),
        2 => Msg::Back(Some(random.pick(&GRAINS))),
        3 => Msg::Back(None),
        4 => Msg::Coarse(random.coin()),
        5 => Msg::Play(random.coin()),
        6 => Msg::TogglePlay,
        7 => Msg::Restart,
        8 => Msg::End,
        9 => Msg::Seek(number(random)),
        10 => Msg::RunTo(random.pick(&TARGETS)),
        11 => Msg::Stop,
        12 => Msg::Grain(random.pick(&GRAINS)),
        13 => Msg::Speed(random.pick(&SPEEDS)),
        _ => Msg::Nudge(random.coin()),
    }
}

/// Positions, sizes and modes.
fn of_board(random: &mut Random) -> Msg {
    match random.below(14) {
        0 => Msg::Toggle(square(random)),
        1 => Msg::Carry(square(random), Some(square(random)).filter(|_| random.coin())),
        2 => Msg::Undo,
        3 => Msg::Redo,
        4 => Msg::Clear,
        5 => Msg::ShowSafe(random.coin()),
        6 => Msg::Point(Some(square(random)).filter(|_| random.coin())),
        7 => Msg::Mode(random.pick(&Mode::ALL).0),
        8 => Msg::Search(random.pick(SearchId::ALL)),
        9 => Msg::Size(random.below(35) as u8),
        10 => Msg::Resize(random.pick(&[-128, -1, 1, 127])),
        11 => Msg::Preset(random.pick(&PRESETS)),
        12 => Msg::BringBack(random.below(4) as u32),
        _ => Msg::Dismiss(random.below(4) as u32),
    }
}

/// Searches compared, and what is found out about them.
fn of_compare(random: &mut Random) -> Msg {
    match random.below(9) {
        0 => Msg::Race((0..random.below(6)).map(|_| random.pick(SearchId::ALL)).collect()),
        1 => Msg::Clock(random.pick(&Clock::ALL).0),
        2 => Msg::Goal(random.pick(&Goal::ALL).0),
        3 => Msg::Measure,
        4 => Msg::Prune,
        5 => Msg::StopStudy,
        6 => Msg::Side(random.below(3) as usize, random.below(4) as usize),
        7 => Msg::Entry(random.below(99) as usize),
        _ => Msg::Mode(Mode::Compare),
    }
}

/// The look, addresses and scripts.
fn of_page(random: &mut Random) -> Msg {
    match random.below(11) {
        0 => Msg::Code(random.pick(&[Code::Pseudo, Code::Python, Code::Java, Code::Cpp])),
        1 => Msg::Lang(random.pick(&[Lang::En, Lang::Zh])),
        2 => Msg::Theme(random.pick(&[Theme::Auto, Theme::Light, Theme::Dark, Theme::Projector])),
        3 => Msg::Projector,
        4 => Msg::Dialog(random.pick(&[None, Some(Dialog::Help), Some(Dialog::Share)])),
        5 => Msg::Panel(random.below(4) as usize, random.pick(&Panel::ALL)),
        6 => Msg::Formula(random.coin()),
        7 => Msg::Letters(random.coin()),
        8 => Msg::Milestones(random.coin()),
        9 => Msg::Address(random.pick(&HASHES).into(), random.pick(&HASHES).into()),
        _ => Msg::Adopt(vec![
            Setting::N(1 + random.below(32) as u8),
            Setting::Queens((0..random.below(9)).map(|_| square(random)).collect()),
            Setting::Blocked((0..random.below(4)).map(|_| square(random)).collect()),
            Setting::Step(number(random)),
            Setting::From(Some(number(random)).filter(|_| random.coin())),
            Setting::To(Some(number(random)).filter(|_| random.coin())),
        ]),
    }
}

/// What holds whatever was asked for.
fn check(model: &Model, after: &Msg) {
    let (n, watch) = (model.n(), &model.watch);
    assert_eq!(model.place.board().n(), n, "{after:?}");
    assert_eq!(model.place.blocked.n(), n, "{after:?}");
    let mut blocked = model.place.blocked.queens();
    assert!(blocked.all(|square| !model.place.board().has(square)), "{after:?}: a queen on a blocked square");
    assert!(!(watch.playing && watch.job.is_some()), "{after:?}: plays and works");
    assert!((0.0..1.0).contains(&watch.owed), "{after:?}: owes {}", watch.owed);
    let offers = model.notices.iter().filter(|(_, notice)| matches!(notice, Notice::Thrown(_))).count();
    assert!(offers <= 1, "{after:?}: {offers} offers");
    assert_ne!(model.panels[0], model.panels[1], "{after:?}");
    assert_eq!(Scene::of(model).n, n, "{after:?}");
    let Caption { head, .. } = narration::caption(model);
    assert!(!head.is_empty() && !head.contains('{'), "{after:?}: {head}");
    let (race, field) = (&model.race, model.race.racers.len());
    assert!((FIELD.0..=FIELD.1).contains(&field), "{after:?}: {field} searches");
    assert!(model.study.pair.0 != model.study.pair.1 && model.study.pair.0.max(model.study.pair.1) < 4, "{after:?}");
    assert!(race.racers.iter().all(|racer| racer.seen(model).n() == n), "{after:?}: boards of two sizes");
    assert!((0..n).all(|row| names::of_row(model, row).len() == usize::from(n)), "{after:?}");
    assert!(script::state(model).get("step").is_some() && !address::write_link(model, true).is_empty());
}

/// The run has to be the one that a fresh run is after as many steps.
fn check_run(model: &Model) {
    let step = model.watch.timeline.step();
    let mut fresh = Run::new(model.watch.search, model.watch.problem());
    for _ in 0..step.min(500_000) {
        fresh.advance();
    }
    assert!(step > 500_000 || *model.watch.timeline.run() == fresh, "n = {} at step {step}", model.n());
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
                    model.study.work(&mut || false);
                    frame(&mut model, random.pick(&[0.0, 16.7, 250.0, 9999.0]), &mut || false);
                    let mut slices = random.below(4);
                    work(&mut model, &mut || {
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
