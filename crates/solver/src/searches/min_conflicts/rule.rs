//! The rule of min-conflicts, for boards of any size.

use crate::lots::Lots;

/// Moves after which all queens are put anew: enough for nearly every start to be repaired.
///
/// ```
/// use queens_solver::searches::min_conflicts::moves_to_restart;
/// assert_eq!([8, 1000].map(moves_to_restart), [66, 2050]);
/// ```
pub const fn moves_to_restart(n: u32) -> u32 {
    50 + 2 * n
}

/// Moves after which the search is given up, a whole number of restarts: 1,080 for n = 2, 1,120 for n = 3.
pub const fn moves_in_all(n: u32) -> u32 {
    20 * moves_to_restart(n)
}

/// A row whose queen is attacked, drawn by lot among all such rows; `None`, and no draw, where there is none.
pub(super) fn attacked_row(n: usize, attacked: impl Fn(usize) -> bool, lots: &mut Lots) -> Option<usize> {
    let count = (0..n).filter(|&row| attacked(row)).count();
    let drawn = if count == 0 { return None } else { lots.draw(count as u32) as usize };
    (0..n).filter(|&row| attacked(row)).nth(drawn)
}

/// A column, among those given, with the fewest attackers, drawn by lot among all such columns, `own` among them only
/// where it is alone. One draw.
pub(super) fn least_attacked(
    columns: impl Iterator<Item = usize> + Clone,
    own: usize,
    attackers: impl Fn(usize) -> u32,
    lots: &mut Lots,
) -> usize {
    let others = columns.filter(|&column| column != own);
    let (mut least, mut count) = (u32::MAX, 0);
    for weight in others.clone().map(&attackers) {
        if weight < least {
            (least, count) = (weight, 0);
        }
        count += u32::from(weight == least);
    }
    let drawn = lots.draw(count) as usize;
    if attackers(own) < least {
        return own;
    }
    others.clone().filter(|&column| attackers(column) == least).nth(drawn).unwrap_or(own)
}
