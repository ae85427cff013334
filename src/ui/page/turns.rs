//! Whose turn it is: the next frame of playing, the next slice of work, or a drawing.

use crate::platform::frame::{self, Frame};
use crate::platform::slices::Slices;

/// While work is on its way the page is drawn no more often than this, ms: the rest of the time is the work's.
const DRAWN_EVERY: f64 = 200.0;

/// The longest time between two slices that counts, ms: before the first one nothing was under way.
const LONGEST_SLICE: f64 = 250.0;

/// What was asked of the browser.
pub struct Turns {
    slices: Option<Slices>,
    slice_asked: bool,
    frame: Option<Frame>,
    last_frame: Option<f64>, // ms
    frames: [f64; 2],        // the time between the last frames, ms
    last_drawn: f64,         // ms
    last_slice: f64,         // ms
}

impl Turns {
    /// Nothing asked for yet; `slice` is called back for each slice.
    pub fn new(slice: impl Fn() + 'static) -> Self {
        Self {
            slices: Slices::new(slice),
            slice_asked: false,
            frame: None,
            last_frame: None,
            frames: [0.0; 2],
            last_drawn: 0.0,
            last_slice: 0.0,
        }
    }

    /// Asks for a slice, once.
    pub fn ask_for_slice(&mut self) {
        if !self.slice_asked
            && let Some(slices) = &self.slices
        {
            slices.ask();
            self.slice_asked = true;
        }
    }

    /// A slice has come; the time since the one before, ms, which is not counted while frames come too.
    pub fn slice(&mut self) -> f64 {
        self.slice_asked = false;
        let now = frame::now();
        let elapsed = now - std::mem::replace(&mut self.last_slice, now);
        if self.frame.is_some() { 0.0 } else { elapsed.min(LONGEST_SLICE) }
    }

    /// Whether a slice is still to come.
    pub const fn awaits_slice(&self) -> bool {
        self.slice_asked
    }

    /// Asks for a frame, once.
    pub fn ask_for_frame(&mut self, then: impl FnOnce(f64) + 'static) {
        if self.frame.is_none() {
            self.frame = Some(frame::next_frame(then));
        }
    }

    /// A frame has come, at a time in ms; the time since the one before, 0 for the first.
    pub fn frame(&mut self, time: f64) -> f64 {
        self.frame = None;
        let elapsed = self.last_frame.replace(time).map_or(0.0, |last| time - last);
        self.frames = [elapsed, self.frames[0]];
        elapsed
    }

    /// The time that frames take, ms: one alone that comes late tells nothing of the next.
    pub fn pace(&self) -> f64 {
        self.frames[0].min(self.frames[1])
    }

    /// No frame is wanted any more.
    pub fn rest(&mut self) {
        (self.frame, self.last_frame) = (None, None);
    }

    /// The page was drawn.
    pub fn drawn(&mut self) {
        self.last_drawn = frame::now();
    }

    /// Whether the page is to be drawn, though work goes on.
    pub fn is_due(&self) -> bool {
        frame::now() - self.last_drawn >= DRAWN_EVERY
    }
}
