//! Who has the focus, and giving it back.

use gloo_events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

/// The element that has the focus.
pub fn active() -> Option<Element> {
    web_sys::window()?.document()?.active_element()
}

/// Gives the focus to the element with this id.
pub fn to(id: &str) {
    let element = web_sys::window().and_then(|window| window.document()).and_then(|page| page.get_element_by_id(id));
    if let Some(element) = element.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        _ = element.focus();
    }
}

/// Lets go of the focus.
pub fn release() {
    if let Some(element) = active().and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        _ = element.blur();
    }
}

/// A control that a pointer used gives the focus back, so that a presenter's remote keeps stepping. Text fields keep
/// it, and so does everything in a dialog.
pub fn give_back_after_pointer() -> Vec<EventListener> {
    let Some(window) = web_sys::window() else { return Vec::new() };
    let capture = EventListenerOptions::run_in_capture_phase();
    ["click", "change"]
        .into_iter()
        .map(|kind| {
            EventListener::new_with_options(&window, kind, capture, move |event| {
                let pointer = event.dyn_ref::<web_sys::MouseEvent>().is_some_and(|click| click.detail() > 0);
                let chosen = event.type_() == "change" && is("select") && pointed_at();
                if (pointer || chosen) && is("button, summary, a, input[type=range], input[type=checkbox], select") {
                    let opens_list = pointer && is("select");
                    if !opens_list {
                        release();
                    }
                }
            })
        })
        .collect()
}

/// Whether the focused element fits the selector and stands outside a dialog.
fn is(selector: &str) -> bool {
    active().is_some_and(|element| {
        element.matches(selector).unwrap_or(false) && element.closest("dialog").ok().flatten().is_none()
    })
}

/// Whether the focused element got its focus by pointer, not by keyboard.
fn pointed_at() -> bool {
    active().is_some_and(|element| {
        !element.matches(":focus-visible").unwrap_or(false) || element.matches(":hover").unwrap_or(false)
    })
}
