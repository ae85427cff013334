//! What each message does to the model.

use queens_solver::{Grain, Problem, SearchId, Square, Target};

use super::address;
use super::adopt::{adopt, arrive, bring_back, enter, resize, restart, seek, set_rules};
use super::compare::plot::{Extent, Quantity};
use super::listing::Listings;
use super::model::{Dialog, Model, Panel};
use super::narration;
use super::race::{Clock, Goal, Race};
use super::setting::{Code, Mode, Setting, Theme};
use super::speed::Speed;
use super::watch::{Job, Watch};
use super::{names, playback};
use crate::i18n::{Lang, sentences};

/// A thing that a person, a script or the browser asks for.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// Another mode.
    Mode(Mode),
    /// Another search, from step 0.
    Search(SearchId),
    /// Other searches to compare, from the start.
    Race(Vec<SearchId>),
    /// Another clock for those compared.
    Clock(Clock),
    /// Another goal for those compared.
    Goal(Goal),
    /// Offers all searches.
    AllSearches,
    /// Measures what the searches compared cost, for one size after the other.
    Measure,
    /// One of the two whose boards are compared, first or second, by its place in the field.
    Side(usize, usize),
    /// Compares what the two try.
    Prune,
    /// Gives up what is being measured or compared.
    StopStudy,
    /// What is plotted.
    Quantity(Quantity),
    /// How much of a run is plotted.
    Extent(Extent),
    /// The entry to look at of what was pruned.
    Entry(usize),
    /// Another size, from step 0; what fits of a position stays.
    Size(u8),
    /// A larger or smaller board by one.
    Resize(i8),
    /// A size, step and grain worth showing.
    Preset(Preset),
    /// How far one step goes.
    Grain(Grain),
    /// How fast it plays.
    Speed(Speed),
    /// Faster or slower by a notch.
    Nudge(bool),
    /// The language of the listing.
    Code(Code),
    /// Loads the listings once more.
    LoadListings,
    /// The text of the listings; `None` where it did not arrive.
    Listings(Option<String>),
    /// The language of the page.
    Lang(Lang),
    /// The look.
    Theme(Theme),
    /// The projector's look, and back.
    Projector,
    /// A step forwards, by the player's grain where none is given.
    Forward(Option<Grain>),
    /// A step back, by the player's grain where none is given.
    Back(Option<Grain>),
    /// Forwards or back by the next coarser grain.
    Coarse(bool),
    /// Plays or pauses.
    Play(bool),
    /// Plays where it is paused and the other way round.
    TogglePlay,
    /// To step 0.
    Restart,
    /// To the furthest step seen, or the end.
    End,
    /// To a step.
    Seek(u64),
    /// To the next event of a kind.
    RunTo(Target),
    /// Gives a seek or run up where it is.
    Stop,
    /// Puts a queen on a square or takes her off.
    Toggle(Square),
    /// Carries a queen to another square, or off the board.
    Carry(Square, Option<Square>),
    /// Watches a search that begins from the position put up by hand.
    SearchFromHere,
    /// Takes the start of the search away.
    ClearStart,
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
    /// Settings that belong together, from a script.
    Adopt(Vec<Setting>),
    /// The address as opened or edited: query string and hash.
    Address(String, String),
    /// Opens a dialog or closes the open one.
    Dialog(Option<Dialog>),
    /// The link to what is on the screen has language, theme and speed, or not.
    SharePersonal(bool),
    /// Closes a notice.
    Dismiss(u32),
    /// Brings a thrown-away step back: the notice that offers it.
    BringBack(u32),
    /// What a panel shows.
    Panel(usize, Panel),
    /// Shows or hides the formula of a test.
    Formula(bool),
    /// Single letters are keys or not.
    Letters(bool),
    /// Milestones are said while playing or not.
    Milestones(bool),
}

/// A run to start from: its size, the step to open at and the grain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Preset {
    /// Rows, columns and queens.
    pub n: u8,
    /// The step shown at first.
    pub step: u64,
    /// How far one step goes.
    pub grain: Grain,
}

