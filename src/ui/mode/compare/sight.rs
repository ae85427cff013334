//! Results that come further down than the button that asks for them.

use yew::prelude::*;

use crate::platform::page;

/// A click whose results come further down: what they come in is brought into sight.
pub fn in_sight(selector: &'static str, click: Callback<MouseEvent>) -> Callback<MouseEvent> {
    Callback::from(move |event| {
        click.emit(event);
        page::show(selector);
    })
}
