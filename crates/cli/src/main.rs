//! The command `queens`; all of it is in the library.

use std::io;
use std::process::ExitCode;

fn main() -> ExitCode {
    let words = std::env::args_os().skip(1).map(|word| word.to_string_lossy().into_owned());
    ExitCode::from(queens_cli::run(words, io::stdout().lock(), io::stderr().lock()))
}
