//! One search of a race. Its picture and its list are drawn again only when they have changed.

use std::rc::Rc;

use queens_solver::SearchId;
use yew::prelude::*;

use crate::app::key::write_squares;
use crate::app::mode::compare::Msg;
use crate::app::mode::compare::race::{Clock, FIELD, Race, Racer};
use crate::app::mode::compare::texts::Texts;
use crate::app::show::{Manner, Scene, Seen, captions, counters, searches};
use crate::i18n::{Lang, fill, number};
use crate::ui::board::Picture;
use crate::ui::kit::{Icon, Show, click, counters as counters_line, memo, sign, value_of};
use crate::ui::searches::grouped;

/// One of the searches of a race.
pub fn card(
    (index, scene): (usize, Rc<Scene>),
    race: &Race,
    searches: &Rc<[SearchId]>,
    manner: Manner,
    send: &Callback<Msg>,
) -> Html {
    let (racer, lang) = (&race.racers[index], manner.lang);
    let seen = racer.seen(race.problem(), manner);
    let name = searches::name(racer.search, lang);
    let queens = write_squares(seen.board().queens()).replace(',', " ");
    let on_board = fill(Texts::of(lang).race_board, &[("search", &name), ("queens", &queens)]);
    html! {
        <article key={racer.search.name()} class={race.is_first(racer).then_some("first")} aria-label={name}>
            {memo(Head { search: racer.search, index, searches: searches.clone(), lang, send: send.clone() })}
            <div class="squares" role="img" tabindex="-1" aria-label={on_board}>
                {memo(Picture { scene, carried: None, defines: index == 0 })}
            </div>
            {counters_line(&counters::with_steps(&seen), lang)}
            <p class="note"><b>{badge(racer, race, lang)}</b>{" "}{note(racer, race, &seen)}</p>
        </article>
    }
}

fn badge(racer: &Racer, race: &Race, lang: Lang) -> &'static str {
    let t = Texts::of(lang);
    match (race.is_first(racer), racer.is_home(race.goal)) {
        _ if racer.has_given_up() => t.race_gave_up,
        (true, _) => t.race_home_first,
        (false, true) => t.race_home,
        (false, false) => "",
    }
}

/// Without a clock, the time that the search has needed of its own; then its last step.
fn note(racer: &Racer, race: &Race, seen: &Seen) -> String {
    let t = Texts::of(seen.lang());
    let timed = racer.time.filter(|time| *time > 0.0 && race.clock == Clock::Free && race.stopwatch.is_some());
    let time = timed.map(|ms| fill(t.race_time, &[("time", &number((ms * 1000.0) as u64))]));
    let step = seen.last().map(|event| captions::log_line(event, seen.facts(), seen.lang()));
    [time.unwrap_or_default(), step.unwrap_or_default()].join(" ")
}

/// Ids of the lists and buttons of each column.
const IDS: [(&str, &str); FIELD.1] =
    [("search-1", "remove-1"), ("search-2", "remove-2"), ("search-3", "remove-3"), ("search-4", "remove-4")];

/// Which search, and a way to remove it: while the race goes on it is not drawn again.
#[derive(PartialEq)]
struct Head {
    search: SearchId,
    index: usize,
    searches: Rc<[SearchId]>,
    lang: Lang,
    send: Callback<Msg>,
}

impl Show for Head {
    fn draw(&self) -> Html {
        let Head { search, index, searches, lang, send } = self;
        let (t, index) = (Texts::of(*lang), *index);
        let others: Vec<SearchId> = searches.iter().copied().filter(|other| other != search).collect();
        let alone = others.len() < FIELD.0;
        let choose = {
            let (send, searches) = (send.clone(), searches.clone());
            Callback::from(move |event: Event| send.emit(Msg::Searches(chosen(&searches, index, &value_of(&event)))))
        };
        let (search_id, remove_id) = IDS[index];
        html! {
            <div class="head">
                <select id={search_id} aria-label={fill(t.race_search, &[("number", &(index + 1))])} onchange={choose}>
                    {grouped(*search, *lang)}
                </select>
                {sign(remove_id, t.race_remove, Icon::Close, alone, click(send, Msg::Searches(others)))}
            </div>
        }
    }
}

/// The searches with another one in a column; one that stands in another column changes places.
fn chosen(searches: &[SearchId], index: usize, name: &str) -> Vec<SearchId> {
    let mut searches = searches.to_vec();
    if let Some(chosen) = SearchId::from_name(name) {
        if let Some(other) = searches.iter().position(|&search| search == chosen) {
            searches[other] = searches[index];
        }
        searches[index] = chosen;
    }
    searches
}
