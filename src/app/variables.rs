//! What a search holds, as a debugger would show it: names and values of its variables, and the calls that are open.

use queens_solver::{Event, Item, SearchId, Square, Tag, View, columns};

use super::names::on_item;
use super::seen::Seen;
use crate::i18n::{fill, number};

/// A variable with its value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variable {
    /// Its name in the listings, or what it is.
    pub name: String,
    /// Its value.
    pub value: String,
}

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

/// What stands for a value that is not there.
const NOTHING: &str = "–";

/// The variables of the search at the step shown.
pub fn of(seen: &Seen) -> Vec<Variable> {
    let t = seen.t;
    let mut variables = counters_of_loops(seen);
    let mut add = |name: &str, value: String| variables.push(Variable { name: name.to_owned(), value });
    match seen.run().search().view() {
        _ if has_array(seen.search) => add("x", array(seen)),
        View::Board | View::Marked(_) => {}
        View::Order { squares } => {
            let n = u16::from(seen.n());
            let square = |square: &u16| format!("{}.{}", square / n + 1, square % n + 1);
            add(t.variable_squares, list(squares.iter().map(square)));
        }
        View::Permutation { x, fixed } => {
            let entry = |(row, column): (usize, &u8)| {
                if fixed & (1 << row) == 0 { format!("({})", column + 1) } else { (column + 1).to_string() }
            };
            add("x", list(x.iter().enumerate().map(entry)));
        }
        View::BitSets { columns, main, anti, blocked, .. } => {
            let bits = |set: u32| list((0..seen.n()).map(|column| set >> column & 1));
            add("C", bits(columns));
            add("L", bits(main)); // shifted to the left from row to row: one column on
            add("R", bits(anti));
            add("C|L|R", bits(columns | main | anti));
            if blocked != 0 {
                add(t.name_blocked, bits(blocked));
            }
        }
        View::Domains { domains, filled, .. } => {
            for (row, domain) in (0u8..).zip(domains).filter(|(row, _)| filled & (1 << row) == 0) {
                add(&format!("D[{}]", row + 1), format!("{{{}}}", list(columns(*domain).map(|column| column + 1))));
            }
        }
        View::ExactCover { cover, chosen } => {
            let options = |item: Item| {
                if cover.is_covered(item) { "·".to_owned() } else { cover.options(item).count_ones().to_string() }
            };
            let kind = |kind: fn(&Item) -> bool| list(cover.items().filter(kind).map(options));
            add(t.variable_rows, kind(|item| matches!(item, Item::Row(_))));
            add(t.variable_columns, kind(|item| matches!(item, Item::Column(_))));
            add("↘", kind(|item| matches!(item, Item::Main(_))));
            add("↙", kind(|item| matches!(item, Item::Anti(_))));
            add(t.variable_chosen, list(chosen.iter().map(|item| on_item(*item, t.variable_row, t.variable_column))));
        }
        View::Weights { attackers, weighed, moves, .. } => {
            add(t.variable_attackers, list(&attackers[..usize::from(weighed)]));
            add(t.variable_moves, number(moves.into()));
        }
        View::Lists { even, odd } => {
            add("E", list(even.iter().map(|column| column + 1)));
            add("O", list(odd.iter().map(|column| column + 1)));
        }
    }
    variables
}

/// The calls that are open, the outermost first; `None` where the search keeps no stack of rows.
pub fn calls(seen: &Seen) -> Option<Vec<Call>> {
    use SearchId::{
        Bitmask, ForwardChecking, HalfBoard, MarkedLines, Permutations, Recursive, RecursiveGrid, RowTuples,
    };
    let (t, search, last) = (seen.t, seen.search, seen.timeline.last());
    let name = match search {
        Recursive | RecursiveGrid | MarkedLines | Bitmask | HalfBoard | RowTuples | ForwardChecking => "place",
        Permutations => "permute",
        _ => return None,
    };
    let deepest = match last {
        Some(Event::Return { row, .. }) => row.checked_sub(1),
        Some(Event::Check { .. } | Event::Prune { .. } | Event::Restore { .. }) => deepest_queen(seen),
        Some(event) => event.row(),
        None => None,
    };
    let line_of = |tag| search.lines().iter().position(|line| *line == tag);
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
    let given = seen.problem.start_queens();
    let is_called = |row: &u8| !seen.has_start() || given.row(*row) == 0;
    Some(deepest.into_iter().flat_map(|deepest| 0..=deepest).filter(is_called).map(call).collect())
}

fn deepest_queen(seen: &Seen) -> Option<u8> {
    seen.run().board().queens().last().map(|queen| queen.row)
}

/// ": 3" for the column of a row's queen, ": 3 ?" for one on trial.
fn at_column(seen: &Seen, row: u8) -> String {
    match (column(seen, row), trial(seen).filter(|square| square.row == row)) {
        (Some(column), _) => format!(": {}", column + 1),
        (None, Some(square)) => format!(": {} ?", square.column + 1),
        (None, None) => String::new(),
    }
}

/// The variables of the loops: row and column, or what stands for them.
fn counters_of_loops(seen: &Seen) -> Vec<Variable> {
    use SearchId::{
        CellByCell, Combinations, Construction, DancingLinks, Iterative, MinConflicts, OrderedPlacements, Permutations,
    };
    let (t, last) = (seen.t, seen.timeline.last());
    let line = |line: Option<u8>| line.map_or_else(|| t.none.to_owned(), |line| (line + 1).to_string());
    let variable = |name: &str, value: String| Variable { name: name.to_owned(), value };
    let row = line(last.and_then(Event::row));
    match seen.search {
        Iterative => vec![variable("k", row)],
        Permutations => vec![variable("d", row)],
        Combinations | OrderedPlacements | Construction | DancingLinks => Vec::new(),
        MinConflicts => vec![variable("row", row)],
        CellByCell => {
            let square = last.and_then(Event::square);
            let name = |square: Square| format!("{}.{}", square.row + 1, square.column + 1);
            vec![variable(t.variable_square, square.map_or_else(|| t.none.to_owned(), name))]
        }
        _ => {
            let column = line(last.and_then(Event::square).map(|square| square.column));
            vec![variable("row", row), variable("column", column)]
        }
    }
}

const fn has_array(search: SearchId) -> bool {
    matches!(search, SearchId::Recursive | SearchId::Iterative | SearchId::RowTuples)
}

/// The array x, a column a row.
fn array(seen: &Seen) -> String {
    list((0..seen.n()).map(|row| entry(seen, row)))
}

/// An entry of x: without recursion x\[k\] itself moves on, so a column on trial stands in it.
fn entry(seen: &Seen, row: u8) -> String {
    let itself = seen.search == SearchId::Iterative;
    match (column(seen, row), trial(seen).filter(|square| itself && square.row == row)) {
        (Some(column), _) => (column + 1).to_string(),
        (None, Some(square)) => (square.column + 1).to_string(),
        (None, None) => (if itself { "0" } else { NOTHING }).to_owned(),
    }
}

/// The column of the queen on a row.
fn column(seen: &Seen, row: u8) -> Option<u8> {
    columns(seen.run().board().row(row)).next()
}

/// The square on trial: its column is in the loop's variable, but no queen stands there.
fn trial(seen: &Seen) -> Option<Square> {
    match seen.timeline.last() {
        Some(Event::Test { square, .. }) => Some(square),
        _ => None,
    }
}

fn list(values: impl IntoIterator<Item: ToString>) -> String {
    let list = values.into_iter().map(|value| value.to_string()).collect::<Vec<_>>().join(" ");
    if list.is_empty() { NOTHING.to_owned() } else { list }
}
