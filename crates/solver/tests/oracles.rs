//! The searches against figures from outside: the tables in `oracles/`, each checked row by row.
//!
//! A row is compared as a whole, as the line it stands on: what differs is read at once. What was checked is counted.

#![allow(clippy::unwrap_used)] // a test may end anywhere: then it has failed

mod common;

use std::collections::BTreeSet;

use common::{advance, enumerating, from_one, row_by_row, start};
use queens_solver::{Event, Grain, Kind, Problem, Run, SearchId, Square, Timeline, analysis};

const SOLUTION_COUNTS: &str = include_str!("oracles/solution-counts.csv");
const SEARCH_COUNTERS: &str = include_str!("oracles/search-counters.csv");
const MORE_COUNTERS: &str = include_str!("oracles/more-counters.csv");
const LOOK_AHEAD: &str = include_str!("oracles/look-ahead.csv");
const TREE_PROFILE: &str = include_str!("oracles/tree-profile.csv");
const STEPS: &str = include_str!("oracles/steps.csv");
const TWELVE_PICTURES: &str = include_str!("oracles/twelve-pictures.txt");

/// How many rows the tables of counters have of each search.
const ROWS_OF_COUNTERS: [(&str, usize); 12] = [
    ("ordered-placements", 4),
    ("combinations", 5),
    ("row-tuples", 7),
    ("permutations", 7),
    ("cell-by-cell", 7),
    ("marked-lines", 8),
    ("recursive-grid", 8),
    ("recursive", 8),
    ("iterative", 8),
    ("bitmask", 8),
    ("half-board", 8),
    ("dancing-links", 7),
];

