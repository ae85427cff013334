//! A search being watched.

use queens_solver::{Grain, Problem, Run, SearchId, Target, Timeline};

use super::begin::carried_over;
use super::speed::Speed;

/// A search at a step, and how it is played.
#[derive(Clone, Debug)]
pub struct Watch {
    /// Which search.
    pub search: SearchId,
    problem: Problem,
    /// The run at its cursor.
    pub timeline: Timeline,
    /// How far one step goes.
    pub grain: Grain,
    /// How fast it is played.
    pub speed: Speed,
    /// Whether it is playing.
    pub playing: bool,
    /// Steps of the grain owed to the clock, a fraction below 1 between frames.
    pub owed: f64,
    /// Steps a second that the greatest speed was measured to take; `None` before it has played for a while.
    pub measured: Option<u64>,
    /// A seek or run on its way.
    pub job: Option<Job>,
    /// Jobs begun so far: tells one from the next.
    pub begun: u64,
    /// Whether to play once the job is done.
    pub plays_next: bool,
    /// Steps between which playing loops.
    pub from: Option<u64>,
    /// The end of the loop.
    pub to: Option<u64>,
}

/// A seek or run that takes its time in slices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Job {
    /// To a step.
    Seek {
        /// The step.
        step: u64,
    },
    /// To the next event of a kind.
    Run {
        /// The kind.
        target: Target,
    },
}

/// A step that was thrown away, offered back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thrown {
    /// The search; or those that were compared, each with the step where it stood.
    pub searches: Vec<(SearchId, u64)>,
    /// Size, seed and start.
    pub problem: Problem,
    /// The step, or the tick of the clock.
    pub step: u64,
}

/// Steps taken between two looks at the clock.
const SLICE: u64 = 20_000;

impl Watch {
    /// A search at step 0.
    pub fn new(search: SearchId, problem: Problem) -> Self {
        Self {
            search,
            problem,
            timeline: Timeline::new(Run::new(search, &problem)),
            grain: Grain::Test,
            speed: Speed::default(),
            playing: false,
            owed: 0.0,
            measured: None,
            job: None,
            begun: 0,
            plays_next: false,
            from: None,
            to: None,
        }
    }

    /// What it searches: size, seed and start.
    pub const fn problem(&self) -> &Problem {
        &self.problem
    }

    /// Rows, columns and queens.
    pub const fn n(&self) -> u8 {
        self.problem.n()
    }

    /// The seed of searches that draw lots.
    pub const fn seed(&self) -> u64 {
        self.problem.seed
    }

    /// Goes to step 0 of `search` on `problem`, paused. What was thrown away, where it was more than a start.
    pub fn restart(&mut self, search: SearchId, problem: Problem) -> Option<Thrown> {
        self.stop();
        if (search, problem) == (self.search, self.problem) {
            self.timeline.seek(0);
            return None;
        }
        let thrown = Thrown {
            searches: vec![(self.search, self.timeline.step())],
            problem: self.problem,
            step: self.timeline.step(),
        };
        self.timeline = Timeline::new(Run::new(search, &problem));
        (self.search, self.problem) = (search, problem);
        (self.from, self.to) = (None, None);
        Some(thrown).filter(|thrown| thrown.step > 0)
    }

    /// The same problem on a board of another size; the size it had where `n` is none.
    pub fn resized(&self, n: u8) -> Problem {
        let problem = Problem::new(u64::from(n)).unwrap_or(self.problem).with_seed(self.seed());
        carried_over(&self.problem, problem)
    }

    /// Stops playing and gives up a job; the step stays.
    pub fn stop(&mut self) {
        self.playing = false;
        self.owed = 0.0;
        self.job = None;
        self.plays_next = false;
    }

    /// Begins a job; [`work`](Self::work) carries it out.
    pub fn begin(&mut self, job: Job) {
        self.stop();
        self.job = Some(job);
        self.begun += 1;
    }

    /// Goes on with the job until it is done or the time is up.
    pub fn work(&mut self, time_left: &mut dyn FnMut() -> bool) {
        while let Some(job) = self.job {
            let done = match job {
                Job::Seek { step } => {
                    self.timeline.jump(step);
                    self.timeline.approach(step, SLICE)
                }
                Job::Run { target } => self.timeline.run_to(target, SLICE),
            };
            if done {
                self.finish(self.can_go_on());
            } else if !time_left() {
                return;
            }
        }
    }

    /// The job is done; plays on where that is wanted and possible.
    pub fn finish(&mut self, can_go_on: bool) {
        self.job = None;
        self.playing = std::mem::take(&mut self.plays_next) && can_go_on;
    }

    /// Whether a step forward would change anything.
    pub fn can_go_on(&self) -> bool {
        !self.timeline.is_at_end()
    }

    /// Whether a step back would change anything.
    pub fn can_go_back(&self) -> bool {
        self.timeline.step() > 0
    }
}
