//! The address: what it sets, what it says of values that cannot be used, and the way back.

mod chewed;
#[path = "../common/mod.rs"]
mod common;
mod links;

use common::{blocked, notices, open, placed, send, step, watched};
use queens_lab::app::mode::Mode;
use queens_lab::app::page::{Model, Msg, Notice, Theme, address};
use queens_lab::app::show::listing::Code;
use queens_solver::Grain;

/// What the page is, as far as addresses say it.
fn state(model: &Model) -> String {
    let (player, look) = (&model.player, &model.look);
    let place = (placed(model), blocked(model));
    let on_board = common::pairs(watched(model).board().queens());
    let search = model.rooms.watch.search();
    let of_run = (search, model.n(), step(model), model.problem.seed, player.from, player.to, on_board);
    let code = (model.rooms.watch.code, model.rooms.watch.panels.names());
    let of_page = (player.grain, player.speed, look.theme, look.lang, code, look.embed, look.controls);
    let race = &model.rooms.compare.race;
    let of_race = (race.searches(), race.steps(), race.ticks, race.clock, race.goal);
    let (placing, comparing) = (model.mode == Mode::Place, model.mode == Mode::Compare);
    let start = (model.problem.start_queens(), model.problem.blocked());
    format!(
        "{:?} {of_run:?} {of_page:?} {:?} {:?} {:?}",
        model.mode,
        placing.then_some(place),
        comparing.then_some(of_race),
        (!placing).then_some(start)
    )
}

fn unusable(key: &str, value: &str, used: &str) -> Notice {
    Notice::Unusable { key: key.into(), value: value.into(), used: used.into() }
}

fn dropped(key: &str, member: &str) -> Notice {
    Notice::Dropped { key: key.into(), member: member.into() }
}

/// Values that no key takes.
const NONSENSE: [&str; 12] = [
    "",
    "-1",
    "1.5",
    "x",
    "NaN",
    "Infinity",
    "99999999999999999999999999",
    "９",
    "%F0%9F%91%91", // a crown
    "%00",
    "{row}",
    "<b>&amp;",
];
/// Each key with its default and values of its own that cannot be used; those of later versions among them.
const KEYS: [(&str, &str, &[&str]); 21] = [
    ("mode", "watch", &["count", "check", "lessons", "Watch", "watch,place"]),
    ("search", "recursive", &["Recursive", "n-queens", ",", "recursiv,iterativ"]),
    ("n", "4", &["0", "33", "256", "260", "4294967300", "1e1", " 8", "8 "]),
    ("seed", "1", &["9007199254740992", "1e3", "0x1"]),
    ("step", "0", &["9007199254740992", "1,298", "1298.0"]),
    ("grain", "test", &["tests", "row", "Move"]),
    ("speed", "2", &["0", "0.2", "1000.5", "1001", "Max", "2/s"]),
    ("queens", "", &["1", "1.1.1", "0.1", "1.33", "1.x", "1;1"]),
    ("blocked", "", &["1", "0.0", "33.1"]),
    ("code", "pseudo", &["c", "rust", "Python"]),
    ("panels", "code,solutions", &["tree", "Code", "code;cost", ","]),
    ("theme", "auto", &["black", "high-contrast"]),
    ("embed", "0", &["2", "true", "yes"]),
    ("controls", "1", &["2", "false"]),
    ("play", "0", &["2", "true"]),
    ("from", "", &["9007199254740992"]),
    ("to", "", &["last"]),
    ("clock", "steps", &["step", "Tests"]),
    ("goal", "all", &["last", "1"]),
    ("steps", "", &["1.298", "9007199254740992"]),
    ("lang", "", &["de", "EN", "zh-CN"]),
];

/// A key with a value that cannot be used, in a hash that sets other things too.
fn check_unusable(key: &str, value: &str, default: &str) {
    let others = [("n", "8"), ("step", "1298"), ("grain", "move"), ("theme", "dark"), ("code", "java"), ("mine", "1")];
    let others: Vec<String> =
        others.iter().filter(|(other, _)| *other != key).map(|(key, value)| format!("{key}={value}")).collect();
    let others = others.join("&");
    let mut without = open("", &others);
    let with = open("", &format!("{key}={value}&{others}"));
    let shown: String = form_urlencoded::parse(format!("v={value}").as_bytes()).map(|(_, value)| value).collect();
    let shown = shown.trim_end_matches("amp;");
    assert_eq!(notices(&with)[0], unusable(key, shown, default), "{key}={value}");
    assert_eq!(state(&with), state(&without), "{key}={value} changes something else");
    if default.is_empty() {
        return;
    }
    without.look.theme = Theme::Projector; // what stood before gives way to the default
    send(&mut without, Msg::Address(String::new(), format!("{key}={value}")));
    let fresh = open("", &format!("{key}={default}&theme={}", if key == "theme" { "auto" } else { "projector" }));
    assert_eq!(state(&without), state(&fresh), "{key}={value}");
}

