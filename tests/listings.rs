//! The listings are real programs: every event has its line in each of them, and what they
//! print is compared with a brute force that shares nothing with them.

use std::collections::{BTreeSet, HashSet};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::{fs, io, thread};

use queens_lab::app::show::listing::{self, Code, is_given};
use queens_lab::i18n::Lang;
use queens_solver::{Event, Problem, Run, SearchId, Tag, columns};

const PSEUDO: [&str; 2] = ["pseudo.en.txt", "pseudo.zh.txt"];

/// Searches that are given in Python alone, beside their pseudo-code.
const PYTHON_ALONE: [SearchId; 6] = [
    SearchId::HalfBoard,
    SearchId::ForwardChecking,
    SearchId::Mrv,
    SearchId::MinConflicts,
    SearchId::Construction,
    SearchId::DancingLinks,
];

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
        run: "python3 -I SOURCE",
        install: "Python 3 (Debian: apt-get install python3)",
    },
    Language {
        file: "Queens.java",
        compile: Some("javac -J-XX:TieredStopAtLevel=1 --release 17 -Xlint:all -Werror -d OUT SOURCE"),
        run: "java -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -cp OUT Queens",
        install: "a JDK, 17 or newer (Debian: apt-get install openjdk-17-jdk-headless)",
    },
    Language {
        file: "queens.cpp",
        compile: Some("g++ -std=c++17 -Wall -Wextra -Wshadow -Werror SOURCE -o OUT/queens"),
        run: "OUT/queens",
        install: "a C++17 compiler (Debian: apt-get install g++)",
    },
];

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("listings")
}

/// The programs of a search.
fn programs(search: SearchId) -> impl Iterator<Item = Language> {
    let in_python_alone = PYTHON_ALONE.contains(&search);
    LANGUAGES.into_iter().filter(move |language| !in_python_alone || language.file == "queens.py")
}

/// The files of a search.
fn files(search: SearchId) -> impl Iterator<Item = &'static str> {
    PSEUDO.into_iter().chain(programs(search).map(|language| language.file))
}

/// The file of a listing.
fn file(code: Code, lang: Lang) -> &'static str {
    match (code, lang) {
        (Code::Pseudo, Lang::En) => PSEUDO[0],
        (Code::Pseudo, Lang::Zh) => PSEUDO[1],
        (Code::Python, _) => "queens.py",
        (Code::Java, _) => "Queens.java",
        (Code::Cpp, _) => "queens.cpp",
    }
}

/// Every listing of a search with its name, the pseudo-code in both languages.
fn all_of(search: SearchId) -> impl Iterator<Item = (Code, Lang)> {
    let given =
        move |(code, _): &(Code, Lang)| matches!(code, Code::Pseudo | Code::Python) || !PYTHON_ALONE.contains(&search);
    Code::ALL.into_iter().flat_map(|(code, _)| Lang::ALL.map(|(lang, _)| (code, lang))).filter(given)
}

/// All files below the folder of the listings.
fn found() -> BTreeSet<PathBuf> {
    let inside = |path: &Path| {
        let entries = fs::read_dir(path).expect("a folder");
        entries.map(|entry| entry.expect("an entry").path()).collect::<Vec<_>>()
    };
    inside(&folder()).iter().flat_map(|search| inside(search)).collect()
}

struct Line {
    code: String,
    tags: Vec<String>,
}

fn lines(search: SearchId, file: &str) -> Vec<Line> {
    let path = folder().join(search.name()).join(file);
    let text = fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    let has_slashes = matches!(file, "Queens.java" | "queens.cpp");
    let marker = if has_slashes { "  //@ " } else { "  #@ " };
    let split = |line: &str| {
        let (code, tags) = line.split_once(marker).unwrap_or((line, ""));
        let is_clean = code == code.trim_end() && !code.contains("#@") && !code.contains("/@");
        assert!(is_clean, "{}: marker not as agreed: {line}", path.display());
        let code = code.to_owned();
        let tags = tags.split_whitespace().map(str::to_owned).collect();
        Line { code, tags }
    };
    text.lines().map(split).collect()
}

