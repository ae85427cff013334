//! The run at some of the steps seen.

use crate::{Event, Run};

/// Steps between checkpoints at first.
const FIRST_SPACING: u64 = 1 << 12;
/// Bytes that all checkpoints together may take.
const BYTES: usize = 512 << 10;
/// Checkpoints kept at most: an even number, so that the one after a full set lies on the doubled spacing.
const MOST: usize = BYTES / size_of::<Checkpoint>() / 2 * 2;

/// A run at a step, and the event that led to it.
pub(super) type Checkpoint = (Run, Option<Event>);

/// A run at steps 0, spacing, 2·spacing … When they fill their share of memory every second one goes and the spacing
/// doubles.
#[derive(Clone, Debug)]
pub(super) struct Checkpoints {
    kept: Vec<Checkpoint>,
    spacing: u64, // steps, a power of two
    next: u64,    // the step of the next one to be kept
}

impl Checkpoints {
    /// The first one: a run at step 0.
    pub(super) fn new(run: Run) -> Self {
        Self { kept: vec![(run, None)], spacing: FIRST_SPACING, next: FIRST_SPACING }
    }

    /// The step of the next one to be kept: all before are.
    #[inline]
    pub(super) const fn next(&self) -> u64 {
        self.next
    }

    /// Keeps the next one: the run at its step.
    pub(super) fn plant(&mut self, run: &Run, last: Event) {
        let planted = self.kept.len();
        if planted == MOST {
            let mut index = 0;
            self.kept.retain(|_| {
                index += 1;
                index % 2 == 1
            });
            self.spacing *= 2;
        } else if planted == self.kept.capacity() {
            // Doubles as a `Vec` would, but never past its share of memory.
            self.kept.reserve_exact(planted.min(MOST - planted));
        }
        self.kept.push((run.clone(), Some(last)));
        self.next += self.spacing;
    }

    /// The last one at a step or before.
    pub(super) fn before(&self, step: u64) -> &Checkpoint {
        &self.kept[((step / self.spacing) as usize).min(self.kept.len() - 1)]
    }

    /// The last one with fewer than so many tests, or the first.
    pub(super) fn before_test(&self, test: u64) -> &Checkpoint {
        let fewer = self.kept.partition_point(|(run, _)| run.counters().tests < test);
        &self.kept[fewer.saturating_sub(1)]
    }

    /// Bytes on the heap.
    pub(super) fn bytes(&self) -> usize {
        self.kept.capacity() * size_of::<Checkpoint>()
    }
}
