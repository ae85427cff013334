//! What the searches share that put all queens first and test the full board.
//!
//! Queen by queen: `call`; for each of her squares `place`, then `test` and perhaps `solution` (last queen) or the next
//! queen from her `call` to her `return`, then `remove`; after her last square `return`; at the very end `done`.

use crate::analysis::Space;
use crate::facts::{Cursor, Facts, Family, Finds, Keeps, Node, Order, Proof, Refuses, Test};
use crate::start::Start;
use crate::{Event, MAX_SIZE, Problem, Search, Square, Tag, View};

/// What tells these searches apart: the squares that a queen may take, and what is said of her.
pub trait Rule: Clone + Eq + Default {
    /// What each line of the pseudo-code stands for, from line 1.
    const LINES: &'static [Tag];

    /// What is true of it.
    const FACTS: Facts;

    /// The next square, row · n + column, for the queen at work, who stood on `last` before or, where that is `None`,
    /// nowhere yet.
    fn after(board: &Taken, last: Option<u16>) -> Option<u16>;

    /// The event of the queen at work when she begins.
    fn call(board: &Taken) -> Event;

    /// The event of a queen who leaves a square.
    fn remove(square: Square) -> Event;

    /// The event of the queen at work when she has no square left.
    fn give_up(board: &Taken) -> Event;
}

/// The facts of the search that puts queens anywhere; the others say where theirs differ.
pub(super) const ANYWHERE: Facts = Facts {
    family: Family::FullBoards,
    space: Some(Space::OrderedPlacements),
    order: Order::AnySquares,
    keeps: Keeps::Squares,
    test: Test::FullBoard,
    node: Node::Placement,
    cursor: Cursor::None,
    stack: None,
    refuses: Refuses::Nothing,
    halves: false,
    proof: Proof::Exhaustion,
    finds: Finds::All,
    textbook: false,
    dead_end: None,
    updates: false,
    start: Ok(()),
};

/// The board that the queen at work finds.
pub struct Taken<'a> {
    pub(super) n: u8,
    /// The squares, row · n + column, of the queens before her: those given, by row, then those put, in their order.
    pub(super) squares: &'a [u16],
    pub(super) start: &'a Start,
}

impl Taken<'_> {
    /// The queen at work, from 0: numbers go on from those of the given queens.
    pub(super) const fn queen(&self) -> u8 {
        self.squares.len() as u8
    }

    /// The squares of the queens that the search has put.
    pub(super) fn put(&self) -> &[u16] {
        &self.squares[usize::from(self.start.count())..]
    }
}

/// A search that tests full boards only, by the rule `R`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FullBoards<R> {
    n: u8,
    queen: u8, // at work, from 0
    next: Next,
    squares: [u16; MAX_SIZE as usize], // row · n + column of each queen up to the one at work, 0 where there is none
    rule: R,
    start: Start,
}

/// The step that comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Next {
    Call,
    Place,
    Test,
    Solution,
    Remove,
    Return,
    Done,
    Nothing,
}

impl<R: Rule> FullBoards<R> {
    /// What each line of the pseudo-code stands for, from line 1.
    pub const LINES: &'static [Tag] = R::LINES;

    /// What is true of the search.
    pub const FACTS: Facts = R::FACTS;

    /// The search at step 0.
    pub fn new(problem: &Problem) -> Self {
        let (n, start, mut squares) = (problem.n(), Start::of(problem), [0; MAX_SIZE as usize]);
        squares.iter_mut().zip(start.queens()).for_each(|(given, queen)| *given = index(n, queen));
        let (queen, next) = if start.is_full(n) { (n - 1, Next::Solution) } else { (start.count(), Next::Call) };
        Self { n, queen, next, squares, rule: R::default(), start }
    }

