//! Why a step of a search happened, and what follows from it: sentences that need the run at the cursor.

use queens_solver::searches::min_conflicts::moves_in_all;
use queens_solver::{Event, Item, Kind, Line, SearchId, Square, View, Way, columns};

use super::heads::{head, tests_full_boards};
use super::{Caption, Tone};
use crate::app::names::{self, on_square as at, square_values};
use crate::app::seen::Seen;
use crate::i18n::{Texts, fill, number, sentences};

/// Values for the gaps of a text.
type Values<'a> = &'a [(&'a str, &'a dyn std::fmt::Display)];

/// The caption of a step that lies at the cursor.
pub(super) fn of_event(seen: &Seen, event: Event) -> Caption {
    let (t, n) = (seen.t, seen.n());
    let plain = |rest: String| Caption::new(Tone::Plain, head(event, t), rest);
    match event {
        Event::Call { row } => plain(call(seen, row)),
        Event::CallQueen { .. } => plain(match seen.search {
            SearchId::Combinations => t.call_combinations.to_owned(),
            _ => t.call_ordered_placements.to_owned(),
        }),
        Event::CallSquare { way, .. } => plain(
            match way {
                Way::Start => t.call_square_start,
                Way::With => t.call_square_with,
                Way::Without => t.call_square_without,
            }
            .to_owned(),
        ),
        Event::Choose { item, unlinked } => plain(choose(seen, item, unlinked)),
        Event::Repair { .. } => plain(t.repair_rest.to_owned()),
        Event::Test { square, by: None } => Caption::new(Tone::Good, head(event, t), free(seen, square)),
        Event::Test { square, .. } => attacked(seen, square, head(event, t)),
        Event::Check { square, by } => check(seen, square, by, head(event, t)),
        Event::Place { square } => plain(place(seen, square)),
        Event::Solution { .. } => solution(seen),
        Event::Mirror { square } => Caption::new(Tone::Good, head(event, t), mirror(seen, square)),
        Event::Remove { square } => plain(remove(seen, square)),
        Event::Lift { .. } if seen.search == SearchId::MinConflicts => {
            plain(fill(t.lift_restart, &[("moves", &moves(seen))]))
        }
        Event::Lift { .. } | Event::SwapBack { .. } => plain(t.remove_tried.to_owned()),
        Event::Return { row, marks } => leave(seen, row, marks.failed == 0, head(event, t)),
        Event::ReturnQueen { .. } | Event::Release { .. } => plain(back(is_first(seen), t).to_owned()),
        Event::ReturnSquare { square, .. } => {
            let first = square == Square::new(n - 1, n - 1);
            plain((if first { t.return_over } else { t.return_square_back }).to_owned())
        }
        Event::Prune { square, by } => prune(seen, square, by, head(event, t)),
        Event::Restore { .. } => plain(t.restore_rest.to_owned()),
        Event::Cover { unlinked, .. } => plain(fill(t.cover_rest, &[("nodes", &t.nodes.of(unlinked.into()))])),
        Event::List { .. } | Event::Uncover { .. } | Event::Swap { .. } => plain(String::new()),
        Event::Move { .. } => plain(fill(t.move_rest, &[("moves", &moves(seen))])),
        Event::Exchange { .. } | Event::ToEnd { .. } => plain(fill(t.remainder, &[("n", &n), ("remainder", &(n % 6))])),
        Event::Done => done(seen),
    }
}

/// A sentence about the row below `row`.
fn below(template: &str, row: u8) -> String {
    fill(template, &[("row", &(row + 2))])
}

/// Back to the queen before, or the end.
const fn back(over: bool, t: &Texts) -> &'static str {
    if over { t.return_over } else { t.return_queen_back }
}

/// Whether no queen stands but those that were given.
fn is_first(seen: &Seen) -> bool {
    let given = if seen.has_start() { seen.problem.start_queens().len() } else { 0 };
    seen.run().board().len() == given
}

fn call(seen: &Seen, row: u8) -> String {
    let t = seen.t;
    let text = match seen.search {
        SearchId::Iterative => t.call_iterative,
        SearchId::RecursiveGrid => t.call_recursive_grid,
        SearchId::MarkedLines => t.call_marked_lines,
        SearchId::HalfBoard if row == 0 => t.call_half_board,
        SearchId::Bitmask | SearchId::HalfBoard => t.call_bitmask,
        SearchId::Permutations => t.call_permutations,
        SearchId::RowTuples => t.call_row_tuples,
        SearchId::ForwardChecking => t.call_forward_checking,
        SearchId::Mrv => t.call_mrv,
        _ => t.call_recursive,
    };
    let run = seen.run();
    let free = match run.search().view() {
        View::Domains { domains, .. } => domains[usize::from(row)].count_ones(),
        _ => u32::from(seen.n()) - run.board().attacked_in_row(row).count_ones(),
    };
    let columns = t.columns.of(free.into());
    fill(text, &[("row", &(row + 1)), ("n", &seen.n()), ("columns", &columns)])
}

