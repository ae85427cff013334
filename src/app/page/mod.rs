//! What all modes share: the model of the whole page, its messages, the address, what scripts may send, keys, notices,
//! and the look.

pub mod address;
mod adopt;
mod chewed;
mod history;
mod keys;
mod look;
mod model;
mod notices;
mod problem;
pub mod script;
mod settings;
mod speech;
pub mod texts;
mod update;
mod work;

pub use address::Address;
pub use keys::{Action, Focus, action, help};
pub use look::{Look, Surroundings, Theme};
pub use model::{Dialog, Model};
pub use notices::{Notice, Notices};
pub use settings::{Setting, keys, read};
pub use speech::{QUIET, Speech};
pub use update::{Msg, update};
pub use work::{WAY, frame, slice};
