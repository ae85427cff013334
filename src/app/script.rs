//! What scripts may send, and what they are told.

use std::borrow::Cow;

use queens_solver::{Board, Event, Grain, Problem, Square, Target};

use super::model::Model;
use super::narration;
use super::race::{Clock, FIELD, Goal, Racer};
use super::seen::Seen;
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
        if model.mode.plays() { Ok(msg) } else { Err(wrong_mode(kind, "watch")) }
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
    check_searches(&settings, model)?;
    check_squares(&settings, model)?;
    Ok(Msg::Adopt(settings))
}

/// What the settings of a message say of something.
macro_rules! setting_of {
    ($settings:expr, $name:ident) => {
        $settings.iter().find_map(|setting| if let Setting::$name(value) = setting { Some(value) } else { None })
    };
}

/// The mode that a message leads to.
fn mode_of(settings: &[Setting], model: &Model) -> Mode {
    setting_of!(settings, Mode).copied().unwrap_or(model.mode)
}

/// Watch shows one search, Compare up to four.
fn check_searches(settings: &[Setting], model: &Model) -> Result<(), String> {
    let comparing = mode_of(settings, model) == Mode::Compare;
    let most = if comparing { FIELD.1 } else { 1 };
    match setting_of!(settings, Search) {
        Some(searches) if searches.len() > most => Err(format!("`search`: this mode shows {most} at most")),
        _ => Ok(()),
    }
}

/// Queens and blocked squares have to lie on the board and to get on with one another, in Place and in a start.
fn check_squares(settings: &[Setting], model: &Model) -> Result<(), String> {
    let n = setting_of!(settings, N).copied().unwrap_or_else(|| model.n());
    let placing = mode_of(settings, model) == Mode::Place;
    let (queens, given) = (setting_of!(settings, Queens), setting_of!(settings, Blocked));
    let standing = if placing { model.place.blocked.clone() } else { model.watch.problem().blocked() };
    let blocked = |square: &Square| given.map_or(standing.has(*square), |list| list.contains(square));
    for (key, list) in [("queens", queens), ("blocked", given)] {
        let bad = |square: &&Square| square.row >= n || square.column >= n || (key == "queens" && blocked(square));
        if let Some(square) = list.into_iter().flatten().find(bad) {
            let square = setting::write_squares([*square].into_iter());
            return Err(format!("`{key}`: `{square}` cannot be used on this board"));
        }
    }
    if placing || (queens.is_none() && given.is_none()) { Ok(()) } else { check_start(settings, model, n) }
}

/// A start has to be one that every search keeps that is asked for it.
fn check_start(settings: &[Setting], model: &Model, n: u8) -> Result<(), String> {
    let (plain, problem) = (Problem::new(n.into()).unwrap_or_default(), model.watch.problem());
    let squares = |list: Option<&Vec<Square>>, now: Board| {
        list.map_or_else(|| now.resized(n), |list| Board::with_queens(n, list.iter().copied()))
    };
    let queens = squares(setting_of!(settings, Queens), problem.start_queens());
    let blocked = squares(setting_of!(settings, Blocked), problem.blocked());
    let started = plain.with_start(&queens, &blocked).map_err(|why| format!("`queens`: {why}"))?;
    let comparing = mode_of(settings, model) == Mode::Compare;
    let shown = if comparing { model.race.searches() } else { vec![model.watch.search] };
    for search in setting_of!(settings, Search).unwrap_or(&shown) {
        match search.keeps_start() {
            Err(why) if started.has_start() => {
                return Err(format!("`{}` starts on the empty board: {why}", search.name()));
            }
            _ => {}
        }
    }
    Ok(())
}

