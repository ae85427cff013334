//! Pieces of work that take turns.

use std::collections::VecDeque;

use super::progress::Progress;

/// A piece of work that is done in slices.
pub trait Work {
    /// Goes on until it is done, or until `time_left`, which is asked again and again, says no; whether it is done.
    fn slice(&mut self, time_left: &mut dyn FnMut() -> bool) -> bool;

    /// How far it is; `None` where nothing is under way.
    fn progress(&self) -> Option<Progress>;

    /// Gives up what is not done yet.
    fn stop(&mut self);
}

/// Pieces of work by name, in the order of their turns.
///
/// ```
/// use queens_lab::app::work::Queue;
/// let mut queue = Queue::default();
/// queue.begin("measure");
/// queue.begin("seek");
/// assert_eq!(queue.front(), Some("measure"));
/// queue.turn();
/// assert_eq!(queue.front(), Some("seek"));
/// queue.end("seek");
/// assert_eq!(queue.front(), Some("measure"));
/// ```
#[derive(Clone, Debug)]
pub struct Queue<T> {
    waiting: VecDeque<(T, u64)>, // with the number that it was given
    given: u64,
}

impl<T> Default for Queue<T> {
    fn default() -> Self {
        Self { waiting: VecDeque::new(), given: 0 }
    }
}

impl<T: Copy + PartialEq> Queue<T> {
    /// Puts a piece of work at the end; one of the same name that is under way gives way to it.
    pub fn begin(&mut self, name: T) {
        self.end(name);
        self.given += 1;
        self.waiting.push_back((name, self.given));
    }

    /// Takes a piece of work out, done or not.
    pub fn end(&mut self, name: T) {
        self.waiting.retain(|(other, _)| *other != name);
    }

    /// The piece whose turn it is.
    pub fn front(&self) -> Option<T> {
        self.waiting.front().map(|(name, _)| *name)
    }

    /// The next one's turn.
    pub fn turn(&mut self) {
        if !self.waiting.is_empty() {
            self.waiting.rotate_left(1);
        }
    }

    /// Whether a piece of work is under way.
    pub fn has(&self, name: T) -> bool {
        self.waiting.iter().any(|(other, _)| *other == name)
    }

    /// Whether nothing is under way.
    pub fn is_empty(&self) -> bool {
        self.waiting.is_empty()
    }

    /// How many pieces were ever begun: the number that the last one was given.
    pub const fn given(&self) -> u64 {
        self.given
    }

    /// Whether the piece that was given a number is still under way: neither done, nor stopped, nor begun anew.
    pub fn waits(&self, number: u64) -> bool {
        self.waiting.iter().any(|(_, other)| *other == number)
    }

    /// All that is under way, in the order of their turns.
    pub fn names(&self) -> impl Iterator<Item = T> + '_ {
        self.waiting.iter().map(|(name, _)| *name)
    }
}
