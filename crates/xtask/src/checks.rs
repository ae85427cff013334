//! The checks that CI runs, those that fail fastest first.

use crate::counts::Counts;
use crate::lab::{Lab, Outcome, run, run_watched};
use crate::needs::{self, Need};
use crate::pins::{self, TARGET, TYPOS};
use crate::steps::{Steps, timed};
use crate::{dist, system};

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

    /// What the check needs.
    const fn needs(self) -> &'static [Need] {
        match self {
            Self::Format | Self::Doc | Self::Size => &[],
            Self::Typos => &[Need::Tool(&TYPOS)],
            Self::Clippy => &[Need::Target],
            Self::Unit => &[Need::Languages],
            Self::Dist => &dist::NEEDS,
            Self::EndToEnd => &[Need::Npm(pins::NPM_TESTS), Need::Browser],
        }
    }

    /// Installs what the check needs, then does it.
    fn perform(self, lab: &Lab, rest: &[String], counts: &mut Counts) -> Outcome {
        needs::ensure(lab, self.needs())?;
        match self {
            Self::Format => lab.run(&["cargo", "fmt", "--all", "--check"])?,
            Self::Typos => lab.run(&["typos"])?,
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
            Self::Size => lab.run(&["node", "crates/xtask/npm/size.mjs"])?,
            Self::EndToEnd => playwright(lab, "chromium", rest, counts)?,
        }
        Ok(())
    }
}

/// All checks, or one alone; the first that fails ends the run.
pub fn test(lab: &Lab, only: Option<Check>, rest: &[String]) -> Outcome {
    let asked = Check::ALL.into_iter().filter(|(_, check)| only.is_none_or(|only| only == *check));
    let needs: Vec<Need> = asked.clone().flat_map(|(_, check)| check.needs()).copied().collect();
    needs::announce(lab, &needs, ("the checks", 0));
    let mut steps = Steps::default();
    let mut result = Ok(());
    for (name, check) in asked {
        if result.is_ok() {
            result = steps.take(name, |counts| check.perform(lab, rest, counts));
        }
    }
    println!("{}", steps.summary());
    result
}

/// The release build alone.
pub fn dist(lab: &Lab) -> Outcome {
    needs::announce(lab, &dist::NEEDS, dist::FIRST_BUILD);
    dist::prepare(lab)?;
    timed("building dist/", || dist::build(lab))?;
    lab.run(&["node", "crates/xtask/npm/size.mjs"])
}

/// The benchmarks of the core, then those of the page on its release build.
pub fn bench(lab: &Lab) -> Outcome {
    let needs = [&dist::NEEDS, Check::EndToEnd.needs()].concat();
    needs::announce(lab, &needs, dist::FIRST_BUILD);
    timed("benchmarks of the core", || lab.run(&["cargo", "bench", "--package", "queens-solver"]))?;
    dist(lab)?;
    needs::ensure(lab, &needs)?;
    let none = ["--pass-with-no-tests".to_string()];
    timed("benchmarks of the page", || playwright(lab, "bench", &none, &mut Counts::default()))
}

fn clippy(lab: &Lab) -> Outcome {
    let strict = |options: &[&str]| {
        let mut clippy = lab.command(&["cargo", "clippy"]);
        run(clippy.args(options).args(["--", "-D", "warnings"]))
    };
    strict(&["--workspace", "--all-targets"])?;
    strict(&["--package", "queens-lab", "--target", TARGET])
}

fn unit(lab: &Lab, rest: &[String], counts: &mut Counts) -> Outcome {
    let mut cargo = lab.command(&["cargo", "test", "--workspace"]);
    run_watched(cargo.args(rest), |line| counts.read_cargo(line))
}

fn playwright(lab: &Lab, project: &str, rest: &[String], counts: &mut Counts) -> Outcome {
    if !lab.root.join("dist/index.html").is_file() {
        return Err("dist/ is missing: run `cargo xtask dist` first".into());
    }
    let browser = system::browser(lab)?;
    // One word, for after `--project` the names of files would be taken for further projects.
    let mut tests = lab.command(&["playwright", "test", &format!("--project={project}")]);
    tests.args(rest).current_dir(lab.root.join("e2e"));
    tests.env("CHROMIUM", browser);
    run_watched(&mut tests, |line| counts.read_playwright(line))
}
