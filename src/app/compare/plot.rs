//! Measurements as a picture: a count by n, on a logarithmic scale.
//!
//! The picture is [`WIDTH`] × [`HEIGHT`] units; the upper left is (0, 0). Each search has a mark and a dash pattern of
//! its own, so that none is told by its colour alone.

use std::fmt::Write;

use queens_solver::SearchId;

use super::measure::{Cell, Measure, Tally};
use super::scale::Scale;
use crate::app::catalogue;
use crate::i18n::{Texts, fill};

pub use super::scale::At;

/// Units from the left to the right.
pub const WIDTH: u32 = 640;
/// Units from the top to the bottom.
pub const HEIGHT: u32 = 360;
/// The left, right, upper and lower side of the field with the lines, units.
pub const FIELD: (u32, u32, u32, u32) = (72, 632, 12, 312);
/// Marks around the point they stand for, 8 units wide: disc, square, triangle, diamond.
const MARKS: [&str; 4] = ["m-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z", "m-4-4h8v8h-8z", "m0-5l5 9h-10z", "m0-6l6 6-6 6-6-6z"];
/// Dash patterns of the lines, for `stroke-dasharray`.
const DASHES: [&str; 4] = ["none", "8 4", "2 4", "10 4 2 4"];

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

/// The picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plot {
    /// What it shows.
    pub title: String,
    /// What the horizontal axis is.
    pub across: &'static str,
    /// What the vertical axis is.
    pub upwards: &'static str,
    /// Both axes, as path data.
    pub axes: String,
    /// A line across the field at each label of the vertical axis, as path data.
    pub grid: String,
    /// The labels of the horizontal axis: n.
    pub sizes: Vec<Tick>,
    /// The labels of the vertical axis: powers of ten, and 0 where something is 0.
    pub decades: Vec<Tick>,
    /// The searches.
    pub series: Vec<Series>,
}

/// A label of an axis.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tick {
    /// Where along the axis.
    pub at: At,
    /// The label.
    pub label: String,
}

/// What is drawn of one search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Series {
    /// Which search.
    pub search: SearchId,
    /// Its name.
    pub name: &'static str,
    /// The line from mark to mark, as path data; broken where a value is missing or 0.
    pub line: String,
    /// The marks, as path data.
    pub marks: String,
    /// The marks at 0, drawn open, as path data.
    pub open: String,
    /// One mark around the point (0, 0) of a path, for the legend.
    pub mark: &'static str,
    /// The dash pattern of the line.
    pub dash: &'static str,
    /// The points with their values.
    pub points: Vec<Point>,
}

/// A value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Point {
    /// Rows, columns and queens.
    pub n: u8,
    /// The value itself.
    pub value: u64,
    /// From the left.
    pub x: At,
    /// From the top.
    pub y: At,
    /// What it says: "Bitmask, n = 8: 1,965 tests".
    pub text: String,
}

impl Quantity {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Tests, Self::Placements, Self::Nodes];

    /// Its name.
    pub const fn name(self, t: &'static Texts) -> &'static str {
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

    fn counted(self, value: u64, t: &Texts) -> String {
        match self {
            Self::Tests => t.tests.of(value),
            Self::Placements => t.placements.of(value),
            Self::Nodes => t.nodes.of(value),
        }
    }
}

impl Plot {
    /// The picture of what is measured so far.
    pub fn of(measure: &Measure, quantity: Quantity, extent: Extent, t: &'static Texts) -> Self {
        let values: Vec<(SearchId, u8, u64)> = measure
            .cells()
            .iter()
            .filter_map(|cell| Some((cell.search, cell.n, value(cell, quantity, extent)?)))
            .collect();
        let scale = Scale::of(values.iter().map(|&(_, n, value)| (n, value)));
        let upwards = quantity.name(t);
        let title = if extent == Extent::First { t.plot_first } else { t.plot_all };
        let mut plot = Self {
            title: fill(title, &[("quantity", &upwards)]),
            across: t.plot_size,
            upwards,
            axes: format!("M{} {}V{}H{}", FIELD.0, FIELD.2, FIELD.3, FIELD.1),
            grid: String::new(),
            sizes: (1..=scale.columns).map(|n| Tick { at: scale.x(n), label: n.to_string() }).collect(),
            decades: scale.labels(),
            series: Vec::new(),
        };
        for tick in &plot.decades {
            _ = write!(plot.grid, "M{} {}H{}", FIELD.0, tick.at, FIELD.1);
        }
        for (index, &search) in measure.searches().iter().enumerate() {
            let point = |n: u8, value: u64| {
                let name = catalogue::name(search, t);
                let counted = quantity.counted(value, t);
                let text = fill(t.plot_point, &[("search", &name), ("n", &n), ("value", &counted)]);
                Point { n, value, x: scale.x(n.into()), y: scale.y(value), text }
            };
            let own = values.iter().filter(|(of, ..)| *of == search);
            let points = own.map(|&(_, n, value)| point(n, value)).collect();
            plot.series.push(Series::new(index, search, points, t));
        }
        plot
    }
}

fn value(cell: &Cell, quantity: Quantity, extent: Extent) -> Option<u64> {
    let figures = cell.figures?;
    quantity.of(if extent == Extent::First { figures.first? } else { figures.all })
}

impl Series {
    fn new(index: usize, search: SearchId, points: Vec<Point>, t: &'static Texts) -> Self {
        let mark = MARKS[index % MARKS.len()];
        let (mut line, mut marks, mut open) = (String::new(), String::new(), String::new());
        let mut before = None; // the point that the line goes on from
        for point in &points {
            let goes_on = before.is_some_and(|n: u8| n + 1 == point.n) && point.value > 0;
            before = (point.value > 0).then_some(point.n);
            if before.is_some() {
                _ = write!(line, "{}{} {}", if goes_on { 'L' } else { 'M' }, point.x, point.y);
            }
            let marks = if point.value > 0 { &mut marks } else { &mut open };
            _ = write!(marks, "M{} {}{mark}", point.x, point.y);
        }
        let dash = DASHES[index % DASHES.len()];
        Self { search, name: catalogue::name(search, t), line, marks, open, mark, dash, points }
    }
}
