//! How large the spaces are that the searches go through, and how long it takes to go through one.

use queens_solver::analysis::{Natural, Space};
use queens_solver::{Counters, Grain, SearchId};

use super::texts::Texts;
use crate::app::player::Speed;
use crate::app::show::Seen;
use crate::app::show::texts::counted;
use crate::i18n::{Count, Lang, fill, grouped, number, power, rounded, scientific};

/// The sizes of the table of growth.
pub const GROWTH: [u8; 7] = [4, 6, 8, 10, 12, 16, 20];
/// A number of more digits is written as a power of ten where there is room for one form only.
const SHORT: usize = 10;
/// A number of more digits is written as a power of ten too.
const LONG: usize = 15;

/// A search at a step, and how it is played.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Played {
    /// Which search.
    pub search: SearchId,
    /// Rows, columns and queens.
    pub n: u8,
    /// What was counted so far.
    pub counters: Counters,
    /// Whether the search is at its end.
    pub finished: bool,
    /// How far one step of the player goes.
    pub grain: Grain,
    /// How fast it is played.
    pub speed: Speed,
    /// Steps a second (single ones) that [`Speed::Max`] was measured to take; `None` before.
    pub measured: Option<u64>,
}

/// The space that a search goes through.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    /// Which boards: "one queen a row".
    pub boards: String,
    /// How many, as a product: 64·63·…·57.
    pub formula: String,
    /// How many, exactly.
    pub exact: String,
    /// The same as a power of ten, where it has more than 15 digits.
    pub power: Option<String>,
}

impl Account {
    /// The space of a search, if it goes through one.
    pub fn of(search: SearchId, n: u8, lang: Lang) -> Option<Self> {
        let space = search.facts().space?;
        let digits = space.size(n).digits();
        Some(Self {
            boards: boards(space, n, lang),
            formula: product(space, n),
            exact: grouped(&digits),
            power: (digits.len() > LONG).then(|| rounded(&digits)),
        })
    }
}

/// Which boards a space is made of.
pub fn boards(space: Space, n: u8, lang: Lang) -> String {
    let t = Texts::of(lang);
    let template = match space {
        Space::OrderedPlacements => t.cost_ordered,
        Space::Combinations => t.cost_any,
        Space::RowTuples => t.cost_rows,
        Space::Permutations => t.cost_permutations,
    };
    fill(template, &[("n", &n), ("squares", &(u16::from(n) * u16::from(n)))])
}

/// How many boards a space has on one board: 64·63·…·57, C(64, 8), 8⁸, 8!.
///
/// ```
/// use queens_lab::app::mode::watch::space::product;
/// use queens_solver::analysis::Space;
/// assert_eq!(product(Space::OrderedPlacements, 8), "64·63·…·57");
/// assert_eq!(product(Space::OrderedPlacements, 2), "4·3");
/// ```
pub fn product(space: Space, n: u8) -> String {
    let (n, squares) = (u32::from(n), u32::from(n) * u32::from(n));
    match space {
        Space::OrderedPlacements if n < 4 => {
            (0..n).map(|queen| (squares - queen).to_string()).collect::<Vec<_>>().join("·")
        }
        Space::OrderedPlacements => format!("{squares}·{}·…·{}", squares - 1, squares - n + 1),
        Space::Combinations => format!("C({squares}, {n})"),
        Space::RowTuples => power(n, n),
        Space::Permutations => format!("{n}!"),
    }
}

/// How many boards a space has, in both languages.
pub const fn formula(space: Space) -> &'static str {
    match space {
        Space::OrderedPlacements => "n²·(n² − 1)·…·(n² − n + 1)",
        Space::Combinations => "C(n², n)",
        Space::RowTuples => "nⁿ",
        Space::Permutations => "n!",
    }
}

/// A number where room is scarce: 4,426,165,368, but 1.8 × 10¹⁴.
pub fn short(size: &Natural) -> String {
    let digits = size.digits();
    if digits.len() > SHORT { rounded(&digits) } else { grouped(&digits) }
}

/// The table of growth: a row for each size of [`GROWTH`], in it the sizes of [`Space::ALL`].
pub fn growth() -> Vec<(u8, [String; 4])> {
    GROWTH.iter().map(|&n| (n, Space::ALL.map(|space| short(&space.size(n))))).collect()
}

/// What a search does with its space, and how long that takes at its speed; no time where the speed is not known.
pub fn sentences(played: &Played, lang: Lang) -> Vec<String> {
    let (t, counted) = (Texts::of(lang), &counted::Texts::of(lang).tests);
    let Some(space) = played.search.facts().space else { return vec![t.space_none.to_owned()] };
    let whole = played.search.facts().tests_full_boards();
    let tests = played.counters.tests;
    let boards = space.size(played.n).to_f64();
    let left = boards - tests as f64;
    if whole && left <= 0.0 {
        return vec![t.space_tested.to_owned()];
    }
    let (first, second, steps) = if whole {
        let first = fill(t.space_whole, &[("tests", &counted.of(tests))]);
        (first, t.space_rest, left * played.steps_a_board(space))
    } else {
        (t.space_pruned.to_owned(), t.space_one_by_one, boards)
    };
    if played.finished {
        return vec![fill(t.space_done, &[("tests", &counted.of(tests))])];
    }
    let timed = |rate| fill(second, &[("time", &duration(steps / rate, lang))]);
    [Some(first), played.rate().map(timed)].into_iter().flatten().collect()
}

