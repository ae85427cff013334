//! The arguments of `queens trace`.

use std::ops::RangeInclusive;

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use queens_solver::{Board, MAX_SIZE, Problem, SearchId, Square, StartError};

use super::format::Format;
use crate::failure::Failure;

/// Tell a search step by step, a line a step, and sum it up in a last line
#[derive(Clone, Debug, Args)]
#[command(args_override_self = true, after_help = AFTER_HELP)]
pub struct Arguments {
    /// Which search
    #[arg(long, value_name = "ID", value_parser = searches())]
    search: SearchId,

    /// Size of the board: rows, columns and queens, 1 to 32
    #[arg(long, value_name = "N", value_parser = size, allow_negative_numbers = true)]
    n: u64,

    /// Seed of a search that draws lots, 0 to 9007199254740991; the others do not read it
    #[arg(long, value_name = "S", value_parser = seed, default_value_t = Problem::default().seed, allow_negative_numbers = true)]
    seed: u64,

    /// Queens who stand on the board before the search begins and stay: ROW.COLUMN from 1.1, separated
    /// by commas, as in 1.2,3.4; they must not attack one another [default: none]
    #[arg(long, value_name = "SQUARES", value_parser = squares)]
    queens: Option<Board>,

    /// Squares on which no queen may stand, in the same form [default: none]
    #[arg(long, value_name = "SQUARES", value_parser = squares)]
    blocked: Option<Board>,

    /// Stop after so many steps, 0 to 18446744073709551615 [default: at the end of the search]
    #[arg(long, value_name = "STEPS", value_parser = limit, allow_negative_numbers = true)]
    limit: Option<u64>,

    /// How lines are written: JSON for programs, text for people
    #[arg(long, value_name = "FORMAT", value_enum, default_value_t = Format::Jsonl)]
    pub(super) format: Format,

    /// Print the last line alone
    #[arg(long)]
    pub(super) summary: bool,
}

const AFTER_HELP: &str = "\
A step: {\"step\", \"kind\", \"row\", \"column\", \"by\", \"line\", \"tests\", \"placements\", \"removals\",
\"solutions\", \"queens\"}; `by` is the first attacker of a square that failed its test, `line` the line
of the pseudo-code, and the numbers are those after the step.
The last line: {\"summary\": {search, n, finished, steps, tests, placements, removals, solutions,
tests_first, placements_first, first}}; `…_first` until the first solution, null where there is none.
With dancing-links both have `updates` too. Rows, columns and lines are counted from 1.

Examples: queens trace --search recursive --n 4
          queens trace --search mrv --n 8 --queens 1.3 --blocked 2.1,2.5 --limit 100 --format text
          queens trace --search min-conflicts --n 32 --seed 7 --summary";

const LAST_SEED: u64 = (1 << 53) - 1; // a seed is a number of JavaScript's, too

impl Arguments {
    /// The search asked for.
    pub fn search(&self) -> SearchId {
        self.search
    }

    /// The most steps to take.
    pub fn limit(&self) -> u64 {
        self.limit.unwrap_or(u64::MAX)
    }

    /// The board, its start and the seed.
    ///
    /// # Errors
    /// One line that says what in the start cannot be.
    pub fn problem(&self) -> Result<Problem, Failure> {
        let none = Board::new(MAX_SIZE);
        let (queens, blocked) = (self.queens.as_ref().unwrap_or(&none), self.blocked.as_ref().unwrap_or(&none));
        let plain = Problem::new(self.n).map_err(|error| Failure::Argument(error.to_string()))?.with_seed(self.seed);
        let problem = plain.with_start(queens, blocked).map_err(|error| Failure::Argument(error.to_string()))?;
        match self.search.keeps_start() {
            Err(refusal) if problem.has_start() => {
                let name = self.search.name();
                Err(Failure::Argument(format!("{name} starts on the empty board alone: {refusal}")))
            }
            Ok(()) | Err(_) => Ok(problem),
        }
    }
}

fn searches() -> impl TypedValueParser<Value = SearchId> {
    let known = PossibleValuesParser::new(SearchId::ALL.iter().map(|id| id.name()));
    known.try_map(|name| SearchId::from_name(&name).ok_or("is unknown"))
}

fn size(word: &str) -> Result<u64, String> {
    number(word, 1..=MAX_SIZE.into())
}

fn seed(word: &str) -> Result<u64, String> {
    number(word, 0..=LAST_SEED)
}

fn limit(word: &str) -> Result<u64, String> {
    number(word, 0..=u64::MAX)
}

fn number(word: &str, range: RangeInclusive<u64>) -> Result<u64, String> {
    word.parse().ok().filter(|number| range.contains(number)).ok_or_else(|| {
        let (first, last) = range.into_inner();
        format!("takes a whole number from {first} to {last}, not {word:?}")
    })
}

/// Squares in the form `2.4,3.1`.
fn squares(word: &str) -> Result<Board, String> {
    let mut board = Board::new(MAX_SIZE);
    for part in word.split(',') {
        let wrong = || format!("takes squares ROW.COLUMN from 1.1, separated by commas, not {word:?}");
        let line = |word: &str| word.parse::<u8>().ok()?.checked_sub(1);
        let square = part.split_once('.').and_then(|(row, column)| Some(Square::new(line(row)?, line(column)?)));
        let square = square.ok_or_else(wrong)?;
        if !board.holds(square) {
            return Err(format!("{word:?}: {}", StartError::OffBoard { square }));
        }
        board.put(square);
    }
    Ok(board)
}
