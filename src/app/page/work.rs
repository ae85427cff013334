//! Time passes: frames of playing, and slices of what takes longer.

use super::model::Model;
use crate::app::mode::{Mode, Task, Thrown};
use crate::app::player::{self, Journey, Way};
use crate::app::work::Work;

/// The player's way, as a piece of work.
pub const WAY: Task = Task("way");

impl Model {
    /// A piece of work that is under way in the room shown; a way is one of its searches', wherever they are played.
    fn work_on<T>(&mut self, task: Task, act: impl FnOnce(&mut dyn Work) -> T) -> Option<T> {
        if task == WAY {
            let played = self.rooms.of_mut(self.mode.of_searches()).played_mut();
            played.map(|played| act(&mut Journey { player: &mut self.player, played }))
        } else {
            self.rooms.of_mut(self.mode).work(task).map(act)
        }
    }

    /// Gives up a piece of work.
    pub fn stop(&mut self, task: Task) {
        self.work_on(task, |work| work.stop());
        self.work.end(task);
    }

    /// Gives up everything under way, and stops playing.
    pub(super) fn stop_all(&mut self) {
        let under_way: Vec<Task> = self.work.names().collect();
        for task in under_way {
            self.stop(task);
        }
        self.rest();
    }

    /// Stops playing, and a way where it is.
    pub(super) fn rest(&mut self) {
        self.stop(WAY);
        self.player.rest();
    }

    /// Sends the searches of the room shown on a way.
    pub(super) fn set_out(&mut self, way: Way) {
        if let Some(played) = self.rooms.of_mut(self.mode.of_searches()).played_mut() {
            self.player.set_out(way, played);
            self.work.begin(WAY);
        }
    }

    /// Goes to a step.
    pub(super) fn seek(&mut self, step: u64) {
        self.set_out(Way::Seek(step));
    }

    /// What is played begins anew: nothing plays on, no loop is kept, and what was thrown away in a mode is offered back.
    pub(super) fn begin_anew(&mut self, thrown: Option<(Mode, Thrown)>) {
        self.rest();
        (self.player.from, self.player.to) = (None, None);
        self.notices.offer(thrown);
    }
}

/// Goes on with the piece of work whose turn it is, within a budget. What has to be said.
pub fn slice(model: &mut Model, time_left: &mut dyn FnMut() -> bool) -> Option<String> {
    let task = model.work.front()?;
    if !model.work_on(task, |work| work.slice(time_left)).unwrap_or(true) {
        model.work.turn();
        if model.speech.is_free()
            && let Some(words) = reported(model, task)
        {
            model.speech.wait(words);
        }
        return model.speech.due();
    }
    model.work.end(task);
    let is_seen = task == WAY && model.room().played().is_some() && !model.player.is_playing();
    let said = if is_seen { Some(model.told()) } else { model.room().reported(task, model.look.lang) };
    if said.is_some() {
        model.speech.answered();
    }
    said
}

/// How far a piece of work is, in words; of a way that nobody sees nothing is told.
fn reported(model: &Model, task: Task) -> Option<String> {
    if task != WAY {
        return model.room().reported(task, model.look.lang);
    }
    let (moved, player) = (model.room().played()?, &model.player);
    Some(player::on_its_way(player.way()?, player.progress(moved)?, moved.tests(), model.look.lang))
}

/// Plays on for a frame: `elapsed` ms after the last one, within a budget. What has to be said.
pub fn frame(model: &mut Model, elapsed: f64, time_left: &mut dyn FnMut() -> bool) -> Option<String> {
    if !model.player.is_playing() {
        return None;
    }
    let played = model.rooms.of_mut(model.mode).played_mut()?;
    let before = played.found();
    model.player.frame(played, elapsed, time_left);
    let (found, ended) = (played.found() > before, !model.player.is_playing());
    model.speech.pass(elapsed);
    if !model.look.milestones {
        return None;
    }
    if ended {
        model.speech.answered();
        return Some(model.told());
    }
    if found {
        let milestone = model.room().milestone(model.manner());
        model.speech.wait(milestone);
    }
    model.speech.due()
}
