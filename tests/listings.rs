//! The listings are real programs: every event has its line in each of them, and what they
//! print is compared with a brute force that shares nothing with them.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{fs, io, thread};

const SEARCHES: [&str; 2] = ["recursive", "iterative"];
const PSEUDO: [&str; 2] = ["pseudo.en.txt", "pseudo.zh.txt"];
const TAGS: [&str; 8] = ["call", "done", "enter", "place", "remove", "return", "solution", "test"];

/// In the commands, SOURCE stands for the listing and OUT for a folder of its own.
#[derive(Clone, Copy)]
struct Language {
    file: &'static str,
    compile: Option<&'static str>,
    run: &'static str,
    install: &'static str,
}

const LANGUAGES: [Language; 3] = [
    Language {
        file: "queens.py",
        compile: None,
        run: "python3 SOURCE",
        install: "Python 3 (Debian: apt-get install python3)",
    },
    Language {
        file: "Queens.java",
        compile: Some("javac --release 17 -Xlint:all -Werror -d OUT SOURCE"),
        run: "java -XX:TieredStopAtLevel=1 -cp OUT Queens",
        install: "a JDK, 17 or newer (Debian: apt-get install openjdk-17-jdk-headless)",
    },
    Language {
        file: "queens.cpp",
        compile: Some("g++ -std=c++17 -Wall -Wextra -Wshadow -Werror SOURCE -o OUT/queens"),
        run: "OUT/queens",
        install: "a C++17 compiler (Debian: apt-get install g++)",
    },
];

fn listing(search: &str, file: &str) -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    root.join("listings").join(search).join(file)
}

struct Line {
    code: String,
    tags: Vec<String>,
}

fn lines(search: &str, file: &str) -> Vec<Line> {
    let path = listing(search, file);
    let text = fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    let has_slashes = matches!(file, "Queens.java" | "queens.cpp");
    let marker = if has_slashes { "  //@ " } else { "  #@ " };
    let split = |line: &str| {
        let (code, tags) = line.split_once(marker).unwrap_or((line, ""));
        let is_clean = code == code.trim_end() && !code.contains("#@") && !code.contains("/@");
        assert!(is_clean, "{search}/{file}: marker not as agreed: {line}");
        let code = code.to_owned();
        let tags = tags.split_whitespace().map(str::to_owned).collect();
        Line { code, tags }
    };
    text.lines().map(split).collect()
}

#[test]
fn every_tag_stands_on_one_line_of_every_listing() {
    let programs = LANGUAGES.map(|language| language.file);
    for file in PSEUDO.into_iter().chain(programs) {
        for search in SEARCHES {
            let lines = lines(search, file);
            let mut tags: Vec<_> = lines.iter().flat_map(|line| &line.tags).collect();
            tags.sort();
            assert_eq!(tags, TAGS.each_ref(), "{search}/{file}");
        }
    }
}

#[test]
fn the_pseudo_code_is_tagged_throughout_and_alike_in_both_languages() {
    let indent = |line: &Line| line.code.len() - line.code.trim_start().len();
    for search in SEARCHES {
        let [english, chinese] = PSEUDO.map(|file| lines(search, file));
        assert_eq!(english.len(), chinese.len(), "{search}");
        for (en, zh) in english.iter().zip(&chinese) {
            let place = format!("{search}: {} | {}", en.code, zh.code);
            assert!(!en.tags.is_empty(), "{place}: no tag");
            assert_eq!(en.tags, zh.tags, "{place}: tags");
            assert_eq!(indent(en), indent(zh), "{place}: indent");
        }
    }
}

#[test]
fn listings_fit_their_panel() {
    let width = |code: &str| -> usize {
        let is_chinese = |c: char| c >= '\u{2E80}'; // takes two columns
        code.chars().map(|c| 1 + usize::from(is_chinese(c))).sum()
    };
    let pseudo = PSEUDO.map(|file| (file, 8, 46));
    let programs = LANGUAGES.map(|language| (language.file, 45, 68));
    for (file, most_lines, most_columns) in pseudo.into_iter().chain(programs) {
        for search in SEARCHES {
            let lines = lines(search, file);
            assert!(lines.len() <= most_lines, "{search}/{file} is too long");
            for Line { code, .. } in lines {
                assert!(width(&code) <= most_columns, "{search}/{file}: {code}");
            }
        }
    }
}

