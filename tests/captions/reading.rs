//! Captions, their lines in the log, variables and calls in both languages, to be read by a person:
//!
//! `READ="search=mrv&n=4" STEPS=0..60 cargo test -p queens-lab --test captions -- --ignored --nocapture`

use std::env;

use queens_lab::app::page::{Model, Msg};
use queens_lab::app::player;
use queens_lab::app::show::captions::log_line;
use queens_lab::app::show::listing::Code;
use queens_lab::app::show::{Seen, calls, counters, variables};
use queens_solver::Grain;

use super::caption;
use crate::common::{open, send, step, watched};

#[test]
#[ignore = "prints captions for a person to read"]
fn read() {
    let given = |name: &str, default: &str| env::var(name).unwrap_or_else(|_| default.to_owned());
    let (address, steps) = (given("READ", "n=4"), given("STEPS", "0..60"));
    let (from, to) = steps.split_once("..").unwrap();
    let (from, to) = (from.parse::<u64>().unwrap(), to.parse::<u64>().unwrap());
    let mut models = ["en", "zh"].map(|lang| open("", &format!("#{address}&lang={lang}&step={from}")));
    for at in from..to {
        if step(&models[0]) != at {
            return;
        }
        println!("{at} {}", board(&watched(&models[0])));
        for model in &mut models {
            println!("{}", told(&watched(model)));
            forward(model);
        }
    }
}

fn forward(model: &mut Model) {
    send(model, Msg::Player(player::Msg::Forward(Some(Grain::Test))));
}

/// Queens and counters.
fn board(seen: &Seen) -> String {
    let queens = seen.board().queens().map(|queen| format!("{}.{}", queen.row + 1, queen.column + 1));
    let counted = counters::of(seen).into_iter().map(|(name, value)| format!("{value} {name}"));
    format!("[{}] {}", queens.collect::<Vec<_>>().join(" "), counted.collect::<Vec<_>>().join(", "))
}

/// Caption, log, variables and calls.
fn told(seen: &Seen) -> String {
    let caption = caption(seen);
    let log = seen.last().map(|event| log_line(event, seen.facts(), seen.lang())).unwrap_or_default();
    let variables =
        variables::of(seen, Code::Pseudo).into_iter().map(|variable| format!("{} = {}", variable.name, variable.value));
    let calls =
        calls::of(seen, Code::Pseudo).into_iter().flatten().map(|call| format!("{} ({})", call.text, call.then));
    let [variables, calls] = [variables.collect::<Vec<_>>(), calls.collect()].map(|parts| parts.join("; "));
    format!("    {} ¦ {}\n        log: {log}\n        {variables} ¦ {calls}", caption.head, caption.rest)
}
