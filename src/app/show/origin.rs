//! The steps that made a square what it is.

use queens_solver::{Held, LookBack, Moment, Square};

use super::seen::Seen;
use super::standing::Standing;

/// The steps that made a square what it is, as far as they have been looked for.
#[derive(Clone, Debug)]
pub struct Origin {
    square: Square,
    look: LookBack,
    since: Option<Moment>,
    placed: Option<Moment>,
    is_whole: bool,
}

impl Origin {
    /// Nothing looked for yet; `None` for a square that no step made what it is.
    pub fn of(seen: &Seen, square: Square) -> Option<Self> {
        let held = match Standing::of(seen, &seen.start(), square) {
            Standing::Queen => Held::Queen,
            Standing::Failed => Held::Failed,
            Standing::Rejected => Held::Rejected,
            Standing::Given | Standing::Blocked | Standing::Trial | Standing::Attacked | Standing::Free => return None,
        };
        let look = seen.look_back(held, square)?;
        Some(Self { square, look, since: None, placed: None, is_whole: false })
    }

    /// Looks on from the step that it began at, replaying at most twice as many steps; whether it is whole.
    pub fn go_on(&mut self, seen: &Seen, limit: u64) -> bool {
        while !self.is_whole {
            let Some(moment) = seen.look_on(&mut self.look, limit) else { return false };
            if self.since.is_none() {
                // A queen who stood there just before: since when?
                match LookBack::before(&moment, Held::Queen, self.square) {
                    Some(look) => self.look = look,
                    None => self.is_whole = true,
                }
                self.since = Some(moment);
            } else {
                (self.placed, self.is_whole) = (Some(moment), true);
            }
        }
        true
    }

    /// Whether all of it has been found.
    pub const fn is_whole(&self) -> bool {
        self.is_whole
    }

    /// The step it has been looked back to.
    pub const fn reached(&self) -> u64 {
        self.look.reached()
    }

    /// The step that made it what it is, once all has been found.
    pub fn since(&self) -> Option<&Moment> {
        self.since.as_ref().filter(|_| self.is_whole)
    }

    /// The step that put the queen there who was taken off again.
    pub const fn placed(&self) -> Option<&Moment> {
        self.placed.as_ref()
    }
}
