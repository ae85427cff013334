//! Ways to steps near and far.

use super::{NOTED, TAIL, Timeline};
use crate::hurry::Halt;
use crate::kind::Kinds;
use crate::{AnySearch, Counters, Kind};

/// Steps from one landmark of a hurried way to the next.
const STRETCH: u64 = 1 << 10;
/// The first steps of a way, which are kept one by one: more of it is hurried.
const KEPT: u64 = 2 * STRETCH;

/// What a run can be asked to go on to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// The next solution.
    Solution,
    /// The next [dead end](crate::Run::is_dead_end).
    DeadEnd,
    /// The next queen taken off.
    Backtrack,
    /// The next row entered or left.
    Row,
    /// The end of the run.
    End,
}

/// Where a way ends: at the first of these.
#[derive(Clone, Copy)]
struct Goal {
    step: u64,
    test: u64,    // the counter of tests
    kinds: Kinds, // of the event that leads there
}

impl Target {
    /// The kinds of events that meet it; of a dead end the kind alone does not tell.
    const fn kinds(self) -> Kinds {
        match self {
            Self::DeadEnd => Kinds::of(&[]),
            Self::Solution => Kinds::of(&[Kind::Solution]),
            Self::Backtrack => Kinds::of(&[Kind::Remove]),
            Self::Row => Kinds::of(&[Kind::Call, Kind::Return]),
            Self::End => Kinds::of(&[Kind::Done]),
        }
    }
}

impl Goal {
    /// Nothing but a step.
    const fn step(step: u64) -> Self {
        Self { step, test: u64::MAX, kinds: Kinds::of(&[]) }
    }

    /// Steps that can be taken without passing it: none of them tests more than once.
    fn room(&self, timeline: &Timeline) -> u64 {
        let Counters { steps, tests, .. } = *timeline.counters();
        self.step.saturating_sub(steps).min(self.test.saturating_sub(tests))
    }
}

impl Timeline {
    /// Goes to `target`, or to the end where the run is shorter. A step never seen is reached by running to it: take
    /// [`jump`](Self::jump) and [`approach`](Self::approach) where that may be long.
    pub fn seek(&mut self, target: u64) {
        self.jump(target);
        self.approach(target, u64::MAX);
    }

    /// Moves the cursor as near before `target` as can be done at once.
    pub fn jump(&mut self, target: u64) {
        let nearest = self.checkpoints.before(target.saturating_sub(TAIL)).0.counters().steps;
        let from_checkpoint = target - nearest;
        match self.step().checked_sub(target) {
            Some(back) if back <= from_checkpoint && back <= self.recent.len(self.step()) => {
                while self.step() > target && self.back().is_some() {}
            }
            None if target - self.step() <= from_checkpoint => {}
            _ => self.restore(nearest),
        }
    }

    /// Goes to the checkpoint at a step.
    fn restore(&mut self, step: u64) {
        self.furthest = self.furthest();
        let (run, last) = self.checkpoints.before(step);
        self.run.clone_from(run);
        self.recent.clear(step.saturating_sub(1));
        if let Some(last) = *last {
            self.recent.keep(step, last);
        }
    }

    /// Takes at most `limit` steps towards `target`; whether it, or the end, is reached.
    pub fn approach(&mut self, target: u64, limit: u64) -> bool {
        let step = self.step().saturating_add(limit).min(target);
        let halt = self.go_on(Goal::step(step));
        halt == Halt::Ended || self.step() >= target
    }

    /// Moves the cursor as near before the step of a test as can be done at once: the first step at which so many tests
    /// are [counted](Counters::tests), step 0 for none.
    ///
    /// ```
    /// use queens_solver::{Problem, Run, SearchId, Timeline};
    /// let mut timeline = Timeline::new(Run::new(SearchId::Recursive, &Problem::new(8).unwrap()));
    /// timeline.seek(1300);
    /// timeline.jump_to_test(867);
    /// assert!(timeline.approach_test(867, u64::MAX));
    /// assert_eq!((timeline.step(), timeline.counters().tests), (1298, 867));
    /// ```
    pub fn jump_to_test(&mut self, test: u64) {
        let back = self.counters().tests.saturating_sub(test);
        if back <= TAIL && self.is_past(test) {
            while self.is_past(test) && self.back().is_some() {}
            return;
        }
        let Counters { steps: nearest, tests, .. } =
            *self.checkpoints.before_test(test.saturating_sub(TAIL)).0.counters();
        if self.is_past(test) && back <= test - tests {
            while self.is_past(test) && self.recent.len(self.step()) > TAIL.min(self.step()) {
                self.back();
            }
        }
        if self.is_past(test) || self.step() < nearest {
            self.restore(nearest);
        }
    }

