//! Figures, and how they are told.

use std::fmt::Display;
use std::hint::black_box;
use std::time::Instant;

/// A figure, and the most that it may be.
pub struct Bar {
    pub name: &'static str,
    pub figure: f64,
    pub most: f64,
    pub unit: &'static str,
}

impl Bar {
    /// Tells it; whether it is met.
    pub fn is_met(&self) -> bool {
        let Self { name, figure, most, unit } = self;
        let met = figure <= most;
        let verdict = if met { "ok" } else { "MISSED" };
        say(name, format_args!("{figure:.4} {unit} (at most {most} {unit}): {verdict}"));
        met
    }
}

pub fn say(name: &str, figure: impl Display) {
    println!("{name}: {figure}");
}

/// The seconds that some work takes.
pub fn seconds<T>(work: impl FnOnce() -> T) -> f64 {
    let clock = Instant::now();
    black_box(work());
    clock.elapsed().as_secs_f64()
}

pub fn least(times: impl IntoIterator<Item = f64>) -> f64 {
    times.into_iter().fold(f64::INFINITY, f64::min)
}

pub fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}
