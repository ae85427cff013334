//! Files beside the page.

use js_sys::Promise;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{RequestCache, RequestInit, Response};

/// Loads a file; `then` is told its text, or `None` where it did not arrive. The server is always asked whether the file
/// is still the same: one kept from an older release never meets a newer program.
pub fn load(address: &str, then: impl FnOnce(Option<String>) + 'static) {
    let init = RequestInit::new();
    init.set_cache(RequestCache::NoCache);
    let asked = web_sys::window().map(|window| window.fetch_with_str_and_init(address, &init));
    spawn_local(async move { then(receive(asked).await) });
}

async fn receive(asked: Option<Promise>) -> Option<String> {
    let response: Response = JsFuture::from(asked?).await.ok()?.dyn_into().ok()?;
    if !response.ok() {
        return None;
    }
    JsFuture::from(response.text().ok()?).await.ok()?.as_string()
}
