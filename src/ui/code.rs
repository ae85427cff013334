//! The listing with the line at work, the variables, and the calls that are open.

use queens_solver::{Event, SearchId, Square, Tag};
use yew::prelude::*;

use super::Send;
use super::controls::switch;
use crate::app::Msg;
use crate::app::listing;
use crate::app::setting::Code;
use crate::i18n::{Lang, Texts, fill};

/// What the code panel shows.
#[derive(Clone, PartialEq)]
pub struct CodeProps {
    pub search: SearchId,
    pub code: Code,
    pub lang: Lang,
    /// The event that led to the step shown.
    pub last: Option<Event>,
    /// Whether the formula of a test is shown.
    pub formula: bool,
    /// The column of the queen on each row, from 0.
    pub columns: Vec<Option<u8>>,
}

/// Listing, variables and calls.
pub fn listing(props: &CodeProps, send: &Send) -> Html {
    let tag = props.last.map(Event::tag);
    let line = |(index, line): (usize, listing::ListingLine)| {
        let current = tag.is_some_and(|tag| line.carries(tag));
        let depth = (line.text.len() - line.text.trim_start().len()).min(20);
        html! {
            <li key={index} class={current.then_some("current")} aria-current={current.then_some("step")}>
                <code class={format!("indent-{depth}")}>{line.text.trim_start()}</code>
            </li>
        }
    };
    let lines = listing::lines(props.search, props.code, props.lang);
    html! {
        <>
            <ol class={classes!("code", (props.code != Code::Pseudo).then_some("long"))} tabindex="0">
                {for lines.into_iter().enumerate().map(line)}
            </ol>
            {variables(props, send)}
            if props.search == SearchId::Recursive { {calls(props)} }
        </>
    }
}

/// The square on trial: its column is in the loop's variable, but no queen stands there.
fn trial(props: &CodeProps) -> Option<Square> {
    match props.last {
        Some(Event::Test { square, .. }) => Some(square),
        _ => None,
    }
}

fn variables(props: &CodeProps, send: &Send) -> Html {
    let t = props.lang.texts();
    let row = props.last.and_then(Event::row);
    let number = |line: Option<u8>| line.map_or_else(|| t.none.to_owned(), |line| (line + 1).to_string());
    let column = props.last.and_then(Event::square).map(|square| square.column);
    let named: Vec<(&str, String)> = match props.search {
        SearchId::Recursive => vec![("row", number(row)), ("column", number(column))],
        SearchId::Iterative => vec![("k", number(row))],
    };
    let x: Vec<String> = (0u8..).zip(&props.columns).map(|(row, column)| entry(props, row, *column)).collect();
    html! {
        <div class="values">
        <dl class="variables" aria-label={t.variables}>
            {for named.into_iter().map(|(name, value)| html! { <div key={name}><dt>{name}</dt><dd>{value}</dd></div> })}
            <div key="x"><dt>{"x"}</dt><dd>{x.join(" ")}</dd></div>
        </dl>
        {switch("formula", t.formula, props.formula, &send.reform(Msg::Formula))}
        </div>
    }
}

/// An entry of x: without recursion x\[k\] itself moves on, so a column on trial stands in it.
fn entry(props: &CodeProps, row: u8, column: Option<u8>) -> String {
    let tried = trial(props).filter(|square| square.row == row && props.search == SearchId::Iterative);
    match (column, tried) {
        (Some(column), _) => (column + 1).to_string(),
        (None, Some(square)) => (square.column + 1).to_string(),
        (None, None) if props.search == SearchId::Iterative => "0".to_owned(),
        (None, None) => "–".to_owned(),
    }
}

/// The open calls, the outermost first, each with where it goes on.
fn calls(props: &CodeProps) -> Html {
    let t = props.lang.texts();
    let at_work = match props.last {
        Some(Event::Return { row, .. }) => row.checked_sub(1),
        Some(event) => event.row(),
        None => None,
    };
    let goes_on = props.search.lines().iter().position(|tag| *tag == Tag::Remove).map_or(0, |index| index + 1);
    let call = |row: u8| {
        let column = props.columns.get(usize::from(row)).copied().flatten();
        let value = match (column, trial(props).filter(|square| square.row == row)) {
            (Some(column), _) => format!(": {}", column + 1),
            (None, Some(square)) => format!(": {} ?", square.column + 1),
            (None, None) => String::new(),
        };
        let current = at_work == Some(row);
        let then = if current { t.call_at_work.to_owned() } else { fill(t.call_goes_on, &[("line", &goes_on)]) };
        html! {
            <li key={row} class={current.then_some("current")} title={then.clone()}>
                <code>{format!("place({}){value}", row + 1)}</code><small>{then}</small>
            </li>
        }
    };
    html! {
        <div class="stack">
            <h3>{t.call_stack}</h3>
            if let Some(deepest) = at_work { <ol>{for (0..=deepest).map(call)}</ol> } else { <p>{no_call(t)}</p> }
        </div>
    }
}

fn no_call(t: &Texts) -> &'static str {
    t.no_call
}
