//! The caption of the step shown.

use queens_solver::{Event, Grain, Kind};

use super::caption::{Caption, Tone};
use super::rests::of_event;
use crate::app::show::searches;
use crate::app::show::seen::Seen;
use crate::app::show::texts::{captions::Texts, counted, names};
use crate::i18n::{fill, sentences};

/// What the step shown did; by pictures, a row without a square left is told as what comes of it.
pub fn of_search(seen: &Seen) -> Caption {
    let pictures = seen.manner().grain == Grain::Picture;
    match seen.last() {
        Some(last @ (Event::Test { .. } | Event::Remove { .. })) if pictures => {
            of_event(seen, seen.next().filter(|next| next.kind() == Kind::Return).unwrap_or(last))
        }
        Some(event) => of_event(seen, event),
        None => start(seen),
    }
}

/// Before the first step: what there is to be done, and what there is to begin from.
fn start(seen: &Seen) -> Caption {
    let (t, counted, n) = (Texts::of(seen.lang()), counted::Texts::of(seen.lang()), seen.n());
    if seen.has_start() {
        let (given, blocked) = (seen.board().len(), seen.start().1.len());
        let parts = [
            (t.start_queens, counted.queens, given),
            (t.start_blocked, counted.squares, blocked),
            (t.start_to_place, counted.queens, u16::from(n) - given),
        ];
        let parts = parts.into_iter().filter(|(.., count)| *count > 0);
        let parts = parts.map(|(part, things, count)| fill(part, &[("count", &things.of(count.into()))]));
        let parts = parts.collect::<Vec<_>>().join(names::Texts::of(seen.lang()).name_and);
        return Caption::new(Tone::Plain, fill(t.start_given, &[("n", &n), ("parts", &parts)]), t.start_rest);
    }
    let head = fill(t.start_head, &[("n", &n), ("queens", &counted.queens.of(n.into()))]);
    let refused = |refusal| fill(t.start_refused, &[("reason", &searches::reason(refusal, seen.lang()))]);
    let refusal = seen.refusal().map(refused).unwrap_or_default();
    Caption::new(Tone::Plain, head, sentences(&[&refusal, t.start_rest]))
}

/// What is said while playing when a solution was found.
pub fn milestone(seen: &Seen) -> String {
    Texts::of(seen.lang()).milestone.of(seen.counters().solutions)
}