#[test]
fn a_value_that_cannot_be_used_is_named_and_nothing_else_is_lost() {
    for (key, default, own) in KEYS {
        let may_be_empty = matches!(key, "queens" | "blocked" | "from" | "to" | "steps" | "panels");
        for value in NONSENSE.iter().filter(|value| !(value.is_empty() && may_be_empty)).chain(own) {
            // 1.5 is a speed and a square.
            if *value != "1.5" || !matches!(key, "speed" | "queens" | "blocked") {
                check_unusable(key, value, default);
            }
        }
    }
}

#[test]
fn a_long_value_is_shown_in_part() {
    let [Notice::Unusable { value, .. }] = &notices(&open("", &format!("n={}", "国".repeat(5000))))[..] else {
        panic!("one notice is due");
    };
    assert!(value.chars().count() < 100 && value.starts_with("国国") && value.ends_with('…'), "{value}");
}

/// A hash whose lists have bad members, in place: the queens and blocked squares that stand, and what was dropped.
fn check_lists(hash: &str, queens: &[(u8, u8)], blocked: &[(u8, u8)], said: &[Notice]) {
    let model = open("", &format!("mode=place&{hash}"));
    assert_eq!(placed(&model), queens, "{hash}");
    assert_eq!(common::blocked(&model), blocked, "{hash}");
    let mut notices = notices(&model);
    notices.sort_by_key(|notice| said.iter().position(|said| said == notice));
    assert_eq!(notices, said, "{hash}");
}

#[test]
fn a_list_drops_its_bad_members_only() {
    check_lists("queens=1.2,2.4,3.1,4.3", &[(1, 2), (2, 4), (3, 1), (4, 3)], &[], &[]);
    check_lists("queens=1.2%2C2.4", &[(1, 2), (2, 4)], &[], &[]);
    check_lists("queens=1.2,x,2.4", &[(1, 2), (2, 4)], &[], &[dropped("queens", "x")]);
    check_lists("queens=1.2,5.5,2.4", &[(1, 2), (2, 4)], &[], &[dropped("queens", "5.5")]);
    check_lists("n=6&queens=1.2,5.5,2.4", &[(1, 2), (2, 4), (5, 5)], &[], &[]);
    check_lists("queens=1.2,1.2", &[(1, 2)], &[], &[dropped("queens", "1.2")]);
    check_lists("queens=1.2,-1.2,1.2.3,王", &[(1, 2)], &[], &["-1.2", "1.2.3", "王"].map(|bad| dropped("queens", bad)));
    check_lists("blocked=1.1,0.1,9.9", &[], &[(1, 1)], &["0.1", "9.9"].map(|bad| dropped("blocked", bad)));
    check_lists("queens=1.1,1.2&blocked=1.2,3.3", &[(1, 1)], &[(1, 2), (3, 3)], &[dropped("queens", "1.2")]);
    check_lists("queens=", &[], &[], &[]);
}

#[test]
fn the_panels_are_up_to_two_and_what_is_more_is_said() {
    let check = |value: &str, shown: &str, said: &[&str]| {
        let model = open("", &format!("panels={value}"));
        assert_eq!(model.rooms.watch.panels.names(), shown, "{value}");
        assert_eq!(notices(&model), said.iter().map(|member| dropped("panels", member)).collect::<Vec<_>>(), "{value}");
        let written = address::write(&model);
        assert_eq!(written.contains("panels"), shown != "code,solutions", "{written}");
        assert_eq!(open("", &written).rooms.watch.panels, model.rooms.watch.panels, "{written}");
    };
    check("code,solutions", "code,solutions", &[]);
    check("solutions,code", "solutions,code", &[]);
    check("steps%2Ccost", "steps,cost", &[]);
    check("code", "code", &[]);
    check("", "", &[]);
    check("code,code", "code", &["code"]);
    check("code,tree", "code", &["tree"]);
    check("code,steps,x,cost", "code,steps", &["x", "cost"]);
}

