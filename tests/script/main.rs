//! Scripts: what each message does, and that an unusable one changes nothing.

#[path = "../common/mod.rs"]
mod common;
mod refused;
mod told;

use common::{at, model, open, send, step};
use queens_lab::app::page::{Model, Theme, frame, script};
use serde_json::{Value, json};

/// A message of a type with these keys.
fn message<const N: usize>(kind: &str, keys: [(&str, Value); N]) -> Value {
    let members = [("type", kind.into())].into_iter().chain(keys);
    Value::Object(members.map(|(key, value)| (key.into(), value)).collect())
}

/// A number as `JSON.stringify` writes it: whole ones without a point.
fn number(value: f64) -> Value {
    let is_plain = value.fract() == 0.0 && value.abs() < 1e21;
    let text = if is_plain { format!("{value:.0}") } else { format!("{value:e}") };
    serde_json::from_str(&text).unwrap_or_else(|why| panic!("{text}: {why}"))
}

/// The state as scripts get it.
fn state(model: &Model) -> String {
    serde_json::to_string(&script::state(model)).expect("plain JSON")
}

/// The members of a JSON object in their order, each as its name and its value as written.
fn members(object: &str) -> Vec<(&str, &str)> {
    let inside = object.strip_prefix('{').and_then(|text| text.strip_suffix('}')).expect("an object");
    let (mut depth, mut in_text, mut escaped, mut start, mut found) = (0, false, false, 0, Vec::new());
    for (at, sign) in inside.char_indices().chain([(inside.len(), ',')]) {
        if in_text {
            in_text = sign != '"' || escaped;
            escaped = sign == '\\' && !escaped;
            continue;
        }
        match sign {
            '"' => in_text = true,
            '{' | '[' => depth += 1,
            '}' | ']' => depth -= 1,
            ',' if depth == 0 && at > start => {
                let (name, value) = inside[start..at].split_once(':').expect("a member");
                found.push((name.trim_matches('"'), value));
                start = at + 1;
            }
            _ => {}
        }
    }
    found
}

/// A member of a JSON object as written, one of its members after a dot.
fn member<'a>(object: &'a str, path: &str) -> Option<&'a str> {
    let of = |object, name: &str| members(object).into_iter().find(|(other, _)| *other == name).map(|(_, value)| value);
    path.split('.').try_fold(object, of)
}

/// Carries a script's message out to its end.
fn run(model: &mut Model, message: &Value) {
    let msg = script::read(&message.to_string(), model).unwrap_or_else(|why| panic!("{message}: {why}"));
    send(model, msg);
}

/// Members of the state after a message, as JSON.
fn check(model: &mut Model, message: &Value, expected: &[(&str, &str)]) {
    run(model, message);
    let state = state(model);
    for (key, value) in expected {
        assert_eq!(member(&state, key), Some(*value), "{key} after {message}");
    }
}

#[test]
fn step_and_back_go_by_a_test_unless_a_grain_is_given() {
    let mut model = open("", "grain=picture");
    let cases = [("step", None, "1"), ("step", Some("move"), "3"), ("step", Some("picture"), "8")];
    let back = [("back", Some("test"), "7"), ("back", Some("picture"), "3"), ("back", None, "2")];
    for (kind, grain, step) in cases.into_iter().chain(back) {
        let keys = message(kind, []);
        let with_grain = grain.map(|grain| message(kind, [("grain", grain.into())]));
        check(&mut model, &with_grain.unwrap_or(keys), &[("step", step), ("grain", "\"picture\"")]);
    }
}

#[test]
fn at_an_end_step_and_back_change_nothing() {
    for (at_step, kind) in [(0, "back"), (125, "step")] {
        let mut model = at(4, at_step);
        let before = state(&model);
        run(&mut model, &message(kind, []));
        assert_eq!(state(&model), before, "{kind}");
    }
}

#[test]
fn seek_and_run_to() {
    let mut model = at(8, 0);
    let seek = |step: f64| message("seek", [("step", number(step))]);
    let run_to = |what: &str| message("run-to", [("what", what.into())]);
    check(&mut model, &seek(1298.0), &[("step", "1298"), ("busy", "null"), ("finished", "false")]);
    check(&mut model, &run_to("solution"), &[("step", "1313"), ("solutions", "[[1,5,8,6,3,7,2,4]]")]);
    check(&mut model, &run_to("backtrack"), &[("step", "1314")]);
    check(&mut model, &seek(0.0), &[("step", "0")]);
    check(&mut model, &run_to("row"), &[("step", "1")]);
    check(&mut model, &run_to("end"), &[("step", "23855"), ("finished", "true")]);
    check(&mut model, &seek(9_007_199_254_740_991.0), &[("step", "23855"), ("finished", "true")]);
    check(&mut model, &run_to("solution"), &[("step", "23855")]);
}

