//! What is seen of a run goes through one door, `Seen`.

use crate::code::{Token, begins};
use crate::sources::{files, house};

/// Who may hold a run or a timeline in the app: the door, who moves one, who has one to be moved, and who counts on runs
/// of its own.
const HOLDERS: [&str; 6] = [
    "src/app/show/seen.rs",
    "src/app/player/playable.rs",
    "src/app/mode/compare/race/",
    "src/app/mode/watch/model.rs",
    "src/app/mode/compare/measure/cells.rs",
    "src/app/mode/compare/pruning/tree.rs",
];
/// Who asks a timeline for more than where it stands.
const READERS: [&str; 3] = ["src/app/show/seen.rs", "src/app/player/playable.rs", "src/app/mode/compare/race/"];

fn is_of(path: &str, places: &[&str]) -> bool {
    places.iter().any(|place| path.starts_with(place))
}

#[test]
fn few_hold_a_run_and_no_view_does() {
    let mut holders = Vec::new();
    for (from, _, names) in house().named_arrows().filter(|(from, ..)| from.starts_with("src/")) {
        let of_core = |name: &&String| name.starts_with("queens_solver::");
        let is_run = |name: &&String| name.split("::").any(|part| matches!(part, "Timeline" | "Run"));
        if let Some(name) = names.iter().filter(of_core).find(is_run) {
            assert!(is_of(from, &HOLDERS), "{from} names {name}");
            holders.push(from);
        }
    }
    for place in HOLDERS {
        assert!(holders.iter().any(|holder| holder.starts_with(place)), "{place} holds none");
    }
}

#[test]
fn only_the_door_looks_into_a_run() {
    for file in files(&["src/"]).filter(|file| file.path != "src/app/show/seen.rs") {
        let looks = (0..file.tokens.len()).any(|at| begins(&file.tokens[at..], &[".", "run", "(", ")"]));
        assert!(!looks, "{} looks into a run", file.path);
    }
    for file in files(&["src/app/"]).filter(|file| !is_of(&file.path, &READERS)) {
        let asked: Vec<_> = asked(&file.tokens).filter(|name| !matches!(*name, "seek" | "step")).collect();
        assert!(asked.is_empty(), "{} asks its timeline for {asked:?}", file.path);
    }
}

/// What is asked of a field `timeline`.
fn asked(tokens: &[Token]) -> impl Iterator<Item = &str> {
    let field = |at: &usize| begins(&tokens[*at..], &[".", "timeline", "."]);
    (0..tokens.len()).filter(field).filter_map(|at| tokens.get(at + 3)).map(|token| token.text.as_str())
}
