//! A run at a cursor that moves to any step, both ways, in memory that does not grow with the run.
//!
//! Three things are kept: a ring of the events just before the cursor, so that a step back is one
//! [`undo`](crate::Search::undo); checkpoints every so many steps, so that a far step is a clone and at most one spacing
//! of steps away; and the first solutions. The whole trace is never stored.
//!
//! What a step costs here beside [`Run::advance`] is the store of its event: whatever else there is to be done of a
//! step is known by its number or by its kind where the search takes it. An event is never copied on the way, for it is
//! written in pieces and would be read in one, which a processor waits for.

mod checkpoints;
mod grain;
mod look_back;
mod ring;
mod seek;
mod solutions;

pub use grain::Grain;
pub use look_back::{Held, LookBack, Moment};
pub use seek::Target;

use crate::kind::Kinds;
use crate::witness::Keeper;
use crate::{AnySearch, Counters, Event, Kind, Run};
use checkpoints::Checkpoints;
use ring::Ring;
use solutions::Solutions;

/// Events before the cursor that are at hand wherever a seek ended, if there are so many.
const TAIL: u64 = 64;
/// Events before the cursor that are at hand again, at least, where those at hand have run out, if there are so many.
const REFILL: u64 = 1 << 15;
/// The kinds of events that are noted when they are seen for the first time.
const NOTED: Kinds = Kinds::of(&[Kind::Solution, Kind::Done]);

/// A run with a cursor.
///
/// ```
/// use queens_solver::{Problem, Run, SearchId, Timeline};
/// let problem = Problem::new(8).unwrap();
/// let mut timeline = Timeline::new(Run::new(SearchId::Recursive, &problem));
/// timeline.seek(1298);
/// assert_eq!(timeline.run().counters().tests, 867);
/// timeline.seek(3);
/// assert_eq!(timeline.step(), 3);
/// assert_eq!(timeline.furthest(), 1298);
/// ```
#[derive(Clone, Debug)]
pub struct Timeline {
    run: Run,
    recent: Ring, // at least the last event
    checkpoints: Checkpoints,
    solutions: Solutions,
    furthest: u64, // the furthest step seen before the cursor last went on from it, or something of note was seen
    finished: bool, // whether the end was seen
}

impl Timeline {
    /// A timeline at step 0 of a run at step 0.
    pub fn new(run: Run) -> Self {
        Self {
            checkpoints: Checkpoints::new(run.clone()),
            run,
            recent: Ring::default(),
            solutions: Solutions::default(),
            furthest: 0,
            finished: false,
        }
    }

    /// The run as it stands at the cursor.
    pub const fn run(&self) -> &Run {
        &self.run
    }

    /// The cursor: steps from the start.
    pub const fn step(&self) -> u64 {
        self.counters().steps
    }

    /// The counters at the cursor.
    pub const fn counters(&self) -> &Counters {
        self.run.counters()
    }

    /// The furthest step seen.
    pub const fn furthest(&self) -> u64 {
        if self.furthest > self.step() { self.furthest } else { self.step() }
    }

    /// The number of steps of the whole run, once its end was seen.
    pub fn end(&self) -> Option<u64> {
        self.finished.then_some(self.furthest())
    }

    /// Whether the cursor stands at the end.
    pub fn is_at_end(&self) -> bool {
        self.end() == Some(self.step())
    }

    /// Whether the cursor stands at a [dead end](Run::is_dead_end).
    pub fn is_at_dead_end(&self) -> bool {
        self.last().is_some_and(|last| self.run.is_dead_end(last))
    }

    /// The event that led to the cursor; `None` at step 0.
    pub fn last(&self) -> Option<Event> {
        self.recent.last(self.step())
    }

    /// The newest events up to the cursor, the newest first: at most `count`, and at least 64 if there are so many.
    pub fn recent(&self, count: usize) -> impl Iterator<Item = Event> + '_ {
        self.recent.newest_first(self.step()).take(count)
    }

    /// The first thousand solutions found up to the cursor, as columns by row.
    pub fn solutions(&self) -> impl ExactSizeIterator<Item = &[u8]> {
        self.boards().take(self.solutions.boards_up_to(self.step())).map(|(_, columns)| columns)
    }

    /// The first thousand solutions seen, wherever the cursor stands: the step of each and its columns by row.
    pub fn boards(&self) -> impl ExactSizeIterator<Item = (u64, &[u8])> {
        self.solutions.boards()
    }

    /// The steps at which solutions were found so far, wherever the cursor stands; in a long run those that lie close
    /// together are thinned out.
    pub fn solution_steps(&self) -> &[u64] {
        self.solutions.marks()
    }

    /// Takes the next step; `None` at the end.
    pub fn advance(&mut self) -> Option<Event> {
        let mut of_note = false;
        let next = self.checkpoints.next();
        let event = self.run.advance_kept(Kept { recent: &mut self.recent, next, of_note: &mut of_note });
        if of_note {
            self.note(event?);
        }
        event
    }

    /// Notes what there is to be noted of a step, if it is seen for the first time.
    #[cold]
    #[inline(never)]
    fn note(&mut self, event: Event) {
        let step = self.step();
        if step <= self.furthest {
            return;
        }
        self.furthest = step;
        if event.kind() == Kind::Solution {
            self.solutions.note(step, || self.run.accepted(event));
        }
        self.finished |= event == Event::Done;
        if step == self.checkpoints.next() {
            self.checkpoints.plant(&self.run, event);
        }
    }

    /// Takes the last step back; `None` at step 0.
    pub fn back(&mut self) -> Option<Event> {
        let step = self.step();
        self.furthest = self.furthest();
        let event = self.recent.take(step)?;
        self.run.undo(event);
        if self.recent.len(step - 1) < TAIL.min(step - 1) {
            self.refill();
        }
        Some(event)
    }

    /// Fills the ring with the events before the cursor, by replay from a checkpoint so far behind.
    #[cold]
    #[inline(never)]
    fn refill(&mut self) {
        let (run, _) = self.checkpoints.before(self.step().saturating_sub(REFILL));
        let (step, mut search) = (run.counters().steps, run.search().clone());
        self.recent.clear(step);
        self.replay(step, &mut search);
    }

    /// Keeps the events from a step on to the cursor. Only the search is replayed: what its events add up to is known,
    /// the run stands there.
    fn replay(&mut self, from: u64, search: &mut AnySearch) {
        for step in from + 1..=self.step() {
            search.replay(step, &mut self.recent);
        }
    }

    /// Bytes that this timeline holds on the heap and in itself.
    pub fn bytes(&self) -> usize {
        size_of::<Self>() + self.recent.bytes() + self.checkpoints.bytes() + self.solutions.bytes()
    }
}

/// Keeps an event in the ring, and tells whether there is something else to be done of its step.
struct Kept<'a> {
    recent: &'a mut Ring,
    next: u64, // the step of the next checkpoint
    of_note: &'a mut bool,
}

impl Keeper for Kept<'_> {
    #[allow(clippy::inline_always)] // as all that is done with every event
    #[inline(always)]
    fn keep(self, step: u64, event: Event) {
        self.recent.keep(step, event);
        *self.of_note = step == self.next || NOTED.has(event.kind());
    }
}
