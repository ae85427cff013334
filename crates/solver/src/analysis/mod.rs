//! Numbers about the problem itself: how many solutions there are and how many boards could be tried.

mod space;

use crate::MAX_SIZE;
use crate::board::all_columns;

pub use space::{Natural, Space};

/// All solutions for n = 1 … 27: OEIS A000170.
const ALL_SOLUTIONS: [u64; 27] = [
    1,
    0,
    0,
    2,
    10,
    4,
    40,
    92,
    352,
    724,
    2680,
    14200,
    73712,
    365_596,
    2_279_184,
    14_772_512,
    95_815_104,
    666_090_624,
    4_968_057_848,
    39_029_188_884,
    314_666_222_712,
    2_691_008_701_644,
    24_233_937_684_440,
    227_514_171_973_736,
    2_207_893_435_808_352,
    22_317_699_616_364_044,
    234_907_967_154_122_528,
];

/// How many solutions a board of size n has (OEIS A000170); `None` where nobody has counted them (n > 27).
///
/// ```
/// assert_eq!(queens_solver::analysis::solution_count(8), Some(92));
/// assert_eq!(queens_solver::analysis::solution_count(28), None);
/// ```
pub fn solution_count(n: u8) -> Option<u64> {
    ALL_SOLUTIONS.get(usize::from(n).checked_sub(1)?).copied()
}

/// Counts the solutions by the search `bitmask`, in one go and without events. The size is held within 1 and
/// [`MAX_SIZE`]; from 16 on it takes seconds, and eight times as long for each further row.
///
/// ```
/// use queens_solver::analysis::{count, solution_count};
/// assert!((1..=10).all(|n| Some(count(n)) == solution_count(n)));
/// ```
pub fn count(n: u8) -> u64 {
    let all = all_columns(n.clamp(1, MAX_SIZE));
    let mut above = [Above { columns: 0, left: 0, right: 0, free: all }; MAX_SIZE as usize];
    let (mut row, mut solutions) = (0, 0);
    loop {
        let Above { columns, left, right, free } = above[row % above.len()]; // never past it: no check is needed
        if free == 0 {
            match row.checked_sub(1) {
                Some(upper) => row = upper,
                None => return solutions,
            }
            continue;
        }
        let queen = free & free.wrapping_neg();
        above[row % above.len()].free = free ^ queen;
        let (columns, left, right) = (columns | queen, (left | queen) << 1, (right | queen) >> 1);
        let free = all & !(columns | left | right);
        if free != 0 {
            row += 1;
            above[row % above.len()] = Above { columns, left, right, free };
        } else if columns == all {
            solutions += 1;
        }
    }
}

/// What the queens above attack on a row, and the columns that are still to be tried.
#[derive(Clone, Copy)]
struct Above {
    columns: u32,
    left: u32,
    right: u32,
    free: u32,
}
