//! Programs of the operating system: the browser, its fonts, and the languages of the listings.

use crate::lab::{Lab, Outcome, run};
use crate::steps::timed;
use std::path::Path;

const BROWSERS: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/// The browser that the tests drive, as a path; a missing one is installed where that is possible.
/// Chinese fonts come with it: without them screenshots show boxes, and widths are wrong.
pub fn browser(lab: &Lab) -> Outcome<String> {
    let found = || match std::env::var("CHROMIUM") {
        Ok(path) if !path.is_empty() => Some(path),
        _ => BROWSERS.iter().find_map(|name| Some(lab.which(name)?.display().to_string())),
    };
    let mut missing = Vec::new();
    if found().is_none() {
        missing.push("chromium");
    }
    if lab.answer(&["fc-list", ":lang=zh"]).is_none_or(|fonts| fonts.is_empty()) {
        missing.extend(["fontconfig", "fonts-noto-cjk"]);
    }
    install(lab, &missing)?;
    found()
        .filter(|path| Path::new(path).is_file())
        .ok_or_else(|| "no Chromium or Chrome: install one, or set CHROMIUM to its path".into())
}

/// The compilers and the interpreter that the listings are tested with.
pub fn languages(lab: &Lab) -> Outcome {
    let wanted = [
        (["python3", "--version"], "python3"),
        (["g++", "--version"], "g++"),
        (["javac", "-version"], "default-jdk-headless"),
    ];
    let missing: Vec<&str> =
        wanted.iter().filter(|(probe, _)| lab.answer(probe).is_none()).map(|(_, package)| *package).collect();
    install(lab, &missing)
}

/// Installs Debian packages as root; elsewhere says what is missing.
fn install(lab: &Lab, packages: &[&str]) -> Outcome {
    if packages.is_empty() {
        return Ok(());
    }
    let names = packages.join(" ");
    let root = lab.answer(&["id", "-u"]).is_some_and(|user| user == "0");
    if !root || lab.which("apt-get").is_none() {
        return Err(format!("missing: please install (by their Debian names) {names}"));
    }
    timed(&format!("installing {names}"), || {
        apt(lab, &["update"])?;
        let mut words = vec!["install", "--yes", "--no-install-recommends"];
        words.extend(packages);
        apt(lab, &words)
    })
    .map_err(|e| format!("{e}; needed: {names}"))
}

fn apt(lab: &Lab, words: &[&str]) -> Outcome {
    let mut apt = lab.command(&["apt-get", "--quiet", "-o", "DPkg::Lock::Timeout=300"]);
    run(apt.args(words).env("DEBIAN_FRONTEND", "noninteractive"))
}
