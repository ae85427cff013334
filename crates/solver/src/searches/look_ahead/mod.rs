//! What the searches share that look ahead: every row without a queen keeps the set of its columns still free.
//!
//! Row by row: `call`; for each column of the row's set `place`, then on every row without a queen, downwards, `test`
//! for each square she attacks and `prune` for those still in the set; after the last of these rows, unless a set is
//! empty, `solution` (last row) or the next row from its `call` to its `return`; then `restore` for each row that lost
//! columns to her, and `remove`; after the last column `return`; at the very end `done`.
//!
//! A row's set is the columns that no queen attacks, so that what one queen took out can be told at any time, and
//! nothing needs to be stored for the way back. Given queens and blocked squares have taken theirs out at the start;
//! where that leaves a row with nothing, the row that comes first is entered and left, and that is all.

mod attacks;
mod order;

pub(super) use order::DOWNWARDS;
pub use order::Order;

use crate::board::{all_columns, columns, lowest};
use attacks::{after, attacked_by, first_domains};

use crate::start::Start;
use crate::{Event, Facts, MAX_SIZE, Marks, Problem, Search, Square, Tag, View};

/// A search that looks ahead, with its rows in the order `O`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LookAhead<O> {
    n: u8,
    depth: u8, // rows entered before the one at work
    next: Next,
    look: Square,                      // looked at, or the row restored, next; 0, 0 at other times
    rows: [u8; MAX_SIZE as usize],     // in the order in which they were entered, 0 where there is none
    x: [u8; MAX_SIZE as usize],        // the column at work of each row, 0 where there is none
    filled: u32,                       // rows with a queen
    domains: [u32; MAX_SIZE as usize], // columns still free; of a row with a queen, those when it was entered
    order: O,
    start: Start,
}

/// The step that comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Next {
    Call,
    Place,
    Test,
    Prune,
    Solution,
    Restore,
    Remove,
    Return,
    Done,
    Nothing,
}

const NOWHERE: Square = Square::new(0, 0);

impl<O: Order> LookAhead<O> {
    /// What each line of the pseudo-code stands for, from line 1.
    pub const LINES: &'static [Tag] = O::LINES;

    /// What is true of the search.
    pub const FACTS: Facts = O::FACTS;

    /// The search at step 0.
    pub fn new(problem: &Problem) -> Self {
        let (n, start, mut rows) = (problem.n(), Start::of(problem), [0; MAX_SIZE as usize]);
        let (x, filled, order) = (start.columns(), start.rows(), O::default());
        let next = if start.is_full(n) { Next::Solution } else { Next::Call };
        rows[0] = if start.is_full(n) { n - 1 } else { 0 }; // the queen who completes the board is the last one given
        let domains = first_domains(n, &start);
        Self { n, depth: 0, next, look: NOWHERE, rows, x, filled, domains, order, start }
    }

