//! What has to be said: notices that can be closed, and the live region.

use yew::prelude::*;

use crate::app::page::texts::Texts;
use crate::app::page::{Msg, Notice, Notices};
use crate::app::show::searches;
use crate::i18n::{Lang, fill, number};
use crate::ui::kit::{Icon, button, click, sign};

/// The notices, the newest last.
pub fn notices(notices: &Notices, lang: Lang, send: &Callback<Msg>) -> Html {
    let t = Texts::of(lang);
    let notice = |(number, notice): &(u32, Notice)| {
        let number = *number;
        html! {
            <li key={number}>
                <span>{text(notice, lang)}</span>
                {offer(number, notice, t, send)}
                {sign(format!("notice-close-{number}"), t.close, Icon::Close, false, click(send, Msg::Dismiss(number)))}
            </li>
        }
    };
    html! {
        <div class="notices" role="status"><ul aria-label={t.notices}>{for notices.iter().map(notice)}</ul></div>
    }
}

fn text(notice: &Notice, lang: Lang) -> String {
    let t = Texts::of(lang);
    match notice {
        Notice::Unusable { key, value, used } if used.is_empty() => {
            fill(t.notice_unusable_no_default, &[("key", key), ("value", value)])
        }
        Notice::Unusable { key, value, used } => {
            fill(t.notice_unusable, &[("key", key), ("value", value), ("used", used)])
        }
        Notice::Dropped { key, member } => fill(t.notice_dropped, &[("key", key), ("member", member)]),
        Notice::Repeated { key, value } => fill(t.notice_repeated, &[("key", key), ("value", value)]),
        Notice::Attacked { member, by } => fill(t.notice_attacked, &[("member", member), ("by", by)]),
        Notice::Refused(search) => {
            let reason = search.keeps_start().err().map_or("", |refusal| searches::reason(refusal, lang));
            fill(t.notice_refused, &[("search", &searches::name(*search, lang)), ("reason", &reason)])
        }
        Notice::NoNumber(typed) => fill(t.notice_no_number, &[("typed", typed)]),
        Notice::Thrown(_, thrown) => fill(t.thrown, &[("n", &thrown.problem.n()), ("step", &number(thrown.step))]),
    }
}

fn offer(notice_number: u32, notice: &Notice, t: &Texts, send: &Callback<Msg>) -> Html {
    let Notice::Thrown(_, thrown) = notice else { return html! { <span hidden=true></span> } };
    let text = fill(t.bring_back, &[("n", &thrown.problem.n()), ("step", &number(thrown.step))]);
    button("bring-back", &text, false, click(send, Msg::BringBack(notice_number)))
}

/// The polite live region, present and empty from the start. Two parts take turns: the same words are said again.
pub fn live((said, second): &(String, bool)) -> Html {
    html! {
        <div id="live" class="unseen" aria-live="polite" aria-atomic="true">
            <p>{if *second { "" } else { said.as_str() }}</p><p>{if *second { said.as_str() } else { "" }}</p>
        </div>
    }
}
