//! What the page is and does, without the page: the model, the messages that change it, and what is to be shown.
//!
//! **Architecture invariant:** nothing in here names yew, web-sys or a clock; all of it is tested natively.

pub mod address;
mod adopt;
pub mod begin;
pub mod catalogue;
pub mod compare;
pub mod keyboard;
pub mod listing;
pub mod model;
pub mod names;
pub mod narration;
pub mod place;
pub mod playback;
pub mod race;
pub mod scene;
pub mod script;
pub mod seen;
pub mod setting;
pub mod space;
pub mod speed;
pub mod study;
pub mod update;
pub mod variables;
pub mod watch;

pub use listing::Listings;
pub use model::{Dialog, Model, Notice, Panel};
pub use setting::{Code, Mode, Setting, Theme};
pub use speed::Speed;
pub use update::{Msg, update};
