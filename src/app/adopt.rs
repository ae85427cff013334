//! Taking over a size, a search, an address, or settings from a script.

use queens_solver::{Board, Problem, SearchId, Square};

use super::address::Address;
use super::begin::{from_squares, refused};
use super::model::{Model, Notice};
use super::race::{Clock, FIELD, Goal};
use super::setting::{Mode, Setting, write_squares};
use super::update::set_theme;
use super::watch::{Job, Thrown};

/// Another size, from step 0; one out of range changes nothing.
pub(super) fn resize(model: &mut Model, n: u8) {
    let problem = model.watch.resized(n);
    if problem.n() == n {
        restart(model, model.watch.search, problem);
    }
}

/// Step 0 of a search and size, for every mode; a step thrown away is offered back.
pub(super) fn restart(model: &mut Model, search: SearchId, problem: Problem) {
    let raced = model.race.thrown().filter(|thrown| model.mode == Mode::Compare && thrown.problem != problem);
    let watched = model.watch.restart(search, problem);
    model.race.move_to(problem);
    if model.place.board().n() != problem.n() {
        model.place.resize(problem.n());
        model.study.pruned = None; // of another board
    }
    offer_back(model, raced.or(watched));
}

/// Other searches to compare, from the start.
pub(super) fn enter(model: &mut Model, searches: &[SearchId]) {
    let thrown = model.race.thrown();
    model.watch.stop();
    line_up(model, searches, *model.watch.problem());
    offer_back(model, thrown);
}

/// Puts searches side by side on a board, at the start.
fn line_up(model: &mut Model, searches: &[SearchId], problem: Problem) {
    model.race.enter(searches, problem);
    model.study.fit(model.race.racers.len());
}

fn offer_back(model: &mut Model, thrown: Option<Thrown>) {
    if let Some(thrown) = thrown {
        model.notices.retain(|(_, notice)| !matches!(notice, Notice::Thrown(_)));
        model.notify(Notice::Thrown(thrown));
    }
}

/// Brings a thrown-away step back: the one that the notice offers.
pub(super) fn bring_back(model: &mut Model, number: u32) {
    let offered = model.notices.iter().find(|(other, _)| *other == number).map(|(_, notice)| notice.clone());
    let Some(Notice::Thrown(Thrown { searches, problem, step })) = offered else { return };
    let (searches, steps): (Vec<SearchId>, Vec<u64>) = searches.into_iter().unzip();
    if let [search] = searches[..] {
        restart(model, search, problem);
        model.mode = Mode::Watch;
        seek(model, step);
    } else {
        restart(model, model.watch.search, problem);
        model.mode = Mode::Compare;
        line_up(model, &searches, problem);
        seek_each(model, step, steps);
    }
    model.notices.retain(|(_, notice)| !matches!(notice, Notice::Thrown(_)));
}

/// Takes an address over: everything it does not state goes back to its default.
pub(super) fn arrive(model: &mut Model, address: Address) {
    model.foreign = address.foreign;
    model.in_query = address.in_query;
    adopt(model, address.settings);
    model.place.begin();
    model.notices.retain(|(_, notice)| !matches!(notice, Notice::Thrown(_)));
    for notice in address.notices {
        model.notify(notice);
    }
}

/// What the settings of one message ask for together.
#[derive(Default)]
struct Wish {
    searches: Option<Vec<SearchId>>,
    problem: Option<Problem>,
    queens: Option<Vec<Square>>,
    blocked: Option<Vec<Square>>,
    step: Option<u64>,
    steps: Vec<u64>,
    plays: bool,
    view: Vec<Setting>,
}

/// Takes settings over that belong together. A new search, size, seed or position pauses at step 0 unless a step comes
/// with it.
pub(super) fn adopt(model: &mut Model, settings: Vec<Setting>) {
    let mut wish = Wish::default();
    for setting in settings {
        let problem = wish.problem.unwrap_or_else(|| model.watch.resized(model.n()));
        match setting {
            Setting::Search(searches) => wish.searches = Some(searches),
            Setting::N(n) => wish.problem = Some(model.watch.resized(n).with_seed(problem.seed)),
            Setting::Seed(seed) => wish.problem = Some(problem.with_seed(seed)),
            Setting::Queens(squares) => wish.queens = Some(squares),
            Setting::Blocked(squares) => wish.blocked = Some(squares),
            Setting::Step(at) => wish.step = Some(at),
            Setting::Steps(each) => wish.steps = each,
            Setting::Play(on) => wish.plays = on,
            Setting::Mode(_) => adopt_view(model, &setting), // what a search or step means depends on it
            other => wish.view.push(other),
        }
    }
    begin(model, &mut wish);
    for setting in &wish.view {
        adopt_view(model, setting);
    }
    if model.mode == Mode::Place {
        adopt_position(model, wish.queens, wish.blocked);
    }
    if !wish.steps.is_empty() && model.mode == Mode::Compare && model.race.clock == Clock::Free {
        seek_each(model, 0, wish.steps);
    } else if let Some(step) = wish.step {
        seek(model, step);
    }
    if wish.plays && model.embed && !model.reduced_motion {
        model.watch.plays_next = model.watch.job.is_some();
        model.watch.playing = model.watch.job.is_none();
    }
}

