//! The interface of a search.

use crate::Event;

/// One search, advanced one observable step at a time.
pub trait Search: Clone + Eq {
    /// Takes the next step; `None` for ever after the end.
    fn advance(&mut self) -> Option<Event>;

    /// Takes `last`, the event that led here, back: the exact inverse of [`advance`](Self::advance). Any other event
    /// gives a state that the search never had.
    fn undo(&mut self, last: Event);
}
