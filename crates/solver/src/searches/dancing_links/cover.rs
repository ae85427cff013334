//! Which items of the exact cover are covered, and so which nodes are linked.

use crate::board::{all_columns, columns};
use crate::lines::Lines;
use crate::start::Start;
use crate::{Item, MAX_SIZE, Square};

/// The items of a board, covered or not, and their options.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cover {
    n: u8,
    rows: u32,    // covered
    lines: Lines, // covered: columns and diagonals
    start: Start,
}

impl Cover {
    /// All items of a board, none of them covered but those of the given queens.
    pub(super) fn new(n: u8, start: Start) -> Self {
        let mut lines = Lines::default();
        start.queens().for_each(|queen| lines.put(Lines::of(queen)));
        Self { n, rows: start.rows(), lines, start }
    }

    /// Whether every row is covered: the board is full.
    pub(super) const fn is_full(&self) -> bool {
        self.rows == all_columns(self.n)
    }

    /// Whether it was so from the start.
    pub(super) fn is_full_at_start(&self) -> bool {
        self.start.is_full(self.n)
    }

    /// The columns of a row that are options as far as its columns and diagonals go.
    fn free(&self, row: u8) -> u32 {
        self.lines.free(self.n, row) & self.start.open(self.n, row)
    }

    /// The items: rows, columns, then both kinds of diagonals.
    ///
    /// ```
    /// use queens_solver::{Item, Problem, Run, SearchId, View};
    /// let mut run = Run::new(SearchId::DancingLinks, &Problem::new(4).unwrap());
    /// run.advance(); // row 1 is chosen and covered
    /// let View::ExactCover { cover, chosen } = run.search().view() else { panic!("the items of another search") };
    /// assert_eq!(chosen, [Item::Row(0)]);
    /// assert_eq!(cover.items().count(), 4 + 4 + 7 + 7);
    /// assert!(cover.is_covered(Item::Row(0)) && !cover.is_covered(Item::Column(0)));
    /// assert_eq!(cover.options(Item::Column(0)), 0b1110); // its square on row 1 is no option any more
    /// ```
    pub fn items(&self) -> impl Iterator<Item = Item> + use<> {
        let (n, diagonals) = (self.n, 2 * self.n - 1);
        let lines = (0..n).map(Item::Row).chain((0..n).map(Item::Column));
        lines.chain((0..diagonals).map(Item::Main)).chain((0..diagonals).map(Item::Anti))
    }

    /// Whether an item is covered; false for one that the board does not have.
    pub fn is_covered(&self, item: Item) -> bool {
        match item {
            Item::Row(row) => row < self.n && self.rows & (1 << row) != 0,
            Item::Column(_) | Item::Main(_) | Item::Anti(_) => self.lines.meet(self.line(item)),
        }
    }

    /// The column or diagonal that an item is, as a set of lines; no line for a row.
    fn line(&self, item: Item) -> Lines {
        match (item, self.on(item).next()) {
            (Item::Column(_), Some(square)) => Lines::column(square.column),
            (Item::Main(_), Some(square)) => Lines::main(square),
            (Item::Anti(_), Some(square)) => Lines::anti(square),
            (Item::Row(_), _) | (_, None) => Lines::default(),
        }
    }

    /// The options in the list of an item that is not covered, or was covered last, as a bit set: by column for a row,
    /// by row for every other item; none for one that the board does not have.
    pub fn options(&self, item: Item) -> u32 {
        match item {
            Item::Row(row) if row < self.n => self.free(row),
            Item::Row(_) => 0,
            Item::Column(_) | Item::Main(_) | Item::Anti(_) => {
                let linked = self.on(item).filter(|&square| self.is_linked(square, item));
                linked.fold(0, |rows, square| rows | 1 << square.row)
            }
        }
    }

    /// The squares on an item, downwards or to the right.
    fn on(&self, item: Item) -> impl Iterator<Item = Square> + use<> {
        let (n, last) = (self.n, self.n - 1);
        (0..n).filter_map(move |other| {
            let (row, column) = match item {
                Item::Row(row) => (row, Some(other)),
                Item::Column(column) => (other, Some(column)),
                Item::Main(diagonal) => (other, (other + last).checked_sub(diagonal)),
                Item::Anti(diagonal) => (other, diagonal.checked_sub(other)),
            };
            column.filter(|&column| row < n && column < n).map(|column| Square::new(row, column))
        })
    }

    /// Whether a square is not blocked and none of its items is covered, `item` left aside.
    fn is_linked(&self, square: Square, item: Item) -> bool {
        let blocked = self.start.blocked(square.row) >> square.column & 1 != 0;
        let mut others = Lines::of(square);
        others.take(self.line(item));
        let on_row = matches!(item, Item::Row(_));
        !blocked && (on_row || !self.is_covered(Item::Row(square.row))) && !self.lines.meet(others)
    }

    /// Covers an item; the nodes unlinked are its header, and three of each option in its list.
    pub(super) fn cover(&mut self, item: Item) -> u16 {
        let unlinked = 1 + 3 * self.options(item).count_ones() as u16;
        match item {
            Item::Row(row) => self.rows |= 1 << row,
            Item::Column(_) | Item::Main(_) | Item::Anti(_) => self.lines.put(self.line(item)),
        }
        unlinked
    }

    /// Uncovers an item, the one covered last.
    pub(super) fn uncover(&mut self, item: Item) {
        match item {
            Item::Row(row) => self.rows &= !(1 << row),
            Item::Column(_) | Item::Main(_) | Item::Anti(_) => self.lines.take(self.line(item)),
        }
    }

    /// The row or column with the fewest options, the first of equals; `None` where all are covered.
    pub(super) fn fewest_options(&self) -> Option<Item> {
        let open = all_columns(self.n) & !self.rows;
        let mut free = [0; MAX_SIZE as usize];
        columns(open).for_each(|row| free[usize::from(row)] = self.free(row));
        let rows = columns(open).map(|row| (free[usize::from(row)].count_ones(), Item::Row(row)));
        let on_column = |column: u8| free.iter().map(|row| row >> column & 1).sum();
        let uncovered = (0..self.n).filter(|&column| !self.is_covered(Item::Column(column)));
        rows.chain(uncovered.map(|column| (on_column(column), Item::Column(column))))
            .min_by_key(|(options, _)| *options)
            .map(|(_, item)| item)
    }
}
