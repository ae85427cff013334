//! The model of Place, its messages, and what it says.

use queens_solver::{Board, Problem, SearchId, Square};

use super::position::{Position, Verdict};
use super::texts::Texts;
use crate::app::mode::room::{Desk, Room, Thrown, Wish};
use crate::app::show::names::{self, on_square};
use crate::app::show::texts::counted;
use crate::app::show::{Caption, Manner, Scene, State, Tone};
use crate::i18n::{Lang, fill, number, sentences};

/// A position put up by hand, and how it is shown.
#[derive(Clone, Debug)]
pub struct Place {
    /// The position.
    pub position: Position,
    /// Whether attacked and safe squares are marked.
    pub shows_safe: bool,
    /// The square that is pointed at or has the focus.
    pub pointed: Option<Square>,
}

/// What a person does in Place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Msg {
    /// Puts a queen on a square or takes her off.
    Toggle(Square),
    /// Carries a queen to another square, or off the board.
    Carry(Square, Option<Square>),
    /// Takes the last change of the position back.
    Undo,
    /// Makes it again.
    Redo,
    /// Takes all queens off.
    Clear,
    /// Marks safe and attacked squares.
    ShowSafe(bool),
    /// The square that is pointed at.
    Point(Option<Square>),
    /// Watches a search that begins from the position.
    SearchFromHere,
    /// Puts up the position at which the search watched stands.
    TakeOver,
}

impl Place {
    /// An empty board.
    pub fn new(problem: &Problem) -> Self {
        Self { position: Position::new(problem.n()), shows_safe: false, pointed: None }
    }

    /// Carries a message out; what it asks of the page.
    pub fn update(&mut self, msg: Msg, desk: Desk) -> Vec<Wish> {
        match msg {
            Msg::ShowSafe(on) => self.shows_safe = on,
            Msg::Point(square) => self.pointed = square,
            Msg::SearchFromHere => {
                return vec![Wish::Search(self.position.board().clone(), self.position.blocked().clone())];
            }
            Msg::TakeOver => return vec![Wish::PutUp],
            Msg::Toggle(square) => {
                let changed = self.position.toggle(square);
                return self.judge(said_of(changed, square, &self.position, desk.lang), desk);
            }
            Msg::Carry(from, to) => {
                let changed = self.position.carry(from, to);
                return self.judge(said_of(changed, to.unwrap_or(from), &self.position, desk.lang), desk);
            }
            Msg::Undo => {
                let done = if self.position.can_undo() { Texts::of(desk.lang).said_undone } else { "" };
                self.position.undo();
                return self.judge(Some(done.to_owned()), desk);
            }
            Msg::Redo => {
                let done = if self.position.can_redo() { Texts::of(desk.lang).said_redone } else { "" };
                self.position.redo();
                return self.judge(Some(done.to_owned()), desk);
            }
            Msg::Clear => {
                self.position.clear();
                return self.judge(Some(String::new()), desk);
            }
        }
        Vec::new()
    }

    /// Says what was done, if anything, and what the position now amounts to; undo may have brought another size back.
    fn judge(&self, done: Option<String>, desk: Desk) -> Vec<Wish> {
        let Some(done) = done else { return Vec::new() };
        let n = self.position.board().n();
        let size = (n != desk.problem.n()).then_some(Wish::Size(n));
        let said = sentences(&[&done, &self.heard(desk.lang)]);
        size.into_iter().chain([Wish::Say(said)]).collect()
    }

    /// Whether a position has queens and is another than this one: its queens and the blocked squares.
    pub fn is_new(&self, (queens, blocked): &(Board, Board)) -> bool {
        !queens.is_empty() && (queens, blocked) != (self.position.board(), self.position.blocked())
    }

    /// What the board shows.
    pub fn scene(&self) -> Scene {
        Scene::of_position(self.position.board(), self.position.blocked(), self.shows_safe)
    }

    /// What scripts are told.
    pub fn state(&self, manner: Manner) -> State {
        State::of_position(self.position.board(), self.verdict(manner.lang).text())
    }

    /// What the position amounts to, and what the square pointed at is; of a solution nothing more is to be said.
    pub fn verdict(&self, lang: Lang) -> Caption {
        self.verdict_at(self.pointed, lang)
    }

