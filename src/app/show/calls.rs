//! The calls that are open, as a debugger would show them.

use queens_solver::{Event, Tag, columns};

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

/// The calls that are open, the outermost first; `None` where the search keeps no stack of rows.
pub fn of(seen: &Seen) -> Option<Vec<Call>> {
    let name = seen.facts().stack?;
    let t = Texts::of(seen.lang());
    let deepest = deepest(seen);
    let line_of = |tag| seen.search().lines().iter().position(|line| *line == tag);
    let goes_on = [Tag::SwapBack, Tag::Restore, Tag::Remove].into_iter().find_map(line_of);
    let then = fill(t.call_goes_on, &[("line", &goes_on.map_or(0, |index| index + 1))]);
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

/// The row of the call at work.
fn deepest(seen: &Seen) -> Option<u8> {
    match seen.last()? {
        Event::Return { row, .. } => row.checked_sub(1),
        Event::Check { .. } | Event::Prune { .. } | Event::Restore { .. } => {
            seen.board().queens().last().map(|queen| queen.row)
        }
        event @ (Event::Call { .. }
        | Event::CallQueen { .. }
        | Event::CallSquare { .. }
        | Event::Choose { .. }
        | Event::Repair { .. }
        | Event::List { .. }
        | Event::Test { .. }
        | Event::Place { .. }
        | Event::Solution { .. }
        | Event::Mirror { .. }
        | Event::Remove { .. }
        | Event::Lift { .. }
        | Event::ReturnQueen { .. }
        | Event::ReturnSquare { .. }
        | Event::Release { .. }
        | Event::Cover { .. }
        | Event::Uncover { .. }
        | Event::Move { .. }
        | Event::Swap { .. }
        | Event::SwapBack { .. }
        | Event::Exchange { .. }
        | Event::ToEnd { .. }
        | Event::Done) => event.row(),
    }
}

/// ": 3" for the column of a row's queen, ": 3 ?" for one on trial.
fn at_column(seen: &Seen, row: u8) -> String {
    let queen = columns(seen.board().row(row)).next();
    match (queen, seen.trial().filter(|square| square.row == row)) {
        (Some(column), _) => format!(": {}", column + 1),
        (None, Some(square)) => format!(": {} ?", square.column + 1),
        (None, None) => String::new(),
    }
}
