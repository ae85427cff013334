//! Variables and calls at single steps.

use queens_lab::app::show::listing::Code;
use queens_lab::app::show::{calls, variables};

use queens_solver::{Event, Kind};

use super::at;
use crate::common::{open, watched};

/// Names and values, as `name = value`.
fn check(search: &str, n: u8, step: u64, expected: &[&str]) {
    let model = at(search, n, step);
    let found: Vec<_> = variables::of(&watched(&model), Code::Pseudo)
        .into_iter()
        .map(|variable| format!("{} = {}", variable.name, variable.value))
        .collect();
    assert_eq!(found, expected, "{search}, n = {n}, step {step}");
}

fn check_calls(search: &str, n: u8, step: u64, expected: Option<&[&str]>) {
    let model = at(search, n, step);
    let call = |call: calls::Call| format!("{}{} ({})", if call.current { "> " } else { "" }, call.text, call.then);
    let found: Option<Vec<_>> =
        calls::of(&watched(&model), Code::Pseudo).map(|calls| calls.into_iter().map(call).collect());
    let expected = expected.map(|calls| calls.iter().map(|&call| call.to_owned()).collect());
    assert_eq!(found, expected, "{search}, n = {n}, step {step}");
}

#[test]
fn arrays() {
    check("recursive", 4, 0, &["row = none", "column = none", "x = – – – –"]);
    check("recursive", 4, 7, &["row = 2", "column = 3", "x = 1 – – –"]); // a trial is in no array
    check("recursive", 4, 27, &["row = 4", "column = none", "x = 1 4 2 –"]); // the row that is left
    check("row-tuples", 4, 4, &["row = 2", "column = 1", "x = 1 1 – –"]);
    check("row-tuples", 4, 9, &["row = 4", "column = 1", "x = 1 1 1 1"]); // the last row tests the board
    check("recursive-grid", 4, 8, &["row = 2", "column = 3", "a[row] = 0 0 1 0"]);
    check("marked-lines", 4, 6, &["row = 2", "column = 2", "mark[row] = 1 1 0 0"]);
}

/// x[k] itself moves on, and keeps its column while its queen is taken off.
#[test]
fn an_index_that_moves_on() {
    check("iterative", 4, 7, &["k = 2", "x = 1 3 0 0"]);
    check("iterative", 4, 27, &["k = 4", "x = 1 4 2 0"]); // left, and k is still there
    check("iterative", 4, 28, &["k = 3", "x = 1 4 2 0"]);
    check("iterative", 4, 29, &["k = 3", "x = 1 4 3 0"]);
    check("iterative", 4, 125, &["k = 0", "x = 0 0 0 0"]);
}

/// Names and values are those of the listing that is shown; where there is none in the language, of the pseudo-code.
#[test]
fn each_listing_has_its_own() {
    let in_code = |search: &str, step: u64, code: Code| {
        let model = at(search, 4, step);
        let shown = variables::of(&watched(&model), code).into_iter();
        shown.map(|variable| format!("{} = {}", variable.name, variable.value)).collect::<Vec<_>>()
    };
    assert_eq!(in_code("recursive", 27, Code::Python), ["row = 4", "column = 4", "x = 1 4 2 0"]); // the loop leaves it
    assert_eq!(in_code("recursive", 27, Code::Java), ["row = 4", "column = none", "x = 1 4 2 0"]);
    assert_eq!(in_code("iterative", 28, Code::Cpp), ["k = 3", "queens = 2", "x = 1 4 2 0"]);
    let numbered = in_code("cell-by-cell", 2, Code::Python); // 4.4 is tested
    assert_eq!(numbered, ["square = 16", "row = 4", "column = 4", "queens = 0", "a[row] = 0 0 0 0"]);
    assert_eq!(in_code("cell-by-cell", 2, Code::Pseudo), ["square = 16"]);
    let sets = ["row = 2", "C = 1 0 0 0", "L = 0 1 0 0", "R = 0 0 0 0", "C|L|R = 1 1 0 0", "b = 0 0 1 0"];
    for (code, left) in [(Code::Python, "free = 0 0 1 1"), (Code::Cpp, "open = 0 0 1 1")] {
        assert_eq!(in_code("bitmask", 5, code), [&sets[..], &[left, "x = 1 0 0 0"]].concat());
    }
    assert_eq!(in_code("half-board", 5, Code::Java), sets, "not given in Java");
}

#[test]
fn permutations() {
    check("permutations", 4, 1, &["d = 1", "i = none", "x = 1 2 3 4"]);
    check("permutations", 4, 4, &["d = 2", "i = 2", "x = 1 2 3 4"]);
    check("permutations", 4, 9, &["d = 4", "i = 4", "x = 1 2 3 4"]); // the last row tests the board
    check("permutations", 4, 13, &["d = 3", "i = 4", "x = 1 2 4 3"]);
    let calls = ["permute(1): 1 (goes on at line 5)", "> permute(2) (at work)"];
    check_calls("permutations", 4, 3, Some(&calls));
    check_calls("permutations", 4, 0, Some(&[]));
}

