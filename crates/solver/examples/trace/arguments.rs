//! The command line.

use std::ops::RangeInclusive;

use queens_solver::{Board, MAX_SIZE, Problem, SearchId, Square, StartError};

use super::format::Format;

/// What is asked for.
#[derive(Debug, PartialEq)]
pub struct Arguments {
    pub id: SearchId,
    pub problem: Problem,
    pub limit: u64, // steps
    pub format: Format,
    pub summary_alone: bool,
}

const USAGE: &str = "usage: trace --search ID --n N [--seed S] [--queens ROW.COLUMN,…] [--blocked ROW.COLUMN,…] \
                     [--limit STEPS] [--format jsonl|text] [--summary]";
const LAST_SEED: u64 = (1 << 53) - 1; // a seed is a number of JavaScript's, too

/// Reads the words after the program's name.
///
/// # Errors
/// One line that says what is wrong. Words are quoted as Rust would, so that a line break in one stays inside it.
pub fn parse(words: impl IntoIterator<Item = String>) -> Result<Arguments, String> {
    let (mut id, mut n, mut seed) = (None, None, None);
    let (mut limit, mut format, mut summary_alone) = (u64::MAX, Format::Jsonl, false);
    let (mut queens, mut blocked) = (Board::new(MAX_SIZE), Board::new(MAX_SIZE));
    let mut words = words.into_iter();
    while let Some(option) = words.next() {
        let mut value = || words.next().ok_or_else(|| format!("{option} takes a value; {USAGE}"));
        match option.as_str() {
            "--search" => id = Some(search(&value()?)?),
            "--n" => n = Some(number(&option, &value()?, 1..=MAX_SIZE.into())?),
            "--seed" => seed = Some(number(&option, &value()?, 0..=LAST_SEED)?),
            "--queens" => queens = squares(&option, &value()?)?,
            "--blocked" => blocked = squares(&option, &value()?)?,
            "--limit" => limit = number(&option, &value()?, 0..=u64::MAX)?,
            "--format" => format = Format::from_name(&value()?)?,
            "--summary" => summary_alone = true,
            _ => return Err(format!("there is no option {option:?}; {USAGE}")),
        }
    }
    let id = id.ok_or_else(|| format!("--search is missing; {USAGE}"))?;
    let n = n.ok_or_else(|| format!("--n is missing; {USAGE}"))?;
    let mut problem = Problem::new(n).map_err(|error| error.to_string())?;
    problem.seed = seed.unwrap_or(problem.seed);
    problem = problem.with_start(&queens, &blocked).map_err(|error| error.to_string())?;
    if let (true, Err(refusal)) = (problem.has_start(), id.keeps_start()) {
        return Err(format!("{} starts on the empty board alone: {refusal}", id.name()));
    }
    Ok(Arguments { id, problem, limit, format, summary_alone })
}

fn search(name: &str) -> Result<SearchId, String> {
    SearchId::from_name(name).ok_or_else(|| {
        let known: Vec<_> = SearchId::ALL.iter().map(|id| id.name()).collect();
        format!("there is no search {name:?}; there are {}", known.join(", "))
    })
}

/// Squares in the form `2.4,3.1`.
fn squares(option: &str, word: &str) -> Result<Board, String> {
    let mut board = Board::new(MAX_SIZE);
    for part in word.split(',') {
        let wrong = || format!("{option} takes squares ROW.COLUMN from 1.1, separated by commas, not {word:?}");
        let line = |word: &str| word.parse::<u8>().ok()?.checked_sub(1);
        let square = part.split_once('.').and_then(|(row, column)| Some(Square::new(line(row)?, line(column)?)));
        let square = square.ok_or_else(wrong)?;
        if !board.holds(square) {
            return Err(StartError::OffBoard { square }.to_string());
        }
        board.put(square);
    }
    Ok(board)
}

fn number(option: &str, word: &str, range: RangeInclusive<u64>) -> Result<u64, String> {
    word.parse().ok().filter(|number| range.contains(number)).ok_or_else(|| {
        let (first, last) = range.into_inner();
        format!("{option} takes a whole number from {first} to {last}, not {word:?}")
    })
}
