//! Slices of work, one after the other: by a channel of messages and not by timers or frames, which browsers slow down
//! and a hidden page does not have. What a person does comes in between.

use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageChannel, MessagePort};

/// A channel to oneself. It ends when dropped.
pub struct Slices {
    send: MessagePort,
    receive: MessagePort,
    _then: Closure<dyn Fn()>, // held for as long as messages may come
}

impl Slices {
    /// A channel that calls back for each slice asked for; `None` where the browser gives none.
    pub fn new(then: impl Fn() + 'static) -> Option<Self> {
        let channel = MessageChannel::new().ok()?;
        let then = Closure::<dyn Fn()>::new(then);
        channel.port1().set_onmessage(Some(then.as_ref().unchecked_ref()));
        Some(Self { send: channel.port2(), receive: channel.port1(), _then: then })
    }

    /// Asks for the next slice.
    pub fn ask(&self) {
        _ = self.send.post_message(&JsValue::NULL);
    }
}

impl Drop for Slices {
    fn drop(&mut self) {
        self.receive.set_onmessage(None);
        self.receive.close();
    }
}
