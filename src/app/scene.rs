//! What the board shows, as the data of a few SVG paths in board units: one square is 1 × 1, (0, 0) the upper left.
//!
//! A class of marks is one path, so that a step rewrites a handful of attributes whatever the size of the board.

use std::fmt::Write;

use queens_solver::{Board, Event, Grain, Item, Kind, Marks, Run, SearchId, Square, View, columns};

use super::compare::reason::Reason;
use super::model::Model;
use super::seen::Seen;
use super::setting::Mode;

/// The picture of a position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Scene {
    /// Rows and columns.
    pub n: u8,
    /// Queens on the board.
    pub queens: Vec<Square>,
    /// What is at work: a row, a column or a square.
    pub at_work: Option<AtWork>,
    /// The queen on trial.
    pub trial: Option<Trial>,
    /// Hatched: attacked squares still ahead, or all attacked ones of a position put up by hand.
    pub attacked: String,
    /// Dots on safe squares.
    pub safe: String,
    /// Small dots: the columns still free on a row, the options still linked, the permutation still open.
    pub candidates: String,
    /// A row without a column left.
    pub emptied: String,
    /// Strokes on the squares of a row: which of the three bit sets has them.
    pub bits: String,
    /// A corner of the squares whose queens were given.
    pub given: String,
    /// Numbers in squares: marks, attackers, the order of the queens.
    pub digits: String,
    /// Blocked squares.
    pub blocked: String,
    /// ✕ on rejected squares.
    pub rejected: String,
    /// ✕ in a ring where a try failed.
    pub failed: String,
    /// Rings around attackers.
    pub ringed: String,
    /// Rings around the queens of a solution.
    pub crowned: String,
    /// The line of the first attack.
    pub ray: String,
    /// The lines of the others.
    pub rays: String,
}

/// A part of the board that a search is at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AtWork {
    /// A row.
    Row(u8),
    /// A column.
    Column(u8),
    /// A square.
    Square(Square),
}

/// A square on trial.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trial {
    /// The square.
    pub square: Square,
    /// What came of it; `None` while it passes too fast to be read.
    pub attacked: Option<bool>,
}

const CROSS: &str = "m-.16-.16l.32.32m0-.32l-.32.32";
const RINGED_CROSS: &str = "m-.16-.16l.32.32m0-.32l-.32.32m.16-.48a.32.32 0 1 0 .001 0";
const RING: &str = "m0-.44a.44.44 0 1 0 .001 0";
const SPECK: &str = "m0-.07a.07.07 0 1 0 .001 0z";
const DOT: &str = "m0-.1a.1.1 0 1 0 .001 0z";

impl Scene {
    /// What the board of the mode shows.
    pub fn of(model: &Model) -> Self {
        match model.mode {
            Mode::Watch | Mode::Compare => Self::of_search(&model.seen()),
            Mode::Place => Self::of_place(model),
        }
    }

    /// What a search shows.
    pub fn of_search(seen: &Seen) -> Self {
        let (run, n, last) = (seen.run(), seen.n(), seen.timeline.last());
        let mut scene = Self { n, queens: run.board().queens().collect(), ..Self::default() };
        scene.at_work = last.and_then(|event| AtWork::of(event, seen.search));
        let marks = |bits: fn(Marks) -> u32| (0..n).map(|row| (row, bits(run.marks(row)))).collect::<Vec<_>>();
        scene.failed = stamp(RINGED_CROSS, &marks(|marks| marks.failed));
        scene.rejected = stamp(CROSS, &marks(|marks| marks.rejected));
        let ahead = |row: u8| {
            let marks = run.marks(row);
            run.board().attacked_in_row(row) & !(marks.rejected | marks.failed | run.board().row(row))
        };
        // Who tests full boards, or repairs one, does not look ahead: what is attacked there is of no concern.
        let looks_ahead = !seen.search.tests_full_boards() && seen.search.space().is_some();
        if looks_ahead && !seen.hurries {
            let first = last.and_then(Event::row).unwrap_or(n);
            scene.attacked = hatch((first..n).map(|row| (row, ahead(row))));
        }
        if seen.has_start() {
            let (queens, blocked) = (seen.problem.start_queens(), seen.problem.blocked());
            scene.given = queens.queens().map(corner_of).collect();
            scene.blocked = hatch((0..n).map(|row| (row, blocked.row(row))));
        }
        scene.show_data(run);
        match last {
            Some(Event::Check { square, by: Some(by) }) if run.board().has(square) && !seen.fast => {
                scene.ringed = [mark(RING, by), mark(RING, square)].concat();
                scene.ray = ray(by, square);
            }
            Some(Event::Check { square, .. }) if run.board().has(square) => {}
            Some(Event::Test { square, by } | Event::Check { square, by }) if seen.grain != Grain::Picture => {
                scene.try_square(seen, square, by.is_some());
            }
            Some(event) if event.kind() == Kind::Solution => scene.crown(),
            _ => {}
        }
        scene
    }

