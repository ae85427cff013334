//! What scripts are told in Compare besides what the first search shows.

use serde::Serialize;

use super::race::{Clock, Goal, Race, Racer};
use crate::app::key::name_of;
use crate::app::show::{self, Manner, captions};

/// The race.
#[derive(Clone, Debug, Serialize)]
pub struct State {
    /// What the first of the searches shows, under the caption of all.
    #[serde(flatten)]
    shown: Option<show::State>,
    /// What a tick is.
    clock: &'static str,
    /// Where a search is home.
    goal: &'static str,
    /// The searches.
    runs: Vec<Run>,
}

/// One of the searches.
#[derive(Clone, Debug, Serialize)]
struct Run {
    search: &'static str,
    n: u8,
    step: u64,
    finished: bool,
    /// Whether it has come as far as it should.
    home: bool,
    /// Whether it was there before the others, or with none before it.
    first: bool,
    #[serde(flatten)]
    shown: show::State,
}

impl State {
    /// The race at its tick.
    pub fn of(race: &Race, manner: Manner, caption: String) -> Self {
        let shown = |racer: &Racer| show::State::of_search(&racer.seen(race.problem(), manner), caption);
        Self {
            shown: race.racers.first().map(shown),
            clock: name_of(&Clock::ALL, &race.clock),
            goal: name_of(&Goal::ALL, &race.goal),
            runs: race.racers.iter().map(|racer| Run::of(racer, race, manner)).collect(),
        }
    }
}

impl Run {
    fn of(racer: &Racer, race: &Race, manner: Manner) -> Self {
        let seen = racer.seen(race.problem(), manner);
        Self {
            search: racer.search.name(),
            n: seen.n(),
            step: seen.step(),
            finished: seen.is_at_end(),
            home: racer.is_home(race.goal),
            first: race.is_first(racer),
            shown: show::State::of_search(&seen, captions::of_search(&seen).text()),
        }
    }
}
