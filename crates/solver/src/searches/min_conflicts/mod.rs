//! Local search (Minton, Johnston, Philips and Laird 1992): all queens are put by lot, then repaired by the
//! min-conflicts heuristic.
//!
//! ```text
//! 1 in each row: a queen on a column by lot
//! 2 while one is attacked [none: a solution]:
//! 3   row = that of an attacked one, by lot
//! 4   for each column: count its attackers
//! 5   her to where they are fewest, by lot
//! 6   every 50+2n moves: all off, go to line 1
//! 7   after 20·(50+2n) moves: given up
//! ```
//!
//! Of columns with equally few attackers one is drawn by lot, the queen's own only where no other is as good; where she
//! stays, that is a move, too. After every [`moves_to_restart`] moves all queens come off and are put anew; after
//! [`moves_in_all`] the search ends unsolved, as it must for n = 2 and 3. Every step can be taken back: a restart is
//! n removals, and a draw of the generator is undone by a subtraction.
//!
//! Given queens stay where they are: lots are drawn, and queens taken off, on the other rows alone. Blocked squares are
//! no columns of their rows: nobody is put there, they are not weighed. Where all squares of a row are blocked the
//! search is given up at once.

mod large;
mod rule;

pub use large::{Repair, solve};
pub use rule::{moves_in_all, moves_to_restart};

use crate::board::all_columns;
use crate::facts::{Cursor, Facts, Family, Finds, Keeps, Node, Order, Proof, Refuses, Test};
use crate::lots::Lots;
use crate::start::Start;
use crate::{Event, MAX_SIZE, Problem, Search, Square, Tag, View, columns};

/// Min-conflicts on a small board, step by step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MinConflicts {
    n: u8,
    row: u8,    // at work or, to put or take off, next; 0 while none is
    column: u8, // weighed next, 0 at other times
    next: Next,
    x: [u8; MAX_SIZE as usize], // the column of each queen, 0 where there is none
    moves: u32,
    lots: Lots,
    start: Start,
}

/// The step that comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Next {
    Place,
    Solution,
    Repair,
    Weigh,
    Move,
    Lift,
    Done,
    Nothing,
}

impl MinConflicts {
    /// What each line of the pseudo-code stands for, from line 1.
    pub const LINES: &'static [Tag] =
        &[Tag::Place, Tag::Solution, Tag::Call, Tag::Test, Tag::Move, Tag::Remove, Tag::Done];

    /// What is true of the search.
    pub const FACTS: Facts = Facts {
        family: Family::Modern,
        space: None,
        order: Order::Lots,
        keeps: Keeps::Attackers,
        test: Test::Column,
        node: Node::None,
        cursor: Cursor::Row,
        stack: None,
        refuses: Refuses::Row,
        halves: false,
        proof: Proof::Nothing,
        finds: Finds::One,
        textbook: false,
        dead_end: None,
        updates: false,
        start: Ok(()),
    };

    /// The search at step 0.
    pub fn new(problem: &Problem) -> Self {
        let (n, start, lots) = (problem.n(), Start::of(problem), Lots::new(problem.seed));
        let lost = columns(all_columns(n) & !start.rows()).any(|row| start.open(n, row) == 0);
        let (row, next) = match start.row_from(n, 0) {
            None => (0, Next::Solution),
            Some(_) if lost => (0, Next::Done),
            Some(row) => (row, Next::Place),
        };
        Self { n, row, column: 0, next, x: start.columns(), moves: 0, lots, start }
    }

