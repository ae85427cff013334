//! Exact cover by Knuth's Algorithm X (arXiv cs/0011047): every row and column gets one queen, every diagonal at most
//! one.
//!
//! ```text
//! 1 solve(): cover the item of fewest options
//! 2   for each of its options:
//! 3     put a queen on its square
//! 4     cover the other items of the square
//! 5     if no row is left: a solution
//! 6     else: solve()
//! 7     uncover the other items
//! 8     take the queen off
//! 9   uncover the item
//! 10 start: solve()
//! ```
//!
//! An item is a line of the board, an option a square, with the four items through it. Only rows and columns are
//! chosen: of those with equally few options rows 1 … n before columns 1 … n; the options of an item come by the other
//! coordinate, upwards.
//!
//! **What dances.** In Knuth's structure every option has a node in the list of each of its items. Covering an item
//! unlinks its header, and from the three other lists the nodes of every option still in its own. So, while an item is
//! not covered, an option is in its list just as long as none of the option's other items is covered: the links are a
//! function of the covered items. These are what is kept here, in four bit sets: sixteen kilobytes of links would have
//! to be copied into every checkpoint. Steps, order and `updates`, the headers and nodes unlinked, are those of the
//! links; the tests hold them against real ones. All 4n − 2 diagonals are items, those of a single square too.
//!
//! The items of given queens are covered before the first step, which is not counted; a blocked square is no option.

mod cover;

pub use cover::Cover;

use crate::analysis::Space;
use crate::board::{all_columns, lowest};
use crate::facts::{Cursor, Facts, Family, Finds, Keeps, Node, Order, Proof, Refuses, Test};
use crate::start::Start;
use crate::{Event, Item, Kind, MAX_SIZE, Problem, Search, Square, Tag, View};

/// Algorithm X.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DancingLinks {
    n: u8,
    depth: u8, // items chosen before the one at work
    next: Next,
    items: [Item; MAX_SIZE as usize], // chosen, `NO_ITEM` below
    options: [u8; MAX_SIZE as usize], // the other coordinate of the option at work of each, 0 where there is none
    cover: Cover,
}

/// The step that comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Next {
    Choose,
    Test,
    Place,
    Cover,
    Solution,
    Uncover,
    Remove,
    Release,
    Done,
    Nothing,
}

const NO_ITEM: Item = Item::Row(0);

