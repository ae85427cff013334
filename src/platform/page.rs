//! The page as a whole: its language and theme, full screen, clipboard, and what the system prefers.

use wasm_bindgen::{JsCast, JsValue};

/// Sets title, language and theme of the document; `embed` leaves the board, caption and player alone.
pub fn dress(title: &str, lang: &str, theme: &str, embed: bool) {
    let Some(document) = web_sys::window().and_then(|window| window.document()) else { return };
    document.set_title(title);
    if let Some(root) = document.document_element() {
        for (name, value) in [("lang", lang), ("data-theme", theme), ("data-embed", if embed { "1" } else { "0" })] {
            if root.get_attribute(name).as_deref() != Some(value) {
                _ = root.set_attribute(name, value);
            }
        }
    }
}

/// Whether the page starts fresh after it crashed twice: what was stored may be the cause.
pub fn starts_fresh() -> bool {
    let root = web_sys::window().and_then(|window| window.document()).and_then(|document| document.document_element());
    root.is_some_and(|root| root.has_attribute("data-fresh"))
}

/// The browser's language.
pub fn language() -> String {
    web_sys::window().and_then(|window| window.navigator().language()).unwrap_or_default()
}

/// Whether the system asks for less motion.
pub fn prefers_reduced_motion() -> bool {
    let query =
        web_sys::window().and_then(|window| window.match_media("(prefers-reduced-motion: reduce)").ok().flatten());
    query.is_some_and(|query| query.matches())
}

/// Fills the screen, or leaves it again. A browser that does not allow it leaves the page as it is.
pub fn toggle_full_screen() {
    let Some(document) = web_sys::window().and_then(|window| window.document()) else { return };
    if document.fullscreen_element().is_some() {
        document.exit_fullscreen();
    } else if let Some(root) = document.document_element() {
        _ = root.request_fullscreen();
    }
}

/// Opens or closes a `<dialog>`, as a modal one, which only a call can do.
pub fn set_modal(id: &str, open: bool) {
    let found = web_sys::window().and_then(|window| window.document()).and_then(|page| page.get_element_by_id(id));
    let Some(dialog) = found.and_then(|found| found.dyn_into::<web_sys::HtmlDialogElement>().ok()) else { return };
    match (open, dialog.open()) {
        (true, false) => _ = dialog.show_modal(),
        (false, true) => dialog.close(),
        _ => {}
    }
}

/// Scrolls the containers of the elements that fit the selector, not the page, until each is in view.
pub fn keep_in_view(selector: &str, container: &str) {
    let Some(document) = web_sys::window().and_then(|window| window.document()) else { return };
    let Ok(found) = document.query_selector_all(selector) else { return };
    for element in (0..found.length()).filter_map(|index| found.get(index)?.dyn_into::<web_sys::Element>().ok()) {
        let Ok(Some(scroller)) = element.closest(container) else { continue };
        let (inner, outer) = (element.get_bounding_client_rect(), scroller.get_bounding_client_rect());
        let above = (outer.top() - inner.top()).max(0.0);
        let below = (inner.bottom() - outer.bottom()).max(0.0);
        if above > 0.0 || below > 0.0 {
            scroller.set_scroll_top(scroller.scroll_top() + (below - above) as i32);
        }
        keep_text_in_view(&element, &scroller);
    }
}

/// Scrolls sideways to the end of a line, but not past the first of its words: less of its number, as wide as three
/// characters, and of its indent is to be seen then.
fn keep_text_in_view(line: &web_sys::Element, scroller: &web_sys::Element) {
    let text = line.text_content().unwrap_or_default();
    let cells: u32 = text.chars().map(|character| 1 + u32::from(character >= '\u{2e80}')).sum(); // Chinese ones are wide
    let indent = (text.len() - text.trim_start().len()) as f64;
    let (width, at) = (line.client_width(), scroller.scroll_left());
    let begins = (f64::from(width) * (indent + 3.0) / f64::from(cells + 4)) as i32;
    let end = (width - scroller.client_width()).min(begins);
    if at > begins || at < end {
        scroller.set_scroll_left(end);
    }
}

/// Scrolls what fits the selector to the top of what is in sight, once what was sent before has been drawn.
pub fn show(selector: &'static str) {
    wasm_bindgen_futures::spawn_local(async move {
        let document = web_sys::window().and_then(|window| window.document());
        if let Some(Ok(Some(found))) = document.map(|document| document.query_selector(selector)) {
            found.scroll_into_view();
        }
    });
}

/// Whether text can be copied: not on a plain-http server, nor where a browser has no clipboard.
pub fn can_copy() -> bool {
    web_sys::window().is_some_and(|window| window.is_secure_context() && !window.navigator().clipboard().is_undefined())
}

/// Copies text; `done` is told whether it could be.
pub fn copy(text: &str, done: impl FnOnce(bool) + 'static) {
    let Some(window) = web_sys::window().filter(|_| can_copy()) else {
        done(false);
        return;
    };
    let copying = window.navigator().clipboard().write_text(text);
    wasm_bindgen_futures::spawn_local(async move {
        let copied: Result<JsValue, JsValue> = wasm_bindgen_futures::JsFuture::from(copying).await;
        done(copied.is_ok());
    });
}

/// Saves a text as a file of the person's own; `kind` is its media type.
pub fn save(name: &str, kind: &str, text: &str) {
    let address = format!("data:{kind};charset=utf-8,{}", String::from(js_sys::encode_uri_component(text)));
    let link = web_sys::window().and_then(|window| window.document()).and_then(|page| page.create_element("a").ok());
    if let Some(link) = link.and_then(|link| link.dyn_into::<web_sys::HtmlElement>().ok()) {
        _ = link.set_attribute("href", &address);
        _ = link.set_attribute("download", name);
        link.click();
    }
}
