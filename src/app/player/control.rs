//! What the player remembers, and what its controls do.

use queens_solver::{Grain, Target};

use super::playable::{Playable, Way};
use super::speed::Speed;

/// How something is played. What is played is handed in with each call.
#[derive(Clone, Debug)]
pub struct Player {
    /// How far one step goes.
    pub grain: Grain,
    /// How fast it plays.
    pub speed: Speed,
    /// Where playing loops: from this step …
    pub from: Option<u64>,
    /// … to this one.
    pub to: Option<u64>,
    /// Steps a second (single ones) that the greatest speed was measured to take; `None` before it has played a while.
    pub measured: Option<u64>,
    pub(super) playing: bool,
    pub(super) owed: f64, // steps of the grain owed to the clock, a fraction below 1 between frames
    way: Option<Way>,
    plays_next: bool, // once the way is gone
}

/// What a control of the player asks for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Msg {
    /// A step forwards, by the player's grain where none is given.
    Forward(Option<Grain>),
    /// A step back, by the player's grain where none is given.
    Back(Option<Grain>),
    /// Forwards or back by a coarser step.
    Coarse(bool),
    /// To step 0.
    Restart,
    /// To the furthest step seen, or the end.
    End,
    /// To a step.
    Seek(u64),
    /// To the next event of a kind.
    RunTo(Target),
    /// Plays or pauses.
    Play(bool),
    /// Plays where it is paused and the other way round.
    TogglePlay,
    /// Stops playing, and a way where it is.
    Stop,
    /// How fast it plays.
    Speed(Speed),
    /// Faster or slower by a notch.
    Nudge(bool),
    /// How far one step goes.
    Grain(Grain),
}

impl Msg {
    /// Whether it begins a way.
    pub const fn sets_out(self) -> bool {
        matches!(self, Self::Restart | Self::End | Self::Seek(_) | Self::RunTo(_))
    }

    /// Whether it goes on from where it stands, or to elsewhere.
    pub const fn moves(self) -> bool {
        !self.prefers() && !matches!(self, Self::Stop | Self::Play(false))
    }

    /// Whether it only says how to play.
    pub const fn prefers(self) -> bool {
        matches!(self, Self::Speed(_) | Self::Nudge(_) | Self::Grain(_))
    }
}

impl Default for Player {
    fn default() -> Self {
        Self {
            grain: Grain::Test,
            speed: Speed::default(),
            from: None,
            to: None,
            measured: None,
            playing: false,
            owed: 0.0,
            way: None,
            plays_next: false,
        }
    }
}

impl Player {
    /// Whether it is playing.
    pub const fn is_playing(&self) -> bool {
        self.playing
    }

    /// Steps of the grain owed to the clock: a fraction below 1 between frames.
    pub const fn owed(&self) -> f64 {
        self.owed
    }

    /// The way that is being gone.
    pub const fn way(&self) -> Option<&Way> {
        self.way.as_ref()
    }

    /// Carries a message out on what is played.
    pub fn update(&mut self, msg: Msg, played: &mut dyn Playable) {
        match msg {
            Msg::Play(true) => self.play(played),
            Msg::TogglePlay if !self.playing => self.play(played),
            Msg::Play(false) | Msg::TogglePlay | Msg::Stop => self.stop(played),
            Msg::Speed(speed) => self.speed = speed,
            Msg::Nudge(faster) => self.speed = self.speed.nudged(faster),
            Msg::Grain(grain) => self.grain = grain,
            Msg::Forward(grain) => {
                self.stop(played);
                played.forward(grain.unwrap_or(self.grain));
            }
            Msg::Back(grain) => {
                self.stop(played);
                played.back(grain.unwrap_or(self.grain));
            }
            Msg::Coarse(forwards) => {
                self.stop(played);
                played.coarse(self.grain, forwards);
            }
            Msg::Restart => self.set_out(Way::Seek(0), played),
            Msg::End => self.set_out(Way::Seek(played.furthest()), played),
            Msg::Seek(step) => self.set_out(Way::Seek(step), played),
            Msg::RunTo(target) => self.set_out(Way::Run(target), played),
        }
    }

    /// Plays on; from the start, or the loop's, where the end is shown.
    fn play(&mut self, played: &mut dyn Playable) {
        self.stop(played);
        if played.is_at_end() {
            played.return_to(self.looped(played).map_or(0, |(start, _)| start));
        }
        self.playing = true;
    }

    /// Plays once the way is gone; at once where there is none.
    pub fn play_next(&mut self) {
        self.plays_next = self.way.is_some();
        self.playing = self.way.is_none();
    }

    /// Stops playing, and a way where it is; the step stays.
    pub fn stop(&mut self, played: &mut dyn Playable) {
        self.rest();
        played.halt();
    }

    /// Stops where nothing is played.
    pub fn rest(&mut self) {
        self.playing = false;
        self.owed = 0.0;
        self.way = None;
        self.plays_next = false;
    }

    /// Begins a way; [`go`](Self::go) goes it.
    pub fn set_out(&mut self, way: Way, played: &mut dyn Playable) {
        self.stop(played);
        played.set_out(&way);
        self.way = Some(way);
    }

    /// Goes on with the way until it is gone or the time is up; whether it is gone.
    pub fn go(&mut self, played: &mut dyn Playable, time_left: &mut dyn FnMut() -> bool) -> bool {
        let Some(way) = &self.way else { return true };
        if !played.go(way, time_left) {
            return false;
        }
        self.way = None;
        played.halt();
        self.playing = std::mem::take(&mut self.plays_next) && !played.is_at_end();
        true
    }

    /// The first and last step of the loop; the run's end where the loop's comes later. None where no step lies in it.
    pub fn looped(&self, played: &dyn Playable) -> Option<(u64, u64)> {
        let (start, to) = (self.from.unwrap_or(0), self.to?);
        let last = played.end().map_or(to, |end| end.min(to));
        (last > start && !played.has_own_speed()).then_some((start, last))
    }

    /// Whether it plays so fast that rings and lines would flash: over three steps a second.
    pub fn is_fast(&self) -> bool {
        self.playing && self.speed.value() > 3.0
    }

    /// Whether it plays so fast that only numbers and queens can be followed: what is costly to draw stays away.
    pub fn is_hurried(&self) -> bool {
        self.playing && self.speed.value() > 30.0
    }

    /// Whether only the first sentence of a caption can be read: playing at two steps a second or more.
    pub fn is_brisk(&self) -> bool {
        self.playing && self.speed.value() >= 2.0
    }
}
