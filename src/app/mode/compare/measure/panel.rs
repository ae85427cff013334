//! The panel of measurements: what is measured, and what of it is plotted.

use queens_solver::SearchId;

use super::cells::Measure;
use super::plot::{Extent, Quantity};
use crate::app::mode::room::Task;
use crate::app::work::{Progress, Work};

/// Measuring as a piece of work.
pub const TASK: Task = Task("measure");

/// The panel.
#[derive(Clone, Debug)]
pub struct Panel {
    /// What the searches cost, as far as it is measured.
    pub measure: Option<Measure>,
    /// What is plotted.
    pub quantity: Quantity,
    /// How much of a run it is plotted for.
    pub extent: Extent,
}

/// What a person does with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Msg {
    /// Measures the searches compared, anew where they were measured before.
    Begin,
    /// What is plotted.
    Quantity(Quantity),
    /// How much of a run is plotted.
    Extent(Extent),
}

impl Default for Panel {
    fn default() -> Self {
        Self { measure: None, quantity: Quantity::Tests, extent: Extent::All }
    }
}

impl Panel {
    /// Carries a message out; the work that it begins.
    pub fn update(&mut self, msg: Msg, searches: &[SearchId]) -> Option<Task> {
        match msg {
            Msg::Begin => {
                self.measure = Some(Measure::new(searches));
                return Some(TASK);
            }
            Msg::Quantity(quantity) => self.quantity = quantity,
            Msg::Extent(extent) => self.extent = extent,
        }
        None
    }
}

impl Work for Panel {
    fn slice(&mut self, time_left: &mut dyn FnMut() -> bool) -> bool {
        self.measure.iter_mut().for_each(|measure| measure.work(time_left));
        self.progress().is_none()
    }

    fn progress(&self) -> Option<Progress> {
        self.measure.as_ref()?.progress()
    }

    fn stop(&mut self) {
        self.measure.iter_mut().for_each(Measure::stop);
    }
}
