//! A number that can be typed.

use yew::prelude::*;

use super::events::value_of;
use crate::i18n::{number, whole};

/// Props of [`NumberField`].
#[derive(Clone, PartialEq, Properties)]
pub struct NumberFieldProps {
    pub id: &'static str,
    pub value: u64,
    /// Where a whole number that is typed goes.
    pub send: Callback<u64>,
    /// Where anything else goes; the field shows its value again.
    pub refuse: Callback<String>,
}

/// A number that can be typed. While it is being typed it is the person's; Enter or leaving the field takes it.
#[component]
pub fn NumberField(props: &NumberFieldProps) -> Html {
    let typed = use_mut_ref(|| None::<String>);
    let redraw = use_force_update();
    let take = {
        let (typed, redraw, props) = (typed.clone(), redraw.clone(), props.clone());
        move || {
            let Some(text) = typed.borrow_mut().take() else { return };
            redraw.force_update();
            match whole(&text) {
                Some(number) => props.send.emit(number),
                None if text.trim().is_empty() => {}
                None => props.refuse.emit(text.trim().to_owned()),
            }
        }
    };
    let onkeydown = {
        let (take, typed, redraw) = (take.clone(), typed.clone(), redraw.clone());
        Callback::from(move |event: KeyboardEvent| match event.key().as_str() {
            "Enter" if !event.is_composing() => take(),
            "Escape" => {
                *typed.borrow_mut() = None;
                redraw.force_update();
            }
            _ => {}
        })
    };
    let oninput = {
        let typed = typed.clone();
        Callback::from(move |event: InputEvent| {
            *typed.borrow_mut() = Some(value_of(&event));
            redraw.force_update();
        })
    };
    let value = typed.borrow().clone().unwrap_or_else(|| number(props.value));
    html! {
        <input id={props.id} type="text" inputmode="numeric" autocomplete="off" maxlength="20" {value} {oninput} {onkeydown}
            onblur={Callback::from(move |_| take())} />
    }
}
