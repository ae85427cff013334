//! How large the space is that a search goes through, what of it is seen, and how the spaces grow with n.

use queens_solver::analysis::Space;
use queens_solver::{Counters, Grain, SearchId};
use yew::prelude::*;

use crate::app::Speed;
use crate::app::space::{self, Account, Played};
use crate::i18n::{Texts, fill};

/// What the panel shows.
#[derive(Clone, PartialEq)]
pub struct CostProps {
    pub search: SearchId,
    pub n: u8,
    pub counters: Counters,
    pub finished: bool,
    pub grain: Grain,
    pub speed: Speed,
    /// Steps a second that the greatest speed was measured to take.
    pub measured: Option<u64>,
}

/// The space of this search, all spaces of this size, and how they grow.
pub fn cost(props: &CostProps, t: &'static Texts) -> Html {
    let CostProps { search, n, counters, finished, grain, speed, measured } = props;
    let played = Played {
        search: *search,
        n: *n,
        counters,
        finished: *finished,
        grain: *grain,
        speed: *speed,
        measured: *measured,
    };
    let so_far = fill(
        t.cost_so_far,
        &[("tests", &t.tests.of(counters.tests)), ("placements", &t.placements.of(counters.placements))],
    );
    let sentences = space::sentences(&played, t);
    let line = |(index, text): (usize, String)| html! { <p key={index}>{text}</p> };
    html! {
        <div class="cost">
            {account(*search, *n, t)}
            {for sentences.into_iter().chain([so_far]).enumerate().map(line)}
            <p>{fill(t.cost_intro, &[("queens", &t.queens.of((*n).into()))])}</p>
            {spaces(*search, *n, t)}
            <details>
                <summary>{t.cost_show}</summary>
                {growth(t)}
            </details>
        </div>
    }
}

fn account(search: SearchId, n: u8, t: &'static Texts) -> Html {
    let Some(account) = Account::of(search, n, t) else { return html! {} };
    let power = account.power.map(|power| [" ≈ ", &power].concat()).unwrap_or_default();
    html! {
        <p><span class="note">{account.boards}{": "}{account.formula}{" = "}</span><b id="space">{account.exact}</b>{power}</p>
    }
}

/// The size of every space; the one of this search stands out.
fn spaces(search: SearchId, n: u8, t: &'static Texts) -> Html {
    let row = |kind: Space| {
        html! {
            <tr key={kind as u8} class={(search.space() == Some(kind)).then_some("own")}>
                <th scope="row">{space::boards(kind, n, t)}</th><td>{space::short(&kind.size(n))}</td>
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
