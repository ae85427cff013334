//! Measurements as a picture and as a table.

use queens_solver::SearchId;

use super::cells::{Cell, Measured, Tally};
use crate::app::binding::Press;
use crate::app::export::chart::{Plot, Series, Value};
use crate::app::export::csv;
use crate::app::mode::compare::texts::Texts;
use crate::app::show::searches;
use crate::app::show::texts::counted;
use crate::i18n::{Lang, fill};

/// What is plotted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Quantity {
    /// Tests.
    Tests,
    /// Placements.
    Placements,
    /// Nodes of the tree, the root among them.
    Nodes,
}

/// How much of a run it is plotted for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extent {
    /// Until the first solution; nothing where there is none.
    First,
    /// To the end.
    All,
}

impl Extent {
    /// Both with their names.
    pub const ALL: [(Self, &'static str); 2] = [(Self::First, "first"), (Self::All, "all")];
}

impl Quantity {
    /// All of them with their names.
    pub const ALL: [(Self, &'static str); 3] =
        [(Self::Tests, "tests"), (Self::Placements, "placements"), (Self::Nodes, "nodes")];

    /// Its name.
    pub const fn name(self, lang: Lang) -> &'static str {
        let t = Texts::of(lang);
        match self {
            Self::Tests => t.plot_tests,
            Self::Placements => t.plot_placements,
            Self::Nodes => t.plot_nodes,
        }
    }

    const fn of(self, tally: Tally) -> Option<u64> {
        match self {
            Self::Tests => Some(tally.tests),
            Self::Placements => Some(tally.placements),
            Self::Nodes => tally.nodes,
        }
    }

    fn counted(self, value: u64, lang: Lang) -> String {
        let t = counted::Texts::of(lang);
        match self {
            Self::Tests => t.tests.of(value),
            Self::Placements => t.placements.of(value),
            Self::Nodes => t.nodes.of(value),
        }
    }
}

/// The picture of what is measured so far.
pub fn plot(measured: &Measured, quantity: Quantity, extent: Extent, lang: Lang) -> Plot {
    let t = Texts::of(lang);
    let upwards = quantity.name(lang);
    let title = match extent {
        Extent::First => t.plot_first,
        Extent::All => t.plot_all,
    };
    let of_search = |&search: &SearchId| {
        let own = measured.cells.iter().filter(|cell| cell.search == search);
        let values = own.filter_map(|cell| Some((cell.n, value(cell, quantity, extent)?)));
        let name = searches::name(search, lang);
        let said = |(n, value): (u8, u64)| {
            let counted = quantity.counted(value, lang);
            let text = fill(t.plot_point, &[("search", &name), ("n", &n), ("value", &counted)]);
            Value { n, value, text }
        };
        (name, values.map(said).collect())
    };
    let series = measured.searches.iter().map(of_search).collect();
    Plot::new(fill(title, &[("quantity", &upwards)]), (t.plot_size, upwards), series)
}

fn value(cell: &Cell, quantity: Quantity, extent: Extent) -> Option<u64> {
    let figures = cell.figures?;
    match extent {
        Extent::First => quantity.of(figures.first?),
        Extent::All => quantity.of(figures.all),
    }
}

/// The heads of the table.
const HEADS: [&str; 10] = [
    "search",
    "n",
    "tests_first",
    "placements_first",
    "nodes_first",
    "tests",
    "placements",
    "nodes",
    "solutions",
    "steps",
];

/// The cells as comma-separated values, by search, then by n; of a cell over the budget all figures are empty.
pub fn table(measured: &Measured) -> String {
    let of_search = |search: &SearchId| {
        let own = measured.cells.iter().filter(|cell| cell.search == *search);
        own.map(|cell| (cell.search.name(), figures(cell))).collect::<Vec<_>>()
    };
    csv(&HEADS, measured.searches.iter().flat_map(of_search))
}

fn figures(cell: &Cell) -> Vec<Option<u64>> {
    let tally = |tally: Option<Tally>| {
        [tally.map(|tally| tally.tests), tally.map(|tally| tally.placements), tally.and_then(|tally| tally.nodes)]
    };
    let figures = cell.figures;
    let mut row = vec![Some(cell.n.into())];
    row.extend(tally(figures.and_then(|figures| figures.first)));
    row.extend(tally(figures.map(|figures| figures.all)));
    row.extend([figures.map(|figures| figures.solutions), figures.map(|figures| figures.steps)]);
    row
}

/// The sizes that each search of a plot has a point for.
pub fn stops(plot: &Plot) -> Vec<Vec<u8>> {
    let sizes = |series: &Series| series.points.iter().map(|point| point.value.n).collect();
    plot.series.iter().map(sizes).collect()
}

/// The point, a search and a size, to which an arrow, Home or End leads: along its search, or to the nearest size of the
/// search before or after; itself at an end. `None` for another key.
///
/// ```
/// use queens_lab::app::{binding::Press, mode::compare::measure::beside};
/// let stops = [vec![1, 4, 5], vec![], vec![1, 2, 3]];
/// let to = |key, at| beside(&stops, at, &Press::of(key, "", false));
/// assert_eq!(to("ArrowRight", (0, 1)), Some((0, 4)));
/// assert_eq!(to("ArrowDown", (0, 4)), Some((2, 3)));
/// assert_eq!(to("ArrowUp", (0, 4)), Some((0, 4)));
/// assert_eq!(to("End", (2, 1)), Some((2, 3)));
/// assert_eq!(to("Tab", (2, 1)), None);
/// ```
pub fn beside(stops: &[Vec<u8>], at: (usize, u8), press: &Press) -> Option<(usize, u8)> {
    let (series, n) = at;
    let own = stops.get(series)?;
    let nearest = |other: usize| Some((other, *stops.get(other)?.iter().min_by_key(|size| size.abs_diff(n))?));
    let along = |size: Option<&u8>| size.map(|size| (series, *size));
    let to = match press.key.as_str() {
        "ArrowRight" => along(own.iter().find(|size| **size > n)),
        "ArrowLeft" => along(own.iter().rfind(|size| **size < n)),
        "Home" => along(own.first()),
        "End" => along(own.last()),
        "ArrowUp" => (0..series).rev().find_map(nearest),
        "ArrowDown" => (series + 1..stops.len()).find_map(nearest),
        _ => return None,
    };
    Some(to.unwrap_or(at)).filter(|_| !press.alt && !press.ctrl && !press.shift)
}
