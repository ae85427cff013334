//! Laws of every caption: what can be recomputed of it is true of the step.

use queens_lab::app::show::{Seen, Tone};
use queens_solver::{Event, Item, Kind, Square, View};

use super::{caption, place, walk};

/// "row 4, column 6".
fn written(square: Square) -> String {
    format!("row {}, column {}", square.row + 1, square.column + 1)
}

#[test]
fn a_square_tested_is_free_or_has_the_attackers_that_are_named() {
    walk(|seen, _| {
        let text = caption(seen).text();
        let Some(Event::Test { square, by }) = seen.last() else {
            return assert!(!caption(seen).head.contains("is free"), "no square is tested: {}", place(seen));
        };
        let attackers: Vec<Square> = seen.board().attackers(square).collect();
        assert_eq!(attackers.first().copied(), by, "{}", place(seen));
        assert_eq!(text.contains("is free"), attackers.is_empty(), "{}", place(seen));
        let named: Vec<&str> = text.split("The queen on row ").skip(1).collect();
        assert_eq!(named.len(), attackers.len(), "{}", place(seen));
        for (said, queen) in named.iter().zip(&attackers) {
            assert!(format!("row {said}").starts_with(&written(*queen)), "{}", place(seen));
        }
        let queens = seen.board().len();
        if attackers.is_empty() && queens > 2 && text.contains("None of") {
            assert!(text.contains(&format!("None of the {queens} queens ")), "{}", place(seen));
        }
    });
}

/// "above" is said of queens above alone.
#[test]
fn queens_above_stand_above() {
    walk(|seen, _| {
        let Some(Event::Test { square, by: None }) = seen.last() else { return };
        let is_above = seen.board().queens().all(|queen| queen.row < square.row);
        assert!(is_above || !caption(seen).text().contains("above"), "{}", place(seen));
    });
}

#[test]
fn a_dead_end_has_no_free_square() {
    walk(|seen, _| {
        let caption = caption(seen);
        let is_dead = match seen.last() {
            Some(Event::Return { row, marks }) if marks.failed == 0 => {
                open_squares(seen, Item::Row(row)) == 0 || has_emptied(seen)
            }
            Some(Event::Test { square, by: Some(_) }) => {
                let (row, tried, blocked) = (square.row, seen.marks(square.row), seen.start().1);
                let all = (0..seen.n()).filter(|&column| !blocked.has(Square::new(row, column)));
                let is_last = all.into_iter().all(|column| tried.rejected & (1 << column) != 0);
                is_last && seen.board().row(row) == 0 && open_squares(seen, Item::Row(row)) == 0
            }
            Some(Event::Prune { square, .. }) => {
                matches!(seen.view(), View::Domains { domains, .. } if domains[usize::from(square.row)] == 0)
            }
            Some(Event::Cover { .. }) => {
                let View::ExactCover { cover, .. } = seen.view() else { panic!("no exact cover") };
                let wanted = |item: &Item| matches!(item, Item::Row(_) | Item::Column(_)) && !cover.is_covered(*item);
                cover.items().filter(wanted).any(|item| cover.options(item) == 0)
            }
            Some(Event::Release { item, failed }) => failed == 0 && open_squares(seen, item) == 0,
            _ => false,
        };
        assert_eq!(caption.text().contains("dead end"), is_dead, "{}", place(seen));
        assert!(is_dead || !seen.is_dead_end(), "a dead end is told: {}", place(seen));
        assert!(!is_dead || caption.tone == Tone::Bad, "{}", place(seen));
    });
}

/// Whether a row yet to be filled has no column, where the search keeps the columns of each.
fn has_emptied(seen: &Seen) -> bool {
    let View::Domains { domains, filled, .. } = seen.view() else { return false };
    domains.iter().enumerate().any(|(row, domain)| filled & (1 << row) == 0 && *domain == 0)
}

