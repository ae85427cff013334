//! Frames, timers and the clock.

use gloo_render::{AnimationFrame, request_animation_frame};
use gloo_timers::callback::Timeout;

/// A frame that was asked for; dropping it takes the request back.
#[derive(Debug)]
pub struct Frame(#[allow(dead_code)] AnimationFrame); // held for its drop

/// A delay that was asked for; dropping it takes the request back.
#[derive(Debug)]
pub struct Delay(#[allow(dead_code)] Timeout); // held for its drop

/// Calls back before the next frame is drawn, with its time in ms.
pub fn next_frame(then: impl FnOnce(f64) + 'static) -> Frame {
    Frame(request_animation_frame(then))
}

/// Calls back after `ms`.
pub fn after(ms: u32, then: impl FnOnce() + 'static) -> Delay {
    Delay(Timeout::new(ms, then))
}

/// Time since the page was opened, ms.
pub fn now() -> f64 {
    web_sys::window().and_then(|window| window.performance()).map_or(0.0, |performance| performance.now())
}

/// A budget of `ms` from now: whether some of it is left.
pub fn budget(ms: f64) -> impl FnMut() -> bool {
    let end = now() + ms;
    move || now() < end
}
