//! The last steps in words.

use queens_solver::{Event, SearchId};
use yew::prelude::*;

use crate::app::mode::watch::texts::Texts;
use crate::app::show::{Seen, captions};
use crate::i18n::{Lang, number};

/// Steps in the log.
const LENGTH: usize = 40;

/// What the log shows.
#[derive(Clone, PartialEq)]
pub struct StepsProps {
    search: SearchId,
    step: u64,
    events: Vec<Event>, // the newest first
}

impl StepsProps {
    /// The last steps of what is seen.
    pub fn of(seen: &Seen) -> Self {
        Self { search: seen.search(), step: seen.step(), events: seen.recent(LENGTH).collect() }
    }
}

/// The log, the newest step first.
pub fn steps(props: &StepsProps, lang: Lang) -> Html {
    let t = Texts::of(lang);
    if props.events.is_empty() {
        return html! { <p>{t.steps_none}</p> };
    }
    let line = |(index, event): (usize, &Event)| {
        let (at, text) = (props.step - index as u64, captions::log_line(*event, props.search.facts(), lang));
        html! { <li key={at}><span class="note">{number(at)}</span>{" "}{text}</li> }
    };
    html! { <><p class="note">{t.steps_help}</p><ul class="list">{for props.events.iter().enumerate().map(line)}</ul></> }
}
