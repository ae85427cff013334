//! The facts of each search, held against what its runs do.

#![allow(clippy::wildcard_enum_match_arm)] // a test names what it is about
#![allow(clippy::unwrap_used)] // a test may end anywhere: then it has failed

mod common;

use std::collections::BTreeSet;

use common::start;
use common::steps::{Step, queens, steps_of, tests, whole};
use queens_solver::analysis::solution_count;
use queens_solver::{
    Board, Cursor, Event, Facts, Family, Finds, Item, Keeps, Kind, Line, MAX_SIZE, Node, Order, Problem, Proof,
    Refuses, Run, SearchId, Square, Test, View,
};

/// Checks each search on its own.
fn each(check: impl Fn(SearchId, &Facts)) {
    for &id in SearchId::ALL {
        check(id, id.facts());
    }
}

#[test]
fn those_that_test_full_boards_test_each_of_their_space_once() {
    each(|id, facts| {
        let steps = whole(id, 4);
        let full = tests(&steps).all(|step| step.before.len() == 4);
        let each_once = facts.space.is_some_and(|space| space.size(4).digits() == tests(&steps).count().to_string());
        assert_eq!(facts.tests_full_boards(), full && each_once, "{id:?}");
        assert_eq!(facts.family == Family::FullBoards, full && each_once, "{id:?}");
    });
}

#[test]
fn what_one_test_is() {
    each(|id, facts| {
        let steps = whole(id, 4);
        let all = |is: fn(&Step) -> bool| tests(&steps).all(is);
        let on_empty_row = |step: &Step| step.before.row(step.event.row().unwrap()) == 0;
        let free = |step: &Step| step.event.by().is_none();
        let chosen = steps.iter().any(|step| matches!(step.event, Event::Choose { .. }));
        let is = match () {
            () if tests(&steps).next().is_none() => Test::None,
            () if facts.space.is_some() && all(|step| step.before.len() == 4) => Test::FullBoard,
            () if all(|step| step.before.len() == 4) => Test::Column,
            () if all(free) && chosen => Test::Option,
            () if all(free) => Test::FreeSquare,
            () if all(|step| step.event.by().is_some()) && all(on_empty_row) => Test::SquareAhead,
            () => Test::Square,
        };
        assert_eq!(facts.test, is, "{id:?}");
    });
}

#[test]
fn the_textbook_s_steps() {
    let textbook = |id| {
        let squares = |step: Step| (step.event.kind(), step.event.row(), step.event.square());
        (1..=5).map(|n| whole(id, n).into_iter().map(squares).collect::<Vec<_>>()).collect::<Vec<_>>()
    };
    let recursive = textbook(SearchId::Recursive);
    let too_long = |facts: &Facts| facts.family == Family::FullBoards; // each test of theirs is one of a full board
    each(|id, facts| {
        assert_eq!(facts.textbook, !too_long(facts) && textbook(id) == recursive, "{id:?}");
    });
}

#[test]
fn updates_are_counted_where_the_counter_moves() {
    each(|id, facts| {
        let mut run = start(id, 4);
        while run.advance().is_some() {}
        assert_eq!(facts.updates, run.counters().updates > 0, "{id:?}");
    });
}

/// A board of 4 × 4 has two solutions.
#[test]
fn one_is_found_or_all_are() {
    each(|id, facts| {
        let orders = if facts.space == SearchId::OrderedPlacements.space() { 24 } else { 1 };
        let steps = whole(id, 4);
        let found = steps.iter().filter(|step| step.event.kind() == Kind::Solution).count();
        assert_eq!(found, if facts.finds == Finds::One { 1 } else { 2 * orders }, "{id:?}");
        let [.., last, done] = &steps[..] else { panic!("{id:?}: hardly a step") };
        assert_eq!(done.event, Event::Done);
        assert_eq!(facts.finds == Finds::EveryOrder, orders > 1, "{id:?}");
        assert_eq!(facts.finds == Finds::One, last.event.kind() == Kind::Solution, "{id:?}: goes on");
    });
}