impl DancingLinks {
    /// What each line of the pseudo-code stands for, from line 1.
    pub const LINES: &'static [Tag] = &[
        Tag::Enter,
        Tag::Test,
        Tag::Place,
        Tag::Prune,
        Tag::Solution,
        Tag::Call,
        Tag::Restore,
        Tag::Remove,
        Tag::Return,
        Tag::Done,
    ];

    /// What is true of the search.
    pub const FACTS: Facts = Facts {
        family: Family::Modern,
        space: Some(Space::Combinations),
        order: Order::Items,
        keeps: Keeps::Cover,
        test: Test::Option,
        node: Node::Placement,
        cursor: Cursor::None,
        stack: None,
        refuses: Refuses::AllLines,
        halves: false,
        proof: Proof::Exhaustion,
        finds: Finds::All,
        textbook: false,
        dead_end: Some(Kind::Prune),
        updates: true,
        start: Ok(()),
    };

    /// The search at step 0.
    pub fn new(problem: &Problem) -> Self {
        let (mut items, mut options) = ([NO_ITEM; MAX_SIZE as usize], [0; MAX_SIZE as usize]);
        let (n, start) = (problem.n(), Start::of(problem));
        let next = if start.is_full(n) { Next::Solution } else { Next::Choose };
        if start.is_full(n) {
            let last = n - 1; // the queen who completes the board is the last one given
            (items[0], options[0]) = (Item::Row(last), start.columns()[usize::from(last)]);
        }
        Self { n, depth: 0, next, items, options, cover: Cover::new(n, start) }
    }

    /// What is to be drawn with it.
    pub fn view(&self) -> View<'_> {
        let open = !matches!(self.next, Next::Choose | Next::Done | Next::Nothing) && !self.cover.is_full_at_start();
        View::ExactCover { cover: &self.cover, chosen: &self.items[..usize::from(self.depth) + usize::from(open)] }
    }

    /// The item at work.
    fn item(&self) -> Item {
        self.items[usize::from(self.depth)]
    }

    /// The square of the option at work.
    fn square(&self) -> Square {
        let option = self.options[usize::from(self.depth)];
        match self.item() {
            Item::Column(column) => Square::new(option, column),
            Item::Row(row) | Item::Main(row) | Item::Anti(row) => Square::new(row, option), // rows and columns only
        }
    }

    /// Goes on with the first of these options, or releases the item.
    fn take_first(&mut self, options: u32) {
        let (option, next) = if options == 0 { (0, Next::Release) } else { (lowest(options), Next::Test) };
        self.options[usize::from(self.depth)] = option;
        self.next = next;
    }

    /// The other items of a square: the one of row and column that was not chosen, and the diagonals.
    fn other_items(&self, square: Square) -> [Item; 3] {
        let other = match self.item() {
            Item::Column(_) => Item::Row(square.row),
            Item::Row(_) | Item::Main(_) | Item::Anti(_) => Item::Column(square.column),
        };
        let main = square.row + self.n - 1 - square.column;
        [other, Item::Main(main), Item::Anti(square.row + square.column)]
    }

    fn cover_others(&mut self, square: Square) -> u16 {
        self.other_items(square).iter().map(|&item| self.cover.cover(item)).sum()
    }

    fn uncover_others(&mut self, square: Square) {
        self.other_items(square).iter().rev().for_each(|&item| self.cover.uncover(item));
    }

    fn choose(&mut self) -> Event {
        let item = self.cover.fewest_options().unwrap_or(NO_ITEM); // there is one: the board is not full
        let unlinked = self.cover.cover(item);
        self.items[usize::from(self.depth)] = item;
        self.take_first(self.cover.options(item));
        Event::Choose { item, unlinked }
    }

    fn cover(&mut self) -> Event {
        let square = self.square();
        let unlinked = self.cover_others(square);
        if self.cover.is_full() {
            self.next = Next::Solution;
        } else {
            self.depth += 1;
            self.next = Next::Choose;
        }
        Event::Cover { square, unlinked }
    }

    fn remove(&mut self) -> Event {
        let square = self.square();
        let option = self.options[usize::from(self.depth)];
        self.take_first(self.cover.options(self.item()) & !all_columns(option + 1));
        Event::Remove { square }
    }

    fn release(&mut self) -> Event {
        let item = self.item();
        let failed = self.cover.options(item);
        self.cover.uncover(item);
        self.items[usize::from(self.depth)] = NO_ITEM;
        if self.depth == 0 {
            self.next = Next::Done;
        } else {
            self.depth -= 1;
            self.next = Next::Uncover;
        }
        Event::Release { item, failed }
    }

    /// Sets the option at work to the one on a square.
    fn set_option(&mut self, square: Square, next: Next) {
        let on_column = matches!(self.item(), Item::Column(_));
        self.options[usize::from(self.depth)] = if on_column { square.row } else { square.column };
        self.next = next;
    }
}

impl Search for DancingLinks {
    #[inline(never)]
    fn advance(&mut self) -> Option<Event> {
        let square = self.square();
        let (next, event) = match self.next {
            Next::Choose => return Some(self.choose()),
            Next::Cover => return Some(self.cover()),
            Next::Remove => return Some(self.remove()),
            Next::Release => return Some(self.release()),
            Next::Test => (Next::Place, Event::Test { square, by: None }),
            Next::Place => (Next::Cover, Event::Place { square }),
            Next::Solution => {
                let next = if self.cover.is_full_at_start() { Next::Done } else { Next::Uncover };
                (next, Event::Solution { square })
            }
            Next::Uncover => {
                self.uncover_others(square);
                (Next::Remove, Event::Uncover { square })
            }
            Next::Done => (Next::Nothing, Event::Done),
            Next::Nothing => return None,
        };
        self.next = next;
        Some(event)
    }

    #[inline(never)]
    #[allow(clippy::wildcard_enum_match_arm)] // an event of another search is never handed to this one
    fn undo(&mut self, last: Event) {
        match last {
            Event::Choose { item, .. } => {
                self.cover.uncover(item);
                self.items[usize::from(self.depth)] = NO_ITEM;
                self.options[usize::from(self.depth)] = 0;
                self.next = Next::Choose;
            }
            Event::Test { square, .. } => self.set_option(square, Next::Test),
            Event::Place { .. } => self.next = Next::Place,
            Event::Cover { square, .. } => {
                self.depth -= u8::from(self.next == Next::Choose);
                self.uncover_others(square);
                self.next = Next::Cover;
            }
            Event::Solution { .. } => self.next = Next::Solution,
            Event::Uncover { square } => {
                self.cover_others(square);
                self.next = Next::Uncover;
            }
            Event::Remove { square } => self.set_option(square, Next::Remove),
            Event::Release { item, .. } => {
                self.depth += u8::from(self.next != Next::Done);
                self.items[usize::from(self.depth)] = item;
                self.cover.cover(item);
                self.next = Next::Release;
            }
            Event::Done => self.next = Next::Done,
            _ => {}
        }
    }
}
