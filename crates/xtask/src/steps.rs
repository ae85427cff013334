//! Says what is being done and how long it took.

use crate::counts::Counts;
use crate::lab::Outcome;
use std::time::{Duration, Instant};

/// Does one thing, named before and timed after.
pub fn timed<T>(what: &str, work: impl FnOnce() -> Outcome<T>) -> Outcome<T> {
    println!("==> {what}");
    let start = Instant::now();
    let result = work();
    let verdict = if result.is_ok() { "done" } else { "FAILED" };
    println!("<== {what}: {verdict} in {}", seconds(start.elapsed()));
    result
}

/// The steps of one run and how each ended.
#[derive(Default)]
pub struct Steps {
    rows: Vec<(String, Duration, bool)>,
    counts: Counts,
}

impl Steps {
    /// Does one step and notes it; the step counts the tests that it runs.
    pub fn take(&mut self, what: &str, work: impl FnOnce(&mut Counts) -> Outcome) -> Outcome {
        let start = Instant::now();
        let result = timed(what, || work(&mut self.counts));
        self.rows.push((what.to_string(), start.elapsed(), result.is_ok()));
        result.map_err(|message| {
            self.counts.failed = self.counts.failed.max(1);
            format!("{what}: {message}")
        })
    }

    /// The table of steps, and the tests counted in the form that CI services read.
    pub fn summary(&self) -> String {
        let wide = self.rows.iter().map(|(name, ..)| name.len()).max().unwrap_or(0);
        let row = |name: &str, time, mark| format!("{name:<wide$}  {:>9}  {mark}\n", seconds(time));
        let table = self.rows.iter().map(|(name, time, good)| {
            let mark = if *good { "ok" } else { "FAILED" };
            row(name, *time, mark)
        });
        let total = self.rows.iter().map(|(_, time, _)| *time).sum();
        format!("\n{}{}{}", table.collect::<String>(), row("together", total, ""), self.closing_line())
    }

    fn closing_line(&self) -> String {
        let steps = self.rows.iter().filter(|(_, _, good)| *good).count();
        let passed = if self.counts.passed > 0 { self.counts.passed } else { steps };
        format!("\n{passed} passed, {} failed", self.counts.failed)
    }
}

fn seconds(time: Duration) -> String {
    format!("{:.1} s", time.as_secs_f64())
}
