//! What is found out about the searches compared, beside the race: what each costs, and what the better one never tries.

use queens_solver::SearchId;

use super::compare::measure::Measure;
use super::compare::plot::{Extent, Quantity};
use super::compare::pruned::Pruned;

/// Measurements and prunings, asked for one by one: each takes its time in slices.
#[derive(Clone, Debug)]
pub struct Study {
    /// What the searches cost, as far as it is measured.
    pub measure: Option<Measure>,
    /// What is plotted.
    pub quantity: Quantity,
    /// How much of a run it is plotted for.
    pub extent: Extent,
    /// What one search tries and another never does.
    pub pruned: Option<Pruned>,
    /// Which two of the searches compared, by their places in the field.
    pub pair: (usize, usize),
    /// Whether one of the two was no search through boards.
    pub refused: bool,
    /// The entry of it that is looked at.
    pub entry: usize,
}

impl Default for Study {
    fn default() -> Self {
        Self {
            measure: None,
            quantity: Quantity::Tests,
            extent: Extent::All,
            pruned: None,
            pair: (0, 1),
            refused: false,
            entry: 0,
        }
    }
}

impl Study {
    /// Begins to measure the searches, anew where they were measured before.
    pub fn begin_measure(&mut self, searches: &[SearchId]) {
        self.measure = Some(Measure::new(searches));
    }

    /// Begins to compare what two of the searches make on a board.
    pub fn begin_pruned(&mut self, searches: &[SearchId], n: u8) {
        let (first, second) = self.pair;
        if let (Some(&first), Some(&second)) = (searches.get(first), searches.get(second)) {
            (self.pruned, self.entry) = (Pruned::new(first, second, n), 0);
            self.refused = self.pruned.is_none();
        }
    }

    /// Chooses one of the two, by its place in the field; where it is the other one, the two change places.
    pub fn choose(&mut self, side: usize, place: usize) {
        let (first, second) = self.pair;
        self.pair = match side {
            0 if place == second => (second, first),
            0 => (place, second),
            _ if place == first => (second, first),
            _ => (first, place),
        };
    }

    /// The field has changed: places that it no longer has are given up, and what was found out about a pair.
    pub fn fit(&mut self, field: usize) {
        (self.pruned, self.refused) = (None, false);
        if self.pair.0.max(self.pair.1) >= field {
            self.pair = (0, 1);
        }
    }

    /// Whether something is on its way.
    pub fn is_busy(&self) -> bool {
        self.measure.as_ref().is_some_and(|measure| measure.progress().is_some()) || self.prunes()
    }

    /// Whether boards are being compared.
    pub fn prunes(&self) -> bool {
        self.pruned.as_ref().is_some_and(|pruned| pruned.found().is_none())
    }

    /// Gives up what is on its way; what is measured stays.
    pub fn stop(&mut self) {
        self.measure.iter_mut().for_each(Measure::stop);
        if self.prunes() {
            self.pruned = None;
        }
    }

    /// Goes on with what is on its way until the time is up.
    pub fn work(&mut self, time_left: &mut dyn FnMut() -> bool) {
        if let Some(pruned) = self.pruned.as_mut().filter(|pruned| pruned.found().is_none()) {
            pruned.work(time_left);
        } else if let Some(measure) = &mut self.measure {
            measure.work(time_left);
        }
    }
}
