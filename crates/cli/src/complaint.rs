//! A wrong command line in one line.

use clap::error::{ContextKind, ContextValue, ErrorKind};

/// What is wrong and where. Words are quoted as Rust would, so that a line break in one stays inside it.
#[allow(clippy::wildcard_enum_match_arm)] // clap's list may grow; what is not told apart has its first line
pub fn of(error: &clap::Error) -> String {
    let place = word(error, ContextKind::InvalidArg);
    match error.kind() {
        ErrorKind::ValueValidation => with_source(error, &place),
        ErrorKind::InvalidValue => choice(error, &place),
        ErrorKind::TooManyValues => {
            format!("{} takes no value, not {:?}", option(&place), word(error, ContextKind::InvalidValue))
        }
        ErrorKind::UnknownArgument => format!("there is no option {place:?}{}; {}", suggestion(error), usage(error)),
        ErrorKind::InvalidSubcommand => {
            let name = word(error, ContextKind::InvalidSubcommand);
            format!("there is no command {name:?}; {HELP}")
        }
        ErrorKind::MissingSubcommand => {
            let known = list(error, ContextKind::ValidSubcommand).join(", ");
            format!("a command is missing; there are {known}; {HELP}")
        }
        ErrorKind::MissingRequiredArgument => {
            let missing = list(error, ContextKind::InvalidArg);
            let missing: Vec<String> = missing.iter().map(|name| format!("{} is missing", option(name))).collect();
            format!("{}; {}", missing.join(", "), usage(error))
        }
        _ => first_line(error),
    }
}

const HELP: &str = "see queens --help";

/// What the reader of the value says of it.
fn with_source(error: &clap::Error, place: &str) -> String {
    let source = std::error::Error::source(error).map(ToString::to_string).unwrap_or_default();
    format!("{} {source}", option(place))
}

/// A value that is missing, or is none of the few there are.
fn choice(error: &clap::Error, place: &str) -> String {
    let value = word(error, ContextKind::InvalidValue);
    let known = list(error, ContextKind::ValidValue);
    let takes = match known.split_last() {
        None => "a value".to_owned(),
        Some((only, [])) => only.clone(),
        Some((last, others)) => format!("{} or {last}", others.join(", ")),
    };
    let not = if value.is_empty() { String::new() } else { format!(", not {value:?}") };
    format!("{} takes {takes}{not}", option(place))
}

fn suggestion(error: &clap::Error) -> String {
    let near = word(error, ContextKind::SuggestedArg);
    if near.is_empty() { near } else { format!(", but {near}") }
}

/// The usage of the command that was meant, without its heading.
fn usage(error: &clap::Error) -> String {
    let usage = error.get(ContextKind::Usage).map(ToString::to_string).unwrap_or_default();
    let words: Vec<&str> = usage.split_whitespace().skip(1).collect();
    format!("usage: {}", words.join(" "))
}

/// The option alone, of an option with its value: `--n` of `--n <N>`.
fn option(place: &str) -> &str {
    place.split(' ').next().unwrap_or(place)
}

fn word(error: &clap::Error, kind: ContextKind) -> String {
    list(error, kind).into_iter().next().unwrap_or_default()
}

fn list(error: &clap::Error, kind: ContextKind) -> Vec<String> {
    match error.get(kind) {
        Some(ContextValue::String(word)) => vec![word.clone()],
        Some(ContextValue::Strings(words)) => words.clone(),
        _ => Vec::new(),
    }
}

fn first_line(error: &clap::Error) -> String {
    let text = error.to_string();
    let line = text.lines().next().unwrap_or_default();
    line.strip_prefix("error: ").unwrap_or(line).to_owned()
}
