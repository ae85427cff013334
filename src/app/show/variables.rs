//! What a search holds, as a debugger would show it: names and values of its variables.

use queens_solver::{Cursor, Event, Item, Keeps, Square, View, columns};

use super::names::on_item;
use super::seen::Seen;
use super::texts::{names, variables::Texts};
use crate::i18n::number;

/// A variable with its value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variable {
    /// Its name in the listings, or what it is.
    pub name: String,
    /// Its value.
    pub value: String,
}

/// What stands for a value that is not there.
const NOTHING: &str = "–";

/// The variables of the search at the step shown.
pub fn of(seen: &Seen) -> Vec<Variable> {
    let t = Texts::of(seen.lang());
    let mut variables = counters_of_loops(seen);
    let mut add = |name: &str, value: String| variables.push(Variable { name: name.to_owned(), value });
    match seen.view() {
        _ if seen.facts().keeps == Keeps::Array => add("x", array(seen)),
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
                add(names::Texts::of(seen.lang()).name_blocked, bits(blocked));
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

/// The variables of the loops: row and column, or what stands for them.
fn counters_of_loops(seen: &Seen) -> Vec<Variable> {
    let (none, last) = (Texts::of(seen.lang()).none, seen.last());
    let line = |line: Option<u8>| line.map_or_else(|| none.to_owned(), |line| (line + 1).to_string());
    let variable = |name: &str, value: String| Variable { name: name.to_owned(), value };
    let row = || line(last.and_then(Event::row));
    match seen.facts().cursor {
        Cursor::Index => vec![variable("k", row())],
        Cursor::Depth => vec![variable("d", row())],
        Cursor::None => Vec::new(),
        Cursor::Row => vec![variable("row", row())],
        Cursor::Square => {
            let square = last.and_then(Event::square);
            let name = |square: Square| format!("{}.{}", square.row + 1, square.column + 1);
            vec![variable(Texts::of(seen.lang()).variable_square, square.map_or_else(|| none.to_owned(), name))]
        }
        Cursor::RowAndColumn => {
            let column = line(last.and_then(Event::square).map(|square| square.column));
            vec![variable("row", row()), variable("column", column)]
        }
    }
}

/// The array x, a column a row.
fn array(seen: &Seen) -> String {
    list((0..seen.n()).map(|row| entry(seen, row)))
}

/// An entry of x: without recursion x\[k\] itself moves on, so a column on trial stands in it.
fn entry(seen: &Seen, row: u8) -> String {
    let itself = seen.facts().cursor == Cursor::Index;
    match (column(seen, row), seen.trial().filter(|square| itself && square.row == row)) {
        (Some(column), _) => (column + 1).to_string(),
        (None, Some(square)) => (square.column + 1).to_string(),
        (None, None) => (if itself { "0" } else { NOTHING }).to_owned(),
    }
}

/// The column of the queen on a row.
fn column(seen: &Seen, row: u8) -> Option<u8> {
    columns(seen.board().row(row)).next()
}

fn list(values: impl IntoIterator<Item: ToString>) -> String {
    let list = values.into_iter().map(|value| value.to_string()).collect::<Vec<_>>().join(" ");
    if list.is_empty() { NOTHING.to_owned() } else { list }
}
