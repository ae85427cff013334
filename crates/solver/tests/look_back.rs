//! The step that gave a square what it has, against a count kept along the whole trace.

#![allow(clippy::unwrap_used)] // a test may end anywhere: then it has failed

mod common;

use std::collections::HashMap;

use common::{advance, start};
use queens_solver::{Held, LookBack, Moment, Run, SearchId, Square, Timeline};

/// The last step that gave a square a queen, and the last one that gave it what it has now.
#[derive(Default)]
struct Count {
    put: HashMap<Square, u64>,
    since: HashMap<(Square, &'static str), (Held, u64)>,
}

impl Count {
    /// Takes a step over.
    fn add(&mut self, run: &Run) {
        let (n, step) = (run.board().n(), run.counters().steps);
        for square in (0..n).flat_map(|row| (0..n).map(move |column| Square::new(row, column))) {
            let is_in = |columns: u32| columns & 1 << square.column != 0;
            let marks = run.marks(square.row);
            let mut note = |name, held, has: bool| {
                if !has {
                    self.since.remove(&(square, name));
                    return false;
                }
                self.since.entry((square, name)).or_insert((held, step)).1 == step
            };
            note("rejected", Held::Rejected, is_in(marks.rejected));
            note("failed", Held::Failed, is_in(marks.failed));
            if note("queen", Held::Queen, run.board().has(square)) {
                self.put.insert(square, step);
            }
        }
    }

    /// Asks for all of it; a look goes on `limit` steps at a time.
    fn check(&self, timeline: &Timeline, limit: u64) {
        let found = |look: Option<LookBack>| {
            let mut look = look.expect("a look");
            (0..1_000_000).find_map(|_| look.go_on(timeline, limit)).expect("an end")
        };
        for (&(square, name), &(held, step)) in &self.since {
            let at = format!("{:?}, {name} at {square:?}", timeline.run().search().id());
            let moment: Moment = found(timeline.look_back(held, square));
            assert_eq!(moment.step(), step, "{at}, seen from step {}", timeline.step());
            assert!(moment.run.has(held, square), "{at}");
            assert_eq!(moment.event.is_none(), step == 0, "{at}");
            if held == Held::Failed {
                let placed = found(LookBack::before(&moment, Held::Queen, square));
                assert_eq!(placed.step(), self.put[&square], "{at}, seen from step {}", timeline.step());
            }
        }
    }
}

/// Looks at so many steps of each search, those of the first `most` that stand the same way apart.
fn check_searches(n: u8, most: u64, looks: u64) {
    for &id in SearchId::ALL {
        let length = advance(&mut start(id, n), most);
        let stride = length.div_ceil(looks);
        let (mut run, mut count, mut timeline) = (start(id, n), Count::default(), Timeline::new(start(id, n)));
        timeline.seek(length); // so that the cursor comes from afar
        count.add(&run);
        for step in 0..=length {
            if step % stride == 0 || step == length {
                timeline.seek(step);
                count.check(&timeline, if step % 2 == 0 { u64::MAX } else { 700 });
            }
            if run.advance().is_some() {
                count.add(&run);
            }
        }
    }
}

#[test]
fn every_square_at_every_step_of_four_queens() {
    check_searches(4, 1200, 1200);
}

#[test]
fn squares_seen_from_afar() {
    check_searches(4, 120_000, 100);
    check_searches(6, 40_000, 60);
}

#[test]
fn a_square_has_what_the_last_step_took_away() {
    let mut timeline = Timeline::new(start(SearchId::Recursive, 4));
    timeline.seek(27); // row 4 is left: its marks are gone
    let square = Square::new(3, 0);
    assert!(!timeline.run().has(Held::Rejected, square));
    let mut look = timeline.look_back(Held::Rejected, square).unwrap();
    let moment = look.go_on(&timeline, u64::MAX).unwrap();
    assert_eq!((moment.step(), moment.event.unwrap().by()), (23, Some(Square::new(0, 0))));
    assert!(timeline.look_back(Held::Failed, square).is_none());
}
