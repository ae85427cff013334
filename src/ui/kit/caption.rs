//! What happened, in words and in numbers.

use yew::prelude::*;

use crate::app::show::counters::Counter;
use crate::app::show::texts::counted::Texts;
use crate::app::show::{Caption, Tone};
use crate::i18n::{Lang, gap_after, number};

/// The caption under the board. Not live: a region of its own says what is to be said.
pub fn caption(caption: &Caption, formula: bool) -> Html {
    let tone = match caption.tone {
        Tone::Plain => "plain",
        Tone::Bad => "bad",
        Tone::Good => "good",
    };
    let formulas = if formula { caption.formulas.join(", ") } else { String::new() };
    html! {
        <div class={classes!("caption", formula.then_some("taller"))}>
            <p id="caption"><b class={tone}>{&caption.head}</b>{gap_after(&caption.head)}{&caption.rest}</p>
            <p class="formula">{formulas}</p>
        </div>
    }
}

/// The counters in one line.
pub fn counters(shown: &[Counter], lang: Lang) -> Html {
    let counter = |(index, (name, value)): (usize, &Counter)| html! { <li key={index}><b>{number(*value)}</b>{" "}<span>{*name}</span></li> };
    html! { <ul class="counters" aria-label={Texts::of(lang).counters}>{for shown.iter().enumerate().map(counter)}</ul> }
}
