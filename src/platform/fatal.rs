//! The end of the program: a panic is told to `boot.js`, which needs nothing of it.

use wasm_bindgen::JsValue;

/// From now on a panic becomes an event `queens-lab-fatal` on the window, its message the detail.
pub fn report_panics() {
    yew::set_custom_panic_hook(Box::new(|info| {
        let init = web_sys::CustomEventInit::new();
        init.set_detail(&JsValue::from_str(&info.to_string()));
        if let (Some(window), Ok(event)) =
            (web_sys::window(), web_sys::CustomEvent::new_with_event_init_dict("queens-lab-fatal", &init))
        {
            _ = window.dispatch_event(&event);
        }
    }));
}
