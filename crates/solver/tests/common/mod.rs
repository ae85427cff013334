//! What the tests share.

#![allow(dead_code)] // each test file takes what it needs

pub mod dead_ends;
pub mod random;
pub mod starts;
pub mod steps;

use std::fs;
use std::path::Path;

use queens_solver::{Finds, Problem, Run, SearchId};

/// The searches that walk one and the same tree in one and the same order, rows downwards and columns to the right.
pub fn row_by_row() -> impl Iterator<Item = SearchId> {
    SearchId::ALL.iter().copied().filter(|id| id.facts().textbook)
}

/// The searches that find every solution.
pub fn enumerating() -> impl Iterator<Item = SearchId> {
    SearchId::ALL.iter().copied().filter(|id| id.facts().finds != Finds::One)
}

/// How much of a run is looked at: all of `whole` for the one search that stands for many, a tenth for the others.
pub fn prefix(id: SearchId, whole: u64) -> u64 {
    if id == SearchId::Recursive { whole } else { whole / 10 }
}

/// A run at step 0 on an empty board.
pub fn start(id: SearchId, n: u8) -> Run {
    Run::new(id, &Problem::new(n.into()).unwrap())
}

/// A run after `steps` steps, or at its end where it is shorter.
pub fn run_at(id: SearchId, n: u8, steps: u64) -> Run {
    let mut run = start(id, n);
    advance(&mut run, steps);
    run
}

/// Takes `steps` steps, or as many as are left; how many were taken.
pub fn advance(run: &mut Run, steps: u64) -> u64 {
    (0..steps).take_while(|_| run.advance().is_some()).count() as u64
}

/// The sizes up to `most` at which the whole run of a search takes at most `limit` steps.
pub fn sizes_within(id: SearchId, most: u8, limit: u64) -> Vec<u8> {
    let sizes: Vec<u8> = (1..=most).filter(|&n| advance(&mut start(id, n), limit + 1) <= limit).collect();
    assert!(sizes.len() >= 3, "{}: hardly a size is small enough to be checked", id.name());
    sizes
}

/// Columns from 0 as a person reads them: `2 4 1 3`.
pub fn from_one(columns: &[u8]) -> String {
    let columns: Vec<String> = columns.iter().map(|column| (column + 1).to_string()).collect();
    columns.join(" ")
}

/// The numbered lines in the documentation of a search, without their numbers.
pub fn pseudo_code(id: SearchId) -> Vec<String> {
    let name = id.name().replace('-', "_");
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/searches");
    let places = [folder.join(format!("{name}.rs")), folder.join(&name).join("mod.rs")];
    let text = places.iter().find_map(|place| fs::read_to_string(place).ok()).unwrap();
    let block = text.split("//! ```text\n").nth(1).and_then(|rest| rest.split("//! ```\n").next()).unwrap();
    let line = |(index, line): (usize, &str)| {
        let number = format!("//! {} ", index + 1);
        line.strip_prefix(&number).unwrap_or_else(|| panic!("{name}: not line {}: {line}", index + 1)).to_owned()
    };
    block.lines().enumerate().map(line).collect()
}
