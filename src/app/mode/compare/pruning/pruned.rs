//! What one of two searches tries on a board and the other one never does.

use std::fmt::Display;

use queens_solver::{SearchId, Square};

use super::reason::{self, Reason};
use super::tree::{Followed, Sets};
use crate::app::mode::compare::texts::Texts;
use crate::app::show::searches;
use crate::app::work::Progress;
use crate::i18n::{Lang, fill, number, sentences};

/// The boards of each search that are kept.
pub const KEPT: usize = 20_000;
/// Steps after which a search is given up: in every order, the same boards come again and again.
const STEPS: u64 = 5_000_000;
/// Steps taken between two looks at the clock.
const SLICE: u64 = 20_000;

/// Compares the boards that two searches make, a placement each, as sets of squares.
#[derive(Clone, Debug)]
pub struct Pruned {
    n: u8,
    kept: usize, // boards of each search
    sets: Sets,
    sides: [Followed; 2],
    ended: usize, // how many of the sides are at their end
    found: Option<Found>,
}

/// What was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// The search that makes more boards; the first one where they make as many.
    pub weaker: SearchId,
    /// The other one.
    pub stronger: SearchId,
    /// Boards, the empty one not among them, that both make.
    pub both: usize,
    /// Boards that the weaker one alone makes.
    pub only_weaker: usize,
    /// Boards that the stronger one alone makes.
    pub only_stronger: usize,
    /// What the weaker one alone makes, in its order.
    pub entries: Vec<Entry>,
    /// How far that can be relied on.
    pub cut: Cut,
}

/// What was left out because there was too much of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cut {
    /// Nothing.
    None,
    /// The weaker search goes on: it makes more boards than were compared.
    Weaker,
    /// Both go on: nothing can be said of either.
    Both,
}

/// A board that the weaker search alone makes, and that is not made from another such board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its queens, by row and column.
    pub squares: Vec<Square>,
    /// The boards made from it, with more queens, that the weaker search alone makes too.
    pub below: usize,
}

impl Pruned {
    /// Begins to compare two searches; `None` where one of them is no search through boards.
    pub fn new(first: SearchId, second: SearchId, n: u8) -> Option<Self> {
        Self::within(first, second, n, KEPT)
    }

    /// The same with a number of boards of one's own that are kept of each search.
    pub fn within(first: SearchId, second: SearchId, n: u8, kept: usize) -> Option<Self> {
        first.facts().space.and(second.facts().space)?;
        let sides = [Followed::new(first, n, 0), Followed::new(second, n, 1)];
        Some(Self { n, kept, sets: Sets::new(), sides, ended: 0, found: None })
    }

    /// Goes on until all is compared or the time is up.
    pub fn work(&mut self, time_left: &mut dyn FnMut() -> bool) {
        while let Some(side) = self.sides.get_mut(self.ended) {
            let mut ends = side.follow(&mut self.sets, SLICE, self.kept);
            if !ends && side.steps() >= STEPS {
                side.give_up();
                ends = true;
            }
            self.ended += usize::from(ends);
            if self.ended == self.sides.len() {
                self.found = Some(self.compare());
            }
            if !time_left() {
                return;
            }
        }
    }

    /// Boards seen so far; how many there will be nobody knows.
    pub fn progress(&self) -> Option<Progress> {
        let made = self.sides.iter().map(|side| side.made.len() as u64).sum();
        self.found.is_none().then_some(Progress { done: made, of: None })
    }

    /// Rows, columns and queens.
    pub const fn n(&self) -> u8 {
        self.n
    }

    /// What was found, once all is compared.
    pub const fn found(&self) -> Option<&Found> {
        self.found.as_ref()
    }

    /// Why the stronger search never makes the board of an entry.
    pub fn reason(&self, entry: &Entry) -> Reason {
        reason::of(&self.sides[1 - self.weaker()], self.n, &entry.squares)
    }

    /// The side that makes more boards.
    fn weaker(&self) -> usize {
        let [first, second] = &self.sides;
        usize::from((second.is_cut, second.made.len()) > (first.is_cut, first.made.len()))
    }

    fn compare(&self) -> Found {
        let side = self.weaker();
        let (weaker, stronger) = (&self.sides[side], &self.sides[1 - side]);
        let cut = match (weaker.is_cut, stronger.is_cut) {
            (false, _) => Cut::None,
            (true, false) => Cut::Weaker,
            (true, true) => Cut::Both,
        };
        let mut found = Found {
            weaker: weaker.search,
            stronger: stronger.search,
            both: 0,
            only_weaker: 0,
            only_stronger: stronger.made.len() - 1,
            entries: Vec::new(),
            cut,
        };
        if cut == Cut::Both {
            return found;
        }
        let mut tops: Vec<Option<usize>> = vec![None]; // for each record the entry that it lies in or below
        for (record, made) in weaker.made.iter().enumerate().skip(1) {
            let mut top = tops.get(made.parent as usize).copied().flatten();
            if self.sets.made_by(1 - side, made) {
                found.both += 1;
                found.only_stronger -= 1;
            } else {
                found.only_weaker += 1;
                let entries = &mut found.entries;
                if let Some(entry) = top.and_then(|top| entries.get_mut(top)) {
                    entry.below += 1;
                } else {
                    top = Some(entries.len());
                    entries.push(Entry { squares: weaker.squares(record), below: 0 });
                }
            }
            tops.push(top);
        }
        found
    }
}

impl Found {
    /// The counts in words.
    pub fn summary(&self, lang: Lang) -> String {
        let t = Texts::of(lang);
        let (weaker, stronger) = (searches::name(self.weaker, lang), searches::name(self.stronger, lang));
        let (both, kept) = (self.both as u64, number((self.both + self.only_weaker) as u64));
        let alone = |search, count: usize| fill(&t.pruned_alone.of(count as u64), &[("search", &search)]);
        match self.cut {
            Cut::Both => fill(t.pruned_too_many, &[("kept", &number(self.only_stronger as u64))]),
            Cut::Weaker => {
                let values: &[(&str, &dyn Display)] = &[("weaker", &weaker), ("stronger", &stronger), ("kept", &kept)];
                fill(&t.pruned_cut.of(both), values)
            }
            Cut::None if self.only_weaker == 0 => t.pruned_same.of(both),
            Cut::None => {
                let [weaker, stronger] = [alone(weaker, self.only_weaker), alone(stronger, self.only_stronger)];
                sentences(&[&t.pruned_both.of(both), &weaker, &stronger])
            }
        }
    }
}

impl Entry {
    /// How much lies below it: "and 12 placements below it"; nothing where nothing does.
    pub fn below(&self, lang: Lang) -> Option<String> {
        (self.below > 0).then(|| Texts::of(lang).pruned_below.of(self.below as u64))
    }
}
