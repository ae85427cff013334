//! A search and what its events have made of the board so far.

use crate::hurry::Halt;
use crate::kind::Kinds;
use crate::start::Start;
use crate::sums::Sums;
use crate::witness::{Keeper, Nothing};
use crate::{AnySearch, Board, Counters, Event, Kind, Marks, Problem, Search, SearchId, Tag};

/// A search together with the board, marks and counters that its events add up to. One fold for all searches, forwards
/// and backwards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Run {
    search: AnySearch,
    sums: Sums,
}

impl Run {
    /// The search at step 0, on a board with nothing but the queens that are given. A search that
    /// [keeps no start](SearchId::keeps_start) begins on the empty board.
    pub fn new(id: SearchId, problem: &Problem) -> Self {
        let start = if id.keeps_start().is_ok() { Start::of(problem) } else { Start::default() };
        Self { search: id.start(problem), sums: Sums::new(problem.n(), start) }
    }

    /// The search as it stands.
    pub const fn search(&self) -> &AnySearch {
        &self.search
    }

    /// The queens on the board, a queen on trial not among them.
    pub const fn board(&self) -> &Board {
        &self.sums.board
    }

    /// The counters up to this step.
    pub const fn counters(&self) -> &Counters {
        &self.sums.counters
    }

    /// The ✕ marks of a row; none off the board.
    pub fn marks(&self, row: u8) -> Marks {
        self.sums.marks.get(usize::from(row)).copied().unwrap_or_default()
    }

    /// The columns of a row that are not blocked, where no queen is given.
    pub(crate) fn open(&self, row: u8) -> u32 {
        self.sums.open(row)
    }

    /// Whether the search can come to a dead end on its board.
    pub(crate) fn may_have_dead_ends(&self) -> bool {
        self.search.id().facts().dead_end.is_some() || self.sums.has_start()
    }

    /// Whether no queen stands but those that were given.
    pub(crate) fn has_put_none(&self) -> bool {
        self.sums.has_put_none()
    }

    /// The board that `last`, the event that led here, has accepted, as columns by row; `None` where it is no solution.
    pub fn accepted(&self, last: Event) -> Option<Vec<u8>> {
        if last.kind() != Kind::Solution {
            return None;
        }
        let mut columns = self.board().columns()?;
        if let Event::Mirror { .. } = last {
            for column in &mut columns {
                *column = self.board().n() - 1 - *column;
            }
        }
        Some(columns)
    }

    /// What the line of the pseudo-code stands for that `last`, the event that led here, carries out: whatever is
    /// entered first, row 1 or another, is entered from outside.
    ///
    /// ```
    /// use queens_solver::{Board, Problem, Run, SearchId, Square};
    /// // Q . . .
    /// let queens = Board::with_queens(4, [Square::new(0, 0)]);
    /// let problem = Problem::new(4).unwrap().with_start(&queens, &Board::new(4)).unwrap();
    /// let mut run = Run::new(SearchId::Recursive, &problem);
    /// let event = run.advance().unwrap(); // row 2 is entered
    /// assert_eq!(run.line(event), Some(1));
    /// ```
    pub fn tag(&self, last: Event) -> Tag {
        match (last.tag(), self.counters().steps) {
            (Tag::Call, 1) => Tag::Enter,
            (Tag::Enter, 2..) => Tag::Call,
            (tag, _) => tag,
        }
    }

    /// The row of the call at work when `last`, the event that led here, has happened: of one that returns, the row that
    /// is left. `None` where no row is at work.
    ///
    /// ```
    /// use queens_solver::{Problem, SearchId, Run, Square, Event};
    /// let mut run = Run::new(SearchId::RowTuples, &Problem::new(4).unwrap());
    /// let test = (0..9).filter_map(|_| run.advance()).last().unwrap(); // of the board 1 1 1 1
    /// assert_eq!((test.row(), run.row_at_work(test)), (Some(1), Some(3)));
    /// ```
    pub fn row_at_work(&self, last: Event) -> Option<u8> {
        let elsewhere = matches!(last, Event::Check { .. } | Event::Prune { .. } | Event::Restore { .. });
        let row = if elsewhere { self.search.row_at_work() } else { None };
        row.or_else(|| last.row())
    }

    /// The line of the pseudo-code, from 1, that `last`, the event that led here, carries out.
    pub fn line(&self, last: Event) -> Option<usize> {
        self.search.id().line_of(self.tag(last))
    }

    /// The run before `last`, the event that led here.
    #[must_use]
    pub fn before(&self, last: Event) -> Self {
        let mut run = self.clone();
        run.undo(last);
        run
    }

    /// The event that comes next, without taking the step.
    pub fn peek(&self) -> Option<Event> {
        self.search.clone().advance()
    }

    /// Takes the next step; `None` for ever after the end.
    pub fn advance(&mut self) -> Option<Event> {
        self.advance_kept(Nothing)
    }

    /// Takes the next step and has its event kept.
    #[allow(clippy::inline_always)] // as the keeper is
    #[inline(always)]
    pub(crate) fn advance_kept(&mut self, keeper: impl Keeper) -> Option<Event> {
        self.search.advance_into(&mut self.sums, keeper)
    }

    /// Takes steps to the step `to`, or to an event of one of these kinds.
    pub(crate) fn hurry(&mut self, to: u64, kinds: Kinds) -> Halt {
        self.search.hurry_into(&mut self.sums, to, kinds)
    }

    /// Takes `last`, the event that led here, back.
    pub fn undo(&mut self, last: Event) {
        self.search.undo_from(&mut self.sums, last);
    }
}
