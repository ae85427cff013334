//! Programs of the operating system: the browser, its fonts, and the languages of the listings.

use crate::lab::{Lab, Outcome, run};
use crate::steps::timed;
use std::path::Path;

const BROWSERS: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/// The browser that the tests drive, as a path.
pub fn browser(lab: &Lab) -> Outcome<String> {
    found(lab)
        .filter(|path| Path::new(path).is_file())
        .ok_or_else(|| "no Chromium or Chrome: install one, or set CHROMIUM to its path".into())
}

fn found(lab: &Lab) -> Option<String> {
    let named = std::env::var("CHROMIUM").ok().filter(|path| !path.is_empty());
    named.or_else(|| BROWSERS.iter().find_map(|name| Some(lab.which(name)?.display().to_string())))
}

/// The packages that the tests in the browser lack. Chinese fonts are among them: without them screenshots show boxes,
/// and widths are wrong.
pub fn missing_for_browser(lab: &Lab) -> Vec<&'static str> {
    let mut missing = Vec::new();
    if found(lab).is_none() {
        missing.push("chromium");
    }
    if lab.answer(&["fc-list", ":lang=zh"]).is_none_or(|fonts| fonts.is_empty()) {
        missing.extend(["fontconfig", "fonts-noto-cjk"]);
    }
    missing
}

/// The packages that the tests of the listings lack: compilers and an interpreter.
pub fn missing_languages(lab: &Lab) -> Vec<&'static str> {
    let wanted = [
        (["python3", "--version"], "python3"),
        (["g++", "--version"], "g++"),
        (["javac", "-version"], "default-jdk-headless"),
    ];
    wanted.iter().filter(|(probe, _)| lab.answer(probe).is_none()).map(|(_, package)| *package).collect()
}

/// Python's installer of packages.
pub fn pip(lab: &Lab) -> Outcome {
    let there = lab.answer(&["python3", "-m", "pip", "--version"]).is_some();
    install(lab, if there { &[] } else { &["python3", "python3-pip"] })
}

/// Installs Debian packages as root; elsewhere says what is missing.
pub fn install(lab: &Lab, packages: &[&str]) -> Outcome {
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
