//! `window.queensLab`, and the same by `postMessage` from an embedding page.

use std::cell::Cell;
use std::rc::Rc;

use gloo_events::EventListener;
use js_sys::{Function, JSON, Object, Promise, Reflect};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageEvent, ResizeObserver, Window};

/// Where the answer to a message goes.
#[derive(Clone, Debug)]
pub struct Reply {
    resolve: Function,
    reject: Function,
}

impl Reply {
    /// Keeps the promise; the state is JSON.
    pub fn keep(&self, state: &str) {
        _ = self.resolve.call1(&JsValue::UNDEFINED, &parsed(state));
    }

    /// Breaks the promise, saying why.
    pub fn refuse(&self, why: &str) {
        _ = self.reject.call1(&JsValue::UNDEFINED, &js_sys::Error::new(why));
    }
}

/// What was installed; it is taken down when this is dropped.
pub struct Scripting {
    _state: Closure<dyn Fn() -> JsValue>,
    _send: Closure<dyn Fn(JsValue) -> JsValue>,
    _messages: Option<EventListener>,
    _height: Option<(ResizeObserver, Closure<dyn Fn()>)>,
}

/// Fills in `window.queensLab`, listens to the embedding page and keeps the promise `ready`. States and messages are
/// JSON.
pub fn install(state: impl Fn() -> String + 'static, send: impl Fn(String, Reply) + 'static) -> Option<Scripting> {
    let window = web_sys::window()?;
    let lab: JsValue = Reflect::get(&window, &"queensLab".into()).ok().filter(JsValue::is_object)?;
    let send = move |message: JsValue| -> JsValue { promise(&message, &send).into() };
    let state = Closure::<dyn Fn() -> JsValue>::new(move || parsed(&state()));
    let send = Closure::<dyn Fn(JsValue) -> JsValue>::new(send);
    _ = Reflect::set(&lab, &"version".into(), &env!("CARGO_PKG_VERSION").into());
    _ = Reflect::set(&lab, &"state".into(), state.as_ref());
    _ = Reflect::set(&lab, &"send".into(), send.as_ref());
    let messages = listen(&window, send.as_ref().unchecked_ref::<Function>().clone());
    let height = report_height(&window);
    if let Ok(ready) = web_sys::Event::new("queens-lab-ready") {
        _ = window.dispatch_event(&ready);
    }
    Some(Scripting { _state: state, _send: send, _messages: messages, _height: height })
}

fn promise(message: &JsValue, send: &dyn Fn(String, Reply)) -> Promise {
    let text = JSON::stringify(message).ok().and_then(|text| text.as_string());
    let text = text.ok_or_else(|| "a message is an object with a `type`, of what JSON can say".to_owned());
    let text = text.and_then(|text| unsaid(message).map_or(Ok(text), |key| Err(format!("`{key}` has no value"))));
    Promise::new(&mut |resolve, reject| {
        let reply = Reply { resolve, reject };
        match &text {
            Ok(text) => send(text.clone(), reply),
            Err(why) => reply.refuse(why),
        }
    })
}

/// A member that JSON passes over in silence: it is a mistake of the script, and should be told.
fn unsaid(message: &JsValue) -> Option<String> {
    let members = Object::entries(message.dyn_ref::<Object>()?);
    members.iter().map(|member| js_sys::Array::from(&member)).find_map(|member| {
        let value = member.get(1);
        (value.is_undefined() || value.is_symbol() || value.is_function()).then(|| member.get(0).as_string())?
    })
}

fn parsed(text: &str) -> JsValue {
    JSON::parse(text).unwrap_or_default()
}

/// The page that embeds this one, if any.
fn embedder(window: &Window) -> Option<Window> {
    window.parent().ok().flatten().filter(|parent| parent != window)
}

/// `{queensLab: message, id}` from the embedding page alone; the answer is `{queensLab: state, id}` or
/// `{queensLabError: text, id}`.
fn listen(window: &Window, send: Function) -> Option<EventListener> {
    let parent = embedder(window)?;
    Some(EventListener::new(window, "message", move |event| {
        let Some(event) = event.dyn_ref::<MessageEvent>() else { return };
        let from_parent = event.source().is_some_and(|source| JsValue::from(source) == JsValue::from(&parent));
        let message = Reflect::get(&event.data(), &"queensLab".into()).unwrap_or_default();
        if !from_parent || message.is_undefined() {
            return;
        }
        let id = Reflect::get(&event.data(), &"id".into()).unwrap_or_default();
        let Ok(answer) = send.call1(&JsValue::UNDEFINED, &message) else { return };
        let origin = Some(event.origin()).filter(|origin| origin != "null").unwrap_or_else(|| "*".into());
        let parent = parent.clone();
        wasm_bindgen_futures::spawn_local(async move {
            let (key, value) = match wasm_bindgen_futures::JsFuture::from(Promise::resolve(&answer)).await {
                Ok(state) => ("queensLab", state),
                Err(error) => ("queensLabError", Reflect::get(&error, &"message".into()).unwrap_or_default()),
            };
            post(&parent, &[(key, value), ("id", id)], &origin);
        });
    }))
}

/// Tells the embedding page `{queensLabHeight: px}` whenever the height changes.
fn report_height(window: &Window) -> Option<(ResizeObserver, Closure<dyn Fn()>)> {
    let parent = embedder(window)?;
    let root = window.document()?.document_element()?;
    let (measured, last) = (root.clone(), Rc::new(Cell::new(-1)));
    let observe = Closure::<dyn Fn()>::new(move || {
        let height = needed_height(&measured);
        if last.replace(height) != height {
            post(&parent, &[("queensLabHeight", height.into())], "*");
        }
    });
    let observer = ResizeObserver::new(observe.as_ref().unchecked_ref()).ok()?;
    observer.observe(&root);
    Some((observer, observe))
}

/// The height that shows all: of an embedded page, a board as wide as the frame and what stands below it, whatever the
/// frame's own height is.
fn needed_height(root: &web_sys::Element) -> i32 {
    let height = |selector| root.query_selector(selector).ok().flatten().map_or(0, |part| part.scroll_height());
    if root.get_attribute("data-embed").as_deref() != Some("1") {
        return height(".page") + height("footer");
    }
    let board = root.client_width().clamp(EMBEDDED_BOARD.0, EMBEDDED_BOARD.1);
    board + height(".words") + height("footer") + EMBEDDED_GAPS
}

/// The smallest and the largest board for which an embedded page asks, px.
const EMBEDDED_BOARD: (i32, i32) = (200, 560);
/// Paddings of an embedded page, px.
const EMBEDDED_GAPS: i32 = 28;

fn post(window: &Window, members: &[(&str, JsValue)], origin: &str) {
    let object = Object::new();
    for (key, value) in members {
        _ = Reflect::set(&object, &JsValue::from_str(key), value);
    }
    _ = window.post_message(&object, origin);
}
