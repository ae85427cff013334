//! The messages that scripts send.

use queens_solver::{Grain, Square, Target};
use serde_json::{Map, Value};

use super::check;
use super::values::settings;
use crate::app::key::MAX_NUMBER;
use crate::app::mode::{Mode, place};
use crate::app::page::model::Model;
use crate::app::page::update::Msg;
use crate::app::player;

/// A message: an object whose `type` names one of these in lower case, with `-` between words.
#[derive(Clone, Debug, PartialEq)]
pub enum Message {
    /// Keys of the address that belong together.
    Set(Map<String, Value>),
    /// A step forwards, by `grain`, a test where none is given.
    Step(Grain),
    /// A step back, by `grain`, a test where none is given.
    Back(Grain),
    /// Plays on.
    Play,
    /// Stops playing.
    Pause,
    /// To a `step`.
    Seek(u64),
    /// To the next event of a kind, `what`.
    RunTo(Target),
    /// Puts a queen on a `row` and `column`, from 1, or takes her off.
    Toggle(u64, u64),
}

/// What a run can go on to, with the names of that.
pub(super) const TARGETS: [(Target, &str); 5] = [
    (Target::Solution, "solution"),
    (Target::DeadEnd, "dead-end"),
    (Target::Backtrack, "backtrack"),
    (Target::Row, "row"),
    (Target::End, "end"),
];

impl Message {
    /// Reads a message, as JSON.
    ///
    /// # Errors
    /// A sentence that says what it lacks.
    ///
    /// ```
    /// use queens_lab::app::page::script::Message;
    /// assert_eq!(Message::parse(r#"{"type": "seek", "step": 50}"#), Ok(Message::Seek(50)));
    /// assert!(Message::parse(r#"{"type": "seek"}"#).is_err_and(|why| why.contains("`step`")));
    /// ```
    pub fn parse(text: &str) -> Result<Self, String> {
        let Ok(Value::Object(mut members)) = serde_json::from_str(text) else {
            return Err("a message is an object with a `type`".into());
        };
        let Some(Value::String(kind)) = members.remove("type") else {
            return Err("a message needs a `type`, a string".into());
        };
        let single = Value::String("test".into());
        let grain = || one_of("grain", members.get("grain").unwrap_or(&single), &Grain::ALL);
        let whole = |key| whole(key, members.get(key));
        Ok(match kind.as_str() {
            "set" => Self::Set(members),
            "step" => Self::Step(grain()?),
            "back" => Self::Back(grain()?),
            "play" => Self::Play,
            "pause" => Self::Pause,
            "seek" => Self::Seek(whole("step")?),
            "run-to" => Self::RunTo(one_of("what", members.get("what").unwrap_or(&Value::Null), &TARGETS)?),
            "toggle" => Self::Toggle(whole("row")?, whole("column")?),
            other => return Err(format!("the type `{other}` is unknown")),
        })
    }
}

/// Reads a message, as JSON, and what it asks of the page.
///
/// # Errors
/// A sentence that says why it cannot be used.
pub fn read(text: &str, model: &Model) -> Result<Msg, String> {
    let in_watch = |kind, msg| {
        if model.room().played().is_some() { Ok(Msg::Player(msg)) } else { Err(wrong_mode(kind, "watch")) }
    };
    match Message::parse(text)? {
        Message::Set(members) => {
            let settings = settings(&members)?;
            check::settings(&settings, model)?;
            Ok(Msg::Adopt(settings))
        }
        Message::Step(grain) => in_watch("step", player::Msg::Forward(Some(grain))),
        Message::Back(grain) => in_watch("back", player::Msg::Back(Some(grain))),
        Message::Play => in_watch("play", player::Msg::Play(true)),
        Message::Pause => Ok(Msg::Player(player::Msg::Play(false))),
        Message::Seek(step) => in_watch("seek", player::Msg::Seek(step)),
        Message::RunTo(what) => in_watch("run-to", player::Msg::RunTo(what)),
        Message::Toggle(row, column) => toggle(row, column, model),
    }
}

fn wrong_mode(kind: &str, mode: &str) -> String {
    format!("`{kind}` works in the mode `{mode}` only")
}

fn toggle(row: u64, column: u64, model: &Model) -> Result<Msg, String> {
    let Some((board, blocked)) = model.room().position().filter(|_| model.mode == Mode::Place) else {
        return Err(wrong_mode("toggle", "place"));
    };
    let n = u64::from(model.n());
    if !(1..=n).contains(&row) || !(1..=n).contains(&column) {
        return Err(format!("`row` and `column` are 1 to {n}"));
    }
    let square = Square::new(row as u8 - 1, column as u8 - 1);
    if blocked.has(square) && !board.has(square) {
        return Err(format!("row {row}, column {column} is blocked"));
    }
    Ok(Msg::Place(place::Msg::Toggle(square)))
}

fn one_of<T: Copy>(key: &str, value: &Value, table: &[(T, &'static str)]) -> Result<T, String> {
    let found = table.iter().find(|(_, name)| value.as_str() == Some(name));
    found.map(|(value, _)| *value).ok_or_else(|| {
        let names: Vec<&str> = table.iter().map(|(_, name)| *name).collect();
        format!("`{key}` is one of: {}", names.join(", "))
    })
}

fn whole(key: &str, value: Option<&Value>) -> Result<u64, String> {
    let number = value.and_then(Value::as_u64).filter(|number| *number <= MAX_NUMBER);
    number.ok_or_else(|| format!("`{key}` is a whole number from 0 to {MAX_NUMBER}"))
}
