//! The sentences: what each step is called, and what a position amounts to.

mod common;

use common::{at, open, send, watched};
use queens_lab::app::mode::watch;
use queens_lab::app::page::{Model, Msg};
use queens_lab::app::player;
use queens_lab::app::show::captions::log_line;
use queens_lab::app::show::{Caption, Tone, captions};
use queens_lab::i18n::Lang;
use queens_solver::{Grain, SearchId, Target};

/// What is said of the search that is watched.
fn said_of(model: &Model) -> Caption {
    captions::of_search(&watched(model))
}

/// The caption at a step of n queens.
fn check(n: u8, step: u64, text: &str) {
    let caption = said_of(&at(n, step));
    assert_eq!(caption.text(), text, "n = {n}, step {step}");
}

#[test]
fn the_steps_of_four_queens() {
    check(4, 0, "An empty 4 × 4 board, 4 queens to place. Step forward, or play.");
    check(4, 1, "The search enters row 1. place(1) is called: it tries column by column from the left.");
    check(4, 2, "Row 1, column 1 is free. No queen stands on the board.");
    check(4, 3, "A queen is placed on row 1, column 1. x[1] = 1. Row 2 comes next.");
    check(4, 47, "Row 4, column 1 is attacked. The queen on row 3, column 1 stands 1 row away: same column.");
    check(
        4,
        25,
        "Row 4, column 3 is attacked. The queen on row 3, column 2 stands 1 row and 1 column away: same diagonal.",
    );
    check(4, 14, "Row 3 is a dead end. All 4 of its squares are attacked. Back to row 2: its queen is taken off.");
    check(
        4,
        50,
        "A queen is placed on row 4, column 3. x[4] = 3. All queens stand and none attacks another: 2 4 1 3 is a solution.",
    );
    check(4, 33, "Row 2 has no column left to try. Back to row 1: its queen is taken off.");
}

/// (b) of the twelve pictures, then 3.2: the square that every textbook draws.
#[test]
fn the_attack_of_the_textbook() {
    let caption = said_of(&at(4, 11));
    assert_eq!(caption.head, "Row 3, column 2 is attacked.");
    assert_eq!(caption.rest, "The queen on row 2, column 3 stands 1 row and 1 column away: same diagonal.");
    assert_eq!((caption.tone, caption.formulas), (Tone::Bad, vec!["|3 − 2| = |2 − 3|".to_owned()]));
    // 1.3 and 2.1 stand: 3.2 is attacked by the queen of row 2 along the other diagonal.
    let caption = said_of(&at(4, 70));
    assert_eq!(
        caption.text(),
        "Row 3, column 2 is attacked. \
         The queen on row 2, column 1 stands 1 row and 1 column away: same diagonal."
    );
    assert_eq!(caption.formulas, ["|3 − 2| = |2 − 1|"]);
}

#[test]
fn formulas_put_the_numbers_into_the_test() {
    let formulas = |n, step| said_of(&at(n, step)).formulas;
    assert_eq!(formulas(4, 5), ["1 = 1"], "2.1 under 1.1");
    assert_eq!(formulas(8, 1298), ["|6 − 4| = |4 − 6|", "|6 − 5| = |4 − 3|"]);
    assert_eq!(formulas(4, 26), ["|4 − 1| = |4 − 1|", "4 = 4"], "4.4 under 1.1 and 2.4");
    assert_eq!(formulas(4, 7), [""; 0], "2.3 is free");
    assert_eq!(formulas(4, 8), [""; 0], "nothing is tested");
}

#[test]
fn ends() {
    check(1, 4, "The only square is the solution. One queen on a 1 × 1 board attacks nobody.");
    check(1, 7, "There is one solution. The whole search took 7 steps: 1 test, 1 placement.");
    check(2, 17, "There is no solution for 2 × 2. Every try failed: 6 tests, 2 placements.");
    check(3, 41, "There is no solution for 3 × 3. Every try failed: 18 tests, 5 placements.");
    check(4, 51, "Solution 1: 2 4 1 3. All 4 queens stand and none attacks another. The search goes on for more.");
    check(4, 125, "Both solutions have been found. The whole search took 125 steps: 60 tests, 16 placements.");
    let all = "All 92 solutions have been found. \
               The whole search took 23,855 steps: 15,720 tests, 2,056 placements.";
    check(8, 23_855, all);
}

/// What has to be left out of a Chinese sentence before a Latin letter in it is a mistake.
const NAMES_IN_CHINESE: [&str; 13] = ["place", "permute", "a[", "b", "C", "D", "E", "L", "O", "R", "x", "k", "n"];

fn is_whole(text: &str, lang: Lang) -> bool {
    let bare = NAMES_IN_CHINESE.iter().fold(text.to_owned(), |text, name| text.replace(name, ""));
    let one_language = match lang {
        Lang::En => text.is_ascii() || text.chars().all(|c| c.is_ascii() || "×−…".contains(c)),
        Lang::Zh => !bare.contains(|c: char| c.is_ascii_alphabetic()),
    };
    one_language && !text.contains(['{', '}']) && !text.contains("  ")
}

