//! The pseudo-code in the searches' own files: a line for everything that happens, and nothing else.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use queens_solver::{SearchId, Tag};

use super::common::start;

/// Characters that a line may have: more do not fit beside the board.
const WIDEST: usize = 46;
/// Steps whose tags are gathered of a run.
const FAR: usize = 20_000;

/// The numbered lines in the documentation of a search, without their numbers.
fn lines(id: SearchId) -> Vec<String> {
    let name = id.name().replace('-', "_");
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/searches");
    let places = [folder.join(format!("{name}.rs")), folder.join(&name).join("mod.rs")];
    let text = places.iter().find_map(|place| fs::read_to_string(place).ok()).unwrap();
    let block = text.split("//! ```text\n").nth(1).and_then(|rest| rest.split("//! ```\n").next()).unwrap();
    let line = |(index, line): (usize, &str)| {
        let number = format!("//! {} ", index + 1);
        line.strip_prefix(&number).unwrap_or_else(|| panic!("{name}: not line {}: {line}", index + 1)).to_owned()
    };
    block.lines().enumerate().map(line).collect()
}

fn names(tags: impl IntoIterator<Item = Tag>) -> BTreeSet<&'static str> {
    tags.into_iter().map(Tag::name).collect()
}

#[test]
fn every_line_stands_for_one_tag() {
    for &id in SearchId::ALL {
        let lines = lines(id);
        assert_eq!(lines.len(), id.lines().len(), "{id:?}");
        assert!((7..=12).contains(&lines.len()), "{id:?}: {} lines", lines.len());
        assert_eq!(names(id.lines().iter().copied()).len(), lines.len(), "{id:?}: a tag on two lines");
        let wide: Vec<_> = lines.iter().filter(|line| line.chars().count() > WIDEST).collect();
        assert!(wide.is_empty(), "{id:?}: {wide:?}");
    }
}

#[test]
fn every_line_is_reached_and_every_event_has_a_line() {
    for &id in SearchId::ALL {
        let tags = (1..=9).flat_map(|n| {
            let mut run = start(id, n);
            (0..FAR).map_while(move |_| run.advance()).map(queens_solver::Event::tag)
        });
        assert_eq!(names(tags), names(id.lines().iter().copied()), "{id:?}");
    }
}
