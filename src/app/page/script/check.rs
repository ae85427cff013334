//! Whether settings that can be read fit together, and the page as it stands: a script is refused where an address would
//! get a notice.

use queens_solver::{Board, Problem, SearchId, Square};

use crate::app::key::write_squares;
use crate::app::mode::Mode;
use crate::app::page::model::Model;
use crate::app::page::settings::Setting;

/// What a message says of each thing that has to fit.
#[derive(Default)]
struct Said<'a> {
    mode: Option<Mode>,
    searches: Option<&'a [SearchId]>,
    n: Option<u8>,
    queens: Option<&'a [Square]>,
    blocked: Option<&'a [Square]>,
}

impl<'a> Said<'a> {
    fn of(settings: &'a [Setting]) -> Self {
        let mut said = Self::default();
        for setting in settings {
            match setting {
                Setting::Mode(mode) => said.mode = Some(*mode),
                Setting::Search(searches) => said.searches = Some(searches),
                Setting::N(n) => said.n = Some(*n),
                Setting::Queens(squares) => said.queens = Some(squares),
                Setting::Blocked(squares) => said.blocked = Some(squares),
                Setting::Seed(_)
                | Setting::Lang(_)
                | Setting::Theme(_)
                | Setting::Embed(_)
                | Setting::Controls(_)
                | Setting::Player(_)
                | Setting::Room(_) => {}
            }
        }
        said
    }
}

/// Whether settings can be taken over.
///
/// # Errors
/// A sentence that says which cannot, and why.
pub(super) fn settings(settings: &[Setting], model: &Model) -> Result<(), String> {
    let said = Said::of(settings);
    let mode = said.mode.unwrap_or(model.mode);
    searches(&said, mode, model)?;
    squares(&said, mode, model)
}

/// A mode shows so many searches.
fn searches(said: &Said, mode: Mode, model: &Model) -> Result<(), String> {
    let most = model.rooms.of(mode.of_searches()).most_searches();
    match said.searches {
        Some(searches) if searches.len() > most => Err(format!("`search`: this mode shows {most} at most")),
        Some(_) | None => Ok(()),
    }
}

/// Queens and blocked squares have to lie on the board and to get on with one another, in a position and in a start.
fn squares(said: &Said, mode: Mode, model: &Model) -> Result<(), String> {
    let n = said.n.unwrap_or_else(|| model.n());
    let own = model.rooms.of(mode).position();
    let standing = own.map_or_else(|| model.problem.blocked(), |(_, blocked)| blocked.clone());
    let blocked = |square: &Square| said.blocked.map_or(standing.has(*square), |list| list.contains(square));
    for (key, list) in [("queens", said.queens), ("blocked", said.blocked)] {
        let bad = |square: &&Square| square.row >= n || square.column >= n || (key == "queens" && blocked(square));
        if let Some(square) = list.into_iter().flatten().find(bad) {
            let square = write_squares([*square].into_iter());
            return Err(format!("`{key}`: `{square}` cannot be used on this board"));
        }
    }
    if own.is_some() || (said.queens.is_none() && said.blocked.is_none()) { Ok(()) } else { start(said, mode, model) }
}

/// A start has to be one that every search keeps that is asked for it.
fn start(said: &Said, mode: Mode, model: &Model) -> Result<(), String> {
    let n = said.n.unwrap_or_else(|| model.n());
    let squares = |list: Option<&[Square]>, now: Board| {
        list.map_or_else(|| now.resized(n), |list| Board::with_queens(n, list.iter().copied()))
    };
    let queens = squares(said.queens, model.problem.start_queens());
    let blocked = squares(said.blocked, model.problem.blocked());
    let plain = Problem::new(n.into()).unwrap_or_default();
    let started = plain.with_start(&queens, &blocked).map_err(|why| format!("`queens`: {why}"))?;
    let shown = model.rooms.of(mode.of_searches()).searches();
    for search in said.searches.unwrap_or(&shown) {
        if let (Err(why), true) = (search.keeps_start(), started.has_start()) {
            return Err(format!("`{}` starts on the empty board: {why}", search.name()));
        }
    }
    Ok(())
}
