//! The command itself: its help, its completions, its complaints, and its output when nobody reads it.

#![allow(clippy::unwrap_used)] // a test may end anywhere: then it has failed

use std::io::{self, ErrorKind, Write};

use queens_solver::{MAX_SIZE, SearchId};

/// Exit status, output and complaints of a command line.
fn run(command: &str) -> (u8, String, String) {
    let (mut out, mut complaints) = (Vec::new(), Vec::new());
    let code = queens_cli::run(command.split_whitespace().map(str::to_owned), &mut out, &mut complaints);
    (code, String::from_utf8(out).unwrap(), String::from_utf8(complaints).unwrap())
}

/// The output of a command line that is right.
fn printed(command: &str) -> String {
    let (code, out, complaints) = run(command);
    assert_eq!((code, complaints.as_str()), (0, ""), "{command}");
    out
}

fn assert_names(command: &str, text: &str, names: &[&str]) {
    for name in names {
        assert!(text.contains(name), "{command} does not name {name}:\n{text}");
    }
    let wide: Vec<_> = text.lines().filter(|line| line.chars().count() > 100).collect();
    assert!(wide.is_empty(), "{command}: {wide:#?}");
}

#[test]
fn help_names_every_command_and_where_to_read_on() {
    for command in ["--help", "-h", "help"] {
        let names = ["trace", "completions", "queens trace --search recursive --n 4", "Exit status", "queens COMMAND"];
        assert_names(command, &printed(command), &names);
    }
    assert_eq!(printed("--version"), format!("queens {}\n", env!("CARGO_PKG_VERSION")));
}

#[test]
fn help_of_trace_says_all_of_every_argument() {
    let size = format!("1 to {MAX_SIZE}");
    let names = [
        "--search <ID>",
        "--n <N>",
        &size,
        "--seed <S>",
        "0 to 9007199254740991",
        "[default: 1]",
        "--queens <SQUARES>",
        "ROW.COLUMN",
        "1.2,3.4",
        "[default: none]",
        "--blocked <SQUARES>",
        "--limit <STEPS>",
        "--format <FORMAT>",
        "jsonl",
        "text",
        "[default: jsonl]",
        "--summary",
        "Examples: queens trace --search recursive --n 4",
    ];
    for command in ["trace --help", "help trace"] {
        let help = printed(command);
        assert_names(command, &help, &names);
        assert_names(command, &help, &SearchId::ALL.iter().map(|id| id.name()).collect::<Vec<_>>());
    }
}

#[test]
fn what_the_help_gives_as_an_example_is_right() {
    for command in ["--help", "trace --help"] {
        let help = printed(command);
        let examples = help.lines().filter_map(|line| line.split_once("queens trace --search").map(|(_, rest)| rest));
        let examples: Vec<_> = examples.filter(|rest| !rest.contains('<')).collect();
        assert!(!examples.is_empty());
        for example in examples {
            printed(&format!("trace --limit 1000 --search {example}"));
        }
    }
}

#[test]
fn completions_know_commands_options_and_searches() {
    for shell in ["bash", "zsh", "fish"] {
        let script = printed(&format!("completions {shell}"));
        for name in ["queens", "trace", "summary", "blocked", "forward-checking", "jsonl"] {
            assert!(script.contains(name), "{shell}: {name}");
        }
    }
    assert!(printed("completions --help").contains("bash, elvish, fish, powershell, zsh"));
}

/// Command lines that are wrong, and what the complaint must name.
const WRONG: [(&str, &str); 8] = [
    ("", "a command is missing; there are trace, completions, help; see queens --help"),
    ("trac", "there is no command \"trac\"; see queens --help"),
    ("help trac", "there is no command \"trac\""),
    ("4", "there is no command \"4\""),
    ("--search recursive", "there is no option \"--search\"; usage: queens <COMMAND>"),
    ("completions", "<SHELL> is missing; usage: queens completions <SHELL>"),
    ("completions csh", "<SHELL> takes bash, elvish, fish, powershell or zsh, not \"csh\""),
    ("completions bash zsh", "there is no option \"zsh\"; usage: queens completions"),
];

#[test]
fn a_wrong_command_is_one_line_and_exit_status_2() {
    for (command, complaint) in WRONG {
        let (code, out, said) = run(command);
        assert_eq!((code, out.as_str()), (2, ""), "{command}");
        assert!(said.starts_with("queens: ") && said.contains(complaint), "{command}: {said}");
        assert_eq!(said.find('\n'), Some(said.len() - 1), "{command}: {said}");
    }
}

/// An output that takes nothing, for one reason or another.
struct Closed(ErrorKind);

impl Write for Closed {
    fn write(&mut self, _: &[u8]) -> io::Result<usize> {
        Err(self.0.into())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn a_closed_pipe_ends_each_command_silently_and_a_full_disk_does_not() {
    for command in ["--help", "trace --help", "completions bash", "trace --search mrv --n 4 --format text"] {
        let words = || command.split(' ').map(str::to_owned);
        let mut said = Vec::new();
        assert_eq!(queens_cli::run(words(), Closed(ErrorKind::BrokenPipe), &mut said), 0, "{command}");
        assert_eq!(said, b"");
        assert_eq!(queens_cli::run(words(), Closed(ErrorKind::StorageFull), &mut said), 1, "{command}");
        assert!(said.starts_with(b"queens: ") && said.ends_with(b"\n"), "{command}");
    }
}
