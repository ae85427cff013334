//! Who has the focus, and giving it back.

use std::cell::Cell;
use std::rc::Rc;

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
    if let Some(element) = element {
        give(&element);
    }
}

/// Gives the focus to an element, of a page or of a picture.
pub fn give(element: &Element) {
    _ = element.unchecked_ref::<HtmlElement>().focus(); // those of a picture have the same call
}

/// Lets go of the focus.
pub fn release() {
    if let Some(element) = active() {
        _ = element.unchecked_ref::<HtmlElement>().blur();
    }
}

/// A control that a pointer used gives the focus back, so that a presenter's remote keeps stepping: a button when it was
/// clicked, a slider when it was let go, a list when something was chosen or the list was closed. Text fields keep it,
/// and so does everything in a dialog.
pub fn give_back_after_pointer() -> Vec<EventListener> {
    let Some(window) = web_sys::window() else { return Vec::new() };
    let by_pointer = Rc::new(Cell::new(false));
    let on = |kind: &'static str, then: fn(&web_sys::Event, &Cell<bool>)| {
        let by_pointer = by_pointer.clone();
        EventListener::new_with_options(&window, kind, EventListenerOptions::run_in_capture_phase(), move |event| {
            then(event, &by_pointer);
        })
    };
    vec![
        on("pointerdown", |_, by_pointer| by_pointer.set(true)),
        on("keydown", |event, by_pointer| by_pointer.set(by_pointer.get() && !pressed_any(event, &["Tab"]))),
        on("click", |event, _| {
            let clicked = event.dyn_ref::<web_sys::MouseEvent>().is_some_and(|click| click.detail() > 0);
            if clicked && is("button, summary, a, input[type=range], input[type=checkbox]") {
                release();
            }
        }),
        on("pointerup", |_, _| {
            if is("input[type=range]") {
                release();
            }
        }),
        on("change", |_, by_pointer| {
            if by_pointer.get() && is("select, input[type=range]") {
                release();
            }
        }),
        on("keyup", |event, by_pointer| {
            if by_pointer.get() && is("select") && pressed_any(event, &["Enter", "Escape", " "]) {
                release();
            }
        }),
    ]
}

/// A menu closes when the focus goes elsewhere: it would lie over what is there.
pub fn close_menus_left() -> Option<EventListener> {
    let document = web_sys::window()?.document()?;
    let page = document.clone();
    Some(EventListener::new(&document, "focusin", move |event| {
        let target = event.target().and_then(|target| target.dyn_into::<web_sys::Node>().ok());
        let menu = page.query_selector("[popover]:popover-open").ok().flatten();
        let menu = menu.and_then(|menu| menu.dyn_into::<HtmlElement>().ok());
        if let Some(menu) = menu.filter(|menu| !menu.contains(target.as_ref())) {
            _ = menu.hide_popover();
        }
    }))
}

fn pressed_any(event: &web_sys::Event, keys: &[&str]) -> bool {
    event.dyn_ref::<web_sys::KeyboardEvent>().is_some_and(|event| keys.contains(&event.key().as_str()))
}

/// Whether the focused element fits the selector and stands outside a dialog.
fn is(selector: &str) -> bool {
    active().is_some_and(|element| {
        element.matches(selector).unwrap_or(false) && element.closest("dialog").ok().flatten().is_none()
    })
}
