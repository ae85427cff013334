//! Every text that a person reads, one exhaustive table a language: a missing text does not compile.
//!
//! Sentences are templates with named gaps, `{row}`, filled by [`fill`]. This module is a leaf: it names nothing of the
//! rest of the app.

mod en;
mod texts;
mod zh;

use std::fmt::Display;

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
    pub const fn texts(self) -> &'static Texts {
        match self {
            Self::En => &en::TEXTS,
            Self::Zh => &zh::TEXTS,
        }
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
    let digits = value.to_string();
    let mut text = String::with_capacity(digits.len() + digits.len() / 3);
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// A number too large to write out, from its decimal logarithm: 1.5 × 10⁴⁸.
///
/// ```
/// assert_eq!(queens_lab::i18n::power_of_ten(48.1646), "1.5 × 10⁴⁸");
/// ```
pub fn power_of_ten(log10: f64) -> String {
    let mut exponent = log10.floor();
    let mut tenths = (10f64.powf(log10 - exponent) * 10.0).round();
    if tenths >= 100.0 {
        tenths = 10.0;
        exponent += 1.0;
    }
    let superscript = |digit: char| match digit {
        '1' => '¹',
        '2' => '²',
        '3' => '³',
        '-' => '⁻',
        _ => digit.to_digit(10).and_then(|value| char::from_u32(0x2070 + value)).unwrap_or(digit),
    };
    let power: String = (exponent as i64).to_string().chars().map(superscript).collect();
    format!("{}.{} × 10{power}", (tenths as u64) / 10, (tenths as u64) % 10)
}

impl Count {
    /// "1 step", "125 steps".
    pub fn of(&self, count: u64) -> String {
        let template = if count == 1 { self.one } else { self.many };
        fill(template, &[("n", &number(count))])
    }
}
