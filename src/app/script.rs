//! What scripts may send, and what they are told.

use std::borrow::Cow;

use queens_solver::{Event, Grain, Square, Target};

use super::model::Model;
use super::narration;
use super::setting::{self, KEYS, Mode, Reading, Setting, name_of};
use super::update::Msg;
use super::watch::Job;
use crate::i18n::Lang;
use crate::value::Value;

/// The targets of `run-to` and their names.
const TARGETS: [(Target, &str); 4] =
    [(Target::Solution, "solution"), (Target::Backtrack, "backtrack"), (Target::Row, "row"), (Target::End, "end")];

/// Reads a message.
///
/// # Errors
/// A sentence that says why it cannot be used.
pub fn read(message: &Value, model: &Model) -> Result<Msg, String> {
    let Value::Object(members) = message else {
        return Err("a message is an object with a `type`".into());
    };
    let Some(Value::Text(kind)) = message.get("type") else {
        return Err("a message needs a `type`, a string".into());
    };
    let in_watch = |msg| {
        if model.mode == Mode::Watch { Ok(msg) } else { Err(wrong_mode(kind, "watch")) }
    };
    match kind.as_str() {
        "set" => set(members, model),
        "step" => in_watch(Msg::Forward(Some(grain(message)?))),
        "back" => in_watch(Msg::Back(Some(grain(message)?))),
        "play" => in_watch(Msg::Play(true)),
        "pause" => Ok(Msg::Play(false)),
        "seek" => in_watch(Msg::Seek(number(message, "step", setting::MAX_NUMBER)?)),
        "run-to" => in_watch(Msg::RunTo(target(message)?)),
        "toggle" if model.mode != Mode::Place => Err(wrong_mode(kind, "place")),
        "toggle" => toggle(message, model),
        other => Err(format!("the type `{other}` is unknown")),
    }
}

fn wrong_mode(kind: &str, mode: &str) -> String {
    format!("`{kind}` works in the mode `{mode}` only")
}

fn grain(message: &Value) -> Result<Grain, String> {
    match message.get("grain") {
        None => Ok(Grain::Test),
        Some(value) => find(&Grain::ALL, "grain", value),
    }
}

fn target(message: &Value) -> Result<Target, String> {
    find(&TARGETS, "what", message.get("what").unwrap_or(&Value::Null))
}

fn find<T: Copy>(table: &[(T, &str)], key: &str, value: &Value) -> Result<T, String> {
    let names: Vec<&str> = table.iter().map(|(_, name)| *name).collect();
    let found = table.iter().find(|(_, name)| *value == Value::Text((*name).to_owned()));
    found.map(|(found, _)| *found).ok_or_else(|| format!("`{key}` is one of: {}", names.join(", ")))
}

fn number(message: &Value, key: &str, most: u64) -> Result<u64, String> {
    match message.get(key) {
        Some(Value::Number(value)) if value.fract() == 0.0 && (0.0..=most as f64).contains(value) => Ok(*value as u64),
        _ => Err(format!("`{key}` is a whole number from 0 to {most}")),
    }
}

fn toggle(message: &Value, model: &Model) -> Result<Msg, String> {
    let n = u64::from(model.n());
    let (row, column) = (number(message, "row", n)?, number(message, "column", n)?);
    if row == 0 || column == 0 {
        return Err(format!("rows and columns are 1 to {n}"));
    }
    let square = Square::new(row as u8 - 1, column as u8 - 1);
    if model.place.blocked.has(square) && !model.place.board().has(square) {
        return Err(format!("row {row}, column {column} is blocked"));
    }
    Ok(Msg::Toggle(square))
}

