//! What a search shows.

use queens_solver::{Event, Grain, Item, Kind, Marks, Order, Square, View, columns};

use super::figures::Figures;
use super::marks::{
    CROSS, RING, RINGED_CROSS, SPECK, STROKES, corner_of, hatch, mark, ray, stamp, whole_column, whole_row,
};
use super::picture::{AtWork, Scene, Trial};
use crate::app::show::seen::{Manner, Seen};

impl Scene {
    /// What a search shows.
    pub fn of_search(seen: &Seen) -> Self {
        let n = seen.n();
        let mut scene = Self::of_board(seen.board());
        scene.at_work = AtWork::of(seen);
        let bare = |row: u8, bits: u32| (row, bits & !seen.board().row(row)); // a mirrored queen covers a mark
        let marks = |bits: fn(Marks) -> u32| (0..n).map(|row| bare(row, bits(seen.marks(row)))).collect::<Vec<_>>();
        scene.failed = stamp(RINGED_CROSS, &marks(|marks| marks.failed));
        scene.rejected = stamp(CROSS, &marks(|marks| marks.rejected));
        // Who tests full boards, or repairs one, does not look ahead: what is attacked there is of no concern.
        let facts = seen.facts();
        if facts.space.is_some() && !facts.tests_full_boards() && !seen.manner().hurries {
            scene.attacked = hatch((0..n).map(|row| (row, still_ahead(seen, row) & attacked(seen, row))));
        }
        if seen.has_start() {
            let (queens, blocked) = seen.start();
            scene.given = queens.queens().map(corner_of).collect();
            scene.blocked = hatch((0..n).map(|row| (row, blocked.row(row))));
        }
        scene.show_data(seen);
        scene.show_event(seen);
        scene.show_dead_end(seen);
        scene
    }

    /// What the step shown did: a square on trial, an attack found on a full board, a solution.
    fn show_event(&mut self, seen: &Seen) {
        let Manner { grain, fast, .. } = seen.manner();
        match seen.last() {
            Some(Event::Check { square, by: Some(by) }) if seen.board().has(square) && !fast => {
                self.ringed = [mark(RING, by), mark(RING, square)].concat();
                self.ray = ray(by, square);
            }
            Some(Event::Check { square, .. }) if seen.board().has(square) => {}
            Some(Event::Test { square, by } | Event::Check { square, by }) if grain != Grain::Picture => {
                self.try_square(seen, square, by.is_some());
            }
            Some(event) if event.kind() == Kind::Solution => self.crown(),
            _ => {}
        }
    }

    /// What a search holds beside the queens.
    fn show_data(&mut self, seen: &Seen) {
        let n = self.n;
        match seen.view_at_line() {
            View::Board | View::Lists { .. } => {}
            View::Marked(marks) => {
                let squares = (0..n).flat_map(|row| (0..n).map(move |column| Square::new(row, column)));
                let marked = squares.map(|square| (square, u32::from(marks.mark(square))));
                self.figures = Figures::of(marked.filter(|(_, marks)| *marks > 0));
            }
            View::Order { squares } => {
                let square = |index: u16| Square::new((index / u16::from(n)) as u8, (index % u16::from(n)) as u8);
                self.figures = Figures::of((1..).zip(squares).map(|(queen, &index)| (square(index), queen)));
            }
            View::Permutation { x, fixed } => {
                let open = (0u8..).zip(x).filter(|(row, _)| fixed & (1 << row) == 0);
                self.candidates = open.map(|(row, &column)| mark(SPECK, Square::new(row, column))).collect();
            }
            View::BitSets => {
                if let Some(row) = seen.row_at_work() {
                    let sets = STROKES.into_iter().zip(seen.board().sets(row));
                    self.bits = sets.map(|(stroke, set)| stamp(stroke, &[(row, set)])).collect();
                }
            }
            View::Domains { domains, filled, emptied } => {
                let open = (0u8..).zip(domains.iter().copied()).filter(|(row, _)| filled & (1 << row) == 0);
                self.candidates = stamp(SPECK, &open.collect::<Vec<_>>());
                self.emptied = emptied.map_or_else(String::new, |row| whole_row(row, n));
            }
            View::ExactCover { cover, chosen } => {
                let open = (0..n).filter(|row| !cover.is_covered(Item::Row(*row)));
                let mut options: Vec<(u8, u32)> = open.map(|row| (row, cover.options(Item::Row(row)))).collect();
                // Those of the item chosen last, too, as long as it has no queen.
                match chosen.last().filter(|_| usize::from(seen.board().len()) < chosen.len()) {
                    Some(&Item::Row(row)) => options.push((row, cover.options(Item::Row(row)))),
                    Some(&Item::Column(column)) => {
                        options.extend(columns(cover.options(Item::Column(column))).map(|row| (row, 1 << column)));
                    }
                    Some(Item::Main(_) | Item::Anti(_)) | None => {} // diagonals are never chosen
                }
                self.candidates = stamp(SPECK, &options);
                let chosen = chosen.last().filter(|_| usize::from(seen.board().len()) < chosen.len());
                let open = |item: &Item| !cover.is_covered(*item) || chosen == Some(item);
                let lost = |item: &Item| cover.options(*item) == 0 && open(item);
                self.emptied = cover.items().filter(lost).map(|item| whole_line(item, n)).collect();
            }
            View::Weights { row, attackers, weighed, .. } => {
                let weight = |row, column: u8| (Square::new(row, column), attackers[usize::from(column)].into());
                self.figures = row
                    .map_or_else(Figures::default, |row| Figures::of((0..weighed).map(|column| weight(row, column))));
            }
        }
    }