    /// What a search holds beside the queens.
    fn show_data(&mut self, run: &Run) {
        let n = self.n;
        match run.search().view() {
            View::Board | View::Lists { .. } => {}
            View::Marked(marks) => {
                let squares = (0..n).flat_map(|row| (0..n).map(move |column| Square::new(row, column)));
                let marked = squares.map(|square| (square, u32::from(marks.mark(square))));
                self.digits =
                    marked.filter(|(_, marks)| *marks > 0).map(|(square, marks)| corner(square, marks)).collect();
            }
            View::Order { squares } => {
                let square = |index: u16| Square::new((index / u16::from(n)) as u8, (index % u16::from(n)) as u8);
                self.digits = (1..).zip(squares).map(|(queen, &index)| corner(square(index), queen)).collect();
            }
            View::Permutation { x, fixed } => {
                let open = (0u8..).zip(x).filter(|(row, _)| fixed & (1 << row) == 0);
                self.candidates = open.map(|(row, &column)| mark(SPECK, Square::new(row, column))).collect();
            }
            View::BitSets { row, columns: straight, main, anti, .. } => {
                let strokes = [("m0-.4v.8", straight), ("m-.4-.4l.8.8", main), ("m.4-.4l-.8.8", anti)];
                self.bits = strokes.iter().map(|(stroke, set)| stamp(stroke, &[(row, *set)])).collect();
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
                match chosen.last().filter(|_| usize::from(run.board().len()) < chosen.len()) {
                    Some(&Item::Row(row)) => options.push((row, cover.options(Item::Row(row)))),
                    Some(&Item::Column(column)) => {
                        options.extend(columns(cover.options(Item::Column(column))).map(|row| (row, 1 << column)));
                    }
                    _ => {}
                }
                self.candidates = stamp(SPECK, &options);
            }
            View::Weights { row, attackers, weighed, .. } => {
                let weight =
                    |row: u8, column: u8| corner(Square::new(row, column), attackers[usize::from(column)].into());
                self.digits =
                    row.map_or_else(String::new, |row| (0..weighed).map(|column| weight(row, column)).collect());
            }
        }
    }

    fn try_square(&mut self, seen: &Seen, square: Square, attacked: bool) {
        let fast = seen.fast;
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
        self.rejected = self.rejected.replace(&mark(CROSS, square), "");
    }

    fn crown(&mut self) {
        self.crowned = self.queens.iter().map(|queen| mark(RING, *queen)).collect();
    }

    /// A board that a search never makes, and what keeps it from making it.
    pub fn of_pruned(n: u8, squares: &[Square], reason: Reason) -> Self {
        let board = Board::with_queens(n, squares.iter().copied());
        let mut scene = Self { n, queens: squares.to_vec(), ..Self::default() };
        scene.attacked = hatch((0..n).map(|row| (row, board.attacked_in_row(row) & !board.row(row))));
        match reason {
            Reason::Attack(first, second) => {
                scene.ringed = [mark(RING, first), mark(RING, second)].concat();
                scene.ray = ray(first, second);
            }
            Reason::NoSquare(Item::Column(column)) => scene.emptied = format!("M{column} 0h1v{n}h-1z"),
            Reason::NoSquare(Item::Row(row) | Item::Main(row) | Item::Anti(row)) => scene.emptied = whole_row(row, n),
            Reason::Order(Item::Column(column)) => scene.at_work = Some(AtWork::Column(column)),
            Reason::Order(Item::Row(row) | Item::Main(row) | Item::Anti(row)) => scene.at_work = Some(AtWork::Row(row)),
            Reason::Mirrored => scene.at_work = squares.first().copied().map(AtWork::Square),
            Reason::Other => {}
        }
        scene
    }

