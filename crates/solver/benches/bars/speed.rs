//! Searches against the same work written as plainly as can be.

use std::fs;
use std::hint::black_box;
use std::io;
use std::path::Path;
use std::process::Command;

use queens_solver::{Problem, Run, SearchId, analysis};

use super::report::{Bar, least, say, seconds};

/// Rounds that are measured in turns; the quickest of each counts, which no other load on the machine slows.
const ROUNDS: usize = 15;
/// Counts of a round.
const COUNTS: usize = 5;

/// `bitmask` without events against a loop in C; `None`, and a line that says so, where there is no C compiler.
pub fn counting_against_c() -> Option<Bar> {
    const N: u8 = 12;
    let program = match compile() {
        Ok(program) => program,
        Err(error) => {
            say("bitmask without events", format_args!("not measured: {error}"));
            return None;
        }
    };
    let run = || -> io::Result<f64> {
        let out = Command::new(&program).args([N.to_string(), COUNTS.to_string()]).output()?;
        let text = String::from_utf8_lossy(&out.stdout);
        let (count, nanoseconds) = text.trim().split_once(' ').ok_or(io::ErrorKind::InvalidData)?;
        assert_eq!(count, analysis::count(N).to_string(), "solutions counted in C");
        nanoseconds.parse().map(|time: f64| time / 1e9).map_err(io::Error::other)
    };
    let (mut rust, mut c) = (f64::INFINITY, f64::INFINITY);
    for _ in 0..ROUNDS {
        c = c.min(run().expect("the time of a round"));
        rust = rust.min(least((0..COUNTS).map(|_| seconds(|| analysis::count(black_box(N))))));
    }
    say("counting n = 12, in Rust and in C", format_args!("{:.3} and {:.3} ms", rust * 1e3, c * 1e3));
    Some(Bar { name: "bitmask without events", figure: rust / c, most: 1.25, unit: "of the time of C" })
}

/// Compiles the C program into the target folder.
fn compile() -> io::Result<std::path::PathBuf> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let (source, program) = (folder.join("count.c"), folder.join("count"));
    fs::create_dir_all(folder)?;
    fs::write(&source, include_str!("count.c"))?;
    let status = Command::new("cc").args(["-O3", "-o"]).args([&program, &source]).status();
    match status.map_err(|error| io::Error::new(error.kind(), format!("no C compiler `cc`: {error}")))? {
        status if status.success() => Ok(program),
        status => Err(io::Error::other(format!("`cc -O3` ended with {status}"))),
    }
}

/// A whole run of `recursive` with all its events, folded, against the same search without any.
pub fn events_against_none() -> Bar {
    const N: u8 = 10;
    let problem = Problem::new(N.into()).expect("a size from 1 to 32");
    let with_events = || {
        let mut run = Run::new(SearchId::Recursive, &problem);
        while black_box(&run.advance()).is_some() {}
        run.counters().solutions
    };
    let without = || place(&mut [0; N as usize], 0);
    assert_eq!(with_events(), without());
    let (mut events, mut none) = (f64::INFINITY, f64::INFINITY);
    for _ in 0..ROUNDS {
        none = none.min(least((0..COUNTS).map(|_| seconds(without))));
        events = events.min(least((0..COUNTS).map(|_| seconds(with_events))));
    }
    say("recursive, n = 10, with events and without", format_args!("{:.3} and {:.3} ms", events * 1e3, none * 1e3));
    Bar { name: "recursive with all events", figure: events / none, most: 2.2, unit: "of the time without" }
}

/// The textbook's place(row), columns and rows from 0; how many solutions there are below.
fn place(x: &mut [u8], row: usize) -> u64 {
    let n = x.len();
    let mut solutions = 0;
    for column in 0..n as u8 {
        if is_free(x, row, column) {
            x[row] = column;
            solutions += if row + 1 == n { 1 } else { place(x, row + 1) };
        }
    }
    solutions
}

fn is_free(x: &[u8], row: usize, column: u8) -> bool {
    let attacks = |(above, &other): (usize, &u8)| other == column || usize::from(other.abs_diff(column)) == row - above;
    !x[..row].iter().enumerate().any(attacks)
}
