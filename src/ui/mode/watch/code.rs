//! The listing with the line at work, the variables, and the calls that are open.

use queens_solver::{SearchId, Tag};
use yew::prelude::*;

use super::listing;
use crate::app::mode::watch::Msg;
use crate::app::mode::watch::texts::Texts;
use crate::app::show::calls::Call;
use crate::app::show::listing::Code;
use crate::app::show::variables::Variable;
use crate::i18n::Lang;
use crate::ui::kit::switch;

/// What the code panel shows.
#[derive(Clone, PartialEq)]
pub struct CodeProps {
    pub search: SearchId,
    pub code: Code,
    pub lang: Lang,
    /// What the line at work stands for.
    pub tag: Option<Tag>,
    /// Whether the search begins from given queens or blocked squares.
    pub has_start: bool,
    /// Whether the formula of a test is shown.
    pub formula: bool,
    pub variables: Vec<Variable>,
    /// The open calls, the outermost first; `None` where there is no stack to show.
    pub calls: Option<Vec<Call>>,
}

/// Listing, variables and calls.
pub fn panel(props: &CodeProps, send: &Callback<Msg>) -> Html {
    html! {
        <>
            {listing::listing(props.search, (props.code, props.lang), props.tag)}
            {variables(props, send)}
            if let Some(open) = &props.calls { {calls(open, Texts::of(props.lang))} }
            if props.has_start { <p class="note">{Texts::of(props.lang).listing_start}</p> }
        </>
    }
}

fn variables(props: &CodeProps, send: &Callback<Msg>) -> Html {
    let t = Texts::of(props.lang);
    let variable = |(index, variable): (usize, &Variable)| {
        html! { <div key={index}><dt>{&variable.name}</dt><dd>{&variable.value}</dd></div> }
    };
    html! {
        <div class="values">
        <dl class="variables" aria-label={t.variables}>{for props.variables.iter().enumerate().map(variable)}</dl>
        {switch("formula", t.formula, props.formula, (send, Msg::Formula))}
        </div>
    }
}

fn calls(open: &[Call], t: &'static Texts) -> Html {
    // The working call on top, as a stack is drawn, and so always in sight.
    let call = |(index, call): (usize, &Call)| {
        html! {
            <li key={index} class={call.current.then_some("current")}>
                <code>{&call.text}</code><small>{&call.then}</small>
            </li>
        }
    };
    html! {
        <div class="stack">
            <h3>{t.call_stack}</h3>
            if open.is_empty() { <p>{t.no_call}</p> } else { <ol tabindex="0">{for open.iter().enumerate().rev().map(call)}</ol> }
        </div>
    }
}
