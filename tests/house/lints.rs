//! No message, mode, event or search is forgotten by a `_ =>`: a lint sees to it, and every exception says why.

use crate::sources::{files, text};

const LINT: &str = "wildcard_enum_match_arm";

#[test]
fn a_wildcard_on_an_enumeration_is_a_warning() {
    let manifest = text("Cargo.toml");
    let (_, lints) = manifest.split_once("[workspace.lints.clippy]").expect("lints");
    let lints = lints.split_once("\n[").map_or(lints, |(lints, _)| lints);
    assert!(lints.lines().any(|line| line.starts_with(&format!("{LINT} = \"warn\""))), "{LINT} is no lint");
}

#[test]
fn every_exception_says_why() {
    for file in files(&[""]) {
        for line in file.text.lines().filter(|line| line.contains(&format!("allow(clippy::{LINT}"))) {
            let reason = line.split_once("//").map_or("", |(_, reason)| reason.trim());
            assert!(reason.split(' ').count() > 2, "{}: {line}", file.path);
        }
    }
}
