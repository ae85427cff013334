//! Counts by n as a picture, on a logarithmic scale. Each series has a mark and a dash pattern of its own, so that none
//! is told by its colour alone.

use std::fmt::Write;

use super::layout::FIELD;
use super::scale::{Scale, Tick};
use crate::i18n::decimal;

/// Marks around the point they stand for, 8 units wide: disc, square, triangle, diamond.
const MARKS: [&str; 4] = ["m-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z", "m-4-4h8v8h-8z", "m0-5l5 9h-10z", "m0-6l6 6-6 6-6-6z"];
/// Dash patterns of the lines, for `stroke-dasharray`.
const DASHES: [&str; 4] = ["none", "8 4", "2 4", "10 4 2 4"];

/// The picture.
#[derive(Clone, Debug, PartialEq)]
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
    /// What is compared.
    pub series: Vec<Series>,
}

/// What is drawn of one series.
#[derive(Clone, Debug, PartialEq)]
pub struct Series {
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

/// A value in its place.
#[derive(Clone, Debug, PartialEq)]
pub struct Point {
    /// The value.
    pub value: Value,
    /// From the left, units.
    pub x: f64,
    /// From the top, units.
    pub y: f64,
}

/// A value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Value {
    /// Rows, columns and queens.
    pub n: u8,
    /// The value itself.
    pub value: u64,
    /// What it says: "Bitmask, n = 8: 1,965 tests".
    pub text: String,
}

impl Plot {
    /// The picture of some series, each with its name and its values by n.
    pub fn new(
        title: String,
        (across, upwards): (&'static str, &'static str),
        series: Vec<(&'static str, Vec<Value>)>,
    ) -> Self {
        let values = series.iter().flat_map(|(_, values)| values);
        let scale = Scale::of(values.map(|value| (value.n, value.value)));
        let decades = scale.labels();
        let mut grid = String::new();
        for tick in &decades {
            _ = write!(grid, "M{} {}H{}", FIELD.0, decimal(tick.at), FIELD.1);
        }
        Self {
            title,
            across,
            upwards,
            axes: format!("M{} {}V{}H{}", FIELD.0, FIELD.2, FIELD.3, FIELD.1),
            grid,
            sizes: (1..=scale.columns).map(|n| Tick { at: scale.x(n), label: n.to_string() }).collect(),
            decades,
            series: (0..).zip(series).map(|(index, (name, values))| Series::new(index, name, values, &scale)).collect(),
        }
    }
}

impl Series {
    fn new(index: usize, name: &'static str, values: Vec<Value>, scale: &Scale) -> Self {
        let mark = MARKS[index % MARKS.len()];
        let place = |value: Value| Point { x: scale.x(value.n.into()), y: scale.y(value.value), value };
        let points: Vec<Point> = values.into_iter().map(place).collect();
        let (mut line, mut marks, mut open) = (String::new(), String::new(), String::new());
        let mut before = None; // the point that the line goes on from
        for Point { value: Value { n, value, .. }, x, y } in &points {
            let goes_on = before.is_some_and(|before: u8| before + 1 == *n) && *value > 0;
            before = (*value > 0).then_some(*n);
            let [x, y] = [*x, *y].map(decimal);
            if before.is_some() {
                _ = write!(line, "{}{x} {y}", if goes_on { 'L' } else { 'M' });
            }
            let marks = if *value > 0 { &mut marks } else { &mut open };
            _ = write!(marks, "M{x} {y}{mark}");
        }
        Self { name, line, marks, open, mark, dash: DASHES[index % DASHES.len()], points }
    }
}
