//! Searches on one clock.

use queens_solver::{Problem, SearchId};

use super::racer::Racer;
use super::rules::{Clock, Goal};
use crate::app::key::name_of;
use crate::app::mode::room::Thrown;

/// The fewest and the most searches side by side.
pub const FIELD: (usize, usize) = (2, 4);
/// The searches that are compared unless others are asked for: what looking ahead saves.
const DEFAULT: [SearchId; 2] = [SearchId::Recursive, SearchId::ForwardChecking];
/// Ticks between two looks at the clock on the wall.
pub(super) const SLICE: u64 = 4096;
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
    pub(super) problem: Problem,
    /// Ticks since the start; without a clock the steps of the one that has taken most.
    pub ticks: u64,
    /// The most ticks seen.
    pub furthest: u64,
    targets: Vec<u64>, // without a clock: the step that each search is to go to; empty while none is asked for
    /// Tells the time, ms, for what the searches need without a clock; where there is none, steps are counted.
    pub stopwatch: Option<fn() -> f64>,
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

    /// What they search: size, seed and start.
    pub const fn problem(&self) -> &Problem {
        &self.problem
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

    /// The most tests that one of them has made.
    pub fn most_tests(&self) -> u64 {
        self.racers.iter().map(|racer| racer.counted().1).max().unwrap_or(0)
    }

    /// What going to another start throws away; `None` at the start.
    pub fn thrown(&self) -> Option<Thrown> {
        let searches = self.racers.iter().map(|racer| (racer.search, racer.timeline.step())).collect();
        let rules = vec![("clock", name_of(&Clock::ALL, &self.clock)), ("goal", name_of(&Goal::ALL, &self.goal))];
        (self.ticks > 0).then_some(Thrown { searches, problem: self.problem, step: self.ticks, rules })
    }

    /// Another clock or goal, at the start; whether they are others.
    pub fn set(&mut self, clock: Clock, goal: Goal) -> bool {
        let others = (clock, goal) != (self.clock, self.goal);
        if others {
            (self.clock, self.goal) = (clock, goal);
            self.begin();
        }
        others
    }

    fn begin(&mut self) {
        self.furthest = 0;
        self.return_to(0);
    }

    /// Sets the clock to a tick seen before, and takes the searches there at once: each is a checkpoint away.
    pub fn return_to(&mut self, tick: u64) {
        self.seek(tick);
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

    /// Whether all are home.
    pub fn is_over(&self) -> bool {
        self.racers.iter().all(|racer| racer.is_home(self.goal))
    }

    /// Whether a search came home before the others, or with none before it; one that has given up is not home.
    pub fn is_first(&self, racer: &Racer) -> bool {
        let home = |racer: &&Racer| racer.is_home(self.goal) && !racer.has_given_up();
        let used = |racer: &Racer| match self.clock {
            Clock::Free => racer.time,
            clock @ (Clock::Steps | Clock::Tests) => Some(racer.used(clock) as f64),
        };
        let best = self.racers.iter().filter(home).filter_map(used).min_by(f64::total_cmp);
        home(&racer) && best.is_some() && used(racer) == best
    }

    /// Where each search stands, in its own steps.
    pub fn steps(&self) -> Vec<u64> {
        self.racers.iter().map(|racer| racer.timeline.step()).collect()
    }
}