#[test]
fn play_and_pause() {
    let mut model = at(4, 10);
    check(&mut model, &message("play", []), &[("playing", "true"), ("step", "10")]);
    for _ in 0..4 {
        frame(&mut model, 250.0, &mut || true);
    }
    check(&mut model, &message("pause", []), &[("playing", "false"), ("step", "12")]);
}

#[test]
fn toggle_puts_and_takes_in_place() {
    let mut model = open("", "mode=place&n=5");
    let toggle = |row: u8, column: u8| message("toggle", [("row", row.into()), ("column", column.into())]);
    check(&mut model, &toggle(5, 1), &[("queens", "[[5,1]]"), ("depth", "1")]);
    check(&mut model, &toggle(1, 5), &[("queens", "[[1,5],[5,1]]"), ("conflicts", "[[[1,5],[5,1]]]")]);
    check(&mut model, &toggle(5, 1), &[("queens", "[[1,5]]"), ("conflicts", "[]")]);
}

#[test]
fn set_takes_every_key() {
    let mut model = model();
    let all = message(
        "set",
        [
            ("search", "iterative".into()),
            ("n", 6u8.into()),
            ("step", 220u8.into()),
            ("grain", "picture".into()),
            ("speed", number(0.25)),
            ("seed", number(9_007_199_254_740_991.0)),
            ("code", "cpp".into()),
            ("panels", json!(["code", "cost"])),
            ("lang", "zh".into()),
            ("theme", "projector".into()),
            ("from", 5u8.into()),
            ("to", "9".into()),
        ],
    );
    let expected = [("search", "\"iterative\""), ("n", "6"), ("step", "220"), ("grain", "\"picture\"")];
    check(&mut model, &all, &expected);
    let expected = [("speed", "0.25"), ("seed", "9007199254740991"), ("lang", "\"zh\""), ("playing", "false")];
    check(&mut model, &message("set", []), &expected);
    assert_eq!((model.look.theme, model.player.from, model.player.to), (Theme::Projector, Some(5), Some(9)));
    check(&mut model, &message("set", [("speed", "max".into())]), &[("speed", "\"max\""), ("step", "220")]);
    run(&mut model, &message("set", [("from", Value::Null), ("to", Value::Null)]));
    assert_eq!((model.player.from, model.player.to), (None, None));
    let embed = message("set", [("embed", true.into()), ("controls", 0u8.into()), ("play", "1".into())]);
    check(&mut model, &embed, &[("playing", "true")]);
    assert!(model.look.embed && !model.look.controls);
    assert_eq!(model.rooms.watch.panels.names(), "code,cost");
}

#[test]
fn set_takes_squares_as_pairs_or_as_text() {
    for queens in [json!([[1, 2], [2, 4]]), json!("1.2,2.4"), json!(["1.2", "2.4"])] {
        let set = message("set", [("mode", "place".into()), ("queens", queens), ("blocked", json!([[4, 4]]))]);
        let mut model = model();
        check(&mut model, &set, &[("mode", "\"place\""), ("queens", "[[1,2],[2,4]]")]);
        assert_eq!(common::blocked(&model), [(4, 4)]);
        assert_eq!(common::notices(&model), []);
        for none in [Value::Null, json!(""), json!([])] {
            check(&mut model.clone(), &message("set", [("queens", none)]), &[("queens", "[]")]);
        }
    }
}

/// Whatever begins a run anew pauses at step 0, unless a step comes with it.
#[test]
fn a_new_run_pauses_at_step_0_unless_a_step_comes_with_it() {
    let keys: [(&str, Value); 6] = [
        ("n", 8u8.into()),
        ("n", 6u8.into()),
        ("search", "recursive".into()),
        ("search", "iterative".into()),
        ("seed", 1u8.into()),
        ("seed", 2u8.into()),
    ];
    for (key, value) in keys {
        let mut model = at(8, 1298);
        run(&mut model, &message("play", []));
        let set = message("set", [(key, value.clone())]);
        check(&mut model, &set, &[("step", "0"), ("playing", "false"), ("busy", "null"), (key, &value.to_string())]);
        let mut model = at(8, 1298);
        check(&mut model, &message("set", [("step", 7u8.into()), (key, value)]), &[("step", "7")]);
    }
    let mut model = at(8, 1298);
    check(&mut model, &message("set", [("grain", "move".into()), ("lang", "en".into())]), &[("step", "1298")]);
    assert_eq!(step(&model), 1298);
}
