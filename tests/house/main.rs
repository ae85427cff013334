//! The house: which way its arrows point, what its rooms keep to themselves, and how large its parts are. All of it is
//! read from the sources.

#![allow(clippy::unwrap_used)] // a test may end anywhere: then it has failed

mod arrows;
mod circles;
mod code;
mod doors;
mod layers;
mod lints;
mod modules;
mod rooms;
mod sizes;
mod sources;

#[test]
fn no_file_needs_itself() {
    let circles = circles::circles(sources::house());
    assert!(circles.is_empty(), "{}", circles.join("\n"));
}

#[test]
fn every_file_is_part_of_its_crate() {
    assert_eq!(sources::house().orphans(), [""; 0]);
}

#[test]
fn the_arrows_are_seen() {
    let arrows: Vec<_> = sources::house().named_arrows().map(|(from, to, _)| (from, to)).collect();
    assert!(arrows.len() > 500, "{} arrows were found", arrows.len());
    for arrow in [
        ("src/main.rs", "src/ui/page/root.rs"),
        ("src/ui/page/root.rs", "src/app/page/model.rs"),
        ("src/app/page/update.rs", "src/app/mode/watch/model.rs"),
        ("src/app/mode/mod.rs", "src/app/mode/place/model.rs"),
        ("src/app/mode/watch/model.rs", "crates/solver/src/timeline/mod.rs"),
        ("src/app/mode/watch/texts.rs", "src/i18n/table.rs"),
    ] {
        assert!(arrows.contains(&arrow), "{} → {}", arrow.0, arrow.1);
    }
}
