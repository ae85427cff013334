//! The calls that are open, as a debugger would show them.

use queens_solver::{Tag, columns};

use super::listing::{self, Code};
use super::seen::Seen;
use super::texts::variables::Texts;
use crate::i18n::fill;

/// A call that has not returned.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Call {
    /// The call and the column it is at.
    pub text: String,
    /// Where it goes on, or that it is at work.
    pub then: String,
    /// Whether it is the one at work.
    pub current: bool,
}

/// The calls that are open, the outermost first, with the lines of a listing; `None` where the search keeps no stack of
/// rows.
pub fn of(seen: &Seen, code: Code) -> Option<Vec<Call>> {
    let name = seen.facts().stack?;
    let t = Texts::of(seen.lang());
    let deepest = seen.row_at_work();
    let then = fill(t.call_goes_on, &[("line", &goes_on(seen, code))]);
    let call = |row: u8| {
        let current = deepest == Some(row);
        Call {
            text: format!("{name}({}){}", row + 1, at_column(seen, row)),
            then: if current { t.call_at_work.to_owned() } else { then.clone() },
            current,
        }
    };
    let (given, _) = seen.start();
    let is_called = |row: &u8| given.row(*row) == 0;
    Some(deepest.into_iter().flat_map(|deepest| 0..=deepest).filter(is_called).map(call).collect())
}

/// The line, from 1, at which a call goes on once the one below has returned.
fn goes_on(seen: &Seen, code: Code) -> usize {
    let code = listing::shown_in(seen.search(), code);
    let lines = listing::lines(seen.search(), code, seen.lang()).unwrap_or_default();
    let line_of = |tag: Tag| lines.iter().position(|line| line.carries(tag));
    let line = [Tag::SwapBack, Tag::Restore, Tag::Remove].into_iter().find_map(line_of).unwrap_or(0);
    // What is repeated is come to by the head of its loop.
    let head = line.checked_sub(1).filter(|head| {
        let text = lines[*head].text;
        text.trim_start().starts_with("for ") && indent(text) < indent(lines[line].text)
    });
    head.unwrap_or(line) + 1
}

fn indent(text: &str) -> usize {
    text.len() - text.trim_start().len()
}

/// ": 3" for the column of a row's queen, ": 3 ?" for one on trial.
fn at_column(seen: &Seen, row: u8) -> String {
    let queen = columns(seen.searched().row(row)).next();
    match (queen, seen.trial().filter(|square| square.row == row)) {
        (Some(column), _) => format!(": {}", column + 1),
        (None, Some(square)) => format!(": {} ?", square.column + 1),
        (None, None) => String::new(),
    }
}
