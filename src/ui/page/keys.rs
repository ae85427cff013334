//! The one listener for keys, fed by the tables of the page, the player and the rooms.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

use crate::app::page::{Action, Focus, Model, Msg, action};
use crate::platform::{focus, page};
use crate::ui::kit::press;

/// Listens on the window: keys work wherever the focus is.
pub fn listen(model: Rc<RefCell<Model>>, send: yew::Callback<Msg>) -> Option<EventListener> {
    let window = web_sys::window()?;
    let options = EventListenerOptions::enable_prevent_default();
    Some(EventListener::new_with_options(&window, "keydown", options, move |event| {
        let Some(event) = event.dyn_ref::<KeyboardEvent>().filter(|event| !event.default_prevented()) else { return };
        let found = action(&press(event), focused(focus::active().as_ref()), &model.borrow());
        match found {
            Some(Action::Send(msg)) => send.emit(msg),
            Some(Action::FullScreen) => page::toggle_full_screen(),
            Some(Action::Held) => {}
            None => return,
        }
        event.prevent_default();
    }))
}

/// What has the focus, by what it is.
fn focused(element: Option<&Element>) -> Focus {
    const KINDS: [(&str, Focus); 7] = [
        ("dialog *, dialog, textarea, input[type=text], input[type=number], input[type=url]", Focus::Text),
        ("[role=gridcell]", Focus::Board),
        ("[role=tab]", Focus::Tab),
        ("input[type=range]", Focus::Slider),
        ("input[type=checkbox], input[type=radio]", Focus::Checkbox),
        ("select", Focus::Select),
        ("button, a[href], summary", Focus::Button),
    ];
    let fits = |selector: &str| element.is_some_and(|element| element.matches(selector).unwrap_or(false));
    KINDS.into_iter().find(|(selector, _)| fits(selector)).map_or(Focus::None, |(_, focus)| focus)
}
