//! Messages that cannot be used: each is refused with a reason, and nothing changes.

use queens_lab::app::{Model, address, script};
use queens_lab::value::Value;

use crate::common::{at, open};
use crate::{json, message, squares};

/// Refused, with a reason that names `named`.
fn check(model: &Model, message: &Value, named: &str) {
    let before = (json(&script::state(model)), address::write(model));
    let Err(why) = script::read(message, model) else {
        panic!("{} is taken", json(message));
    };
    assert!(!why.is_empty() && why.contains(named), "{}: {why}", json(message));
    assert_eq!((json(&script::state(model)), address::write(model)), before, "{}", json(message));
}

#[test]
fn what_is_no_message() {
    let model = at(8, 1298);
    let none = [Value::Null, true.into(), 1u8.into(), "step".into(), squares(&[[1, 1]]), Value::object([])];
    for message in none {
        check(&model, &message, "type");
    }
    for kind in [Value::Null, 1u8.into(), true.into(), Value::object([]), squares(&[])] {
        check(&model, &Value::object([("type", kind)]), "type");
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
    let numbers = [-1.0, 0.5, 1.5, f64::NAN, f64::INFINITY, f64::NEG_INFINITY, 9_007_199_254_740_992.0, 1e300];
    let others = ["1".into(), "".into(), true.into(), Value::Null, squares(&[]), Value::object([])];
    numbers.map(Value::Number).into_iter().chain(others).collect()
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
    let numbers = [0.0, -1.0, 33.0, 4.5, 256.0, 260.0, f64::NAN, f64::INFINITY, 1e21].map(Value::Number);
    for bad in numbers.into_iter().chain(["".into(), "x".into(), true.into(), Value::Null, squares(&[])]) {
        check(&model, &message("set", [("n", bad)]), "n");
    }
    for key in ["step", "seed", "from", "to"] {
        for bad in [-1.0, 0.5, f64::NAN, f64::INFINITY, 9_007_199_254_740_992.0, 1e300].map(Value::Number) {
            check(&model, &message("set", [(key, bad)]), key);
        }
        check(&model, &message("set", [(key, true.into())]), key);
        check(&model, &message("set", [(key, Value::object([]))]), key);
    }
    for bad in [Value::Number(0.2), Value::Number(1001.0), Value::Number(f64::NAN), "fast".into(), true.into()] {
        check(&model, &message("set", [("speed", bad)]), "speed");
    }
    let words = [
        "mode", "search", "grain", "code", "lang", "theme", "embed", "controls", "play", "lesson", "page", "clock",
        "goal", "steps",
    ];
    for key in words {
        for bad in ["?".into(), "".into(), 7u8.into(), Value::Null, squares(&[[1, 1]]), Value::object([])] {
            if key == "steps" && (bad == Value::Number(7.0) || bad == "".into()) {
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
    let with_numbers = |row: f64, column: f64| Value::from_iter([Value::List([row, column].map(Value::Number).into())]);
    let bad = [
        squares(&[[1, 1], [9, 1]]),
        squares(&[[1, 0]]),
        squares(&[[3, 3], [3, 3]]),
        squares(&[[2, 2]]), // blocked
        with_numbers(1.5, 2.0),
        with_numbers(-1.0, 2.0),
        with_numbers(f64::NAN, 2.0),
        with_numbers(300.0, 2.0),
        Value::from_iter([Value::from_iter([1u8])]),
        Value::from_iter([Value::from_iter([1u8, 2, 3])]),
        Value::from_iter([Value::from_iter(["1", "2"])]),
        Value::from_iter([1u8, 2]),
        Value::from_iter([Value::Null]),
        Value::Number(1.1),
        true.into(),
        Value::object([("row", 1u8.into()), ("column", 1u8.into())]),
        "1.1,9.9".into(),
        "1.1,".into(),
        "x".into(),
    ];
    for list in bad {
        check(&model, &message("set", [("queens", list)]), "queens");
    }
    check(&model, &message("set", [("blocked", squares(&[[9, 9]]))]), "blocked");
    check(&model, &message("set", [("n", 4u8.into()), ("queens", squares(&[[5, 5]]))]), "queens");
    let both = [("queens", squares(&[[3, 3]])), ("blocked", squares(&[[3, 3]]))];
    check(&model, &message("set", both), "queens");
}
