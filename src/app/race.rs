//! Searches compared on one board: side by side, on one clock.

use queens_solver::{Kind, Problem, Run, SearchId, Target, Timeline};

use super::model::Model;
use super::seen::Seen;
use super::watch::Thrown;

/// What a tick of the clock is to every search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Clock {
    /// A step.
    Steps,
    /// A test, with all steps up to it.
    Tests,
    /// None: each goes as fast as it can, for the same time.
    Free,
}

impl Clock {
    /// The clocks with their names in addresses.
    pub const ALL: [(Self, &'static str); 3] = [(Self::Steps, "steps"), (Self::Tests, "tests"), (Self::Free, "free")];
}

/// Where a search is home.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// At its first solution, or at its end where it finds none.
    First,
    /// At its end.
    All,
}

impl Goal {
    /// The goals with their names in addresses.
    pub const ALL: [(Self, &'static str); 2] = [(Self::First, "first"), (Self::All, "all")];
}

/// The fewest and the most searches side by side.
pub const FIELD: (usize, usize) = (2, 4);
/// The searches that are compared unless others are asked for: what looking ahead saves.
const DEFAULT: [SearchId; 2] = [SearchId::Recursive, SearchId::ForwardChecking];
/// Ticks between two looks at the clock on the wall.
const SLICE: u64 = 4096;
/// Steps of a turn, where each goes as fast as it can: fewer take less time than telling it.
const TURN: u64 = 256;

/// The searches, their clock and where it stands.
#[derive(Clone, Debug)]
pub struct Race {
    /// The searches, in the order in which they stand side by side.
    pub racers: Vec<Racer>,
    /// What a tick is.
    pub clock: Clock,
    /// Where they are home.
    pub goal: Goal,
    problem: Problem,
    /// Ticks since the start; without a clock the steps of the one that has taken most.
    pub ticks: u64,
    /// The most ticks seen.
    pub furthest: u64,
    targets: Vec<u64>, // without a clock: the step that each search is to go to; empty while none is asked for
    /// Tells the time, ms, for what the searches need without a clock; where there is none, steps are counted.
    pub stopwatch: Option<fn() -> f64>,
}

/// One search of a race.
#[derive(Clone, Debug)]
pub struct Racer {
    /// Which search.
    pub search: SearchId,
    /// Its run at its cursor.
    pub timeline: Timeline,
    /// Without a clock: the time that it has needed, ms; `None` once it was taken anywhere else than forwards.
    pub time: Option<f64>,
}

impl Racer {
    fn new(search: SearchId, problem: &Problem) -> Self {
        Self { search, timeline: Timeline::new(Run::new(search, problem)), time: Some(0.0) }
    }

    /// Whether it has come as far as it should.
    pub fn is_home(&self, goal: Goal) -> bool {
        self.timeline.is_at_end() || (goal == Goal::First && self.timeline.counters().solutions > 0)
    }

    /// What the search shows.
    pub fn seen<'a>(&'a self, model: &'a Model) -> Seen<'a> {
        Seen { search: self.search, timeline: &self.timeline, ..model.seen() }
    }

    /// How much of the clock it has used. What comes after its last test takes a tick as well.
    fn used(&self, clock: Clock) -> u64 {
        match clock {
            Clock::Tests => self.timeline.counters().tests + u64::from(self.timeline.step() > 0 && !self.is_on_test()),
            Clock::Steps | Clock::Free => self.timeline.step(),
        }
    }

    fn is_on_test(&self) -> bool {
        self.timeline.last().is_some_and(|event| event.kind() == Kind::Test)
    }

    /// Goes towards a tick of the clock, at most `limit` steps, but no further than home; whether it is there.
    fn go_to(&mut self, tick: u64, clock: Clock, goal: Goal, limit: u64) -> bool {
        match clock {
            Clock::Tests => self.go_to_test(tick, goal, limit),
            Clock::Steps | Clock::Free => self.go_to_step(tick, goal, limit),
        }
    }

    fn go_to_step(&mut self, step: u64, goal: Goal, limit: u64) -> bool {
        let first = self.timeline.boards().next().map(|(step, _)| step).filter(|_| goal == Goal::First);
        let step = step.min(first.unwrap_or(step)); // a solution seen before is where it stops
        self.timeline.jump(step);
        let left = step.saturating_sub(self.timeline.step()).min(limit);
        if goal == Goal::All {
            self.timeline.approach(step, limit);
        } else if !self.is_home(goal) {
            self.timeline.run_to(Target::Solution, left);
        }
        self.timeline.step() >= step || self.is_home(goal)
    }

    /// The step of a test is the first at which it is counted; before the first test no step is taken.
    fn go_to_test(&mut self, test: u64, goal: Goal, limit: u64) -> bool {
        if test == 0 {
            self.timeline.seek(0);
            return true;
        }
        let tests = |racer: &Self| racer.timeline.counters().tests;
        let back = self.used(Clock::Tests) > test && tests(self) >= test;
        let mut left = limit;
        while back && left > 0 && (tests(self) > test || !self.is_on_test()) && self.timeline.back().is_some() {
            left -= 1;
        }
        while left > 0 && tests(self) < test && !self.is_home(goal) && self.timeline.advance().is_some() {
            left -= 1;
        }
        left > 0
    }
}

impl Race {
    /// A race of the usual searches, at the start.
    pub fn new(problem: Problem) -> Self {
        let racers = DEFAULT.iter().map(|&search| Racer::new(search, &problem)).collect();
        let (clock, goal) = (Clock::Steps, Goal::All);
        Self { racers, clock, goal, problem, ticks: 0, furthest: 0, targets: Vec::new(), stopwatch: None }
    }

    /// The searches side by side.
    pub fn searches(&self) -> Vec<SearchId> {
        self.racers.iter().map(|racer| racer.search).collect()
    }

    /// Goes to the start with these searches: every one once, and as many as there may be.
    pub fn enter(&mut self, searches: &[SearchId], problem: Problem) {
        let mut field: Vec<SearchId> = Vec::new();
        for (searches, most) in [(searches, FIELD.1), (&DEFAULT, FIELD.0)] {
            for &search in searches {
                if field.len() < most && !field.contains(&search) {
                    field.push(search);
                }
            }
        }
        self.racers = field.into_iter().map(|search| Racer::new(search, &problem)).collect();
        self.problem = problem;
        self.begin();
    }

    /// The same searches on another board, at the start; nothing where it is the same board.
    pub fn move_to(&mut self, problem: Problem) {
        if problem != self.problem {
            self.enter(&self.searches(), problem);
        }
    }

    /// What going to another start throws away; `None` at the start.
    pub fn thrown(&self) -> Option<Thrown> {
        let searches = self.racers.iter().map(|racer| (racer.search, racer.timeline.step())).collect();
        (self.ticks > 0).then_some(Thrown { searches, problem: self.problem, step: self.ticks })
    }

    /// Another clock or goal, at the start.
    pub fn set(&mut self, clock: Clock, goal: Goal) {
        if (clock, goal) != (self.clock, self.goal) {
            (self.clock, self.goal) = (clock, goal);
            self.begin();
        }
    }

    fn begin(&mut self) {
        self.furthest = 0;
        self.seek(0);
        self.go(u64::MAX);
    }

    /// Sets the clock; [`go`](Self::go) takes the searches there. Without a clock each goes to that step of its own.
    pub fn seek(&mut self, ticks: u64) {
        self.seek_each(vec![ticks; self.racers.len()]);
    }

    /// Sends each search to a step of its own; the clock, where there is one, to the furthest of them.
    pub fn seek_each(&mut self, steps: Vec<u64>) {
        self.ticks = steps.iter().copied().max().unwrap_or(0);
        self.targets = steps;
    }

    /// Gives up a way that not all have gone: the clock is set to where the last of them stands, and the others go there.
    pub fn stop(&mut self) {
        if self.targets.is_empty() {
            return;
        }
        self.targets.clear();
        let away = self.racers.iter().filter(|racer| !racer.is_home(self.goal));
        if let Some(last) = away.map(|racer| racer.used(self.clock)).min().filter(|_| self.clock != Clock::Free) {
            self.ticks = last;
            self.go(u64::MAX);
        }
        self.settle();
    }

    /// Takes every search to where it was sent, at most `limit` steps each; whether all are there.
    pub fn go(&mut self, limit: u64) -> bool {
        let (clock, goal) = (self.clock, self.goal);
        let mut there = true;
        for (index, racer) in self.racers.iter_mut().enumerate() {
            let own = self.targets.get(index).filter(|_| clock == Clock::Free);
            let tick = own.copied().unwrap_or(self.ticks);
            racer.time = (tick == 0).then_some(0.0); // what is not run is not timed
            there &= racer.go_to(tick, clock, goal, limit);
        }
        if there {
            self.targets.clear();
            self.settle();
        }
        there
    }

    /// Goes on until every search is where it was sent, or the time is up; whether all are there.
    pub fn approach(&mut self, time_left: &mut dyn FnMut() -> bool) -> bool {
        while !self.go(SLICE) {
            if !time_left() {
                return false;
            }
        }
        true
    }

    /// The clock stops with the last one home; without one it is the steps of the one that has taken most.
    fn settle(&mut self) {
        if self.is_over() || self.clock == Clock::Free {
            self.ticks = self.racers.iter().map(|racer| racer.used(self.clock)).max().unwrap_or(0);
        }
        self.furthest = self.furthest.max(self.ticks);
    }

    /// A tick forwards; false where all are home.
    pub fn forward(&mut self) -> bool {
        self.stop();
        if self.is_over() {
            return false;
        }
        if self.clock == Clock::Free {
            for racer in 0..self.racers.len() {
                self.run(racer, 1);
            }
            self.settle();
        } else {
            self.ticks += 1;
            self.go(u64::MAX);
        }
        true
    }

    /// A tick back; false at the start.
    pub fn back(&mut self) -> bool {
        self.stop();
        if self.ticks == 0 {
            return false;
        }
        if self.clock == Clock::Free {
            for racer in &mut self.racers {
                racer.timeline.back();
                racer.time = None;
            }
            self.settle();
        } else {
            self.ticks -= 1;
            self.go(u64::MAX);
        }
        true
    }

    /// Without a clock: one search goes on by itself, and its time is taken.
    fn run(&mut self, racer: usize, steps: u64) {
        let (goal, stopwatch) = (self.goal, self.stopwatch);
        let Some(racer) = self.racers.get_mut(racer).filter(|racer| !racer.is_home(goal)) else { return };
        let (begun, before) = (stopwatch.map(|now| now()), racer.timeline.step());
        racer.go_to_step(before.saturating_add(steps), goal, steps);
        let taken = stopwatch.zip(begun).map(|(now, begun)| now() - begun);
        let taken = taken.unwrap_or((racer.timeline.step() - before) as f64);
        racer.time = racer.time.map(|time| time + taken);
    }

    /// Without a clock: a frame. The one that has had least time goes next, so that all have the same.
    pub fn race(&mut self, time_left: &mut dyn FnMut() -> bool) {
        let had = |racer: &Racer| racer.time.unwrap_or(0.0);
        loop {
            let running = self.racers.iter().enumerate().filter(|(_, racer)| !racer.is_home(self.goal));
            let next = running.min_by(|(_, one), (_, other)| had(one).total_cmp(&had(other)));
            let Some((next, _)) = next else { break };
            self.run(next, TURN);
            if !time_left() {
                break;
            }
        }
        self.settle();
    }

    /// Goes on until the first of the searches comes to the target, or all are home; whether that is reached in time.
    pub fn run_on(&mut self, target: Target, time_left: &mut dyn FnMut() -> bool) -> bool {
        self.stop();
        let bulk = target == Target::End && self.clock == Clock::Steps;
        let chunk = if bulk { SLICE } else { 1 };
        let before = self.met(target);
        let mut looked = 0;
        while !self.is_over() {
            if self.clock == Clock::Free && target == Target::End {
                self.race(time_left);
            } else if bulk {
                self.ticks += chunk;
                self.go(u64::MAX);
            } else {
                self.forward();
            }
            if self.met(target) > before || (target == Target::Row && self.is_at_row()) {
                self.show(target);
                return true;
            }
            looked += chunk;
            if looked >= SLICE / 4 {
                looked = 0;
                if !time_left() {
                    return self.is_over();
                }
            }
        }
        true
    }

    /// By tests, a solution lies between two ticks: who has found one goes back to it.
    fn show(&mut self, target: Target) {
        let (goal, tick) = (self.goal, self.ticks);
        if target != Target::Solution || self.clock != Clock::Tests {
            return;
        }
        for racer in self.racers.iter_mut().filter(|racer| !racer.is_home(goal)) {
            let since_test = racer.timeline.recent(usize::MAX).skip(1).take_while(|event| event.kind() != Kind::Test);
            let solution = { since_test }.position(|event| event.kind() == Kind::Solution);
            if let Some(behind) = solution.filter(|_| racer.is_on_test() && racer.timeline.counters().tests == tick) {
                (0..=behind).for_each(|_| _ = racer.timeline.back());
            }
        }
    }

    /// How often all searches together have come to a target that is counted.
    fn met(&self, target: Target) -> u64 {
        let counted = |racer: &Racer| match target {
            Target::Solution => racer.timeline.counters().solutions,
            Target::Backtrack => racer.timeline.counters().removals,
            Target::Row | Target::End => 0,
        };
        self.racers.iter().map(counted).sum()
    }

    fn is_at_row(&self) -> bool {
        let last = |racer: &Racer| {
            racer.timeline.last().is_some_and(|event| matches!(event.kind(), Kind::Call | Kind::Return))
        };
        self.racers.iter().any(last)
    }

    /// Whether all are home.
    pub fn is_over(&self) -> bool {
        self.racers.iter().all(|racer| racer.is_home(self.goal))
    }

    /// Whether a search came home before the others, or with none before it.
    pub fn is_first(&self, racer: &Racer) -> bool {
        let home = |racer: &&Racer| racer.is_home(self.goal);
        let used = |racer: &Racer| match self.clock {
            Clock::Free => racer.time,
            clock => Some(racer.used(clock) as f64),
        };
        let best = self.racers.iter().filter(home).filter_map(used).min_by(f64::total_cmp);
        home(&racer) && best.is_some() && used(racer) == best
    }

    /// Where each search stands, in its own steps.
    pub fn steps(&self) -> Vec<u64> {
        self.racers.iter().map(|racer| racer.timeline.step()).collect()
    }
}
