//! The legend has each sign of a picture, and no other.

mod common;

use common::open;
use queens_lab::app::page::{Model, Msg};
use queens_lab::app::player;
use queens_lab::app::player::Speed;
use queens_lab::app::show::legend::Entry;
use queens_lab::app::show::{Scene, legend};
use queens_lab::i18n::Lang;
use queens_solver::SearchId;

/// Which signs a picture has. A new one has to be named here.
fn signs(scene: &Scene) -> Vec<&'static str> {
    let Scene {
        n: _,
        queens,
        at_work,
        trial,
        attacked,
        safe,
        candidates,
        emptied,
        bits,
        given,
        figures,
        blocked,
        rejected,
        failed,
        ringed,
        crowned,
        ray,
        rays,
    } = scene;
    let has = [
        ("queens", !queens.is_empty()),
        ("at work", at_work.is_some()),
        ("trial", trial.is_some()),
        ("attacked", !attacked.is_empty()),
        ("safe", !safe.is_empty()),
        ("candidates", !candidates.is_empty()),
        ("emptied", !emptied.is_empty()),
        ("bits", !bits.is_empty()),
        ("given", !given.is_empty()),
        ("figures", !figures.text.is_empty()),
        ("blocked", !blocked.is_empty()),
        ("rejected", !rejected.is_empty()),
        ("failed", !failed.is_empty()),
        ("ringed", !ringed.is_empty()),
        ("crowned", !crowned.is_empty()),
        ("ray", !ray.is_empty()),
        ("rays", !rays.is_empty()),
    ];
    has.into_iter().filter(|(_, has)| *has).map(|(sign, _)| sign).collect()
}

/// A legend has the signs of the picture, in words that differ, and the trial as it came out.
fn check(scene: &Scene, entries: &[Entry], at: &str) {
    let mut shown: Vec<_> = entries.iter().flat_map(|entry| signs(&entry.sample)).collect();
    shown.sort_unstable();
    shown.dedup();
    let mut used = signs(scene);
    used.sort_unstable();
    assert_eq!(shown, used, "{at}");
    assert_eq!(entries.iter().filter(|entry| entry.words.is_empty()).count(), 0, "{at}");
    for (index, entry) in entries.iter().enumerate() {
        assert!(entries[..index].iter().all(|other| other.words != entry.words), "{at}: {}", entry.words);
        assert!(entry.sample.trial.is_none_or(|trial| trial.attacked == scene.trial.and_then(|t| t.attacked)), "{at}");
    }
}

fn check_watched(model: &Model, at: &str) {
    let manner = model.manner();
    let seen = model.rooms.watch.seen(manner);
    let scene = model.rooms.watch.scene(manner);
    check(&scene, &legend::of_search(&seen, &scene), at);
}

#[test]
fn every_search_at_every_step() {
    for id in SearchId::ALL {
        for start in ["", "&queens=1.2&blocked=3.3"] {
            let mut model = open("", &format!("search={}&n=4{start}", id.name()));
            for step in 0..600 {
                check_watched(&model, &format!("{} {start} {step}", id.name()));
                if model.rooms.watch.seen(model.manner()).is_at_end() {
                    break;
                }
                common::send(&mut model, Msg::Player(player::Msg::Forward(None)));
            }
            common::send(&mut model, Msg::Lang(Lang::Zh));
            check_watched(&model, id.name());
        }
        for step in (0..40).map(|part| part * 61) {
            for grain in ["test", "picture"] {
                let address = format!("search={}&n=6&step={step}&grain={grain}", id.name());
                check_watched(&open("", &address), &address);
            }
        }
    }
}

#[test]
fn a_search_that_plays() {
    for speed in [Speed::PerSecond(8.0), Speed::Max] {
        let mut model = open("", "search=bitmask&n=8&step=40");
        common::send(&mut model, Msg::Player(player::Msg::Speed(speed)));
        common::send(&mut model, Msg::Player(player::Msg::Play(true)));
        check_watched(&model, "playing");
    }
}

#[test]
fn every_position() {
    for position in ["", "&queens=1.1", "&queens=1.1,2.2&blocked=4.4", "&queens=1.2,2.4,3.1,4.3", "&blocked=1.1"] {
        for safe in [false, true] {
            let mut model = open("", &format!("mode=place&n=4{position}"));
            common::send(&mut model, Msg::Place(queens_lab::app::mode::place::Msg::ShowSafe(safe)));
            let scene = model.rooms.place.scene();
            check(&scene, &legend::of_position(&scene, Lang::En), position);
        }
    }
}

#[test]
fn signs_of_several_pictures_are_told_once() {
    let model = open("", "mode=compare&search=recursive,bitmask,forward-checking&n=6&step=40");
    let race = &model.rooms.compare.race;
    let of = |racer| {
        let seen = common::seen(race, racer);
        legend::of_search(&seen, &Scene::of_search(&seen))
    };
    let all = legend::together(race.racers.iter().map(of));
    for racer in &race.racers {
        assert!(of(racer).iter().all(|entry| all.contains(entry)));
    }
    let words: Vec<_> = all.iter().map(|entry| entry.words).collect();
    assert_eq!(words.iter().filter(|words| **words == "queen").count(), 1, "{words:?}");
}

/// What figures and dots stand for is the search's own.
#[test]
fn words_are_those_of_the_search() {
    let table = [
        ("search=marked-lines&n=4&step=8", "how many queens attack the square, where it is large enough"),
        ("search=row-tuples&n=4&step=8", "order in which the queens were put, where squares are large enough"),
        ("search=forward-checking&n=4&step=6", "pruned: a queen on the board attacks it"),
        ("search=forward-checking&n=4&step=6", "still free in its row"),
        ("search=permutations&n=4&step=2", "column in x, not fixed yet"),
        ("search=dancing-links&n=4&step=3", "option still linked"),
        ("search=cell-by-cell&n=4&step=3", "the square the search is at"),
        ("n=4&step=26", "queen on trial, attacked"),
        ("n=4&step=20", "queen on trial, not attacked"),
        ("n=4&step=26", "rejected: attacked when it was tested"),
    ];
    for (address, words) in table {
        let model = open("", address);
        let seen = model.rooms.watch.seen(model.manner());
        let told: Vec<_> = legend::of_search(&seen, &Scene::of_search(&seen)).iter().map(|entry| entry.words).collect();
        assert!(told.contains(&words), "{address}: {told:?}");
    }
}
