//! The boards that searches make, a set of squares each, whatever the order in which they were taken.

use queens_solver::analysis::Space;
use queens_solver::{Event, Item, Problem, Run, SearchId, Square};

/// No number of a board or record.
const NONE: u32 = u32::MAX;

/// Sets of squares as a tree: below a set those with one more square, which is none of the upper or left ones.
#[derive(Clone, Debug)]
pub(super) struct Sets {
    nodes: Vec<Node>,
}

/// A set of squares.
#[derive(Clone, Copy, Debug)]
struct Node {
    square: Square, // the last one
    below: u32,     // the first set with one more
    beside: u32,    // the next set that differs in the last square alone
    made: [u32; 2], // the record of it, for each search
}

/// A board that a search made.
#[derive(Clone, Copy, Debug)]
pub(super) struct Made {
    /// The set of its squares.
    set: u32,
    /// The record of the board before its last queen.
    pub(super) parent: u32,
    /// Her square.
    pub(super) square: Square,
    /// The line that was to get a queen; `None` where the search goes through no lines.
    pub(super) line: Option<Item>,
    first_child: u32,
    sibling: u32,
}

/// A search that is followed.
#[derive(Clone, Debug)]
pub(super) struct Followed {
    /// Which search.
    pub(super) search: SearchId,
    /// Each board that it made, once, in the order in which they were made; the first one is the empty board.
    pub(super) made: Vec<Made>,
    /// Whether it was given up, being too long.
    pub(super) is_cut: bool,
    side: usize, // 0 or 1
    run: Run,
    path: Vec<u32>,    // the records of the board before each queen, and of the board
    chosen: Vec<Item>, // by an exact cover, those not yet released
}

impl Sets {
    /// The empty set alone, which both searches made.
    pub(super) fn new() -> Self {
        Self { nodes: vec![Node { made: [0, 0], ..Node::new(Square::new(0, 0)) }] }
    }

    /// The number of a set of squares, by row and column.
    fn find(&mut self, squares: impl Iterator<Item = Square>) -> u32 {
        squares.fold(0, |set, square| self.with(set, square))
    }

    fn with(&mut self, set: u32, square: Square) -> u32 {
        let first = self.nodes[set as usize].below;
        let mut at = first;
        while at != NONE {
            let node = &self.nodes[at as usize];
            if node.square == square {
                return at;
            }
            at = node.beside;
        }
        let new = self.nodes.len() as u32;
        self.nodes.push(Node { beside: first, ..Node::new(square) });
        self.nodes[set as usize].below = new;
        new
    }

    /// Whether the search of this side made the board of a record.
    pub(super) fn made_by(&self, side: usize, made: &Made) -> bool {
        self.nodes[made.set as usize].made[side] != NONE
    }
}

impl Node {
    const fn new(square: Square) -> Self {
        Self { square, below: NONE, beside: NONE, made: [NONE; 2] }
    }
}

impl Made {
    const fn new(set: u32, parent: u32, square: Square, line: Option<Item>) -> Self {
        Self { set, parent, square, line, first_child: NONE, sibling: NONE }
    }
}

impl Followed {
    /// A search on an empty board, as one side of two.
    pub(super) fn new(search: SearchId, n: u8, side: usize) -> Self {
        Self {
            search,
            made: vec![Made::new(0, NONE, Square::new(0, 0), None)],
            is_cut: false,
            side,
            run: Run::new(search, &Problem::new(n.into()).unwrap_or_default()),
            path: vec![0],
            chosen: Vec::new(),
        }
    }

    /// Takes at most `steps` steps; whether the search is at its end, or given up, having made more than `most` boards.
    pub(super) fn follow(&mut self, sets: &mut Sets, steps: u64, most: usize) -> bool {
        for _ in 0..steps {
            let Some(event) = self.run.advance() else { return true };
            if event.takes().is_some() {
                self.path.pop();
            }
            if let Event::Choose { item, .. } = event {
                self.chosen.push(item);
            } else if let Event::Release { .. } = event {
                self.chosen.pop();
            }
            if let Some(square) = event.puts() {
                if self.made.len() > most {
                    self.give_up();
                    return true;
                }
                self.note(sets, square);
            }
        }
        false
    }

    /// Makes no more boards.
    pub(super) const fn give_up(&mut self) {
        self.is_cut = true;
    }

    /// Steps taken so far.
    pub(super) const fn steps(&self) -> u64 {
        self.run.counters().steps
    }

    /// Notes the board that a queen has just completed.
    fn note(&mut self, sets: &mut Sets, square: Square) {
        let set = sets.find(self.run.board().queens());
        let record = &mut sets.nodes[set as usize].made[self.side];
        if *record == NONE {
            *record = self.made.len() as u32;
            let parent = self.path.last().copied().unwrap_or(0);
            let above = &mut self.made[parent as usize];
            let sibling = std::mem::replace(&mut above.first_child, *record);
            let line = self.line(square);
            self.made.push(Made { sibling, ..Made::new(set, parent, square, line) });
        }
        self.path.push(*record);
    }

    fn line(&self, square: Square) -> Option<Item> {
        match self.search.facts().space {
            Some(Space::RowTuples | Space::Permutations) => Some(Item::Row(square.row)),
            Some(Space::OrderedPlacements | Space::Combinations) | None => self.chosen.last().copied(),
        }
    }

    /// The records of the boards with one more queen than that of a record, the last one first.
    pub(super) fn children(&self, record: usize) -> impl Iterator<Item = (usize, &Made)> {
        let made = |record: u32| self.made.get(record as usize).map(|made| (record, made));
        let first = made(self.made[record].first_child);
        std::iter::successors(first, move |(_, child)| made(child.sibling))
            .map(|(record, made)| (record as usize, made))
    }

    /// The squares of the board of a record, by row and column.
    pub(super) fn squares(&self, record: usize) -> Vec<Square> {
        let mut squares = Vec::new();
        let mut made = &self.made[record];
        while let Some(parent) = self.made.get(made.parent as usize) {
            let place = squares.partition_point(|square| *square < made.square);
            squares.insert(place, made.square);
            made = parent;
        }
        squares
    }
}
