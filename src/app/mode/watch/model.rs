//! The model of Watch, its messages, and what it shows.

use queens_solver::{Board, Problem, Run, SearchId, Square, Timeline};

use super::asked::{Asked, TASK};
use super::panel::{Panel, Panels};
use super::presets::Preset;
use super::settings::Setting;
use crate::app::key::name_of;
use crate::app::mode::room::{Desk, Room, Task, Thrown, Wish};
use crate::app::player::{Playable, Way};
use crate::app::show::listing::Code;
use crate::app::show::{Answer, Caption, Manner, Scene, Seen, State, captions, names};
use crate::app::work::{Progress, Work};
use crate::i18n::Lang;

/// A search at a step, and how it is shown.
#[derive(Clone, Debug)]
pub struct Watch {
    search: SearchId,
    problem: Problem,
    timeline: Timeline,
    /// Whether all searches are offered, and not only the first few.
    pub all_searches: bool,
    /// The language of the listing.
    pub code: Code,
    /// What the panels show.
    pub panels: Panels,
    /// Whether the formula of a test is shown.
    pub formula: bool,
    asked: Option<Box<Asked>>, // the square that is pointed at; large, as what it remembers of the run is
}

/// What a person does in Watch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Msg {
    /// Another search, from step 0.
    Search(SearchId),
    /// Offers all searches.
    AllSearches,
    /// A size, step and grain worth showing.
    Preset(Preset),
    /// The language of the listing.
    Code(Code),
    /// What a panel shows.
    Panel(usize, Panel),
    /// Shows a panel, or leaves it out.
    Turn(Panel, bool),
    /// Shows or hides the formula of a test.
    Formula(bool),
    /// The square that is pointed at, or has the focus.
    Point(Option<Square>),
    /// A square is tapped, or Enter pressed on it: what it is is said, too, until it is tapped again.
    Ask(Square),
    /// Goes to a step that was spoken of; the one shown is offered back.
    GoTo(u64),
}

impl Watch {
    /// A search at step 0.
    pub fn new(search: SearchId, problem: Problem) -> Self {
        Self {
            search,
            problem,
            timeline: Timeline::new(Run::new(search, &problem)),
            all_searches: false,
            code: Code::Pseudo,
            panels: Panels::default(),
            formula: false,
            asked: None,
        }
    }

    /// Which search.
    pub const fn search(&self) -> SearchId {
        self.search
    }

    /// Carries a message out; what it asks of the page.
    pub fn update(&mut self, msg: Msg, desk: Desk) -> Vec<Wish> {
        match msg {
            Msg::Search(search) => return vec![Wish::Anew(self.restart(&[search], desk.problem)), Wish::Tell],
            Msg::Preset(preset) => return vec![self.open(preset, desk.problem.seed)],
            Msg::AllSearches => self.all_searches = true,
            Msg::Code(code) => self.code = code,
            Msg::Panel(slot, panel) => self.panels.show(slot, panel),
            Msg::Turn(panel, on) => self.panels.turn(panel, on),
            Msg::Formula(on) => self.formula = on,
            Msg::Point(square) => return self.point(square, desk.lang),
            Msg::Ask(square) => return self.ask(square, desk.lang),
            Msg::GoTo(step) => return vec![Wish::Go(step, self.thrown())],
        }
        Vec::new()
    }

    /// An example is one of the textbook's steps on an empty board.
    fn open(&mut self, preset: Preset, seed: u64) -> Wish {
        let search = if self.search.facts().textbook { self.search } else { SearchId::Recursive };
        let problem = Problem::new(preset.n.into()).unwrap_or_default().with_seed(seed);
        Wish::Open(vec![search], problem, preset.step, preset.grain)
    }

    /// The square that is pointed at; a step that lies far back is looked for.
    fn point(&mut self, square: Option<Square>, lang: Lang) -> Vec<Wish> {
        if square.is_some() && self.asked_now().map(|asked| asked.square) == square {
            return Vec::new();
        }
        let asked = square.map(|square| Box::new(Asked::of(&self.seen(Manner::at_rest(lang)), square)));
        let is_open = asked.as_ref().is_some_and(|asked| asked.is_open());
        self.asked = asked;
        if is_open { vec![Wish::Begin(TASK)] } else { Vec::new() }
    }

    /// The square that is tapped is pointed at, and said; tapped again, it is not.
    fn ask(&mut self, square: Square, lang: Lang) -> Vec<Wish> {
        if self.asked_now().is_some_and(|asked| asked.is_tapped && asked.square == square) {
            self.asked = None;
            return Vec::new();
        }
        let mut wishes = self.point(Some(square), lang);
        if let Some(asked) = &mut self.asked {
            asked.is_tapped = true;
        }
        let answer = self.answer(Manner::at_rest(lang));
        wishes.extend(answer.map(|(_, answer)| Wish::Say(answer.text)));
        wishes
    }