/// A board of 3 × 3 has no solution. Who tries everything does so whatever the seed, who draws lots has to give up, and
/// the formula, which puts no queen, has a solution for every size that has any.
#[test]
fn what_an_end_without_a_find_proves() {
    each(|id, facts| {
        let seeded = |seed| Run::new(id, &Problem::new(3).unwrap().with_seed(seed));
        let steps = steps_of(seeded(1));
        assert!(steps.iter().all(|step| step.event.kind() != Kind::Solution), "{id:?}");
        let by_chance = steps_of(seeded(2)).iter().map(|step| step.event).ne(steps.iter().map(|step| step.event));
        let is = match () {
            () if by_chance => Proof::Nothing,
            () if queens(&steps).next().is_none() => Proof::Formula,
            () => Proof::Exhaustion,
        };
        assert_eq!(facts.proof, is, "{id:?}");
        if is == Proof::Formula {
            let solvable = |n: u8| whole(id, n).iter().any(|step| step.event.kind() == Kind::Solution);
            assert!((1..=MAX_SIZE).all(|n| solvable(n) == solution_count(n).is_none_or(|count| count > 0)), "{id:?}");
        }
    });
}

#[test]
fn a_tree_has_nodes_and_a_space() {
    each(|id, facts| {
        let steps = whole(id, 4);
        assert_eq!(facts.has_tree(), facts.space.is_some(), "{id:?}");
        // Every queen put is a node, and every node is left: the way back is the way there.
        let taken = steps.iter().filter(|step| step.event.takes().is_some()).count();
        let backtracks = queens(&steps).count() == taken && taken > 0;
        let by_position = steps.iter().any(|step| matches!(step.event, Event::Swap { .. }));
        let is = match () {
            () if !backtracks => Node::None,
            () if by_position => Node::Position,
            () => Node::Placement,
        };
        assert_eq!(facts.node, is, "{id:?}");
    });
}

/// Over whole runs of n = 4 no board has two queens on a line that is refused, and some board has on every other.
#[test]
fn lines_that_are_refused() {
    each(|id, facts| {
        let lines: BTreeSet<&str> = (1..=4).flat_map(|n| whole(id, n)).flat_map(|step| shared(&step.after)).collect();
        let is = match lines.iter().copied().collect::<Vec<_>>()[..] {
            ["column", "diagonal", "row"] => Refuses::Nothing,
            ["column", "diagonal"] => Refuses::Row,
            ["diagonal"] => Refuses::RowAndColumn,
            [] => Refuses::AllLines,
            _ => panic!("{id:?}: {lines:?}"),
        };
        assert_eq!(facts.refuses, is, "{id:?}");
    });
}

/// The lines on which two queens of a board stand.
fn shared(board: &Board) -> Vec<&'static str> {
    let name = |line| match line {
        Line::Row => "row",
        Line::Column => "column",
        Line::MainDiagonal | Line::AntiDiagonal => "diagonal",
    };
    board.conflicts().into_iter().filter_map(|(first, second)| first.shared_line(second).map(name)).collect()
}

#[test]
fn half_of_the_first_row_is_tried() {
    each(|id, facts| {
        let is_right = |n: u8, queen: Square| queen.row == 0 && 2 * queen.column + 1 > n;
        let never_right = [3, 4].into_iter().all(|n| !queens(&whole(id, n)).any(|(queen, _)| is_right(n, queen)));
        assert_eq!(facts.halves, never_right && facts.finds == Finds::All, "{id:?}");
    });
}

/// Each order says where the next queen is put; the one of a search is the narrowest that its queens keep to.
#[test]
fn the_order_in_which_the_board_is_gone_over() {
    each(|id, facts| {
        let steps = whole(id, if facts.tests_full_boards() { 4 } else { 6 });
        let keep = |to: fn(Square, &Board) -> bool| queens(&steps).all(|(queen, board)| to(queen, board));
        let chosen = |wanted: fn(&Item) -> bool| {
            steps.iter().any(|step| matches!(step.event, Event::Choose { item, .. } if wanted(&item)))
        };
        let moved = steps.iter().any(|step| matches!(step.event, Event::Move { .. }));
        let is = match () {
            () if facts.test == Test::None => Order::Formula,
            () if moved => Order::Lots,
            () if chosen(|item| matches!(item, Item::Row(_))) && chosen(|item| matches!(item, Item::Column(_))) => {
                Order::Items
            }
            () if keep(|queen, board| first_empty_row(board) == Some(queen.row)) => Order::Rows,
            () if keep(|queen, board| emptiest_row(board) == Some(queen.row)) => Order::FewestColumns,
            () if keep(|queen, board| board.queens().all(|other| queen < other)) => Order::Squares,
            () => Order::AnySquares,
        };
        assert_eq!(facts.order, is, "{id:?}");
        assert_eq!(facts.repairs(), moved, "{id:?}");
    });
}