#[test]
fn there_is_a_folder_for_each_search_and_nothing_else() {
    let named: BTreeSet<_> = SearchId::ALL
        .iter()
        .flat_map(|&search| files(search).map(move |file| folder().join(search.name()).join(file)))
        .collect();
    assert_eq!(named, found());
}

#[test]
fn what_is_compiled_in_is_what_the_files_say() {
    let mut known = BTreeSet::new();
    for &search in SearchId::ALL {
        for (code, _) in Code::ALL {
            for (lang, _) in Lang::ALL {
                assert_eq!(
                    listing::lines(search, code, lang).is_some(),
                    is_given(search, code),
                    "{search:?}, {code:?}"
                );
                let Some(compiled) = listing::lines(search, code, lang) else { continue };
                let file = file(code, lang);
                let told = lines(search, file);
                assert_eq!(compiled.len(), told.len(), "{search:?}, {file}");
                for (compiled, told) in compiled.iter().zip(&told) {
                    assert_eq!(compiled.text, told.code, "{search:?}, {file}");
                    let same = |tag: &Tag| compiled.carries(*tag) == told.tags.iter().any(|name| name == tag.name());
                    assert!(Tag::ALL.iter().all(same), "{search:?}, {file}: {}", told.code);
                }
                known.insert(folder().join(search.name()).join(file));
            }
        }
    }
    assert_eq!(known, found(), "every file is known to the page");
}

#[test]
fn every_tag_stands_on_one_line_of_every_listing() {
    for &search in SearchId::ALL {
        let mut expected: Vec<_> = search.lines().iter().map(|tag| tag.name()).collect();
        expected.sort_unstable();
        for file in files(search) {
            let lines = lines(search, file);
            let mut tags: Vec<_> = lines.iter().flat_map(|line| &line.tags).collect();
            tags.sort();
            assert_eq!(tags, expected, "{}/{file}", search.name());
        }
    }
}

