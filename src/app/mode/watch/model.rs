//! The model of Watch, its messages, and what it shows.

use queens_solver::{Problem, Run, SearchId, Timeline};

use super::panel::{Panel, Panels};
use super::presets::Preset;
use super::settings::Setting;
use crate::app::key::name_of;
use crate::app::mode::room::{Desk, Room, Thrown, Wish};
use crate::app::player::{Playable, Way};
use crate::app::show::listing::Code;
use crate::app::show::{Caption, Manner, Scene, Seen, State, captions, names};

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
        }
    }

    /// Which search.
    pub const fn search(&self) -> SearchId {
        self.search
    }

    /// Carries a message out; what it asks of the page.
    pub fn update(&mut self, msg: Msg, desk: Desk) -> Vec<Wish> {
        match msg {
            Msg::Search(search) => return vec![Wish::Anew(self.restart(&[search], desk.problem)), Wish::SayCaption],
            Msg::Preset(preset) => return vec![self.open(preset, desk.problem.seed)],
            Msg::AllSearches => self.all_searches = true,
            Msg::Code(code) => self.code = code,
            Msg::Panel(slot, panel) => self.panels.show(slot, panel),
            Msg::Turn(panel, on) => self.panels.turn(panel, on),
            Msg::Formula(on) => self.formula = on,
        }
        Vec::new()
    }

    /// An example is one of the textbook's steps on an empty board.
    fn open(&mut self, preset: Preset, seed: u64) -> Wish {
        let search = if self.search.facts().textbook { self.search } else { SearchId::Recursive };
        let problem = Problem::new(preset.n.into()).unwrap_or_default().with_seed(seed);
        Wish::Open(vec![search], problem, preset.step, preset.grain)
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

    fn restart(&mut self, searches: &[SearchId], problem: &Problem) -> Option<Thrown> {
        let search = searches.first().copied().unwrap_or(self.search);
        if (search, problem) == (self.search, &self.problem) {
            self.timeline.seek(0);
            return None;
        }
        let step = self.timeline.step();
        let thrown = Thrown { searches: vec![(self.search, step)], problem: self.problem, step };
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
}
