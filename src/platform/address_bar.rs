//! The address bar.

use gloo_events::EventListener;

/// The query string and the hash, each with its sign or empty.
pub fn read() -> (String, String) {
    let location = web_sys::window().map(|window| window.location());
    let part = |text: Option<Result<String, _>>| text.and_then(Result::ok).unwrap_or_default();
    (part(location.as_ref().map(web_sys::Location::search)), part(location.as_ref().map(web_sys::Location::hash)))
}

/// Writes the hash without adding to the history. Browsers limit how often: a refusal is no harm, the next one counts.
pub fn write(hash: &str) {
    let url = if hash.is_empty() { base() } else { [base().as_str(), "#", hash].concat() };
    if let Some(Ok(history)) = web_sys::window().map(|window| window.history()) {
        _ = history.replace_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(&url));
    }
}

/// The address without its query string and hash, to which a link adds its own.
pub fn page() -> String {
    let location = web_sys::window().map(|window| window.location());
    location
        .and_then(|location| Some([location.origin().ok()?, location.pathname().ok()?].concat()))
        .unwrap_or_default()
}

fn base() -> String {
    let location = web_sys::window().map(|window| window.location());
    location
        .and_then(|location| Some([location.pathname().ok()?, location.search().ok()?].concat()))
        .unwrap_or_default()
}

/// Calls back when a person edits the hash or goes back to another one.
pub fn on_edit(then: impl Fn() + 'static) -> Option<EventListener> {
    web_sys::window().map(|window| EventListener::new(&window, "hashchange", move |_| then()))
}

/// Calls back when the page is left or hidden: the last moment to write.
pub fn on_leave(then: impl Fn() + 'static) -> Option<EventListener> {
    web_sys::window().map(|window| EventListener::new(&window, "pagehide", move |_| then()))
}
