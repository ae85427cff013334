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

/// Props of [`Legend`].
#[derive(Clone, PartialEq, Properties)]
pub struct LegendProps {
    pub entries: Vec<Entry>,
    pub lang: Lang,
}

/// Its list is written only while it is open: it goes along with every step.
#[component]
pub fn Legend(props: &LegendProps) -> Html {
    let open = use_state_eq(|| false);
    let ontoggle = {
        let open = open.clone();
        Callback::from(move |event: Event| {
            let list = event.target().and_then(|target| target.dyn_into::<Element>().ok());
            open.set(list.is_some_and(|list| list.matches(":popover-open").unwrap_or(false)));
        })
    };
    let title = Texts::of(props.lang).legend;
    let entry = |Entry { sample: scene, words }: &Entry| html! { <li key={*words}>{sample(scene)}{*words}</li> };
    let entries = if *open { props.entries.as_slice() } else { &[] };
    html! {
        <div class="legend">
            <button id="signs" type="button" popovertarget="legend" title={title}>
                {sample(&ringed_cross())}<span>{title}</span>
            </button>
            <div id="legend" class="menu" popover="auto" {ontoggle}>
                <h2>{title}</h2>
                <ul>{for entries.iter().map(entry)}</ul>
            </div>
        </div>
    }
}

fn ringed_cross() -> Scene {
    Scene { n: 1, failed: mark(RINGED_CROSS, Square::new(0, 0)), ..Scene::default() }
}
