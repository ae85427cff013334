//! The legend of the signs that are in use: a button by the board, and what it opens.

use queens_solver::Square;
use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

use super::picture::sample;
use crate::app::show::legend::Entry;
use crate::app::show::scene::Scene;
use crate::app::show::scene::marks::{RINGED_CROSS, mark};
use crate::app::show::texts::legend::Texts;
use crate::i18n::Lang;
use crate::ui::kit::{Show, memo};

/// Whether the legend is open, and who is told when that changes.
pub struct Signs {
    pub open: bool,
    pub toggle: Callback<bool>,
}

impl Signs {
    /// The signs in use are asked for only while it is open: it goes along with every step.
    pub fn legend(&self, lang: Lang, entries: impl FnOnce() -> Vec<Entry>) -> Html {
        let entries = if self.open { entries() } else { Vec::new() };
        memo(Legend { entries, lang, toggle: self.toggle.clone() })
    }
}

#[derive(PartialEq)]
struct Legend {
    entries: Vec<Entry>,
    lang: Lang,
    toggle: Callback<bool>,
}

impl Show for Legend {
    fn draw(&self) -> Html {
        let title = Texts::of(self.lang).legend;
        let entry = |Entry { sample: scene, words }: &Entry| html! { <li key={*words}>{sample(scene)}{*words}</li> };
        html! {
            <div class="legend">
                <button id="signs" type="button" popovertarget="legend" title={title}>
                    {sample(&ringed_cross())}<span>{title}</span>
                </button>
                <div id="legend" class="menu" popover="auto" ontoggle={self.toggle.reform(|event: Event| is_open(&event))}>
                    <h2>{title}</h2>
                    <ul>{for self.entries.iter().map(entry)}</ul>
                </div>
            </div>
        }
    }
}

fn is_open(event: &Event) -> bool {
    let list = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    list.is_some_and(|list| list.matches(":popover-open").unwrap_or(false))
}

fn ringed_cross() -> Scene {
    Scene { n: 1, failed: mark(RINGED_CROSS, Square::new(0, 0)), ..Scene::default() }
}
