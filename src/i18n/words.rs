//! Templates and sentences.

use std::fmt::Display;

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