#[test]
fn bit_sets() {
    // Row 2 under a queen on 1.1, then row 3 under one on 2.3 as well: nothing is free, until it is left.
    let row_2 = ["row = 2", "C = 1 0 0 0", "L = 0 1 0 0", "R = 0 0 0 0", "C|L|R = 1 1 0 0"];
    check("bitmask", 4, 4, &[&row_2[..], &["b = none"]].concat());
    check("bitmask", 4, 6, &[&row_2[..], &["b = 0 0 1 0"]].concat());
    let row_3 = ["row = 3", "C = 1 0 1 0", "L = 0 0 1 1", "R = 0 1 0 0", "C|L|R = 1 1 1 1", "b = none"];
    for step in [7, 8] {
        check("bitmask", 4, step, &row_3);
        check("half-board", 4, step, &row_3);
        let calls = ["place(1): 1 (goes on at line 7)", "place(2): 3 (goes on at line 7)", "> place(3) (at work)"];
        check_calls("bitmask", 4, step, Some(&calls));
    }
}

#[test]
fn sets_of_columns() {
    // A queen on 1.1: 2.1 is gone, 2.2 is looked at.
    let sets = ["D[2] = {2 3 4}", "D[3] = {1 2 3 4}", "D[4] = {1 2 3 4}"];
    check("forward-checking", 4, 5, &[&["row = 1", "column = 1"][..], &sets].concat());
    check("forward-checking", 4, 15, &["row = 2", "column = none", "D[2] = {3 4}", "D[3] = {2 4}", "D[4] = {2 3}"]);
    // One on 2.3 takes both columns of row 3, and all later rows are visited nevertheless.
    check("forward-checking", 4, 21, &["row = 2", "column = 3", "D[3] = {–}", "D[4] = {2 3}"]);
    check("forward-checking", 4, 24, &["row = 2", "column = 3", "D[3] = {–}", "D[4] = {2}"]);
    let calls = ["place(1): 1 (goes on at line 8)", "> place(2): 3 (at work)"];
    check_calls("forward-checking", 4, 24, Some(&calls));
    check_calls("mrv", 4, 24, None); // no stack of rows downwards
}

/// A call goes on at the line of the listing that is shown.
#[test]
fn where_calls_go_on() {
    let line = |search: &str, step: u64, code: Code| {
        let model = at(search, 4, step);
        calls::of(&watched(&model), code).unwrap().remove(0).then
    };
    for (code, expected) in [(Code::Pseudo, 7), (Code::Python, 26), (Code::Java, 25), (Code::Cpp, 34)] {
        assert_eq!(line("recursive", 9, code), format!("goes on at line {expected}"), "{code:?}");
    }
    // To what is repeated they come by the head of its loop.
    assert_eq!(line("forward-checking", 15, Code::Python), "goes on at line 29");
    assert_eq!(line("forward-checking", 15, Code::Java), "goes on at line 8", "not given in Java");
}

/// Row 2 has its queen from the start: the call of row 3 returns to that of row 1.
#[test]
fn the_call_at_work_over_a_row_that_is_given() {
    // Q . . .      1.1 is the first that is tried,
    // . . Q .      2.3 is given
    let mut model = open("", "#search=recursive&n=4&queens=2.3&step=0");
    let mut returns = 0;
    for step in 1.. {
        model = open("", &format!("#search=recursive&n=4&queens=2.3&step={step}"));
        let seen = watched(&model);
        let (Some(last), open) = (seen.last(), calls::of(&seen, Code::Pseudo).unwrap()) else { break };
        if last == Event::Done {
            break;
        }
        let at_work: Vec<_> = open.iter().filter(|call| call.current).collect();
        assert_eq!(at_work.len(), 1, "step {step}: {open:?}");
        let row = last.row().unwrap() + 1;
        assert!(at_work[0].text.starts_with(&format!("place({row})")), "step {step}: {open:?}");
        returns += u32::from(last.kind() == Kind::Return);
    }
    assert!(returns >= 2, "rows 3 and 1 are left: {}", model.step());
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
    check("min-conflicts", 5, 6, &["row = 4", "attackers = none", "moves = 0"]);
    check("min-conflicts", 5, 8, &["row = 4", "attackers = 0 2", "moves = 0"]);
    check("min-conflicts", 5, 11, &["row = 4", "attackers = 0 2 2 3 1", "moves = 0"]);
    check("min-conflicts", 5, 12, &["row = 4", "attackers = 0 2 2 3 1", "moves = 1"]);
}

#[test]
fn lists() {
    check("construction", 8, 1, &["E = 2 4 6 8", "O = none"]);
    check("construction", 8, 2, &["E = 2 4 6 8", "O = 1 3 5 7"]);
    check("construction", 8, 3, &["E = 2 4 6 8", "O = 3 1 5 7"]);
    check("construction", 8, 4, &["E = 2 4 6 8", "O = 3 1 7 5"]);
    check("construction", 9, 5, &["E = 4 6 8 2", "O = 5 7 9 1 3"]);
    check("construction", 6, 10, &["E = 2 4 6", "O = 1 3 5"]);
    check_calls("construction", 8, 4, None);
}

/// Squares are numbered row by row, as in the listings.
#[test]
fn squares() {
    check("combinations", 4, 4, &["k = 2", "from = 2", "square = 2", "q = 1 2 – –"]);
    check("ordered-placements", 4, 3, &["k = 2", "square = none", "q = 1 – – –"]);
    check("cell-by-cell", 4, 1, &["square = 16"]);
    check("cell-by-cell", 4, 0, &["square = none"]);
}
