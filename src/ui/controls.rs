//! Controls that are used again and again. Plain functions: a component costs some 2 KB of the program.

use yew::prelude::*;

use super::icons::{Icon, icon};
use super::{checked, value_of};

/// A button with a text.
pub fn button(id: &'static str, text: &str, disabled: bool, onclick: Callback<MouseEvent>) -> Html {
    html! { <button {id} type="button" {disabled} {onclick}>{text}</button> }
}

/// A button with a sign; its label is said and shown on pointing.
pub fn sign(id: &'static str, label: &'static str, sign: Icon, disabled: bool, onclick: Callback<MouseEvent>) -> Html {
    html! {
        <button {id} type="button" class="square" aria-label={label} title={label} {disabled} {onclick}>{icon(sign)}</button>
    }
}

/// A list to choose from: values with their texts, and the one chosen.
pub fn choice(
    id: &'static str,
    label: &'static str,
    options: &[(&'static str, &'static str)],
    current: &'static str,
    choose: &Callback<String>,
) -> Html {
    let option = |&(value, text): &(&'static str, &'static str)| {
        html! { <option key={value} {value} selected={value == current}>{text}</option> }
    };
    let onchange = choose.reform(|event: Event| value_of(&event));
    html! { <select {id} aria-label={label} {onchange}>{for options.iter().map(option)}</select> }
}

/// A checkbox with its text.
pub fn switch(id: &'static str, text: &'static str, on: bool, turn: &Callback<bool>) -> Html {
    let onchange = turn.reform(|event: Event| checked(&event));
    html! { <label class="switch"><input {id} type="checkbox" checked={on} {onchange} />{text}</label> }
}

/// A slider: its bounds and value, what it says, and where it is pushed to.
pub struct Slider {
    pub id: &'static str,
    pub label: String,
    pub said: String,
    pub bounds: (u64, u64),
    pub value: u64,
    pub disabled: bool,
    pub push: Callback<u64>,
}

/// Draws a slider.
pub fn slider(slider: Slider) -> Html {
    let Slider { id, label, said, bounds, value, disabled, push } = slider;
    let oninput = push.reform(move |event: InputEvent| value_of(&event).parse().unwrap_or(value));
    html! {
        <input {id} type="range" min={bounds.0.to_string()} max={bounds.1.to_string()} value={value.to_string()} {disabled}
            aria-label={label} aria-valuetext={said} {oninput} />
    }
}