#[test]
fn the_pseudo_code_is_tagged_throughout_and_alike_in_both_languages() {
    let indent = |line: &Line| line.code.len() - line.code.trim_start().len();
    for &search in SearchId::ALL {
        let [english, chinese] = PSEUDO.map(|file| lines(search, file));
        assert_eq!(english.len(), chinese.len(), "{search:?}");
        for (en, zh) in english.iter().zip(&chinese) {
            let place = format!("{search:?}: {} | {}", en.code, zh.code);
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
    for &search in SearchId::ALL {
        for file in files(search) {
            let (most_lines, most_columns) = match (search, file.starts_with("pseudo")) {
                (_, true) => (10, 46),
                (SearchId::DancingLinks, _) => (94, 68), // the links, and what dances
                _ => (66, 68),
            };
            let lines = lines(search, file);
            assert!(lines.len() <= most_lines, "{search:?}: {file} is too long");
            for Line { code, .. } in lines {
                assert!(width(&code) <= most_columns, "{search:?}, {file}: {code}");
            }
        }
    }
}

/// Steps of a run that are looked at for what a search can do.
const FAR: usize = 20_000;

#[test]
fn every_event_has_one_line_in_each_listing_and_every_line_of_the_pseudo_code_is_reached() {
    for &search in SearchId::ALL {
        let tags: HashSet<Tag> = (1..=9) // the closed form has all its lines with 8 and 9
            .flat_map(|n| {
                let mut run = Run::new(search, &Problem::new(n).expect("a size"));
                (0..FAR).map_while(move |_| run.advance()).map(Event::tag)
            })
            .collect();
        for (code, lang) in all_of(search) {
            let lines = listing::lines(search, code, lang).expect("a listing");
            for tag in &tags {
                let carrying = lines.iter().filter(|line| line.carries(*tag)).count();
                assert_eq!(carrying, 1, "{search:?}, {code:?}, {lang:?}: {}", tag.name());
            }
            for line in lines {
                let reached = tags.iter().any(|tag| line.carries(*tag));
                assert!(reached || code != Code::Pseudo, "{search:?}: {}", line.text);
                assert!(!line.text.contains('@') && !line.text.ends_with([' ', '#', '/']), "{search:?}: {}", line.text);
            }
        }
        for (code, _) in Code::ALL {
            let given = all_of(search).any(|(given, _)| given == code);
            assert_eq!(is_given(search, code), given, "{search:?}, {code:?}");
        }
    }
}

#[test]
fn the_core_and_the_pseudo_code_agree_on_every_line() {
    for &search in SearchId::ALL {
        for (lang, _) in Lang::ALL {
            let lines = listing::lines(search, Code::Pseudo, lang).expect("pseudo-code");
            assert_eq!(lines.len(), search.lines().len());
            for (line, tag) in lines.iter().zip(search.lines()) {
                assert!(line.carries(*tag), "{search:?}: {} is not marked {}", line.text, tag.name());
            }
        }
    }
}

/// Boards that programs are tried with, and the longest run, in steps: some go through all boards.
const SIZES: [u64; 6] = [1, 2, 4, 5, 6, 8];
const LONGEST: usize = 400_000;

/// That the programs of a language print every solution, in the order of the search.
fn check_programs(language: Language) {
    let mut tasks = Vec::new();
    let all = SIZES.map(|n| (n, brute_force(n as usize)));
    for &search in SearchId::ALL {
        let output = |(n, all): &(u64, Vec<Columns>)| expected_output(search, *n, all);
        let expected: Vec<String> = all.iter().map_while(output).collect();
        assert!(expected.len() >= 3, "{search:?}");
        tasks.extend(programs(search).any(|given| given.file == language.file).then_some((search, expected)));
    }
    let next = AtomicUsize::new(0);
    let work = || {
        let task = || tasks.get(next.fetch_add(1, Ordering::Relaxed));
        let check = |(search, expected): &(SearchId, Vec<String>)| {
            Program::compiled(*search, language).and_then(|program| program.check(expected)).err()
        };
        std::iter::from_fn(task).filter_map(check).collect::<Vec<_>>()
    };
    let problems: Vec<String> = thread::scope(|scope| {
        let workers = thread::available_parallelism().map_or(2, usize::from) + 1; // one waits for its program's output
        let workers: Vec<_> = (0..workers).map(|_| scope.spawn(work)).collect();
        workers.into_iter().flat_map(|worker| worker.join().expect("the worker ends")).collect()
    });
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

#[test]
fn python_prints_every_solution_in_the_order_of_the_search() {
    check_programs(LANGUAGES[0]);
}

#[test]
fn java_prints_every_solution_in_the_order_of_the_search() {
    check_programs(LANGUAGES[1]);
}

#[test]
fn cpp_prints_every_solution_in_the_order_of_the_search() {
    check_programs(LANGUAGES[2]);
}

#[test]
fn programs_that_find_one_solution_find_that_of_the_search() {
    let [min_conflicts, construction] = [SearchId::MinConflicts, SearchId::Construction];
    let lots = [3, 5, 12].into_iter().flat_map(|n| [0, 7, (1 << 53) - 1].map(|seed| (min_conflicts, n, seed)));
    for (search, n, seed) in lots.chain([9, 14, 15].map(|n| (construction, n, 1))) {
        let expected = expected_run(search, n, seed).expect("a short run");
        let program = Program::compiled(search, LANGUAGES[0]).expect("a program");
        assert_eq!(program.prints(&[n, seed]), Ok(closed(n, &expected)), "{search:?}, n = {n}, seed {seed}");
    }
}

/// A listing that can be run.
struct Program {
    language: Language,
    name: String,
    source: String,
    out: String,
}

impl Program {
    fn compiled(search: SearchId, language: Language) -> Result<Self, String> {
        let name = format!("{}/{}", search.name(), language.file);
        let source = folder().join(&name).display().to_string();
        let out = Path::new(env!("CARGO_TARGET_TMPDIR")).join(&name);
        fs::create_dir_all(&out).map_err(|e| format!("{}: {e}", out.display()))?;
        let program = Self { language, name, source, out: out.display().to_string() };
        if let Some(line) = language.compile {
            program.run(line, &[])?;
        }
        Ok(program)
    }

    /// Runs it for every n, and once without telling it n.
    fn check(&self, expected: &[String]) -> Result<(), String> {
        for (n, wanted) in SIZES.iter().zip(expected) {
            self.compare(&[*n], wanted)?;
        }
        self.compare(&[], &expected[2])
    }

    fn compare(&self, arguments: &[u64], wanted: &str) -> Result<(), String> {
        let printed = self.prints(arguments)?;
        if printed == wanted {
            return Ok(());
        }
        Err(format!("{}, {arguments:?}:\n{printed}instead of\n{wanted}", self.name))
    }

    fn prints(&self, arguments: &[u64]) -> Result<String, String> {
        self.run(self.language.run, arguments)
    }

    fn run(&self, line: &str, arguments: &[u64]) -> Result<String, String> {
        let fill = |word: &str| match word {
            "SOURCE" => self.source.clone(),
            _ => word.replace("OUT", &self.out),
        };
        let words: Vec<String> = line.split(' ').map(fill).chain(arguments.iter().map(u64::to_string)).collect();
        output(&words).map_err(|e| {
            if e.kind() == io::ErrorKind::NotFound {
                format!("{}: install {}", self.name, self.language.install)
            } else {
                format!("{}: {e}", self.name)
            }
        })
    }
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

/// Columns by row, from 1.
type Columns = Vec<usize>;

/// What the programs of a search are to print for n queens: all solutions, or one of them, in the order of the search;
/// `None` where its run is too long.
fn expected_output(search: SearchId, n: u64, all: &[Columns]) -> Option<String> {
    let found = expected_run(search, n, Problem::default().seed)?;
    let times = if search == SearchId::OrderedPlacements { (1..=n as usize).product() } else { 1 };
    let mut sorted = found.clone();
    sorted.sort();
    if matches!(search, SearchId::MinConflicts | SearchId::Construction) {
        assert!(found.len() == all.len().min(1) && found.iter().all(|x| all.contains(x)), "{search:?}, n = {n}");
    } else {
        let repeated: Vec<_> = all.iter().flat_map(|x| std::iter::repeat_n(x.clone(), times)).collect();
        assert_eq!(sorted, repeated, "{search:?}, n = {n}");
    }
    Some(closed(n, &found))
}

/// The boards that a search accepts, in its order; `None` where its run is too long.
fn expected_run(search: SearchId, n: u64, seed: u64) -> Option<Vec<Columns>> {
    let mut problem = Problem::new(n).expect("a size");
    problem.seed = seed;
    let (mut run, mut found) = (Run::new(search, &problem), Vec::new());
    for _ in 0..LONGEST {
        let event = run.advance();
        let column = |row: u64| columns(run.board().row(row as u8)).next().map_or(0, |column| usize::from(column) + 1);
        let board = || (0..n).map(column);
        match event {
            Some(Event::Solution { .. }) => found.push(board().collect()),
            Some(Event::Mirror { .. }) => found.push(board().map(|column| n as usize + 1 - column).collect()),
            Some(_) => {}
            None => return Some(found),
        }
    }
    None
}

/// Boards as the programs print them, and their closing line.
fn closed(n: u64, boards: &[Columns]) -> String {
    let count = boards.len();
    let solutions = if count == 1 { "solution" } else { "solutions" };
    let print = |x: &Columns| {
        let columns: Vec<String> = x.iter().map(usize::to_string).collect();
        columns.join(" ")
    };
    let closing = format!("n = {n}: {count} {solutions}\n");
    let printed: Vec<String> = boards.iter().map(print).chain([closing]).collect();
    printed.join("\n")
}

/// All solutions: permutations in lexicographic order, sieved by their diagonals.
fn brute_force(n: usize) -> Vec<Columns> {
    let mut boards: Vec<Columns> = vec![vec![]];
    for _ in 0..n {
        let one_more = |x: &Columns| {
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
    boards
}
