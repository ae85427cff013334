//! What one of two searches tries and the other one never does: a list, and on a board the entry that is looked at.

use std::rc::Rc;

use yew::prelude::*;

use super::board::Picture;
use super::controls::{button, click};
use super::{Send, value_of};
use crate::app::compare::pruned::{Entry, Found, Pruned};
use crate::app::scene::Scene;
use crate::app::setting::write_squares;
use crate::app::{Model, Msg, catalogue};
use crate::i18n::{Texts, fill, sentences};

/// Entries in the list.
const LISTED: usize = 200;

/// The panel of what was pruned.
pub fn pruned(model: &Model, send: &Send) -> Html {
    let (t, study) = (model.texts(), &model.study);
    let (first, second) = study.pair;
    let begin = fill(t.prune_begin, &[("n", &model.n())]);
    html! {
        <section class="panel prunings">
            <h2>{t.prune_title}</h2>
            <div class="head">
                {side("prune-first", 0, first, model, send)}
                {side("prune-second", 1, second, model, send)}
                {button("prune", &begin, study.prunes() || first == second, click(send, Msg::Prune))}
            </div>
            if study.prunes() {
                <p role="status">{t.prune_busy}</p>
            } else if let Some((pruned, found)) = study.pruned.as_ref().and_then(|pruned| Some((pruned, pruned.found()?))) {
                {list(pruned, found, study.entry, model, send)}
            } else if study.refused {
                <p role="status">{t.prune_refused}</p>
            }
        </section>
    }
}

/// The choice of one of the two searches, among those compared.
fn side(id: &'static str, side: usize, chosen: usize, model: &Model, send: &Send) -> Html {
    let t = model.texts();
    let option = |(index, racer): (usize, &crate::app::race::Racer)| {
        html! { <option key={index} value={index.to_string()} selected={index == chosen}>{catalogue::name(racer.search, t)}</option> }
    };
    let onchange = send.reform(move |event: Event| Msg::Side(side, value_of(&event).parse().unwrap_or(0)));
    html! { <select {id} aria-label={fill(t.race_search, &[("number", &(side + 1))])} {onchange}>{for model.race.racers.iter().enumerate().map(option)}</select> }
}

fn list(pruned: &Pruned, found: &Found, chosen: usize, model: &Model, send: &Send) -> Html {
    let t = model.texts();
    let line = |(index, entry): (usize, &Entry)| {
        let squares = write_squares(entry.squares.iter().copied()).replace(',', " ");
        html! {
            <li key={index}><button type="button" aria-pressed={(index == chosen).to_string()} onclick={click(send, Msg::Entry(index))}>
                {squares}{" "}<small>{entry.below(t).unwrap_or_default()}</small>
            </button></li>
        }
    };
    let shown = found.entries.get(chosen).map(|entry| board(pruned, entry, found, t));
    html! {
        <>
            <p>{found.summary(t)}</p>
            <div class="pruned">
                if let Some(shown) = shown { {shown} }
                <ol id="pruned" class="list">{for found.entries.iter().take(LISTED).enumerate().map(line)}</ol>
            </div>
            if found.entries.len() > LISTED { <p class="note">{fill(t.prune_first, &[("n", &LISTED)])}</p> }
        </>
    }
}

/// The board that is never made, and why.
fn board(pruned: &Pruned, entry: &Entry, found: &Found, t: &'static Texts) -> Html {
    let reason = pruned.reason(entry);
    let scene = Scene::of_pruned(pruned.n(), &entry.squares, reason);
    let why = sentences(&[
        &fill(t.prune_why, &[("stronger", &catalogue::name(found.stronger, t))]),
        &reason.sentence(found.stronger, t),
    ]);
    html! {
        <figure>
            <div class="squares"><Picture scene={Rc::new(scene)} carried={None} defines=false /></div>
            <figcaption id="prune-why">{why}</figcaption>
        </figure>
    }
}
