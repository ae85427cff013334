//! What the tests share: a model, and messages carried out to their end.

#![allow(dead_code)] // each test file takes what it needs

use queens_lab::app::model::Surroundings;
use queens_lab::app::update::work;
use queens_lab::app::{Model, Msg, Notice, update};
use queens_lab::i18n::Lang;
use queens_solver::Square;

/// The first screen in an English browser.
pub fn model() -> Model {
    Model::new(Surroundings { lang: Lang::En, reduced_motion: false, letters: true, milestones: true })
}

/// The recursive search on an n × n board, at a step.
pub fn at(n: u8, step: u64) -> Model {
    let mut model = model();
    send(&mut model, Msg::Size(n));
    send(&mut model, Msg::Seek(step));
    model
}

/// A page opened with an address.
pub fn open(query: &str, hash: &str) -> Model {
    let mut model = model();
    send(&mut model, Msg::Address(query.into(), hash.into()));
    model
}

/// Carries a message out, a seek or run that it begins included; what has to be said.
pub fn send(model: &mut Model, msg: Msg) -> Option<String> {
    let said = update(model, msg);
    said.or(work(model, &mut || true))
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
    pairs(model.place.board().queens())
}

/// The step shown.
pub fn step(model: &Model) -> u64 {
    model.watch.timeline.step()
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
