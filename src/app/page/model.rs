//! All that the page remembers.

use queens_solver::{Board, Problem};

use super::look::{Look, Surroundings};
use super::notices::Notices;
use super::speech::Speech;
use crate::app::mode::{Mode, Room, Rooms, Task};
use crate::app::player::{Playable, Player};
use crate::app::show::{Caption, Manner};
use crate::app::work::Queue;

/// The state of the whole page.
#[derive(Clone, Debug)]
pub struct Model {
    /// What the page is used for.
    pub mode: Mode,
    /// The rooms, one a mode.
    pub rooms: Rooms,
    /// What all rooms have: size, seed and start.
    pub problem: Problem,
    /// What moves the room that is shown.
    pub player: Player,
    /// What takes longer than a frame.
    pub work: Queue<Task>,
    /// How the page looks and speaks.
    pub look: Look,
    /// The dialog that is open.
    pub dialog: Option<Dialog>,
    /// What is being typed into the field of the step.
    pub typed: Option<String>,
    /// Whether the legend is open.
    pub legend: bool,
    /// Whether the link could be copied, the last one that was.
    pub copied: Option<(String, bool)>,
    /// Whether the link to what is on the screen has language, theme and speed.
    pub share_personal: bool,
    /// What has to be said to the person.
    pub notices: Notices,
    /// Keys of the address that are none of ours, kept.
    pub foreign: Vec<(String, String)>,
    /// Keys that the query string sets: the hash has to state them to win.
    pub in_query: Vec<String>,
    /// The address that an entry of the browser's history is to keep, where the page has gone on from there.
    pub left: Option<String>,
    /// What a person who listens is told, and when.
    pub speech: Speech,
}

/// A dialog.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialog {
    /// Keys and their switch.
    Help,
    /// The link to what is on the screen.
    Share,
}

impl Model {
    /// The first screen: 4 queens, step 0.
    pub fn new(surroundings: Surroundings) -> Self {
        let problem = Problem::default();
        Self {
            mode: Mode::Watch,
            rooms: Rooms::new(problem),
            problem,
            player: Player::default(),
            work: Queue::default(),
            look: Look::new(surroundings),
            dialog: None,
            typed: None,
            legend: false,
            copied: None,
            share_personal: false,
            notices: Notices::default(),
            foreign: Vec::new(),
            in_query: Vec::new(),
            left: None,
            speech: Speech::default(),
        }
    }

    /// The room that is shown.
    pub fn room(&self) -> &dyn Room {
        self.rooms.of(self.mode)
    }

    /// How it is shown.
    pub fn manner(&self) -> Manner {
        Manner {
            lang: self.look.lang,
            grain: self.player.grain,
            fast: self.player.is_fast(),
            hurries: self.player.is_hurried(),
        }
    }

    /// Rows, columns and queens, in every room.
    pub const fn n(&self) -> u8 {
        self.problem.n()
    }

    /// The step shown: of the room's own searches, or of those that count while it is shown.
    pub fn step(&self) -> u64 {
        self.rooms.of(self.mode.of_searches()).played().map_or(0, Playable::step)
    }

    /// What a person who listens is told of where the room that is shown stands.
    pub fn told(&self) -> String {
        self.room().told(self.manner())
    }

    /// The position at which the search watched stands: queens and blocked squares.
    pub fn reached(&self) -> Option<(Board, Board)> {
        self.rooms.of(self.mode.of_searches()).reached(self.manner())
    }

    /// What stands under the board.
    pub fn caption(&self) -> Caption {
        self.room().caption(self.manner())
    }
}