#[test]
fn the_hash_wins_over_the_query_string() {
    let model = open("?n=8&grain=move&step=7", "#n=6&step=9");
    assert_eq!((model.n(), step(&model), model.player.grain), (6, 9, Grain::Move));
    assert_eq!(notices(&model), []);
    assert_eq!(notices(&open("?n=x", "#n=6")), [], "what does not count is not complained about");
    let model = open("?n=8", "#n=x");
    assert_eq!((model.n(), notices(&model)), (4, vec![unusable("n", "x", "4")]));
}

#[test]
fn of_a_repeated_key_the_first_counts() {
    let model = open("", "n=8&n=6&step=5&step=x");
    assert_eq!((model.n(), step(&model)), (8, 5));
    let repeated = |key: &str, value: &str| Notice::Repeated { key: key.into(), value: value.into() };
    assert_eq!(notices(&model), [repeated("n", "6"), repeated("step", "x")]);
}

#[test]
fn unknown_keys_are_ignored_and_kept() {
    let model = open("?utm=1", "#n=8&N=5&course=a%26b%3D%E4%B8%AD&step=3&flag");
    assert_eq!((model.n(), notices(&model)), (8, vec![]));
    let written = address::write(&model);
    let pairs: Vec<_> = form_urlencoded::parse(written.as_bytes()).into_owned().collect();
    for (key, value) in [("N", "5"), ("course", "a&b=中"), ("flag", ""), ("n", "8"), ("step", "3")] {
        assert!(pairs.contains(&(key.to_owned(), value.to_owned())), "{key} in {written}");
    }
    assert!(!written.contains("utm"), "{written}: it stands in the query string already");
}

#[test]
fn an_edited_hash_is_followed() {
    let mut model = open("", "n=8&step=1298&grain=move&code=cpp&from=3&to=9");
    send(&mut model, Msg::Address(String::new(), "n=6".into()));
    assert_eq!(
        (model.n(), step(&model), model.player.grain, model.rooms.watch.code),
        (6, 0, Grain::Test, Code::Pseudo)
    );
    assert_eq!((model.player.from, model.player.to), (None, None));
    for hash in ["from=x&to=-1", "from=&to="] {
        let mut model = open("", "from=3&to=9");
        assert_eq!((model.player.from, model.player.to), (Some(3), Some(9)));
        send(&mut model, Msg::Address(String::new(), hash.into()));
        assert_eq!((model.player.from, model.player.to), (None, None), "{hash}");
    }
}

/// States that differ from the first screen in every way.
const STATES: [&str; 15] = [
    "",
    "n=8&step=1298",
    "search=iterative&n=8&step=23855&grain=picture",
    "n=1&step=7&speed=max&theme=projector&lang=zh",
    "n=32&step=4097&speed=0.25&theme=dark&lang=en&code=python",
    "n=6&step=220&grain=picture&from=100&to=220&code=cpp",
    "n=2&step=17&seed=9007199254740991&speed=1000&code=java&theme=light",
    "mode=place&n=8&queens=1.1,2.5,3.8,4.6,5.3&blocked=8.8,6.4",
    "mode=place&n=5&queens=1.1,1.2,1.3&step=9&lang=zh",
    "embed=1&controls=0&n=3&step=41&from=7",
    "search=mrv&n=8&step=40&queens=4.1,2.4&blocked=8.8,1.1",
    "search=half-board&n=9&step=120&seed=7",
    "mode=compare&search=bitmask,marked-lines,permutations&n=5&step=77&clock=tests&goal=first",
    "mode=compare&search=recursive,mrv&n=6&step=30&queens=3.2",
    "mode=compare&search=recursive,bitmask&n=5&clock=free&steps=90,30",
];

#[test]
fn what_is_written_reads_back_the_same() {
    for hash in STATES {
        let model = open("", hash);
        assert_eq!(notices(&model), [], "{hash}");
        let written = address::write(&model);
        let again = open("", &written);
        assert_eq!(state(&again), state(&model), "{hash} was written as {written}");
        assert_eq!(address::write(&again), written);
        assert_eq!(notices(&again), []);
    }
}
