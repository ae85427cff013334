//! Variables and calls at single steps.

use queens_lab::app::show::{calls, variables};

use super::at;
use crate::common::watched;

/// Names and values, as `name = value`.
fn check(search: &str, n: u8, step: u64, expected: &[&str]) {
    let model = at(search, n, step);
    let found: Vec<_> = variables::of(&watched(&model))
        .into_iter()
        .map(|variable| format!("{} = {}", variable.name, variable.value))
        .collect();
    assert_eq!(found, expected, "{search}, n = {n}, step {step}");
}

fn check_calls(search: &str, n: u8, step: u64, expected: Option<&[&str]>) {
    let model = at(search, n, step);
    let call = |call: calls::Call| format!("{}{} ({})", if call.current { "> " } else { "" }, call.text, call.then);
    let found: Option<Vec<_>> = calls::of(&watched(&model)).map(|calls| calls.into_iter().map(call).collect());
    let expected = expected.map(|calls| calls.iter().map(|&call| call.to_owned()).collect());
    assert_eq!(found, expected, "{search}, n = {n}, step {step}");
}

#[test]
fn arrays() {
    check("recursive", 4, 0, &["row = none", "column = none", "x = – – – –"]);
    check("recursive", 4, 7, &["row = 2", "column = 3", "x = 1 – – –"]); // a trial is in no array
    check("iterative", 4, 7, &["k = 2", "x = 1 3 0 0"]); // but here it is: x[k] itself moves on
    check("row-tuples", 4, 4, &["row = 2", "column = 1", "x = 1 1 – –"]);
    check("recursive-grid", 4, 7, &["row = 2", "column = 3"]);
}

#[test]
fn permutations() {
    // The entries in brackets are still to be permuted.
    check("permutations", 4, 1, &["d = 1", "x = (1) (2) (3) (4)"]);
    check("permutations", 4, 4, &["d = 2", "x = 1 2 (3) (4)"]);
    check("permutations", 4, 8, &["d = 4", "x = 1 2 3 4"]);
    check("permutations", 4, 13, &["d = 3", "x = 1 2 4 (3)"]);
    let calls = ["permute(1): 1 (goes on at line 5)", "> permute(2) (at work)"];
    check_calls("permutations", 4, 3, Some(&calls));
    check_calls("permutations", 4, 0, Some(&[]));
}

#[test]
fn bit_sets() {
    // Row 2 under a queen on 1.1, then row 3 under one on 2.3 as well: nothing is free.
    let row_2 = ["row = 2", "column = none", "C = 1 0 0 0", "L = 0 1 0 0", "R = 0 0 0 0", "C|L|R = 1 1 0 0"];
    check("bitmask", 4, 4, &row_2);
    let row_3 = ["row = 3", "column = none", "C = 1 0 1 0", "L = 0 0 1 1", "R = 0 1 0 0", "C|L|R = 1 1 1 1"];
    check("bitmask", 4, 7, &row_3);
    check("half-board", 4, 7, &row_3);
    let calls = ["place(1): 1 (goes on at line 7)", "place(2): 3 (goes on at line 7)", "> place(3) (at work)"];
    check_calls("bitmask", 4, 7, Some(&calls));
}

#[test]
fn sets_of_columns() {
    // A queen on 1.1: 2.1 is gone, 2.2 is looked at.
    check(
        "forward-checking",
        4,
        5,
        &["row = 2", "column = 2", "D[2] = {2 3 4}", "D[3] = {1 2 3 4}", "D[4] = {1 2 3 4}"],
    );
    check("forward-checking", 4, 15, &["row = 2", "column = none", "D[2] = {3 4}", "D[3] = {2 4}", "D[4] = {2 3}"]);
    // One on 2.3 takes both columns of row 3, and all later rows are visited nevertheless.
    check("forward-checking", 4, 21, &["row = 3", "column = 4", "D[3] = {–}", "D[4] = {2 3}"]);
    check("forward-checking", 4, 24, &["row = 4", "column = 3", "D[3] = {–}", "D[4] = {2}"]);
    let calls = ["place(1): 1 (goes on at line 8)", "> place(2): 3 (at work)"];
    check_calls("forward-checking", 4, 24, Some(&calls));
    check_calls("mrv", 4, 24, None); // no stack of rows downwards
}

#[test]
fn items_and_options() {
    // A queen on 1.1 leaves 2.3 2.4, 3.2 3.4 and 4.2 4.3; diagonals from corner to corner.
    let expected = ["rows = · 2 2 2", "columns = · 2 2 2", "↘ = 0 1 2 · 2 1 0", "↙ = · 0 0 2 2 2 0", "chosen = row 1"];
    check("dancing-links", 4, 4, &expected);
    check_calls("dancing-links", 4, 4, None);
}

#[test]
fn attackers() {
    // Queens by lot on 1.3 2.4 3.5 4.3 5.3; the one on row 4 is to move.
    check("min-conflicts", 5, 6, &["row = 4", "attackers = –", "moves = 0"]);
    check("min-conflicts", 5, 8, &["row = 4", "attackers = 0 2", "moves = 0"]);
    check("min-conflicts", 5, 11, &["row = 4", "attackers = 0 2 2 3 1", "moves = 0"]);
    check("min-conflicts", 5, 12, &["row = 4", "attackers = –", "moves = 1"]);
}

#[test]
fn lists() {
    check("construction", 8, 1, &["E = 2 4 6 8", "O = –"]);
    check("construction", 8, 2, &["E = 2 4 6 8", "O = 1 3 5 7"]);
    check("construction", 8, 3, &["E = 2 4 6 8", "O = 3 1 5 7"]);
    check("construction", 8, 4, &["E = 2 4 6 8", "O = 3 1 7 5"]);
    check("construction", 9, 5, &["E = 4 6 8 2", "O = 5 7 9 1 3"]);
    check("construction", 6, 10, &["E = 2 4 6", "O = 1 3 5"]);
    check_calls("construction", 8, 4, None);
}

#[test]
fn squares() {
    check("combinations", 4, 4, &["squares = 1.1 1.2"]);
    check("cell-by-cell", 4, 1, &["square = 4.4"]);
    check("cell-by-cell", 4, 0, &["square = none"]);
}
