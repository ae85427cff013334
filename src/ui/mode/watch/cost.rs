//! How large the space is that a search goes through, what of it is seen, and how the spaces grow with n.

use queens_solver::SearchId;
use queens_solver::analysis::Space;
use yew::prelude::*;

use crate::app::mode::watch::space::{self, Account, Played};
use crate::app::mode::watch::texts::Texts;
use crate::app::show::texts::counted;
use crate::i18n::{Lang, fill};

/// The space of this search, all spaces of this size, and how they grow.
pub fn cost(played: &Played, lang: Lang) -> Html {
    let Played { search, n, counters, .. } = *played;
    let (t, counted) = (Texts::of(lang), counted::Texts::of(lang));
    let (tests, placements) = (counted.tests.of(counters.tests), counted.placements.of(counters.placements));
    let so_far = fill(t.cost_so_far, &[("tests", &tests), ("placements", &placements)]);
    let sentences = space::sentences(played, lang);
    let line = |(index, text): (usize, String)| html! { <p key={index}>{text}</p> };
    html! {
        <div class="cost">
            {account(search, n, lang)}
            {for sentences.into_iter().chain([so_far, counted.tests_differ.to_owned()]).enumerate().map(line)}
            <p>{fill(t.cost_intro, &[("queens", &counted.queens.of(n.into()))])}</p>
            {spaces(search, n, lang)}
            <details>
                <summary>{t.cost_show}</summary>
                {growth(t)}
            </details>
        </div>
    }
}

fn account(search: SearchId, n: u8, lang: Lang) -> Html {
    let Some(account) = Account::of(search, n, lang) else { return html! {} };
    let power = account.power.map(|power| [" ≈ ", &power].concat()).unwrap_or_default();
    html! {
        <p><span class="note">{account.boards}{": "}{account.formula}{" = "}</span><b id="space">{account.exact}</b>{power}</p>
    }
}

/// The size of every space; the one of this search stands out.
fn spaces(search: SearchId, n: u8, lang: Lang) -> Html {
    let row = |kind: Space| {
        html! {
            <tr key={kind as u8} class={(search.facts().space == Some(kind)).then_some("own")}>
                <th scope="row">{space::boards(kind, n, lang)}</th><td>{space::short(&kind.size(n))}</td>
            </tr>
        }
    };
    html! { <table><tbody>{for Space::ALL.map(row)}</tbody></table> }
}

fn growth(t: &'static Texts) -> Html {
    let head = |kind: Space| html! { <th key={kind as u8} scope="col">{space::formula(kind)}</th> };
    let row = |(n, sizes): (u8, [String; 4])| {
        let cell = |(index, size): (usize, String)| html! { <td key={index}>{size}</td> };
        html! { <tr key={n}><th scope="row">{n}</th>{for sizes.into_iter().enumerate().map(cell)}</tr> }
    };
    html! {
        <div class="wide" tabindex="0"><table>
            <caption class="note">{t.cost_growth}</caption>
            <thead><tr><th scope="col">{"n"}</th>{for Space::ALL.map(head)}</tr></thead>
            <tbody>{for space::growth().into_iter().map(row)}</tbody>
        </table></div>
    }
}
