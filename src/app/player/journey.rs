//! A way as a piece of work.

use super::control::Player;
use super::playable::{Playable, Way};
use super::texts::Texts;
use crate::app::work::{Progress, Work};
use crate::i18n::{Lang, fill, number};

/// A player on its way with what it moves.
pub struct Journey<'a> {
    /// The player.
    pub player: &'a mut Player,
    /// What it moves.
    pub played: &'a mut dyn Playable,
}

impl Work for Journey<'_> {
    fn slice(&mut self, time_left: &mut dyn FnMut() -> bool) -> bool {
        self.player.go(self.played, time_left)
    }

    fn progress(&self) -> Option<Progress> {
        self.player.progress(self.played)
    }

    fn stop(&mut self) {
        self.player.stop(self.played);
    }
}

impl Player {
    /// How far the way is: the step reached, and the one that it leads to.
    pub fn progress(&self, played: &dyn Playable) -> Option<Progress> {
        self.way().map(|way| Progress { done: played.reached(), of: way.target() })
    }
}

/// How far a way is, in words.
pub fn on_its_way(way: &Way, progress: Progress, tests: u64, lang: Lang) -> String {
    let (t, step) = (Texts::of(lang), number(progress.done));
    match way {
        Way::Run(_) => fill(&t.busy_run.of(tests), &[("step", &step)]),
        Way::Seek(_) | Way::Each(_) => {
            fill(t.busy_seek, &[("target", &number(way.target().unwrap_or(0))), ("step", &step)])
        }
    }
}