#[test]
fn programs_print_every_solution() {
    let expected: Vec<String> = (1..=8).map(expected_output).collect();
    let problems: Vec<String> = thread::scope(|scope| {
        let expected = &expected;
        let start = |(search, language)| scope.spawn(move || check(search, language, expected));
        let programs = SEARCHES.map(|search| LANGUAGES.map(|language| (search, language)));
        let running = programs.as_flattened().iter().copied().map(start);
        let running: Vec<_> = running.collect(); // all of them at once
        let ended = running.into_iter().map(|program| program.join().unwrap());
        ended.filter_map(Result::err).collect()
    });
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

/// Compiles one program and runs it for every n, and once without telling it n.
fn check(search: &str, language: Language, expected: &[String]) -> Result<(), String> {
    let name = format!("{search}/{}", language.file);
    let source = listing(search, language.file).display().to_string();
    let out = Path::new(env!("CARGO_TARGET_TMPDIR")).join(&name);
    fs::create_dir_all(&out).map_err(|e| format!("{}: {e}", out.display()))?;
    let out = out.display().to_string();
    let run = |line: &str, n: Option<usize>| {
        let fill = |word: &str| match word {
            "SOURCE" => source.clone(),
            _ => word.replace("OUT", &out),
        };
        let words = line.split(' ').map(fill).chain(n.map(|n| n.to_string()));
        let words: Vec<String> = words.collect();
        output(&words).map_err(|e| match e.kind() {
            io::ErrorKind::NotFound => format!("{name}: install {}", language.install),
            _ => format!("{name}: {e}"),
        })
    };
    if let Some(line) = language.compile {
        run(line, None)?;
    }
    let sizes = (1..).map(Some).zip(expected);
    for (n, wanted) in sizes.chain([(None, &expected[3])]) {
        let printed = run(language.run, n)?;
        if printed != *wanted {
            let problem = format!("{name}, n {n:?}:\n{printed}instead of\n{wanted}");
            return Err(problem);
        }
    }
    Ok(())
}

/// What a command prints; an error holds what it complained of.
fn output(words: &[String]) -> io::Result<String> {
    let output = Command::new(&words[0]).args(&words[1..]).output()?;
    if output.status.success() {
        Ok(String::from_utf8_lossy(&output.stdout).into_owned())
    } else {
        let complaint = String::from_utf8_lossy(&output.stderr).into_owned();
        Err(io::Error::other(format!("{}\n{complaint}", output.status)))
    }
}

/// All permutations in lexicographic order, sieved by their diagonals.
fn expected_output(n: usize) -> String {
    let mut boards: Vec<Vec<usize>> = vec![vec![]];
    for _ in 0..n {
        let one_more = |x: &Vec<usize>| {
            let left = (1..=n).filter(|column| !x.contains(column));
            let longer = left.map(|column| [x.as_slice(), &[column]].concat());
            longer.collect::<Vec<_>>()
        };
        boards = boards.iter().flat_map(one_more).collect();
    }
    boards.retain(|x| {
        let share_diagonal = |i: usize, j: usize| i.abs_diff(j) == x[i].abs_diff(x[j]);
        !(0..n).any(|j| (0..j).any(|i| share_diagonal(i, j)))
    });
    let count = boards.len();
    let solutions = if count == 1 { "solution" } else { "solutions" };
    let print = |x: &Vec<usize>| {
        let columns: Vec<String> = x.iter().map(usize::to_string).collect();
        columns.join(" ")
    };
    let closing = format!("n = {n}: {count} {solutions}\n");
    let printed: Vec<String> = boards.iter().map(print).chain([closing]).collect();
    printed.join("\n")
}
