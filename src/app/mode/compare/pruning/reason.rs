//! Why a search never makes a board that another one makes.

use queens_solver::{Board, Facts, Item, Line, Order, Refuses, SearchId, Square, columns};

use super::tree::Followed;
use crate::app::mode::compare::texts::Texts;
use crate::app::show::names::{on_item, square_values};
use crate::app::show::searches;
use crate::i18n::{Lang, fill};

/// Why a board is not made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// These two queens attack each other, and the search puts no queen so.
    Attack(Square, Square),
    /// Every square of this row or column is attacked by queens of the board: the search turned back there.
    NoSquare(Item),
    /// The first row's queen stands right of the middle, and only the mirror image is tried.
    Mirrored,
    /// With the queens of the board that it had, the search went on with this row or column, which has none on it.
    Order(Item),
    /// Nothing of all that can be said.
    Other,
}

impl Reason {
    /// The reason as a sentence about the search.
    pub fn sentence(self, stronger: SearchId, lang: Lang) -> String {
        let t = Texts::of(lang);
        match self {
            Self::Attack(first, second) => {
                let ([row, column], [other_row, other_column]) = (square_values(first), square_values(second));
                let values: &[(&str, &dyn std::fmt::Display)] =
                    &[("row", &row), ("column", &column), ("other_row", &other_row), ("other_column", &other_column)];
                fill(t.pruned_attack, values)
            }
            Self::NoSquare(item) => on_item(item, t.pruned_row, t.pruned_column),
            Self::Mirrored => t.pruned_mirrored.to_owned(),
            Self::Order(item) => on_item(item, t.pruned_order_row, t.pruned_order_column),
            Self::Other => fill(t.pruned_other, &[("stronger", &searches::name(stronger, lang))]),
        }
    }
}

/// Why a search never makes a board, told by the boards that it made on the way there.
pub(super) fn of(search: &Followed, n: u8, squares: &[Square]) -> Reason {
    let board = Board::with_queens(n, squares.iter().copied());
    let facts = search.search.facts();
    let refused = |(first, second): &(Square, Square)| refuses(facts, first.shared_line(*second));
    if let Some((first, second)) = board.conflicts().into_iter().find(refused) {
        return Reason::Attack(first, second);
    }
    let is_right = |queen: &Square| queen.row == 0 && 2 * queen.column + 1 > n;
    if facts.halves && squares.iter().any(is_right) {
        return Reason::Mirrored;
    }
    let (mut record, mut on_the_way) = (0, Board::new(n));
    while let Some(line) = search.children(record).next().map(|(_, child)| child.line) {
        let Some(line) = line else { return Reason::Other };
        let Some(queen) = squares.iter().find(|queen| lies_on(**queen, line)) else { return Reason::Order(line) };
        let Some((next, _)) = search.children(record).find(|(_, child)| child.square == *queen) else {
            return Reason::Other;
        };
        record = next;
        on_the_way.put(*queen);
    }
    full_line(&on_the_way, facts.order == Order::Items).map_or(Reason::Other, Reason::NoSquare)
}

/// Whether a search never puts two queens on such a line.
const fn refuses(facts: &Facts, line: Option<Line>) -> bool {
    match facts.refuses {
        Refuses::Nothing => false,
        Refuses::Row => matches!(line, Some(Line::Row)),
        Refuses::RowAndColumn => matches!(line, Some(Line::Row | Line::Column)),
        Refuses::AllLines => line.is_some(),
    }
}

const fn lies_on(square: Square, line: Item) -> bool {
    match line {
        Item::Row(row) => square.row == row,
        Item::Column(column) => square.column == column,
        Item::Main(_) | Item::Anti(_) => false,
    }
}

/// The first row, or column where these count too, that has no queen and no square left for one.
fn full_line(board: &Board, or_column: bool) -> Option<Item> {
    let (mut safe, mut taken) = (0, 0);
    for row in 0..board.n() {
        let (queens, free) = (board.row(row), board.safe_in_row(row));
        if queens == 0 && free == 0 {
            return Some(Item::Row(row));
        }
        safe |= free;
        taken |= queens;
    }
    let full = columns(!(safe | taken)).next().filter(|&column| or_column && column < board.n());
    full.map(Item::Column)
}
