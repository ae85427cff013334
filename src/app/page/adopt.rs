//! Taking over a mode, a size, an address, or settings from a script.

use queens_solver::{Problem, SearchId, Square};

use super::address::Address;
use super::model::Model;
use super::notices::Notice;
use super::problem::{from_squares, resized};
use super::settings::Setting;
use crate::app::key::write_squares;
use crate::app::mode::{Mode, Wish};
use crate::app::player::{self, Way};

/// Goes to a mode: whatever is under way in one that is left ends, however it is left.
pub(super) fn enter(model: &mut Model, mode: Mode) {
    if mode == model.mode {
        return model.rest();
    }
    model.stop_all();
    model.typed = None;
    model.mode = mode;
}

/// Another size, from step 0; one out of range changes nothing.
pub(super) fn resize(model: &mut Model, n: u8) {
    let problem = resized(&model.problem, n);
    if problem.n() == n {
        restart(model, &[], problem);
    }
}

/// Step 0 of a problem in every room, and of these searches, if any, in the one that shows searches; a step thrown away
/// is offered back.
pub(super) fn restart(model: &mut Model, searches: &[SearchId], problem: Problem) {
    let shown = model.mode.of_searches();
    let before = (model.problem, model.rooms.of(shown).searches());
    model.rest();
    model.problem = problem;
    let mut thrown = model.rooms.of_mut(shown).restart(searches, &problem).map(|thrown| (shown, thrown));
    for (mode, _) in Mode::ALL.into_iter().filter(|(mode, _)| *mode != shown) {
        let other = model.rooms.of_mut(mode).move_to(&problem).map(|thrown| (mode, thrown));
        thrown = thrown.or(other);
    }
    if before == (model.problem, model.rooms.of(shown).searches()) {
        model.rest();
    } else {
        model.begin_anew(thrown);
    }
}

/// Brings a thrown-away step back: the one that a notice offers.
pub(super) fn bring_back(model: &mut Model, number: u32) {
    let Some((mode, thrown)) = model.notices.offered(number) else { return };
    restart(model, &[], thrown.problem);
    enter(model, mode);
    if let Some(way) = model.rooms.of_mut(mode).bring_back(&thrown) {
        model.set_out(way);
    }
    model.notices.withdraw_offer();
}

/// Takes an address over: everything it does not state goes back to its default.
pub(super) fn arrive(model: &mut Model, address: Address) {
    model.foreign = address.foreign;
    model.in_query = address.in_query;
    adopt(model, address.settings);
    for (mode, _) in Mode::ALL {
        model.rooms.of_mut(mode).arrived();
    }
    model.notices.withdraw_offer();
    model.notices.put_all(address.notices);
}

/// What the settings of one message ask for together.
#[derive(Default)]
struct Wanted {
    searches: Option<Vec<SearchId>>,
    n: Option<u8>,
    seed: Option<u64>,
    queens: Option<Vec<Square>>,
    blocked: Option<Vec<Square>>,
    step: Option<u64>,
    plays: bool,
    rest: Vec<Setting>,
}

/// Takes settings over that belong together. A new search, size, seed or position pauses at step 0 unless a step comes
/// with it.
pub(super) fn adopt(model: &mut Model, settings: Vec<Setting>) {
    let mut wanted = Wanted::default();
    for setting in settings {
        match setting {
            Setting::Mode(mode) => enter(model, mode), // what the others mean depends on it
            Setting::Search(searches) => wanted.searches = Some(searches),
            Setting::N(n) => wanted.n = Some(n),
            Setting::Seed(seed) => wanted.seed = Some(seed),
            Setting::Queens(squares) => wanted.queens = Some(squares),
            Setting::Blocked(squares) => wanted.blocked = Some(squares),
            Setting::Player(player::Setting::Step(step)) => wanted.step = Some(step),
            Setting::Player(player::Setting::Play(on)) => wanted.plays = on,
            Setting::Lang(_)
            | Setting::Theme(_)
            | Setting::Embed(_)
            | Setting::Controls(_)
            | Setting::Player(_)
            | Setting::Room(_) => wanted.rest.push(setting),
        }
    }
    begin(model, &mut wanted);
    for setting in wanted.rest {
        prefer(model, setting);
    }
    for (key, square) in model.rooms.of_mut(model.mode).put_up(wanted.queens, wanted.blocked) {
        drop_member(model, key, write_squares(std::iter::once(square)));
    }
    if let Some(way) = own_way(model) {
        model.set_out(way);
    } else if let Some(step) = wanted.step {
        model.seek(step);
    }
    if wanted.plays && model.look.embed && !model.look.reduced_motion {
        model.player.play_next();
    }
}

/// The way that the room shown was asked for. All are asked, so that none keeps its way for later.
fn own_way(model: &mut Model) -> Option<Way> {
    let ways = Mode::ALL.map(|(mode, _)| model.rooms.of_mut(mode).own_way().filter(|_| mode == model.mode));
    ways.into_iter().flatten().next()
}

/// Goes to step 0 where a search, size, seed or position is asked for.
fn begin(model: &mut Model, wanted: &mut Wanted) {
    let Wanted { searches, n, seed, queens, blocked, .. } = wanted;
    let starts = queens.is_some() || blocked.is_some();
    if searches.is_none() && n.is_none() && seed.is_none() && !starts {
        return;
    }
    let mut problem = resized(&model.problem, n.unwrap_or(model.n()));
    problem.seed = seed.unwrap_or(problem.seed);
    let has_position = model.room().position().is_some();
    if starts && !has_position {
        let queens = queens.take().unwrap_or_else(|| problem.start_queens().queens().collect());
        let blocked = blocked.take().unwrap_or_else(|| problem.blocked().queens().collect());
        let (started, notices) = from_squares(problem, &queens, &blocked);
        problem = started;
        model.notices.put_all(notices);
    }
    let searches = searches.take().unwrap_or_default();
    restart(model, &searches, problem);
    let shown = model.rooms.of(model.mode.of_searches());
    let (most, refused) = (shown.most_searches(), shown.searches());
    for search in searches.iter().skip(most) {
        drop_member(model, "search", search.name().to_owned());
    }
    let refused = refused.into_iter().find(|search| search.keeps_start().is_err());
    if let Some(search) = refused.filter(|_| problem.has_start() && !has_position) {
        model.notices.put(Notice::Refused(search));
    }
}

fn drop_member(model: &mut Model, key: &str, member: String) {
    model.notices.put(Notice::Dropped { key: key.to_owned(), member });
}

/// Takes over how something is shown or played.
fn prefer(model: &mut Model, setting: Setting) {
    match setting {
        Setting::Lang(lang) => model.look.lang = lang,
        Setting::Theme(theme) => model.look.set_theme(theme),
        Setting::Embed(on) => model.look.embed = on,
        Setting::Controls(on) => model.look.controls = on,
        Setting::Player(setting) => model.player.adopt(setting),
        Setting::Room(setting) => {
            if let Some((mode, Wish::Anew(thrown))) = model.rooms.adopt(setting) {
                model.rest();
                model.notices.offer(thrown.map(|thrown| (mode, thrown)));
            }
        }
        Setting::Mode(_)
        | Setting::Search(_)
        | Setting::N(_)
        | Setting::Seed(_)
        | Setting::Queens(_)
        | Setting::Blocked(_) => {} // taken over before
    }
}
