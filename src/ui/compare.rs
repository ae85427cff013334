//! Searches side by side.
//!
//! ```text
//! .field               two to four columns
//!   article            search · board · counters · last step · whether it is home
//! ```

use std::rc::Rc;

use queens_solver::SearchId;
use yew::prelude::*;

use super::board::Picture;
use super::caption::{caption, counters};
use super::controls::{button, choice, click, sign};
use super::icons::Icon;
use super::pruned::pruned;
use super::results::results;
use super::setup::grouped;
use super::{Send, value_of};
use crate::app::race::{Clock, FIELD, Goal, Racer};
use crate::app::scene::Scene;
use crate::app::setting::{find, name_of, write_squares};
use crate::app::{Model, Msg, catalogue, narration};
use crate::i18n::{fill, number};

/// The clock and the goal, for the row of settings.
pub fn rules(model: &Model, send: &Send) -> Html {
    let t = model.texts();
    let clock = |name: &str| find(&Clock::ALL, name).map(Msg::Clock);
    let clocks = [("steps", t.clock_steps), ("tests", t.clock_tests), ("free", t.clock_free)];
    let goal = |name: &str| find(&Goal::ALL, name).map(Msg::Goal);
    let goals = [("first", t.goal_first), ("all", t.goal_all)];
    html! {
        <>
            <label class="choice"><span>{t.clock}</span>
                {choice("clock", t.clock, &clocks, name_of(&Clock::ALL, &model.race.clock), (send, clock))}</label>
            <label class="choice"><span>{t.goal}</span>
                {choice("goal", t.goal, &goals, name_of(&Goal::ALL, &model.race.goal), (send, goal))}</label>
        </>
    }
}

/// The searches, and what their race has come to.
pub fn field(model: &Model, send: &Send) -> Html {
    let racers = &model.race.racers;
    let searches = model.race.searches();
    let next =
        SearchId::ALL.iter().copied().find(|search| !searches.contains(search)).filter(|_| searches.len() < FIELD.1);
    let added = next.map(|next| [searches.as_slice(), &[next]].concat());
    let add = {
        let send = send.clone();
        Callback::from(move |_| added.iter().for_each(|searches| send.emit(Msg::Race(searches.clone()))))
    };
    html! {
        <>
            <div class={format!("field of-{}", racers.len())}>
                {for racers.iter().enumerate().map(|(index, racer)| card(index, racer, &searches, model, send))}
            </div>
            <section class="words">
                {caption(&narration::caption(model), false)}
                {button("add-search", model.texts().race_add, next.is_none(), add)}
            </section>
            <div class="results">{results(model, send)}{pruned(model, send)}</div>
        </>
    }
}

/// Ids of the lists and buttons of each column.
const IDS: [(&str, &str); FIELD.1] =
    [("search-1", "remove-1"), ("search-2", "remove-2"), ("search-3", "remove-3"), ("search-4", "remove-4")];

fn card(index: usize, racer: &Racer, searches: &[SearchId], model: &Model, send: &Send) -> Html {
    let t = model.texts();
    let others: Vec<SearchId> = searches.iter().copied().filter(|&search| search != racer.search).collect();
    let choose = {
        let (send, searches) = (send.clone(), searches.to_vec());
        Callback::from(move |event: Event| {
            let mut searches = searches.clone();
            if let Some(chosen) = SearchId::from_name(&value_of(&event)) {
                if let Some(other) = searches.iter().position(|&search| search == chosen) {
                    searches[other] = searches[index]; // the two change places
                }
                searches[index] = chosen;
            }
            send.emit(Msg::Race(searches));
        })
    };
    let alone = others.len() < FIELD.0;
    let (home, first) = (racer.is_home(model.race.goal), model.race.is_first(racer));
    let badge = if first {
        t.race_home_first
    } else if home {
        t.race_home
    } else {
        ""
    };
    let step = racer.timeline.last().map(|event| narration::log_line(event, racer.search, t)).unwrap_or_default();
    let (search_id, remove_id) = IDS[index];
    let name = catalogue::name(racer.search, t);
    let queens = write_squares(racer.timeline.run().board().queens()).replace(',', " ");
    let on_board = fill(t.race_board, &[("search", &name), ("queens", &queens)]);
    html! {
        <article key={racer.search.name()} class={first.then_some("first")} aria-label={name}>
            <div class="head">
                <select id={search_id} aria-label={fill(t.race_search, &[("number", &(index + 1))])} onchange={choose}>{grouped(racer.search, t)}</select>
                {sign(remove_id, t.race_remove, Icon::Close, alone, click(send, Msg::Race(others)))}
            </div>
            <div class="squares" role="img" aria-label={on_board}>
                <Picture scene={Rc::new(Scene::of_search(&racer.seen(model)))} carried={None} defines={index == 0} />
            </div>
            {counters(racer.timeline.counters(), racer.search, t)}
            <p class="note"><b>{badge}</b>{" "}{time(racer, model)}{" "}{step}</p>
        </article>
    }
}

/// Without a clock, the time that a search has needed of its own.
fn time(racer: &Racer, model: &Model) -> String {
    let timed =
        racer.time.filter(|time| *time > 0.0 && model.race.clock == Clock::Free && model.race.stopwatch.is_some());
    timed.map_or_else(String::new, |ms| fill(model.texts().race_time, &[("time", &number((ms * 1000.0) as u64))]))
}
