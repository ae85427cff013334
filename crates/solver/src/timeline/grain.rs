//! How far one step of the player goes, both ways.

use super::Timeline;
use crate::{Event, Kind, Run};

/// How far one step of the player goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grain {
    /// Every event.
    Test,
    /// To the next queen placed or removed, or solution.
    Move,
    /// To the next queen placed, or solution, or the moment a row has no square left.
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

    /// Whether the player stops where a run stands, to which `last` has led. A queen who completes a solution is passed
    /// on to it, so that no grain steps over success.
    fn stops_at(self, run: &Run, last: Event) -> bool {
        let changes = |took: bool| last.kind() == Kind::Solution || took || last.puts().is_some();
        let stops = match self {
            Self::Test => true,
            Self::Move => changes(last.takes().is_some()),
            Self::Picture => changes(false) || run.has_no_square_left(last),
        };
        stops && (self == Self::Test || !run.completes_solution(last))
    }
}

impl Timeline {
    /// One step of `grain` forwards; false at the end, where nothing changes.
    pub fn step_forward(&mut self, grain: Grain) -> bool {
        let mut moved = false;
        while let Some(event) = self.advance() {
            moved = true;
            if grain.stops_at(&self.run, event) {
                break;
            }
        }
        moved
    }

    /// One step of `grain` back; false at step 0, where nothing changes.
    pub fn step_back(&mut self, grain: Grain) -> bool {
        let mut moved = false;
        while self.back().is_some() {
            moved = true;
            if self.last().is_none_or(|last| grain.stops_at(&self.run, last)) {
                break;
            }
        }
        moved
    }
}
