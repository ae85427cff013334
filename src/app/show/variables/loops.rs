//! The variables of the loops, and the parameters of the calls.

use queens_solver::analysis::Space;
use queens_solver::{Cursor, Event, Keeps, Kind, Square};

use super::frame::Frame;
use super::values::Values;
use crate::app::show::listing::Code;
use crate::app::show::texts::variables::Texts;

/// Adds them, the outermost first.
pub(super) fn add(values: &mut Values, frame: &Frame) {
    let one_more = |index: Option<u8>| index.map(|index| index + 1);
    let (row, column) = (one_more(frame.row), one_more(frame.column));
    match frame.facts().cursor {
        Cursor::RowAndColumn => {
            values.may("row", row);
            if frame.facts().keeps != Keeps::BitSets {
                values.may("column", column);
            }
            add_ahead(values, frame);
        }
        Cursor::Index => {
            values.may("k", if frame.is_at(Kind::Done) { Some(0) } else { row });
            if frame.is_program {
                values.may("queens", frame.last.map(|_| frame.seen.board().len()));
            }
        }
        Cursor::Depth => {
            values.may("d", row);
            values.may("i", other(frame));
        }
        Cursor::Row => add_repair(values, frame),
        Cursor::Square => {
            let n = u16::from(frame.seen.n());
            let square = frame.last.and_then(Event::square);
            let name = Texts::of(frame.seen.lang()).variable_square;
            let number = square.map(|square| u16::from(square.row) * n + u16::from(square.column) + 1);
            values.may(if frame.is_program { "square" } else { name }, number);
            if frame.is_program {
                values.may("row", frame.square.and(row));
                values.may("column", column);
            }
        }
        Cursor::None => add_others(values, frame),
    }
}

/// With look-ahead, the square ahead that is looked at, or the row that gets its columns back.
fn add_ahead(values: &mut Values, frame: &Frame) {
    if frame.facts().keeps != Keeps::Domains || !frame.is_program {
        return;
    }
    let ahead = frame.last.filter(|last| matches!(last.kind(), Kind::Test | Kind::Prune | Kind::Restore));
    values.may("r", ahead.and_then(Event::row).map(|row| row + 1));
    values.may("c", ahead.and_then(Event::column).map(|column| column + 1));
}

/// The row whose column changes places with that of the row at work.
fn other(frame: &Frame) -> Option<u8> {
    let last = frame.last?;
    if let Event::Swap { with, .. } | Event::SwapBack { with, .. } = last {
        return Some(with + 1);
    }
    match last.kind() {
        Kind::Return => Some(frame.seen.n()).filter(|_| frame.code == Code::Python),
        Kind::Call | Kind::Done => None,
        Kind::Test
        | Kind::Place
        | Kind::Solution
        | Kind::Remove
        | Kind::Prune
        | Kind::Restore
        | Kind::Move
        | Kind::Swap => frame.row.map(|row| row + 1),
    }
}

/// A repair goes by rows and columns of its own; before and after it the rows are those of the start.
fn add_repair(values: &mut Values, frame: &Frame) {
    let n = frame.seen.n();
    let over = |kind| frame.is_program && frame.is_at(kind);
    let row = frame.row.map(|row| row + 1).filter(|_| frame.is_program || !frame.is_at(Kind::Solution));
    values.may("row", if over(Kind::Solution) || over(Kind::Done) { Some(n) } else { row });
    if frame.is_program {
        let column = match frame.last {
            Some(Event::Check { square, .. }) => Some(square.column + 1),
            Some(Event::Move { .. }) => Some(n),
            _ => None,
        };
        values.may("c", column);
    }
}

/// Where no row is at work: queens in their order, options of an item, rows of the closed form.
fn add_others(values: &mut Values, frame: &Frame) {
    let keeps = frame.facts().keeps;
    if keeps == Keeps::Squares {
        add_queen(values, frame);
    } else if keeps == Keeps::Cover && frame.is_program {
        values.may("row", frame.square.map(|square| square.row + 1));
        values.may("column", frame.square.map(|square| square.column + 1));
    } else if keeps == Keeps::Lists && frame.is_program {
        let row = frame.seen.searched().len();
        values.may("row", Some(row).filter(|row| *row > 0));
        values.may("column", (row as u8).checked_sub(1).map(|row| frame.entry(row)));
    }
}

/// The queen at work and her square, numbered row by row.
fn add_queen(values: &mut Values, frame: &Frame) {
    let has_first = frame.facts().space == Some(Space::Combinations);
    let squares = frame.squares();
    let stand = squares.iter().filter(|square| **square > 0).count();
    let queen = match frame.last {
        None | Some(Event::Done) => None,
        Some(last) if matches!(last.kind(), Kind::Call | Kind::Remove | Kind::Return) => Some(stand + 1),
        Some(_) => Some(stand),
    };
    let of = |queen: usize| squares.get(queen.wrapping_sub(1)).copied();
    let all = u16::from(frame.seen.n()) * u16::from(frame.seen.n());
    let first = queen.map(|queen| of(queen - 1).unwrap_or(0) + 1);
    values.may("k", queen);
    if has_first {
        values.may(if frame.is_program { "first" } else { "from" }, first);
    }
    let from = if has_first { first } else { Some(1) };
    let number = |square: Square| u16::from(square.row) * u16::from(frame.seen.n()) + u16::from(square.column) + 1;
    let square = match frame.last {
        Some(last) if last.kind() == Kind::Remove => last.square().map(number),
        Some(last) if last.kind() == Kind::Return => {
            Some(all).filter(|all| frame.code == Code::Python && from <= Some(*all))
        }
        Some(last) if last.kind() == Kind::Call => None,
        _ => queen.and_then(of),
    };
    values.may("square", square);
}
