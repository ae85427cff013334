//! The listing with the line at work, and the choice of its language.

use queens_solver::Tag;
use yew::prelude::*;

use super::code::CodeProps;
use super::controls::{button, click};
use super::{Send, value_of};
use crate::app::listing::ListingLine;
use crate::app::setting::{Code, find};
use crate::app::{Listings, Msg};
use crate::i18n::{Texts, fill};

/// The listing in the language chosen. A search that is not given in it says so and shows its pseudo-code; the choice
/// stays for the next search.
pub fn listing(props: &CodeProps, send: &Send) -> Html {
    let (listings, t) = (&props.listings, props.lang.texts());
    let lacks = listings.lacks(props.search, props.code);
    let code = if lacks { Code::Pseudo } else { props.code };
    match listings {
        Listings::Loading => html! { <p id="listing-loading" class="note">{t.listing_loading}</p> },
        Listings::Failed => html! {
            <div id="listing-failed" role="status">
                <p>{t.listing_failed}</p>
                {button("listing-again", t.listing_again, false, click(send, Msg::LoadListings))}
            </div>
        },
        Listings::Loaded(_) => html! {
            <>
                if lacks { <p id="listing-lacks" class="note">{lacking(props, t)}</p> }
                <ol class={classes!("code", (code != Code::Pseudo).then_some("long"))} tabindex="0">
                    {for listings.lines(props.search, code, props.lang).into_iter().flatten().enumerate().map(|(index, text)| line(index, &text, props.tag))}
                </ol>
            </>
        },
    }
}

fn line(index: usize, line: &ListingLine<'_>, tag: Option<Tag>) -> Html {
    let current = tag.is_some_and(|tag| line.carries(tag));
    let text = line.text.trim_start();
    html! {
        <li key={index} class={current.then_some("current")} aria-current={current.then_some("step")}>
            <code class={format!("indent-{}", line.text.len() - text.len())}>{text}</code>
        </li>
    }
}

fn lacking(props: &CodeProps, t: &Texts) -> String {
    let given = Code::ALL.into_iter().map(|(code, _)| code).filter(|code| !props.listings.lacks(props.search, *code));
    let codes: Vec<_> = given.map(|code| name(code, t)).collect();
    fill(t.listing_lacks, &[("code", &name(props.code, t)), ("codes", &codes.join(" · "))])
}

const fn name(code: Code, t: &Texts) -> &'static str {
    match code {
        Code::Pseudo => t.code_pseudo,
        Code::Python => "Python",
        Code::Java => "Java",
        Code::Cpp => "C++",
    }
}

/// The languages to choose from; those that the search lacks cannot be chosen.
pub fn choice(props: &CodeProps, send: &Send) -> Html {
    let t = props.lang.texts();
    let option = |(code, value): (Code, &'static str)| {
        let (selected, disabled) = (code == props.code, props.listings.lacks(props.search, code));
        html! { <option key={value} {value} {selected} {disabled}>{name(code, t)}</option> }
    };
    let onchange =
        send.reform(|event: yew::Event| Msg::Code(find(&Code::ALL, &value_of(&event)).unwrap_or(Code::Pseudo)));
    html! { <select id="code" aria-label={t.code} {onchange}>{for Code::ALL.map(option)}</select> }
}
