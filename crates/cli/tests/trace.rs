//! The command `queens trace`: what it prints, what it refuses, and what it does when nobody reads on.

#![allow(clippy::unwrap_used)] // a test may end anywhere: then it has failed

use std::io::{self, BufRead, BufReader, ErrorKind, Read, Write};
use std::process::{Command, Stdio};

use queens_solver::SearchId;

fn words(command: &str) -> impl Iterator<Item = String> {
    std::iter::once("trace").chain(command.split_whitespace()).map(str::to_owned)
}

/// Exit code, output and complaints of a command line.
fn run(command: &str) -> (u8, String, String) {
    let (mut out, mut complaints) = (Vec::new(), Vec::new());
    let code = queens_cli::run(words(command), &mut out, &mut complaints);
    (code, String::from_utf8(out).unwrap(), String::from_utf8(complaints).unwrap())
}

/// The output of a command line that is right.
fn printed(command: &str) -> String {
    let (code, out, complaints) = run(command);
    assert_eq!((code, complaints.as_str()), (0, ""), "{command}");
    out
}

#[test]
fn a_trace_to_the_letter() {
    let lines = [
        r#"{"step":1,"kind":"call","row":1,"column":null,"by":null,"line":1,"tests":0,"placements":0,"removals":0,"solutions":0,"queens":[]}"#,
        r#"{"step":2,"kind":"test","row":1,"column":1,"by":null,"line":3,"tests":1,"placements":0,"removals":0,"solutions":0,"queens":[]}"#,
        r#"{"step":3,"kind":"place","row":1,"column":1,"by":null,"line":4,"tests":1,"placements":1,"removals":0,"solutions":0,"queens":[[1,1]]}"#,
        r#"{"step":4,"kind":"call","row":2,"column":null,"by":null,"line":6,"tests":1,"placements":1,"removals":0,"solutions":0,"queens":[[1,1]]}"#,
        r#"{"step":5,"kind":"test","row":2,"column":1,"by":{"row":1,"column":1},"line":3,"tests":2,"placements":1,"removals":0,"solutions":0,"queens":[[1,1]]}"#,
        r#"{"summary":{"search":"recursive","n":2,"finished":false,"steps":5,"tests":2,"placements":1,"removals":0,"solutions":0,"tests_first":null,"placements_first":null,"first":null}}"#,
    ];
    assert_eq!(printed("--search recursive --n 2 --limit 5").lines().collect::<Vec<_>>(), lines);
    let last = printed("--search recursive --n 1");
    let last: Vec<&str> = last.lines().skip(6).collect();
    let lines = [
        r#"{"step":7,"kind":"done","row":null,"column":null,"by":null,"line":8,"tests":1,"placements":1,"removals":1,"solutions":1,"queens":[]}"#,
        r#"{"summary":{"search":"recursive","n":1,"finished":true,"steps":7,"tests":1,"placements":1,"removals":1,"solutions":1,"tests_first":1,"placements_first":1,"first":[1]}}"#,
    ];
    assert_eq!(last, lines);
}

#[test]
fn a_trace_for_people() {
    let told = printed("--search recursive --n 2 --limit 5 --format text");
    let lines: Vec<&str> = told.lines().collect();
    let rejected = "       5 test     row 2, column 1, attacked from row 1, column 1 ";
    assert_eq!(lines[4], format!("{rejected:<69}line 3, tests 2, placements 1, removals 0, solutions 0, queens 1.1"));
    assert_eq!(
        lines[5],
        "recursive, n = 2: stopped after steps 5, tests 2, placements 1, removals 0, solutions 0; no solution found"
    );
    assert_eq!(
        printed("--search recursive --n 4 --format text --summary").trim_end(),
        "recursive, n = 4: finished after steps 125, tests 60, placements 16, removals 16, solutions 2; \
         first 2 4 1 3 after tests 26, placements 8"
    );
}

#[test]
fn updates_are_told_where_they_are_counted() {
    let lines = [
        r#"{"step":1,"kind":"call","row":1,"column":null,"by":null,"line":1,"tests":0,"placements":0,"removals":0,"solutions":0,"updates":4,"queens":[]}"#,
        r#"{"summary":{"search":"dancing-links","n":1,"finished":true,"steps":9,"tests":1,"placements":1,"removals":1,"solutions":1,"updates":7,"tests_first":1,"placements_first":1,"first":[1]}}"#,
    ];
    let told = printed("--search dancing-links --n 1");
    assert_eq!([told.lines().next(), told.lines().last()], lines.map(Some));
    let people = printed("--search dancing-links --n 1 --format text");
    assert!(people.lines().next().unwrap().ends_with("solutions 0, updates 4, no queens"));
    assert!(people.lines().last().unwrap().contains("solutions 1, updates 7; first 1 after"));
    for id in SearchId::ALL.iter().filter(|id| !id.counts_updates()) {
        assert!(!printed(&format!("--search {} --n 4 --limit 100", id.name())).contains("updates"));
    }
}

