//! What the page listens to besides its controls.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_events::EventListener;
use yew::Callback;

use super::keys;
use crate::app::page::{Model, Msg, address};
use crate::platform::address_bar::{self, Bar};
use crate::platform::{controls, focus};

/// The keyboard, an edited hash (`edited`), the page left or hidden, menus that close, and how controls behave.
pub fn listen(
    model: &Rc<RefCell<Model>>,
    bar: &Rc<RefCell<Bar>>,
    send: &Callback<Msg>,
    edited: impl Fn() + 'static,
) -> Vec<EventListener> {
    let mut listeners = controls::listen();
    listeners.extend(focus::give_back_after_pointer());
    listeners.extend(focus::close_menus_left());
    listeners.extend(address_bar::on_edit(edited));
    let (leaving, bar) = (model.clone(), bar.clone()); // at once: a message would come too late
    listeners.extend(address_bar::on_leave(move || bar.borrow_mut().write_now(address::write(&leaving.borrow()))));
    listeners.extend(keys::listen(model.clone(), send.clone()));
    listeners
}
