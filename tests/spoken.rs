//! All that a screen reader is told in one visit to each mode, as a transcript of what was done and what was said.
//!
//! The transcripts are to be read: somebody who has never seen the page has to understand them. After a change that is
//! meant, `SPOKEN=write cargo test --test spoken` writes them anew.

mod common;

use std::path::Path;
use std::{env, fs};

use common::{finish, notices, square};
use queens_lab::app::binding::{Press, moved};
use queens_lab::app::mode::compare::{self, measure, pruning};
use queens_lab::app::mode::{Mode, place, watch};
use queens_lab::app::page::{Action, Focus, Model, Msg, Surroundings, action, frame, slice, update};
use queens_lab::app::player::{self, Speed};
use queens_lab::i18n::Lang;
use queens_solver::{Grain, SearchId};

/// A person at the page, and what was written down.
struct Visit {
    model: Model,
    at: (u8, u8), // the square with the focus
    text: String,
}

impl Visit {
    fn new(lang: Lang) -> Self {
        let surroundings = Surroundings { lang, reduced_motion: false, letters: true, milestones: true };
        Self { model: Model::new(surroundings), at: (0, 0), text: String::new() }
    }

    fn note(&mut self, done: &str, said: Option<&str>) {
        let said = said.filter(|said| !said.is_empty()).map(|said| [" ", said].concat());
        self.text.extend(["[", done, "]", &said.unwrap_or_default(), "\n"]);
    }

    /// A message, with the work that it begins.
    fn send(&mut self, done: &str, msg: Msg) {
        let before = notices(&self.model);
        let said = update(&mut self.model, msg);
        let said = finish(&mut self.model).or(said);
        self.note(done, said.as_deref());
        assert_eq!(notices(&self.model).len().max(before.len()), before.len(), "no notice is part of a visit");
    }

    /// A key, wherever the focus is.
    fn key(&mut self, shown: &str, name: &str, shift: bool) {
        let press = Press::of(name, "", shift);
        match action(&press, Focus::None, &self.model) {
            Some(Action::Send(msg)) => self.send(shown, msg),
            other => panic!("{name}: {other:?}"),
        }
    }

    /// A key on the board: the name of the square that it leads to.
    fn over_the_board(&mut self, shown: &str, name: &str) {
        self.at = moved(&Press::of(name, "", false), self.at, self.model.n()).expect("a key of the board");
        let named =
            self.model.room().names(self.model.manner())[usize::from(self.at.0)][usize::from(self.at.1)].clone();
        self.note(shown, Some(&named));
        if self.model.mode == Mode::Place {
            update(&mut self.model, Msg::Place(place::Msg::Point(Some(square(self.at.0 + 1, self.at.1 + 1)))));
        }
    }

    /// Plays on until it ends, a tenth of a second at a time.
    fn listen(&mut self) {
        for tenth in 1.. {
            if !self.model.player.is_playing() {
                return;
            }
            if let Some(said) = frame(&mut self.model, 100.0, &mut || true) {
                self.note(&format!("{}.{} s", tenth / 10, tenth % 10), Some(&said));
            }
        }
    }

    /// A piece of work whose slices take a second each.
    fn wait(&mut self, done: &str, msg: Msg) {
        let said = update(&mut self.model, msg);
        self.note(done, said.as_deref());
        for second in 1.. {
            if self.model.work.is_empty() {
                return;
            }
            self.model.speech.pass(1000.0);
            let mut left = 40;
            let said = slice(&mut self.model, &mut || {
                left -= 1;
                left > 0
            });
            if let Some(said) = said {
                self.note(&format!("{second} s"), Some(&said));
            }
        }
    }
}

fn check(name: &str, lang: Lang, visit: fn(&mut Visit)) {
    let mut person = Visit::new(lang);
    visit(&mut person);
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/spoken/{name}.{}.txt", lang.tag()));
    if env::var("SPOKEN").is_ok_and(|what| what == "write") {
        fs::write(&file, &person.text).expect("the transcript is written");
    }
    let told = fs::read_to_string(&file).unwrap_or_default();
    for (line, (expected, said)) in told.lines().zip(person.text.lines()).enumerate() {
        assert_eq!(said, expected, "{}, line {}; where that is meant: SPOKEN=write", file.display(), line + 1);
    }
    assert_eq!(person.text.lines().count(), told.lines().count(), "{}", file.display());
}

