//! Moments of a run that stand out: a row without a square left, a board that is about to be accepted.

use crate::{AnySearch, Event, Item, Run, Search, View};

impl Run {
    /// Whether `last`, the event that led here, is a dead end: the moment at which a row (with look-ahead any row or
    /// item) turns out to have no free square at all. That is the last of its tests, the pruning that empties it, or,
    /// where nothing of it is tested, its return. A row whose tries have all failed further down is none.
    ///
    /// ```
    /// use queens_solver::{Problem, Run, SearchId};
    /// let mut run = Run::new(SearchId::Recursive, &Problem::new(4).unwrap());
    /// let dead_ends: Vec<u64> = std::iter::from_fn(|| {
    ///     let event = run.advance()?;
    ///     Some((run.is_dead_end(event), run.counters().steps))
    /// })
    /// .filter_map(|(dead, step)| dead.then_some(step))
    /// .collect();
    /// assert_eq!(dead_ends[..2], [13, 26]); // under 1.1 2.3 row 3 has none, under 1.1 2.4 3.2 row 4
    /// ```
    #[allow(clippy::wildcard_enum_match_arm)] // no other event tells of a row that it is without a square
    pub fn is_dead_end(&self, last: Event) -> bool {
        match last {
            Event::Test { square, by: Some(_) } => self.is_spent(square.row) && self.marks(square.row).failed == 0,
            Event::Prune { square, .. } => {
                matches!(self.search().view(), View::Domains { domains, .. } if domains[usize::from(square.row)] == 0)
            }
            Event::Cover { .. } => has_empty_item(self.search()),
            Event::Return { marks, .. } => marks.rejected | marks.failed == 0,
            Event::Release { failed: 0, .. } => self.has_put_none(), // all others were seen when they were emptied
            _ => false,
        }
    }

    /// Whether after `last`, the event that led here, a row (or whatever the search goes by) has no square left: a
    /// [dead end](Self::is_dead_end), or all that was tried there has failed.
    #[allow(clippy::wildcard_enum_match_arm)] // nothing else ends what is tried on a row
    pub fn has_no_square_left(&self, last: Event) -> bool {
        let tried = || match (last, self.peek()) {
            (
                Event::Test { by: Some(_), .. } | Event::Remove { .. } | Event::Lift { .. } | Event::SwapBack { .. },
                Some(Event::Return { .. } | Event::ReturnQueen { .. } | Event::Release { .. }),
            ) => true,
            (
                Event::Test { square, by: Some(_) } | Event::Remove { square },
                Some(Event::CallSquare { .. } | Event::ReturnSquare { .. }),
            ) => self.is_spent(square.row),
            _ => false,
        };
        self.is_dead_end(last) || tried()
    }

    /// Whether a row has no queen, and each of its squares a mark.
    fn is_spent(&self, row: u8) -> bool {
        let marks = self.marks(row);
        self.board().row(row) == 0 && marks.rejected | marks.failed == self.open(row)
    }

    /// Whether the queen whom `last`, the event that led here, has put completes a board that is accepted next, tests
    /// and the like left aside.
    pub fn completes_solution(&self, last: Event) -> bool {
        if last.puts().is_none() || self.board().len() != u16::from(self.board().n()) {
            return false;
        }
        let mut search = self.search().clone();
        let passed = |event: &Event| matches!(event, Event::Check { .. } | Event::Cover { .. });
        let next = std::iter::from_fn(|| search.advance()).find(|event| !passed(event));
        matches!(next, Some(Event::Solution { .. }))
    }
}

/// Whether a row or column that is to get a queen has no option.
fn has_empty_item(search: &AnySearch) -> bool {
    let View::ExactCover { cover, .. } = search.view() else { return false };
    let wanted = |item: &Item| matches!(item, Item::Row(_) | Item::Column(_)) && !cover.is_covered(*item);
    cover.items().filter(wanted).any(|item| cover.options(item) == 0)
}
