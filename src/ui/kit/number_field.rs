//! A number that can be typed.

use yew::prelude::*;

use super::events::value_of;
use crate::i18n::{number, whole};

/// A number that can be typed. While it is being typed it is the person's; Enter or leaving the field takes it.
pub struct NumberField<'a> {
    pub id: &'static str,
    pub value: u64,
    /// What is being typed.
    pub typed: Option<&'a str>,
    /// Where a whole number that is typed goes.
    pub send: Callback<u64>,
    /// Where anything else goes; the field shows its value again.
    pub refuse: Callback<String>,
    /// Who keeps what is being typed.
    pub keep: Callback<Option<String>>,
}

/// Draws it.
pub fn number_field(field: NumberField) -> Html {
    let NumberField { id, value, typed, send, refuse, keep } = field;
    let is_typed = typed.is_some();
    let value = typed.map_or_else(|| number(value), str::to_owned);
    let take = {
        let keep = keep.clone();
        Callback::from(move |event: Event| {
            let text = value_of(&event);
            keep.emit(None);
            match whole(&text) {
                _ if !is_typed || text.trim().is_empty() => {}
                Some(number) => send.emit(number),
                None => refuse.emit(text.trim().to_owned()),
            }
        })
    };
    let onkeydown = {
        let (take, keep) = (take.clone(), keep.clone());
        Callback::from(move |event: KeyboardEvent| match event.key().as_str() {
            "Enter" if !event.is_composing() => take.emit(event.into()),
            "Escape" => keep.emit(None),
            _ => {}
        })
    };
    html! {
        <input {id} type="text" inputmode="numeric" autocomplete="off" maxlength="20" {value}
            oninput={keep.reform(|event: InputEvent| Some(value_of(&event)))} {onkeydown}
            onblur={take.reform(|event: FocusEvent| event.into())} />
    }
}