    /// What is to be drawn with it.
    pub fn view(&self) -> View<'_> {
        let stands = matches!(self.next, Next::Test | Next::Solution | Next::Remove) || self.start.is_full(self.n);
        View::Order { squares: &self.squares[..usize::from(self.queen) + usize::from(stands)] }
    }

    /// The board that the queen at work finds.
    fn taken(&self) -> Taken<'_> {
        Taken { n: self.n, squares: &self.squares[..usize::from(self.queen)], start: &self.start }
    }

    fn at_work(&mut self) -> &mut u16 {
        &mut self.squares[usize::from(self.queen)]
    }

    fn square(&self) -> Square {
        square(self.n, self.squares[usize::from(self.queen)])
    }

    fn set(&mut self, square: Square, next: Next) {
        *self.at_work() = index(self.n, square);
        self.next = next;
    }

    fn go_on_after(&mut self, last: Option<u16>) {
        let square = R::after(&self.taken(), last);
        *self.at_work() = square.unwrap_or(0);
        self.next = if square.is_some() { Next::Place } else { Next::Return };
    }

    fn place(&mut self) -> Event {
        let square = self.square();
        if self.queen + 1 == self.n {
            self.next = Next::Test;
        } else {
            self.queen += 1;
            self.next = Next::Call;
        }
        Event::Place { square }
    }

    fn test(&mut self) -> Event {
        let mut squares = self.squares;
        let queens = &mut squares[..usize::from(self.n)];
        sort(queens);
        let attacked = first_attack(&queens.iter().map(|&index| square(self.n, index)));
        self.next = if attacked.is_some() { Next::Remove } else { Next::Solution };
        match attacked {
            Some((by, square)) => Event::Check { square, by: Some(by) },
            None => Event::Check { square: self.square(), by: None },
        }
    }

    fn give_up(&mut self) -> Event {
        let event = R::give_up(&self.taken());
        if self.queen == self.start.count() {
            self.next = Next::Done;
        } else {
            self.queen -= 1;
            self.next = Next::Remove;
        }
        event
    }
}

impl<R: Rule> Search for FullBoards<R> {
    #[inline(never)]
    fn advance(&mut self) -> Option<Event> {
        Some(match self.next {
            Next::Call => {
                self.go_on_after(None);
                R::call(&self.taken())
            }
            Next::Place => self.place(),
            Next::Test => self.test(),
            Next::Solution => {
                self.next = if self.start.is_full(self.n) { Next::Done } else { Next::Remove };
                Event::Solution { square: self.square() }
            }
            Next::Remove => {
                let (square, last) = (self.square(), *self.at_work());
                self.go_on_after(Some(last));
                R::remove(square)
            }
            Next::Return => self.give_up(),
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
            Event::Call { .. } | Event::CallQueen { .. } => {
                *self.at_work() = 0;
                self.next = Next::Call;
            }
            Event::Place { .. } => {
                if self.next == Next::Call {
                    self.queen -= 1;
                }
                self.next = Next::Place;
            }
            Event::Check { .. } => self.next = Next::Test,
            Event::Solution { .. } => self.next = Next::Solution,
            Event::Remove { square } | Event::Lift { square } => self.set(square, Next::Remove),
            Event::Return { .. } | Event::ReturnQueen { .. } => {
                self.queen += u8::from(self.next == Next::Remove);
                self.next = Next::Return;
            }
            Event::Done => self.next = Next::Done,
            _ => {}
        }
    }

    fn row_at_work(&self) -> Option<u8> {
        Some(self.square().row)
    }
}

fn index(n: u8, square: Square) -> u16 {
    u16::from(square.row) * u16::from(n) + u16::from(square.column)
}

fn square(n: u8, index: u16) -> Square {
    Square::new((index / u16::from(n)) as u8, (index % u16::from(n)) as u8)
}

/// Insertion: the queens of most searches stand in order already, and the library's own sort is 4 KB of the page.
fn sort(squares: &mut [u16]) {
    for end in 1..squares.len() {
        let place = squares[..end].partition_point(|square| *square < squares[end]);
        squares[place..=end].rotate_right(1);
    }
}

/// The first queen whom an earlier one attacks, after the first who does, among queens by row, then column.
pub(super) fn first_attack(queens: &(impl Iterator<Item = Square> + Clone)) -> Option<(Square, Square)> {
    let attacked = |(index, later): (usize, Square)| {
        let earlier = queens.clone().take(index).find(|earlier| earlier.shared_line(later).is_some())?;
        Some((earlier, later))
    };
    queens.clone().enumerate().find_map(attacked)
}