    /// What is to be drawn with it.
    pub fn view(&self) -> View<'_> {
        View::Domains { domains: &self.domains[..usize::from(self.n)], filled: self.filled, emptied: self.emptied() }
    }

    /// Whether the start leaves a row with no column.
    fn is_lost(&self) -> bool {
        !self.start.is_plain() && self.depth == 0 && self.emptied().is_some()
    }

    /// The first row without a queen that has no column left.
    fn emptied(&self) -> Option<u8> {
        self.open_rows().find(|&row| self.domain(row) == 0)
    }

    fn domain(&self, row: u8) -> u32 {
        self.domains[usize::from(row)]
    }

    /// The rows without a queen, downwards.
    fn open_rows(&self) -> impl Iterator<Item = u8> + use<O> {
        columns(all_columns(self.n) & !self.filled)
    }

    /// The square at work: the one of the queen put last, or put next.
    fn queen(&self) -> Square {
        let row = self.rows[usize::from(self.depth)];
        Square::new(row, self.x[usize::from(row)])
    }

    /// The columns, but for blocked ones, that a queen attacks on another row.
    fn attacked_by(&self, queen: Square, row: u8) -> u32 {
        attacked_by(queen, row) & self.start.open(self.n, row)
    }

    fn queens(&self) -> impl Iterator<Item = Square> + '_ {
        columns(self.filled).map(|row| Square::new(row, self.x[usize::from(row)]))
    }

    /// The columns that the queen put last, and no other, has taken out of the set of a row.
    fn taken_out(&self, row: u8) -> u32 {
        let queen = self.queen();
        let others = self.queens().filter(|&other| other != queen);
        self.attacked_by(queen, row) & !others.fold(0, |mask, other| mask | self.attacked_by(other, row))
    }

    /// Goes to the first square, from one on, that the queen put last attacks on a row without a queen.
    fn look_from(&mut self, from: Square) {
        let queen = self.queen();
        let on_row = |row: u8| {
            let passed = if row == from.row { all_columns(from.column) } else { 0 };
            columns(self.attacked_by(queen, row) & !passed).next().map(|column| Square::new(row, column))
        };
        let found = self.open_rows().filter(|&row| row >= from.row).find_map(on_row);
        match found {
            Some(square) => (self.look, self.next) = (square, Next::Test),
            None => self.turn(),
        }
    }

    /// All rows are visited: back, on, or full.
    fn turn(&mut self) {
        self.look = NOWHERE;
        if self.emptied().is_some() {
            self.restore_from(0);
        } else if self.filled == all_columns(self.n) {
            self.next = Next::Solution;
        } else {
            self.depth += 1;
            self.next = Next::Call;
        }
    }

    /// Goes to the first row, from one on, that has lost columns to the queen put last.
    fn restore_from(&mut self, from: u8) {
        let row = self.open_rows().find(|&row| row >= from && self.taken_out(row) != 0);
        self.look = Square::new(row.unwrap_or(0), 0);
        self.next = if row.is_some() { Next::Restore } else { Next::Remove };
    }

    fn call(&mut self) -> Event {
        let row = O::choose(self.open_rows().map(|row| (row, self.domain(row)))).unwrap_or(0);
        self.rows[usize::from(self.depth)] = row;
        if self.is_lost() {
            self.next = Next::Return;
        } else {
            self.x[usize::from(row)] = lowest(self.domain(row));
            self.next = Next::Place;
        }
        Event::Call { row }
    }

    fn place(&mut self) -> Event {
        let square = self.queen();
        self.filled |= 1 << square.row;
        self.look_from(NOWHERE);
        Event::Place { square }
    }

    fn test(&mut self) -> Event {
        let square = self.look;
        let by = self.queens().find(|queen| queen.shared_line(square).is_some());
        if self.domain(square.row) & (1 << square.column) == 0 {
            self.look_from(after(square));
        } else {
            self.next = Next::Prune;
        }
        Event::Check { square, by }
    }

    fn prune(&mut self) -> Event {
        let (square, by) = (self.look, self.queen());
        self.domains[usize::from(square.row)] &= !(1 << square.column);
        self.look_from(after(square));
        Event::Prune { square, by }
    }

    fn restore(&mut self) -> Event {
        let row = self.look.row;
        let columns = self.taken_out(row);
        self.domains[usize::from(row)] |= columns;
        self.restore_from(row + 1);
        Event::Restore { row, columns }
    }

    fn remove(&mut self) -> Event {
        let square = self.queen();
        self.filled &= !(1 << square.row);
        let left = self.domain(square.row) & !all_columns(square.column + 1);
        self.x[usize::from(square.row)] = if left == 0 { 0 } else { lowest(left) };
        self.next = if left == 0 { Next::Return } else { Next::Place };
        Event::Remove { square }
    }

    fn leave_row(&mut self) -> Event {
        let row = self.queen().row;
        let failed = if self.is_lost() { 0 } else { self.domain(row) };
        self.rows[usize::from(self.depth)] = 0;
        if self.depth == 0 {
            self.next = Next::Done;
        } else {
            self.depth -= 1;
            self.restore_from(0);
        }
        Event::Return { row, marks: Marks { rejected: 0, failed } }
    }

    /// Takes the step into the next row back, if that was the last thing done.
    fn step_out(&mut self, look: Square, next: Next) {
        self.depth -= u8::from(self.next == Next::Call);
        (self.look, self.next) = (look, next);
    }
}

impl<O: Order> Search for LookAhead<O> {
    #[inline(never)]
    fn advance(&mut self) -> Option<Event> {
        Some(match self.next {
            Next::Call => self.call(),
            Next::Place => self.place(),
            Next::Test => self.test(),
            Next::Prune => self.prune(),
            Next::Solution => {
                if self.start.is_full(self.n) {
                    self.next = Next::Done;
                } else {
                    self.restore_from(0);
                }
                Event::Solution { square: self.queen() }
            }
            Next::Restore => self.restore(),
            Next::Remove => self.remove(),
            Next::Return => self.leave_row(),
            Next::Done => {
                self.next = Next::Nothing;
                Event::Done
            }
            Next::Nothing => return None,
        })
    }

    #[inline(never)]
    #[allow(clippy::wildcard_enum_match_arm)] // an event of another search is never handed to this one
    fn undo(&mut self, last: Event) {
        match last {
            Event::Call { row } => {
                self.rows[usize::from(self.depth)] = 0;
                self.x[usize::from(row)] = 0;
                self.next = Next::Call;
            }
            Event::Place { square } => {
                self.step_out(NOWHERE, Next::Place);
                self.filled &= !(1 << square.row);
            }
            Event::Check { square, .. } => self.step_out(square, Next::Test),
            Event::Prune { square, .. } => {
                self.step_out(square, Next::Prune);
                self.domains[usize::from(square.row)] |= 1 << square.column;
            }
            Event::Solution { .. } => self.next = Next::Solution,
            Event::Restore { row, columns } => {
                self.domains[usize::from(row)] &= !columns;
                (self.look, self.next) = (Square::new(row, 0), Next::Restore);
            }
            Event::Remove { square } => {
                self.filled |= 1 << square.row;
                self.x[usize::from(square.row)] = square.column;
                self.next = Next::Remove;
            }
            Event::Return { row, .. } => {
                self.depth += u8::from(self.next != Next::Done);
                self.rows[usize::from(self.depth)] = row;
                (self.look, self.next) = (NOWHERE, Next::Return);
            }
            Event::Done => self.next = Next::Done,
            _ => {}
        }
    }

    fn row_at_work(&self) -> Option<u8> {
        let entered = usize::from(self.depth) - usize::from(self.next == Next::Call && self.depth > 0);
        Some(self.rows[entered])
    }
}
