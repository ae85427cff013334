//! The events just before the cursor.

use crate::Event;
use crate::witness::Keeper;

/// Events kept at most: a power of two.
const RING: usize = 1 << 16;

/// The events that led to the last steps, for the way back. The event that leads to a step has a place of its own in
/// it, which is taken again a whole ring later: to keep one is one store, whatever falls out.
#[derive(Clone, Debug, Default)]
pub(super) struct Ring {
    events: Vec<Event>,
    base: u64,   // the step before the one whose event is in the first place
    oldest: u64, // the newest step whose event is not kept; what falls out since then is known by the cursor
}

impl Ring {
    /// Forgets all; what follows leads on from `step`.
    pub(super) fn clear(&mut self, step: u64) {
        self.events.clear();
        (self.base, self.oldest) = (step, step);
    }

    /// Keeps the event that led to `step`, the one after the last step kept, or one that was kept before.
    #[allow(clippy::inline_always)] // at each place where an event is made
    #[inline(always)]
    pub(super) fn keep(&mut self, step: u64, event: Event) {
        let place = self.place(step);
        match self.events.get_mut(place) {
            Some(kept) => *kept = event,
            None => self.grow(event),
        }
    }

    #[cold]
    #[inline(never)]
    fn grow(&mut self, event: Event) {
        self.events.push(event);
    }

    #[inline]
    fn place(&self, step: u64) -> usize {
        (step - 1 - self.base) as usize % RING
    }

    /// How many events up to `step`, the cursor, are kept.
    #[inline]
    pub(super) fn len(&self, step: u64) -> u64 {
        (step - self.oldest).min(RING as u64)
    }

    /// The event that led to `step`, the cursor, if it is kept.
    #[inline]
    pub(super) fn last(&self, step: u64) -> Option<Event> {
        if self.len(step) == 0 { None } else { self.events.get(self.place(step)).copied() }
    }

    /// The same; the cursor goes back before it.
    #[inline]
    pub(super) fn take(&mut self, step: u64) -> Option<Event> {
        self.oldest = step - self.len(step);
        self.last(step)
    }

    /// The event that led to a step before `cursor`, or to it, if it is kept.
    pub(super) fn at(&self, step: u64, cursor: u64) -> Option<Event> {
        let is_kept = step <= cursor && cursor - step < self.len(cursor);
        if is_kept { self.events.get(self.place(step)).copied() } else { None }
    }

    /// The events that led to `step`, the cursor, the newest first.
    pub(super) fn newest_first(&self, step: u64) -> impl Iterator<Item = Event> + '_ {
        let steps = step - self.len(step) + 1..=step;
        steps.rev().filter_map(|step| self.events.get(self.place(step)).copied())
    }

    /// Bytes on the heap.
    pub(super) fn bytes(&self) -> usize {
        self.events.capacity() * size_of::<Event>()
    }
}

impl Keeper for &mut Ring {
    #[allow(clippy::inline_always)] // as all that is done with every event
    #[inline(always)]
    fn keep(self, step: u64, event: Event) {
        Ring::keep(self, step, event);
    }
}