fn watch(person: &mut Visit) {
    person.over_the_board("Home", "Home");
    for (shown, name, shift) in [
        ("→", "ArrowRight", false),
        ("→", "ArrowRight", false),
        ("→", "ArrowRight", false),
        ("←", "ArrowLeft", false),
        ("Shift + →", "ArrowRight", true),
        ("X", "x", false),
    ] {
        person.key(shown, name, shift);
    }
    person.over_the_board("↓", "ArrowDown");
    person.over_the_board("→", "ArrowRight");
    for (shown, name, shift) in [("Shift + X", "X", true), ("S", "s", false), ("+", "+", false), ("K", "k", false)] {
        person.key(shown, name, shift);
    }
    person.key("K", "k", false);
    person.send("step by picture", Msg::Player(player::Msg::Grain(Grain::Picture)));
    person.key("→", "ArrowRight", false);
    person.send("step by test", Msg::Player(player::Msg::Grain(Grain::Test)));
    person.send("speed 20", Msg::Player(player::Msg::Speed(Speed::PerSecond(20.0))));
    person.key("R", "r", false);
    person.key("K", "k", false);
    person.listen();
    person.key("Home", "Home", false);
    person.key("N", "n", false);
    person.send("search: bitmask", Msg::Watch(watch::Msg::Search(SearchId::Bitmask)));
    person.key("S", "s", false);
}

fn place(person: &mut Visit) {
    person.send("Place", Msg::Mode(Mode::Place));
    person.over_the_board("Home", "Home");
    let toggle = |row, column| Msg::Place(place::Msg::Toggle(square(row, column)));
    person.over_the_board("→", "ArrowRight");
    person.send("Enter", toggle(1, 2));
    person.over_the_board("↓", "ArrowDown");
    person.over_the_board("→", "ArrowRight");
    person.send("Enter", toggle(2, 3));
    person.send("Ctrl + Z", Msg::Place(place::Msg::Undo));
    person.send("Ctrl + Shift + Z", Msg::Place(place::Msg::Redo));
    person.send("Enter", toggle(2, 3));
    for (row, column) in [(2, 4), (3, 1), (4, 3)] {
        person.send("Enter", toggle(row, column));
    }
    person.send("Clear", Msg::Place(place::Msg::Clear));
    person.send("Enter", toggle(1, 2));
    person.send("Search from here", Msg::Place(place::Msg::SearchFromHere));
    person.key("→", "ArrowRight", false);
}

fn compare(person: &mut Visit) {
    let own = |msg| Msg::Compare(msg);
    person.send("Compare", Msg::Mode(Mode::Compare));
    let searches = [SearchId::RowTuples, SearchId::Recursive, SearchId::Bitmask];
    let first = vec![SearchId::RowTuples, SearchId::ForwardChecking];
    person.send("search 1: row tuples", own(compare::Msg::Searches(first)));
    person.send("search 2: recursive", own(compare::Msg::Searches(searches[..2].to_vec())));
    person.send("Add a search", own(compare::Msg::Searches(searches.to_vec())));
    for _ in 0..3 {
        person.key("→", "ArrowRight", false);
    }
    person.key("S", "s", false);
    person.send("speed 20", Msg::Player(player::Msg::Speed(Speed::PerSecond(20.0))));
    person.key("K", "k", false);
    person.listen();
    person.wait("Compare what they try", own(compare::Msg::Pruning(pruning::Msg::Begin)));
    person.send("an entry", own(compare::Msg::Pruning(pruning::Msg::Entry(1))));
    person.key("Home", "Home", false);
    person.send("Remove this search", own(compare::Msg::Searches(searches[1..].to_vec())));
    person.wait("Measure", own(compare::Msg::Measure(measure::Msg::Begin)));
    person.send("Watch", Msg::Mode(Mode::Watch));
}

#[test]
fn a_visit_to_watch() {
    for (lang, _) in Lang::ALL {
        check("watch", lang, watch);
    }
}

#[test]
fn a_visit_to_place() {
    for (lang, _) in Lang::ALL {
        check("place", lang, place);
    }
}

#[test]
fn a_visit_to_compare() {
    for (lang, _) in Lang::ALL {
        check("compare", lang, compare);
    }
}
