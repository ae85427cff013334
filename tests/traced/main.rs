//! The listings run beside the page: line by line the marked line and every variable are compared with what Python has.

#![allow(clippy::unwrap_used)] // a test may end anywhere: then it has failed

use std::io::{BufWriter, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;

use queens_lab::app::show::listing::{self, Code};
use queens_lab::app::show::{Manner, Seen, variables};
use queens_lab::i18n::Lang;
use queens_solver::{Grain, Problem, Run, SearchId, Timeline};

/// Steps of a run that are compared at most.
const FAR: u64 = 30_000;

/// The loops on the rows ahead: once they are over, Python still has their variables, and no other language does.
const AHEAD: [&str; 2] = ["r", "c"];

/// A step: the marked line, from 1, and the variables shown.
struct Step {
    line: usize,
    shown: Vec<(String, String)>,
}

/// What the page shows of a run, step by step.
fn steps(search: SearchId, n: u8) -> Vec<Step> {
    let problem = Problem::new(n.into()).unwrap();
    let mut timeline = Timeline::new(Run::new(search, &problem));
    let lines = listing::lines(search, Code::Python, Lang::En).unwrap();
    let manner = Manner { lang: Lang::En, grain: Grain::Test, fast: false, hurries: false };
    let mut steps = Vec::new();
    while timeline.step() < FAR && timeline.advance().is_some() {
        let seen = Seen::new(&problem, &timeline, manner);
        let tag = seen.tag().unwrap();
        let line = lines.iter().position(|line| line.carries(tag)).unwrap() + 1;
        let shown = variables::of(&seen, Code::Python).into_iter().map(|variable| (variable.name, variable.value));
        steps.push(Step { line, shown: shown.collect() });
    }
    steps
}

/// What Python tells of the same run: a line a step, its number and the values asked for.
fn told(search: SearchId, n: u8, steps: &[Step]) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let listing = folder.join("listings").join(search.name()).join("queens.py");
    let mut python = Command::new("python3")
        .args(["-I", "-X", "utf8"])
        .args([&folder.join("tests/traced/trace.py"), &listing])
        .arg(n.to_string())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("install Python 3 (Debian: apt-get install python3)");
    let mut names = BufWriter::new(python.stdin.take().unwrap());
    for step in steps {
        let asked: Vec<&str> = step.shown.iter().map(|(name, _)| name.as_str()).collect();
        writeln!(names, "{}", asked.join("\t")).unwrap();
    }
    drop(names);
    let output = python.wait_with_output().unwrap();
    assert!(output.status.success(), "{search:?}: the listing has failed");
    String::from_utf8(output.stdout).unwrap()
}

fn check(search: SearchId, n: u8) {
    let steps = steps(search, n);
    let told = told(search, n, &steps);
    let mut lines = told.lines();
    for (index, step) in steps.iter().enumerate() {
        let place = format!("{search:?}, n = {n}, step {}", index + 1);
        let line = lines.next().unwrap_or_else(|| panic!("{place}: Python has ended"));
        let (number, values) = line.split_once('\t').unwrap();
        assert_eq!(number, step.line.to_string(), "{place}: the marked line");
        let values: Vec<&str> = values.split('\t').collect();
        assert_eq!(values.len(), step.shown.len(), "{place}");
        for ((name, shown), value) in step.shown.iter().zip(values) {
            let shown = if shown == "none" { "–" } else { shown.as_str() };
            let is_over = shown == "–" && AHEAD.contains(&name.as_str());
            assert!(is_over || shown == value, "{place}: {name} is shown as {shown}, but is {value}");
        }
    }
    let is_whole = (steps.len() as u64) < FAR;
    assert!(!is_whole || lines.next().is_none(), "{search:?}, n = {n}: Python goes on");
}

#[test]
fn what_is_shown_is_what_python_has() {
    let (first, second) = SearchId::ALL.split_at(SearchId::ALL.len() / 2);
    thread::scope(|scope| {
        for half in [first, second] {
            scope.spawn(|| half.iter().for_each(|&search| check(search, 4)));
        }
    });
}

#[test]
fn other_sizes_too() {
    for &search in SearchId::ALL {
        if search != SearchId::OrderedPlacements {
            check(search, 3);
        }
    }
    check(SearchId::Construction, 8);
    check(SearchId::Construction, 9);
    check(SearchId::HalfBoard, 5);
    check(SearchId::DancingLinks, 5);
    check(SearchId::MinConflicts, 8);
}
