//! `window.queensLab`, and the same by `postMessage` from an embedding page.

use std::borrow::Cow;
use std::cell::Cell;
use std::rc::Rc;

use gloo_events::EventListener;
use js_sys::{Array, Function, Object, Promise, Reflect};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageEvent, ResizeObserver, Window};

use crate::value::Value;

/// Where the answer to a message goes.
#[derive(Clone, Debug)]
pub struct Reply {
    resolve: Function,
    reject: Function,
}

impl Reply {
    /// Keeps the promise.
    pub fn keep(&self, state: &Value) {
        _ = self.resolve.call1(&JsValue::UNDEFINED, &to_js(state));
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

/// Fills in `window.queensLab`, listens to the embedding page and keeps the promise `ready`.
pub fn install(state: impl Fn() -> Value + 'static, send: impl Fn(Value, Reply) + 'static) -> Option<Scripting> {
    let window = web_sys::window()?;
    let lab: JsValue = Reflect::get(&window, &"queensLab".into()).ok().filter(JsValue::is_object)?;
    let send = move |message: JsValue| -> JsValue { promise(&message, &send).into() };
    let state = Closure::<dyn Fn() -> JsValue>::new(move || to_js(&state()));
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

fn promise(message: &JsValue, send: &dyn Fn(Value, Reply)) -> Promise {
    let value = from_js(message, 0);
    Promise::new(&mut |resolve, reject| send(value.clone(), Reply { resolve, reject }))
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
    if root.get_attribute("data-embed").as_deref() != Some("1") {
        return root.scroll_height();
    }
    let height = |selector| root.query_selector(selector).ok().flatten().map_or(0, |part| part.scroll_height());
    let board = root.client_width().clamp(EMBEDDED_BOARD.0, EMBEDDED_BOARD.1);
    board + height(".words") + height("footer").max(height(".deck")) + EMBEDDED_GAPS
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

fn to_js(value: &Value) -> JsValue {
    match value {
        Value::Null => JsValue::NULL,
        Value::Bool(on) => (*on).into(),
        Value::Number(number) => (*number).into(),
        Value::Text(text) => text.into(),
        Value::List(members) => members.iter().map(to_js).collect::<Array>().into(),
        Value::Object(members) => {
            let object = Object::new();
            for (key, member) in members {
                _ = Reflect::set(&object, &JsValue::from_str(key), &to_js(member));
            }
            object.into()
        }
    }
}

/// Lists and objects inside each other that are read; a message needs three.
const DEEPEST: u8 = 8;

/// What JSON can say of a value; anything else, and anything nested too deep, is nothing.
fn from_js(value: &JsValue, depth: u8) -> Value {
    if let Some(on) = value.as_bool() {
        Value::Bool(on)
    } else if let Some(number) = value.as_f64() {
        Value::Number(number)
    } else if let Some(text) = value.as_string() {
        Value::Text(text)
    } else if depth >= DEEPEST {
        Value::Null
    } else if let Some(list) = value.dyn_ref::<Array>() {
        list.iter().map(|member| from_js(&member, depth + 1)).collect()
    } else if let Some(object) = value.dyn_ref::<Object>().filter(|_| !value.is_function()) {
        let member = |entry: JsValue| {
            let entry: Array = entry.unchecked_into();
            (Cow::Owned(entry.get(0).as_string().unwrap_or_default()), from_js(&entry.get(1), depth + 1))
        };
        Value::Object(Object::entries(object).iter().map(member).collect())
    } else {
        Value::Null
    }
}
