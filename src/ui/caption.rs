//! What happened, in words and in numbers.

use queens_solver::{Counters, SearchId};
use yew::prelude::*;

use crate::app::narration::{Caption, Tone};
use crate::i18n::{Texts, gap_after, number};

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
pub fn counters(counters: &Counters, search: SearchId, t: &'static Texts) -> Html {
    let updates = search.counts_updates().then_some((t.counter_updates, counters.updates));
    let shown = [
        (if counters.tests == 1 { t.counter_test } else { t.counter_tests }, counters.tests),
        (t.counter_placements, counters.placements),
        (t.counter_removals, counters.removals),
        (if counters.solutions == 1 { t.counter_solution } else { t.counter_solutions }, counters.solutions),
    ];
    let counter =
        |(index, (name, value))| html! { <li key={index}><b>{number(value)}</b>{" "}<span>{name}</span></li> };
    html! { <ul class="counters" aria-label={t.counters}>{for shown.into_iter().chain(updates).enumerate().map(counter)}</ul> }
}
