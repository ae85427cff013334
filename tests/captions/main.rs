//! The captions: right sentences for single steps, laws for all of them, and a way to read them.

#![allow(clippy::unwrap_used)] // a test may end anywhere: then it has failed

#[path = "../common/mod.rs"]
mod common;

mod grammar;
mod reading;
mod sentences;
mod starts;
mod truth;

use queens_lab::app::show::{Caption, Manner, Seen, captions};
use queens_lab::i18n::Lang;
use queens_solver::{Board, Grain, Problem, Run, SearchId, Square, Timeline};

/// Steps of each run that are looked at: from its start, around its first solution and at its end.
const STEPS: u64 = 120;

/// Squares by row and column from 1.
type Squares = &'static [(u8, u8)];

/// Starts: the size, queens given and squares blocked.
const STARTS: [(u8, Squares, Squares); 13] = [
    (1, &[], &[]),
    (2, &[], &[]),
    (3, &[], &[]),
    (4, &[], &[]),
    (5, &[], &[]),
    (6, &[], &[]),
    (4, &[(2, 4)], &[(1, 1), (3, 2), (4, 4)]),
    (4, &[(1, 2), (2, 4), (3, 1), (4, 3)], &[]),
    (3, &[], &[(2, 1), (2, 2), (2, 3)]),
    (5, &[(3, 3)], &[]),
    (6, &[], &[(6, 1), (6, 2), (6, 3), (6, 4)]),
    (4, &[(1, 1)], &[(4, 1)]),
    (4, &[(1, 2), (2, 4)], &[]),
];

/// Calls `look` at steps of every search from every start.
fn walk(look: fn(&Seen, &Seen)) {
    for &search in SearchId::ALL {
        for (n, queens, blocked) in STARTS {
            let problem = problem(n, queens, blocked);
            let mut timeline = Timeline::new(Run::new(search, &problem));
            steps(&problem, &mut timeline, look);
            while timeline.counters().solutions == 0 && timeline.step() < 100_000 && timeline.advance().is_some() {}
            timeline.seek(timeline.step().saturating_sub(STEPS / 2));
            steps(&problem, &mut timeline, look);
            while timeline.step() < 100_000 && timeline.advance().is_some() {}
            timeline.seek(timeline.step().saturating_sub(STEPS));
            steps(&problem, &mut timeline, look);
        }
    }
}

fn problem(n: u8, queens: &[(u8, u8)], blocked: &[(u8, u8)]) -> Problem {
    let board = |squares: &[(u8, u8)]| {
        let mut board = Board::new(n);
        for &(row, column) in squares {
            assert!(board.put(Square::new(row - 1, column - 1)));
        }
        board
    };
    Problem::new(n.into()).unwrap().with_start(&board(queens), &board(blocked)).unwrap()
}

fn steps(problem: &Problem, timeline: &mut Timeline, look: fn(&Seen, &Seen)) {
    for _ in 0..STEPS {
        let [english, chinese] = [Lang::En, Lang::Zh].map(|lang| Seen::new(problem, timeline, manner(lang)));
        look(&english, &chinese);
        if timeline.advance().is_none() {
            return;
        }
    }
}

/// In a language, at rest, test by test.
fn manner(lang: Lang) -> Manner {
    Manner { lang, grain: Grain::Test, fast: false, hurries: false }
}

fn caption(seen: &Seen) -> Caption {
    captions::of_search(seen)
}

/// Where a caption stands, for what is said when it is wrong.
fn place(seen: &Seen) -> String {
    let squares = |board: &Board| {
        board.queens().map(|square| format!("{}.{}", square.row + 1, square.column + 1)).collect::<Vec<_>>().join(",")
    };
    let ((queens, blocked), search) = (seen.start(), seen.search().name());
    let [queens, blocked] = [&queens, &blocked].map(squares);
    let address = format!("#search={search}&n={}&queens={queens}&blocked={blocked}&step={}", seen.n(), seen.step());
    format!("{address}: {:?}", caption(seen).text())
}
