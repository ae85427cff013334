//! The panels beside the board.

use crate::app::key::{self, Reading, name_of};

/// What a panel shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Panel {
    /// The listing with the line at work, variables and calls.
    Code,
    /// The solutions found.
    Solutions,
    /// The last steps in words.
    Steps,
    /// What trying every board would cost.
    Cost,
}

impl Panel {
    /// All panels in the order of their tabs, with their names in addresses.
    pub const NAMED: [(Self, &'static str); 4] =
        [(Self::Code, "code"), (Self::Solutions, "solutions"), (Self::Steps, "steps"), (Self::Cost, "cost")];
    /// All panels in the order of their tabs.
    pub const ALL: [Self; 4] = [Self::Code, Self::Solutions, Self::Steps, Self::Cost];
}

/// Panels that are shown at most.
pub const MOST: usize = 2;

/// What each panel shows: none twice, and no more than two.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Panels(Vec<Panel>);

impl Default for Panels {
    fn default() -> Self {
        Self(vec![Panel::Code, Panel::Solutions])
    }
}

impl Panels {
    /// What they show, the upper or left one first.
    pub fn shown(&self) -> &[Panel] {
        &self.0
    }

    /// Shows `panel` in a slot; where the other slot has it, the two change places.
    pub fn show(&mut self, slot: usize, panel: Panel) {
        let other = self.0.iter().position(|shown| *shown == panel);
        match (other, self.0.get_mut(slot)) {
            (Some(other), Some(_)) => self.0.swap(slot, other),
            (None, Some(shown)) => *shown = panel,
            (_, None) => {}
        }
    }

    /// Shows a panel or leaves it out; where there are two, it stands in for the second.
    pub fn turn(&mut self, panel: Panel, on: bool) {
        self.0.retain(|shown| *shown != panel);
        if on {
            self.0.truncate(MOST - 1);
            self.0.push(panel);
        }
    }

    /// Reads them as addresses write them: those that are one too many are dropped.
    pub fn read<S>(value: &str, setting: fn(Self) -> S) -> Reading<S> {
        match key::list(value, |name| key::find(&Panel::NAMED, name), false, Self) {
            Reading::Usable(mut panels, mut dropped) => {
                let more = panels.0.drain(panels.0.len().min(MOST)..);
                dropped.extend(more.map(|panel| name_of(&Panel::NAMED, &panel).to_owned()));
                Reading::Usable(setting(panels), dropped)
            }
            Reading::Unusable => Reading::Unusable,
        }
    }

    /// As addresses write them.
    pub fn names(&self) -> String {
        self.0.iter().map(|panel| name_of(&Panel::NAMED, panel)).collect::<Vec<_>>().join(",")
    }
}