/// Runs worth showing: the twelve pictures; the moment when everything under queen 1 on column 1 has failed; the
/// classic; and two sizes without a solution.
pub const PRESETS: [Preset; 5] = [
    Preset { n: 4, step: 0, grain: Grain::Picture },
    Preset { n: 6, step: 220, grain: Grain::Picture },
    Preset { n: 8, step: 0, grain: Grain::Move },
    Preset { n: 2, step: 0, grain: Grain::Test },
    Preset { n: 3, step: 0, grain: Grain::Test },
];

/// Between two milestones said while playing, ms.
const QUIET: f64 = 2000.0;

/// Carries a message out; what has to be said to a person who listens.
pub fn update(model: &mut Model, msg: Msg) -> Option<String> {
    let lang = model.lang;
    let said = carry_out(model, msg);
    if model.watch.job.is_none() {
        model.race.stop(); // no way goes on without its job
    }
    // What was said last is in the other language: nothing takes its place.
    if model.lang == lang { said } else { Some(String::new()) }
}

fn carry_out(model: &mut Model, msg: Msg) -> Option<String> {
    match msg {
        Msg::Forward(_) | Msg::Back(_) | Msg::Coarse(_) | Msg::Restart | Msg::End | Msg::Seek(_) | Msg::RunTo(_) => {
            travel(model, &msg);
            return (model.watch.job.is_none()).then(|| narration::caption(model).text());
        }
        Msg::Play(_) | Msg::TogglePlay | Msg::Stop | Msg::Speed(_) | Msg::Nudge(_) | Msg::Grain(_) => {
            return steer(model, &msg);
        }
        Msg::Toggle(_) | Msg::Carry(..) | Msg::Undo | Msg::Redo | Msg::Clear => {
            return position(model, &msg);
        }
        Msg::ShowSafe(on) => model.place.shows_safe = on,
        Msg::Point(square) => model.place.pointed = square,
        Msg::Search(search) => {
            restart(model, search, model.watch.resized(model.n()));
            return Some(narration::caption(model).text());
        }
        Msg::Race(searches) => enter(model, &searches),
        Msg::Clock(clock) => set_rules(model, clock, model.race.goal),
        Msg::Goal(goal) => set_rules(model, model.race.clock, goal),
        Msg::Size(n) => {
            resize(model, n);
            return Some(narration::caption(model).text());
        }
        Msg::Resize(by) => {
            resize(model, model.n().saturating_add_signed(by));
            return Some(narration::caption(model).text());
        }
        Msg::Preset(preset) => {
            let search = if same_steps(model.watch.search) { model.watch.search } else { SearchId::Recursive };
            restart(model, search, Problem::new(preset.n.into()).unwrap_or_default().with_seed(model.watch.seed()));
            model.watch.grain = preset.grain;
            model.watch.begin(Job::Seek { step: preset.step });
        }
        Msg::SearchFromHere => {
            let (queens, blocked) = (model.place.board().queens().collect(), model.place.blocked.queens().collect());
            let settings = vec![Setting::Mode(Mode::Watch), Setting::Queens(queens), Setting::Blocked(blocked)];
            adopt(model, settings);
            return Some(narration::caption(model).text());
        }
        Msg::ClearStart => {
            adopt(model, vec![Setting::Queens(Vec::new()), Setting::Blocked(Vec::new())]);
            return Some(narration::caption(model).text());
        }
        Msg::Adopt(settings) => adopt(model, settings),
        Msg::Address(query, hash) => arrive(model, address::read(&query, &hash)),
        Msg::BringBack(number) => bring_back(model, number),
        Msg::Dismiss(number) => model.notices.retain(|(other, _)| *other != number),
        Msg::Listings(text) => model.listings = Listings::arrived(text),
        other => prefer(model, &other),
    }
    None
}

