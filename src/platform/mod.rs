//! The browser's services.
//!
//! **Architecture invariant:** timers, storage, the address bar, the clipboard, files and `window.queensLab` are touched
//! in here only; nothing in here knows the model.

pub mod address_bar;
pub mod controls;
pub mod fatal;
pub mod focus;
pub mod frame;
pub mod keeper;
pub mod page;
pub mod scripting;
pub mod slices;
pub mod storage;
