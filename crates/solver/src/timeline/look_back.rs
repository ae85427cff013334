//! Since when a square has what it has: a look back from the cursor.

use super::Timeline;
use crate::{Event, Run, Square};

/// What a square can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Held {
    /// A queen.
    Queen,
    /// The mark of a square that was rejected.
    Rejected,
    /// The mark of a square that was tried and failed.
    Failed,
}

/// The step that gave a square what it has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moment {
    /// The run as that step left it; its counters tell which step it was.
    pub run: Run,
    /// The event; `None` where it has been so from the start.
    pub event: Option<Event>,
}

/// A look back for that step. Events at hand are taken back one by one; further back the run is replayed from one
/// checkpoint to the next.
///
/// ```
/// use queens_solver::{Held, Problem, Run, SearchId, Square, Timeline};
/// let mut timeline = Timeline::new(Run::new(SearchId::Recursive, &Problem::new(8).unwrap()));
/// timeline.seek(1298);
/// let mut look = timeline.look_back(Held::Rejected, Square::new(1, 0)).unwrap();
/// let moment = look.go_on(&timeline, u64::MAX).unwrap();
/// assert_eq!(moment.step(), 5); // row 1: call, test, place; row 2: call, test
/// ```
#[derive(Clone, Debug)]
pub struct LookBack {
    held: Held,
    square: Square,
    run: Run, // as far back as has been looked: it has been so from there on
    stretch: Option<Stretch>,
}

/// The steps from a checkpoint to where a look back has come, replayed.
#[derive(Clone, Debug)]
struct Stretch {
    checkpoint: Run,
    run: Run,
    since: Option<Moment>, // since when it is so without a break, if that is not longer than the stretch
    is_unbroken: bool,     // so far
}

impl Moment {
    /// The step, from 0 at the start.
    pub const fn step(&self) -> u64 {
        self.run.counters().steps
    }

    /// The run before that step; `None` before the start.
    fn before(&self) -> Option<Run> {
        let mut run = self.run.clone();
        run.undo(self.event?);
        Some(run)
    }
}

impl Run {
    /// Whether a square has something.
    pub fn has(&self, held: Held, square: Square) -> bool {
        let is_in = |columns: u32| columns & 1 << square.column != 0;
        match held {
            Held::Queen => self.board().has(square),
            Held::Rejected => is_in(self.marks(square.row).rejected),
            Held::Failed => is_in(self.marks(square.row).failed),
        }
    }
}

impl Timeline {
    /// A look back for the step that gave a square what it has at the cursor, or had one step before: what a step takes
    /// away it may still speak of. `None` where it has it at neither.
    pub fn look_back(&self, held: Held, square: Square) -> Option<LookBack> {
        let cursor = Moment { run: self.run.clone(), event: self.last() };
        let runs = [Some(cursor.run.clone()), cursor.before()];
        runs.into_iter().flatten().find_map(|run| LookBack::from(run, held, square))
    }
}

impl LookBack {
    /// A look back from a run that has what is asked for.
    fn from(run: Run, held: Held, square: Square) -> Option<Self> {
        run.has(held, square).then_some(Self { held, square, run, stretch: None })
    }

    /// A look further back, for what the same square had just before a moment.
    pub fn before(moment: &Moment, held: Held, square: Square) -> Option<Self> {
        Self::from(moment.before()?, held, square)
    }

    /// How far back has been looked: it has been so from this step on.
    pub const fn reached(&self) -> u64 {
        self.run.counters().steps
    }

    /// Looks on, replaying at most `limit` steps, in the timeline whose cursor it began at; `None` while the moment is
    /// not found. Each call with a `limit` brings it nearer.
    pub fn go_on(&mut self, timeline: &Timeline, mut limit: u64) -> Option<Moment> {
        loop {
            if let Some(stretch) = &mut self.stretch {
                while stretch.step() < self.run.counters().steps {
                    limit = limit.checked_sub(1)?;
                    stretch.advance(self.held, self.square)?;
                }
                let Stretch { checkpoint, since, is_unbroken, .. } = self.stretch.take()?;
                if !is_unbroken {
                    return since;
                }
                self.run = checkpoint;
            }
            if let Some(moment) = self.take_back(timeline) {
                return Some(moment);
            }
            let (checkpoint, _) = timeline.checkpoints.before(self.reached() - 1);
            self.stretch = Some(Stretch {
                is_unbroken: checkpoint.has(self.held, self.square),
                run: checkpoint.clone(),
                checkpoint: checkpoint.clone(),
                since: None,
            });
        }
    }

    /// Takes the events at hand back; the moment, if they lead to it.
    fn take_back(&mut self, timeline: &Timeline) -> Option<Moment> {
        while self.reached() > 0 {
            let event = timeline.recent.at(self.reached(), timeline.step())?;
            self.run.undo(event);
            if !self.run.has(self.held, self.square) {
                self.run.advance();
                return Some(Moment { run: self.run.clone(), event: Some(event) });
            }
        }
        Some(Moment { run: self.run.clone(), event: None })
    }
}

impl Stretch {
    const fn step(&self) -> u64 {
        self.run.counters().steps
    }

    fn advance(&mut self, held: Held, square: Square) -> Option<()> {
        let event = self.run.advance()?;
        if !self.run.has(held, square) {
            (self.since, self.is_unbroken) = (None, false);
        } else if self.since.is_none() && !self.is_unbroken {
            self.since = Some(Moment { run: self.run.clone(), event: Some(event) });
        }
        Some(())
    }
}