/// Messages that leave the search at its step: how things are shown, and what is found out beside it.
fn prefer(model: &mut Model, msg: &Msg) {
    match *msg {
        Msg::Mode(mode) => {
            model.mode = mode;
            model.watch.stop();
            model.study.stop();
        }
        Msg::Side(side, place) => model.study.choose(side, place),
        Msg::Measure => model.study.begin_measure(&model.race.searches()),
        Msg::Prune => model.study.begin_pruned(&model.race.searches(), model.n()),
        Msg::StopStudy => model.study.stop(),
        Msg::Quantity(quantity) => model.study.quantity = quantity,
        Msg::Extent(extent) => model.study.extent = extent,
        Msg::Entry(entry) => model.study.entry = entry,
        Msg::AllSearches => model.all_searches = true,
        Msg::Code(code) => model.code = code,
        Msg::LoadListings => model.listings = Listings::Loading,
        Msg::Lang(lang) => model.lang = lang,
        Msg::Theme(theme) => set_theme(model, theme),
        Msg::Projector if model.theme == Theme::Projector => model.theme = model.theme_before,
        Msg::Projector => set_theme(model, Theme::Projector),
        Msg::Dialog(dialog) => model.dialog = dialog,
        Msg::Panel(slot, panel) => show_panel(model, slot, panel),
        Msg::Formula(on) => model.formula = on,
        Msg::SharePersonal(on) => model.share_personal = on,
        Msg::Letters(on) => model.letters = on,
        Msg::Milestones(on) => model.milestones = on,
        _ => {}
    }
}

pub(super) fn set_theme(model: &mut Model, theme: Theme) {
    if model.theme != Theme::Projector {
        model.theme_before = model.theme;
    }
    model.theme = theme;
}

/// Shows `panel` in a slot; where the other slot has it, the two change places.
fn show_panel(model: &mut Model, slot: usize, panel: Panel) {
    let Some(&shown) = model.panels.get(slot) else {
        return;
    };
    let other = 1 - slot;
    if model.panels[other] == panel {
        model.panels[other] = shown;
    }
    model.panels[slot] = panel;
}

/// Messages that move the cursor, or all searches that are compared. Each pauses first.
fn travel(model: &mut Model, msg: &Msg) {
    model.watch.stop();
    match *msg {
        Msg::Restart => seek(model, 0),
        Msg::End => seek(model, model.furthest()),
        Msg::Seek(step) => seek(model, step),
        Msg::RunTo(target) => model.watch.begin(Job::Run { target }),
        _ if model.mode == Mode::Compare => tick(&mut model.race, msg),
        _ => step(&mut model.watch, msg),
    }
}

/// A step of the search that is watched.
fn step(watch: &mut Watch, msg: &Msg) {
    match *msg {
        Msg::Forward(grain) => _ = watch.timeline.step_forward(grain.unwrap_or(watch.grain)),
        Msg::Back(grain) => _ = watch.timeline.step_back(grain.unwrap_or(watch.grain)),
        Msg::Coarse(true) => _ = watch.timeline.step_forward(watch.grain.coarser()),
        Msg::Coarse(false) => _ = watch.timeline.step_back(watch.grain.coarser()),
        _ => {}
    }
}

/// A tick of all searches that are compared.
fn tick(race: &mut Race, msg: &Msg) {
    /// Ticks of a coarse step.
    const COARSE: u8 = 10;
    match *msg {
        Msg::Forward(_) => _ = race.forward(),
        Msg::Back(_) => _ = race.back(),
        Msg::Coarse(true) => (0..COARSE).for_each(|_| _ = race.forward()),
        Msg::Coarse(false) => (0..COARSE).for_each(|_| _ = race.back()),
        _ => {}
    }
}

/// Messages to the player that leave the cursor where it is.
fn steer(model: &mut Model, msg: &Msg) -> Option<String> {
    let watch = &mut model.watch;
    match *msg {
        Msg::Play(true) => play(model),
        Msg::TogglePlay if !watch.playing => play(model),
        Msg::Play(false) | Msg::TogglePlay | Msg::Stop => {
            watch.stop();
            return model.mode.plays().then(|| narration::caption(model).text());
        }
        Msg::Speed(speed) => watch.speed = speed,
        Msg::Nudge(faster) => watch.speed = watch.speed.nudged(faster),
        Msg::Grain(grain) => watch.grain = grain,
        _ => {}
    }
    None
}