fn choose(seen: &Seen, item: Item, unlinked: u16) -> String {
    let t = seen.t;
    let options = match seen.run().search().view() {
        View::ExactCover { cover, .. } => cover.options(item).count_ones(),
        _ => 0,
    };
    let values: Values = &[("options", &t.options.of(options.into())), ("nodes", &t.nodes.of(unlinked.into()))];
    fill(t.choose_rest, values)
}

fn free(seen: &Seen, square: Square) -> String {
    let (t, queens) = (seen.t, seen.run().board().len());
    let template = match seen.search {
        SearchId::Bitmask | SearchId::HalfBoard => return t.free_bits.to_owned(),
        SearchId::DancingLinks => return t.free_option.to_owned(),
        _ if queens == 0 => return t.free_first.to_owned(),
        _ if queens == u16::from(square.row) => t.free_rest,
        _ => t.free_among,
    };
    fill(template, &[("queens", &t.queens.of(queens.into()))])
}

fn attacked(seen: &Seen, square: Square, head: String) -> Caption {
    let t = seen.t;
    let attackers: Vec<Square> = seen.run().board().attackers(square).collect();
    let first = attackers.first().map(|queen| by(*queen, square, t));
    let too = |queen: &Square| fill(&at(t.by_too, *queen), &[("line", &names::line(*queen, square, t))]);
    let said: Vec<String> = first.into_iter().chain(attackers.iter().skip(1).map(too)).collect();
    Caption {
        formulas: attackers.iter().map(|queen| formula(*queen, square)).collect(),
        ..Caption::new(Tone::Bad, head, sentences(&said.iter().map(String::as_str).collect::<Vec<_>>()))
    }
}

/// A test that leaves no mark: of a full board, of a square on a row ahead, of a column that is weighed.
fn check(seen: &Seen, square: Square, first: Option<Square>, head: String) -> Caption {
    let t = seen.t;
    match seen.run().search().view() {
        View::Domains { domains, .. } => {
            let is_in = domains[usize::from(square.row)] & (1 << square.column) != 0;
            let rest = at(if is_in { t.ahead_in } else { t.ahead_out }, square);
            Caption::new(if is_in { Tone::Bad } else { Tone::Plain }, at(t.ahead_head, square), rest)
        }
        View::Weights { attackers, .. } => {
            let queens = t.queens.of(attackers[usize::from(square.column)].into());
            Caption::new(Tone::Plain, fill(&at(t.weigh_head, square), &[("queens", &queens)]), "")
        }
        _ => match first {
            Some(queen) => Caption {
                formulas: vec![formula(queen, square)],
                ..Caption::new(Tone::Bad, head, by(queen, square, t))
            },
            None => Caption::new(Tone::Good, head, ""),
        },
    }
}

/// How the first attacker attacks a square.
fn by(queen: Square, square: Square, t: &Texts) -> String {
    let template = match queen.shared_line(square) {
        Some(Line::Row) => t.by_row,
        Some(Line::Column) => t.by_column,
        _ => t.by_diagonal,
    };
    let rows = t.rows.of(queen.rows_to(square).into());
    let columns = t.columns.of(queen.columns_to(square).into());
    fill(&at(template, queen), &[("rows", &rows), ("columns", &columns)])
}

/// The test that found the attack, with its numbers: `x_i = x_j`, or `|i − j| = |x_i − x_j|`.
fn formula(queen: Square, square: Square) -> String {
    let ([i, x_i], [j, x_j]) = (square_values(square), square_values(queen));
    match queen.shared_line(square) {
        Some(Line::Row) => format!("{i} = {j}"),
        Some(Line::Column) => format!("{x_i} = {x_j}"),
        _ => format!("|{i} − {j}| = |{x_i} − {x_j}|"),
    }
}

fn place(seen: &Seen, square: Square) -> String {
    let (t, run, search) = (seen.t, seen.run(), seen.search);
    let noted = match search {
        SearchId::RecursiveGrid => t.place_grid,
        SearchId::MarkedLines => t.place_marked,
        SearchId::Bitmask | SearchId::HalfBoard => t.place_bits,
        SearchId::Permutations => t.place_left,
        SearchId::MinConflicts => t.place_lot,
        SearchId::Construction => t.place_list,
        SearchId::CellByCell | SearchId::DancingLinks | SearchId::Combinations | SearchId::OrderedPlacements => {
            t.place_count
        }
        _ => t.place_rest,
    };
    let queens = t.queens.of(run.board().len().into());
    let noted = fill(&at(noted, square), &[("queens", &queens)]);
    let next = match run.peek() {
        Some(Event::Solution { .. }) if !tests_full_boards(search) => {
            fill(t.place_last, &[("columns", &columns_of(seen))])
        }
        Some(Event::Call { row }) if row == square.row + 1 => below(t.place_next, square.row),
        _ => String::new(),
    };
    sentences(&[&noted, &next])
}

/// The columns of a full board, row by row.
fn columns_of(seen: &Seen) -> String {
    written(&seen.run().board().columns().unwrap_or_default())
}

fn written(columns: &[u8]) -> String {
    columns.iter().map(|column| (column + 1).to_string()).collect::<Vec<_>>().join(" ")
}

