//! Keys of the keyboard: a table for the listener and the help dialog.

use crate::i18n::Lang;

/// A key as the browser tells it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Press {
    /// `KeyboardEvent.key`.
    pub key: String,
    /// Whether Shift is held.
    pub shift: bool,
    /// Whether Ctrl, or Command on a Mac, is held.
    pub ctrl: bool,
    /// Whether Alt is held.
    pub alt: bool,
}

/// One row of a table.
pub struct Binding<M: 'static> {
    /// The keys as the help dialog shows them.
    pub shown: &'static str,
    /// What they do, in words.
    pub help: fn(Lang) -> &'static str,
    /// The keys themselves; none where what has the focus listens itself.
    pub keys: &'static [Key<M>],
}

/// A key and what it sends.
pub struct Key<M> {
    name: &'static str,  // `KeyboardEvent.key`, in any case
    shift: Option<bool>, // None: either way
    ctrl: bool,
    msg: M,
}

impl<M> Key<M> {
    /// A key without Shift or Ctrl.
    pub const fn new(name: &'static str, msg: M) -> Self {
        Self { name, shift: Some(false), ctrl: false, msg }
    }

    /// The key with Shift.
    pub const fn shifted(name: &'static str, msg: M) -> Self {
        Self { name, shift: Some(true), ctrl: false, msg }
    }

    /// A sign that some keyboards type with Shift.
    pub const fn sign(name: &'static str, msg: M) -> Self {
        Self { name, shift: None, ctrl: false, msg }
    }

    /// The key with Ctrl, and with Shift or without.
    pub const fn ctrl(name: &'static str, shift: bool, msg: M) -> Self {
        Self { name, shift: Some(shift), ctrl: true, msg }
    }

    fn fits(&self, press: &Press) -> bool {
        self.name.eq_ignore_ascii_case(&press.key)
            && self.shift.is_none_or(|shift| shift == press.shift)
            && self.ctrl == press.ctrl
    }
}

/// What a table has for a key.
pub fn sent<M: Clone>(table: &[Binding<M>], press: &Press) -> Option<M> {
    table.iter().flat_map(|binding| binding.keys).find(|key| key.fits(press)).map(|key| key.msg.clone())
}

/// Where an arrow, Home or End leads on a board of size `n`, from row and column `at`; `None` for another key.
pub fn moved(press: &Press, at: (u8, u8), n: u8) -> Option<(u8, u8)> {
    let (row, column) = at;
    let last = n.saturating_sub(1);
    let to = match (press.key.as_str(), press.ctrl) {
        ("ArrowUp", false) => (row.saturating_sub(1), column),
        ("ArrowDown", false) => (row + 1, column),
        ("ArrowLeft", false) => (row, column.saturating_sub(1)),
        ("ArrowRight", false) => (row, column + 1),
        ("Home", false) => (row, 0),
        ("End", false) => (row, last),
        ("Home", true) => (0, 0),
        ("End", true) => (last, last),
        _ => return None,
    };
    (!press.alt && !press.shift).then_some((to.0.min(last), to.1.min(last)))
}