    fn try_square(&mut self, seen: &Seen, square: Square, attacked: bool) {
        let fast = seen.manner().fast;
        self.trial = Some(Trial { square, attacked: (!fast).then_some(attacked) });
        if fast {
            return;
        }
        let attackers = seen.attackers(square);
        self.ringed = stamp(RING, &attackers.iter().map(|queen| (queen.row, 1 << queen.column)).collect::<Vec<_>>());
        if let Some((first, others)) = attackers.split_first() {
            self.ray = ray(*first, square);
            self.rays = others.iter().map(|queen| ray(*queen, square)).collect();
        }
        // The mark of the square under trial would show through the trial queen.
        if !seen.is_dead_end() {
            self.rejected = self.rejected.replace(&mark(CROSS, square), "");
        }
    }

    /// The row that the step shown is about, where it has turned out to have no free square.
    fn show_dead_end(&mut self, seen: &Seen) {
        let row = match seen.last() {
            Some(Event::Return { row, marks }) if marks.failed == 0 => Some(row),
            Some(Event::Test { square, .. }) if seen.is_dead_end() => Some(square.row),
            _ => None,
        };
        if let Some(row) = row.filter(|_| self.emptied.is_empty()) {
            self.emptied = whole_row(row, self.n);
        }
    }
}

/// The attacked squares of a row that have no mark and no queen.
fn attacked(seen: &Seen, row: u8) -> u32 {
    let (marks, board) = (seen.marks(row), seen.board());
    board.attacked_in_row(row) & !(marks.rejected | marks.failed | board.row(row))
}

/// The columns of a row that a search still comes to from where it stands, in the order in which it goes over the board.
fn still_ahead(seen: &Seen, row: u8) -> u32 {
    let Some((at_work, last)) = seen.last().filter(|last| *last != Event::Done).map(|last| (seen.row_at_work(), last))
    else {
        return 0;
    };
    let all = u32::MAX;
    match seen.facts().order {
        Order::Rows => at_work.filter(|first| *first <= row).map_or(0, |_| all),
        Order::Squares => match last.square() {
            Some(square) if row < square.row => all,
            Some(square) if row == square.row => all >> (31 - square.column),
            _ => 0,
        },
        Order::FewestColumns | Order::Items | Order::AnySquares | Order::Lots | Order::Formula => {
            if seen.board().row(row) == 0 { all } else { 0 }
        }
    }
}

/// A row or column that is to get a queen; nothing of a diagonal, which need not.
fn whole_line(item: Item, n: u8) -> String {
    match item {
        Item::Row(row) => whole_row(row, n),
        Item::Column(column) => whole_column(column, n),
        Item::Main(_) | Item::Anti(_) => String::new(),
    }
}

impl AtWork {
    /// Where the search is at work; nothing where that is nowhere on the board.
    fn of(seen: &Seen) -> Option<Self> {
        let last = seen.last()?;
        let row = || seen.row_at_work().map(Self::Row);
        match seen.facts().order {
            Order::Squares => last.square().map(Self::Square),
            Order::Items => row().or_else(|| last.column().map(Self::Column)),
            Order::Rows | Order::FewestColumns | Order::AnySquares | Order::Lots | Order::Formula => row(),
        }
    }
}
