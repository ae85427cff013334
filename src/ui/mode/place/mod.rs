//! Place: the board, and what stands beside and below it.

use std::rc::Rc;

use queens_solver::Square;
use yew::prelude::*;

use crate::app::mode::place::texts::Texts;
use crate::app::mode::place::{Msg, Place};
use crate::app::show::{Manner, legend, names};
use crate::i18n::Lang;
use crate::ui::board::{Act, Board, Signs};
use crate::ui::kit::{button, caption, click, dead, switch};

/// What the board's acts are here.
pub fn sent(act: Act) -> Msg {
    match act {
        Act::Toggle(square) => Msg::Toggle(square),
        Act::Carry(from, to) => Msg::Carry(from, to),
        Act::Point(square) => Msg::Point(square),
    }
}

/// Board, verdict and pairs.
pub fn content(
    place: &Place,
    manner: Manner,
    names: &Rc<Vec<Vec<String>>>,
    act: &Callback<Act>,
    signs: &Signs,
) -> Html {
    let (scene, lang) = (Rc::new(place.scene()), manner.lang);
    let signs = signs.legend(lang, || legend::of_position(&scene, lang));
    html! {
        <>
            <Board {scene} names={names.clone()} act={act.clone()} {lang} />
            <section class="words">
                {caption(&place.verdict(lang), false)}
                {signs}
            </section>
            <section class="panels"><div>{pairs(&place.position.board().conflicts(), lang)}</div></section>
        </>
    }
}

/// Undo, redo, clear, from and to the search watched, and the switch for safe squares.
pub fn tools(place: &Place, can_take_over: bool, lang: Lang, send: &Callback<Msg>) -> Html {
    let (t, position) = (Texts::of(lang), &place.position);
    html! {
        <div class="tools">
            {button("undo", t.undo, !position.can_undo(), click(send, Msg::Undo))}
            {button("redo", t.redo, !position.can_redo(), click(send, Msg::Redo))}
            {button("clear", t.clear, position.board().is_empty(), click(send, Msg::Clear))}
            {search_here(!position.board().conflicts().is_empty(), t, send)}
            {button("take-over", t.take_over, !can_take_over, click(send, Msg::TakeOver))}
            {switch("safe", t.safe, place.shows_safe, (send, Msg::ShowSafe))}
        </div>
    }
}

/// The way to a search; where none can begin, the caption says why.
fn search_here(is_dead: bool, t: &Texts, send: &Callback<Msg>) -> Html {
    let (onclick, why) = (click(send, Msg::SearchFromHere), is_dead.then_some("caption"));
    html! {
        <button id="search-here" type="button" aria-disabled={dead(is_dead)} aria-describedby={why} {onclick}>
            {t.search_here}
        </button>
    }
}

/// Pairs in the list: a board full of queens has tens of thousands.
const LISTED: usize = 200;

/// Every attacking pair in words.
fn pairs(pairs: &[(Square, Square)], lang: Lang) -> Html {
    let t = Texts::of(lang);
    let line = |(index, (first, second)): (usize, &(Square, Square))| {
        html! { <li key={index}>{names::conflict(*first, *second, lang)}</li> }
    };
    html! {
        <section class="panel">
            <h2>{t.pairs}</h2>
            if pairs.is_empty() {
                <p>{t.pairs_none}</p>
            } else {
                <ol id="pairs" class="list">{for pairs.iter().take(LISTED).enumerate().map(line)}</ol>
            }
        </section>
    }
}
