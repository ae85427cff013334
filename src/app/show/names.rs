//! What each square is called: for screen readers, and for the square that is pointed at.

use queens_solver::{Board, Item, Line, Square};

use super::seen::Seen;
use super::standing::Standing;
use super::texts::names::Texts;
use crate::i18n::{Lang, fill};

/// A name as a sentence of its own. Only plain Latin letters have to be raised: the tables for all others are 10 KB.
pub fn sentence(name: &str, lang: Lang) -> String {
    let mut sentence = [name, Texts::of(lang).full_stop].concat();
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

/// The names of all squares of a search, by row.
pub fn of_search(seen: &Seen) -> Vec<Vec<String>> {
    let start = seen.start();
    by_row(seen.n(), |square| in_search(seen, &start, square))
}

/// The names of all squares of a position, by row; nobody may stand on those that are `blocked`.
pub fn of_position(board: &Board, blocked: &Board, lang: Lang) -> Vec<Vec<String>> {
    by_row(board.n(), |square| in_position(board, blocked, square, lang))
}

fn by_row(n: u8, name: impl Fn(Square) -> String) -> Vec<Vec<String>> {
    (0..n).map(|row| (0..n).map(|column| name(Square::new(row, column))).collect()).collect()
}

fn in_search(seen: &Seen, start: &(Board, Board), square: Square) -> String {
    let (t, lang) = (Texts::of(seen.lang()), seen.lang());
    let state = match Standing::of(seen, start, square) {
        Standing::Given => t.name_given.to_owned(),
        Standing::Queen => t.name_queen.to_owned(),
        Standing::Blocked => t.name_blocked.to_owned(),
        Standing::Trial => t.name_trial.to_owned(),
        Standing::Failed => t.name_failed.to_owned(),
        Standing::Rejected => [t.name_rejected, &attack(seen.board(), square, lang)].concat(),
        Standing::Attacked => attack(seen.board(), square, lang),
        Standing::Free => t.name_free.to_owned(),
    };
    [on_square(t.name_square, square), state].concat()
}

/// What a square is in a position put up by hand.
pub fn in_position(board: &Board, blocked: &Board, square: Square, lang: Lang) -> String {
    let t = Texts::of(lang);
    let state = match (board.has(square), blocked.has(square)) {
        (true, _) => {
            let attack = attack(board, square, lang);
            if attack.is_empty() { t.name_queen.to_owned() } else { [t.name_queen, t.name_and, &attack].concat() }
        }
        (false, true) => t.name_blocked.to_owned(),
        (false, false) => free_or_attacked(board, square, lang),
    };
    [on_square(t.name_square, square), state].concat()
}

fn free_or_attacked(board: &Board, square: Square, lang: Lang) -> String {
    let attack = attack(board, square, lang);
    if attack.is_empty() { Texts::of(lang).name_free.to_owned() } else { attack }
}

/// "attacked by the queen on row 4, column 6, same diagonal" for every attacker; empty for none.
pub(super) fn attack(board: &Board, square: Square, lang: Lang) -> String {
    let t = Texts::of(lang);
    let attacker = |queen| [&on_square(t.name_attacker, queen), line(queen, square, lang)].concat();
    let attackers: Vec<String> = board.attackers(square).map(attacker).collect();
    if attackers.is_empty() { String::new() } else { [t.name_attacked, &attackers.join(t.name_and_by)].concat() }
}

/// The line two squares share, in a word.
pub fn line(first: Square, second: Square, lang: Lang) -> &'static str {
    let t = Texts::of(lang);
    match first.shared_line(second) {
        Some(Line::Row) => t.line_row,
        Some(Line::Column) => t.line_column,
        _ => t.line_diagonal,
    }
}

/// A pair of queens that attack each other, in words.
pub fn conflict(first: Square, second: Square, lang: Lang) -> String {
    let t = Texts::of(lang);
    let [first_text, second_text] = [first, second].map(|square| on_square(t.pair_square, square));
    fill(t.pair, &[("first", &first_text), ("second", &second_text), ("line", &line(first, second, lang))])
}
