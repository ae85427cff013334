//! The arrows of the house, and sizes: read from the sources themselves.

use std::fs;
use std::path::{Path, PathBuf};

/// The Rust files below a folder of the package, or the file itself.
fn files(place: &str) -> Vec<PathBuf> {
    below(&Path::new(env!("CARGO_MANIFEST_DIR")).join(place))
}

fn below(path: &Path) -> Vec<PathBuf> {
    if path.is_file() {
        return vec![path.to_owned()];
    }
    let entries = fs::read_dir(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let paths = entries.map(|entry| entry.expect("an entry").path());
    paths
        .filter(|path| path.is_dir() || path.extension().is_some_and(|end| end == "rs"))
        .flat_map(|path| below(&path))
        .collect()
}

fn text(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// A file without comments and without the tests at its end.
fn code(path: &Path) -> String {
    let text = text(path);
    let code = text.split_once("#[cfg(test)]").map_or(&*text, |(code, _)| code);
    code.lines().map(|line| line.split_once("//").map_or(line, |(code, _)| code).to_owned() + "\n").collect()
}

/// Whether code names something: as a whole word where it begins or ends like one.
fn names(code: &str, name: &str) -> bool {
    let is_word = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || c == '_');
    code.match_indices(name).any(|(start, _)| {
        let before = is_word(code[..start].chars().next_back()) && is_word(name.chars().next());
        let after = is_word(code[start + name.len()..].chars().next()) && is_word(name.chars().next_back());
        !before && (!after || name.ends_with('_'))
    })
}

/// No file in any of the places names any of the names.
fn check(places: &[&str], forbidden: &[&str]) {
    for path in places.iter().flat_map(|place| files(place)) {
        let code = code(&path);
        let named: Vec<_> = forbidden.iter().filter(|name| names(&code, name)).collect();
        assert!(named.is_empty(), "{} names {named:?}", path.display());
    }
}

const WEB: [&str; 7] = ["yew", "web_sys", "js_sys", "wasm_bindgen", "wasm_bindgen_futures", "gloo", "gloo_"];
/// The browser's services: timers and frames, storage, the address, workers, the clipboard, what is posted.
const SERVICES: [&str; 31] = [
    "set_timeout",
    "set_interval",
    "Timeout",
    "Interval",
    "sleep",
    "request_animation_frame",
    "request_idle_callback",
    "performance()",
    "gloo_timers",
    "gloo_render",
    "gloo_storage",
    "gloo_history",
    "gloo_worker",
    "gloo_utils",
    "local_storage",
    "session_storage",
    "LocalStorage",
    "SessionStorage",
    "Storage",
    "history()",
    "location()",
    "History",
    "Location",
    "replace_state",
    "push_state",
    "Worker",
    "clipboard",
    "navigator",
    "match_media",
    "post_message",
    "js_sys",
];

#[test]
fn the_core_and_the_app_know_no_browser() {
    check(&["crates/solver/src", "src/app", "src/i18n", "src/value.rs"], &WEB);
    check(&["crates/solver/src", "src/app", "src/i18n", "src/value.rs"], &SERVICES);
    check(&["crates/solver/src", "src/app"], &["Instant", "SystemTime", "thread", "rand", "getrandom"]);
}

#[test]
fn only_the_platform_touches_the_services_of_the_browser() {
    check(&["src/ui", "src/main.rs", "src/lib.rs"], &SERVICES);
}

#[test]
fn arrows_point_one_way() {
    check(&["crates/solver/src"], &["queens_lab", "app", "ui", "i18n", "platform"]);
    let outside = ["crate::ui", "crate::platform", "super::super", "ui", "platform"];
    check(&["src/app"], &outside);
    let rest = ["crate::app", "crate::ui", "crate::platform", "crate::value", "super::super", "queens_solver", "yew"];
    check(&["src/i18n"], &rest);
    check(&["src/value.rs"], &["crate", "queens_solver"]);
    check(&["src/platform"], &["crate::app", "crate::ui", "crate::i18n", "super::super", "queens_solver"]);
    check(&["src/app", "src/i18n", "src/platform", "src/ui", "src/value.rs"], &["queens_lab"]);
}

#[test]
fn nothing_panics_on_purpose() {
    let panics = [".unwrap()", "todo!", "unimplemented!", "panic!", "dbg!", ".expect("];
    check(&["src", "crates/solver/src"], &panics);
}

#[test]
fn nothing_is_forgotten_and_no_style_is_written_into_an_element() {
    check(&["src"], &[".forget()", "foreignObject", "onwheel"]);
    for path in files("src/ui") {
        assert!(!code(&path).contains(" style="), "{}: the page's policy allows no style attribute", path.display());
    }
}

#[test]
fn components_are_small() {
    let lines = |path: &PathBuf| text(path).lines().count();
    let long: Vec<_> = files("src/ui").into_iter().filter(|path| lines(path) > 200).collect();
    assert!(long.is_empty(), "components of more than 200 lines: {long:?}");
}
