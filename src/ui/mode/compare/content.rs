//! From the model of Compare to the props of its components.

use std::rc::Rc;

use queens_solver::SearchId;
use yew::prelude::*;

use super::card::card;
use super::measure::Measurements;
use super::pruning::pruning;
use crate::app::mode::compare::race::{FIELD, Racer};
use crate::app::mode::compare::texts::Texts;
use crate::app::mode::compare::{Compare, Msg};
use crate::app::mode::{Room, Task};
use crate::app::show::{Manner, Scene, legend};
use crate::ui::board::Signs;
use crate::ui::kit::{button, caption, memo};

/// The searches, what their race has come to, and what is found out about them.
pub fn content<'a>(
    compare: &'a Compare,
    manner: Manner,
    send: &Callback<Msg>,
    stop: &Callback<Task>,
    signs: &Signs,
) -> Html {
    let (race, lang) = (&compare.race, manner.lang);
    let searches: Rc<[SearchId]> = race.searches().into();
    let seen = |racer: &'a Racer| racer.seen(race.problem(), manner);
    let scenes: Vec<_> = race.racers.iter().map(|racer| Rc::new(Scene::of_search(&seen(racer)))).collect();
    let legend = |(racer, scene)| legend::of_search(&seen(racer), scene);
    let signs =
        signs.legend(lang, || legend::together(race.racers.iter().zip(scenes.iter().map(Rc::as_ref)).map(legend)));
    let card = |(index, scene)| card((index, scene), race, &searches, manner, send);
    html! {
        <>
            <div class={format!("field of-{}", searches.len())}>{for scenes.into_iter().enumerate().map(card)}</div>
            <section class="words">
                {caption(&compare.caption(manner), false)}
                {add(&searches, manner, send)}
                {signs}
            </section>
            <div class="results">
                {memo(Measurements::of(&compare.measure, lang, send, stop))}
                {pruning(&compare.pruning, race, lang, (send, stop))}
            </div>
        </>
    }
}

/// One more search: the first of those that are not there yet.
fn add(searches: &[SearchId], manner: Manner, send: &Callback<Msg>) -> Html {
    let others = SearchId::ALL.iter().copied().filter(|search| !searches.contains(search));
    let next = { others }.next().filter(|_| searches.len() < FIELD.1);
    let added: Vec<SearchId> = searches.iter().copied().chain(next).collect();
    let send = send.clone();
    let add = Callback::from(move |_| send.emit(Msg::Searches(added.clone())));
    button("add-search", Texts::of(manner.lang).race_add, next.is_none(), add)
}
