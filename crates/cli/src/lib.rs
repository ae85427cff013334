//! The command `queens`: what the page does, without a browser.
//!
//! A file or folder a subcommand. Squares, rows and columns are counted from 1 in all that it reads and prints.

pub mod completions;
pub mod failure;
pub mod trace;

mod complaint;

use std::io::{ErrorKind, Write};

use clap::{CommandFactory, Parser, Subcommand};
use failure::Failure;

/// Searches for n queens that attack one another nowhere, step by step.
#[derive(Debug, Parser)]
#[command(name = "queens", version, arg_required_else_help = false, term_width = 100, after_help = AFTER_HELP)]
struct Line {
    #[command(subcommand)]
    command: Command,
}

const AFTER_HELP: &str = "\
Example: queens trace --search recursive --n 4
`queens COMMAND --help` says what a command takes and prints.

Exit status: 0 when done, or when nobody reads the output any more; 1 where the output cannot be
written; 2 for a wrong argument, which is said in one line on standard error.";

#[derive(Debug, Subcommand)]
enum Command {
    Trace(Box<trace::Arguments>),
    Completions(completions::Arguments),
}

/// The whole command: reads the words after its name, prints to `out` and complains to `complaints`.
///
/// The exit status: 0, also where nobody reads on; 1 where the output cannot be written; 2 for a wrong argument.
pub fn run(words: impl IntoIterator<Item = String>, mut out: impl Write, mut complaints: impl Write) -> u8 {
    let name = "queens".to_owned();
    let done = match Line::try_parse_from(std::iter::once(name).chain(words)) {
        Ok(line) => perform(line.command, &mut out),
        Err(error) if !error.use_stderr() => write_all(&mut out, error.to_string().as_bytes()), // help, version
        Err(error) => Err(Failure::Argument(complaint::of(&error))),
    };
    let (complaint, code) = match done {
        Ok(()) => return 0,
        Err(Failure::Argument(complaint)) => (complaint, 2),
        Err(Failure::Output(error)) if error.kind() == ErrorKind::BrokenPipe => return 0, // the reader has seen enough
        Err(Failure::Output(error)) => (error.to_string(), 1),
    };
    let _ = writeln!(complaints, "queens: {complaint}"); // where nobody reads complaints either, the exit status tells
    code
}

fn perform(command: Command, out: &mut impl Write) -> Result<(), Failure> {
    match command {
        Command::Trace(arguments) => trace::run(&arguments, out),
        Command::Completions(arguments) => write_all(out, &completions::script(arguments, &mut Line::command())),
    }
}

fn write_all(out: &mut impl Write, bytes: &[u8]) -> Result<(), Failure> {
    out.write_all(bytes)?;
    Ok(out.flush()?)
}
