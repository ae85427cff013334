//! No search: a solution for every n but 2 and 3, written down from two lists of columns.
//!
//! ```text
//! 1 E = 2, 4, 6 … n
//! 2 O = 1, 3, 5 … n
//! 3 if n mod 6 = 2: swap 1 and 3 in O
//! 4 to the end: 5 [n mod 6 = 2]; 2, 1, 3 [= 3]
//! 5 row by row: a queen on the next of E, then O
//! 6 n queens stand: a solution
//! 7 end [n = 2 or 3: there is none]
//! ```
//!
//! A number goes to the end of its own list. Without the changes the queens of E stand a knight's move apart, and those
//! of O; the two remainders are those where a diagonal joins a queen of E to one of O.

use crate::facts::{Cursor, Facts, Family, Finds, Keeps, Node, Order, Proof, Refusal, Refuses, Test};
use crate::{Event, Problem, Search, Square, Tag, View};

/// The closed form, step by step. The step alone is its state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Construction {
    n: u8,
    step: u8,
}

impl Construction {
    /// What each line of the pseudo-code stands for, from line 1.
    pub const LINES: &'static [Tag] =
        &[Tag::Enter, Tag::Call, Tag::Swap, Tag::Move, Tag::Place, Tag::Solution, Tag::Done];

    /// What is true of the search.
    pub const FACTS: Facts = Facts {
        family: Family::Modern,
        space: None,
        order: Order::Formula,
        keeps: Keeps::Lists,
        test: Test::None,
        node: Node::None,
        cursor: Cursor::None,
        stack: None,
        refuses: Refuses::AllLines,
        halves: false,
        proof: Proof::Formula,
        finds: Finds::One,
        textbook: false,
        dead_end: None,
        updates: false,
        start: Err(Refusal::Construction),
    };

    /// The search at step 0.
    pub const fn new(problem: &Problem) -> Self {
        Self { n: problem.n(), step: 0 }
    }

    /// The steps before the first queen is put.
    const fn preparation(&self) -> &'static [Event] {
        const LISTS: [Event; 2] = [Event::List { odd: false }, Event::List { odd: true }];
        const fn to_end(column: u8) -> Event {
            Event::ToEnd { column }
        }
        match (self.n, self.n % 6) {
            (2 | 3, _) => &LISTS,
            (_, 2) => &const { [LISTS[0], LISTS[1], Event::Exchange { first: 0, second: 2 }, to_end(4)] },
            (_, 3) => &const { [LISTS[0], LISTS[1], to_end(1), to_end(0), to_end(2)] },
            _ => &LISTS,
        }
    }

    /// The event of a step; `None` after the end.
    fn event(&self, step: u8) -> Option<Event> {
        let preparation = self.preparation();
        let Some(row) = step.checked_sub(preparation.len() as u8) else {
            return preparation.get(usize::from(step)).copied();
        };
        let Some(column) = column(self.n.into(), row.min(self.n - 1).into()) else {
            return (row == 0).then_some(Event::Done);
        };
        let square = Square::new(row.min(self.n - 1), column as u8);
        match row.checked_sub(self.n) {
            None => Some(Event::Place { square }),
            Some(0) => Some(Event::Solution { square }),
            Some(1) => Some(Event::Done),
            Some(_) => None,
        }
    }

    /// What is to be drawn with it.
    #[allow(clippy::wildcard_enum_match_arm)] // queens and the end do nothing to the lists
    pub fn view(&self) -> View<'_> {
        let (mut even, mut odd) = (Vec::new(), Vec::new());
        for event in (0..self.step).map_while(|step| self.event(step)) {
            match event {
                Event::List { odd: true } => odd = (0..self.n).step_by(2).collect(),
                Event::List { odd: false } => even = (1..self.n).step_by(2).collect(),
                Event::Exchange { .. } => odd.swap(0, 1),
                Event::ToEnd { column } => {
                    let list = if column % 2 == 0 { &mut odd } else { &mut even };
                    list.retain(|&other| other != column);
                    list.push(column);
                }
                _ => {}
            }
        }
        View::Lists { even, odd }
    }
}

impl Search for Construction {
    #[inline(never)]
    fn advance(&mut self) -> Option<Event> {
        let event = self.event(self.step)?;
        self.step += 1;
        Some(event)
    }

    #[inline(never)]
    fn undo(&mut self, _last: Event) {
        self.step = self.step.saturating_sub(1);
    }
}

/// The column of the queen on a row of a board of any size, both from 0; `None` where there is no such row or no
/// solution (n = 2 and 3).
///
/// ```
/// use queens_solver::searches::construction::column;
/// let columns: Vec<_> = (0..8).map_while(|row| column(8, row)).collect();
/// assert_eq!(columns, [1, 3, 5, 7, 2, 0, 6, 4]); // 2 4 6 8 3 1 7 5
/// assert_eq!(column(3, 0), None);
/// ```
pub const fn column(n: u64, row: u64) -> Option<u64> {
    if matches!(n, 2 | 3) || row >= n {
        return None;
    }
    let evens = n / 2;
    let rotated = n % 6 == 3; // 4, 6 … 2; 5, 7 … 1, 3
    if row < evens {
        let index = if rotated { (row + 1) % evens } else { row };
        return Some(2 * index + 1);
    }
    let (index, odds) = (row - evens, n - evens);
    Some(match n % 6 {
        2 if index == 0 => 2, // 3, 1, 7, 9 … 5
        2 if index == 1 => 0,
        2 if index + 1 == odds => 4,
        2 => 2 * (index + 1),
        3 => 2 * ((index + 2) % odds),
        _ => 2 * index,
    })
}
