//! Two panels with tabs; each shows another thing.

use queens_solver::{Event, SearchId};
use yew::prelude::*;

use super::Send;
use super::code::{self, CodeProps};
use super::controls::click;
use super::listing;
use super::solutions::{Solutions, SolutionsProps};
use super::space::{CostProps, cost};
use crate::app::listing::FILE;
use crate::app::model::Panel;
use crate::app::{Listings, Msg, keyboard, narration};
use crate::i18n::{Lang, Texts, fill, number};
use crate::platform::file;
use crate::platform::page::keep_in_view;

/// What a panel shows, with its data.
#[derive(Clone, PartialEq)]
pub enum Shown {
    Code(CodeProps),
    Solutions(SolutionsProps),
    Steps { search: SearchId, step: u64, events: Vec<Event> },
    Cost(CostProps),
}

/// Props of [`Panels`].
#[derive(Clone, PartialEq, Properties)]
pub struct PanelsProps {
    pub first: Shown,
    pub second: Shown,
    pub lang: Lang,
    /// Whether the line at work changes too fast to be followed.
    pub hurries: bool,
    pub send: Send,
}

/// Both panels; a small screen shows the first.
#[component]
pub fn Panels(props: &PanelsProps) -> Html {
    let code = [&props.first, &props.second]
        .into_iter()
        .find_map(|shown| if let Shown::Code(code) = shown { Some(code) } else { None });
    let line = code.filter(|_| !props.hurries).and_then(|code| code.tag);
    let listing = code.map(|code| (code.code, code.listings.clone()));
    let (wanted, send) = (code.is_some_and(|code| code.listings == Listings::Loading), props.send.clone());
    use_effect_with(wanted, move |wanted| {
        if *wanted {
            file::load(FILE, move |text| send.emit(Msg::Listings(text)));
        }
    });
    use_effect_with((line, listing), |_| keep_in_view(".code .current", ".code.long, .content"));
    html! { <>{panel(0, &props.first, props)}{panel(1, &props.second, props)}</> }
}

impl Shown {
    const fn panel(&self) -> Panel {
        match self {
            Self::Code(_) => Panel::Code,
            Self::Solutions(_) => Panel::Solutions,
            Self::Steps { .. } => Panel::Steps,
            Self::Cost(_) => Panel::Cost,
        }
    }
}

fn panel(slot: usize, shown: &Shown, props: &PanelsProps) -> Html {
    let t = props.lang.texts();
    let content = match shown {
        Shown::Code(code) => code::panel(code, &props.send),
        Shown::Solutions(props) => html! { <Solutions ..props.clone() /> },
        Shown::Steps { search, step, events } => step_list(*step, events, *search, t),
        Shown::Cost(props) => cost(props, t),
    };
    html! {
        <section class={classes!("panel", (slot == 1).then_some("second"))}>
            <div class="head">
                {tabs(slot, shown.panel(), t, &props.send)}
                if let Shown::Code(code) = shown { {listing::choice(code, &props.send)} }
            </div>
            <div id={format!("panel-{slot}")} class="content" role="tabpanel" tabindex="0" aria-labelledby={tab_id(slot, shown.panel())}>
                {content}
            </div>
        </section>
    }
}

fn tab_id(slot: usize, panel: Panel) -> String {
    format!("tab-{slot}-{}", panel as u8)
}

fn tabs(slot: usize, current: Panel, t: &'static Texts, send: &Send) -> Html {
    let tab = |panel: Panel| {
        let name = match panel {
            Panel::Code => t.panel_code,
            Panel::Solutions => t.panel_solutions,
            Panel::Steps => t.panel_steps,
            Panel::Cost => t.panel_cost,
        };
        let selected = panel == current;
        html! {
            <button key={panel as u8} id={tab_id(slot, panel)} type="button" class="tab" role="tab"
                aria-selected={selected.to_string()} aria-controls={format!("panel-{slot}")}
                tabindex={if selected { "0" } else { "-1" }} onclick={click(send, Msg::Panel(slot, panel))}>{name}</button>
        }
    };
    let label = fill(t.panel, &[("number", &(slot + 1))]);
    html! {
        <div role="tablist" aria-label={label} onkeydown={tab_keys(slot, current, send)}>{for Panel::ALL.map(tab)}</div>
    }
}

/// Arrows, Home and End choose a tab and take the focus along.
fn tab_keys(slot: usize, current: Panel, send: &Send) -> Callback<KeyboardEvent> {
    let send = send.clone();
    Callback::from(move |event: KeyboardEvent| {
        let last = Panel::ALL.len() as u8;
        let Some((_, to)) = keyboard::moved(&super::keys::press(&event), (0, current as u8), last) else { return };
        event.prevent_default();
        if let Some(panel) = Panel::ALL.get(usize::from(to)) {
            send.emit(Msg::Panel(slot, *panel));
            crate::platform::focus::to(&tab_id(slot, *panel));
        }
    })
}

fn step_list(step: u64, events: &[Event], search: SearchId, t: &'static Texts) -> Html {
    if events.is_empty() {
        return html! { <p>{t.steps_none}</p> };
    }
    let line = |(index, event): (usize, &Event)| {
        let at = step - index as u64;
        html! { <li key={at}><span class="note">{number(at)}</span>{" "}{narration::log_line(*event, search, t)}</li> }
    };
    html! { <><p class="note">{t.steps_help}</p><ul class="list">{for events.iter().enumerate().map(line)}</ul></> }
}
