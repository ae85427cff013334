//! `cargo xtask serve | test | dist | bench`: the one door to everything a contributor or a CI does.
//!
//! It installs what is missing first, into a cache outside the work tree, so that a fresh clone on a
//! fresh machine needs Rust, Node.js and nothing read beforehand. It has no dependencies: it must
//! itself be there within seconds.

mod args;
mod cache;
mod checks;
mod counts;
mod dist;
mod lab;
mod needs;
mod npm;
mod pins;
mod steps;
mod system;
mod tools;

use args::Task;
use lab::{Lab, Outcome};
use std::process::ExitCode;

const USAGE: &str = "\
cargo xtask serve [--port N]          a development build, rebuilt on every change
cargo xtask test [--only STEP] [-- …] everything CI runs, or one step of it:
                                      fmt typos clippy unit doc dist size e2e
                                      (what follows -- goes to Playwright, or to cargo test)
cargo xtask dist                      the release build in dist/, for any static server
cargo xtask bench                     the benchmarks of the core and of the page";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match args::parse(&arguments).and_then(perform) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("xtask: {message}");
            ExitCode::FAILURE
        }
    }
}

fn perform(task: Task) -> Outcome {
    if task == Task::Help {
        println!("{USAGE}");
        return Ok(());
    }
    let lab = Lab::find()?;
    match task {
        Task::Help => Ok(()),
        Task::Serve { port } => dist::serve(&lab, port),
        Task::Dist => checks::dist(&lab),
        Task::Bench => checks::bench(&lab),
        Task::Test { only, rest } => checks::test(&lab, only, &rest),
    }
}
