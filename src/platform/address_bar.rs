//! The address bar.

use gloo_events::EventListener;

use super::frame::{self, Delay};

/// The query string and the hash, each with its sign or empty.
pub fn read() -> (String, String) {
    let location = web_sys::window().map(|window| window.location());
    let part = |text: Option<Result<String, _>>| text.and_then(Result::ok).unwrap_or_default();
    (part(location.as_ref().map(web_sys::Location::search)), part(location.as_ref().map(web_sys::Location::hash)))
}

/// Writes the hash, in the place of the present entry of the history or as one more.
fn write(hash: &str, one_more: bool) {
    let url = if hash.is_empty() { base() } else { [base().as_str(), "#", hash].concat() };
    let (none, url) = (wasm_bindgen::JsValue::NULL, Some(url.as_str()));
    if let Some(Ok(history)) = web_sys::window().map(|window| window.history()) {
        _ = if one_more {
            history.push_state_with_url(&none, "", url)
        } else {
            history.replace_state_with_url(&none, "", url)
        };
    }
}

/// Writes the hash as often as browsers allow: at once, so that a reload comes back to what is shown, as long as few
/// changes come; else after a while. Safari allows 100 in 30 s, Chromium 200.
#[derive(Debug)]
pub struct Bar {
    written: Option<String>, // as last written; none before
    known: String,           // what stood in the bar when it was last looked at; anything else is an edit
    spent: f64,              // writes that count against the allowance
    last: f64,               // the last write, ms
    later: Option<Delay>,
    leaves: bool, // the next hash is an entry of its own
}

/// Writes at once before the rest has to wait, and the time in which one is allowed again, ms.
const ALLOWANCE: (f64, f64) = (20.0, 400.0);

/// How long a patient write waits, ms.
const PATIENCE: f64 = 1500.0;

impl Default for Bar {
    /// The bar as it stands.
    fn default() -> Self {
        Self { written: None, known: read().1, spent: 0.0, last: 0.0, later: None, leaves: false }
    }
}

impl Bar {
    /// The query string and the hash, where a person edited them since the bar was last looked at.
    pub fn edited(&mut self) -> Option<(String, String)> {
        let (query, hash) = read();
        let edited = hash != self.known;
        self.known.clone_from(&hash);
        if edited {
            (self.written, self.leaves) = (None, false);
        }
        edited.then_some((query, hash))
    }

    /// Takes a hash: written at once, or, where many come or `patient`, after a while through `later`.
    pub fn offer(&mut self, hash: String, patient: bool, later: impl FnOnce() + 'static) {
        if self.written.as_ref() == Some(&hash) {
            (self.later, self.leaves) = (None, false);
            return;
        }
        let now = frame::now();
        self.spent = (self.spent - (now - self.last) / ALLOWANCE.1).max(0.0);
        self.last = now;
        if !patient && self.spent < ALLOWANCE.0 {
            self.write_now(hash);
        } else if self.later.is_none() {
            let after = if patient { PATIENCE } else { ALLOWANCE.1 };
            self.later = Some(frame::after(after as u32, later));
        }
    }

    /// The page has gone on from an address, if it has, which stays an entry of the history: the next one is one more.
    pub fn leave(&mut self, hash: Option<String>) {
        if let Some(hash) = hash {
            self.write_now(hash);
            self.leaves = true;
        }
    }

    /// Writes whatever was allowed, but over an edit that has not been told yet.
    pub fn write_now(&mut self, hash: String) {
        self.later = None;
        if self.written.as_ref() != Some(&hash) && read().1 == self.known {
            self.spent += 1.0;
            write(&hash, std::mem::take(&mut self.leaves));
            self.known = read().1;
            self.written = Some(hash);
        }
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
