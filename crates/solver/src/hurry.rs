//! Many steps at once, for those who want to be where they lead.

use crate::kind::Kinds;
use crate::searches::{Form, RowByRow};
use crate::sums::Sums;
use crate::witness::Witness;
use crate::{Event, Search};

/// How a hurried way ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Halt {
    /// At its last step.
    Reached,
    /// At an event of a kind that was looked for.
    Met(Event),
    /// There was no further step to be taken.
    Ended,
}

/// Takes steps of a search to the step `to`, or to an event of one of these kinds.
pub(crate) fn any(search: &mut impl Search, sums: &mut Sums, to: u64, kinds: Kinds) -> Halt {
    while sums.counters.steps < to {
        let Some(event) = search.advance() else { return Halt::Ended };
        sums.add_any(&event);
        if kinds.has(event.kind()) {
            return Halt::Met(event);
        }
    }
    Halt::Reached
}

/// The same for a textbook form, whose events are added where they are made.
pub(crate) fn known<F: Form>(search: &mut RowByRow<F>, sums: &mut Sums, to: u64, kinds: Kinds) -> Halt {
    let mut met = None;
    while sums.counters.steps < to {
        match search.step(Looking { sums, kinds, met: &mut met }) {
            Some(false) => {}
            Some(true) => break,
            None => return Halt::Ended,
        }
    }
    met.map_or(Halt::Reached, Halt::Met)
}

/// Adds an event and tells whether it is of one of these kinds.
struct Looking<'a> {
    sums: &'a mut Sums,
    kinds: Kinds,
    met: &'a mut Option<Event>, // the event, if it is
}

impl Witness for Looking<'_> {
    type Said = bool;

    #[allow(clippy::inline_always)] // as all that is done with every event
    #[inline(always)]
    fn see(self, event: Event) -> bool {
        self.sums.add(event);
        let met = self.kinds.has(event.kind());
        if met {
            *self.met = Some(event);
        }
        met
    }
}