fn empty_rows(board: &Board) -> impl Iterator<Item = u8> {
    (0..board.n()).filter(|&row| board.row(row) == 0)
}

fn first_empty_row(board: &Board) -> Option<u8> {
    empty_rows(board).next()
}

fn emptiest_row(board: &Board) -> Option<u8> {
    empty_rows(board).min_by_key(|&row| board.safe_in_row(row).count_ones())
}

/// What is drawn of it shows what it keeps.
#[test]
fn what_is_kept_is_what_is_drawn() {
    each(|id, facts| {
        let run = start(id, 4);
        let shown = match run.search().view() {
            View::Board => &[Keeps::Array, Keeps::Grid, Keeps::Board][..],
            View::Order { .. } => &[Keeps::Array, Keeps::Squares],
            View::Marked(_) => &[Keeps::LineMarks],
            View::Permutation { .. } => &[Keeps::Permutation],
            View::BitSets { .. } => &[Keeps::BitSets],
            View::Domains { .. } => &[Keeps::Domains],
            View::ExactCover { .. } => &[Keeps::Cover],
            View::Weights { .. } => &[Keeps::Attackers],
            View::Lists { .. } => &[Keeps::Lists],
        };
        assert!(shown.contains(&facts.keeps), "{id:?}: {:?}", facts.keeps);
    });
}

/// The first row that is entered from another, while the rows above it are open, is a call in the search's own words.
#[test]
fn open_calls_are_a_stack_of_rows() {
    each(|id, facts| {
        let code = common::pseudo_code(id);
        let calls = ["place", "permute"].into_iter().find(|name| {
            let called = code.iter().filter(|line| line.contains(&format!("{name}("))).count();
            called > 1 && opens_rows_downwards(&whole(id, if facts.tests_full_boards() { 4 } else { 6 }))
        });
        assert_eq!(facts.stack, calls, "{id:?}");
    });
}

/// Whether every row that is entered lies below all that are open.
fn opens_rows_downwards(steps: &[Step]) -> bool {
    let mut open: Vec<u8> = Vec::new();
    for step in steps {
        match step.event {
            Event::Call { row } if open.last().is_some_and(|&above| row <= above) => return false,
            Event::Call { row } => open.push(row),
            Event::Return { row, .. } if open.pop() != Some(row) => return false,
            _ => {}
        }
    }
    steps.iter().any(|step| matches!(step.event, Event::Call { .. }))
}

/// The variables of the loops are named in the pseudo-code.
#[test]
fn the_variables_of_the_loops() {
    each(|id, facts| {
        let code = common::pseudo_code(id).join("\n");
        let names: &[&str] = match facts.cursor {
            Cursor::RowAndColumn => &["row"],
            Cursor::Index => &["k = 1", "x[k] = x[k] + 1"],
            Cursor::Depth => &["permute(d)"],
            Cursor::Row => &["row =", "each column"],
            Cursor::Square => &["visit(square)"],
            Cursor::None => &[],
        };
        assert!(names.iter().all(|name| code.contains(name)), "{id:?}: {:?}", facts.cursor);
        let entered = whole(id, 4).iter().any(|step| matches!(step.event, Event::Call { .. } | Event::Repair { .. }));
        let rows = matches!(facts.cursor, Cursor::RowAndColumn | Cursor::Index | Cursor::Depth | Cursor::Row);
        assert_eq!(rows, entered, "{id:?}: {:?}", facts.cursor);
    });
}

/// A search that begins from a start has its queens on the board throughout; one that does not never knew of them.
#[test]
fn a_start_is_kept_or_refused() {
    let given = Board::with_queens(4, [Square::new(0, 2)]);
    let problem = Problem::new(4).unwrap().with_start(&given, &Board::new(4)).unwrap();
    each(|id, facts| {
        let keeps = steps_of(Run::new(id, &problem)).iter().all(|step| step.after.has(Square::new(0, 2)));
        assert_eq!(facts.start.is_ok(), keeps, "{id:?}");
    });
}
