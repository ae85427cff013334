//! Which search, on which board.

use queens_solver::{MAX_SIZE, SearchId};
use wasm_bindgen::JsCast;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

use super::controls::{Slider, choice, slider};
use super::{Send, value_of};
use crate::app::setting::Mode;
use crate::app::update::PRESETS;
use crate::app::{Model, Msg};
use crate::i18n::{Texts, fill};

/// Search, examples and size.
pub fn setup(model: &Model, send: &Send) -> Html {
    let t = model.texts();
    html! {
        <section class="setup">
            if model.mode == Mode::Watch {
                <label class="choice"><span>{t.search}</span>{searches(model.watch.search, t, send)}</label>
                {presets(t, send)}
            }
            {size(model.n(), t, send)}
        </section>
    }
}

/// The name of a search.
const fn search_name(search: SearchId, t: &'static Texts) -> &'static str {
    match search {
        SearchId::Recursive => t.search_recursive,
        SearchId::Iterative => t.search_iterative,
    }
}

fn searches(search: SearchId, t: &'static Texts, send: &Send) -> Html {
    let choose = send.reform(|value: String| Msg::Search(SearchId::from_name(&value).unwrap_or(SearchId::Recursive)));
    let options: Vec<_> = SearchId::ALL.iter().map(|search| (search.name(), search_name(*search, t))).collect();
    choice("search", t.search, &options, search.name(), &choose)
}

/// A list that goes back to its title once something was chosen: an example is a start, not a state.
fn presets(t: &'static Texts, send: &Send) -> Html {
    let send = send.clone();
    let choose = Callback::from(move |event: Event| {
        if let Some(preset) = value_of(&event).parse().ok().and_then(|index: usize| PRESETS.get(index)) {
            send.emit(Msg::Preset(*preset));
        }
        if let Some(list) = event.target().and_then(|target| target.dyn_into::<HtmlSelectElement>().ok()) {
            list.set_value("");
        }
    });
    let names = [t.preset_pictures, t.preset_dead_end, t.preset_classic, t.preset_two, t.preset_three];
    let option = |(index, name)| html! { <option key={index} value={format!("{index}")}>{name}</option> };
    html! {
        <select id="presets" class="presets" aria-label={t.presets} onchange={choose}>
            <option value="" selected=true>{t.presets}</option>
            {for names.into_iter().enumerate().map(option)}
        </select>
    }
}

fn size(n: u8, t: &'static Texts, send: &Send) -> Html {
    let value = fill(t.size_value, &[("n", &n)]);
    let step = |id: &'static str, label: &'static str, sign: &'static str, by: i8, disabled: bool| {
        html! {
            <button {id} type="button" class="square" aria-label={label} title={label} {disabled}
                onclick={send.reform(move |_| Msg::Resize(by))}>{sign}</button>
        }
    };
    html! {
        <div class="size" role="group" aria-label={t.size}>
            <span class="name">{t.size}</span>
            {step("smaller", t.smaller, "−", -1, n == 1)}
            <output id="size-value">{&value}</output>
            {step("larger", t.larger, "+", 1, n == MAX_SIZE)}
            {slider(Slider {
                id: "size",
                label: t.size.to_owned(),
                said: value,
                bounds: (1, MAX_SIZE.into()),
                value: n.into(),
                disabled: false,
                push: send.reform(|n: u64| Msg::Size(n as u8)),
            })}
        </div>
    }
}