/// A value as an address would write it: numbers and flags plain, lists joined by commas, squares `row.column`.
fn as_text(key: &str, value: &Value) -> Result<String, String> {
    match value {
        Value::Text(text) => Ok(text.clone()),
        Value::Number(number) if !matches!(key, "queens" | "blocked") => number_text(key, *number),
        Value::Bool(on) if matches!(key, "embed" | "controls" | "play") => Ok(if *on { "1" } else { "0" }.into()),
        Value::List(members) if matches!(key, "search" | "steps") => {
            let plain = |member: &Value| match member {
                Value::Text(_) | Value::Number(_) => as_text(key, member),
                _ => Err(format!("`{key}` lists names or numbers")),
            };
            members.iter().map(plain).collect::<Result<Vec<_>, _>>().map(|list| list.join(","))
        }
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
    let busy = watch.job.map(|job| Value::object([("target", job_target(job, model))]));
    let racers = &model.race.racers;
    let caption = narration::caption(model).text();
    let shown = match model.mode {
        Mode::Watch => search(&model.seen(), caption),
        Mode::Place => position(model, caption),
        Mode::Compare => racers.first().map_or_else(Vec::new, |racer| search(&racer.seen(model), caption)),
    };
    let finished = match model.mode {
        Mode::Watch => watch.timeline.is_at_end(),
        Mode::Place => false,
        Mode::Compare => model.race.is_over(),
    };
    let mut members = vec![
        ("mode", name_of(&Mode::ALL, &model.mode).into()),
        ("search", super::address::searches(model).into()),
        ("n", model.n().into()),
        ("seed", watch.seed().into()),
        ("step", model.step().into()),
        ("grain", name_of(&Grain::ALL, &watch.grain).into()),
        ("finished", finished.into()),
        ("playing", watch.playing.into()),
        ("busy", busy.into()),
        ("speed", speed(model)),
        ("lang", name_of(&Lang::ALL, &model.lang).into()),
    ];
    members.extend(shown);
    if model.mode == Mode::Compare {
        members.push(("clock", name_of(&Clock::ALL, &model.race.clock).into()));
        members.push(("goal", name_of(&Goal::ALL, &model.race.goal).into()));
        members.push(("runs", racers.iter().map(|racer| run(racer, model)).collect()));
    }
    Value::object(members)
}

/// One of the searches compared.
fn run(racer: &Racer, model: &Model) -> Value {
    let seen = racer.seen(model);
    let mut members = vec![
        ("search", racer.search.name().into()),
        ("n", model.n().into()),
        ("step", racer.timeline.step().into()),
        ("finished", racer.timeline.is_at_end().into()),
        ("home", racer.is_home(model.race.goal).into()),
        ("first", model.race.is_first(racer).into()),
    ];
    members.extend(search(&seen, narration::watch(&seen).text()));
    Value::object(members)
}

/// What a search shows.
fn search(seen: &Seen, caption: String) -> Vec<(&'static str, Value)> {
    let (timeline, board) = (seen.timeline, seen.run().board());
    let solution = |columns: &[u8]| columns.iter().map(|column| column + 1).collect::<Value>();
    let line = timeline.last().and_then(|event| seen.run().line(event));
    vec![
        ("queens", board.queens().map(pair).collect()),
        ("depth", u64::from(board.len()).into()),
        ("line", line.map(|line| line as u64).into()),
        ("caption", caption.into()),
        ("event", timeline.last().map(|event| describe(event, seen)).into()),
        ("counters", counters(board, timeline.counters(), seen.search.counts_updates())),
        ("marks", marks(seen)),
        ("conflicts", conflicts(board)),
        ("solutions", timeline.solutions().map(solution).collect()),
    ]
}

/// What a position put up by hand shows: what no search did is empty.
fn position(model: &Model, caption: String) -> Vec<(&'static str, Value)> {
    let (board, none) = (model.place.board(), || Value::List(Vec::new()));
    vec![
        ("queens", board.queens().map(pair).collect()),
        ("depth", u64::from(board.len()).into()),
        ("line", Value::Null),
        ("caption", caption.into()),
        ("event", Value::Null),
        ("counters", counters(board, &queens_solver::Counters::default(), false)),
        ("marks", Value::object([("rejected", none()), ("failed", none())])),
        ("conflicts", conflicts(board)),
        ("solutions", none()),
    ]
}

fn counters(board: &Board, counters: &queens_solver::Counters, updates: bool) -> Value {
    let mut counted = vec![
        ("tests", counters.tests.into()),
        ("placements", counters.placements.into()),
        ("removals", counters.removals.into()),
        ("solutions", counters.solutions.into()),
        ("depth", u64::from(board.len()).into()),
        ("steps", counters.steps.into()),
    ];
    if updates {
        counted.push(("updates", counters.updates.into()));
    }
    Value::object(counted)
}

fn conflicts(board: &Board) -> Value {
    let conflict = |(first, second): (Square, Square)| [pair(first), pair(second)].into_iter().collect::<Value>();
    board.conflicts().into_iter().map(conflict).collect()
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

fn job_target(job: Job, model: &Model) -> Value {
    match job {
        Job::Seek { .. } if model.mode == Mode::Compare => model.race.ticks.into(),
        Job::Seek { step } => step.into(),
        Job::Run { target } => name_of(&TARGETS, &target).into(),
    }
}

fn describe(event: Event, seen: &Seen) -> Value {
    let by = event.by().map(|by| Value::object([("row", (by.row + 1).into()), ("column", (by.column + 1).into())]));
    let attackers = match event {
        Event::Test { square, .. } | Event::Check { square, .. } | Event::Prune { square, .. } => {
            seen.attackers(square).into_iter().map(pair).collect()
        }
        _ => Value::List(Vec::new()),
    };
    Value::object([
        ("kind", event.kind().name().into()),
        ("row", event.row().map(|row| row + 1).into()),
        ("column", event.column().map(|column| column + 1).into()),
        ("by", by.into()),
        ("attackers", attackers),
    ])
}

fn marks(seen: &Seen) -> Value {
    let run = seen.run();
    let squares = |bits: fn(queens_solver::Marks) -> u32| {
        (0..seen.n())
            .flat_map(|row| {
                queens_solver::columns(bits(run.marks(row))).map(move |column| pair(Square::new(row, column)))
            })
            .collect()
    };
    Value::object([("rejected", squares(|marks| marks.rejected)), ("failed", squares(|marks| marks.failed))])
}
