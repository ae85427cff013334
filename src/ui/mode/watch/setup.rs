//! Which search, and examples.

use queens_solver::SearchId;
use wasm_bindgen::JsCast;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

use crate::app::mode::watch::texts::Texts;
use crate::app::mode::watch::{Msg, PRESETS, Watch};
use crate::app::show::searches::SHORT_LIST;
use crate::i18n::Lang;
use crate::ui::kit::value_of;
use crate::ui::searches::{grouped, option};

/// Search and examples.
pub fn setup(watch: &Watch, lang: Lang, send: &Callback<Msg>) -> Html {
    html! {
        <>
            <label class="choice"><span>{Texts::of(lang).search}</span>{searches(watch, lang, send)}</label>
            {presets(lang, send)}
        </>
    }
}

/// What stands for all searches in the short list.
const ALL: &str = "all";

/// Four searches; all, in groups, once asked for or once another is shown.
fn searches(watch: &Watch, lang: Lang, send: &Callback<Msg>) -> Html {
    let (t, current) = (Texts::of(lang), watch.search());
    let short = !watch.all_searches && SHORT_LIST.contains(&current);
    let choose =
        send.reform(|event: Event| SearchId::from_name(&value_of(&event)).map_or(Msg::AllSearches, Msg::Search));
    html! {
        <select id="search" aria-label={t.search} onchange={choose}>
            if short {
                {for SHORT_LIST.iter().map(|search| option(*search, current, lang))}
                <option value={ALL} key={ALL}>{t.searches_all}</option>
            } else {
                {grouped(current, lang)}
            }
        </select>
    }
}

/// A list that goes back to its title once something was chosen: an example is a start, not a state.
fn presets(lang: Lang, send: &Callback<Msg>) -> Html {
    let (t, send) = (Texts::of(lang), send.clone());
    let choose = Callback::from(move |event: Event| {
        if let Some(preset) = value_of(&event).parse().ok().and_then(|index: usize| PRESETS.get(index)) {
            send.emit(Msg::Preset(*preset));
        }
        if let Some(list) = event.target().and_then(|target| target.dyn_into::<HtmlSelectElement>().ok()) {
            list.set_value("");
        }
    });
    let names = [t.preset_pictures, t.preset_backtrack, t.preset_classic, t.preset_two, t.preset_three];
    let option = |(index, name)| html! { <option key={index} value={format!("{index}")}>{name}</option> };
    html! {
        <select id="presets" class="presets" aria-label={t.presets} onchange={choose}>
            <option value="" selected=true>{t.presets}</option>
            {for names.into_iter().enumerate().map(option)}
        </select>
    }
}
