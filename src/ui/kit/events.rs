//! What browser events say.

use wasm_bindgen::JsCast;
use web_sys::{HtmlInputElement, HtmlSelectElement, KeyboardEvent};

use crate::app::binding::Press;

/// The value of the field or list that an event comes from.
pub fn value_of(event: &yew::Event) -> String {
    let Some(target) = event.target() else { return String::new() };
    match target.dyn_into::<HtmlSelectElement>() {
        Ok(select) => select.value(),
        Err(target) => target.dyn_into::<HtmlInputElement>().map(|input| input.value()).unwrap_or_default(),
    }
}

/// Whether the checkbox that an event comes from is ticked.
pub fn checked(event: &yew::Event) -> bool {
    let input = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
    input.is_some_and(|input| input.checked())
}

/// The key of an event. Command on a Mac counts as Ctrl.
pub fn press(event: &KeyboardEvent) -> Press {
    Press {
        ctrl: event.ctrl_key() || event.meta_key(),
        alt: event.alt_key(),
        repeat: event.repeat(),
        ..Press::of(&event.key(), &event.code(), event.shift_key())
    }
}
