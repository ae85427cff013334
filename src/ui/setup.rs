//! Which search, on which board.

use queens_solver::{MAX_SIZE, SearchId};
use wasm_bindgen::JsCast;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

use super::compare::rules;
use super::controls::{Slider, button, click, slider};
use super::{Send, value_of};
use crate::app::catalogue::{Group, SHORT_LIST, name};
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
                <label class="choice"><span>{t.search}</span>{searches(model, send)}</label>
                {presets(t, send)}
            } else if model.mode == Mode::Compare {
                {rules(model, send)}
            }
            if model.mode != Mode::Place && model.watch.problem().has_start() {
                {button("clear-start", t.clear_start, false, click(send, Msg::ClearStart))}
            }
            {size(model.n(), t, send)}
        </section>
    }
}

/// What stands for all searches in the short list.
const ALL: &str = "all";

/// Four searches; all, in groups, once asked for or once another is shown.
fn searches(model: &Model, send: &Send) -> Html {
    let (t, current) = (model.texts(), model.watch.search);
    let short = !model.all_searches && SHORT_LIST.contains(&current);
    let choose =
        send.reform(|event: Event| SearchId::from_name(&value_of(&event)).map_or(Msg::AllSearches, Msg::Search));
    html! {
        <select id="search" aria-label={t.search} onchange={choose}>
            if short {
                {for SHORT_LIST.iter().map(|search| option(*search, current, t))}
                <option value={ALL} key={ALL}>{t.searches_all}</option>
            } else {
                {grouped(current, t)}
            }
        </select>
    }
}

fn option(search: SearchId, current: SearchId, t: &'static Texts) -> Html {
    html! { <option key={search.name()} value={search.name()} selected={search == current}>{name(search, t)}</option> }
}

/// All searches as the options of a list, in groups.
pub fn grouped(current: SearchId, t: &'static Texts) -> Html {
    let group = |group: Group| {
        let members = SearchId::ALL.iter().filter(|search| Group::of(**search) == group);
        html! {
            <optgroup key={group as u8} label={group.name(t)}>{for members.map(|search| option(*search, current, t))}</optgroup>
        }
    };
    html! { <>{for Group::ALL.map(group)}</> }
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
                onclick={click(send, Msg::Resize(by))}>{sign}</button>
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
                push: (send, |n| Msg::Size(n as u8)),
            })}
        </div>
    }
}
