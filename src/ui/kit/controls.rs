//! Controls that are used again and again. What each sends is a message of whoever shows it.

use yew::prelude::*;

use super::events::{checked, value_of};
use super::icons::{Icon, icon};

/// What tells that a control is dead: it looks so, does nothing, and keeps the focus, which `disabled` would take from it.
/// Its clicks never arrive ([`crate::platform::controls`]).
pub fn dead(is: bool) -> Option<&'static str> {
    is.then_some("true")
}

/// A button with a text.
pub fn button(id: &'static str, text: &str, is_dead: bool, onclick: Callback<MouseEvent>) -> Html {
    html! { <button {id} type="button" aria-disabled={dead(is_dead)} {onclick}>{text}</button> }
}

/// A button with a sign; its label is said and shown on pointing.
pub fn sign(
    id: impl Into<AttrValue>,
    label: &'static str,
    sign: Icon,
    is_dead: bool,
    onclick: Callback<MouseEvent>,
) -> Html {
    let id = id.into();
    html! {
        <button {id} type="button" class="square" aria-label={label} title={label} aria-disabled={dead(is_dead)} {onclick}>
            {icon(sign)}
        </button>
    }
}

/// A click that sends a message.
pub fn click<M: Clone + 'static>(send: &Callback<M>, msg: M) -> Callback<MouseEvent> {
    let send = send.clone();
    Callback::from(move |_| send.emit(msg.clone()))
}

/// What a value of a list means.
type Meaning<M> = fn(&str) -> Option<M>;

/// A list to choose from: values with their texts, the one chosen, and what a value means.
pub fn choice<M: 'static>(
    id: &'static str,
    label: &'static str,
    options: &[(&'static str, &'static str)],
    current: &'static str,
    (send, meaning): (&Callback<M>, Meaning<M>),
) -> Html {
    let option = |&(value, text): &(&'static str, &'static str)| {
        html! { <option key={value} {value} selected={value == current}>{text}</option> }
    };
    let send = send.clone();
    let onchange = Callback::from(move |event: Event| {
        if let Some(msg) = meaning(&value_of(&event)) {
            send.emit(msg);
        }
    });
    html! { <select {id} aria-label={label} {onchange}>{for options.iter().map(option)}</select> }
}

/// A checkbox with its text, and the message that a change of it is.
pub fn switch<M: 'static>(
    id: &'static str,
    text: &'static str,
    on: bool,
    (send, turned): (&Callback<M>, fn(bool) -> M),
) -> Html {
    let send = send.clone();
    let onchange = Callback::from(move |event: Event| send.emit(turned(checked(&event))));
    html! { <label class="switch"><input {id} type="checkbox" checked={on} {onchange} />{text}</label> }
}

/// A slider: its bounds and value, what it says, and the message that a push of it is.
pub struct Slider<'a, M: 'static> {
    pub id: &'static str,
    pub label: String,
    pub said: String,
    pub bounds: (u64, u64),
    pub value: u64,
    /// Whether there is nowhere to push it.
    pub is_dead: bool,
    pub push: (&'a Callback<M>, fn(u64) -> M),
}

/// Draws a slider.
pub fn slider<M: 'static>(slider: Slider<M>) -> Html {
    let Slider { id, label, said, bounds, value, is_dead, push } = slider;
    let (send, meaning) = (push.0.clone(), push.1);
    let oninput = Callback::from(move |event: InputEvent| {
        send.emit(meaning(value_of(&event).parse().unwrap_or(value)));
    });
    html! {
        <input {id} type="range" min={bounds.0.to_string()} max={bounds.1.to_string()} value={value.to_string()}
            aria-disabled={dead(is_dead)} aria-label={label} aria-valuetext={said} {oninput} />
    }
}
