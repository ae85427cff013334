//! What `state()` tells. Rows and columns are from 1.

use queens_solver::Grain;
use serde::Serialize;

use super::message::TARGETS;
use crate::app::key::name_of;
use crate::app::mode::{self, Mode};
use crate::app::page::address::searches;
use crate::app::page::model::Model;
use crate::app::player::{Playable, Speed, Way};
use crate::i18n::Lang;

/// The state of the page, plain JSON.
#[derive(Clone, Debug, Serialize)]
pub struct State {
    /// What the page is used for.
    mode: &'static str,
    /// The search; where several are compared, their list.
    search: String,
    /// Rows, columns and queens.
    n: u8,
    /// The seed of searches that draw lots.
    seed: u64,
    /// The step shown; where several are compared, the tick of their clock.
    step: u64,
    /// How far one step of the player goes.
    grain: &'static str,
    /// Whether the end is shown.
    finished: bool,
    /// Whether it is playing.
    playing: bool,
    /// A seek or run on its way.
    busy: Option<Busy>,
    /// How fast it plays.
    speed: Pace,
    /// The language.
    lang: &'static str,
    /// What the room of the mode shows.
    #[serde(flatten)]
    shown: mode::State,
}

/// A seek or run on its way.
#[derive(Clone, Copy, Debug, Serialize)]
struct Busy {
    target: Goal,
}

/// Where a seek or run leads.
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(untagged)]
enum Goal {
    Step(u64),
    Event(&'static str),
}

/// Steps a second, or `max`.
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(untagged)]
enum Pace {
    Whole(u64),
    PerSecond(f64),
    Max(&'static str),
}

/// The state of the page.
pub fn state(model: &Model) -> State {
    let (player, manner) = (&model.player, model.manner());
    State {
        mode: name_of(&Mode::ALL, &model.mode),
        search: searches(model),
        n: model.n(),
        seed: model.problem.seed,
        step: model.step(),
        grain: name_of(&Grain::ALL, &player.grain),
        finished: model.room().played().is_some_and(Playable::is_at_end),
        playing: player.is_playing(),
        busy: player.way().map(|way| Busy { target: goal(way) }),
        speed: pace(player.speed),
        lang: name_of(&Lang::ALL, &manner.lang),
        shown: model.rooms.state(model.mode, manner),
    }
}

fn goal(way: &Way) -> Goal {
    match way {
        Way::Run(target) => Goal::Event(name_of(&TARGETS, target)),
        Way::Seek(_) | Way::Each(_) => Goal::Step(way.target().unwrap_or(0)),
    }
}

fn pace(speed: Speed) -> Pace {
    match speed {
        Speed::Max => Pace::Max("max"),
        Speed::PerSecond(value) if value.fract() == 0.0 => Pace::Whole(value as u64),
        Speed::PerSecond(value) => Pace::PerSecond(value),
    }
}
