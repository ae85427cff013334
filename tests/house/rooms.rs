//! A mode is a room: it knows neither another room nor the page.

use queens_lab::app::mode::Mode;

use crate::arrows::File;
use crate::modules::Module;
use crate::sources::{files, folders, house};

/// The folders that have a room for each mode.
const HOUSES: [&str; 2] = ["src/app/mode/", "src/ui/mode/"];
/// Who takes the rooms together.
const PAGES: [&str; 2] = ["src/app/page/", "src/ui/page/"];

fn rooms() -> Vec<String> {
    folders(HOUSES[0])
}

/// The folders of a room.
fn of(room: &str) -> [String; 2] {
    HOUSES.map(|house| format!("{house}{room}/"))
}

#[test]
fn both_folders_have_the_same_rooms() {
    let [app, ui] = HOUSES.map(folders);
    assert!(app == ui && app.len() >= 3, "{app:?} and {ui:?}");
}

/// The compiler asks for an arm of each room, but not for its row among those that exist.
#[test]
fn every_room_is_among_the_modes() {
    let names: Vec<_> = Mode::ALL.iter().map(|(_, name)| *name).collect();
    assert!(rooms().len() == names.len() && rooms().iter().all(|room| names.contains(&room.as_str())), "{names:?}");
}

#[test]
fn no_room_takes_names_from_another_one_or_from_the_page() {
    for room in rooms() {
        let (own, others) =
            (of(&room), rooms().into_iter().filter(|other| *other != room).flat_map(|other| of(&other)));
        let forbidden: Vec<String> = others.chain(PAGES.map(str::to_owned)).collect();
        for (from, to, names) in house().named_arrows().filter(|(from, ..)| own.iter().any(|own| from.starts_with(own)))
        {
            let outside = forbidden.iter().find(|place| to.starts_with(*place));
            assert_eq!(outside, None, "{from} takes {names:?}");
        }
    }
}

/// Also where a module is only named, and nothing of it.
#[test]
fn no_room_names_another_one_or_the_page() {
    for room in rooms() {
        let own = of(&room);
        let others: Vec<String> = rooms().into_iter().filter(|other| *other != room).collect();
        for file in files(&own.each_ref().map(String::as_str)) {
            for path in paths(file) {
                assert!(!leads_out(&path, &others), "{} names {}", file.path, path.join("::"));
            }
        }
    }
}

/// All paths of a file, what it takes over among them.
fn paths(file: &File) -> Vec<Vec<String>> {
    let module = Module::read(&file.tokens);
    module.paths.into_iter().chain(module.uses.into_iter().map(|of| of.path)).collect()
}

fn leads_out(path: &[String], others: &[String]) -> bool {
    path.windows(2).any(|pair| match pair {
        [above, below] if above == "mode" => others.contains(below),
        [above, below] if matches!(above.as_str(), "app" | "ui") => below == "page",
        [above, below] if above == "super" => below == "page" || others.contains(below),
        _ => false,
    })
}

#[test]
fn what_leads_out_is_seen() {
    let path = |text: &str| text.split("::").map(str::to_owned).collect::<Vec<_>>();
    let others = ["place".to_owned()];
    for text in ["crate::app::mode::place::Msg", "crate::app::page", "super::super::place", "crate::ui::page::Root"] {
        assert!(leads_out(&path(text), &others), "{text}");
    }
    for text in ["crate::app::mode::watch::Msg", "crate::app::mode::room::Wish", "place::Place", "page::number"] {
        assert!(!leads_out(&path(text), &others), "{text}");
    }
}
