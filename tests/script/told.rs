//! The state that scripts read.

use queens_lab::app::page::{Msg, update};
use queens_lab::app::player;

use crate::common::{at, open};
use crate::{member, members, state};

/// The members of a state, in order.
const KEYS: [&str; 20] = [
    "mode",
    "search",
    "n",
    "seed",
    "step",
    "grain",
    "finished",
    "playing",
    "busy",
    "speed",
    "lang",
    "queens",
    "depth",
    "line",
    "caption",
    "event",
    "counters",
    "marks",
    "conflicts",
    "solutions",
];

/// Members of a state as JSON; those of members by a dot.
fn check(state: &str, expected: &[(&str, &str)]) {
    let keys: Vec<_> = members(state).into_iter().map(|(key, _)| key).collect();
    assert_eq!(keys, KEYS);
    for (path, value) in expected {
        assert_eq!(member(state, path), Some(*value), "{path}");
    }
}

#[test]
fn the_step_of_the_design_pictures() {
    let rejected = "[[2,1],[2,2],[3,1],[3,3],[3,4],[3,5],[3,6],[4,1],[4,3],[4,4],[4,5],[5,1],[5,2],\
                    [6,1],[6,2],[6,3],[6,4]]";
    let caption = "\"Row 6, column 4 is attacked. \
                   The queen on row 4, column 6 stands 2 rows and 2 columns away: same diagonal. \
                   The queen on row 5, column 3 attacks it too: same diagonal.\"";
    let event = "{\"kind\":\"test\",\"row\":6,\"column\":4,\"by\":{\"row\":4,\"column\":6},\
                 \"attackers\":[[4,6],[5,3]]}";
    let counters = "{\"tests\":867,\"placements\":110,\"removals\":105,\"solutions\":0,\"depth\":5,\"steps\":1298}";
    let of_page = [("mode", "\"watch\""), ("seed", "1"), ("speed", "2"), ("lang", "\"en\""), ("playing", "false")];
    let of_run = [("search", "\"recursive\""), ("n", "8"), ("step", "1298"), ("grain", "\"test\""), ("busy", "null")];
    let state = state(&at(8, 1298));
    check(&state, &of_page);
    check(&state, &of_run);
    check(
        &state,
        &[
            ("finished", "false"),
            ("queens", "[[1,1],[2,5],[3,8],[4,6],[5,3]]"),
            ("depth", "5"),
            ("line", "3"),
            ("event", event),
            ("counters", counters),
            ("marks.rejected", rejected),
            ("marks.failed", "[[2,3],[2,4],[3,2],[3,7],[4,2]]"),
            ("conflicts", "[]"),
            ("solutions", "[]"),
            ("caption", caption),
        ],
    );
}

#[test]
fn step_0() {
    let counters = "{\"tests\":0,\"placements\":0,\"removals\":0,\"solutions\":0,\"depth\":0,\"steps\":0}";
    check(
        &state(&at(4, 0)),
        &[
            ("step", "0"),
            ("finished", "false"),
            ("queens", "[]"),
            ("line", "null"),
            ("event", "null"),
            ("counters", counters),
            ("marks", "{\"rejected\":[],\"failed\":[]}"),
            ("solutions", "[]"),
        ],
    );
}

#[test]
fn a_solution_and_the_end() {
    check(
        &state(&at(4, 51)),
        &[
            ("queens", "[[1,2],[2,4],[3,1],[4,3]]"),
            ("event", "{\"kind\":\"solution\",\"row\":4,\"column\":3,\"by\":null,\"attackers\":[]}"),
            ("counters.solutions", "1"),
            ("marks.failed", "[[1,1]]"),
            ("solutions", "[[2,4,1,3]]"),
            ("line", "5"),
        ],
    );
    check(&state(&at(4, 50)), &[("solutions", "[]"), ("counters.solutions", "0")]);
    check(
        &state(&at(4, 125)),
        &[
            ("finished", "true"),
            ("queens", "[]"),
            ("event", "{\"kind\":\"done\",\"row\":null,\"column\":null,\"by\":null,\"attackers\":[]}"),
            ("counters.tests", "60"),
            ("counters.placements", "16"),
            ("counters.removals", "16"),
            ("solutions", "[[2,4,1,3],[3,1,4,2]]"),
        ],
    );
}

/// The kind, row and column of the events at steps of n = 4, and the marks that a failed try leaves.
#[test]
fn every_kind_of_event_has_its_name() {
    let events = [
        (1, "\"call\"", "1", "null"),
        (2, "\"test\"", "1", "1"),
        (3, "\"place\"", "1", "1"),
        (14, "\"return\"", "3", "null"),
        (15, "\"remove\"", "2", "3"),
        (51, "\"solution\"", "4", "3"),
        (125, "\"done\"", "null", "null"),
    ];
    for (step, kind, row, column) in events {
        check(&state(&at(4, step)), &[("event.kind", kind), ("event.row", row), ("event.column", column)]);
    }
    check(&state(&at(4, 2)), &[("event.by", "null"), ("event.attackers", "[]")]);
    check(&state(&at(4, 15)), &[("marks.failed", "[[2,3]]"), ("marks.rejected", "[[2,1],[2,2]]")]);
}

#[test]
fn only_the_first_thousand_solutions_are_listed() {
    for (n, listed, found) in [(10, 724, "724"), (11, 1000, "2680")] {
        let state = state(&open("", &format!("n={n}&step=9007199254740991")));
        let solutions: Vec<Vec<u8>> = serde_json::from_str(member(&state, "solutions").unwrap()).unwrap();
        assert_eq!(solutions.len(), listed, "n = {n}");
        check(&state, &[("counters.solutions", found), ("finished", "true")]);
    }
}

#[test]
fn in_place_every_conflict_counts_also_behind_another_queen() {
    let state = state(&open("", "mode=place&n=5&queens=1.1,3.3,5.5,3.1"));
    let caption =
        "\"5 pairs attack each other. No search can start from here: a search keeps the queens it is given.\"";
    let conflicts = "[[[1,1],[3,1]],[[1,1],[3,3]],[[1,1],[5,5]],[[3,1],[3,3]],[[3,3],[5,5]]]";
    check(
        &state,
        &[
            ("mode", "\"place\""),
            ("queens", "[[1,1],[3,1],[3,3],[5,5]]"),
            ("depth", "4"),
            ("conflicts", conflicts),
            ("finished", "false"),
            ("line", "null"),
            ("event", "null"),
            ("marks", "{\"rejected\":[],\"failed\":[]}"),
            ("caption", caption),
            ("counters.depth", "4"),
        ],
    );
}

#[test]
fn busy_says_where_to() {
    let mut model = at(12, 0);
    update(&mut model, Msg::Player(player::Msg::Seek(5_000_000)));
    check(&state(&model), &[("busy", "{\"target\":5000000}"), ("playing", "false")]);
    update(&mut model, Msg::Player(player::Msg::RunTo(queens_solver::Target::Solution)));
    check(&state(&model), &[("busy", "{\"target\":\"solution\"}")]);
    update(&mut model, Msg::Player(player::Msg::Stop));
    check(&state(&model), &[("busy", "null")]);
}
