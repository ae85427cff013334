//! What each square is called: for screen readers, and for the square that is pointed at.

use queens_solver::{Board, Event, Item, Line, Square};

use super::model::Model;
use super::place::Place;
use super::setting::Mode;
use crate::i18n::{Texts, fill};

/// A name as a sentence of its own. Only plain Latin letters have to be raised: the tables for all others are 10 KB.
pub fn sentence(name: &str, t: &Texts) -> String {
    let mut sentence = [name, t.full_stop].concat();
    if let Some(first) = sentence.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    sentence
}

/// Row and column of a square as a person counts them, from 1.
pub fn square_values(square: Square) -> [u8; 2] {
    [square.row + 1, square.column + 1]
}

/// A text on a square, its gaps `{row}` and `{column}` filled.
pub fn on_square(template: &str, square: Square) -> String {
    let [row, column] = square_values(square);
    fill(template, &[("row", &row), ("column", &column)])
}

/// A text on an item that is chosen: a row or a column, its gap `{row}` or `{column}` filled.
pub fn on_item(item: Item, of_row: &str, of_column: &str) -> String {
    match item {
        Item::Column(column) => fill(of_column, &[("column", &(column + 1))]),
        Item::Row(row) | Item::Main(row) | Item::Anti(row) => fill(of_row, &[("row", &(row + 1))]), // no diagonals
    }
}

/// The names of a row's squares, left to right.
pub fn of_row(model: &Model, row: u8) -> Vec<String> {
    let name = |column| {
        let square = Square::new(row, column);
        match model.mode {
            Mode::Place => in_place(&model.place, square, model.texts()),
            Mode::Watch | Mode::Compare => in_watch(model, square),
        }
    };
    (0..model.n()).map(name).collect()
}

fn in_watch(model: &Model, square: Square) -> String {
    let t = model.texts();
    let run = model.watch.timeline.run();
    let marks = run.marks(square.row);
    let has = |bits: u32| bits & (1 << square.column) != 0;
    let on_trial = matches!(model.watch.timeline.last(), Some(Event::Test { square: trial, .. }) if trial == square);
    let (problem, keeps) = (model.watch.problem(), model.seen().has_start());
    let state = if run.board().has(square) {
        (if keeps && problem.start_queens().has(square) { t.name_given } else { t.name_queen }).to_owned()
    } else if keeps && problem.blocked().has(square) {
        t.name_blocked.to_owned()
    } else if on_trial && !has(marks.rejected) {
        t.name_trial.to_owned()
    } else if has(marks.failed) {
        t.name_failed.to_owned()
    } else if has(marks.rejected) {
        [t.name_rejected, &attack(run.board(), square, t)].concat()
    } else {
        free_or_attacked(run.board(), square, t)
    };
    [on_square(t.name_square, square), state].concat()
}

/// What a square is in a position put up by hand.
pub fn in_place(place: &Place, square: Square, t: &Texts) -> String {
    let board = place.board();
    let state = match (board.has(square), place.blocked.has(square)) {
        (true, _) => {
            let attack = attack(board, square, t);
            if attack.is_empty() { t.name_queen.to_owned() } else { [t.name_queen, t.name_and, &attack].concat() }
        }
        (false, true) => t.name_blocked.to_owned(),
        (false, false) => free_or_attacked(board, square, t),
    };
    [on_square(t.name_square, square), state].concat()
}

fn free_or_attacked(board: &Board, square: Square, t: &Texts) -> String {
    let attack = attack(board, square, t);
    if attack.is_empty() { t.name_free.to_owned() } else { attack }
}

/// "attacked by the queen on row 4, column 6, diagonal" for every attacker; empty for none.
fn attack(board: &Board, square: Square, t: &Texts) -> String {
    let attackers: Vec<String> = board.attackers(square).map(|queen| attacker(queen, square, t)).collect();
    if attackers.is_empty() { String::new() } else { [t.name_attacked, &attackers.join(t.name_and_by)].concat() }
}

fn attacker(queen: Square, square: Square, t: &Texts) -> String {
    let line = match queen.shared_line(square) {
        Some(Line::Row) => t.name_row,
        Some(Line::Column) => t.name_column,
        _ => t.name_diagonal,
    };
    [on_square(t.name_attacker, queen), line.to_owned()].concat()
}

/// The line two squares share, in a word.
pub fn line(first: Square, second: Square, t: &Texts) -> &'static str {
    match first.shared_line(second) {
        Some(Line::Row) => t.line_row,
        Some(Line::Column) => t.line_column,
        _ => t.line_diagonal,
    }
}

/// A pair of queens that attack each other, in words.
pub fn conflict(first: Square, second: Square, t: &Texts) -> String {
    let [first_text, second_text] = [first, second].map(|square| on_square(t.pair_square, square));
    fill(t.pair, &[("first", &first_text), ("second", &second_text), ("line", &line(first, second, t))])
}

/// What toggling a square did.
pub fn toggled(place: &Place, square: Square, t: &Texts) -> String {
    on_square(if place.board().has(square) { t.said_put } else { t.said_taken }, square)
}

/// What carrying a queen did.
pub fn carried(from: Square, to: Option<Square>, t: &Texts) -> String {
    to.map_or_else(|| on_square(t.said_taken, from), |to| on_square(t.said_put, to))
}
