//! `queens completions`: the script with which a shell completes commands and options.

use clap::{Args, Command};
use clap_complete::{Shell, generate};

/// Print the script with which a shell completes commands, options and their values
#[derive(Clone, Copy, Debug, Args)]
#[command(after_help = "\
Examples: queens completions bash > ~/.local/share/bash-completion/completions/queens
          queens completions zsh > ~/.zfunc/_queens
          queens completions fish > ~/.config/fish/completions/queens.fish")]
pub struct Arguments {
    /// The shell that is to read it
    shell: Shell,
}

/// The script for a command.
pub fn script(arguments: Arguments, command: &mut Command) -> Vec<u8> {
    let mut script = Vec::new();
    generate(arguments.shell, command, "queens", &mut script);
    script
}
