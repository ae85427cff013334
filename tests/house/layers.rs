//! Which part of the house may take names from which.

use crate::code::{Token, begins, tokens};
use crate::sources::{files, house};

const SOLVER: &str = "crates/solver/src/";
const I18N: &str = "src/i18n/";
const PLATFORM: &str = "src/platform/";

/// Each part, and what it may name besides itself. Whatever stands in no part names nothing.
const PARTS: [(&str, &[&str]); 20] = [
    (SOLVER, &[]),
    ("crates/cli/src/", &[SOLVER]),
    ("crates/xtask/src/", &[]),
    (I18N, &[]),
    (PLATFORM, &[]),
    ("src/app/key.rs", &[SOLVER]),
    ("src/app/binding.rs", &[I18N]),
    ("src/app/work/", &[I18N]),
    ("src/app/export/", &[I18N]),
    ("src/app/show/", &[SOLVER, I18N]),
    ("src/app/player/", &[SOLVER, I18N, "src/app/key.rs", "src/app/binding.rs", "src/app/work/"]),
    ("src/app/mode/", &[SOLVER, I18N, "src/app/"]),
    ("src/app/page/", &[SOLVER, I18N, "src/app/"]),
    ("src/ui/kit/", &[I18N, "src/app/binding.rs", "src/app/show/", "src/app/work/"]),
    ("src/ui/searches.rs", &[SOLVER, I18N, "src/app/show/"]),
    ("src/ui/board/", &[SOLVER, I18N, PLATFORM, "src/app/binding.rs", "src/app/show/", "src/ui/kit/"]),
    ("src/ui/player/", &[SOLVER, I18N, "src/app/key.rs", "src/app/player/", "src/app/work/", "src/ui/kit/"]),
    ("src/ui/mode/", &[SOLVER, I18N, PLATFORM, "src/app/", "src/ui/kit/", "src/ui/board/", "src/ui/searches.rs"]),
    ("src/ui/page/", &[SOLVER, I18N, PLATFORM, "src/app/", "src/ui/"]),
    ("src/main.rs", &[PLATFORM, "src/ui/page/"]),
];
/// What is above a part that may otherwise name all around it.
const ABOVE: [(&str, &str); 1] = [("src/app/mode/", "src/app/page/")];

#[test]
fn arrows_point_one_way() {
    let part = |path: &str| PARTS.iter().find(|(place, _)| path.starts_with(place));
    for (from, to, names) in house().named_arrows() {
        let may = part(from).is_some_and(|(place, others)| {
            let above = ABOVE.iter().any(|(low, high)| low == place && to.starts_with(high));
            !above && (to.starts_with(place) || others.iter().any(|other| to.starts_with(other)))
        });
        assert!(may, "{from} names {names:?} of {to}");
    }
}

#[test]
fn every_part_is_there() {
    for (place, _) in PARTS {
        assert!(files(&[place]).next().is_some(), "{place} is gone");
    }
}

/// No file in any of the places names any of the names.
fn check(places: &[&str], forbidden: &[&str]) {
    for file in files(places) {
        let named: Vec<_> = forbidden.iter().filter(|name| names(&file.tokens, name)).collect();
        assert!(named.is_empty(), "{} names {named:?}", file.path);
    }
}

/// Whether code names something: a name, its beginning where that ends with `_`, or several tokens.
fn names(code: &[Token], name: &str) -> bool {
    if name.ends_with('_') {
        return code.iter().any(|token| token.is_name && token.text.starts_with(name));
    }
    let name = tokens(name).expect("tokens");
    let name: Vec<&str> = name.iter().map(|token| token.text.as_str()).collect();
    (0..code.len()).any(|at| begins(&code[at..], &name))
}

const WEB: [&str; 7] = ["yew", "web_sys", "js_sys", "wasm_bindgen", "wasm_bindgen_futures", "gloo", "gloo_"];
/// The browser's services: timers and frames, storage, the address, workers, the clipboard, what is posted.
const SERVICES: [&str; 33] = [
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
    "MessageChannel",
    "MessagePort",
    "js_sys",
];

#[test]
fn the_core_and_the_app_know_no_browser() {
    check(&[SOLVER, "src/app/", I18N], &WEB);
    check(&[SOLVER, "src/app/", I18N], &SERVICES);
    check(&[SOLVER, "src/app/"], &["Instant", "SystemTime", "thread", "rand", "getrandom"]);
}

#[test]
fn only_the_platform_touches_the_services_of_the_browser() {
    check(&["src/ui/", "src/main.rs", "src/lib.rs"], &SERVICES);
}

#[test]
fn crates_are_named_from_outside_alone() {
    check(&["src/app/", "src/ui/", I18N, PLATFORM], &["queens_lab"]);
    check(&[SOLVER], &["queens_lab", "queens_solver"]);
    check(&[I18N, PLATFORM], &["queens_solver"]);
}

#[test]
fn nothing_panics_on_purpose() {
    let panics = [".unwrap()", "todo!", "unimplemented!", "panic!", "dbg!", ".expect"];
    check(&["src/", SOLVER], &panics);
}

#[test]
fn nothing_is_forgotten_and_no_style_is_written_into_an_element() {
    check(&["src/"], &[".forget()", "foreignObject", "onwheel"]);
    check(&["src/ui/"], &["style ="]);
    for file in files(&["src/"]) {
        let in_ui = file.path.starts_with("src/ui/");
        let mut texts = file.tokens.iter().filter(|token| token.text.contains('"'));
        let writes = texts.any(|text| {
            text.text.contains("foreignObject")
                || text.text.contains("onwheel")
                || (in_ui && text.text.contains("style="))
        });
        assert!(!writes, "{}: the page's policy allows no style attribute", file.path);
    }
}

#[test]
fn what_is_forbidden_is_seen() {
    let named = |code: &str, name: &str| names(&tokens(code).unwrap(), name);
    assert!(named("html! { <p style=\"a\">{b}</p> }", "style ="));
    assert!(named("window.performance().now()", "performance()") && !named("window.performance", "performance()"));
    assert!(named("use gloo_events::A;", "gloo_") && !named("let gloom = 1;", "gloo"));
    assert!(named("a.expect(\"b\")", ".expect") && !named("// a.unwrap()\n\"b.unwrap()\"", ".unwrap()"));
}
