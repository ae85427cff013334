//! The interface of a search.

use crate::Event;

/// One search, advanced one observable step at a time.
pub trait Search: Clone + Eq {
    /// Takes the next step; `None` for ever after the end.
    fn advance(&mut self) -> Option<Event>;

    /// Takes `last`, the event that led here, back: the exact inverse of [`advance`](Self::advance). Any other event
    /// gives a state that the search never had.
    fn undo(&mut self, last: Event);

    /// The row of the call at work, after a step that happens on other rows, too: a test of a full board, or what is done
    /// on the rows ahead. `None` where all that happens on a row is done by the call of that row.
    fn row_at_work(&self) -> Option<u8> {
        None
    }
}
