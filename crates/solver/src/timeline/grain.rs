//! How far one step of the player goes, both ways.

use super::Timeline;
use crate::{Event, Kind};

/// How far one step of the player goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grain {
    /// Every event.
    Test,
    /// To the next queen placed or removed.
    Move,
    /// To the next queen placed, or the moment a row has no square left; with look-ahead, the moment it is seen.
    Picture,
}

impl Grain {
    /// The names in addresses and scripts, finest first.
    pub const ALL: [(Self, &'static str); 3] = [(Self::Test, "test"), (Self::Move, "move"), (Self::Picture, "picture")];

    /// The next coarser grain; a picture is the coarsest.
    #[must_use]
    pub const fn coarser(self) -> Self {
        match self {
            Self::Test => Self::Move,
            Self::Move | Self::Picture => Self::Picture,
        }
    }

    /// Whether the player stops between the events `last` and `next`.
    fn stops_between(self, last: Event, next: impl FnOnce() -> Option<Event>) -> bool {
        let dead_end = |next: Event| {
            let restores = next.kind() == Kind::Restore && matches!(last.kind(), Kind::Test | Kind::Prune);
            restores || next.kind() == Kind::Return
        };
        match self {
            Self::Test => true,
            Self::Move => last.puts().is_some() || last.takes().is_some(),
            Self::Picture => last.puts().is_some() || next().is_some_and(dead_end),
        }
    }
}

impl Timeline {
    /// One step of `grain` forwards; false at the end, where nothing changes.
    pub fn step_forward(&mut self, grain: Grain) -> bool {
        let mut moved = false;
        while let Some(event) = self.advance() {
            moved = true;
            if grain.stops_between(event, || self.run.peek()) {
                break;
            }
        }
        moved
    }

    /// One step of `grain` back; false at step 0, where nothing changes.
    pub fn step_back(&mut self, grain: Grain) -> bool {
        let mut moved = false;
        while let Some(undone) = self.back() {
            moved = true;
            if self.last().is_none_or(|last| grain.stops_between(last, || Some(undone))) {
                break;
            }
        }
        moved
    }
}
