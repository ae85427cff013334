//! The pseudo-code in the searches' own files: a line for everything that happens, and nothing else.

use std::collections::BTreeSet;

use queens_solver::{SearchId, Tag};

use super::common::{pseudo_code, start};

/// Characters that a line may have: more do not fit beside the board.
const WIDEST: usize = 46;
/// Steps whose tags are gathered of a run.
const FAR: usize = 20_000;

fn names(tags: impl IntoIterator<Item = Tag>) -> BTreeSet<&'static str> {
    tags.into_iter().map(Tag::name).collect()
}

#[test]
fn every_line_stands_for_one_tag() {
    for &id in SearchId::ALL {
        let lines = pseudo_code(id);
        assert_eq!(lines.len(), id.lines().len(), "{id:?}");
        assert!((7..=10).contains(&lines.len()), "{id:?}: {} lines", lines.len());
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
