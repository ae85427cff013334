//! Dancing links as they are in Knuth's paper: nodes in lists, unlinked and linked again.

use queens_solver::{Event, Item, Problem, Square};

/// The items and their options, linked. A node is a number: the headers first, then four for each square.
pub struct Links {
    n: u8,
    items: Vec<Item>,
    left: Vec<usize>, // of headers; the last is the root of all
    right: Vec<usize>,
    up: Vec<usize>, // of headers and nodes
    down: Vec<usize>,
    size: Vec<u32>,         // of headers
    header: Vec<usize>,     // of nodes
    square: Vec<Square>,    // of nodes
    unlinked: u16,          // since last asked
    pub events: Vec<Event>, // what has happened
    queens: u8,
}

impl Links {
    /// The links of a board without its blocked squares, the items of the given queens covered.
    pub fn new(problem: &Problem) -> Self {
        let n = problem.n();
        let items: Vec<Item> = (0..n)
            .map(Item::Row)
            .chain((0..n).map(Item::Column))
            .chain((0..2 * n - 1).map(Item::Main))
            .chain((0..2 * n - 1).map(Item::Anti))
            .collect();
        let headers = items.len();
        let ring = |step: usize| (0..=headers).map(|header| (header + step) % (headers + 1)).collect();
        let mut links = Self {
            n,
            left: ring(headers),
            right: ring(1),
            up: (0..headers).collect(),
            down: (0..headers).collect(),
            size: vec![0; headers],
            header: (0..headers).collect(),
            square: vec![Square::new(0, 0); headers],
            items,
            unlinked: 0,
            events: Vec::new(),
            queens: 0,
        };
        let squares = (0..n).flat_map(|row| (0..n).map(move |column| Square::new(row, column)));
        squares.filter(|&square| !problem.blocked().has(square)).for_each(|square| links.add_option(square));
        for item in problem.start_queens().queens().flat_map(|queen| items_of(n, queen)) {
            links.cover(links.header_of(item));
            links.queens += u8::from(matches!(item, Item::Row(_)));
        }
        links.unlinked = 0;
        links
    }

    fn add_option(&mut self, square: Square) {
        for item in items_of(self.n, square) {
            let header = self.header_of(item);
            let (node, last) = (self.up.len(), self.up[header]);
            self.up.push(last);
            self.down.push(header);
            (self.down[last], self.up[header]) = (node, node);
            self.header.push(header);
            self.square.push(square);
            self.size[header] += 1;
        }
    }

    fn header_of(&self, item: Item) -> usize {
        self.items.iter().position(|&other| other == item).unwrap()
    }

    /// The other nodes of a node's option, to its right and around.
    fn others(&self, node: usize) -> [usize; 3] {
        let first = node - (node - self.items.len()) % 4;
        [1, 2, 3].map(|step| first + (node - first + step) % 4)
    }

    fn cover(&mut self, header: usize) {
        (self.right[self.left[header]], self.left[self.right[header]]) = (self.right[header], self.left[header]);
        self.unlinked += 1;
        let mut option = self.down[header];
        while option != header {
            for node in self.others(option) {
                (self.down[self.up[node]], self.up[self.down[node]]) = (self.down[node], self.up[node]);
                self.size[self.header[node]] -= 1;
                self.unlinked += 1;
            }
            option = self.down[option];
        }
    }

    fn uncover(&mut self, header: usize) {
        let mut option = self.up[header];
        while option != header {
            for node in self.others(option).into_iter().rev() {
                self.size[self.header[node]] += 1;
                (self.down[self.up[node]], self.up[self.down[node]]) = (node, node);
            }
            option = self.up[option];
        }
        (self.right[self.left[header]], self.left[self.right[header]]) = (header, header);
    }

    /// The headers still linked, in order.
    fn linked(&self) -> Vec<usize> {
        let root = self.items.len();
        let next = |header: &usize| Some(self.right[*header]);
        std::iter::successors(Some(self.right[root]), next).take_while(|&header| header != root).collect()
    }

    /// The items still linked, and the squares in the list of each.
    pub fn lists(&self) -> Vec<(Item, Vec<Square>)> {
        let squares = |header: usize| {
            let next = |node: &usize| Some(self.down[*node]);
            let nodes = std::iter::successors(Some(self.down[header]), next).take_while(|&node| node != header);
            nodes.map(|node| self.square[node]).collect()
        };
        self.linked().into_iter().map(|header| (self.items[header], squares(header))).collect()
    }

    /// Algorithm X; `look` is shown the links after every event.
    pub fn solve(&mut self, look: &mut impl FnMut(&Self)) {
        let primary = self.linked().into_iter().filter(|&header| header < 2 * usize::from(self.n));
        let header = primary.min_by_key(|&header| self.size[header]).unwrap();
        self.cover(header);
        let (item, unlinked) = (self.items[header], std::mem::take(&mut self.unlinked));
        self.emit(Event::Choose { item, unlinked }, look);
        let mut tried = 0;
        let mut node = self.down[header];
        while node != header {
            self.try_option(node, look);
            tried |= 1 << if let Item::Row(_) = item { self.square[node].column } else { self.square[node].row };
            node = self.down[node];
        }
        self.uncover(header);
        self.emit(Event::Release { item, failed: tried }, look);
    }

    fn try_option(&mut self, node: usize, look: &mut impl FnMut(&Self)) {
        let square = self.square[node];
        self.emit(Event::Test { square, by: None }, look);
        self.emit(Event::Place { square }, look);
        self.others(node).into_iter().for_each(|other| self.cover(self.header[other]));
        let unlinked = std::mem::take(&mut self.unlinked);
        self.queens += 1;
        self.emit(Event::Cover { square, unlinked }, look);
        if self.queens == self.n {
            self.emit(Event::Solution { square }, look);
        } else {
            self.solve(look);
        }
        self.queens -= 1;
        self.others(node).into_iter().rev().for_each(|other| self.uncover(self.header[other]));
        self.emit(Event::Uncover { square }, look);
        self.emit(Event::Remove { square }, look);
    }

    fn emit(&mut self, event: Event, look: &mut impl FnMut(&Self)) {
        self.events.push(event);
        look(self);
    }
}

fn items_of(n: u8, square: Square) -> [Item; 4] {
    let Square { row, column } = square;
    [Item::Row(row), Item::Column(column), Item::Main(row + n - 1 - column), Item::Anti(row + column)]
}
