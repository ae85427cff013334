//! The listing with the line at work, and the choice of its language.

use queens_solver::{SearchId, Tag};
use yew::prelude::*;

use crate::app::key::find;
use crate::app::mode::watch::Msg;
use crate::app::mode::watch::texts::Texts;
use crate::app::show::listing::{Code, Line, is_given, lines, shown_in};
use crate::i18n::{Lang, fill};
use crate::ui::kit::value_of;

/// The listing in the language chosen. A search that is not given in it says so and shows its pseudo-code; the choice
/// stays for the next search.
pub fn listing(search: SearchId, (wanted, lang): (Code, Lang), tag: Option<Tag>) -> Html {
    let code = shown_in(search, wanted);
    let given = code == wanted;
    let lines = lines(search, code, lang).unwrap_or_default();
    html! {
        <>
            if !given { <p id="listing-lacks" class="note">{lacking(search, wanted, lang)}</p> }
            <pre class={classes!("code", (code != Code::Pseudo).then_some("long"))} tabindex="0">
                {for lines.iter().enumerate().map(|(index, text)| line(index, text, tag))}
            </pre>
        </>
    }
}

/// The line at work by itself, for where the listing is out of sight. Screen readers have the listing.
pub fn at_work(search: SearchId, (wanted, lang): (Code, Lang), tag: Option<Tag>) -> Html {
    let code = if is_given(search, wanted) { wanted } else { Code::Pseudo };
    let lines = lines(search, code, lang).unwrap_or_default();
    let line = lines.iter().enumerate().find(|(_, line)| tag.is_some_and(|tag| line.carries(tag)));
    let (number, text) =
        line.map_or_else(Default::default, |(index, line)| ((index + 1).to_string(), line.text.trim()));
    html! { <p class="at-work" aria-hidden="true"><span>{number}</span><code>{text}</code></p> }
}

/// A line as it is in the file: what is copied or read aloud can be run. Its number is the style sheet's.
fn line(index: usize, line: &Line, tag: Option<Tag>) -> Html {
    let current = tag.is_some_and(|tag| line.carries(tag));
    html! {
        <key={index}>
            <code class={current.then_some("current")} aria-current={current.then_some("step")}>{&line.text}</code>{"\n"}
        </>
    }
}

/// That a search is not given in a language, and in which it is.
fn lacking(search: SearchId, wanted: Code, lang: Lang) -> String {
    let given = Code::ALL.into_iter().map(|(code, _)| code).filter(|code| is_given(search, *code));
    let codes: Vec<_> = given.map(|code| name(code, lang)).collect();
    fill(Texts::of(lang).listing_lacks, &[("code", &name(wanted, lang)), ("codes", &codes.join(" · "))])
}

const fn name(code: Code, lang: Lang) -> &'static str {
    match code {
        Code::Pseudo => Texts::of(lang).code_pseudo,
        Code::Python => "Python",
        Code::Java => "Java",
        Code::Cpp => "C++",
    }
}

/// The languages to choose from; those that the search lacks cannot be chosen.
pub fn choice(search: SearchId, current: Code, lang: Lang, send: &Callback<Msg>) -> Html {
    let option = |(code, value): (Code, &'static str)| {
        let (selected, disabled) = (code == current, !is_given(search, code));
        html! { <option key={value} {value} {selected} {disabled}>{name(code, lang)}</option> }
    };
    let onchange =
        send.reform(|event: yew::Event| Msg::Code(find(&Code::ALL, &value_of(&event)).unwrap_or(Code::Pseudo)));
    html! { <select id="code" aria-label={Texts::of(lang).code} {onchange}>{for Code::ALL.map(option)}</select> }
}