/// Plays on; from the start, or the loop's, where the end is shown.
fn play(model: &mut Model) {
    let watch = &mut model.watch;
    watch.stop();
    if model.mode == Mode::Compare {
        if model.race.is_over() {
            model.race.seek(0);
            model.race.go(u64::MAX);
        }
    } else if watch.timeline.is_at_end() {
        watch.timeline.seek(playback::looped(watch).map_or(0, |(start, _)| start));
    }
    watch.playing = true;
    model.quiet = f64::INFINITY;
}

/// Messages that change a position; says what came of it.
fn position(model: &mut Model, msg: &Msg) -> Option<String> {
    let place = &mut model.place;
    let texts = model.lang.texts();
    let what = match *msg {
        Msg::Toggle(square) if place.toggle(square) => names::toggled(place, square, texts),
        Msg::Toggle(square) | Msg::Carry(_, Some(square)) if place.blocked.has(square) => {
            names::on_square(texts.square_blocked, square)
        }
        Msg::Carry(from, to) if place.carry(from, to) => names::carried(from, to, texts),
        Msg::Undo => step_of(place, super::place::Place::undo),
        Msg::Redo => step_of(place, super::place::Place::redo),
        Msg::Clear => step_of(place, super::place::Place::clear),
        _ => return None,
    };
    let n = model.place.board().n();
    if n != model.n() {
        restart(model, model.watch.search, model.watch.resized(n));
    }
    Some(sentences(&[&what, &narration::verdict(model).text()]))
}

/// Changes a position with nothing to say but the verdict.
fn step_of(place: &mut super::place::Place, change: impl FnOnce(&mut super::place::Place)) -> String {
    change(place);
    String::new()
}

/// Whether a search takes the steps of the textbook form, which the presets are of.
const fn same_steps(search: SearchId) -> bool {
    use SearchId::{Iterative, MarkedLines, Recursive, RecursiveGrid};
    matches!(search, Recursive | Iterative | RecursiveGrid | MarkedLines)
}

/// What milestones are made of: solutions found, or searches that came home first.
fn found(model: &Model) -> u64 {
    match model.mode {
        Mode::Compare => model.race.racers.iter().filter(|racer| model.race.is_first(racer)).count() as u64,
        _ => model.watch.timeline.counters().solutions,
    }
}

/// Plays on for a frame: `elapsed` ms after the last one, within a budget. What has to be said.
pub fn frame(model: &mut Model, elapsed: f64, time_left: &mut dyn FnMut() -> bool) -> Option<String> {
    if !model.watch.playing {
        return None;
    }
    let before = found(model);
    if model.mode == Mode::Compare {
        playback::together(&mut model.watch, &mut model.race, elapsed, time_left);
    } else {
        playback::frame(&mut model.watch, elapsed, time_left);
    }
    model.quiet += elapsed;
    let found = found(model) > before;
    let ended = !model.watch.playing;
    if !ended && (!found || model.quiet < QUIET) {
        return None;
    }
    model.quiet = 0.0;
    let whole = ended || model.mode == Mode::Compare;
    let milestone = if whole { narration::caption(model).text() } else { narration::milestone(model) };
    model.milestones.then_some(milestone)
}

/// Goes on with a seek or run within a budget. What has to be said.
pub fn work(model: &mut Model, time_left: &mut dyn FnMut() -> bool) -> Option<String> {
    let job = model.watch.job?;
    if model.mode == Mode::Compare {
        let done = match job {
            Job::Seek { .. } => model.race.approach(time_left),
            Job::Run { target } => model.race.run_on(target, time_left),
        };
        if done {
            model.watch.finish(!model.race.is_over());
        }
    } else {
        model.watch.work(time_left);
    }
    let arrived = model.watch.job.is_none() && !model.watch.playing && model.mode.plays();
    arrived.then(|| narration::caption(model).text())
}