    /// What is to be drawn with it.
    pub fn view(&self) -> View<'_> {
        let row = matches!(self.next, Next::Weigh | Next::Move).then_some(self.row);
        let on_column = |column: usize| match row {
            Some(row) if self.start.open(self.n, row) >> column & 1 != 0 => {
                self.attackers(Square::new(row, column as u8)).count() as u8
            }
            _ => 0,
        };
        let weighed = if self.next == Next::Move { self.n } else { self.column };
        View::Weights { row, attackers: std::array::from_fn(on_column), weighed, moves: self.moves }
    }

    /// The queen on a row.
    fn queen(&self, row: u8) -> Square {
        Square::new(row, self.x[usize::from(row)])
    }

    /// The queens that attack a square, that on its row not among them.
    fn attackers(&self, square: Square) -> impl Iterator<Item = Square> + '_ {
        let queens = (0..self.n).map(|row| self.queen(row)).filter(move |queen| queen.row != square.row);
        queens.filter(move |queen| queen.shared_line(square).is_some())
    }

    /// The columns that the queen of a row may take.
    fn open(&self, row: u8) -> impl Iterator<Item = u8> + Clone + use<> {
        let open = self.start.open(self.n, row);
        (0..self.n).filter(move |&column| open >> column & 1 != 0)
    }

    /// The first row whose queen is put, 0 where there is none.
    fn first_row(&self) -> u8 {
        self.start.row_from(self.n, 0).unwrap_or(0)
    }

    fn is_attacked(&self, row: u8) -> bool {
        self.attackers(self.queen(row)).next().is_some()
    }

    /// All queens stand: solved, on, or given up; with a restart now and then.
    fn go_on(&mut self, moved: bool) {
        (self.row, self.column) = (0, 0);
        self.next = if (0..self.n).all(|row| !self.is_attacked(row)) {
            Next::Solution
        } else if self.moves == moves_in_all(self.n.into()) {
            Next::Done
        } else if moved && self.moves.is_multiple_of(moves_to_restart(self.n.into())) {
            self.row = self.first_row();
            Next::Lift
        } else {
            Next::Repair
        };
    }

    fn place(&mut self) -> Event {
        let drawn = self.lots.draw(self.start.open(self.n, self.row).count_ones());
        let column = self.open(self.row).nth(drawn as usize).unwrap_or(0); // there is one: else the search is given up
        self.x[usize::from(self.row)] = column;
        let square = Square::new(self.row, column);
        match self.start.row_from(self.n, self.row + 1) {
            None => self.go_on(false),
            Some(row) => self.row = row,
        }
        Event::Place { square }
    }

    fn repair(&mut self) -> Event {
        let mut lots = self.lots;
        let attacked = |row: usize| self.start.rows() >> row & 1 == 0 && self.is_attacked(row as u8);
        self.row = rule::attacked_row(self.n.into(), attacked, &mut lots).unwrap_or(0) as u8;
        self.lots = lots;
        self.column = self.start.column_from(self.n, self.row, 0).unwrap_or(0);
        self.next = Next::Weigh;
        Event::Repair { row: self.row }
    }

    fn weigh(&mut self) -> Event {
        let square = Square::new(self.row, self.column);
        match self.start.column_from(self.n, self.row, self.column + 1) {
            None => (self.column, self.next) = (0, Next::Move),
            Some(column) => self.column = column,
        }
        Event::Check { square, by: self.attackers(square).next() }
    }

    fn move_queen(&mut self) -> Event {
        let (from, mut lots) = (self.queen(self.row), self.lots);
        let attackers = |column: usize| self.attackers(Square::new(from.row, column as u8)).count() as u32;
        let open = self.open(from.row).map(usize::from);
        let column = rule::least_attacked(open, from.column.into(), attackers, &mut lots);
        self.lots = lots;
        let to = Square::new(from.row, column as u8);
        self.x[usize::from(to.row)] = to.column;
        self.moves += 1;
        self.go_on(true);
        Event::Move { from, to }
    }

    fn lift(&mut self) -> Event {
        let square = self.queen(self.row);
        self.x[usize::from(self.row)] = 0;
        match self.start.row_from(self.n, self.row + 1) {
            None => (self.row, self.next) = (self.first_row(), Next::Place),
            Some(row) => self.row = row,
        }
        Event::Lift { square }
    }

    fn set(&mut self, row: u8, column: u8, next: Next) {
        (self.row, self.column, self.next) = (row, column, next);
    }
}

impl Search for MinConflicts {
    #[inline(never)]
    fn advance(&mut self) -> Option<Event> {
        Some(match self.next {
            Next::Place => self.place(),
            Next::Solution => {
                self.next = Next::Done;
                Event::Solution { square: self.queen(self.n - 1) }
            }
            Next::Repair => self.repair(),
            Next::Weigh => self.weigh(),
            Next::Move => self.move_queen(),
            Next::Lift => self.lift(),
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
            Event::Place { square } => {
                self.lots.undraw();
                self.x[usize::from(square.row)] = 0;
                self.set(square.row, 0, Next::Place);
            }
            Event::Solution { .. } => self.next = Next::Solution,
            Event::Repair { .. } => {
                self.lots.undraw();
                self.set(0, 0, Next::Repair);
            }
            Event::Check { square, .. } => self.set(square.row, square.column, Next::Weigh),
            Event::Move { from, .. } => {
                self.lots.undraw();
                self.moves -= 1;
                self.x[usize::from(from.row)] = from.column;
                self.set(from.row, 0, Next::Move);
            }
            Event::Lift { square } => {
                self.x[usize::from(square.row)] = square.column;
                self.set(square.row, 0, Next::Lift);
            }
            Event::Done => self.next = Next::Done,
            _ => {}
        }
    }
}
