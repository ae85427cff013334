//! What one of two searches tries and the other one never does: a list, and on a board the entry that is looked at.

use std::rc::Rc;

use yew::prelude::*;

use super::sight::in_sight;
use crate::app::binding::along;
use crate::app::key::write_squares;
use crate::app::mode::Task;
use crate::app::mode::compare::pruning::{Entry, Found, Msg, Panel, Pruned, TASK, scene};
use crate::app::mode::compare::race::{Race, Racer};
use crate::app::mode::compare::{self, texts::Texts};
use crate::app::show::searches;
use crate::app::work::Work;
use crate::i18n::{Lang, fill, sentences};
use crate::platform::focus;
use crate::ui::board::Picture;
use crate::ui::kit::{busy, button, click, memo, press, value_of};

/// Entries in the list.
const LISTED: usize = 200; // a byte counts them

/// The panel of what is pruned.
pub fn pruning(
    panel: &Panel,
    race: &Race,
    lang: Lang,
    (send, stop): (&Callback<compare::Msg>, &Callback<Task>),
) -> Html {
    let (t, (first, second), progress) = (Texts::of(lang), panel.pair, panel.progress());
    let begin = fill(t.prune_begin, &[("n", &race.problem().n())]);
    let click_begin = in_sight(".prunings", click(send, compare::Msg::Pruning(Msg::Begin)));
    let found = panel.pruned.as_ref().and_then(|pruned| Some((pruned, pruned.found()?)));
    html! {
        <section class="panel prunings">
            <h2>{t.prune_title}</h2>
            <div class="head">
                {side("prune-first", (0, first), race, lang, send)}
                {side("prune-second", (1, second), race, lang, send)}
                {button("prune", &begin, progress.is_some() || first == second, click_begin)}
            </div>
            if let Some(progress) = progress {
                {busy("prune-stop", t.prune_busy.to_owned(), progress, lang, click(stop, TASK))}
            } else if let Some((pruned, found)) = found {
                {shown(pruned, found, panel.entry, lang, send)}
            } else if panel.refused {
                <p>{t.prune_refused}</p>
            }
        </section>
    }
}

/// The choice of one of the two searches, among those compared.
fn side(
    id: &'static str,
    (side, chosen): (usize, usize),
    race: &Race,
    lang: Lang,
    send: &Callback<compare::Msg>,
) -> Html {
    let option = |(index, racer): (usize, &Racer)| {
        let (value, selected) = (index.to_string(), index == chosen);
        html! { <option key={index} {value} {selected}>{searches::name(racer.search, lang)}</option> }
    };
    let onchange =
        send.reform(move |event: Event| compare::Msg::Pruning(Msg::Side(side, value_of(&event).parse().unwrap_or(0))));
    let label = fill(Texts::of(lang).race_search, &[("number", &(side + 1))]);
    html! { <select {id} aria-label={label} {onchange}>{for race.racers.iter().enumerate().map(option)}</select> }
}

fn shown(pruned: &Pruned, found: &Found, chosen: usize, lang: Lang, send: &Callback<compare::Msg>) -> Html {
    let entry = found.entries.get(chosen).map(|entry| board(pruned, entry, found, lang));
    html! {
        <>
            <p>{found.summary(lang)}</p>
            <div class="pruned">
                if let Some(entry) = entry { {entry} }
                {entries(found, chosen, lang, send)}
            </div>
            if found.entries.len() > LISTED { <p class="note">{fill(Texts::of(lang).prune_first, &[("n", &LISTED)])}</p> }
        </>
    }
}

/// The list of what the weaker one alone tries: one stop of Tab, and arrows choose.
fn entries(found: &Found, chosen: usize, lang: Lang, send: &Callback<compare::Msg>) -> Html {
    let (on_key, count) = (send.clone(), found.entries.len().min(LISTED) as u8);
    let onkeydown = Callback::from(move |event: KeyboardEvent| {
        if let Some(to) = along(&press(&event), chosen as u8, count) {
            event.prevent_default();
            on_key.emit(compare::Msg::Pruning(Msg::Entry(to.into())));
            focus::to(&entry_id(to));
        }
    });
    let line = |(index, entry): (usize, &Entry)| {
        let (is_chosen, id) = (index == chosen, entry_id(index as u8));
        let stop = if is_chosen { "0" } else { "-1" };
        let squares = write_squares(entry.squares.iter().copied()).replace(',', " ");
        let onclick = click(send, compare::Msg::Pruning(Msg::Entry(index)));
        html! {
            <li key={index}><button {id} type="button" tabindex={stop} aria-pressed={is_chosen.to_string()} {onclick}>
                {squares}{" "}<small>{entry.below(lang).unwrap_or_default()}</small>
            </button></li>
        }
    };
    html! { <ol id="pruned" class="list" {onkeydown}>{for found.entries.iter().take(LISTED).enumerate().map(line)}</ol> }
}

fn entry_id(index: u8) -> String {
    format!("pruned-{index}")
}

/// The board that is never made, and why.
fn board(pruned: &Pruned, entry: &Entry, found: &Found, lang: Lang) -> Html {
    let reason = pruned.reason(entry);
    let scene = scene(pruned.n(), &entry.squares, reason);
    let stronger = searches::name(found.stronger, lang);
    let why = fill(Texts::of(lang).prune_why, &[("stronger", &stronger)]);
    html! {
        <figure>
            <div class="squares">{memo(Picture { scene: Rc::new(scene), carried: None, defines: false })}</div>
            <figcaption id="prune-why">{sentences(&[&why, &reason.sentence(found.stronger, lang)])}</figcaption>
        </figure>
    }
}
