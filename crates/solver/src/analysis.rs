//! Numbers about the problem itself: how many solutions there are and how many boards could be tried.

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

/// How many boards one would have to try: exactly where it fits, and as a power of ten.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Size {
    /// The number itself, where it is at most 2⁶⁴ − 1.
    pub exact: Option<u64>,
    /// Its decimal logarithm.
    pub log10: f64,
}

impl Size {
    fn product(factors: impl Iterator<Item = u64> + Clone) -> Self {
        Self {
            exact: factors.clone().try_fold(1, u64::checked_mul),
            log10: factors.map(|factor| (factor as f64).log10()).sum(),
        }
    }
}

/// n queens on any n of the n² squares: C(n², n).
///
/// ```
/// assert_eq!(queens_solver::analysis::any_squares(8).exact, Some(4_426_165_368));
/// ```
pub fn any_squares(n: u8) -> Size {
    let (n, squares) = (u64::from(n), u64::from(n) * u64::from(n));
    // Multiplying and dividing in turn stays whole: after k factors it is C(n² − n + k, k).
    let step =
        |value: u128, k: u64| value.checked_mul(u128::from(squares - n + k)).map(|product| product / u128::from(k));
    Size {
        exact: (1..=n).try_fold(1, step).and_then(|value| u64::try_from(value).ok()),
        log10: (1..=n).map(|k| ((squares - n + k) as f64 / k as f64).log10()).sum(),
    }
}

/// One queen a row, on any column: nⁿ.
///
/// ```
/// assert_eq!(queens_solver::analysis::one_a_row(8).exact, Some(16_777_216));
/// ```
pub fn one_a_row(n: u8) -> Size {
    Size::product((0..n).map(|_| u64::from(n)))
}

/// One queen a row and a column: n!.
///
/// ```
/// assert_eq!(queens_solver::analysis::one_a_row_and_column(8).exact, Some(40_320));
/// ```
pub fn one_a_row_and_column(n: u8) -> Size {
    Size::product(1..=u64::from(n))
}