    /// What the position amounts to for a person who listens: the square with the focus says itself what it is, and
    /// queens are placed by keys.
    fn heard(&self, lang: Lang) -> String {
        let verdict = self.verdict_at(None, lang);
        let is_empty = self.position.board().is_empty();
        if is_empty { sentences(&[&verdict.head, Texts::of(lang).told_how]) } else { verdict.text() }
    }

    fn verdict_at(&self, pointed: Option<Square>, lang: Lang) -> Caption {
        let (t, board, blocked) = (Texts::of(lang), self.position.board(), self.position.blocked());
        let name = |square| names::sentence(&names::in_position(board, blocked, square, lang), lang);
        let pointed = pointed.map(name).unwrap_or_default();
        match self.position.verdict() {
            Verdict::Empty => {
                let squares = counted::Texts::of(lang).squares.of(blocked.len().into());
                let empty = if blocked.is_empty() { t.verdict_empty } else { t.verdict_blocked };
                let rest = if pointed.is_empty() { t.verdict_how } else { &pointed };
                Caption::new(Tone::Plain, fill(empty, &[("squares", &squares)]), rest)
            }
            Verdict::Peaceful { queens, to_go } => {
                let counted = counted::Texts::of(lang).queens.of(queens.into());
                let template = if queens == 1 { t.verdict_single } else { t.verdict_peaceful };
                let head = fill(template, &[("queens", &counted), ("to_go", &to_go)]);
                Caption::new(Tone::Plain, head, sentences(&[&self.safe_squares(t), &pointed]))
            }
            Verdict::Conflicts { pairs } => {
                let rest = sentences(&[t.verdict_no_search, &pointed]);
                Caption::new(Tone::Bad, t.pairs_attack.of(pairs as u64), rest)
            }
            Verdict::Solved { of: Some(1) } => Caption::new(Tone::Good, t.verdict_only, ""),
            Verdict::Solved { of: Some(all) } => {
                Caption::new(Tone::Good, fill(t.verdict_solved, &[("all", &number(all))]), "")
            }
            Verdict::Solved { of: None } => Caption::new(Tone::Good, t.verdict_solved_uncounted, ""),
        }
    }

    fn safe_squares(&self, t: &Texts) -> String {
        let (board, blocked) = (self.position.board(), self.position.blocked());
        let safe = |row| (board.safe_in_row(row) & !blocked.row(row)).count_ones();
        match (0..board.n()).map(safe).sum::<u32>() {
            0 => t.no_safe_square.to_owned(),
            safe => t.safe_squares.of(safe.into()),
        }
    }
}

/// What changing a square did, or why it did not; nothing where there is nothing to be said.
fn said_of(changed: bool, square: Square, place: &Position, lang: Lang) -> Option<String> {
    let t = Texts::of(lang);
    if changed {
        let template = if place.board().has(square) { t.said_put } else { t.said_taken };
        return Some(on_square(template, square));
    }
    place.blocked().has(square).then(|| on_square(t.square_blocked, square))
}

impl Room for Place {
    fn restart(&mut self, _: &[SearchId], problem: &Problem) -> Option<Thrown> {
        self.move_to(problem)
    }

    fn move_to(&mut self, problem: &Problem) -> Option<Thrown> {
        if self.position.board().n() != problem.n() {
            self.position.resize(problem.n());
            self.pointed = self.pointed.filter(|square| self.position.board().holds(*square));
        }
        None
    }

    fn position(&self) -> Option<(&Board, &Board)> {
        Some((self.position.board(), self.position.blocked()))
    }

    fn put_up(&mut self, queens: Option<Vec<Square>>, blocked: Option<Vec<Square>>) -> Vec<(&'static str, Square)> {
        self.position.put_up(queens, blocked)
    }

    fn arrived(&mut self) {
        self.position.begin();
    }

    fn caption(&self, manner: Manner) -> Caption {
        self.verdict(manner.lang)
    }

    fn told(&self, manner: Manner) -> String {
        self.heard(manner.lang)
    }

    fn names(&self, manner: Manner) -> Vec<Vec<String>> {
        names::of_position(self.position.board(), self.position.blocked(), manner.lang)
    }
}