    /// The square that is asked about, as long as the step is shown.
    pub fn asked_now(&self) -> Option<&Asked> {
        self.asked.as_deref().filter(|asked| asked.holds_at(self.timeline.step()))
    }

    /// The square that is asked about, and the answer.
    pub fn answer(&self, manner: Manner) -> Option<(Square, Answer)> {
        let asked = self.asked_now()?;
        Some((asked.square, asked.answer(&self.seen(manner))))
    }

    /// The step shown, as it is offered back.
    fn thrown(&self) -> Thrown {
        let step = self.timeline.step();
        Thrown { searches: vec![(self.search, step)], problem: self.problem, step, rules: Vec::new() }
    }

    /// Takes over what a key of the address sets.
    pub fn adopt(&mut self, setting: Setting) {
        match setting {
            Setting::Code(code) => self.code = code,
            Setting::Panels(panels) => self.panels = panels,
        }
    }

    /// What may be seen of the search.
    pub fn seen(&self, manner: Manner) -> Seen<'_> {
        Seen::new(&self.problem, &self.timeline, manner)
    }

    /// What the board shows.
    pub fn scene(&self, manner: Manner) -> Scene {
        Scene::of_search(&self.seen(manner))
    }

    /// What scripts are told.
    pub fn state(&self, manner: Manner) -> State {
        State::of_search(&self.seen(manner), self.caption(manner).text())
    }
}

impl Room for Watch {
    fn played(&self) -> Option<&dyn Playable> {
        Some(&self.timeline)
    }

    fn played_mut(&mut self) -> Option<&mut dyn Playable> {
        Some(&mut self.timeline)
    }

    fn searches(&self) -> Vec<SearchId> {
        vec![self.search]
    }

    fn most_searches(&self) -> usize {
        1
    }

    fn reached(&self, manner: Manner) -> Option<(Board, Board)> {
        let seen = self.seen(manner);
        Some((seen.board().clone(), seen.start().1))
    }

    fn restart(&mut self, searches: &[SearchId], problem: &Problem) -> Option<Thrown> {
        let search = searches.first().copied().unwrap_or(self.search);
        if (search, problem) == (self.search, &self.problem) {
            self.timeline.seek(0);
            return None;
        }
        let thrown = self.thrown();
        self.timeline = Timeline::new(Run::new(search, problem));
        (self.search, self.problem) = (search, *problem);
        Some(thrown).filter(|thrown| thrown.step > 0)
    }

    fn move_to(&mut self, problem: &Problem) -> Option<Thrown> {
        if *problem == self.problem { None } else { self.restart(&[], problem) }
    }

    fn bring_back(&mut self, thrown: &Thrown) -> Option<Way> {
        let searches: Vec<SearchId> = thrown.searches.iter().map(|(search, _)| *search).collect();
        self.restart(&searches, &thrown.problem);
        Some(Way::Seek(thrown.step))
    }

    fn keys(&self, _: bool) -> Vec<(&'static str, String)> {
        vec![("code", name_of(&Code::ALL, &self.code).to_owned()), ("panels", self.panels.names())]
    }

    fn caption(&self, manner: Manner) -> Caption {
        captions::of_search(&self.seen(manner))
    }

    fn milestone(&self, manner: Manner) -> String {
        captions::milestone(&self.seen(manner))
    }

    fn names(&self, manner: Manner) -> Vec<Vec<String>> {
        names::of_search(&self.seen(manner))
    }

    /// What a tap said is said again once the step that lies far back is known.
    fn reported(&self, task: Task, lang: Lang) -> Option<String> {
        let asked = self.asked_now().filter(|asked| task == TASK && asked.is_tapped && !asked.is_open())?;
        Some(asked.answer(&self.seen(Manner::at_rest(lang))).text)
    }

    fn work(&mut self, task: Task) -> Option<&mut dyn Work> {
        if task == TASK { Some(self) } else { None }
    }
}

/// Looking for the step that made the square what it is, which is asked about: no longer than it is, at this step.
impl Work for Watch {
    fn slice(&mut self, time_left: &mut dyn FnMut() -> bool) -> bool {
        let seen = Seen::new(&self.problem, &self.timeline, Manner::at_rest(Lang::En));
        let asked = self.asked.as_mut().filter(|asked| asked.holds_at(seen.step()));
        asked.is_none_or(|asked| asked.look_on(&seen, time_left))
    }

    fn progress(&self) -> Option<Progress> {
        self.asked_now()?.progress()
    }

    fn stop(&mut self) {
        self.asked = None;
    }
}
