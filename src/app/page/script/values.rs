//! The values of a `set` message, as an address would write them: what a key takes is then said in one place.

use serde_json::{Map, Number, Value};

use crate::app::key::{MAX_NUMBER, Reading};
use crate::app::page::settings::{Setting, keys, read};
use crate::i18n;

/// The settings of a `set` message.
///
/// # Errors
/// A sentence that says which key or value cannot be used.
pub(super) fn settings(members: &Map<String, Value>) -> Result<Vec<Setting>, String> {
    members.iter().map(|(key, value)| setting(key, &text(key, value)?)).collect()
}

fn setting(key: &str, text: &str) -> Result<Setting, String> {
    match read(key, text) {
        Some(Reading::Usable(setting, dropped)) if dropped.is_empty() => Ok(setting),
        Some(Reading::Usable(_, dropped)) => Err(format!("`{key}`: `{}` cannot be used", dropped.join(","))),
        Some(Reading::Unusable) => Err(format!("`{key}`: `{text}` cannot be used")),
        None => Err(format!("the key `{key}` is unknown")),
    }
}

/// A value as an address would write it: numbers and flags plain, lists joined by commas, squares `row.column`.
fn text(key: &str, value: &Value) -> Result<String, String> {
    let is_squares = matches!(key, "queens" | "blocked");
    match value {
        Value::String(text) => Ok(text.clone()),
        Value::Number(number) if !is_squares => decimal(key, number),
        Value::Bool(on) if matches!(key, "embed" | "controls" | "play") => Ok(if *on { "1" } else { "0" }.into()),
        Value::Array(members) if is_squares => joined(members, |member| square(key, member)),
        Value::Array(members) if matches!(key, "search" | "steps" | "panels") => {
            joined(members, |member| plain(key, member))
        }
        Value::Null if is_squares || matches!(key, "from" | "to") => Ok(String::new()),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::Array(_) | Value::Object(_) => {
            let ours = keys().any(|(ours, _)| ours == key);
            let why = if ours { "takes text, a number or a flag" } else { "is unknown" };
            Err(format!("the key `{key}` {why}"))
        }
    }
}

fn joined(members: &[Value], text: impl FnMut(&Value) -> Result<String, String>) -> Result<String, String> {
    members.iter().map(text).collect::<Result<Vec<_>, _>>().map(|list| list.join(","))
}

/// A member of a list of names or numbers.
fn plain(key: &str, member: &Value) -> Result<String, String> {
    if member.is_string() || member.is_number() {
        return text(key, member);
    }
    Err(format!("`{key}` lists names or numbers"))
}

/// A number as an address would write it, to three decimals.
fn decimal(key: &str, number: &Number) -> Result<String, String> {
    let wrong = || format!("`{key}`: this number is negative, too large, or has more than three decimals");
    if let Some(whole) = number.as_u64().filter(|whole| *whole <= MAX_NUMBER) {
        return Ok(whole.to_string());
    }
    let value = number.as_f64().filter(|value| (0.0..=MAX_NUMBER as f64).contains(value)).ok_or_else(wrong)?;
    let thousandths = value * 1000.0;
    if (thousandths.round() - thousandths).abs() < 1e-6 { Ok(i18n::decimal(value)) } else { Err(wrong()) }
}

/// A square, `[row, column]` or "row.column".
fn square(key: &str, member: &Value) -> Result<String, String> {
    if let Value::String(text) = member {
        return Ok(text.clone());
    }
    match member.as_array().map(Vec::as_slice) {
        Some([Value::Number(row), Value::Number(column)]) => Ok([decimal(key, row)?, decimal(key, column)?].join(".")),
        _ => Err(format!("`{key}` lists squares as [row, column] or \"row.column\"")),
    }
}