fn solution(seen: &Seen) -> Caption {
    let t = seen.t;
    let run = seen.run();
    if seen.n() == 1 {
        return Caption::new(Tone::Good, t.solution_single, t.solution_single_rest);
    }
    let head = fill(t.solution_head, &[("k", &number(run.counters().solutions)), ("columns", &columns_of(seen))]);
    let ends = run.peek().is_some_and(|next| next.kind() == Kind::Done);
    let rest = if ends { t.solution_end } else { t.solution_rest };
    Caption::new(Tone::Good, head, fill(rest, &[("queens", &t.queens.of(seen.n().into()))]))
}

fn mirror(seen: &Seen, square: Square) -> String {
    let run = seen.run();
    let columns = written(&run.accepted(Event::Mirror { square }).unwrap_or_default());
    fill(seen.t.mirror_rest, &[("k", &number(run.counters().solutions)), ("columns", &columns)])
}

fn remove(seen: &Seen, square: Square) -> String {
    use SearchId::{Bitmask, HalfBoard, Iterative, MarkedLines, Recursive, RecursiveGrid};
    let t = seen.t;
    match seen.search {
        Recursive | Iterative | RecursiveGrid | MarkedLines | Bitmask | HalfBoard => {
            if square.row + 1 == seen.n() {
                t.remove_solution.to_owned()
            } else if seen.has_start() {
                t.remove_tried.to_owned() // the row below may be one that has its queen
            } else {
                below(t.remove_dead, square.row)
            }
        }
        _ => wiped_out(seen, square)
            .map_or_else(|| t.remove_tried.to_owned(), |row| fill(t.remove_wiped, &[("row", &(row + 1))])),
    }
}

/// The first row that had no column left while a queen, just taken off, stood on a square: with look-ahead, why.
fn wiped_out(seen: &Seen, square: Square) -> Option<u8> {
    let run = seen.run();
    let View::Domains { domains, filled, .. } = run.search().view() else { return None };
    let left =
        |row: u8, domain: u32| columns(domain).any(|column| Square::new(row, column).shared_line(square).is_none());
    let open = (0u8..).zip(domains.iter().copied()).filter(|(row, _)| filled & (1 << row) == 0 && *row != square.row);
    open.into_iter().find(|&(row, domain)| !left(row, domain)).map(|(row, _)| row)
}

fn leave(seen: &Seen, row: u8, dead_end: bool, head: String) -> Caption {
    let t = seen.t;
    let values: Values = &[("row", &(row + 1)), ("above", &row), ("n", &seen.n())];
    let first = is_first(seen);
    let back = match seen.search {
        SearchId::Mrv => back(first, t),
        _ if seen.has_start() => back(first, t),
        _ if row == 0 => t.return_first,
        _ => t.return_back,
    };
    let dead = if seen.has_start() { t.return_dead_start } else { t.return_dead_rest };
    if dead_end {
        let rest = sentences(&[&fill(dead, values), &fill(back, values)]);
        Caption::new(Tone::Bad, head, rest)
    } else {
        Caption::new(Tone::Plain, head, fill(back, values))
    }
}

fn prune(seen: &Seen, square: Square, queen: Square, head: String) -> Caption {
    let t = seen.t;
    let emptied = match seen.run().search().view() {
        View::Domains { domains, .. } => domains[usize::from(square.row)] == 0,
        _ => false,
    };
    let said = if emptied { at(t.prune_empty, square) } else { String::new() };
    let tone = if emptied { Tone::Bad } else { Tone::Plain };
    Caption {
        formulas: vec![formula(queen, square)],
        ..Caption::new(tone, head, sentences(&[&said, &by(queen, square, t)]))
    }
}

/// Moves made so far, or the greatest number of them.
fn moves(seen: &Seen) -> String {
    match seen.run().search().view() {
        View::Weights { moves, .. } => number(moves.into()),
        _ => String::new(),
    }
}

fn done(seen: &Seen) -> Caption {
    let t = seen.t;
    let counters = seen.timeline.counters();
    let values: Values = &[
        ("n", &seen.n()),
        ("solutions", &number(counters.solutions)),
        ("tests", &t.tests.of(counters.tests)),
        ("placements", &t.placements.of(counters.placements)),
        ("steps", &t.steps.of(counters.steps)),
        ("moves", &number(moves_in_all(seen.n().into()).into())),
    ];
    let (tone, head, rest) = match (counters.solutions, seen.search) {
        (0, SearchId::MinConflicts) => (Tone::Bad, t.done_unsolved_head, t.done_unsolved_rest),
        (0, SearchId::Construction) => (Tone::Bad, t.done_none_head, ""),
        (0, _) if seen.has_start() => (Tone::Bad, t.done_none_start, t.done_none_rest),
        (0, _) => (Tone::Bad, t.done_none_head, t.done_none_rest),
        (1, SearchId::MinConflicts | SearchId::Construction) => (Tone::Good, t.done_found_head, t.done_rest),
        (1, _) => (Tone::Good, t.done_one_head, t.done_rest),
        _ => (Tone::Good, t.done_head, t.done_rest),
    };
    Caption::new(tone, fill(head, values), fill(rest, values))
}
