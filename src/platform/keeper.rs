//! The focus of what goes away is kept in its neighbourhood: of a control that is removed or hidden, of a dialog that is
//! closed, of a text field that has been filled in.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_events::{EventListener, EventListenerOptions};
use js_sys::{Function, Object, Reflect};
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

use super::focus::{active, give, release};

/// What can have the focus and can be reached by Tab.
const STOPS: &str = "button, a[href], input, select, summary, [tabindex='0']";

/// Where the focus was.
#[derive(Clone)]
struct Place {
    element: Element,
    way: Vec<(Element, u32)>, // what it stands in, from the innermost, and in the how manieth child of it
}

/// Remembers where the focus is, and where it was before a dialog took it.
#[derive(Default)]
struct Memory {
    place: Option<Place>,
    opener: Option<Place>,
    in_dialog: bool,
    by_pointer: bool,
}

/// Keeps the focus; for as long as it lives.
pub struct Keeper {
    memory: Rc<RefCell<Memory>>,
    _listeners: Vec<EventListener>,
}

impl Keeper {
    /// Begins to watch the focus.
    pub fn watch() -> Self {
        let memory = Rc::new(RefCell::new(Memory::default()));
        let Some(window) = web_sys::window() else { return Self { memory, _listeners: Vec::new() } };
        let on = |kind: &'static str, options, then: fn(&web_sys::Event, &RefCell<Memory>)| {
            let memory = memory.clone();
            EventListener::new_with_options(&window, kind, options, move |event| then(event, &memory))
        };
        let first = EventListenerOptions::run_in_capture_phase();
        let mut listeners = vec![
            on("focusin", first, |_, memory| memory.borrow_mut().note()),
            on("pointerdown", first, |_, memory| {
                let mut memory = memory.borrow_mut();
                (memory.place, memory.by_pointer) = (None, true); // what is pointed at gets the focus, or nothing does
            }),
            on("keydown", EventListenerOptions::enable_prevent_default(), |event, memory| {
                let by_pointer = std::mem::take(&mut memory.borrow_mut().by_pointer);
                fill_in(event, by_pointer, memory);
            }),
        ];
        // A control used by pointer has given the focus back: what becomes of it is nothing to be followed.
        let let_go = |_: &web_sys::Event, memory: &RefCell<Memory>| {
            if active().is_none_or(|now| is_page(&now)) {
                memory.borrow_mut().place = None;
            }
        };
        listeners.extend(["click", "pointerup", "change"].map(|kind| on(kind, first, let_go)));
        listeners.push(on("resize", first, |_, memory| keep(memory, true))); // a smaller window has no room for it
        Self { memory, _listeners: listeners }
    }

    /// The page was drawn: what had the focus and is gone, or hidden if that is looked for, hands it on.
    pub fn keep(&self, looks: bool) {
        keep(&self.memory, looks);
    }
}

/// Where what had the focus is gone, or hidden if that is looked for, its neighbour gets it.
fn keep(memory: &RefCell<Memory>, looks: bool) {
    let now = active();
    if now.as_ref().is_some_and(|now| !is_page(now) && (!looks || is_visible(now))) {
        return;
    }
    let mut memory = memory.borrow_mut();
    let was_in_dialog = std::mem::take(&mut memory.in_dialog);
    let Some(place) = memory.place.take() else { return };
    if place.element.is_connected() && is_visible(&place.element) {
        return; // somebody has let go of it
    }
    let Some(place) = (if was_in_dialog { memory.opener.take() } else { Some(place) }) else { return };
    drop(memory); // what gets the focus is noted
    _ = place.candidates().any(|element| takes(&element));
}

impl Memory {
    /// Notes what has the focus.
    fn note(&mut self) {
        let Some(element) = active().filter(|element| !is_page(element)) else { return };
        let in_dialog = element.closest("dialog").ok().flatten().is_some();
        if in_dialog && !self.in_dialog {
            self.opener = self.place.take();
        }
        self.in_dialog = in_dialog;
        self.place = Some(Place::of(element));
    }
}