/// Steps looked at in each run: whole runs of the searches that prune, up to 4 queens.
const STEPS: u64 = 400;

#[test]
fn every_step_has_its_sentence_in_both_languages() {
    for (lang, _) in Lang::ALL {
        for &search in SearchId::ALL {
            for n in 1..=5 {
                let mut model = at(n, 0);
                send(&mut model, Msg::Watch(watch::Msg::Search(search)));
                send(&mut model, Msg::Lang(lang));
                for _ in 0..STEPS {
                    let step = common::step(&model);
                    for grain in [Grain::Test, Grain::Picture] {
                        send(&mut model, Msg::Player(player::Msg::Grain(grain)));
                        let caption = said_of(&model);
                        assert!(!caption.head.is_empty() && is_whole(&caption.text(), lang), "{step}: {caption:?}");
                    }
                    let names: Vec<_> = model.room().names(model.manner()).concat();
                    assert_eq!(names.len(), usize::from(n) * usize::from(n), "{step}");
                    assert!(names.iter().all(|name| is_whole(name, lang)), "{step}: {names:?}");
                    if let Some(event) = watched(&model).last() {
                        let line = log_line(event, search.facts(), lang);
                        assert!(!line.is_empty() && is_whole(&line, lang), "{step}: {line}");
                    }
                    send(&mut model, Msg::Player(player::Msg::Forward(Some(Grain::Test))));
                    if common::step(&model) == step {
                        break;
                    }
                }
                if n < 4 {
                    send(&mut model, Msg::Player(player::Msg::RunTo(Target::End))); // what is left is steps of kinds seen before, and the end
                    let caption = said_of(&model);
                    assert!(is_whole(&caption.text(), lang), "{caption:?}");
                }
            }
        }
    }
}

/// By pictures, the moment a row has no square left is told as such.
#[test]
fn pictures_tell_what_comes_of_them() {
    let mut model = at(4, 8);
    send(&mut model, Msg::Player(player::Msg::Grain(Grain::Picture)));
    send(&mut model, Msg::Player(player::Msg::Forward(None)));
    let caption = said_of(&model);
    assert_eq!(caption.head, "Row 3 is a dead end.");
    assert_eq!(caption.rest, "All 4 of its squares are attacked. Back to row 2: its queen is taken off.");
}

/// The verdict on queens of a board, in English and Chinese.
fn check_verdict(hash: &str, en: &str, zh: &str) {
    for (lang, text) in [("en", en), ("zh", zh)] {
        let model = open("", &format!("mode=place&lang={lang}&{hash}"));
        assert_eq!(model.rooms.place.verdict(model.look.lang).head, text, "{hash}");
    }
}

#[test]
fn verdicts() {
    let four = "4 queens, no two attack each other, 4 to go.";
    check_verdict("n=8&queens=1.1,2.5,3.8,4.6", four, "4 个皇后，互不攻击，还差 4 个。");
    check_verdict("n=8&queens=1.1", "1 queen, 7 to go.", "1 个皇后，还差 7 个。");
    check_verdict("n=4&queens=1.1,1.2", "1 pair attacks each other.", "1 对皇后互相攻击。");
    check_verdict("n=4&queens=1.1,2.2,4.2", "2 pairs attack each other.", "2 对皇后互相攻击。");
    check_verdict("n=8&queens=1.1,2.5,3.8,4.6,5.3,6.7,7.2,8.4", "Solved: one of 92.", "成功：92 个解之一。");
    check_verdict("n=1&queens=1.1", "Solved: the only solution.", "成功：唯一的解。");
    check_verdict("n=4", "An empty board.", "空棋盘。");
}

#[test]
fn a_verdict_counts_the_safe_squares_that_are_not_blocked() {
    let rest = |hash: &str| open("", &format!("mode=place&{hash}")).rooms.place.verdict(Lang::En).rest;
    assert_eq!(rest("n=4&queens=1.2"), "6 safe squares are left.");
    assert_eq!(rest("n=4&queens=1.2&blocked=2.4,3.1"), "4 safe squares are left.");
    assert_eq!(rest("n=4&queens=1.1,2.3"), "1 safe square is left.", "4.2");
    assert_eq!(rest("n=3&queens=2.2"), "No safe square is left.");
}

/// Names of squares say it all.
#[test]
fn names_of_squares() {
    let name =
        |model: &Model, row: usize, column: usize| model.room().names(model.manner())[row - 1][column - 1].clone();
    let watched = at(8, 1298);
    assert_eq!(name(&watched, 4, 6), "row 4, column 6, queen");
    assert_eq!(name(&watched, 7, 6), "row 7, column 6, attacked by the queen on row 4, column 6, same column");
    let placed = open("", "mode=place&n=8&queens=4.6&blocked=8.8");
    assert_eq!(name(&placed, 6, 4), "row 6, column 4, attacked by the queen on row 4, column 6, same diagonal");
    assert_eq!(name(&placed, 4, 1), "row 4, column 1, attacked by the queen on row 4, column 6, same row");
    assert_eq!(name(&placed, 1, 1), "row 1, column 1, free");
    assert_eq!(name(&placed, 8, 8), "row 8, column 8, blocked");
}
