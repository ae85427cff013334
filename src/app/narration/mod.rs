//! Sentences: what a step of a search did, and what a position amounts to.

mod heads;
mod rests;

use queens_solver::{Event, Grain, Kind};

use super::begin;
use super::catalogue;
use super::model::Model;
use super::names;
use super::place::Verdict;
use super::race::{Clock, Racer};
use super::seen::Seen;
use super::setting::Mode;
use crate::i18n::{fill, number, sentences};

pub use self::heads::log_line;
use self::rests::of_event;

/// What stands under the board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Caption {
    /// The first sentence: what happened.
    pub head: String,
    /// Why, and what follows.
    pub rest: String,
    /// How it is coloured.
    pub tone: Tone,
    /// The test as formulas, one an attacker; empty where nothing was tested.
    pub formulas: Vec<String>,
}

/// What a caption's colour says; its words say it too.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tone {
    /// Neither good nor bad.
    #[default]
    Plain,
    /// An attack or a dead end.
    Bad,
    /// A free square or a solution.
    Good,
}

impl Caption {
    fn new(tone: Tone, head: impl Into<String>, rest: impl Into<String>) -> Self {
        Self { head: head.into(), rest: rest.into(), tone, formulas: Vec::new() }
    }

    /// The whole caption as one line.
    pub fn text(&self) -> String {
        sentences(&[&self.head, &self.rest])
    }
}

/// The caption of the mode: what the step shown did, or what the position amounts to.
pub fn caption(model: &Model) -> Caption {
    match model.mode {
        Mode::Watch => watch(&model.seen()),
        Mode::Place => verdict(model),
        Mode::Compare => race(model),
    }
}

/// What the searches that are compared have done, and which came home first.
fn race(model: &Model) -> Caption {
    let (t, race) = (model.texts(), &model.race);
    if race.ticks == 0 {
        let values: &[(&str, &dyn std::fmt::Display)] = &[("searches", &race.racers.len()), ("n", &model.n())];
        return Caption::new(Tone::Plain, fill(t.race_start, values), t.race_how);
    }
    let head = match race.clock {
        Clock::Steps => fill(t.race_ticks, &[("ticks", &t.steps.of(race.ticks))]),
        Clock::Tests => {
            let most = race.racers.iter().map(|racer| racer.timeline.counters().tests).max().unwrap_or(0);
            fill(t.race_ticks, &[("ticks", &t.tests.of(race.ticks.min(most)))])
        }
        Clock::Free => t.race_free.to_owned(),
    };
    let first = |racer: &Racer| {
        let counters = racer.timeline.counters();
        let name = catalogue::name(racer.search, t);
        fill(
            t.race_first,
            &[("search", &name), ("steps", &t.steps.of(counters.steps)), ("tests", &t.tests.of(counters.tests))],
        )
    };
    let firsts: Vec<String> = race.racers.iter().filter(|racer| race.is_first(racer)).map(first).collect();
    let tone = if firsts.is_empty() { Tone::Plain } else { Tone::Good };
    let mut rest: Vec<&str> = firsts.iter().map(String::as_str).collect();
    rest.extend(race.is_over().then_some(t.race_over));
    Caption::new(tone, head, sentences(&rest))
}

/// What the step shown did; by pictures, a row without a square left is told as what comes of it.
pub fn watch(seen: &Seen) -> Caption {
    let timeline = seen.timeline;
    let pictures = seen.grain == Grain::Picture;
    match timeline.last() {
        Some(Event::Test { .. } | Event::Remove { .. }) if pictures => {
            let next = timeline.run().peek().filter(|event| event.kind() == Kind::Return);
            of_event(seen, next.or(timeline.last()).unwrap_or(Event::Done))
        }
        Some(event) => of_event(seen, event),
        None => start(seen),
    }
}

/// Before the first step: what there is to be done, and what there is to begin from.
fn start(seen: &Seen) -> Caption {
    let (t, n) = (seen.t, seen.n());
    if seen.has_start() {
        let given = u64::from(seen.run().board().len());
        let values: &[(&str, &dyn std::fmt::Display)] = &[
            ("n", &n),
            ("given", &t.queens.of(given)),
            ("blocked", &t.squares.of(seen.problem.blocked().len().into())),
            ("queens", &t.queens.of(u64::from(n) - given)),
        ];
        return Caption::new(Tone::Plain, fill(t.start_given, values), t.start_rest);
    }
    let head = fill(t.start_head, &[("n", &n), ("queens", &t.queens.of(n.into()))]);
    let refusal = seen.search.keeps_start().err().filter(|_| seen.problem.has_start());
    let refusal =
        refusal.map_or_else(String::new, |refusal| fill(t.start_refused, &[("reason", &begin::reason(refusal, t))]));
    Caption::new(Tone::Plain, head, sentences(&[&refusal, t.start_rest]))
}

/// What is said while playing when a solution was found.
pub fn milestone(model: &Model) -> String {
    let solutions = number(model.watch.timeline.counters().solutions);
    fill(model.texts().milestone, &[("solutions", &solutions)])
}

/// What the position put up by hand amounts to, and what the square pointed at is.
pub fn verdict(model: &Model) -> Caption {
    let (t, place, n) = (model.texts(), &model.place, model.n());
    let pointed =
        place.pointed.map(|square| names::sentence(&names::in_place(place, square, t), t)).unwrap_or_default();
    let safe: u32 = (0..n).map(|row| (place.board().safe_in_row(row) & !place.blocked.row(row)).count_ones()).sum();
    match place.verdict() {
        Verdict::Empty => {
            Caption::new(Tone::Plain, t.verdict_empty, if pointed.is_empty() { t.verdict_how } else { &pointed })
        }
        Verdict::Peaceful { queens, to_go } => {
            let queens = t.queens.of(queens.into());
            let template = if place.board().len() == 1 { t.verdict_single } else { t.verdict_peaceful };
            let head = fill(template, &[("queens", &queens), ("to_go", &to_go)]);
            let safe = if safe == 0 { t.no_safe_square.to_owned() } else { t.safe_squares.of(safe.into()) };
            Caption::new(Tone::Plain, head, sentences(&[&safe, &pointed]))
        }
        Verdict::Conflicts { pairs } => Caption::new(Tone::Bad, t.pairs_attack.of(pairs as u64), pointed),
        Verdict::Solved { of: Some(1) } => Caption::new(Tone::Good, t.verdict_only, pointed),
        Verdict::Solved { of: Some(all) } => {
            Caption::new(Tone::Good, fill(t.verdict_solved, &[("all", &number(all))]), pointed)
        }
        Verdict::Solved { of: None } => Caption::new(Tone::Good, t.verdict_solved_uncounted, pointed),
    }
}
