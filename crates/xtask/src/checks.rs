//! The checks that CI runs, those that fail fastest first.

use crate::counts::Counts;
use crate::lab::{Lab, Outcome, run, run_watched};
use crate::steps::{Steps, timed};
use crate::{dist, npm, system, tools};

/// One check, by itself `cargo xtask test --only NAME`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Check {
    /// The code is formatted.
    Format,
    /// No word is misspelt.
    Typos,
    /// No lint fires, natively and for the browser.
    Clippy,
    /// The native tests.
    Unit,
    /// The documentation builds without a warning.
    Doc,
    /// The release build.
    Dist,
    /// The release is small enough.
    Size,
    /// The release works in a browser.
    EndToEnd,
}

impl Check {
    const ALL: [(&'static str, Self); 8] = [
        ("fmt", Self::Format),
        ("typos", Self::Typos),
        ("clippy", Self::Clippy),
        ("unit", Self::Unit),
        ("doc", Self::Doc),
        ("dist", Self::Dist),
        ("size", Self::Size),
        ("e2e", Self::EndToEnd),
    ];

    /// The check of that name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.iter().find(|(known, _)| *known == name).map(|(_, check)| *check)
    }

    /// The names of all, for a message.
    pub fn names() -> String {
        Self::ALL.map(|(name, _)| name).join(", ")
    }

    /// Installs what the check needs, then does it.
    fn perform(self, lab: &Lab, rest: &[String], counts: &mut Counts) -> Outcome {
        match self {
            Self::Format => lab.run(&["cargo", "fmt", "--all", "--check"])?,
            Self::Typos => {
                tools::TYPOS.ensure(lab)?;
                lab.run(&["typos"])?;
            }
            Self::Clippy => clippy(lab)?,
            Self::Unit => unit(lab, rest, counts)?,
            Self::Doc => {
                let mut doc = lab.command(&["cargo", "doc", "--no-deps", "--workspace"]);
                run(doc.env("RUSTDOCFLAGS", "-Dwarnings"))?;
            }
            Self::Dist => {
                dist::prepare(lab)?;
                dist::build(lab)?;
            }
            Self::Size => lab.run(&["node", "e2e/size.mjs"])?,
            Self::EndToEnd => playwright(lab, "chromium", rest, counts)?,
        }
        Ok(())
    }
}

/// All checks, or one alone; the first that fails ends the run.
pub fn test(lab: &Lab, only: Option<Check>, rest: &[String]) -> Outcome {
    let mut steps = Steps::default();
    let mut result = Ok(());
    for (name, check) in Check::ALL {
        if result.is_ok() && only.is_none_or(|only| only == check) {
            result = steps.take(name, |counts| check.perform(lab, rest, counts));
        }
    }
    println!("{}", steps.summary());
    result
}

/// The release build alone.
pub fn dist(lab: &Lab) -> Outcome {
    dist::prepare(lab)?;
    timed("building dist/", || dist::build(lab))?;
    lab.run(&["node", "e2e/size.mjs"])
}

/// The benchmarks of the core, then those of the page on its release build.
pub fn bench(lab: &Lab) -> Outcome {
    timed("benchmarks of the core", || lab.run(&["cargo", "bench", "--package", "queens-solver"]))?;
    dist(lab)?;
    let none = ["--pass-with-no-tests".to_string()];
    timed("benchmarks of the page", || playwright(lab, "bench", &none, &mut Counts::default()))
}

fn clippy(lab: &Lab) -> Outcome {
    let strict = |options: &[&str]| {
        let mut clippy = lab.command(&["cargo", "clippy"]);
        run(clippy.args(options).args(["--", "-D", "warnings"]))
    };
    strict(&["--workspace", "--all-targets"])?;
    tools::ensure_target(lab)?;
    strict(&["--package", "queens-lab", "--target", tools::TARGET])
}

fn unit(lab: &Lab, rest: &[String], counts: &mut Counts) -> Outcome {
    system::languages(lab)?;
    let mut cargo = lab.command(&["cargo", "test", "--workspace"]);
    run_watched(cargo.args(rest), |line| counts.read_cargo(line))
}

fn playwright(lab: &Lab, project: &str, rest: &[String], counts: &mut Counts) -> Outcome {
    if !lab.root.join("dist/index.html").is_file() {
        return Err("dist/ is missing: run `cargo xtask dist` first".into());
    }
    npm::ensure(lab)?;
    let browser = system::browser(lab)?;
    // One word, for after `--project` the names of files would be taken for further projects.
    let mut tests = lab.command(&["playwright", "test", &format!("--project={project}")]);
    tests.args(rest).current_dir(lab.root.join("e2e"));
    tests.env("CHROMIUM", browser);
    run_watched(&mut tests, |line| counts.read_playwright(line))
}
