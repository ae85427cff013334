//! The solutions seen.

/// Solutions whose boards are kept.
const BOARDS_KEPT: usize = 1000;
/// Steps of solutions kept at first, for marks along a slider; beyond it they thin out.
const MARKS_KEPT: usize = 4096;

/// The first solutions seen, and where along the run they and the others lie.
#[derive(Clone, Debug, Default)]
pub(super) struct Solutions {
    boards: Vec<(u64, Box<[u8]>)>, // step and columns of the first ones
    marks: Vec<u64>,               // steps
}

impl Solutions {
    /// Notes the solution of a step, the furthest one seen.
    pub(super) fn note(&mut self, step: u64, columns: impl FnOnce() -> Option<Vec<u8>>) {
        if self.boards.len() < BOARDS_KEPT
            && let Some(columns) = columns()
        {
            self.boards.push((step, columns.into()));
        }
        self.marks.push(step);
        if self.marks.len() > MARKS_KEPT {
            self.thin_out(step / (MARKS_KEPT as u64 / 4));
        }
    }

    /// Drops the marks that lie closer to the one before.
    fn thin_out(&mut self, apart: u64) {
        let mut kept = 0;
        self.marks.retain(|&step| {
            let keep = step - kept >= apart;
            if keep {
                kept = step;
            }
            keep
        });
    }

    /// The first thousand: the step of each and its columns by row.
    pub(super) fn boards(&self) -> impl ExactSizeIterator<Item = (u64, &[u8])> {
        self.boards.iter().map(|(step, columns)| (*step, &**columns))
    }

    /// How many of these were found up to a step.
    pub(super) fn boards_up_to(&self, step: u64) -> usize {
        self.boards.partition_point(|(found, _)| *found <= step)
    }

    /// The steps of all, thinned out.
    pub(super) fn marks(&self) -> &[u64] {
        &self.marks
    }

    /// Bytes on the heap.
    pub(super) fn bytes(&self) -> usize {
        self.marks.capacity() * size_of::<u64>()
            + self.boards.iter().map(|board| size_of_val(board) + board.1.len()).sum::<usize>()
    }
}