/// Goes to step 0 where a search, size, seed or position is asked for.
fn begin(model: &mut Model, wish: &mut Wish) {
    let mut problem = wish.problem.unwrap_or_else(|| model.watch.resized(model.n()));
    let (comparing, placing) = (model.mode == Mode::Compare, model.mode == Mode::Place);
    let begins = wish.searches.is_some() || wish.problem.is_some() || wish.queens.is_some() || wish.blocked.is_some();
    if !placing && (wish.queens.is_some() || wish.blocked.is_some()) {
        let queens = wish.queens.take().unwrap_or_else(|| problem.start_queens().queens().collect());
        let blocked = wish.blocked.take().unwrap_or_else(|| problem.blocked().queens().collect());
        let (started, notices) = from_squares(problem, &queens, &blocked);
        problem = started;
        for notice in notices {
            model.notify(notice);
        }
    }
    let searches = wish.searches.take().unwrap_or_default();
    if begins {
        let search = searches.first().copied().filter(|_| !comparing).unwrap_or(model.watch.search);
        restart(model, search, problem);
    }
    if comparing && !searches.is_empty() {
        line_up(model, &searches, problem);
    }
    for search in searches.iter().skip(if comparing { FIELD.1 } else { 1 }) {
        model.notify(Notice::Dropped { key: "search".into(), member: search.name().to_owned() });
    }
    if let Some(search) = refused(model).filter(|_| begins && !placing) {
        model.notify(Notice::Refused(search));
    }
}

/// Goes to a step, or a tick of the clock.
pub(super) fn seek(model: &mut Model, step: u64) {
    if model.mode == Mode::Compare {
        model.race.seek(step);
    }
    model.watch.begin(Job::Seek { step });
}

/// Goes to a tick of the clock; without a clock each search to a step of its own.
fn seek_each(model: &mut Model, tick: u64, steps: Vec<u64>) {
    if model.race.clock != Clock::Free {
        return seek(model, tick);
    }
    model.race.seek_each(steps);
    model.watch.begin(Job::Seek { step: model.race.ticks });
}

fn adopt_view(model: &mut Model, setting: &Setting) {
    match *setting {
        Setting::Mode(mode) => {
            model.mode = mode;
            model.watch.stop();
        }
        Setting::Grain(grain) => model.watch.grain = grain,
        Setting::Speed(speed) => model.watch.speed = speed,
        Setting::Code(code) => model.code = code,
        Setting::Lang(lang) => model.lang = lang,
        Setting::Theme(theme) => set_theme(model, theme),
        Setting::Embed(on) => model.embed = on,
        Setting::Controls(on) => model.controls = on,
        Setting::From(step) => model.watch.from = step,
        Setting::To(step) => model.watch.to = step,
        Setting::Clock(clock) => set_rules(model, clock, model.race.goal),
        Setting::Goal(goal) => set_rules(model, model.race.clock, goal),
        _ => {}
    }
}

/// Another clock or goal of those compared, from the start; the same ones change nothing.
pub(super) fn set_rules(model: &mut Model, clock: Clock, goal: Goal) {
    if (clock, goal) != (model.race.clock, model.race.goal) {
        model.watch.stop();
        model.race.set(clock, goal);
    }
}

/// Puts up a position: blocked squares first, then the queens that may stand.
fn adopt_position(model: &mut Model, queens: Option<Vec<Square>>, blocked: Option<Vec<Square>>) {
    let given = queens.is_some();
    let mut board = if given { Board::new(model.n()) } else { model.place.board().clone() };
    let mut dropped = Vec::new();
    if let Some(squares) = blocked {
        model.place.blocked = Board::new(model.n());
        dropped
            .extend(squares.into_iter().filter(|square| !model.place.blocked.put(*square)).map(|bad| ("blocked", bad)));
        model.place.blocked.queens().for_each(|square| _ = board.take(square));
    }
    let cannot_stand = |square: &Square| model.place.blocked.has(*square) || !board.put(*square);
    dropped.extend(queens.into_iter().flatten().filter(cannot_stand).map(|bad| ("queens", bad)));
    model.place.set(board);
    for (key, square) in dropped {
        model.notify(Notice::Dropped { key: key.into(), member: write_squares(std::iter::once(square)) });
    }
}
