//! What happens to the page.

use crate::app::page::Msg;
use crate::platform::scripting::Reply;

/// What happens to the page.
pub enum Happening {
    /// A message to the model.
    App(Msg),
    /// A frame is to be drawn, at a time in ms.
    Frame(f64),
    /// The next slice of work.
    Slice,
    /// The address bar is to be written.
    Write,
    /// The hash was edited.
    Edited,
    /// A script sent something, as JSON.
    Script(String, Reply),
}
