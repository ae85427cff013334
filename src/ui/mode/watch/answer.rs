//! What is said of a square that is asked about, beside it, over the board.
//!
//! ```text
//! .over          as the rows of the board: the one of the square has the note
//!   i …
//!   div
//!     .answer    below its row in the upper half, above it in the lower one
//!   i …
//! ```

use queens_solver::Square;
use yew::prelude::*;

use crate::app::mode::watch::{Msg, Watch};
use crate::app::show::texts::squares::Texts;
use crate::app::show::{Answer, Manner};
use crate::i18n::{fill, number};
use crate::ui::board::{stays, take_focus};
use crate::ui::kit::{Icon, icon};

/// The note, while a square is asked about.
pub fn over(watch: &Watch, manner: Manner, send: &Callback<Msg>) -> Html {
    let Some((square, answer)) = watch.answer(manner) else { return html! {} };
    let n = watch.seen(manner).n();
    let is_tapped = watch.asked_now().is_some_and(|asked| asked.is_tapped);
    let row = |row: u8| {
        if row == square.row {
            html! { <div key={row}>{note(square, n, &answer, (is_tapped, manner), send)}</div> }
        } else {
            html! { <i key={row}></i> }
        }
    };
    html! { <div class="over">{for (0..n).map(row)}</div> }
}

/// Where the note lies, from its square.
fn side(square: Square, n: u8) -> Classes {
    let across = ["start", "middle", "end"][usize::from(square.column) * 3 / usize::from(n)];
    classes!("answer", if square.row * 2 < n { "below" } else { "above" }, across)
}

fn note(square: Square, n: u8, answer: &Answer, (is_tapped, manner): (bool, Manner), send: &Callback<Msg>) -> Html {
    let t = Texts::of(manner.lang);
    let key = format!("{}-{}", square.row, square.column);
    let onpointerleave = {
        let send = send.clone();
        Callback::from(move |event: PointerEvent| {
            if event.pointer_type() == "mouse" && !stays(event.related_target()) {
                send.emit(Msg::Point(None));
            }
        })
    };
    let onkeydown = {
        let close = close(send);
        Callback::from(move |event: KeyboardEvent| {
            if event.key() == "Escape" {
                event.prevent_default();
                close.emit(true);
            }
        })
    };
    let onclick = close(send).reform(|event: MouseEvent| event.detail() == 0);
    html! {
        <div {key} class={classes!(side(square, n), (!is_tapped).then_some("pointed"))} {onpointerleave} {onkeydown}
            onmousedown={|event: MouseEvent| event.prevent_default()}>
            <p>{&answer.text}{if answer.is_open { [" ", t.finding_step].concat() } else { String::new() }}</p>
            <div>
                {for answer.steps.iter().map(|step| go(*step, t, send))}
                <button type="button" class="square close" aria-label={t.close_answer} {onclick}>{icon(Icon::Close)}</button>
            </div>
        </div>
    }
}

/// Goes to a step. Used by a key it gives the focus back to the square, for the note goes with the step.
fn go(step: u64, t: &Texts, send: &Callback<Msg>) -> Html {
    let send = send.clone();
    let onclick = Callback::from(move |event: MouseEvent| {
        send.emit(Msg::GoTo(step));
        if event.detail() == 0 {
            take_focus();
        }
    });
    html! { <button key={step} type="button" {onclick}>{fill(t.go_to_step, &[("step", &number(step))])}</button> }
}

/// Closes the note, by a key or not: the square has the focus then, which alone would ask again.
fn close(send: &Callback<Msg>) -> Callback<bool> {
    let send = send.clone();
    Callback::from(move |by_key| {
        if by_key {
            take_focus();
        }
        send.emit(Msg::Point(None));
    })
}