    /// Takes at most `limit` steps towards the step of a test; whether it, or the end, is reached.
    pub fn approach_test(&mut self, test: u64, limit: u64) -> bool {
        let step = self.step().saturating_add(limit);
        let halt = self.go_on(Goal { test, ..Goal::step(step) });
        halt == Halt::Ended || self.counters().tests >= test
    }

    /// Whether the cursor stands after the step of a test.
    fn is_past(&self, test: u64) -> bool {
        let Counters { steps, tests, .. } = *self.counters();
        let has_just_tested = || self.last().is_some_and(|last| last.kind() == Kind::Test);
        tests > test || tests == test && steps > 0 && (test == 0 || !has_just_tested())
    }

    /// Goes on to `target`, at most `limit` steps; whether it, or the end, is reached.
    pub fn run_to(&mut self, target: Target, limit: u64) -> bool {
        if target == Target::DeadEnd && self.run.may_have_dead_ends() {
            return self.run_to_dead_end(limit);
        }
        let step = self.step().saturating_add(limit);
        self.go_on(Goal { kinds: target.kinds(), ..Goal::step(step) }) != Halt::Reached
    }

    /// Goes on to the next dead end, step by step: where there are any, they are near.
    fn run_to_dead_end(&mut self, limit: u64) -> bool {
        let mut met = false;
        for _ in 0..limit {
            met = self.advance().is_none_or(|event| self.run.is_dead_end(event));
            if met {
                break;
            }
        }
        self.have_tail();
        met
    }

    /// Goes on to a goal, at whose end the last events are at hand.
    fn go_on(&mut self, goal: Goal) -> Halt {
        let halt = self.keep_on(goal).unwrap_or_else(|| self.hurry(goal));
        self.have_tail();
        halt
    }

    /// Has the last events at hand, after a jump and a few steps too.
    fn have_tail(&mut self) {
        if self.recent.len(self.step()) < TAIL.min(self.step()) {
            self.refill();
        }
    }

    /// Takes the first steps to a goal as any others are taken; `None` where there are more.
    fn keep_on(&mut self, goal: Goal) -> Option<Halt> {
        for _ in 0..KEPT {
            if goal.room(self) == 0 {
                return Some(Halt::Reached);
            }
            match self.advance() {
                None => return Some(Halt::Ended),
                Some(event) if goal.kinds.has(event.kind()) => return Some(Halt::Met(event)),
                Some(_) => {}
            }
        }
        None
    }

    /// Goes on to a goal without keeping the events of the way, but for those of its last stretch and of the one before:
    /// they are replayed from a landmark.
    fn hurry(&mut self, goal: Goal) -> Halt {
        let began = self.step();
        let landmark = |timeline: &Self| (timeline.step(), timeline.run.search().clone());
        let (mut before, mut latest) = (landmark(self), landmark(self));
        let halt = loop {
            if self.step() - latest.0 >= STRETCH {
                before = std::mem::replace(&mut latest, landmark(self));
            }
            let room = goal.room(self);
            if room == 0 {
                break Halt::Reached;
            }
            match self.stretch(self.step() + room.min(STRETCH), goal.kinds) {
                Halt::Reached => {}
                Halt::Met(event) => break Halt::Met(event),
                Halt::Ended => break Halt::Ended,
            }
        };
        self.catch_up(began, before);
        halt
    }

    /// Keeps the events from a landmark on, after those up to the step where the hurry began if that is where it stands.
    fn catch_up(&mut self, began: u64, (step, mut search): (u64, AnySearch)) {
        if step > began {
            self.recent.clear(step);
        }
        self.replay(step, &mut search);
    }

    /// Takes steps without keeping their events until one of these kinds, or to a step. The step to a checkpoint is taken
    /// by itself, for its event is kept there.
    fn stretch(&mut self, to: u64, kinds: Kinds) -> Halt {
        while self.step() < to {
            let event = match self.run.hurry(to.min(self.checkpoints.next() - 1), kinds.or(NOTED)) {
                Halt::Ended => return Halt::Ended,
                Halt::Reached if self.step() == to => break,
                Halt::Reached => self.run.advance(),
                Halt::Met(event) => Some(event),
            };
            let Some(event) = event else { return Halt::Ended };
            self.note(event);
            if kinds.has(event.kind()) {
                return Halt::Met(event);
            }
        }
        Halt::Reached
    }
}
