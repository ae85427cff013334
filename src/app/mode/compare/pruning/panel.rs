//! The panel of what is pruned: which two searches, and what was found.

use queens_solver::SearchId;

use super::pruned::Pruned;
use crate::app::mode::room::Task;
use crate::app::work::{Progress, Work};

/// Comparing what two searches try, as a piece of work.
pub const TASK: Task = Task("pruning");

/// The panel.
#[derive(Clone, Debug)]
pub struct Panel {
    /// What one search tries and another never does.
    pub pruned: Option<Pruned>,
    /// Which two of the searches compared, by their places in the field.
    pub pair: (usize, usize),
    /// Whether one of the two was no search through boards.
    pub refused: bool,
    /// The entry of it that is looked at.
    pub entry: usize,
}

/// What a person does with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Msg {
    /// One of the two, first or second, by its place in the field.
    Side(usize, usize),
    /// Compares what the two try.
    Begin,
    /// The entry to look at.
    Entry(usize),
}

impl Default for Panel {
    fn default() -> Self {
        Self { pruned: None, pair: (0, 1), refused: false, entry: 0 }
    }
}

impl Panel {
    /// Carries a message out; the work that it begins.
    pub fn update(&mut self, msg: Msg, searches: &[SearchId], n: u8) -> Option<Task> {
        match msg {
            Msg::Side(side, place) => self.choose(side, place),
            Msg::Entry(entry) => self.entry = entry,
            Msg::Begin => {
                let (&first, &second) = (searches.get(self.pair.0)?, searches.get(self.pair.1)?);
                (self.pruned, self.entry) = (Pruned::new(first, second, n), 0);
                self.refused = self.pruned.is_none();
                return self.pruned.is_some().then_some(TASK);
            }
        }
        None
    }

    /// Chooses one of the two, by its place in the field; where it is the other one, the two change places.
    fn choose(&mut self, side: usize, place: usize) {
        let (first, second) = self.pair;
        self.pair = match side {
            0 if place == second => (second, first),
            0 => (place, second),
            _ if place == first => (second, first),
            _ => (first, place),
        };
    }

    /// Another field or board: places that it does not have are given up, and what was found.
    pub fn fit(&mut self, field: usize) {
        (self.pruned, self.refused) = (None, false);
        if self.pair.0.max(self.pair.1) >= field {
            self.pair = (0, 1);
        }
    }
}

impl Work for Panel {
    fn slice(&mut self, time_left: &mut dyn FnMut() -> bool) -> bool {
        self.pruned.iter_mut().for_each(|pruned| pruned.work(time_left));
        self.progress().is_none()
    }

    fn progress(&self) -> Option<Progress> {
        self.pruned.as_ref()?.progress()
    }

    /// Half a comparison says nothing.
    fn stop(&mut self) {
        if self.progress().is_some() {
            self.pruned = None;
        }
    }
}
