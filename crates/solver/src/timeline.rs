//! A run at a cursor that moves to any step, both ways, in memory that does not grow with the run.
//!
//! Three things are kept: a ring of the events just before the cursor, so that a step back is one
//! [`undo`](crate::Search::undo); checkpoints every `spacing` steps, so that a far step is a clone and at most one
//! spacing of steps away; and the first solutions. When the checkpoints fill their share of memory every second one
//! goes and the spacing doubles. The whole trace is never stored.

use std::collections::VecDeque;

use crate::{Counters, Event, Kind, Run, Search};

/// Events kept before the cursor.
const RING: usize = 1 << 16;
/// Steps between checkpoints at first.
const FIRST_SPACING: u64 = 1 << 12;
/// Bytes that all checkpoints together may take.
const CHECKPOINT_BYTES: usize = 512 << 10;
/// Checkpoints kept at most: an even number, so that the one after a full set lies on the doubled spacing.
const CHECKPOINTS: usize = CHECKPOINT_BYTES / size_of::<Checkpoint>() / 2 * 2;
/// Events before the cursor that are at hand wherever a seek ended, if there are so many.
const TAIL: u64 = 64;
/// A way of more steps than this is gone without keeping them, but for its tail.
const HURRIED_FROM: u64 = 1 << 10;
/// Solutions whose boards are kept.
const BOARDS_KEPT: usize = 1000;
/// Steps of solutions kept at first, for marks along a slider; beyond it they thin out.
const MARKS_KEPT: usize = 4096;

/// How far one step of the player goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grain {
    /// Every event.
    Test,
    /// To the next queen placed or removed.
    Move,
    /// To the next queen placed, or the moment a row has no square left; with look-ahead, the moment it is seen.
    Picture,
}

/// What a run can be asked to go on to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// The next solution.
    Solution,
    /// The next queen taken off.
    Backtrack,
    /// The next row entered or left.
    Row,
    /// The end of the run.
    End,
}

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
    recent: VecDeque<Event>,       // the events that led to the cursor, the newest last
    last: Option<Event>,           // the event that led to the cursor
    checkpoints: Vec<Checkpoint>,  // at 0, spacing, 2·spacing …
    spacing: u64,                  // steps, a power of two
    furthest: u64,                 // the furthest step seen
    finished: bool,                // whether `furthest` is the end of the run
    boards: Vec<(u64, Box<[u8]>)>, // step and columns of the first solutions
    marks: Vec<u64>,               // steps of solutions
}

/// A run at a step, and the event that led to it.
type Checkpoint = (Run, Option<Event>);

impl Timeline {
    /// A timeline at step 0 of a run at step 0.
    pub fn new(run: Run) -> Self {
        Self {
            checkpoints: vec![(run.clone(), None)],
            run,
            recent: VecDeque::new(),
            last: None,
            spacing: FIRST_SPACING,
            furthest: 0,
            finished: false,
            boards: Vec::new(),
            marks: Vec::new(),
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
        self.furthest
    }

    /// The number of steps of the whole run, once its end was seen.
    pub fn end(&self) -> Option<u64> {
        self.finished.then_some(self.furthest)
    }

    /// Whether the cursor stands at the end.
    pub fn is_at_end(&self) -> bool {
        self.end() == Some(self.step())
    }

    /// The event that led to the cursor; `None` at step 0.
    pub const fn last(&self) -> Option<Event> {
        self.last
    }

    /// The newest events up to the cursor, the newest first: at most `count`, and at least 64 if there are so many.
    pub fn recent(&self, count: usize) -> impl Iterator<Item = Event> + '_ {
        self.recent.iter().rev().take(count).copied()
    }

    /// The first thousand solutions found up to the cursor, as columns by row.
    pub fn solutions(&self) -> impl ExactSizeIterator<Item = &[u8]> {
        let up_to_cursor = self.boards.partition_point(|(step, _)| *step <= self.step());
        self.boards().take(up_to_cursor).map(|(_, columns)| columns)
    }

    /// The first thousand solutions seen, wherever the cursor stands: the step of each and its columns by row.
    pub fn boards(&self) -> impl ExactSizeIterator<Item = (u64, &[u8])> {
        self.boards.iter().map(|(step, columns)| (*step, &**columns))
    }

