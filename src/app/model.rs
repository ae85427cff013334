//! All that the page remembers.

use queens_solver::{Problem, SearchId};

use super::listing::Listings;
use super::place::Place;
use super::race::Race;
use super::setting::{Code, Mode, Theme};
use super::study::Study;
use super::watch::{Thrown, Watch};
use crate::i18n::{Lang, Texts};

/// The state of the whole page.
#[derive(Clone, Debug)]
#[allow(clippy::struct_excessive_bools)] // each is a switch of its own that a person sets
pub struct Model {
    /// What the page is used for.
    pub mode: Mode,
    /// The search being watched.
    pub watch: Watch,
    /// What is found out about the searches being compared.
    pub study: Study,
    /// The position put up by hand.
    pub place: Place,
    /// The searches being compared.
    pub race: Race,
    /// The language.
    pub lang: Lang,
    /// The browser's language, which the address need not state.
    pub home_lang: Lang,
    /// The look.
    pub theme: Theme,
    /// The look before the projector's, to go back to.
    pub theme_before: Theme,
    /// Whether all searches are offered, and not only the first few.
    pub all_searches: bool,
    /// The language of the listing.
    pub code: Code,
    /// The listings of all searches, once they are there.
    pub listings: Listings,
    /// What each of the two panels shows.
    pub panels: [Panel; 2],
    /// Whether the formula of a test is shown.
    pub formula: bool,
    /// Whether single letters are keys.
    pub letters: bool,
    /// Whether milestones are said while playing.
    pub milestones: bool,
    /// Whether the board, caption and player stand alone.
    pub embed: bool,
    /// Whether an embedded page has a player.
    pub controls: bool,
    /// Whether the system asks for less motion.
    pub reduced_motion: bool,
    /// The dialog that is open.
    pub dialog: Option<Dialog>,
    /// Whether the link to what is on the screen has language, theme and speed.
    pub share_personal: bool,
    /// What has to be said to the person, with a number each.
    pub notices: Vec<(u32, Notice)>,
    /// Keys of the address that are none of ours, kept.
    pub foreign: Vec<(String, String)>,
    /// Keys that the query string sets: the hash has to state them to win.
    pub in_query: Vec<String>,
    /// Time since a milestone was said, ms.
    pub quiet: f64,
}

/// What a panel shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Panel {
    /// The listing with the line at work, variables and calls.
    Code,
    /// The solutions found.
    Solutions,
    /// The last steps in words.
    Steps,
    /// What trying every board would cost.
    Cost,
}

impl Panel {
    /// All panels in the order of their tabs.
    pub const ALL: [Self; 4] = [Self::Code, Self::Solutions, Self::Steps, Self::Cost];
}

/// A dialog.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialog {
    /// Keys and their switch.
    Help,
    /// The link to what is on the screen.
    Share,
}

/// Something the person should know.
#[derive(Clone, Debug, PartialEq)]
pub enum Notice {
    /// A value of the address cannot be used.
    Unusable {
        /// The key.
        key: String,
        /// The value as given.
        value: String,
        /// What is used instead.
        used: String,
    },
    /// A member of a list cannot be used.
    Dropped {
        /// The key.
        key: String,
        /// The member as given.
        member: String,
    },
    /// A key stands in the address twice; the first counts.
    Repeated {
        /// The key.
        key: String,
        /// The value that does not count.
        value: String,
    },
    /// A queen to begin from is attacked by one before her.
    Attacked {
        /// Her square as the address writes it.
        member: String,
        /// The other's square.
        by: String,
    },
    /// A search begins on the empty board, whatever it was given.
    Refused(SearchId),
    /// A step was thrown away and can be had back.
    Thrown(Thrown),
}

/// What the browser tells when the page opens.
#[derive(Clone, Copy, Debug)]
pub struct Surroundings {
    /// The browser's language.
    pub lang: Lang,
    /// Whether the system asks for less motion.
    pub reduced_motion: bool,
    /// Whether single letters are keys.
    pub letters: bool,
    /// Whether milestones are said while playing.
    pub milestones: bool,
}

impl Model {
    /// The first screen: 4 queens, step 0.
    pub fn new(surroundings: Surroundings) -> Self {
        let problem = Problem::default();
        Self {
            mode: Mode::Watch,
            watch: Watch::new(SearchId::Recursive, problem),
            study: Study::default(),
            place: Place::new(problem.n()),
            race: Race::new(problem),
            lang: surroundings.lang,
            home_lang: surroundings.lang,
            theme: Theme::Auto,
            theme_before: Theme::Auto,
            all_searches: false,
            code: Code::Pseudo,
            listings: Listings::Loading,
            panels: [Panel::Code, Panel::Solutions],
            formula: false,
            letters: surroundings.letters,
            milestones: surroundings.milestones,
            embed: false,
            controls: true,
            reduced_motion: surroundings.reduced_motion,
            dialog: None,
            share_personal: false,
            notices: Vec::new(),
            foreign: Vec::new(),
            in_query: Vec::new(),
            quiet: f64::INFINITY,
        }
    }

    /// The texts of the language in use.
    pub fn texts(&self) -> &'static Texts {
        self.lang.texts()
    }

    /// The step shown; comparing, the tick of the clock.
    pub const fn step(&self) -> u64 {
        if matches!(self.mode, Mode::Compare) { self.race.ticks } else { self.watch.timeline.step() }
    }

    /// The furthest step seen; comparing, the most ticks.
    pub const fn furthest(&self) -> u64 {
        if matches!(self.mode, Mode::Compare) { self.race.furthest } else { self.watch.timeline.furthest() }
    }

    /// Rows, columns and queens, in every mode.
    pub const fn n(&self) -> u8 {
        self.watch.n()
    }

    /// Puts a notice up; one that stands already is not put up twice.
    pub fn notify(&mut self, notice: Notice) {
        if self.notices.iter().all(|(_, standing)| *standing != notice) {
            let number = self.notices.last().map_or(0, |(number, _)| number + 1);
            self.notices.push((number, notice));
        }
    }

    /// Whether a search plays so fast that rings and lines would flash: over three steps a second.
    pub fn plays_fast(&self) -> bool {
        self.watch.playing && self.watch.speed.value() > 3.0
    }

    /// Whether a search plays so fast that only numbers and queens can be followed: what is costly to draw stays away.
    pub fn hurries(&self) -> bool {
        self.watch.playing && self.watch.speed.value() > 30.0
    }

    /// Whether only the first sentence of a caption can be read: playing at two steps a second or more.
    pub fn plays_briskly(&self) -> bool {
        self.watch.playing && self.watch.speed.value() >= 2.0
    }
}
