//! Tells a search step by step, a line a step, and sums it up:
//! `cargo run --release -p queens-solver --example trace -- --search recursive --n 4`.
//!
//! `--queens 1.2,3.4` puts queens on the board before the search begins, row 1, column 2 and row 3, column 4, and
//! `--blocked 2.1` keeps every queen off a square; a search that keeps no start says why.
//!
//! The trace is written as it happens and never stored. Rows and columns are counted from 1.

mod arguments;
pub(crate) mod format;
pub(crate) mod teller;

use std::io::{self, BufWriter, ErrorKind, Write};
use std::process::ExitCode;

use arguments::Arguments;
use teller::Teller;

fn main() -> ExitCode {
    let words = std::env::args_os().skip(1).map(|word| word.to_string_lossy().into_owned());
    ExitCode::from(run(words, io::stdout().lock(), io::stderr().lock()))
}

/// The whole program: the exit code is 2 for a wrong argument, 1 where the output cannot be written.
pub fn run(words: impl IntoIterator<Item = String>, out: impl Write, mut complaints: impl Write) -> u8 {
    let (complaint, code) = match arguments::parse(words) {
        Err(complaint) => (complaint, 2),
        Ok(arguments) => match tell(&arguments, BufWriter::new(out)) {
            Ok(()) => return 0,
            Err(error) if error.kind() == ErrorKind::BrokenPipe => return 0, // the reader has seen enough
            Err(error) => (error.to_string(), 1),
        },
    };
    let _ = writeln!(complaints, "trace: {complaint}"); // where nobody reads complaints either, the exit code tells
    code
}

fn tell(arguments: &Arguments, mut out: impl Write) -> io::Result<()> {
    let mut teller = Teller::new(arguments.id, &arguments.problem);
    for _ in 0..arguments.limit {
        let Some(event) = teller.advance() else { break };
        if !arguments.summary_alone {
            arguments.format.step(teller.run(), event, &mut out)?;
        }
    }
    arguments.format.summary(&teller, &mut out)?;
    out.flush()
}
