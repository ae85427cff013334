//! A search at a step, as it is shown: what sentences, pictures and variables are made from, whichever mode shows it.

use queens_solver::{Grain, Problem, Run, SearchId, Square, Timeline};

use super::model::Model;
use crate::i18n::Texts;

/// A search that is being looked at.
#[derive(Clone, Copy, Debug)]
pub struct Seen<'a> {
    /// Which search.
    pub search: SearchId,
    /// What it searches.
    pub problem: &'a Problem,
    /// The run at its cursor.
    pub timeline: &'a Timeline,
    /// How far one step goes.
    pub grain: Grain,
    /// The texts of the language in use.
    pub t: &'static Texts,
    /// Whether it plays so fast that rings and lines would flash: over three steps a second.
    pub fast: bool,
    /// Whether it plays so fast that only numbers and queens can be followed: what is costly to draw stays away.
    pub hurries: bool,
}

impl Seen<'_> {
    /// The run at its cursor.
    pub const fn run(&self) -> &Run {
        self.timeline.run()
    }

    /// The queens that attack a square on trial: where a queen is to move along her row, not she herself.
    pub fn attackers(&self, square: Square) -> Vec<Square> {
        let repairs = self.search == SearchId::MinConflicts;
        self.run().board().attackers(square).filter(|queen| !repairs || queen.row != square.row).collect()
    }

    /// Whether it begins from given queens or blocked squares.
    pub fn has_start(&self) -> bool {
        self.problem.has_start() && self.search.keeps_start().is_ok()
    }

    /// Rows, columns and queens.
    pub const fn n(&self) -> u8 {
        self.run().board().n()
    }
}

impl Model {
    /// The search that Watch shows.
    pub fn seen(&self) -> Seen<'_> {
        let watch = &self.watch;
        Seen {
            search: watch.search,
            problem: watch.problem(),
            timeline: &watch.timeline,
            grain: watch.grain,
            t: self.texts(),
            fast: self.plays_fast(),
            hurries: self.hurries(),
        }
    }
}
