//! Taking over a size, a search, an address, or settings from a script.

use queens_solver::{Board, Problem, SearchId, Square};

use super::address::Address;
use super::model::{Model, Notice};
use super::setting::{Mode, Setting, write_squares};
use super::update::set_theme;
use super::watch::Job;

/// Another size, from step 0; one out of range changes nothing.
pub(super) fn resize(model: &mut Model, n: u8) {
    let problem = model.watch.resized(n);
    if problem.n() == n {
        restart(model, model.watch.search, problem);
    }
}

/// Step 0 of a search and size, for every mode; a step thrown away is offered back.
pub(super) fn restart(model: &mut Model, search: SearchId, problem: Problem) {
    let thrown = model.watch.restart(search, problem);
    if model.place.board().n() != problem.n() {
        model.place.resize(problem.n());
    }
    if let Some(thrown) = thrown {
        model.notices.retain(|(_, notice)| !matches!(notice, Notice::Thrown(_)));
        model.notify(Notice::Thrown(thrown));
    }
}

/// Brings a thrown-away step back: the one that the notice offers.
pub(super) fn bring_back(model: &mut Model, number: u32) {
    let offered = model.notices.iter().find(|(other, _)| *other == number).map(|(_, notice)| notice.clone());
    if let Some(Notice::Thrown(thrown)) = offered
        && let Ok(problem) = Problem::new(u64::from(thrown.n))
    {
        restart(model, thrown.search, problem.with_seed(thrown.seed));
        model.notices.retain(|(_, notice)| !matches!(notice, Notice::Thrown(_)));
        model.mode = Mode::Watch;
        model.watch.begin(Job::Seek { step: thrown.step });
    }
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

/// Takes settings over that belong together. A new search, size, seed or position pauses at step 0 unless a step comes
/// with it.
pub(super) fn adopt(model: &mut Model, settings: Vec<Setting>) {
    let mut search = model.watch.search;
    let mut problem = model.watch.resized(model.n());
    let (mut begins, mut step, mut plays) = (false, None, false);
    let (mut queens, mut blocked, mut view) = (None, None, Vec::new());
    for setting in settings {
        match setting {
            Setting::Search(id) => (search, begins) = (id, true),
            Setting::N(n) => (problem, begins) = (model.watch.resized(n).with_seed(problem.seed), true),
            Setting::Seed(seed) => (problem, begins) = (problem.with_seed(seed), true),
            Setting::Queens(squares) => (queens, begins) = (Some(squares), true),
            Setting::Blocked(squares) => (blocked, begins) = (Some(squares), true),
            Setting::Step(at) => step = Some(at),
            Setting::Play(on) => plays = on,
            other => view.push(other),
        }
    }
    if begins {
        restart(model, search, problem);
    }
    for setting in &view {
        adopt_view(model, setting);
    }
    adopt_position(model, queens, blocked);
    if let Some(step) = step {
        model.watch.begin(Job::Seek { step });
    }
    if plays && model.embed && !model.reduced_motion {
        model.watch.plays_next = model.watch.job.is_some();
        model.watch.playing = model.watch.job.is_none();
    }
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
        _ => {}
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
    if given && model.mode == Mode::Watch && !board.is_empty() {
        model.notify(Notice::OnlyInPlace { key: "queens".into() });
    }
    model.place.set(board);
    for (key, square) in dropped {
        model.notify(Notice::Dropped { key: key.into(), member: write_squares(std::iter::once(square)) });
    }
}
