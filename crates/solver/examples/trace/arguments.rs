//! The command line.

use std::ops::RangeInclusive;

use queens_solver::{MAX_SIZE, Problem, SearchId};

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

const USAGE: &str = "usage: trace --search ID --n N [--seed S] [--limit STEPS] [--format jsonl|text] [--summary]";
const LAST_SEED: u64 = (1 << 53) - 1; // a seed is a number of JavaScript's, too

/// Reads the words after the program's name.
///
/// # Errors
/// One line that says what is wrong. Words are quoted as Rust would, so that a line break in one stays inside it.
pub fn parse(words: impl IntoIterator<Item = String>) -> Result<Arguments, String> {
    let (mut id, mut n, mut seed) = (None, None, None);
    let (mut limit, mut format, mut summary_alone) = (u64::MAX, Format::Jsonl, false);
    let mut words = words.into_iter();
    while let Some(option) = words.next() {
        let mut value = || words.next().ok_or_else(|| format!("{option} takes a value; {USAGE}"));
        match option.as_str() {
            "--search" => id = Some(search(&value()?)?),
            "--n" => n = Some(number(&option, &value()?, 1..=MAX_SIZE.into())?),
            "--seed" => seed = Some(number(&option, &value()?, 0..=LAST_SEED)?),
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
    Ok(Arguments { id, problem, limit, format, summary_alone })
}

fn search(name: &str) -> Result<SearchId, String> {
    SearchId::from_name(name).ok_or_else(|| {
        let known: Vec<_> = SearchId::ALL.iter().map(|id| id.name()).collect();
        format!("there is no search {name:?}; there are {}", known.join(", "))
    })
}

fn number(option: &str, word: &str, range: RangeInclusive<u64>) -> Result<u64, String> {
    word.parse().ok().filter(|number| range.contains(number)).ok_or_else(|| {
        let (first, last) = range.into_inner();
        format!("{option} takes a whole number from {first} to {last}, not {word:?}")
    })
}