    fn of_place(model: &Model) -> Self {
        let (place, n) = (&model.place, model.n());
        let board = place.board();
        let mut scene = Self { n, queens: board.queens().collect(), ..Self::default() };
        scene.blocked = hatch((0..n).map(|row| (row, place.blocked.row(row))));
        if place.shows_safe {
            scene.attacked = hatch((0..n).map(|row| (row, board.attacked_in_row(row) & !board.row(row))));
            let safe = |row| (row, board.safe_in_row(row) & !place.blocked.row(row));
            scene.safe = stamp(DOT, &(0..n).map(safe).collect::<Vec<_>>());
        }
        let conflicts = board.conflicts();
        let attacked = |row| (row, board.row(row) & board.attacked_in_row(row));
        scene.ringed = stamp(RING, &(0..n).map(attacked).collect::<Vec<_>>());
        scene.rays = conflicts.iter().map(|(first, second)| ray(*first, *second)).collect();
        if board.is_solution() {
            scene.crown();
        }
        scene
    }
}

impl AtWork {
    /// What an event happens on; nothing where it concerns the whole run.
    fn of(event: Event, search: SearchId) -> Option<Self> {
        match event {
            _ if search == SearchId::CellByCell => event.square().map(Self::Square),
            Event::Choose { item: Item::Column(column), .. } | Event::Release { item: Item::Column(column), .. } => {
                Some(Self::Column(column))
            }
            _ => event.row().map(Self::Row),
        }
    }
}

fn whole_row(row: u8, n: u8) -> String {
    format!("M0 {row}h{n}v1h-{n}z")
}

/// A mark on every square of the rows' bit sets.
fn stamp(shape: &str, rows: &[(u8, u32)]) -> String {
    let squares = rows.iter().flat_map(|&(row, bits)| columns(bits).map(move |column| Square::new(row, column)));
    squares.map(|square| mark(shape, square)).collect()
}

fn mark(shape: &str, square: Square) -> String {
    format!("M{}.5 {}.5{shape}", square.column, square.row)
}

/// The digits 0 to 9 as strokes, from their upper left: text would be an element a square.
const DIGITS: [&str; 10] = [
    "h.12v.24h-.12z",
    "m.06 0v.24",
    "h.12v.12h-.12v.12h.12",
    "h.12v.12h-.08m.08 0v.12h-.12",
    "v.12h.12m0-.12v.24",
    "m.12 0h-.12v.12h.12v.12h-.12",
    "m.12 0h-.12v.24h.12v-.12h-.12",
    "h.12v.24",
    "h.12v.24h-.12zm0 .12h.12",
    "m.12 .24v-.24h-.12v.12h.12",
];

/// A number in the lower right corner of a square.
fn corner(square: Square, number: u32) -> String {
    let digit =
        |number: u32, x: u32| format!("M{}.{x} {}.68{}", square.column, square.row, DIGITS[number as usize % 10]);
    if number < 10 { digit(number, 80) } else { [digit(number / 10, 62), digit(number, 80)].concat() }
}

/// The corner of a square whose queen was given.
fn corner_of(queen: Square) -> String {
    format!("M{} {}h.24l-.24.24z", queen.column, queen.row)
}

fn ray(from: Square, to: Square) -> String {
    format!("M{}.5 {}.5L{}.5 {}.5", from.column, from.row, to.column, to.row)
}

/// Whole squares; neighbours in a row are one rectangle.
fn hatch(rows: impl Iterator<Item = (u8, u32)>) -> String {
    let mut path = String::new();
    for (row, mut bits) in rows {
        while bits != 0 {
            let start = bits.trailing_zeros();
            let width = (bits >> start).trailing_ones();
            _ = write!(path, "M{start} {row}h{width}v1h-{width}z");
            bits &= !(u32::MAX.checked_shr(32 - width).unwrap_or(0) << start);
        }
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbouring_squares_are_one_rectangle() {
        let path = hatch([(0, 0b1011), (2, 1 << 31), (3, u32::MAX)].into_iter());
        assert_eq!(path, "M0 0h2v1h-2zM3 0h1v1h-1zM31 2h1v1h-1zM0 3h32v1h-32z");
    }
}
