//! The clock and the goal, for the row of settings.

use yew::prelude::*;

use crate::app::key::{find, name_of};
use crate::app::mode::compare::Msg;
use crate::app::mode::compare::race::{Clock, Goal, Race};
use crate::app::mode::compare::texts::Texts;
use crate::i18n::Lang;
use crate::ui::kit::choice;

/// The clock and the goal.
pub fn rules(race: &Race, lang: Lang, send: &Callback<Msg>) -> Html {
    let t = Texts::of(lang);
    let clock = |name: &str| find(&Clock::ALL, name).map(Msg::Clock);
    let clocks = [("steps", t.clock_steps), ("tests", t.clock_tests), ("free", t.clock_free)];
    let goal = |name: &str| find(&Goal::ALL, name).map(Msg::Goal);
    let goals = [("first", t.goal_first), ("all", t.goal_all)];
    html! {
        <>
            <label class="choice"><span>{t.clock}</span>
                {choice("clock", t.clock, &clocks, name_of(&Clock::ALL, &race.clock), (send, clock))}</label>
            <label class="choice"><span>{t.goal}</span>
                {choice("goal", t.goal, &goals, name_of(&Goal::ALL, &race.goal), (send, goal))}</label>
        </>
    }
}
