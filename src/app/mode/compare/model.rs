//! The model of Compare, its messages, and what it says.

use queens_solver::{Problem, SearchId};

use super::race::{Clock, FIELD, Goal, Race, Racer};
use super::settings::Setting;
use super::state::State;
use super::texts::Texts;
use super::{measure, pruning, speech};
use crate::app::key::{find, name_of};
use crate::app::mode::room::{Desk, Room, Task, Thrown, Wish};
use crate::app::player::{Playable, Way};
use crate::app::show::texts::counted;
use crate::app::show::{Caption, Manner, Tone, searches};
use crate::app::work::Work;
use crate::i18n::{Lang, fill, sentences};

/// Searches compared, and what is found out about them.
#[derive(Clone, Debug)]
pub struct Compare {
    /// The searches side by side, and their clock.
    pub race: Race,
    /// What they cost.
    pub measure: measure::Panel,
    /// What one tries and another never does.
    pub pruning: pruning::Panel,
    steps: Vec<u64>, // where an address sends each search, until it is asked for
}

/// What a person does in Compare.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Msg {
    /// Other searches, from the start.
    Searches(Vec<SearchId>),
    /// Another clock, from the start.
    Clock(Clock),
    /// Another goal, from the start.
    Goal(Goal),
    /// In the panel of measurements.
    Measure(measure::Msg),
    /// In the panel of what is pruned.
    Pruning(pruning::Msg),
}

impl Compare {
    /// The usual searches at the start.
    pub fn new(problem: Problem) -> Self {
        Self {
            race: Race::new(problem),
            measure: measure::Panel::default(),
            pruning: pruning::Panel::default(),
            steps: Vec::new(),
        }
    }

    /// Carries a message out; what it asks of the page.
    pub fn update(&mut self, msg: Msg, desk: Desk) -> Vec<Wish> {
        match msg {
            Msg::Searches(searches) => vec![Wish::Anew(self.restart(&searches, desk.problem)), Wish::Tell],
            Msg::Clock(clock) => told(self.play_by(clock, self.race.goal)),
            Msg::Goal(goal) => told(self.play_by(self.race.clock, goal)),
            Msg::Measure(msg) => {
                let begun = self.measure.update(msg, &self.race.searches()).map(Wish::Begin);
                begun.into_iter().chain(speech::measured(&self.measure, desk.lang).map(Wish::Say)).collect()
            }
            Msg::Pruning(msg) => {
                let begun = self.pruning.update(msg, &self.race.searches(), desk.problem.n()).map(Wish::Begin);
                let said = match msg {
                    pruning::Msg::Side(..) => None, // the list says what is chosen
                    pruning::Msg::Begin => speech::pruned(&self.pruning, desk.lang),
                    pruning::Msg::Entry(_) => speech::chosen(&self.pruning, desk.lang),
                };
                begun.into_iter().chain(said.map(Wish::Say)).collect()
            }
        }
    }

    /// Takes over what a key of the address sets; what that asks of the page.
    pub fn adopt(&mut self, setting: Setting) -> Option<Wish> {
        match setting {
            Setting::Clock(clock) => self.play_by(clock, self.race.goal),
            Setting::Goal(goal) => self.play_by(self.race.clock, goal),
            Setting::Steps(steps) => {
                self.steps = steps;
                None
            }
        }
    }

    /// Another clock or goal, from the start. The figures follow the goal.
    fn play_by(&mut self, clock: Clock, goal: Goal) -> Option<Wish> {
        let thrown = self.race.thrown();
        if goal != self.race.goal {
            self.measure.extent = match goal {
                Goal::First => measure::Extent::First,
                Goal::All => measure::Extent::All,
            };
        }
        self.race.set(clock, goal).then_some(Wish::Anew(thrown))
    }

    /// What scripts are told.
    pub fn state(&self, manner: Manner) -> State {
        State::of(&self.race, manner, self.caption(manner).text())
    }

    /// How the clock stands.
    fn head(&self, lang: Lang) -> String {
        let (t, counted, race) = (Texts::of(lang), counted::Texts::of(lang), &self.race);
        match race.clock {
            Clock::Steps => fill(t.race_ticks, &[("ticks", &counted.steps.of(race.ticks))]),
            Clock::Tests => fill(t.race_ticks, &[("ticks", &counted.tests.of(race.ticks.min(race.most_tests())))]),
            Clock::Free => t.race_free.to_owned(),
        }
    }
}

/// What other rules ask of the page, and that it is told.
fn told(wish: Option<Wish>) -> Vec<Wish> {
    wish.into_iter().flat_map(|wish| [wish, Wish::Tell]).collect()
}

/// Who came home first, and with how much.
fn first(racer: &Racer, lang: Lang) -> String {
    let counted = counted::Texts::of(lang);
    let (steps, tests) = racer.counted();
    let values: &[(&str, &dyn std::fmt::Display)] = &[
        ("search", &searches::name(racer.search, lang)),
        ("steps", &counted.steps.of(steps)),
        ("tests", &counted.tests.of(tests)),
    ];
    fill(Texts::of(lang).race_first, values)
}

