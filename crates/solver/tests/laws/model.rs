//! A timeline as one would write it first: all events in a list, and an index.

use std::collections::BTreeSet;

use queens_solver::{Board, Event, Grain, Kind, Problem, Run, SearchId, Target, Timeline};

use super::common::dead_ends::dead_ends;
use super::recount::Recount;

/// The whole trace and a cursor.
pub struct Model {
    given: Board,
    pub events: Vec<Event>,
    pub at: usize,
    furthest: usize,
    solutions: Vec<(usize, Vec<u8>)>, // step and board
    dead_ends: BTreeSet<usize>,
    spent: BTreeSet<usize>, // steps after which all squares of a row are tried, in a search square by square
}

impl Model {
    pub fn new(id: SearchId, problem: &Problem) -> Self {
        let mut run = Run::new(id, problem);
        let mut model = Self {
            given: run.board().clone(),
            events: Vec::new(),
            at: 0,
            furthest: 0,
            solutions: Vec::new(),
            dead_ends: dead_ends(id, problem),
            spent: BTreeSet::new(),
        };
        while let Some(event) = run.advance() {
            model.events.push(event);
            if let (SearchId::CellByCell, Event::Test { square, by: Some(_) } | Event::Remove { square }) = (id, event)
            {
                let blocked = problem.blocked().row(square.row);
                let is_first = (0..square.column).all(|column| blocked >> column & 1 != 0);
                if is_first && run.board().row(square.row) == 0 {
                    model.spent.insert(model.events.len());
                }
            }
            if event.kind() == Kind::Solution {
                let mut columns = run.board().columns().unwrap();
                if let Event::Mirror { .. } = event {
                    columns = columns.iter().map(|column| model.given.n() - 1 - column).collect();
                }
                model.solutions.push((model.events.len(), columns));
            }
        }
        model
    }

    /// Moves the cursor.
    pub fn go(&mut self, to: usize) {
        self.at = to.min(self.events.len());
        self.furthest = self.furthest.max(self.at);
    }

    pub fn forward(&mut self, grain: Grain) -> bool {
        let stop = (self.at + 1..self.events.len()).find(|&step| self.stops(grain, step));
        let moved = self.at < self.events.len();
        self.go(stop.unwrap_or(self.events.len()));
        moved
    }

    pub fn backward(&mut self, grain: Grain) -> bool {
        let stop = (1..self.at).rev().find(|&step| self.stops(grain, step));
        let moved = self.at > 0;
        self.go(stop.unwrap_or(0));
        moved
    }

    /// Whether the player stops at a step between the start and the end.
    fn stops(&self, grain: Grain, step: usize) -> bool {
        let [last, next] = [step - 1, step].map(|index| self.events[index]);
        let is_of_list = matches!(last, Event::Exchange { .. } | Event::ToEnd { .. });
        let is_back = matches!(last, Event::SwapBack { .. });
        let placed = matches!(last.kind(), Kind::Place | Kind::Swap | Kind::Move) && !is_back && !is_of_list;
        let removed = last.kind() == Kind::Remove || is_back;
        // Whatever comes between the last queen and the solution is passed.
        let mut follow = self.events[step..].iter().map(|event| event.kind());
        let success = follow.find(|kind| !matches!(kind, Kind::Test | Kind::Prune)) == Some(Kind::Solution);
        let stands = placed && !success || last.kind() == Kind::Solution;
        let is_left = next.kind() == Kind::Return && !matches!(next, Event::ReturnSquare { .. });
        let has_tried = is_left && (removed || matches!(last, Event::Test { .. }));
        match grain {
            Grain::Test => true,
            Grain::Move => stands || removed,
            Grain::Picture => stands || has_tried || self.dead_ends.contains(&step) || self.spent.contains(&step),
        }
    }

    pub fn run_to(&mut self, target: Target, limit: usize) -> bool {
        let kinds: &[Kind] = match target {
            Target::DeadEnd => &[],
            Target::Solution => &[Kind::Solution],
            Target::Backtrack => &[Kind::Remove],
            Target::Row => &[Kind::Call, Kind::Return],
            Target::End => &[Kind::Done],
        };
        let last = (self.at + limit).min(self.events.len());
        let is_met = |index: &usize| match target {
            Target::DeadEnd => self.dead_ends.contains(&(index + 1)),
            Target::Solution | Target::Backtrack | Target::Row | Target::End => {
                kinds.contains(&self.events[*index].kind())
            }
        };
        let met = (self.at..last).find(is_met);
        let ended = self.at + limit > self.events.len();
        self.go(met.map_or(last, |index| index + 1));
        met.is_some() || ended
    }

    /// The steps that test.
    pub fn tests(&self) -> impl Iterator<Item = usize> + '_ {
        (1..).zip(&self.events).filter(|(_, event)| event.kind() == Kind::Test).map(|(step, _)| step)
    }

    /// The first step at which so many tests were made.
    pub fn step_of_test(&self, test: usize) -> Option<usize> {
        if test == 0 { Some(0) } else { self.tests().nth(test - 1) }
    }

    /// Panics unless the last events, or 64 of them, are at hand.
    pub fn assert_has_tail(&self, timeline: &Timeline) {
        let last: Vec<Event> = self.events[..self.at].iter().rev().take(64).copied().collect();
        assert_eq!(timeline.recent(64).collect::<Vec<_>>(), last);
    }

    /// Panics unless the timeline shows just what this one does.
    pub fn assert_is_like(&self, timeline: &mut Timeline) {
        let step = |steps: usize| steps as u64;
        assert_eq!(timeline.step(), step(self.at));
        assert_eq!(timeline.last(), self.events[..self.at].last().copied());
        assert!(
            timeline.recent(7).zip(self.events[..self.at].iter().rev()).all(|(event, &expected)| event == expected)
        );
        let finished = self.furthest == self.events.len();
        assert_eq!(
            (timeline.furthest(), timeline.end()),
            (step(self.furthest), finished.then_some(step(self.furthest)))
        );
        assert_eq!(timeline.is_at_end(), self.at == self.events.len());
        let found = self.solutions.iter().filter(|(step, _)| *step <= self.at).map(|(_, columns)| columns);
        assert!(timeline.solutions().eq(found));
        let seen = self.solutions.iter().map(|(step, _)| *step).filter(|step| *step <= self.furthest);
        assert!(timeline.solution_steps().iter().copied().eq(seen.map(step)));
        Recount::of(&self.given, &self.events[..self.at]).assert_is_of(timeline.run());
    }
}
