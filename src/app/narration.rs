//! Sentences: what a step of a search did, and what a position amounts to.

use queens_solver::{Event, Grain, Kind, Line, SearchId, Square};

use super::model::Model;
use super::names::{self, square_values};
use super::place::Verdict;
use super::setting::Mode;
use crate::i18n::{Texts, fill, number, sentences};

/// What stands under the board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Caption {
    /// The first sentence: what happened.
    pub head: String,
    /// Why, and what follows.
    pub rest: String,
    /// How it is coloured.
    pub tone: Tone,
    /// The test as formulas, one an attacker; empty where nothing was tested.
    pub formulas: Vec<String>,
}

/// What a caption's colour says; its words say it too.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tone {
    /// Neither good nor bad.
    #[default]
    Plain,
    /// An attack or a dead end.
    Bad,
    /// A free square or a solution.
    Good,
}

impl Caption {
    fn new(tone: Tone, head: impl Into<String>, rest: impl Into<String>) -> Self {
        Self { head: head.into(), rest: rest.into(), tone, formulas: Vec::new() }
    }

    /// The whole caption as one line.
    pub fn text(&self) -> String {
        sentences(&[&self.head, &self.rest])
    }
}

/// The caption of the mode: what the step shown did, or what the position amounts to.
pub fn caption(model: &Model) -> Caption {
    match model.mode {
        Mode::Watch => watch(model),
        Mode::Place => verdict(model),
    }
}

/// What the step shown did; by pictures, a row without a square left is told as what comes of it.
pub fn watch(model: &Model) -> Caption {
    let timeline = &model.watch.timeline;
    let pictures = model.watch.grain == Grain::Picture;
    match timeline.last() {
        Some(Event::Test { .. } | Event::Remove { .. }) if pictures => {
            let next = timeline.run().peek().filter(|event| event.kind() == Kind::Return);
            of_event(model, next.or(timeline.last()).unwrap_or(Event::Done))
        }
        Some(event) => of_event(model, event),
        None => {
            let t = model.texts();
            let n = number(model.n().into());
            let head = fill(t.start_head, &[("n", &n), ("queens", &t.queens.of(model.n().into()))]);
            Caption::new(Tone::Plain, head, t.start_rest)
        }
    }
}

/// The sentence on a step that lies at the cursor.
fn of_event(model: &Model, event: Event) -> Caption {
    let t = model.texts();
    match event {
        Event::Call { row } => call(model, row),
        Event::Test { square, by: None } => free(square, t),
        Event::Test { square, .. } => attacked(model, square),
        Event::Place { square } => {
            let head = at(t.place_head, square);
            let next = if square.row + 1 == model.n() {
                fill(t.place_last, &[("columns", &solution_columns(model))])
            } else {
                below(t.place_next, square.row)
            };
            Caption::new(Tone::Plain, head, sentences(&[&at(t.place_rest, square), &next]))
        }
        Event::Solution { .. } => solution(model),
        Event::Remove { square } => {
            let after_solution = square.row + 1 == model.n();
            let rest = if after_solution { t.remove_solution.to_owned() } else { below(t.remove_dead, square.row) };
            Caption::new(Tone::Plain, at(t.remove_head, square), rest)
        }
        Event::Return { row, marks } => leave(model, row, marks.failed == 0),
        Event::Done => done(model),
    }
}

fn at(template: &str, square: Square) -> String {
    let [row, column] = square_values(square);
    fill(template, &[("row", &row), ("column", &column)])
}

/// A sentence about the row below `row`.
fn below(template: &str, row: u8) -> String {
    fill(template, &[("row", &(row + 2))])
}

fn call(model: &Model, row: u8) -> Caption {
    let t = model.texts();
    let rest = match model.watch.search {
        SearchId::Recursive => t.call_recursive,
        SearchId::Iterative => t.call_iterative,
    };
    let values: &[(&str, &dyn std::fmt::Display)] = &[("row", &(row + 1)), ("n", &model.n())];
    Caption::new(Tone::Plain, fill(t.call_head, values), fill(rest, values))
}

fn free(square: Square, t: &Texts) -> Caption {
    let rest = match square.row {
        0 => t.free_first.to_owned(),
        queens => fill(t.free_rest, &[("queens", &t.queens.of(queens.into()))]),
    };
    Caption::new(Tone::Good, at(t.free_head, square), rest)
}