/// Enter in a text field ends it, so that a remote keeps stepping: used by pointer it gives the focus back, by keys it
/// hands it on to the player's button, or to one beside it.
fn fill_in(event: &web_sys::Event, by_pointer: bool, memory: &RefCell<Memory>) {
    let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
    if event.key() != "Enter" || event.is_composing() {
        memory.borrow_mut().by_pointer = by_pointer && event.key() != "Tab";
        return;
    }
    let field = active().filter(|field| field.matches("input[type=text]:not(dialog *)").unwrap_or(false));
    let Some(field) = field else { return };
    event.prevent_default(); // or what gets the focus would be pressed
    if by_pointer {
        memory.borrow_mut().place = None;
        return release();
    }
    let groups = std::iter::successors(field.parent_element(), |group| group.parent_element());
    let beside = groups.flat_map(|group| all(&group, ".play").into_iter().chain(all(&group, "button")));
    _ = { beside }.any(|element| takes(&element));
}

impl Place {
    fn of(element: Element) -> Self {
        let mut way = Vec::new();
        let mut child = element.clone();
        while let Some(parent) = child.parent_element() {
            let before = std::iter::successors(child.previous_element_sibling(), Element::previous_element_sibling);
            way.push((parent.clone(), before.count() as u32));
            child = parent;
        }
        Self { element, way }
    }

    /// What may have the focus in its stead, the best first: itself, what bears its name now, its neighbours.
    fn candidates(&self) -> impl Iterator<Item = Element> + '_ {
        let id = Some(self.element.id()).filter(|id| !id.is_empty());
        let page = web_sys::window().and_then(|window| window.document());
        let namesake = id.and_then(|id| page?.get_element_by_id(&id));
        let own = self.element.is_connected().then(|| self.element.clone());
        let around = self.way.iter().filter(|(parent, _)| parent.is_connected());
        own.into_iter().chain(namesake).chain(around.flat_map(|(parent, at)| self.neighbours(parent, *at)))
    }

    /// What stands in the same place of a parent, after it, and before it; those of its own kind first. Then the parent.
    fn neighbours(&self, parent: &Element, at: u32) -> Vec<Element> {
        let children = std::iter::successors(parent.first_element_child(), Element::next_element_sibling);
        let children: Vec<Element> = children.collect();
        let (before, after) = children.split_at((at as usize).min(children.len()));
        let kind = self.element.tag_name();
        let mut found = Vec::new();
        for child in after.iter().chain(before.iter().rev()) {
            let stops = if child.matches(STOPS).unwrap_or(false) { vec![child.clone()] } else { all(child, STOPS) };
            let (own, others): (Vec<_>, Vec<_>) = stops.into_iter().partition(|stop| stop.tag_name() == kind);
            found.extend(own.into_iter().chain(others));
        }
        found.extend(Some(parent.clone()).filter(|parent| parent.matches(STOPS).unwrap_or(false)));
        if parent.matches(".notices").unwrap_or(false) {
            found.extend(parent.parent_element().iter().flat_map(|page| all(page, ".play"))); // the last one: nothing that undoes
        }
        found
    }
}

fn all(element: &Element, selector: &str) -> Vec<Element> {
    let Ok(found) = element.query_selector_all(selector) else { return Vec::new() };
    (0..found.length()).filter_map(|index| found.item(index)?.dyn_into().ok()).collect()
}

/// Whether an element takes the focus.
fn takes(element: &Element) -> bool {
    if element.get_attribute("tabindex").as_deref() == Some("-1") || !is_visible(element) {
        return false;
    }
    give(element);
    active().as_ref() == Some(element)
}

/// Whether nothing in particular has the focus.
fn is_page(element: &Element) -> bool {
    matches!(element.tag_name().as_str(), "BODY" | "HTML")
}

/// Whether an element is drawn, as the browser says: web-sys does not have this call yet.
fn is_visible(element: &Element) -> bool {
    let options = Object::new();
    _ = Reflect::set(&options, &"visibilityProperty".into(), &true.into());
    let check =
        Reflect::get(element, &"checkVisibility".into()).ok().and_then(|check| check.dyn_into::<Function>().ok());
    check.is_none_or(|check| check.call1(element, &options).is_ok_and(|drawn| drawn.is_truthy()))
}