impl Played {
    /// What is seen of a search, and how it is played.
    pub fn of(seen: &Seen, speed: Speed, measured: Option<u64>) -> Self {
        Self {
            search: seen.search(),
            n: seen.n(),
            counters: *seen.counters(),
            finished: seen.is_at_end(),
            grain: seen.manner().grain,
            speed,
            measured,
        }
    }

    /// Single steps a second.
    fn rate(&self) -> Option<f64> {
        match self.speed {
            Speed::Max => self.measured.filter(|&steps| steps > 0).map(|steps| steps as f64),
            Speed::PerSecond(rate) => Some(rate * self.steps_a_stop()),
        }
    }

    /// Single steps that one step of the player took so far, on average.
    fn steps_a_stop(&self) -> f64 {
        let Counters { steps, placements, removals, .. } = self.counters;
        let stops = match self.grain {
            Grain::Test => steps,
            Grain::Move => placements + removals,
            Grain::Picture => placements,
        };
        if stops == 0 { 1.0 } else { steps as f64 / stops as f64 }
    }

    /// Single steps for each full board tested, over the whole search: each queen above the last is put and taken off,
    /// with a call and a return, once for all the boards that follow from her.
    fn steps_a_board(&self, space: Space) -> f64 {
        let n = f64::from(self.n);
        let squares = n * n;
        let choices = |queen: f64| match space {
            Space::OrderedPlacements => squares - queen,
            Space::Combinations => (squares - queen) / (queen + 1.0),
            Space::RowTuples => n,
            Space::Permutations => n - queen,
        };
        let (mut share, mut above) = (1.0, 0.0); // boards above one full board
        for queen in (1..self.n).rev() {
            share /= choices(queen.into());
            above += share;
        }
        3.0 + 4.0 * above
    }
}

/// A time in words, to two figures: "about 2.5 hours". A year has 365 days.
///
/// ```
/// use queens_lab::{app::mode::watch::space::duration, i18n::Lang};
/// assert_eq!(duration(40.2, Lang::En), "about 40 seconds");
/// assert_eq!(duration(1.2e67 * 31_536_000.0, Lang::En), "about 1.2 × 10⁶⁷ years");
/// ```
pub fn duration(seconds: f64, lang: Lang) -> String {
    let t = Texts::of(lang);
    if seconds < 1.0 {
        return t.less_than_second.to_owned();
    }
    let units = [(60.0, &t.seconds), (60.0, &t.minutes), (24.0, &t.hours), (365.0, &t.days)];
    let mut time = seconds;
    for (limit, unit) in units {
        let figures = Figures::of(time);
        if figures.value() < limit {
            return about(&figures, unit, t);
        }
        time /= limit;
    }
    about(&Figures::of(time), &t.years, t)
}

fn about(figures: &Figures, unit: &Count, t: &Texts) -> String {
    fill(t.about, &[("time", &unit.with(&figures.text()))])
}

/// A number of two figures: tenths, 10 to 99, of a power of ten.
struct Figures {
    tenths: u32,
    exponent: u32,
}

impl Figures {
    /// The nearest one; 1 for anything below.
    fn of(number: f64) -> Self {
        let (mut mantissa, mut exponent) = (number.clamp(1.0, f64::MAX), 0);
        while mantissa >= 9.95 {
            mantissa /= 10.0;
            exponent += 1;
        }
        Self { tenths: (mantissa * 10.0).round() as u32, exponent }
    }

    fn value(&self) -> f64 {
        (0..self.exponent).fold(f64::from(self.tenths) / 10.0, |value, _| value * 10.0)
    }

    fn text(&self) -> String {
        match self.exponent {
            0 if !self.tenths.is_multiple_of(10) => format!("{}.{}", self.tenths / 10, self.tenths % 10),
            0..9 => number(u64::from(self.tenths) * 10u64.pow(self.exponent) / 10),
            _ => scientific(self.tenths, self.exponent),
        }
    }
}

#[cfg(test)]
mod tests {
    use queens_solver::{Problem, Run};

    use super::*;

    /// Held against whole runs: what is left out are the steps of solutions, and the first and last ones.
    #[test]
    fn steps_a_board_are_those_of_whole_runs() {
        for (n, space) in [4u8, 5, 5, 6].into_iter().zip(Space::ALL) {
            let of_space = |id: &SearchId| id.facts().tests_full_boards() && id.facts().space == Some(space);
            let search = SearchId::ALL.iter().copied().find(of_space).unwrap();
            let mut run = Run::new(search, &Problem::new(n.into()).unwrap());
            while run.advance().is_some() {}
            let counters = *run.counters();
            let (grain, speed) = (Grain::Test, Speed::default());
            let played = Played { search, n, counters, finished: true, grain, speed, measured: None };
            let (told, steps) = (played.steps_a_board(space), counters.steps as f64 / counters.tests as f64);
            assert!((told / steps - 1.0).abs() < 0.02, "{}: {told}, but {steps}", search.name());
            assert_eq!(sentences(&played, Lang::En), ["Every one of these boards is tested."]);
        }
    }
}
