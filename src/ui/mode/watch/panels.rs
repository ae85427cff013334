//! Panels with tabs; each shows another thing.

use yew::prelude::*;

use super::code::{self, CodeProps};
use super::cost::cost;
use super::listing;
use super::solutions::Solutions;
use super::steps::{StepsProps, steps};
use crate::app::binding::along;
use crate::app::mode::watch::space::Played;
use crate::app::mode::watch::texts::Texts;
use crate::app::mode::watch::{self, Msg, Panel};
use crate::i18n::{Lang, fill};
use crate::platform::focus;
use crate::platform::page::keep_in_view;
use crate::ui::kit::{Show, click, memo, press};

/// What a panel shows, with its data.
#[derive(Clone, PartialEq)]
pub enum Shown {
    Code(CodeProps),
    Solutions(Solutions),
    Steps(StepsProps),
    Cost(Played),
}

/// The panels.
#[derive(PartialEq)]
pub struct Panels {
    /// What they show, the upper or left one first.
    pub shown: Vec<Shown>,
    pub lang: Lang,
    /// Whether the line at work changes too fast to be followed.
    pub hurries: bool,
    pub send: Callback<Msg>,
}

impl Show for Panels {
    fn draw(&self) -> Html {
        html! { <>{for self.shown.iter().enumerate().map(|(slot, shown)| panel(slot, shown, self))}</> }
    }

    fn drawn(&self) {
        if !self.hurries {
            keep_in_view(".code .current", ".code");
        }
    }
}

impl Shown {
    const fn panel(&self) -> Panel {
        match self {
            Self::Code(_) => Panel::Code,
            Self::Solutions(_) => Panel::Solutions,
            Self::Steps(_) => Panel::Steps,
            Self::Cost(_) => Panel::Cost,
        }
    }
}

fn panel(slot: usize, shown: &Shown, props: &Panels) -> Html {
    let content = match shown {
        Shown::Code(code) => code::panel(code, &props.send),
        Shown::Solutions(solutions) => memo(solutions.clone()),
        Shown::Steps(props_of_steps) => steps(props_of_steps, props.lang),
        Shown::Cost(played) => cost(played, props.lang),
    };
    html! {
        <section key={slot} class={classes!("panel", (slot == 1).then_some("second"))}>
            <h2 class="unseen">{title(shown.panel(), Texts::of(props.lang))}</h2>
            <div class="head">
                {tabs(slot, shown.panel(), Texts::of(props.lang), &props.send)}
                if let Shown::Code(code) = shown { {listing::choice(code.search, code.code, code.lang, &props.send)} }
            </div>
            <div id={format!("panel-{slot}")} class={classes!("content", matches!(shown, Shown::Code(_)).then_some("listing"))} role="tabpanel" tabindex="0" aria-labelledby={tab_id(slot, shown.panel())}>
                {content}
            </div>
        </section>
    }
}

fn tab_id(slot: usize, panel: Panel) -> String {
    format!("tab-{slot}-{}", panel as u8)
}

const fn title(panel: Panel, t: &'static Texts) -> &'static str {
    match panel {
        Panel::Code => t.panel_code,
        Panel::Solutions => t.panel_solutions,
        Panel::Steps => t.panel_steps,
        Panel::Cost => t.panel_cost,
    }
}

/// Which panels are shown: one that is chosen as the third stands in for the second.
pub fn menu(panels: &watch::Panels, lang: Lang, send: &Callback<Msg>) -> Html {
    let t = Texts::of(lang);
    let choice = |(panel, id): (Panel, &'static str)| {
        let on = panels.shown().contains(&panel);
        html! {
            <button key={id} id={["show-", id].concat()} type="button" aria-pressed={on.to_string()}
                onclick={click(send, Msg::Turn(panel, !on))}>{title(panel, t)}</button>
        }
    };
    html! { <div class="choices" role="group" aria-label={t.panels}><span>{t.panels}</span>{for Panel::NAMED.map(choice)}</div> }
}

fn tabs(slot: usize, current: Panel, t: &'static Texts, send: &Callback<Msg>) -> Html {
    let tab = |panel: Panel| {
        let selected = panel == current;
        html! {
            <button key={panel as u8} id={tab_id(slot, panel)} type="button" class="tab" role="tab"
                aria-selected={selected.to_string()} aria-controls={format!("panel-{slot}")}
                tabindex={if selected { "0" } else { "-1" }} onclick={click(send, Msg::Panel(slot, panel))}>{title(panel, t)}</button>
        }
    };
    let label = fill(t.panel, &[("number", &(slot + 1))]);
    html! {
        <div role="tablist" aria-label={label} onkeydown={tab_keys(slot, current, send)}>{for Panel::ALL.map(tab)}</div>
    }
}

/// Arrows, Home and End choose a tab and take the focus along.
fn tab_keys(slot: usize, current: Panel, send: &Callback<Msg>) -> Callback<KeyboardEvent> {
    let send = send.clone();
    Callback::from(move |event: KeyboardEvent| {
        let last = Panel::ALL.len() as u8;
        let Some(to) = along(&press(&event), current as u8, last) else { return };
        event.prevent_default();
        if let Some(panel) = Panel::ALL.get(usize::from(to)) {
            send.emit(Msg::Panel(slot, *panel));
            focus::to(&tab_id(slot, *panel));
        }
    })
}
