//! What the tests share: a model, and messages carried out to their end.

#![allow(dead_code)] // each test file takes what it needs

use queens_lab::app::mode::compare::race::{Race, Racer};
use queens_lab::app::page::{Model, Msg, Notice, Surroundings, slice, update};
use queens_lab::app::player;
use queens_lab::app::show::{Manner, Seen};
use queens_lab::i18n::Lang;
use queens_solver::{Grain, Square};

/// The first screen in an English browser.
pub fn model() -> Model {
    Model::new(Surroundings { lang: Lang::En, reduced_motion: false, letters: true, milestones: true })
}

/// The recursive search on an n × n board, at a step.
pub fn at(n: u8, step: u64) -> Model {
    let mut model = model();
    send(&mut model, Msg::Size(n));
    send(&mut model, Msg::Player(player::Msg::Seek(step)));
    model
}

/// A page opened with an address.
pub fn open(query: &str, hash: &str) -> Model {
    let mut model = model();
    send(&mut model, Msg::Address(query.into(), hash.into()));
    model
}

/// Carries a message out, the work that it begins included; what has to be said.
pub fn send(model: &mut Model, msg: Msg) -> Option<String> {
    let said = update(model, msg);
    said.or(finish(model))
}

/// Works until nothing is on its way; what has to be said.
pub fn finish(model: &mut Model) -> Option<String> {
    let mut said = None;
    while !model.work.is_empty() {
        said = slice(model, &mut || true).or(said);
    }
    said
}

/// A square by row and column from 1.
pub fn square(row: u8, column: u8) -> Square {
    Square::new(row - 1, column - 1)
}

/// Squares as row and column from 1.
pub fn pairs(squares: impl Iterator<Item = Square>) -> Vec<(u8, u8)> {
    squares.map(|square| (square.row + 1, square.column + 1)).collect()
}

/// The queens put up by hand.
pub fn placed(model: &Model) -> Vec<(u8, u8)> {
    pairs(model.rooms.place.position.board().queens())
}

/// The squares blocked by hand.
pub fn blocked(model: &Model) -> Vec<(u8, u8)> {
    pairs(model.rooms.place.position.blocked().queens())
}

/// The search that is watched, as the page shows it.
pub fn watched(model: &Model) -> Seen<'_> {
    model.rooms.watch.seen(model.manner())
}

/// The step of the search that is watched.
pub fn step(model: &Model) -> u64 {
    watched(model).step()
}

/// One of the searches compared, in English and at rest.
pub fn seen<'a>(race: &'a Race, racer: &'a Racer) -> Seen<'a> {
    let manner = Manner { lang: Lang::En, grain: Grain::Test, fast: false, hurries: false };
    racer.seen(race.problem(), manner)
}

/// The notices that stand.
pub fn notices(model: &Model) -> Vec<Notice> {
    model.notices.iter().map(|(_, notice)| notice.clone()).collect()
}

/// `SplitMix64`: what fails once fails again.
pub struct Random(pub u64);

impl Random {
    /// A number below `bound`, which is not 0.
    pub fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed ^ (mixed >> 31)) % bound
    }

    /// Heads or tails.
    pub fn coin(&mut self) -> bool {
        self.below(2) == 1
    }

    /// One of `values`.
    pub fn pick<T: Clone>(&mut self, values: &[T]) -> T {
        values[self.below(values.len() as u64) as usize].clone()
    }
}
