//! From the model of Watch to the props of its components.

use std::rc::Rc;

use yew::prelude::*;

use super::answer;
use super::code::CodeProps;
use super::listing;
use super::panels::{Panels, Shown};
use super::solutions::{Lines, Solutions};
use super::steps::StepsProps;
use crate::app::mode::watch::space::Played;
use crate::app::mode::watch::{Msg, Panel, Watch};
use crate::app::player::Player;
use crate::app::show::{Manner, Seen, calls, captions, counters, legend, variables};
use crate::ui::board::{Act, Board, Signs};
use crate::ui::kit::{caption, counters as counters_line, memo};

/// What the board's acts are here: questions.
pub fn sent(act: Act) -> Msg {
    match act {
        Act::Toggle(square) | Act::Carry(square, _) => Msg::Ask(square),
        Act::Point(square) => Msg::Point(square),
    }
}

/// Board, caption and counters, panels.
pub fn content(
    watch: &Watch,
    manner: Manner,
    player: &Player,
    (names, lines): (&Rc<Vec<Vec<String>>>, &Lines),
    (send, act): (&Callback<Msg>, &Callback<Act>),
    signs: &Signs,
) -> Html {
    let (seen, lang) = (watch.seen(manner), manner.lang);
    let panels: Vec<_> = watch.panels.shown().iter().map(|panel| shown(*panel, watch, &seen, player, lines)).collect();
    let mut words = captions::of_search(&seen);
    if player.is_brisk() {
        words.rest.clear();
    }
    // While it plays nothing is asked: the answer would not hold.
    let act = (!player.is_playing()).then(|| act.clone());
    let over = if player.is_playing() {
        html! {}
    } else {
        answer::over(watch, manner, send)
    };
    let scene = Rc::new(watch.scene(manner));
    let signs = signs.legend(lang, || legend::of_search(&seen, &scene));
    html! {
        <>
            <Board {scene} names={names.clone()} {act} fixed=true {over} {lang} />
            <section class="words">
                {caption(&words, watch.formula)}
                {listing::at_work(seen.search(), (watch.code, lang), seen.tag())}
                {counters_line(&counters::of(&seen), lang)}
                {signs}
            </section>
            <section class="panels"><div>
                {memo(Panels { shown: panels, lang, hurries: manner.hurries, send: send.clone() })}
            </div></section>
        </>
    }
}

fn shown(panel: Panel, watch: &Watch, seen: &Seen, player: &Player, lines: &Lines) -> Shown {
    match panel {
        Panel::Code => Shown::Code(CodeProps {
            search: seen.search(),
            code: watch.code,
            lang: seen.lang(),
            tag: seen.tag(),
            has_start: seen.has_start(),
            formula: watch.formula,
            variables: variables::of(seen, watch.code),
            calls: calls::of(seen, watch.code),
        }),
        Panel::Solutions => Shown::Solutions(Solutions {
            lines: lines.share(),
            shown: seen.solutions().len(),
            found: seen.counters().solutions,
            end: seen.is_at_end().then(|| captions::of_search(seen).text()),
            lang: seen.lang(),
        }),
        Panel::Steps => Shown::Steps(StepsProps::of(seen)),
        Panel::Cost => Shown::Cost(Played::of(seen, player.speed, player.measured)),
    }
}