fn set(members: &[(Cow<'static, str>, Value)], model: &Model) -> Result<Msg, String> {
    let mut settings = Vec::new();
    for (key, value) in members.iter().filter(|(key, _)| key != "type") {
        let text = as_text(key, value)?;
        match setting::read(key, &text) {
            Reading::Usable(setting, dropped) if dropped.is_empty() => settings.push(setting),
            Reading::Usable(_, dropped) => {
                return Err(format!("`{key}`: `{}` cannot be used", dropped.join(",")));
            }
            Reading::Unusable => return Err(format!("`{key}`: `{text}` cannot be used")),
            Reading::UnknownKey => return Err(format!("the key `{key}` is unknown")),
        }
    }
    check_squares(&settings, model)?;
    Ok(Msg::Adopt(settings))
}

/// Squares belong to a position; they have to lie on the board, and queens must not stand on blocked ones.
fn check_squares(settings: &[Setting], model: &Model) -> Result<(), String> {
    let n = settings.iter().find_map(|setting| if let Setting::N(n) = setting { Some(*n) } else { None });
    let n = n.unwrap_or_else(|| model.n());
    let mode = settings.iter().find_map(|setting| if let Setting::Mode(mode) = setting { Some(*mode) } else { None });
    let placing = mode.unwrap_or(model.mode) == Mode::Place;
    let given =
        settings.iter().find_map(|setting| if let Setting::Blocked(list) = setting { Some(list) } else { None });
    let blocked = |square: &Square| given.map_or(model.place.blocked.has(*square), |list| list.contains(square));
    for setting in settings {
        let (key, list) = match setting {
            Setting::Queens(list) => ("queens", list),
            Setting::Blocked(list) => ("blocked", list),
            _ => continue,
        };
        if !placing && !list.is_empty() {
            return Err(wrong_mode(key, "place"));
        }
        let bad = |square: &&Square| square.row >= n || square.column >= n || (key == "queens" && blocked(square));
        if let Some(square) = list.iter().find(bad) {
            let square = setting::write_squares([*square].into_iter());
            return Err(format!("`{key}`: `{square}` cannot be used on this board"));
        }
    }
    Ok(())
}

/// A value as an address would write it: numbers and flags plain, lists joined by commas, squares `row.column`.
fn as_text(key: &str, value: &Value) -> Result<String, String> {
    match value {
        Value::Text(text) => Ok(text.clone()),
        Value::Number(number) if !matches!(key, "queens" | "blocked") => Ok(number.to_string()),
        Value::Bool(on) if matches!(key, "embed" | "controls" | "play") => Ok(if *on { "1" } else { "0" }.into()),
        Value::List(members) if matches!(key, "queens" | "blocked") => members
            .iter()
            .map(|member| square_text(key, member))
            .collect::<Result<Vec<_>, _>>()
            .map(|list| list.join(",")),
        Value::Null if matches!(key, "queens" | "blocked" | "from" | "to") => Ok(String::new()),
        _ if KEYS.iter().any(|(ours, _)| *ours == key) => Err(format!("`{key}` takes text, a number or a flag")),
        _ => Err(format!("the key `{key}` is unknown")),
    }
}

/// A number as an address would write it, to three decimals.
fn number_text(key: &str, number: f64) -> Result<String, String> {
    let thousandths = number * 1000.0;
    let exact = (thousandths.round() - thousandths).abs() < 1e-6;
    if !exact || !(0.0..=setting::MAX_NUMBER as f64).contains(&number) {
        return Err(format!("`{key}`: this number is negative, too large, or has more than three decimals"));
    }
    Ok(if number.fract() == 0.0 { (number as u64).to_string() } else { super::Speed::PerSecond(number).name() })
}

fn square_text(key: &str, member: &Value) -> Result<String, String> {
    match member {
        Value::Text(text) => Ok(text.clone()),
        Value::List(pair) => match pair.as_slice() {
            [Value::Number(row), Value::Number(column)] => {
                Ok([number_text(key, *row)?, number_text(key, *column)?].join("."))
            }
            _ => Err(format!("`{key}` lists squares as [row, column] or \"row.column\"")),
        },
        _ => Err(format!("`{key}` lists squares as [row, column] or \"row.column\"")),
    }
}

/// The state as scripts see it: rows and columns from 1.
pub fn state(model: &Model) -> Value {
    let watch = &model.watch;
    let watching = model.mode == Mode::Watch;
    let board = if watching { watch.timeline.run().board() } else { model.place.board() };
    let event = watch.timeline.last().filter(|_| watching);
    let busy = watch.job.map(|job| Value::object([("target", job_target(job))]));
    let conflict = |(first, second): (Square, Square)| [pair(first), pair(second)].into_iter().collect::<Value>();
    let solution = |columns: &[u8]| columns.iter().map(|column| column + 1).collect::<Value>();
    Value::object([
        ("mode", name_of(&Mode::ALL, &model.mode).into()),
        ("search", watch.search.name().into()),
        ("n", model.n().into()),
        ("seed", watch.seed().into()),
        ("step", watch.timeline.step().into()),
        ("grain", name_of(&Grain::ALL, &watch.grain).into()),
        ("finished", (watching && watch.timeline.is_at_end()).into()),
        ("playing", watch.playing.into()),
        ("busy", busy.into()),
        ("speed", speed(model)),
        ("lang", name_of(&Lang::ALL, &model.lang).into()),
        ("queens", board.queens().map(pair).collect()),
        ("depth", u64::from(board.len()).into()),
        ("line", event.and_then(|event| watch.search.line(event)).map(|line| line as u64).into()),
        ("caption", narration::caption(model).text().into()),
        ("event", event.map(|event| describe(event, model)).into()),
        ("counters", counters(model)),
        ("marks", marks(model)),
        ("conflicts", board.conflicts().into_iter().map(conflict).collect()),
        ("solutions", watch.timeline.solutions().filter(|_| watching).map(solution).collect()),
    ])
}

fn pair(square: Square) -> Value {
    [square.row + 1, square.column + 1].into_iter().collect()
}

fn speed(model: &Model) -> Value {
    match model.watch.speed {
        super::Speed::Max => "max".into(),
        super::Speed::PerSecond(value) => Value::Number(value),
    }
}

fn job_target(job: Job) -> Value {
    match job {
        Job::Seek { step } => step.into(),
        Job::Run { target } => name_of(&TARGETS, &target).into(),
    }
}

fn describe(event: Event, model: &Model) -> Value {
    let square = event.square();
    let by = event.by().map(|by| Value::object([("row", (by.row + 1).into()), ("column", (by.column + 1).into())]));
    let attackers = match event {
        Event::Test { square, .. } => model.watch.timeline.run().board().attackers(square).map(pair).collect(),
        _ => Value::List(Vec::new()),
    };
    Value::object([
        ("kind", event.kind().name().into()),
        ("row", event.row().map(|row| row + 1).into()),
        ("column", square.map(|square| square.column + 1).into()),
        ("by", by.into()),
        ("attackers", attackers),
    ])
}

fn counters(model: &Model) -> Value {
    let watching = model.mode == Mode::Watch;
    let counters = if watching { *model.watch.timeline.counters() } else { queens_solver::Counters::default() };
    let board = if watching { model.watch.timeline.run().board() } else { model.place.board() };
    Value::object([
        ("tests", counters.tests.into()),
        ("placements", counters.placements.into()),
        ("removals", counters.removals.into()),
        ("solutions", counters.solutions.into()),
        ("depth", u64::from(board.len()).into()),
        ("steps", counters.steps.into()),
    ])
}

fn marks(model: &Model) -> Value {
    let run = model.watch.timeline.run();
    let rows = || (0..model.n()).filter(|_| model.mode == Mode::Watch);
    let squares = |bits: fn(queens_solver::Marks) -> u32| {
        rows()
            .flat_map(|row| {
                queens_solver::columns(bits(run.marks(row))).map(move |column| pair(Square::new(row, column)))
            })
            .collect()
    };
    Value::object([("rejected", squares(|marks| marks.rejected)), ("failed", squares(|marks| marks.failed))])
}