    /// The steps at which solutions were found so far, wherever the cursor stands; in a long run those that lie close
    /// together are thinned out.
    pub fn solution_steps(&self) -> &[u64] {
        &self.marks
    }

    /// Takes the next step; `None` at the end.
    #[inline]
    pub fn advance(&mut self) -> Option<Event> {
        let event = self.go_on()?;
        self.remember(event);
        Some(event)
    }

    /// Takes the next step without keeping it for the way back.
    #[inline]
    fn go_on(&mut self) -> Option<Event> {
        let event = self.run.advance()?;
        self.last = Some(event);
        if self.step() > self.furthest {
            self.explore(event);
        }
        Some(event)
    }

    #[inline]
    fn remember(&mut self, event: Event) {
        if self.recent.len() == RING {
            self.recent.pop_front();
        }
        self.recent.push_back(event);
    }

    /// What is noted of a step when it is seen for the first time.
    #[inline]
    fn explore(&mut self, event: Event) {
        self.furthest = self.step();
        if let Event::Solution { .. } | Event::Mirror { .. } = event {
            self.note_solution(event);
        } else if let Event::Done = event {
            self.finished = true;
        }
        if self.furthest & (self.spacing - 1) == 0 {
            self.plant_checkpoint();
        }
    }

    fn note_solution(&mut self, event: Event) {
        if self.boards.len() < BOARDS_KEPT
            && let Some(columns) = self.run.accepted(event)
        {
            self.boards.push((self.furthest, columns.into()));
        }
        self.marks.push(self.furthest);
        if self.marks.len() > MARKS_KEPT {
            let apart = self.furthest / (MARKS_KEPT as u64 / 4);
            let mut kept = 0;
            self.marks.retain(|&step| {
                let keep = step - kept >= apart;
                if keep {
                    kept = step;
                }
                keep
            });
        }
    }

    fn plant_checkpoint(&mut self) {
        let planted = self.checkpoints.len();
        if planted == CHECKPOINTS {
            let mut index = 0;
            self.checkpoints.retain(|_| {
                index += 1;
                index % 2 == 1
            });
            self.spacing *= 2;
        } else if planted == self.checkpoints.capacity() {
            // Doubles as a `Vec` would, but never past its share of memory.
            self.checkpoints.reserve_exact(planted.min(CHECKPOINTS - planted));
        }
        self.checkpoints.push((self.run.clone(), self.last));
    }

    /// Takes the last step back; `None` at step 0.
    #[inline]
    pub fn back(&mut self) -> Option<Event> {
        if self.recent.is_empty() && self.step() > 0 {
            self.refill();
        }
        let event = self.recent.pop_back()?;
        self.run.undo(event);
        if self.recent.is_empty() && self.step() > 0 {
            self.refill();
        }
        self.last = self.recent.back().copied();
        Some(event)
    }

    /// Fills the ring with the events before the cursor, by replay from a checkpoint at least half a ring behind. Only
    /// the search is replayed: what its events add up to is known, the run stands there.
    fn refill(&mut self) {
        let cursor = self.step();
        let checkpoint = self.checkpoint_before(cursor.saturating_sub(RING as u64 / 2));
        let (run, _) = &self.checkpoints[checkpoint];
        let (from, mut search) = (run.counters().steps, run.search().clone());
        self.recent.clear();
        for _ in from..cursor {
            let Some(event) = search.advance() else { break };
            self.remember(event);
        }
    }

    fn checkpoint_before(&self, step: u64) -> usize {
        ((step / self.spacing) as usize).min(self.checkpoints.len() - 1)
    }

    fn restore(&mut self, checkpoint: usize) {
        let (run, last) = &self.checkpoints[checkpoint];
        self.run.clone_from(run);
        self.last = *last;
        self.recent.clear();
    }

    /// Goes to `target`, or to the end where the run is shorter. A step never seen is reached by running to it: take
    /// [`jump`](Self::jump) and [`approach`](Self::approach) where that may be long.
    pub fn seek(&mut self, target: u64) {
        self.jump(target);
        self.approach(target, u64::MAX);
    }