fn attacked(model: &Model, square: Square) -> Caption {
    let t = model.texts();
    let attackers: Vec<Square> = model.watch.timeline.run().board().attackers(square).collect();
    let first = attackers.first().map(|queen| by(*queen, square, t));
    let too = |queen: &Square| fill(&at(t.by_too, *queen), &[("line", &names::line(*queen, square, t))]);
    let said: Vec<String> = first.into_iter().chain(attackers.iter().skip(1).map(too)).collect();
    Caption {
        formulas: attackers.iter().map(|queen| formula(*queen, square)).collect(),
        ..Caption::new(
            Tone::Bad,
            at(t.attacked_head, square),
            sentences(&said.iter().map(String::as_str).collect::<Vec<_>>()),
        )
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

/// The columns of a full board, row by row.
fn solution_columns(model: &Model) -> String {
    let columns = model.watch.timeline.run().board().columns().unwrap_or_default();
    columns.iter().map(|column| (column + 1).to_string()).collect::<Vec<_>>().join(" ")
}

fn solution(model: &Model) -> Caption {
    let t = model.texts();
    let run = model.watch.timeline.run();
    if model.n() == 1 {
        return Caption::new(Tone::Good, t.solution_single, t.solution_single_rest);
    }
    let head =
        fill(t.solution_head, &[("k", &number(run.counters().solutions)), ("columns", &solution_columns(model))]);
    Caption::new(Tone::Good, head, fill(t.solution_rest, &[("queens", &t.queens.of(model.n().into()))]))
}

fn leave(model: &Model, row: u8, dead_end: bool) -> Caption {
    let t = model.texts();
    let values: &[(&str, &dyn std::fmt::Display)] = &[("row", &(row + 1)), ("above", &row), ("n", &model.n())];
    let back = if row == 0 { t.return_first } else { t.return_back };
    if dead_end {
        let rest = sentences(&[&fill(t.return_dead_rest, values), &fill(back, values)]);
        Caption::new(Tone::Bad, fill(t.return_dead_head, values), rest)
    } else {
        Caption::new(Tone::Plain, fill(t.return_head, values), fill(back, values))
    }
}

fn done(model: &Model) -> Caption {
    let t = model.texts();
    let counters = model.watch.timeline.counters();
    let values: &[(&str, &dyn std::fmt::Display)] = &[
        ("n", &model.n()),
        ("solutions", &number(counters.solutions)),
        ("tests", &t.tests.of(counters.tests)),
        ("placements", &t.placements.of(counters.placements)),
        ("steps", &t.steps.of(counters.steps)),
    ];
    match counters.solutions {
        0 => Caption::new(Tone::Bad, fill(t.done_none_head, values), fill(t.done_none_rest, values)),
        1 => Caption::new(Tone::Good, t.done_one_head, fill(t.done_rest, values)),
        _ => Caption::new(Tone::Good, fill(t.done_head, values), fill(t.done_rest, values)),
    }
}

/// What is said while playing when a solution was found.
pub fn milestone(model: &Model) -> String {
    let solutions = number(model.watch.timeline.counters().solutions);
    fill(model.texts().milestone, &[("solutions", &solutions)])
}

/// What the position put up by hand amounts to, and what the square pointed at is.
pub fn verdict(model: &Model) -> Caption {
    let (t, place, n) = (model.texts(), &model.place, model.n());
    let pointed =
        place.pointed.map(|square| names::sentence(&names::in_place(place, square, t), t)).unwrap_or_default();
    let safe: u32 = (0..n).map(|row| (place.board().safe_in_row(row) & !place.blocked.row(row)).count_ones()).sum();
    match place.verdict() {
        Verdict::Empty => {
            Caption::new(Tone::Plain, t.verdict_empty, if pointed.is_empty() { t.verdict_how } else { &pointed })
        }
        Verdict::Peaceful { queens, to_go } => {
            let queens = t.queens.of(queens.into());
            let template = if place.board().len() == 1 { t.verdict_single } else { t.verdict_peaceful };
            let head = fill(template, &[("queens", &queens), ("to_go", &to_go)]);
            let safe = if safe == 0 { t.no_safe_square.to_owned() } else { t.safe_squares.of(safe.into()) };
            Caption::new(Tone::Plain, head, sentences(&[&safe, &pointed]))
        }
        Verdict::Conflicts { pairs } => Caption::new(Tone::Bad, t.pairs_attack.of(pairs as u64), pointed),
        Verdict::Solved { of: Some(1) } => Caption::new(Tone::Good, t.verdict_only, pointed),
        Verdict::Solved { of: Some(all) } => {
            Caption::new(Tone::Good, fill(t.verdict_solved, &[("all", &number(all))]), pointed)
        }
        Verdict::Solved { of: None } => Caption::new(Tone::Good, t.verdict_solved_uncounted, pointed),
    }
}

/// One line for the log of steps: shorter than a caption, and true wherever the cursor stands.
pub fn log_line(event: Event, t: &Texts) -> String {
    let row = event.row().map_or(0, |row| row + 1);
    match event {
        Event::Call { .. } => fill(t.log_call, &[("row", &row)]),
        Event::Test { square, by: None } => at(t.free_head, square),
        Event::Test { square, by: Some(queen) } => {
            let [by_row, by_column] = square_values(queen);
            fill(&at(t.log_attacked, square), &[("by_row", &by_row), ("by_column", &by_column)])
        }
        Event::Place { square } => at(t.place_head, square),
        Event::Solution { .. } => t.log_solution.to_owned(),
        Event::Remove { square } => at(t.remove_head, square),
        Event::Return { .. } => fill(t.log_return, &[("row", &row)]),
        Event::Done => t.log_done.to_owned(),
    }
}
