//! Measurements as a table for a spreadsheet.

use super::measure::{Measure, Tally};

/// The cells as comma-separated values, by search, then by n. What there is none of is left empty; of a cell over the
/// budget all figures are.
pub fn csv(measure: &Measure) -> String {
    let mut text =
        "search,n,tests_first,placements_first,nodes_first,tests,placements,nodes,solutions,steps\n".to_owned();
    for search in measure.searches() {
        for cell in measure.cells().iter().filter(|cell| cell.search == *search) {
            text += search.name();
            let figures = cell.figures.map_or([None; 8], |figures| {
                let [tests, placements, nodes] = tally_values(Some(figures.all));
                let [tests_first, placements_first, nodes_first] = tally_values(figures.first);
                let (solutions, steps) = (Some(figures.solutions), Some(figures.steps));
                [tests_first, placements_first, nodes_first, tests, placements, nodes, solutions, steps]
            });
            for value in [Some(cell.n.into())].into_iter().chain(figures) {
                text.push(',');
                text += &value.map_or_else(String::new, |value: u64| value.to_string());
            }
            text.push('\n');
        }
    }
    text
}

fn tally_values(tally: Option<Tally>) -> [Option<u64>; 3] {
    let of = |value: fn(Tally) -> u64| tally.map(value);
    [of(|tally| tally.tests), of(|tally| tally.placements), tally.and_then(|tally| tally.nodes)]
}
