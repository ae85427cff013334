//! The page in Yew: views only.
//!
//! [`Root`] is the one stateful component: it owns the model, the frame loop and the listeners. Other components are
//! functions of small props that compare by value, and send messages by callbacks made once.

mod board;
mod kit;
mod mode;
mod page;
mod player;
mod searches;

pub use page::Root;
