//! Messages that cannot be used: each is refused with a reason, and nothing changes.

use queens_lab::app::page::{Model, address, script};
use serde_json::{Value, json};

use crate::common::{at, open};
use crate::{message, number, state};

/// Refused, with a reason that names `named`.
fn check(model: &Model, message: &Value, named: &str) {
    let before = (state(model), address::write(model));
    let Err(why) = script::read(&message.to_string(), model) else {
        panic!("{message} is taken");
    };
    assert!(!why.is_empty() && why.contains(named), "{message}: {why}");
    assert_eq!((state(model), address::write(model)), before, "{message}");
}

#[test]
fn what_is_no_message() {
    let model = at(8, 1298);
    let none = [Value::Null, true.into(), 1u8.into(), "step".into(), json!([[1, 1]]), json!({})];
    for message in none {
        check(&model, &message, "type");
    }
    for kind in [Value::Null, 1u8.into(), true.into(), json!({}), json!([])] {
        check(&model, &json!({ "type": kind }), "type");
    }
    for kind in ["", "Step", "jump", "run", "step "] {
        check(&model, &message(kind, []), kind);
    }
}

#[test]
fn messages_of_the_other_mode() {
    let (watch, place) = (at(8, 1298), open("", "mode=place&n=8"));
    check(&watch, &message("toggle", [("row", 1u8.into()), ("column", 1u8.into())]), "place");
    check(&place, &message("step", []), "watch");
    check(&place, &message("back", []), "watch");
    check(&place, &message("play", []), "watch");
    check(&place, &message("seek", [("step", 1u8.into())]), "watch");
    check(&place, &message("run-to", [("what", "end".into())]), "watch");
    check(&watch, &message("set", [("search", "recursive,mrv".into())]), "search");
    let five = "recursive,iterative,mrv,bitmask,permutations";
    check(&watch, &message("set", [("mode", "compare".into()), ("search", five.into())]), "search");
}

/// Numbers that are no step, row or column anywhere.
fn no_numbers() -> Vec<Value> {
    let numbers = [-1.0, 0.5, 1.5, 9_007_199_254_740_992.0, 1e300];
    let others = ["1".into(), "".into(), true.into(), Value::Null, json!([]), json!({})];
    numbers.map(number).into_iter().chain(others).collect()
}

#[test]
fn keys_that_a_message_needs() {
    let (watch, place) = (at(8, 1298), open("", "mode=place&n=8&blocked=2.2"));
    check(&watch, &message("seek", []), "step");
    check(&watch, &message("run-to", []), "what");
    check(&place, &message("toggle", []), "row");
    check(&place, &message("toggle", [("row", 1u8.into())]), "column");
    for bad in no_numbers() {
        check(&watch, &message("seek", [("step", bad.clone())]), "step");
        check(&place, &message("toggle", [("row", bad.clone()), ("column", 1u8.into())]), "row");
        check(&place, &message("toggle", [("row", 1u8.into()), ("column", bad)]), "column");
    }
    for (row, column) in [(0u8, 1u8), (1, 0), (9, 1), (1, 9), (33, 33), (255, 1), (2, 2)] {
        check(&place, &message("toggle", [("row", row.into()), ("column", column.into())]), "");
    }
    for bad in ["tests".into(), "Move".into(), "".into(), 1u8.into(), Value::Null, true.into()] {
        check(&watch, &message("step", [("grain", bad)]), "grain");
    }
    for bad in ["Solution".into(), "".into(), "start".into(), 1u8.into(), Value::Null] {
        check(&watch, &message("run-to", [("what", bad)]), "what");
    }
}

#[test]
fn keys_of_set_that_cannot_be_used() {
    let model = at(8, 1298);
    let numbers = [0.0, -1.0, 33.0, 4.5, 256.0, 260.0, 1e21].map(number);
    for bad in numbers.into_iter().chain(["".into(), "x".into(), true.into(), Value::Null, json!([])]) {
        check(&model, &message("set", [("n", bad)]), "n");
    }
    for key in ["step", "seed", "from", "to"] {
        for bad in [-1.0, 0.5, 9_007_199_254_740_992.0, 1e300].map(number) {
            check(&model, &message("set", [(key, bad)]), key);
        }
        check(&model, &message("set", [(key, true.into())]), key);
        check(&model, &message("set", [(key, json!({}))]), key);
    }
    for bad in [number(0.2), number(1001.0), "fast".into(), true.into()] {
        check(&model, &message("set", [("speed", bad)]), "speed");
    }
    let words = [
        "mode", "search", "grain", "code", "lang", "theme", "embed", "controls", "play", "lesson", "page", "clock",
        "goal", "steps",
    ];
    for key in words {
        for bad in ["?".into(), "".into(), 7u8.into(), Value::Null, json!([[1, 1]]), json!({})] {
            if key == "steps" && (bad == json!(7) || bad == json!("")) {
                continue; // no steps, and one step
            }
            check(&model, &message("set", [(key, bad)]), key);
        }
    }
    for later in ["count", "check", "lessons"] {
        check(&model, &message("set", [("mode", later.into())]), later);
    }
}

#[test]
fn one_bad_key_spoils_the_whole_message() {
    let model = at(8, 1298);
    check(&model, &message("set", [("n", 6u8.into()), ("grian", "move".into())]), "grian");
    check(&model, &message("set", [("lang", "zh".into()), ("n", 0u8.into())]), "n");
    check(&model, &message("set", [("speed", "max".into()), ("Speed", Value::Null)]), "Speed");
    check(&model, &message("set", [("step", 5u8.into()), ("queens", "x".into())]), "queens");
}

#[test]
fn lists_with_a_bad_member() {
    let model = open("", "mode=place&n=8&blocked=2.2&queens=1.1");
    let with_numbers = |row: f64, column: f64| json!([[number(row), number(column)]]);
    let bad = [
        json!([[1, 1], [9, 1]]),
        json!([[1, 0]]),
        json!([[3, 3], [3, 3]]),
        json!([[2, 2]]), // blocked
        with_numbers(1.5, 2.0),
        with_numbers(-1.0, 2.0),
        with_numbers(300.0, 2.0),
        json!([[1]]),
        json!([[1, 2, 3]]),
        json!([["1", "2"]]),
        json!([1, 2]),
        json!([null]),
        number(1.1),
        true.into(),
        json!({ "row": 1, "column": 1 }),
        "1.1,9.9".into(),
        "1.1,".into(),
        "x".into(),
    ];
    for list in bad {
        check(&model, &message("set", [("queens", list)]), "queens");
    }
    check(&model, &message("set", [("blocked", json!([[9, 9]]))]), "blocked");
    check(&model, &message("set", [("n", 4u8.into()), ("queens", json!([[5, 5]]))]), "queens");
    let both = [("queens", json!([[3, 3]])), ("blocked", json!([[3, 3]]))];
    check(&model, &message("set", both), "queens");
}