impl Room for Compare {
    fn played(&self) -> Option<&dyn Playable> {
        Some(&self.race)
    }

    fn played_mut(&mut self) -> Option<&mut dyn Playable> {
        Some(&mut self.race)
    }

    fn searches(&self) -> Vec<SearchId> {
        self.race.searches()
    }

    fn most_searches(&self) -> usize {
        FIELD.1
    }

    fn restart(&mut self, searches: &[SearchId], problem: &Problem) -> Option<Thrown> {
        let thrown = self.race.thrown();
        let own = self.race.searches();
        self.race.enter(if searches.is_empty() { &own } else { searches }, *problem);
        self.pruning.fit(self.race.racers.len());
        thrown.filter(|thrown| (&thrown.problem, own) != (problem, self.race.searches()))
    }

    fn move_to(&mut self, problem: &Problem) -> Option<Thrown> {
        if problem == self.race.problem() { None } else { self.restart(&[], problem) }
    }

    fn bring_back(&mut self, thrown: &Thrown) -> Option<Way> {
        let (searches, steps): (Vec<SearchId>, Vec<u64>) = thrown.searches.iter().copied().unzip();
        let rule = |name| thrown.rules.iter().find(|(key, _)| *key == name).map_or("", |(_, value)| *value);
        let (clock, goal) = (find(&Clock::ALL, rule("clock")), find(&Goal::ALL, rule("goal")));
        _ = self.play_by(clock.unwrap_or(self.race.clock), goal.unwrap_or(self.race.goal));
        self.restart(&searches, &thrown.problem);
        Some(if self.race.clock == Clock::Free { Way::Each(steps) } else { Way::Seek(thrown.step) })
    }

    fn own_way(&mut self) -> Option<Way> {
        let steps = std::mem::take(&mut self.steps);
        (self.race.clock == Clock::Free && !steps.is_empty()).then_some(Way::Each(steps))
    }

    fn keys(&self, shown: bool) -> Vec<(&'static str, String)> {
        let own = shown && self.race.clock == Clock::Free && self.race.ticks > 0;
        let steps = self.race.steps().into_iter().filter(|_| own);
        vec![
            ("clock", name_of(&Clock::ALL, &self.race.clock).to_owned()),
            ("goal", name_of(&Goal::ALL, &self.race.goal).to_owned()),
            ("steps", steps.map(|step| step.to_string()).collect::<Vec<_>>().join(",")),
        ]
    }

    /// What the searches have done, and which came home first.
    fn caption(&self, manner: Manner) -> Caption {
        let (t, race, lang) = (Texts::of(manner.lang), &self.race, manner.lang);
        if race.ticks == 0 {
            let values: &[(&str, &dyn std::fmt::Display)] =
                &[("searches", &race.racers.len()), ("n", &race.problem().n())];
            return Caption::new(Tone::Plain, fill(t.race_start, values), t.race_how);
        }
        let firsts = race.racers.iter().filter(|racer| race.is_first(racer)).map(|racer| first(racer, lang));
        let firsts: Vec<String> = firsts.collect();
        let tone = if firsts.is_empty() { Tone::Plain } else { Tone::Good };
        let gave_up: Vec<&Racer> = race.racers.iter().filter(|racer| racer.has_given_up()).collect();
        let all_home = race.is_over() && gave_up.is_empty();
        let unproved = |racer: &Racer| fill(t.race_unproved, &[("search", &searches::name(racer.search, lang))]);
        let said: Vec<String> = firsts.into_iter().chain(gave_up.into_iter().map(unproved)).collect();
        let mut rest: Vec<&str> = said.iter().map(String::as_str).collect();
        rest.extend(all_home.then_some(t.race_over));
        Caption::new(tone, self.head(lang), sentences(&rest))
    }

    fn told(&self, manner: Manner) -> String {
        let (t, race, lang) = (Texts::of(manner.lang), &self.race, manner.lang);
        if race.ticks == 0 {
            return sentences(&[&self.caption(manner).head, &speech::names(race, lang), t.race_how]);
        }
        let over = if race.is_over() { t.race_over } else { "" };
        sentences(&[&self.head(lang), &speech::each(race, manner), over])
    }

    fn milestone(&self, manner: Manner) -> String {
        speech::homes(&self.race, manner.lang)
    }

    fn reported(&self, task: Task, lang: Lang) -> Option<String> {
        match task {
            measure::TASK => speech::measured(&self.measure, lang),
            pruning::TASK => speech::pruned(&self.pruning, lang),
            _ => None,
        }
    }

    fn work(&mut self, task: Task) -> Option<&mut dyn Work> {
        match task {
            measure::TASK => Some(&mut self.measure),
            pruning::TASK => Some(&mut self.pruning),
            _ => None,
        }
    }
}
