//! The two panels beside the board.

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
    /// All panels in the order of their tabs.
    pub const ALL: [Self; 4] = [Self::Code, Self::Solutions, Self::Steps, Self::Cost];
}

/// What each of the two shows; never both the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Panels([Panel; 2]);

impl Default for Panels {
    fn default() -> Self {
        Self([Panel::Code, Panel::Solutions])
    }
}

impl Panels {
    /// What they show.
    pub const fn shown(&self) -> [Panel; 2] {
        self.0
    }

    /// Shows `panel` in a slot; where the other slot has it, the two change places.
    pub fn show(&mut self, slot: usize, panel: Panel) {
        if self.0.contains(&panel) && self.0.get(slot) != Some(&panel) {
            self.0.swap(0, 1);
        } else if let Some(shown) = self.0.get_mut(slot) {
            *shown = panel;
        }
    }
}