/// The squares of a row or column that a search could take: neither attacked nor blocked; where attacks do not count,
/// not blocked and, of a permutation, in no column that is taken.
fn open_squares(seen: &Seen, item: Item) -> usize {
    let (board, blocked, facts) = (seen.board(), seen.start().1, seen.facts());
    let squares = (0..seen.n()).map(|at| match item {
        Item::Column(column) => Square::new(at, column),
        Item::Row(row) | Item::Main(row) | Item::Anti(row) => Square::new(row, at),
    });
    let is_taken = |square: &Square| {
        let column_taken = || board.queens().any(|queen| queen.column == square.column);
        let permutes = facts.refuses == queens_solver::Refuses::RowAndColumn;
        if facts.tests_full_boards() { permutes && column_taken() } else { board.attackers(*square).next().is_some() }
    };
    squares.filter(|square| !blocked.has(*square) && !is_taken(square)).count()
}

#[test]
fn queens_placed_stand_there_and_queens_taken_off_do_not() {
    walk(|seen, _| {
        let Some(event) = seen.last() else { return };
        if let Event::Place { square } | Event::Remove { square } | Event::Lift { square } = event {
            assert_eq!(seen.board().has(square), event.puts().is_some(), "{}", place(seen));
            assert!(caption(seen).head.contains(&written(square)), "{}", place(seen));
        }
    });
}

/// What became of a full board is told by whoever leaves it first.
#[test]
fn a_full_board_is_noted_or_has_been_tested() {
    walk(|seen, _| {
        let Some(Event::Remove { .. }) = seen.last() else { return };
        let was_full = seen.board().len() + 1 == u16::from(seen.n());
        let text = caption(seen).text();
        let said = [text.contains("The solution is noted."), text.contains("This board has been tested.")];
        let tests_full = seen.facts().tests_full_boards();
        assert_eq!(said, [was_full && !tests_full, was_full && tests_full], "{}", place(seen));
    });
}

#[test]
fn the_row_gone_back_to_is_the_one_at_work_next() {
    walk(|seen, _| {
        let text = caption(seen).text();
        let Some((_, said)) = text.split_once("Back to row ") else { return };
        let row: u8 = said[..1].parse().unwrap();
        // With look-ahead, other rows get their columns back first.
        if let Some(Event::Remove { square } | Event::SwapBack { square, .. }) = seen.next() {
            assert_eq!(square.row + 1, row, "{}", place(seen));
        }
    });
}

#[test]
fn what_is_said_to_come_next_comes_next() {
    walk(|seen, _| {
        let text = caption(seen).rest;
        let Some((before, _)) = text.split_once(" comes next.") else { return };
        let said = before.rsplit(". ").next().unwrap();
        match seen.next() {
            Some(Event::Call { row }) => assert_eq!(said, format!("Row {}", row + 1), "{}", place(seen)),
            Some(Event::Test { square, .. }) => {
                assert_eq!(said.to_lowercase(), written(square), "{}", place(seen));
            }
            _ => panic!("{}", place(seen)),
        }
    });
}

#[test]
fn numbers_are_those_of_the_counters() {
    walk(|seen, _| {
        let (caption, counters) = (caption(seen), seen.counters());
        let text = caption.text().replace(',', "");
        let says = |number: u64, one: &str, many: &str| {
            let said = match number {
                0 => format!("no {many}"),
                1 => format!("1 {one}"),
                _ => format!("{number} {many}"),
            };
            assert!(text.contains(&said), "{said}: {}", place(seen));
        };
        if text.contains("The whole search took") {
            says(counters.steps, "step", "steps");
            says(counters.tests, "test", "tests");
            says(counters.placements, "placement", "placements");
        }
        if seen.is_at_end() {
            let found = match counters.solutions {
                0 => ["no solution", "no solution"],
                1 => ["one solution", "A solution"],
                2 => ["Both solutions", "Both"],
                _ => ["All ", "All "],
            };
            assert!(found.iter().any(|found| caption.head.contains(found)), "{}", place(seen));
        } else if seen.last().is_some_and(|event| event.kind() == Kind::Solution) && seen.n() > 1 {
            let number = format!("Solution {}:", counters.solutions);
            assert!(text.contains(&number), "{}", place(seen));
        }
        if let Some((before, _)) = text.split_once(" on the board.").filter(|_| text.contains(" stand on the board")) {
            let queens = format!(" {} queens stand", seen.board().len());
            assert!(before.ends_with(&queens), "{}", place(seen));
        }
    });
}
