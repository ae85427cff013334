//! How the browser's own controls behave here: a dead one does nothing and keeps the focus, a button is pressed once
//! however long its key is held, and an entry of a list is taken on Enter or when the list is left.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, EventInit, HtmlSelectElement, KeyboardEvent};

/// A closed list whose entries are gone through by keys.
#[derive(Default)]
struct Choosing {
    by_key: bool, // the key pressed last goes through the entries of a closed list
    before: String,
    list: Option<HtmlSelectElement>, // where an entry is chosen that is not taken yet
}

/// All of it, for the whole page; each listener comes before those of the views.
pub fn listen() -> Vec<EventListener> {
    let Some(window) = web_sys::window() else { return Vec::new() };
    let choosing = Rc::new(RefCell::new(Choosing::default()));
    let on = |kind: &'static str, then: fn(&Event, &RefCell<Choosing>)| {
        let choosing = choosing.clone();
        let options = EventListenerOptions { passive: false, ..EventListenerOptions::run_in_capture_phase() };
        EventListener::new_with_options(&window, kind, options, move |event| then(event, &choosing))
    };
    vec![
        on("click", |event, _| {
            if within(event, "[aria-disabled=true]") {
                event.prevent_default();
                event.stop_immediate_propagation();
            }
        }),
        on("keydown", |event, choosing| {
            let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
            if event.repeat() && within(event, "button, summary") && matches!(event.key().as_str(), "Enter" | " ") {
                event.prevent_default();
            }
            go_through(event, choosing);
        }),
        on("pointerdown", |_, choosing| choosing.borrow_mut().by_key = false),
        on("change", |event, choosing| {
            let mut choosing = choosing.borrow_mut();
            if let Some(list) = list(event).filter(|_| choosing.by_key) {
                event.stop_immediate_propagation();
                choosing.list = Some(list);
            }
        }),
        on("focusout", |_, choosing| take(choosing)),
    ]
}

/// A key on a closed list: Enter takes the entry, Escape brings the one before back, and what opens the list makes
/// choosing the browser's own.
fn go_through(event: &KeyboardEvent, choosing: &RefCell<Choosing>) {
    let Some(list) = list(event) else { return };
    let key = event.key();
    let is_waiting = choosing.borrow().list.is_some();
    match key.as_str() {
        "Enter" if is_waiting => {
            event.prevent_default();
            take(choosing);
        }
        "Escape" if is_waiting => {
            let mut choosing = choosing.borrow_mut();
            choosing.list = None;
            list.set_value(&choosing.before);
        }
        _ => {
            let mut choosing = choosing.borrow_mut();
            choosing.by_key = !opens(event, &key);
            if !is_waiting {
                choosing.before = list.value();
            }
        }
    }
}

/// Whether a key opens a list: up and down do so on a Mac alone.
fn opens(event: &KeyboardEvent, key: &str) -> bool {
    let moves = matches!(key, "ArrowUp" | "ArrowDown");
    matches!(key, "Enter" | " " | "F4") || (moves && (event.alt_key() || is_mac()))
}

fn is_mac() -> bool {
    web_sys::window().and_then(|window| window.navigator().platform().ok()).is_some_and(|name| name.starts_with("Mac"))
}

/// Takes the entry that waits to be taken: the list says that it has changed.
fn take(choosing: &RefCell<Choosing>) {
    let list = {
        let mut choosing = choosing.borrow_mut();
        choosing.by_key = false;
        choosing.list.take()
    };
    let Some(list) = list.filter(|list| list.is_connected()) else { return };
    let init = EventInit::new();
    init.set_bubbles(true);
    if let Ok(changed) = Event::new_with_event_init_dict("change", &init) {
        _ = list.dispatch_event(&changed);
    }
}

fn list(event: &Event) -> Option<HtmlSelectElement> {
    event.target()?.dyn_into().ok()
}

/// Whether an event happens in something that fits the selector.
fn within(event: &Event, selector: &str) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some_and(|target| target.closest(selector).ok().flatten().is_some())
}
