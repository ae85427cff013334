//! What stands beside and below a position put up by hand.

use queens_solver::Square;
use yew::prelude::*;

use super::Send;
use super::controls::{button, click, switch};
use crate::app::{Model, Msg, names};
use crate::i18n::Texts;

/// Undo, redo, clear, and the switch for safe squares.
pub fn tools(model: &Model, send: &Send) -> Html {
    let (t, place) = (model.texts(), &model.place);
    html! {
        <div class="tools">
            {button("undo", t.undo, !place.can_undo(), click(send, Msg::Undo))}
            {button("redo", t.redo, !place.can_redo(), click(send, Msg::Redo))}
            {button("clear", t.clear, place.board().is_empty(), click(send, Msg::Clear))}
            {button("search-here", t.search_here, !place.board().conflicts().is_empty(), click(send, Msg::SearchFromHere))}
            {switch("safe", t.safe, place.shows_safe, (send, Msg::ShowSafe))}
        </div>
    }
}

/// Pairs in the list: a board full of queens has tens of thousands.
const LISTED: usize = 200;

/// Every attacking pair in words.
pub fn pairs(pairs: &[(Square, Square)], t: &'static Texts) -> Html {
    let line = |(index, (first, second)): (usize, &(Square, Square))| {
        html! { <li key={index}>{names::conflict(*first, *second, t)}</li> }
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
