//! How large files and functions are.

use crate::code::{Token, begins, group};
use crate::sources::files;

/// Lines of a file of the page, and of a view.
const FILE: usize = 300;
const VIEW: usize = 200;
/// Lines in the braces of a function; the most, and of half of them.
const FUNCTION: usize = 60;
const MEDIAN: usize = 8;

#[test]
fn files_are_small() {
    let is_table = |tokens: &[Token]| (0..tokens.len()).any(|at| begins(&tokens[at..], &["texts", "!", "{"]));
    for file in files(&["src/"]).filter(|file| !is_table(&file.tokens)) {
        let (lines, most) = (file.text.lines().count(), if file.path.starts_with("src/ui/") { VIEW } else { FILE });
        assert!(lines <= most, "{} has {lines} lines, {most} are the most", file.path);
    }
}

#[test]
fn functions_are_small() {
    let of_file = |file: &'static crate::arrows::File| {
        functions(&file.tokens).into_iter().map(|(name, lines)| (lines, format!("{name} of {}", file.path)))
    };
    let mut all: Vec<(usize, String)> = files(&[""]).flat_map(of_file).collect();
    all.sort();
    let (median, longest) = (all[all.len() / 2].0, all.last().expect("a function"));
    println!("{} functions, the median has {median} lines, {} has {}", all.len(), longest.1, longest.0);
    assert!(longest.0 <= FUNCTION, "{} has {} lines, {FUNCTION} are the most", longest.1, longest.0);
    assert!(median <= MEDIAN, "the median function has {median} lines");
}

/// The functions with the lines in their braces.
fn functions(tokens: &[Token]) -> Vec<(&str, usize)> {
    let mut found = Vec::new();
    for (at, pair) in tokens.windows(2).enumerate() {
        if pair[0].text == "fn"
            && pair[1].is_name
            && let Some(body) = body(&tokens[at..])
        {
            let lines = body[body.len() - 1].line - body[0].line;
            found.push((pair[1].text.as_str(), lines.saturating_sub(1).max(1)));
        }
    }
    found
}

/// The braces of a function and what is in them; none where it is only asked for.
fn body(tokens: &[Token]) -> Option<&[Token]> {
    let mut at = 0;
    loop {
        match tokens.get(at)?.text.as_str() {
            "{" => return Some(&tokens[at..at + group(&tokens[at..])]),
            ";" => return None,
            "(" | "[" => at += group(&tokens[at..]),
            _ => at += 1,
        }
    }
}

#[test]
fn lines_are_counted() {
    let code = "fn a() -> [u8; 2] { 1 }\ntrait T { fn b(&self); fn c(f: fn(u8)) {\n d();\n\n e(\"{\")\n} }";
    let tokens = crate::code::tokens(code).unwrap();
    assert_eq!(functions(&tokens), [("a", 1), ("c", 3)]);
}
