//! Every text that a person reads, one exhaustive table a language: a missing text does not compile.
//!
//! Natively the tables are compiled in. The page has no room for them: there each is a file, written from the same
//! source when the page is built, which [`install`] takes over at the start.
//!
//! Sentences are templates with named gaps, `{row}`, filled by [`fill`]. This module is a leaf: it names nothing of the
//! rest of the app.

#[cfg(not(target_arch = "wasm32"))]
mod en;
mod file;
mod texts;
#[cfg(not(target_arch = "wasm32"))]
mod zh;

use std::fmt::Display;
use std::sync::OnceLock;

pub use texts::{Count, Texts};

/// A language of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lang {
    /// English.
    En,
    /// Chinese, mainland usage.
    Zh,
}

impl Lang {
    /// Both languages with their names in addresses.
    pub const ALL: [(Self, &'static str); 2] = [(Self::En, "en"), (Self::Zh, "zh")];

    /// The texts of this language.
    pub fn texts(self) -> &'static Texts {
        &TABLES.get_or_init(compiled)[self as usize]
    }

    /// The tag for the `lang` attribute (BCP 47).
    pub const fn tag(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Zh => "zh-CN",
        }
    }

    /// The language that fits a browser's tag: Chinese for every `zh…`, else English.
    pub fn from_browser(tag: &str) -> Self {
        if tag.to_ascii_lowercase().starts_with("zh") { Self::Zh } else { Self::En }
    }
}

/// The tables, by language.
static TABLES: OnceLock<[Texts; 2]> = OnceLock::new();

/// The tables that are compiled in.
#[cfg(not(target_arch = "wasm32"))]
fn compiled() -> [Texts; 2] {
    [en::TEXTS, zh::TEXTS]
}

/// Nothing but empty texts: in the page [`install`] comes first.
#[cfg(target_arch = "wasm32")]
fn compiled() -> [Texts; 2] {
    [<Texts as file::Fill>::EMPTY; 2]
}

/// Takes over the files of both languages, before anything asks for a text; `None` if one does not belong to this
/// program. They stay in memory for good, as texts that are compiled in do.
pub fn install(files: [String; 2]) -> Option<()> {
    let [en, zh] = files.map(|file| read(file.leak()));
    TABLES.set([en?, zh?]).ok()
}

/// The table in a file, as xtask writes it; `None` if the file was not written for this program.
pub fn read(file: &'static str) -> Option<Texts> {
    file::table(file)
}

/// A template with its gaps filled: `{row}` by the value named `row`. A gap without a value stays as it is.
///
/// ```
/// use queens_lab::i18n::fill;
/// assert_eq!(fill("row {row}, column {column}", &[("row", &3), ("column", &2)]), "row 3, column 2");
/// ```
pub fn fill(template: &str, values: &[(&str, &dyn Display)]) -> String {
    let mut filled = String::with_capacity(template.len() + 16);
    let mut rest = template;
    while let Some((before, gap)) = rest.split_once('{') {
        filled.push_str(before);
        let Some((name, after)) = gap.split_once('}') else {
            filled.push('{');
            rest = gap;
            continue;
        };
        match values.iter().find(|(key, _)| *key == name) {
            Some((_, value)) => filled.push_str(&value.to_string()),
            None => filled.extend(["{", name, "}"]),
        }
        rest = after;
    }
    filled.push_str(rest);
    filled
}

/// Sentences in one line: a blank between them, but none after a Chinese full stop; empty ones left out.
///
/// ```
/// use queens_lab::i18n::sentences;
/// assert_eq!(sentences(&["One.", "", "Two."]), "One. Two.");
/// assert_eq!(sentences(&["一。", "二。"]), "一。二。");
/// ```
pub fn sentences(parts: &[&str]) -> String {
    let mut line = String::new();
    for part in parts.iter().filter(|part| !part.is_empty()) {
        line.push_str(gap_after(&line));
        line.push_str(part);
    }
    line
}

/// What stands between a sentence and the next one.
pub fn gap_after(sentence: &str) -> &'static str {
    if sentence.is_empty() || sentence.ends_with('。') { "" } else { " " }
}

/// A whole number with its thousands set apart, as both languages write it: 16,777,216.
///
/// ```
/// assert_eq!(queens_lab::i18n::number(16_777_216), "16,777,216");
/// assert_eq!(queens_lab::i18n::number(999), "999");
/// ```
pub fn number(value: u64) -> String {
    grouped(&value.to_string())
}

/// The decimal digits of a number, its thousands set apart.
pub fn grouped(digits: &str) -> String {
    let mut text = String::with_capacity(digits.len() + digits.len() / 3);
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// A number too large to be read out, from its decimal digits.
///
/// ```
/// use queens_lab::i18n::rounded;
/// assert_eq!(rounded("178462987637760"), "1.8 × 10¹⁴");
/// assert_eq!(rounded("9950"), "1.0 × 10⁴");
/// ```
pub fn rounded(digits: &str) -> String {
    let digit = |index| digits.as_bytes().get(index).map_or(0, |digit| u32::from(digit - b'0'));
    let tenths = digit(0) * 10 + digit(1) + u32::from(digit(2) >= 5);
    scientific(tenths, digits.len().saturating_sub(1) as u32)
}

/// Tenths, 10 to 100, of a power of ten: 1.5 × 10⁴⁸.
///
/// ```
/// use queens_lab::i18n::scientific;
/// assert_eq!(scientific(15, 48), "1.5 × 10⁴⁸");
/// assert_eq!(scientific(100, 6), "1.0 × 10⁷");
/// ```
pub fn scientific(tenths: u32, exponent: u32) -> String {
    let (tenths, exponent) = if tenths >= 100 { (10, exponent + 1) } else { (tenths, exponent) };
    format!("{}.{} × {}", tenths / 10, tenths % 10, power_of_ten(exponent))
}

/// A power of ten.
///
/// ```
/// assert_eq!(queens_lab::i18n::power_of_ten(48), "10⁴⁸");
/// ```
pub fn power_of_ten(exponent: u32) -> String {
    power(10, exponent)
}

/// A power, written out: 8⁸.
pub fn power(base: u32, exponent: u32) -> String {
    let superscript = |digit: char| match digit {
        '1' => '¹',
        '2' => '²',
        '3' => '³',
        _ => digit.to_digit(10).and_then(|value| char::from_u32(0x2070 + value)).unwrap_or(digit),
    };
    let exponent: String = exponent.to_string().chars().map(superscript).collect();
    format!("{base}{exponent}")
}

impl Count {
    /// "1 step", "125 steps".
    pub fn of(&self, count: u64) -> String {
        self.with(&number(count))
    }

    /// The same for a number already written: "2.5 hours".
    pub fn with(&self, count: &str) -> String {
        let template = if count == "1" { self.one } else { self.many };
        fill(template, &[("n", &count)])
    }
}
