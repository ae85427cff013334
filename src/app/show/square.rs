//! What a square is at the step shown, and why: the answer to a person who asks.

use queens_solver::{Event, Kind, Moment, Square, Test};

use super::names::{attack, on_square};
use super::origin::Origin;
use super::seen::Seen;
use super::standing::Standing;
use super::texts::squares::Texts;
use crate::i18n::{fill, number, sentences};

/// What a square is, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// In words.
    pub text: String,
    /// The steps that it speaks of, but for the one shown.
    pub steps: Vec<u64>,
    /// Whether a step is still to be found.
    pub is_open: bool,
}

impl Answer {
    /// Of a square of a search, with its origin, where it has one, as far as that is known.
    pub fn of(seen: &Seen, square: Square, origin: Option<&Origin>) -> Self {
        let t = Texts::of(seen.lang());
        let since = origin.and_then(Origin::since);
        let placed = origin.and_then(Origin::placed);
        let mut steps: Vec<u64> = [placed, since].into_iter().flatten().map(Moment::step).collect();
        let what = what(seen, square, since, placed);
        steps.retain(|step| *step != seen.step());
        Self {
            text: sentences(&[&[on_square(t.name_asked, square), what].concat(), rest(seen, square)]),
            steps,
            is_open: origin.is_some_and(|origin| !origin.is_whole()),
        }
    }
}

/// What it is and since when.
fn what(seen: &Seen, square: Square, since: Option<&Moment>, placed: Option<&Moment>) -> String {
    let (t, lang) = (Texts::of(seen.lang()), seen.lang());
    let step = since.map(|moment| number(moment.step())).unwrap_or_default();
    let with_step = |template: &str| fill(template, &[("step", &step)]);
    match Standing::of(seen, &seen.start(), square) {
        Standing::Given => t.asked_given.to_owned(),
        Standing::Queen => with_step(if since.is_some() { t.asked_queen_since } else { t.asked_queen }),
        Standing::Blocked => t.asked_blocked.to_owned(),
        Standing::Trial => t.asked_trial.to_owned(),
        Standing::Failed => match (since, placed) {
            (Some(since), Some(placed)) => failed(seen, since, placed),
            _ => t.asked_failed.to_owned(),
        },
        Standing::Rejected => {
            // By those who stood then: who came later had no part in it.
            let attackers = attack(since.map_or(seen.board(), |moment| moment.run.board()), square, lang);
            let template = match since.map(|moment| moment.event.map(Event::kind)) {
                None => t.asked_rejected,
                Some(Some(Kind::Prune)) => t.asked_pruned_at,
                Some(_) => t.asked_rejected_at,
            };
            fill(template, &[("step", &step), ("attack", &attackers)])
        }
        Standing::Attacked => fill(t.asked_attacked, &[("attack", &attack(seen.board(), square, lang))]),
        Standing::Free => t.asked_free.to_owned(),
    }
}

/// From when to when a queen stood there, and what was found with her.
fn failed(seen: &Seen, since: &Moment, placed: &Moment) -> String {
    let t = Texts::of(seen.lang());
    let found = since.run.counters().solutions - placed.run.counters().solutions;
    let solutions = t.asked_solutions.of(found);
    let template = if found == 0 { t.asked_failed_at } else { t.asked_tried_at };
    let (from, step) = (number(placed.step()), number(since.step()));
    fill(template, &[("from", &from), ("step", &step), ("solutions", &solutions)])
}

/// Whether the search comes to a square that it has not tried with the queens on the board.
fn rest(seen: &Seen, square: Square) -> &'static str {
    let (t, facts) = (Texts::of(seen.lang()), seen.facts());
    let is_attacked = match Standing::of(seen, &seen.start(), square) {
        Standing::Attacked => true,
        Standing::Free => false,
        Standing::Given
        | Standing::Queen
        | Standing::Blocked
        | Standing::Trial
        | Standing::Failed
        | Standing::Rejected => return "",
    };
    if facts.space.is_none() || seen.is_at_end() {
        ""
    } else if facts.halves && square.row == 0 && square.column >= seen.n().div_ceil(2) {
        t.asked_mirrored
    } else if is_attacked && matches!(facts.test, Test::FreeSquare | Test::Option) {
        t.asked_passed
    } else {
        t.asked_ahead
    }
}
