//! What the page asks of a room, and what a room may ask of the page. Rooms know neither each other nor the page: what
//! one gives another is a value that the page carries.

use queens_solver::{Board, Grain, Problem, SearchId, Square};

use crate::app::player::{Playable, Way};
use crate::app::show::{Caption, Manner};
use crate::app::work::Work;
use crate::i18n::Lang;

/// The name of a piece of work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Task(pub &'static str);

/// A step that was thrown away, offered back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thrown {
    /// The searches, each with the step where it stood.
    pub searches: Vec<(SearchId, u64)>,
    /// Size, seed and start.
    pub problem: Problem,
    /// The step, or the tick of the clock.
    pub step: u64,
    /// The room's own keys of the address that it was played by, with their values.
    pub rules: Vec<(&'static str, &'static str)>,
}

/// What a room asks of the page.
#[derive(Clone, Debug, PartialEq)]
pub enum Wish {
    /// Its searches have begun anew: the player rests, and what was thrown away is offered back.
    Anew(Option<Thrown>),
    /// These searches of its own on a problem for all rooms, at a step, by a grain.
    Open(Vec<SearchId>, Problem, u64, Grain),
    /// A step of its own; the one that is left is offered back.
    Go(u64, Thrown),
    /// A size for all rooms.
    Size(u8),
    /// A search to be watched from a position: its queens, and the blocked squares.
    Search(Board, Board),
    /// The position at which the search watched stands, put up here.
    PutUp,
    /// A piece of work of its own.
    Begin(Task),
    /// A sentence for a person who listens.
    Say(String),
    /// Where it stands, for a person who listens.
    Tell,
}

/// What the page has to know while a room carries a message out.
#[derive(Clone, Copy, Debug)]
pub struct Desk<'a> {
    /// The problem that all rooms have.
    pub problem: &'a Problem,
    /// The language.
    pub lang: Lang,
}

/// A room: what one mode of the page is and does.
pub trait Room {
    /// What the player moves here; `None` where nothing is played.
    fn played(&self) -> Option<&dyn Playable> {
        None
    }

    /// The same, to be moved.
    fn played_mut(&mut self) -> Option<&mut dyn Playable> {
        None
    }

    /// The searches that it shows; those of another room count where it has none.
    fn searches(&self) -> Vec<SearchId> {
        Vec::new()
    }

    /// How many searches it can show.
    fn most_searches(&self) -> usize {
        0
    }

    /// Goes to the start of these searches, or of those it has where there are none, on a problem; what that throws away.
    fn restart(&mut self, searches: &[SearchId], problem: &Problem) -> Option<Thrown>;

    /// Goes to the start of a problem that is not its own; what that throws away.
    fn move_to(&mut self, problem: &Problem) -> Option<Thrown>;

    /// Puts up again what was thrown away; the way to where it stood.
    fn bring_back(&mut self, thrown: &Thrown) -> Option<Way> {
        _ = thrown;
        None
    }

    /// The way that its keys of the address ask for, once.
    fn own_way(&mut self) -> Option<Way> {
        None
    }

    /// A position of its own: queens and blocked squares; `None` where these are the start of a search.
    fn position(&self) -> Option<(&Board, &Board)> {
        None
    }

    /// The position at which its search is shown: queens and blocked squares; `None` where no one search is shown.
    fn reached(&self, manner: Manner) -> Option<(Board, Board)> {
        _ = manner;
        None
    }

    /// Puts up a position of its own, as far as it is given; the squares that cannot be used, each with its key.
    fn put_up(&mut self, queens: Option<Vec<Square>>, blocked: Option<Vec<Square>>) -> Vec<(&'static str, Square)> {
        _ = (queens, blocked);
        Vec::new()
    }

    /// The page was opened or its address edited: what came before cannot be taken back.
    fn arrived(&mut self) {}

    /// Its keys of the address with their present values; some count only while it is `shown`.
    fn keys(&self, shown: bool) -> Vec<(&'static str, String)> {
        _ = shown;
        Vec::new()
    }

    /// What stands under the board.
    fn caption(&self, manner: Manner) -> Caption;

    /// What a person who listens is told of where it stands: the caption, and what only eyes see beside it.
    fn told(&self, manner: Manner) -> String {
        self.caption(manner).text()
    }

    /// What is told of a piece of work of its own: how far it is, or, once it is done, what came of it.
    fn reported(&self, task: Task, lang: Lang) -> Option<String> {
        _ = (task, lang);
        None
    }

    /// What is said while playing when something was found.
    fn milestone(&self, manner: Manner) -> String {
        self.caption(manner).text()
    }

    /// The names of the squares by row, where the board has a grid.
    fn names(&self, manner: Manner) -> Vec<Vec<String>> {
        _ = manner;
        Vec::new()
    }

    /// A piece of work of its own, by its name.
    fn work(&mut self, task: Task) -> Option<&mut dyn Work> {
        _ = task;
        None
    }
}