/// The rows of a table, without comments and the heading.
fn rows(table: &'static str) -> impl Iterator<Item = &'static str> {
    table.lines().filter(|line| !line.starts_with('#')).skip(1)
}

/// The fields of a row.
fn fields(row: &str) -> Vec<&str> {
    row.split(',').collect()
}

fn number(field: &str) -> u64 {
    field.parse().unwrap()
}

/// The search of a row and its size.
fn search_and_size(row: &str) -> (SearchId, u8) {
    let fields = fields(row);
    (SearchId::from_name(fields[0]).unwrap(), number(fields[1]) as u8)
}

/// Goes on to the next solution; false where the run ends without one.
fn to_solution(run: &mut Run) -> bool {
    std::iter::from_fn(|| run.advance()).any(|event| event.kind() == Kind::Solution)
}

/// A whole run as a row of the tables of counters.
fn counters_row(id: SearchId, n: u8) -> String {
    let mut run = start(id, n);
    let (first, tests_first) = if to_solution(&mut run) {
        (from_one(&run.board().columns().unwrap()), run.counters().tests.to_string())
    } else {
        (String::new(), String::new())
    };
    advance(&mut run, u64::MAX);
    let end = run.counters();
    format!("{},{n},{},{first},{tests_first},{},{}", id.name(), end.solutions, end.tests, end.placements)
}

#[test]
fn counters_of_whole_runs() {
    let mut checked = 0;
    for row in rows(SEARCH_COUNTERS).chain(rows(MORE_COUNTERS)) {
        let (id, n) = search_and_size(row);
        assert_eq!(counters_row(id, n), row);
        checked += 1;
    }
    assert_eq!(checked, ROWS_OF_COUNTERS.iter().map(|(_, rows)| rows).sum::<usize>());
    assert_eq!(ROWS_OF_COUNTERS.map(|(_, rows)| rows).iter().sum::<usize>(), 85, "rows of the two tables in all");
}

#[test]
fn placements_with_look_ahead() {
    let placements = |id, n| {
        let mut run = start(id, n);
        assert!(to_solution(&mut run), "{id:?}, n = {n}");
        let first = run.counters().placements;
        advance(&mut run, u64::MAX);
        [first, run.counters().placements]
    };
    let mut checked = 0;
    for row in rows(LOOK_AHEAD) {
        let n = number(fields(row)[0]) as u8;
        let [[forward_first, forward_all], [mrv_first, mrv_all]] =
            [SearchId::ForwardChecking, SearchId::Mrv].map(|id| placements(id, n));
        assert_eq!(format!("{n},{forward_first},{forward_all},{mrv_first},{mrv_all}"), row);
        checked += 1;
    }
    assert_eq!(checked, 5);
}

#[test]
fn known_numbers_of_solutions() {
    let known = (1..=20).map(|n| analysis::solution_count(n).unwrap());
    let rows: Vec<u64> = rows(SOLUTION_COUNTS).map(|row| number(fields(row)[1])).collect();
    assert!(known.eq(rows));
    assert_eq!([0, 28, 255].map(analysis::solution_count), [None; 3]);
}

#[test]
fn all_solutions_to_size_12() {
    for id in row_by_row() {
        for (n, row) in (1..=12).zip(rows(SOLUTION_COUNTS)) {
            let mut run = start(id, n);
            advance(&mut run, u64::MAX);
            assert_eq!(format!("{n},{}", run.counters().solutions), fields(row)[..2].join(","), "{}", id.name());
        }
    }
    for id in enumerating() {
        for n in common::sizes_within(id, 10, 1_000_000) {
            let mut run = start(id, n);
            advance(&mut run, u64::MAX);
            let orders = if id.name() == "ordered-placements" { (1..=u64::from(n)).product() } else { 1 };
            let solutions = analysis::solution_count(n).map(|count| count * orders);
            assert_eq!(Some(run.counters().solutions), solutions, "{}, n = {n}", id.name());
        }
    }
}

/// The eight boards that turning and mirroring makes of a board, itself among them.
fn images(board: &[u8]) -> [Vec<u8>; 8] {
    let last = board.len() as u8 - 1;
    let turned = |board: &[u8]| {
        let mut turned = vec![0; board.len()];
        (0..).zip(board).for_each(|(row, &column)| turned[usize::from(column)] = last - row);
        turned
    };
    let mirrored = |board: &[u8]| board.iter().map(|column| last - column).collect::<Vec<u8>>();
    let once = turned(board);
    let (twice, thrice) = (turned(&once), turned(&turned(&once)));
    let mirror_images = [board, &once, &twice, &thrice].map(mirrored);
    let [a, b, c, d] = mirror_images;
    [board.to_vec(), once, twice, thrice, a, b, c, d]
}

#[test]
fn fundamental_solutions_to_size_9() {
    assert_eq!(images(&[0, 1]).iter().collect::<BTreeSet<_>>().len(), 2, "a diagonal has one other image");
    assert_eq!(images(&[0, 2, 1]).iter().collect::<BTreeSet<_>>().len(), 4);
    let mut checked = 0;
    for (n, row) in (1..=9).zip(rows(SOLUTION_COUNTS)) {
        let mut run = start(SearchId::Recursive, n);
        let mut fundamental = BTreeSet::new();
        while to_solution(&mut run) {
            fundamental.extend(images(&run.board().columns().unwrap()).into_iter().min());
        }
        assert_eq!(format!("{n},{}", fundamental.len()), [fields(row)[0], fields(row)[2]].join(","));
        checked += 1;
    }
    assert_eq!(checked, 9);
}

#[test]
fn tests_until_the_first_solution_to_size_20() {
    for id in row_by_row() {
        let mut checked = 0;
        for row in rows(SOLUTION_COUNTS) {
            let [n, _, _, tests_first] = fields(row)[..] else { panic!("four fields, not {row}") };
            let mut run = start(id, number(n) as u8);
            let found = to_solution(&mut run).then(|| run.counters().tests.to_string());
            assert_eq!(found.unwrap_or_default(), tests_first, "{}, n = {n}", id.name());
            checked += 1;
        }
        assert_eq!(checked, 20);
    }
}

/// The nodes of the tree by level, the root on level 0.
fn nodes(id: SearchId, n: u8) -> (Vec<u64>, Run) {
    let mut run = start(id, n);
    let mut nodes = vec![0; usize::from(n) + 1];
    nodes[0] = 1;
    while let Some(event) = run.advance() {
        if event.kind() == Kind::Place {
            nodes[usize::from(run.board().len())] += 1;
        }
    }
    (nodes, run)
}

#[test]
fn nodes_of_the_tree_by_level() {
    for id in row_by_row() {
        let mut checked = 0;
        for (n, row) in (1..=8).zip(rows(TREE_PROFILE)) {
            let (nodes, run) = nodes(id, n);
            let levels: Vec<String> = nodes.iter().map(u64::to_string).collect();
            assert_eq!(format!("{n},{}", levels.join(" ")), row, "{}", id.name());
            let tested: u64 = nodes[..usize::from(n)].iter().sum();
            assert_eq!(run.counters().tests, u64::from(n) * tested, "{}, n = {n}", id.name());
            assert_eq!(run.counters().placements, nodes.iter().sum::<u64>() - 1, "{}, n = {n}", id.name());
            checked += 1;
        }
        assert_eq!(checked, 8);
    }
}

#[test]
fn steps_of_whole_runs() {
    for id in row_by_row() {
        let steps = (1..=8).map(|n| format!("{n},{}", advance(&mut start(id, n), u64::MAX)));
        assert!(steps.eq(rows(STEPS)), "{}", id.name());
    }
}

/// The board as in the pictures: Q a queen, x a mark, `/` between rows.
fn picture(run: &Run) -> String {
    let square = |row, column: u8| {
        let marks = run.marks(row);
        let marked = (marks.rejected | marks.failed) & (1u32 << column) != 0;
        match (run.board().has(Square::new(row, column)), marked) {
            (true, false) => 'Q',
            (false, true) => 'x',
            (false, false) => '.',
            (true, true) => '?',
        }
    };
    let n = run.board().n();
    let rows: Vec<String> = (0..n).map(|row| (0..n).map(|column| square(row, column)).collect()).collect();
    rows.join("/")
}

#[test]
fn the_twelve_pictures_forwards_and_backwards() {
    let rows = TWELVE_PICTURES.lines().filter(|line| !line.starts_with('#'));
    let expected: Vec<&str> = rows.filter_map(|row| row.split_once(' ').map(|(_, picture)| picture)).collect();
    assert_eq!(expected.len(), 12);
    for id in row_by_row() {
        let mut timeline = Timeline::new(start(id, 4));
        for &picture_expected in &expected {
            assert!(timeline.step_forward(Grain::Picture));
            assert_eq!(picture(timeline.run()), picture_expected, "{}", id.name());
        }
        let last = timeline.last().map(Event::kind);
        assert_eq!(last, Some(Kind::Solution), "the twelfth picture is the first solution");
        assert_eq!((timeline.step(), timeline.counters().solutions), (51, 1), "{}", id.name());
        for picture_expected in expected[..11].iter().rev() {
            assert!(timeline.step_back(Grain::Picture));
            assert_eq!(picture(timeline.run()), *picture_expected, "{}, backwards", id.name());
        }
        assert!(timeline.step_back(Grain::Picture));
        assert_eq!((timeline.step(), picture(timeline.run()).as_str()), (0, "..../..../..../...."));
    }
}

#[test]
fn the_dead_end_on_row_6_of_the_8_queens() {
    for id in row_by_row() {
        let mut timeline = Timeline::new(Run::new(id, &Problem::new(8).unwrap()));
        timeline.seek(1298);
        let counters = timeline.counters();
        assert_eq!((counters.steps, counters.tests), (1298, 867), "{}", id.name());
        assert_eq!((counters.placements, counters.removals), (110, 105), "{}", id.name());
        let on_trial = Square::new(5, 3); // row 6, column 4
        let attackers = [Square::new(3, 5), Square::new(4, 2)]; // row 4, column 6 and row 5, column 3
        assert!(timeline.run().board().attackers(on_trial).eq(attackers), "{}", id.name());
        assert_eq!(timeline.last(), Some(Event::Test { square: on_trial, by: Some(attackers[0]) }), "{}", id.name());
    }
}