#[test]
fn the_summary_alone_is_the_last_line_of_the_whole() {
    for id in SearchId::ALL {
        for options in ["--n 4 --limit 1000", "--n 4 --limit 0", "--n 3 --limit 1000 --seed 7", "--n 1 --format text"] {
            let command = format!("--search {} {options}", id.name());
            let (whole, alone) = (printed(&command), printed(&format!("{command} --summary")));
            assert_eq!(whole.lines().last(), alone.strip_suffix('\n'), "{command}");
        }
    }
}

#[test]
fn a_trace_from_a_start() {
    let lines = [
        r#"{"step":1,"kind":"call","row":2,"column":null,"by":null,"line":1,"tests":0,"placements":0,"removals":0,"solutions":0,"queens":[[1,3],[4,2]]}"#,
        r#"{"step":2,"kind":"test","row":2,"column":2,"by":{"row":1,"column":3},"line":3,"tests":1,"placements":0,"removals":0,"solutions":0,"queens":[[1,3],[4,2]]}"#,
    ];
    let command = "--search recursive --n 4 --queens 4.2,1.3 --blocked 2.1";
    assert_eq!(printed(&format!("{command} --limit 2")).lines().take(2).collect::<Vec<_>>(), lines);
    let summary = |options: &str| printed(&format!("--search recursive --n 4 --summary {options}"));
    assert!(
        summary("--queens 1.3").contains(r#""solutions":1,"#)
            && summary("--queens 1.3").contains(r#""first":[3,1,4,2]"#)
    );
    assert!(
        summary("--blocked 1.3").contains(r#""solutions":1,"#)
            && summary("--blocked 1.3").contains(r#""first":[2,4,1,3]"#)
    );
    for id in SearchId::ALL.iter().filter(|id| id.keeps_start().is_ok()) {
        let full = printed(&format!("--search {} --n 4 --queens 1.3,2.1,3.4,4.2", id.name()));
        assert_eq!(full.lines().count(), 3, "{full}");
        assert!(full.contains(r#""kind":"solution","row":4,"column":2,"#), "{full}");
    }
}

/// Command lines that are wrong, and what the complaint must name.
const WRONG: [(&str, &str); 30] = [
    ("", "--search is missing, --n is missing; usage: queens trace --search <ID> --n <N>"),
    ("--n 4", "--search is missing"),
    ("--search recursive", "--n is missing"),
    ("--search recursive --n", "--n takes a value"),
    ("--search Recursive --n 4", "--search takes recursive, iterative, "),
    ("--search recursive --n 0", "--n takes a whole number from 1 to 32, not \"0\""),
    ("--search recursive --n 33", "not \"33\""),
    ("--search recursive --n -1", "not \"-1\""),
    ("--search recursive --n 4.5", "not \"4.5\""),
    ("--search recursive --n 99999999999999999999", "not \"99999999999999999999\""),
    ("--search recursive --n 4 --seed 9007199254740992", "--seed takes a whole number from 0 to 9007199254740991"),
    ("--search recursive --n 4 --limit many", "--limit takes a whole number"),
    ("--search recursive --n 4 --format xml", "--format takes jsonl or text, not \"xml\""),
    ("--search recursive --n 4 --total", "there is no option \"--total\"; usage: queens trace --search <ID>"),
    ("--search recursive --n=5.", "--n takes a whole number from 1 to 32, not \"5.\""),
    ("--search recursive --n 4 --summary=3", "--summary takes no value, not \"3\""),
    ("--search recursive --n 4 --lim 3", "there is no option \"--lim\", but --limit; usage: queens trace "),
    ("recursive 4", "there is no option \"recursive\""),
    ("--search --n 4", "--search takes recursive, iterative, "),
    ("--search recursive --n 4 --queens", "--queens takes a value"),
    (
        "--search recursive --n 4 --queens 1",
        "--queens takes squares ROW.COLUMN from 1.1, separated by commas, not \"1\"",
    ),
    ("--search recursive --n 4 --queens 1.2,", "not \"1.2,\""),
    ("--search recursive --n 4 --blocked 0.1", "--blocked takes squares ROW.COLUMN from 1.1"),
    ("--search recursive --n 4 --blocked 1.2.3", "not \"1.2.3\""),
    ("--search recursive --n 4 --queens 5.1", "there is no square on row 5, column 1"),
    ("--search recursive --n 4 --blocked 1.33", "there is no square on row 1, column 33"),
    (
        "--queens 1.1,3.3 --search recursive --n 4",
        "the queens on row 1, column 1 and on row 3, column 3 attack each other",
    ),
    ("--search recursive --n 4 --queens 1.1 --blocked 1.1", "the queen on row 1, column 1 stands on a blocked square"),
    (
        "--search half-board --n 4 --queens 1.1",
        "half-board starts on the empty board alone: the mirror image of a start",
    ),
    ("--search construction --n 4 --blocked 1.1", "construction starts on the empty board alone: its formula"),
];

#[test]
fn a_wrong_argument_is_one_line_and_exit_code_2() {
    for (command, complaint) in WRONG {
        let (code, out, said) = run(command);
        assert_eq!((code, out.as_str()), (2, ""), "{command}");
        assert!(said.starts_with("queens: ") && said.contains(complaint), "{command}: {said}");
        assert_eq!(said.find('\n'), Some(said.len() - 1), "{command}: {said}");
    }
}

#[test]
fn a_line_break_in_a_word_stays_inside_it() {
    for line in [
        ["--search", "two\nlines", "--n", "4"],
        ["--search", "mrv", "--n", "4\n"],
        ["--search", "mrv", "--n=4", "--two\nlines"],
        ["--search", "mrv", "--n=4", "two\nlines"],
        ["--search", "mrv", "--n=4", "--summary=\n"],
        ["--search", "mrv", "--n=4", "--queens=1.1,\n"],
        ["--search", "mrv", "--n=4", "--format=\ntext"],
    ] {
        let mut said = Vec::new();
        let words = std::iter::once("trace").chain(line).map(str::to_owned);
        assert_eq!(queens_cli::run(words, io::sink(), &mut said), 2, "{line:?}");
        assert_eq!(said.lines().count(), 1, "{line:?}: {}", String::from_utf8_lossy(&said));
        assert!(String::from_utf8_lossy(&said).contains("\\n"), "{line:?}");
    }
}

#[test]
fn of_an_option_given_twice_the_last_counts() {
    assert_eq!(printed("--search mrv --n 8 --search iterative --n=4"), printed("--search iterative --n 4"));
}

/// A reader that leaves after some bytes, for one reason or another.
struct Leaving(usize, ErrorKind);

impl Write for Leaving {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0 = self.0.checked_sub(bytes.len()).ok_or(self.1)?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn a_closed_pipe_ends_silently_and_a_full_disk_does_not() {
    for bytes in [0, 100_000] {
        let words = || words("--search recursive --n 10");
        let mut said = Vec::new();
        assert_eq!(queens_cli::run(words(), Leaving(bytes, ErrorKind::BrokenPipe), &mut said), 0);
        assert_eq!(said, b"");
        assert_eq!(queens_cli::run(words(), Leaving(bytes, ErrorKind::StorageFull), &mut said), 1);
        assert!(said.starts_with(b"queens: ") && said.ends_with(b"\n"));
    }
}

#[test]
fn the_program_itself() {
    let program = || {
        let mut program = Command::new(env!("CARGO_BIN_EXE_queens"));
        program.arg("trace");
        program
    };
    let wrong = program().args(["--search", "recursive", "--n", "33"]).output().unwrap();
    assert_eq!(wrong.status.code(), Some(2));
    assert_eq!(wrong.stdout, b"");
    assert_eq!(wrong.stderr.lines().count(), 1);

    let right = program().args(["--search", "iterative", "--n", "4", "--summary"]).output().unwrap();
    assert!(right.status.success() && right.stderr.is_empty());
    assert_eq!(String::from_utf8_lossy(&right.stdout), printed("--search iterative --n 4 --summary"));

    let mut endless = program();
    endless.args(["--search", "recursive", "--n", "32"]).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut endless = endless.spawn().unwrap();
    let mut first = String::new();
    BufReader::new(endless.stdout.take().unwrap()).read_line(&mut first).unwrap(); // and the pipe is closed
    assert!(first.starts_with(r#"{"step":1,"#));
    assert!(endless.wait().unwrap().success());
    let mut said = String::new();
    endless.stderr.take().unwrap().read_to_string(&mut said).unwrap();
    assert_eq!(said, "");
}
