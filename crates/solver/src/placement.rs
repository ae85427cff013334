//! Full placements, one queen a row, on a board of any size: the form in which programs print solutions.

use std::collections::HashMap;

/// The first pair of rows, counted from 0, whose queens attack each other; `None` for a placement without conflicts.
/// "First" means the smallest lower row, then the smallest upper row. Takes time and memory linear in the size.
///
/// ```
/// use queens_solver::placement::first_conflict;
/// assert_eq!(first_conflict(&[1, 3, 0, 2]), None);
/// assert_eq!(first_conflict(&[0, 2, 0, 3]), Some((0, 2)));
/// ```
pub fn first_conflict(columns: &[usize]) -> Option<(usize, usize)> {
    let [mut by_column, mut by_difference, mut by_sum] = [HashMap::new(), HashMap::new(), HashMap::new()];
    for (row, &column) in columns.iter().enumerate() {
        let difference = row.wrapping_sub(column);
        let sum = row.wrapping_add(column);
        let attackers =
            [by_column.get(&column), by_difference.get(&difference), by_sum.get(&sum)].into_iter().flatten();
        if let Some(&upper) = attackers.min() {
            return Some((upper, row));
        }
        by_column.insert(column, row);
        by_difference.insert(difference, row);
        by_sum.insert(sum, row);
    }
    None
}

/// Whether the columns are a solution of the n-queens problem: one queen on each of n rows, inside the board, no two
/// on a column or diagonal.
///
/// ```
/// use queens_solver::placement::is_solution;
/// assert!(is_solution(&[1, 3, 0, 2]));
/// assert!(!is_solution(&[1, 3, 0, 4])); // off the board
/// ```
pub fn is_solution(columns: &[usize]) -> bool {
    columns.iter().all(|&column| column < columns.len()) && first_conflict(columns).is_none()
}
