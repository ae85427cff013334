//! The page in Yew.
//!
//! [`Root`] is the one stateful component: it owns the model, the frame loop and the listeners. All others are
//! functions of small props that compare by value, and send messages by one callback made once.

mod board;
mod caption;
mod code;
mod compare;
mod controls;
mod dialogs;
mod header;
mod icons;
mod keys;
mod listing;
mod notices;
mod panels;
mod place;
mod player;
mod pruned;
mod results;
mod root;
mod setup;
mod solutions;
mod space;
mod timeline;
mod view;
mod waiting;

pub use root::Root;

use yew::Callback;

use crate::app::Msg;

/// The callback that every component gets.
pub type Send = Callback<Msg>;

/// The value of the field or list that an event comes from.
fn value_of(event: &yew::Event) -> String {
    use wasm_bindgen::JsCast;
    let Some(target) = event.target() else { return String::new() };
    match target.dyn_into::<web_sys::HtmlSelectElement>() {
        Ok(select) => select.value(),
        Err(target) => target.dyn_into::<web_sys::HtmlInputElement>().map(|input| input.value()).unwrap_or_default(),
    }
}

/// Whether the checkbox that an event comes from is ticked.
fn checked(event: &yew::Event) -> bool {
    use wasm_bindgen::JsCast;
    let input = event.target().and_then(|target| target.dyn_into::<web_sys::HtmlInputElement>().ok());
    input.is_some_and(|input| input.checked())
}
