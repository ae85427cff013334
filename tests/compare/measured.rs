//! What searches cost.

use queens_lab::app::mode::compare::measure::{Cell, Figures, Measure, Tally, table};
use queens_solver::SearchId;

const COUNTERS: [&str; 2] = [
    include_str!("../../crates/solver/tests/oracles/search-counters.csv"),
    include_str!("../../crates/solver/tests/oracles/more-counters.csv"),
];
const LOOK_AHEAD: &str = include_str!("../../crates/solver/tests/oracles/look-ahead.csv");
const STEPS: &str = include_str!("../../crates/solver/tests/oracles/steps.csv");

/// All cells, whatever time it takes.
pub fn measured(searches: &[SearchId], largest: u8, budget: u64) -> Measure {
    let mut measure = Measure::within(searches, largest, budget);
    measure.work(&mut || true);
    measure
}

fn figures(measure: &Measure, search: &str, n: u8) -> Option<Figures> {
    let cell = |cell: &&Cell| cell.search.name() == search && cell.n == n;
    measure.measured().cells.iter().find(cell).expect("a cell").figures
}

fn rows(table: &'static str) -> impl Iterator<Item = Vec<&'static str>> {
    table.lines().skip(2).map(|line| line.split(',').collect())
}

#[test]
fn figures_are_those_from_outside() {
    let measure = measured(SearchId::ALL, 6, 5_000_000);
    let mut compared = 0;
    for row in COUNTERS.iter().flat_map(|table| rows(table)).filter(|row| row[1].parse::<u8>().unwrap() <= 6) {
        let found = figures(&measure, row[0], row[1].parse().unwrap()).expect("within the budget");
        assert_eq!(found.solutions.to_string(), row[2], "{row:?}");
        assert_eq!(found.first.map_or(String::new(), |first| first.tests.to_string()), row[4], "{row:?}");
        assert_eq!([found.all.tests, found.all.placements].map(|count| count.to_string()), row[5..7], "{row:?}");
        if row[0] != "permutations" {
            assert_eq!(found.all.nodes, Some(found.all.placements + 1), "{row:?}");
        }
        compared += 1;
    }
    assert_eq!(compared, 69);
    for row in rows(LOOK_AHEAD).filter(|row| row[0].parse::<u8>().unwrap() <= 6) {
        for (search, columns) in [("forward-checking", 1..3), ("mrv", 3..5)] {
            let found = figures(&measure, search, row[0].parse().unwrap()).unwrap();
            let placements = [found.first.unwrap().placements, found.all.placements];
            assert_eq!(placements.map(|count| count.to_string()), row[columns], "{search} {row:?}");
        }
    }
    for row in rows(STEPS).filter(|row| row[0].parse::<u8>().unwrap() <= 6) {
        let found = figures(&measure, "recursive", row[0].parse().unwrap()).unwrap();
        assert_eq!(found.steps.to_string(), row[1], "{row:?}");
    }
}

#[test]
fn nodes_of_permutations_are_all_partial_ones() {
    let measure = measured(&[SearchId::Permutations], 6, 1_000_000);
    for n in 1..=6_u8 {
        // n·(n − 1)·…, for each number of rows that have their queen; the last row's queen comes without a swap.
        let nodes = (0..=n).map(|rows| (0..rows).map(|row| u64::from(n - row)).product::<u64>());
        assert_eq!(figures(&measure, "permutations", n).unwrap().all.nodes, Some(nodes.sum()), "n = {n}");
    }
}

#[test]
fn what_goes_through_no_tree_has_no_nodes() {
    let measure = measured(&[SearchId::Construction, SearchId::MinConflicts], 6, 1_000_000);
    let tally = Tally { tests: 0, placements: 6, nodes: None };
    let figures = figures(&measure, "construction", 6).unwrap();
    assert_eq!((figures.first, figures.all, figures.solutions), (Some(tally), tally, 1));
    assert!(measure.measured().cells.iter().all(|cell| cell.figures.unwrap().all.nodes.is_none()));
}

#[test]
fn a_cell_over_the_budget_ends_its_search_alone() {
    let measure = measured(&[SearchId::OrderedPlacements, SearchId::Recursive], 5, 1_501);
    let cells = measure.measured().cells.iter().map(|cell| (cell.search.name(), cell.n, cell.figures.is_some()));
    let (slow, fast) = ("ordered-placements", "recursive");
    assert_eq!(
        cells.collect::<Vec<_>>(),
        [
            (slow, 1, true),
            (fast, 1, true),
            (slow, 2, true),
            (fast, 2, true),
            (slow, 3, false),
            (fast, 3, true),
            (fast, 4, true),
            (fast, 5, true)
        ]
    );
    assert_eq!(measure.progress(), None);
    // 1,501 steps are the whole run for n = 6: a budget that is just met is met.
    assert!(figures(&measured(&[SearchId::Recursive], 6, 1_501), fast, 6).is_some());
    assert!(figures(&measured(&[SearchId::Recursive], 6, 1_500), fast, 6).is_none());
}

#[test]
fn slices_change_nothing_and_a_stop_keeps_what_is_there() {
    let searches = [SearchId::Recursive, SearchId::RowTuples, SearchId::Recursive];
    let whole = measured(&searches, 6, 1_000_000);
    assert_eq!(whole.measured().searches, &searches[..2]);
    let mut parts = Measure::within(&searches, 6, 1_000_000);
    let (mut count, mut settled) = (0, 0);
    while let Some(progress) = parts.progress() {
        assert!(progress.done >= settled && progress.done < 12);
        let (_, n) = parts.at_work().expect("a cell at work");
        assert_eq!((progress.of, n), (Some(12), progress.done as u8 / 2 + 1));
        settled = progress.done;
        parts.work(&mut || false);
        count += 1;
    }
    assert!(count > 12, "{count}");
    assert_eq!(parts.measured().cells, whole.measured().cells);

    let mut parts = Measure::within(&searches, 6, 1_000_000);
    assert!(parts.measured().cells.is_empty());
    (0..3).for_each(|_| parts.work(&mut || false));
    parts.stop();
    assert_eq!((&*parts.measured().cells, parts.progress()), (&whole.measured().cells[..3], None));
    parts.work(&mut || true);
    assert_eq!(parts.measured().cells.len(), 3);
    assert_eq!(measured(&[], 6, 10).measured().cells, []);
}

#[test]
fn the_figures_as_comma_separated_values() {
    let measure = measured(&[SearchId::Recursive, SearchId::Construction, SearchId::OrderedPlacements], 4, 1_000);
    assert_eq!(
        table(measure.measured()),
        "search,n,tests_first,placements_first,nodes_first,tests,placements,nodes,solutions,steps\n\
         recursive,1,1,1,2,1,1,2,1,7\n\
         recursive,2,,,,6,2,3,0,17\n\
         recursive,3,,,,18,5,6,0,41\n\
         recursive,4,26,8,9,60,16,17,2,125\n\
         construction,1,0,1,,0,1,,1,5\n\
         construction,2,,,,0,0,,0,3\n\
         construction,3,,,,0,0,,0,3\n\
         construction,4,0,4,,0,4,,1,8\n\
         ordered-placements,1,1,1,2,1,1,2,1,7\n\
         ordered-placements,2,,,,12,16,17,0,55\n\
         ordered-placements,3,,,,,,,,\n"
    );
}