    /// Moves the cursor as near before `target` as can be done at once.
    pub fn jump(&mut self, target: u64) {
        let nearest = self.checkpoint_before(target.saturating_sub(TAIL));
        let from_checkpoint = target - (nearest as u64 * self.spacing).min(target);
        match self.step().checked_sub(target) {
            Some(back) if back <= from_checkpoint && back <= self.recent.len() as u64 => {
                while self.step() > target && self.back().is_some() {}
            }
            None if target - self.step() <= from_checkpoint => {}
            _ => self.restore(nearest),
        }
    }

    /// Takes at most `limit` steps towards `target`; whether it, or the end, is reached.
    pub fn approach(&mut self, target: u64, limit: u64) -> bool {
        let steps = limit.min(target.saturating_sub(self.step()));
        let hurried = if steps > HURRIED_FROM { steps - TAIL } else { 0 };
        if hurried > 0 {
            self.recent.clear(); // what lies further back is replayed when it is asked for
        }
        for _ in 0..hurried {
            if self.go_on().is_none() {
                self.refill();
                return true;
            }
        }
        for _ in hurried..steps {
            if self.advance().is_none() {
                return true;
            }
        }
        self.step() >= target
    }

    /// Goes on to `target`, at most `limit` steps; whether it, or the end, is reached.
    pub fn run_to(&mut self, target: Target, limit: u64) -> bool {
        for _ in 0..limit {
            match self.advance() {
                Some(event) if target.is_met_by(event.kind()) => return true,
                Some(_) => {}
                None => return true,
            }
        }
        false
    }

    /// One step of `grain` forwards; false at the end, where nothing changes.
    pub fn step_forward(&mut self, grain: Grain) -> bool {
        let mut moved = false;
        while let Some(event) = self.advance() {
            moved = true;
            if grain.stops_between(event, || self.run.peek()) {
                break;
            }
        }
        moved
    }

    /// One step of `grain` back; false at step 0, where nothing changes.
    pub fn step_back(&mut self, grain: Grain) -> bool {
        let mut moved = false;
        while let Some(undone) = self.back() {
            moved = true;
            if self.last().is_none_or(|last| grain.stops_between(last, || Some(undone))) {
                break;
            }
        }
        moved
    }

    /// Bytes that this timeline holds on the heap and in itself.
    pub fn bytes(&self) -> usize {
        size_of::<Self>()
            + self.recent.capacity() * size_of::<Event>()
            + self.checkpoints.capacity() * size_of::<Checkpoint>()
            + self.marks.capacity() * size_of::<u64>()
            + self.boards.iter().map(|board| size_of_val(board) + board.1.len()).sum::<usize>()
    }
}

impl Target {
    const fn is_met_by(self, kind: Kind) -> bool {
        match self {
            Self::Solution => matches!(kind, Kind::Solution),
            Self::Backtrack => matches!(kind, Kind::Remove),
            Self::Row => matches!(kind, Kind::Call | Kind::Return),
            Self::End => matches!(kind, Kind::Done),
        }
    }
}

impl Grain {
    /// The names in addresses and scripts, finest first.
    pub const ALL: [(Self, &'static str); 3] = [(Self::Test, "test"), (Self::Move, "move"), (Self::Picture, "picture")];

    /// The next coarser grain; a picture is the coarsest.
    #[must_use]
    pub const fn coarser(self) -> Self {
        match self {
            Self::Test => Self::Move,
            Self::Move | Self::Picture => Self::Picture,
        }
    }

    /// Whether the player stops between the events `last` and `next`.
    fn stops_between(self, last: Event, next: impl FnOnce() -> Option<Event>) -> bool {
        let dead_end = |next: Event| {
            let restores = next.kind() == Kind::Restore && matches!(last.kind(), Kind::Test | Kind::Prune);
            restores || next.kind() == Kind::Return
        };
        match self {
            Self::Test => true,
            Self::Move => last.puts().is_some() || last.takes().is_some(),
            Self::Picture => last.puts().is_some() || next().is_some_and(dead_end),
        }
    }
}
