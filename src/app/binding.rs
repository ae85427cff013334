//! Keys of the keyboard: a table for the listener and the help dialog.

use crate::i18n::Lang;

/// A key as the browser tells it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[allow(clippy::struct_excessive_bools)] // each is one of the browser's own
pub struct Press {
    /// What was typed, as `KeyboardEvent.key`: `k`, `?`, `ArrowLeft`.
    pub key: String,
    /// Whether Shift is held.
    pub shift: bool,
    /// Whether Ctrl, or Command on a Mac, is held.
    pub ctrl: bool,
    /// Whether Alt is held.
    pub alt: bool,
    /// Whether the key is held down and comes again.
    pub repeat: bool,
}

impl Press {
    /// A key by `KeyboardEvent.key`, or by `KeyboardEvent.code`, its place on the keyboard, where what is typed there is
    /// neither a Latin letter nor a sign of ours: Cyrillic, full-width signs, or what an input method keeps to itself.
    ///
    /// ```
    /// use queens_lab::app::binding::Press;
    /// assert_eq!(Press::of("л", "KeyK", false).key, "K");
    /// assert_eq!(Press::of("Process", "KeyK", false).key, "K");
    /// assert_eq!(Press::of("？", "Slash", true).key, "?");
    /// assert_eq!(Press::of("t", "KeyK", false).key, "t"); // Dvorak
    /// ```
    pub fn of(key: &str, code: &str, shift: bool) -> Self {
        let key = if is_read_by_place(key) { at_place(code, shift).unwrap_or(key) } else { key };
        Self { key: key.to_owned(), shift, ..Self::default() }
    }
}

/// Whether a key says nothing by what it types. Letters up to U+024F are Latin ones; `−` is a sign of ours.
fn is_read_by_place(key: &str) -> bool {
    let mut typed = key.chars();
    match (typed.next(), typed.next()) {
        (Some(only), None) => only > '\u{24f}' && only != '−',
        _ => matches!(key, "Process" | "Unidentified"),
    }
}

/// What the key at a place types on a keyboard of the United States, as far as a table may ask for it.
fn at_place(code: &str, shift: bool) -> Option<&str> {
    match (code, shift) {
        ("Slash", true) => Some("?"),
        ("Equal" | "NumpadAdd", _) => Some("+"),
        ("Minus" | "NumpadSubtract", false) => Some("-"),
        ("Space", _) => Some(" "),
        ("Enter" | "Tab" | "Escape" | "Home" | "End" | "PageUp" | "PageDown", _) => Some(code),
        _ if code.starts_with("Arrow") => Some(code),
        _ => code.strip_prefix("Key").filter(|letter| letter.len() == 1),
    }
}

/// One row of a table.
pub struct Binding<M: 'static> {
    /// The keys as the help dialog shows them.
    pub shown: &'static str,
    /// What they do, in words.
    pub help: fn(Lang) -> &'static str,
    /// Where the row stands in the help dialog, from the top.
    pub place: u8,
    /// The keys themselves; none where what has the focus listens itself.
    pub keys: &'static [Key<M>],
}

/// A row of the help dialog.
pub struct Row {
    /// The keys as they are shown.
    pub shown: &'static str,
    /// What they do, in words.
    pub help: fn(Lang) -> &'static str,
    /// Where it stands, from the top.
    pub place: u8,
}

impl<M> Binding<M> {
    /// What the help dialog shows of it.
    pub const fn row(&self) -> Row {
        Row { shown: self.shown, help: self.help, place: self.place }
    }
}

/// A key and what it sends.
pub struct Key<M> {
    name: &'static str,  // `KeyboardEvent.key`, in any case
    shift: Option<bool>, // None: either way
    ctrl: bool,
    repeats: bool, // whether it acts again while it is held
    msg: M,
}

impl<M> Key<M> {
    /// A key without Shift or Ctrl. It acts once a press, but for those that say otherwise.
    pub const fn new(name: &'static str, msg: M) -> Self {
        Self { name, shift: Some(false), ctrl: false, repeats: false, msg }
    }

    /// The key with Shift.
    pub const fn shifted(name: &'static str, msg: M) -> Self {
        Self { name, shift: Some(true), ctrl: false, repeats: false, msg }
    }

    /// A sign that some keyboards type with Shift.
    pub const fn sign(name: &'static str, msg: M) -> Self {
        Self { name, shift: None, ctrl: false, repeats: false, msg }
    }

    /// The key with Ctrl, and with Shift or without.
    pub const fn ctrl(name: &'static str, shift: bool, msg: M) -> Self {
        Self { name, shift: Some(shift), ctrl: true, repeats: false, msg }
    }

    /// The key, acting again and again while it is held.
    #[must_use]
    pub const fn repeating(mut self) -> Self {
        self.repeats = true;
        self
    }

    fn fits(&self, press: &Press) -> bool {
        self.name.eq_ignore_ascii_case(&press.key)
            && self.shift.is_none_or(|shift| shift == press.shift)
            && self.ctrl == press.ctrl
    }
}

/// What a table has for a press.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sent<M> {
    /// A message.
    Msg(M),
    /// Nothing more: the key is ours, acts once a press and is still held.
    Held,
}

impl<M> Sent<M> {
    /// The same of a message that the message is turned into.
    pub fn map<N>(self, turn: impl FnOnce(M) -> N) -> Sent<N> {
        match self {
            Self::Msg(msg) => Sent::Msg(turn(msg)),
            Self::Held => Sent::Held,
        }
    }
}

/// What a table has for a key; `None` where it is not in there.
pub fn sent<M: Clone>(table: &[Binding<M>], press: &Press) -> Option<Sent<M>> {
    let key = table.iter().flat_map(|binding| binding.keys).find(|key| key.fits(press))?;
    Some(if press.repeat && !key.repeats { Sent::Held } else { Sent::Msg(key.msg.clone()) })
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

/// Where an arrow, Home or End leads in a list of so many entries, from the one at `at`; `None` for another key.
///
/// ```
/// use queens_lab::app::binding::{Press, along};
/// let to = |key, at| along(&Press::of(key, "", false), at, 200);
/// assert_eq!([to("ArrowDown", 0), to("ArrowDown", 199), to("Home", 7), to("End", 7)], [Some(1), Some(199), Some(0), Some(199)]);
/// assert_eq!(to("Enter", 7), None);
/// ```
pub fn along(press: &Press, at: u8, count: u8) -> Option<u8> {
    let last = count.saturating_sub(1);
    let to = match press.key.as_str() {
        "ArrowUp" | "ArrowLeft" => at.saturating_sub(1),
        "ArrowDown" | "ArrowRight" => at.saturating_add(1),
        "Home" => 0,
        "End" => last,
        _ => return None,
    };
    (!press.alt && !press.ctrl && !press.shift).then_some(to.min(last))
}
