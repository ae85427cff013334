//! Those who see events where they are made.
//!
//! An event is written in pieces, a byte for its kind and a few more; who reads it back in one piece right afterwards
//! waits until all of them have arrived in memory, which costs more than a step of a textbook search. So what is done
//! with every event is handed down to where it is made, as a type whose methods are always inlined: there the kind is
//! known and the pieces are in registers.

#![allow(clippy::inline_always)] // what is handed down is inlined, or it is in vain

use crate::Event;
use crate::sums::Sums;

/// Who sees an event where it is made.
pub(crate) trait Witness {
    /// What it makes of the event.
    type Said;

    fn see(self, event: Event) -> Self::Said;
}

/// Who keeps the event that led to a step.
pub(crate) trait Keeper {
    fn keep(self, step: u64, event: Event);
}

/// Tells the event.
pub(crate) struct Told;

/// Adds the event, has it kept and tells it.
pub(crate) struct Added<'a, K> {
    pub(crate) sums: &'a mut Sums,
    pub(crate) keeper: K,
}

/// Has the event of a step kept that was taken before.
pub(crate) struct Again<K> {
    pub(crate) step: u64,
    pub(crate) keeper: K,
}

/// Takes the event off again.
pub(crate) struct Subtracted<'a>(pub(crate) &'a mut Sums);

/// Keeps nothing.
pub(crate) struct Nothing;

impl Witness for Told {
    type Said = Event;

    #[inline(always)]
    fn see(self, event: Event) -> Event {
        event
    }
}

impl<K: Keeper> Witness for Added<'_, K> {
    type Said = Event;

    #[inline(always)]
    fn see(self, event: Event) -> Event {
        self.sums.add(event);
        self.keeper.keep(self.sums.counters.steps, event);
        event
    }
}

impl<K: Keeper> Witness for Again<K> {
    type Said = ();

    #[inline(always)]
    fn see(self, event: Event) {
        self.keeper.keep(self.step, event);
    }
}

impl Witness for Subtracted<'_> {
    type Said = ();

    #[inline(always)]
    fn see(self, last: Event) {
        self.0.subtract(last);
    }
}

impl Keeper for Nothing {
    #[inline(always)]
    fn keep(self, _: u64, _: Event) {}
}
