//! The sizes of spaces, and how long it takes to go through them, in both languages.

use queens_lab::app::mode::watch::space::{Account, GROWTH, Played, duration, growth, sentences};
use queens_lab::app::player::Speed;
use queens_lab::i18n::Lang;
use queens_solver::{Counters, Grain, SearchId};

const MINUTE: f64 = 60.0;
const HOUR: f64 = 3600.0;
const DAY: f64 = 86400.0;
const YEAR: f64 = 365.0 * DAY;

#[test]
fn times_are_told_to_two_figures() {
    let table = [
        (0.0, "less than a second", "不到一秒"),
        (0.99, "less than a second", "不到一秒"),
        (1.0, "about 1 second", "大约 1 秒"),
        (1.24, "about 1.2 seconds", "大约 1.2 秒"),
        (9.96, "about 10 seconds", "大约 10 秒"),
        (40.4, "about 40 seconds", "大约 40 秒"),
        (59.6, "about 1 minute", "大约 1 分钟"),
        (2.5 * MINUTE, "about 2.5 minutes", "大约 2.5 分钟"),
        (59.4 * MINUTE, "about 59 minutes", "大约 59 分钟"),
        (3.0 * HOUR, "about 3 hours", "大约 3 小时"),
        (23.7 * HOUR, "about 1 day", "大约 1 天"),
        (5.04 * DAY, "about 5 days", "大约 5 天"),
        (364.0 * DAY, "about 360 days", "大约 360 天"),
        (365.0 * DAY, "about 1 year", "大约 1 年"),
        (3561.0 * YEAR, "about 3,600 years", "大约 3,600 年"),
        (9.94e8 * YEAR, "about 990,000,000 years", "大约 990,000,000 年"),
        (9.96e8 * YEAR, "about 1.0 × 10⁹ years", "大约 1.0 × 10⁹ 年"),
        (1.2e67 * YEAR, "about 1.2 × 10⁶⁷ years", "大约 1.2 × 10⁶⁷ 年"),
    ];
    for (seconds, english, chinese) in table {
        assert_eq!(duration(seconds, Lang::En), english);
        assert_eq!(duration(seconds, Lang::Zh), chinese);
    }
}

fn played(search: SearchId, n: u8, counters: &Counters, speed: Speed, measured: Option<u64>) -> Vec<String> {
    sentences(
        &Played { search, n, counters: *counters, finished: false, grain: Grain::Test, speed, measured },
        Lang::En,
    )
}

fn counters(steps: u64, tests: u64) -> Counters {
    Counters { steps, tests, ..Counters::default() }
}

#[test]
fn a_search_of_full_boards_says_how_long_the_rest_takes() {
    let said = played(SearchId::RowTuples, 8, &counters(400, 100), Speed::PerSecond(2.0), None);
    // 16,777,116 boards of 3 + 4 · (1/8 + 1/64 + …) = 3.571 steps each at 2 a second are 347 days.
    let so_far = "This search tests every one of these boards. So far: 100 tests.";
    assert_eq!(said, [so_far, "At this speed the rest takes about 350 days."]);
    let said = played(SearchId::RowTuples, 8, &counters(400, 100), Speed::Max, Some(8_000_000));
    assert_eq!(said, [so_far, "At this speed the rest takes about 7.5 seconds."]);
    assert_eq!(played(SearchId::RowTuples, 8, &counters(400, 100), Speed::Max, None), [so_far]);
    assert_eq!(played(SearchId::RowTuples, 8, &counters(400, 100), Speed::Max, Some(0)), [so_far]);
    let said = played(SearchId::OrderedPlacements, 32, &counters(0, 0), Speed::PerSecond(0.25), None);
    assert_eq!(said[1], "At this speed the rest takes about 5.0 × 10⁸⁹ years.");
    let said = played(SearchId::RowTuples, 4, &counters(1109, 256), Speed::Max, None);
    assert_eq!(said, ["Every one of these boards is tested."]);
}

#[test]
fn a_search_that_prunes_says_how_long_it_would_take_without() {
    let said = played(SearchId::Recursive, 8, &counters(10, 5), Speed::PerSecond(1000.0), None);
    assert_eq!(
        said,
        [
            "This search leaves whole branches of them out; how much is left cannot be known before its end.",
            "Trying every one of them, one a step at this speed, would take about 4.7 hours.",
        ]
    );
    let none = "This search goes through no such boards: it does not enumerate.";
    assert_eq!(played(SearchId::MinConflicts, 8, &counters(10, 5), Speed::default(), None), [none]);
}

#[test]
fn a_coarser_grain_goes_through_more_steps_a_second() {
    let counters = Counters { placements: 10, removals: 10, ..counters(200, 50) };
    let said = |grain| {
        let speed = Speed::PerSecond(1000.0);
        let played =
            Played { search: SearchId::Recursive, n: 8, counters, finished: false, grain, speed, measured: None };
        sentences(&played, Lang::Zh)[1].clone()
    };
    assert_eq!(said(Grain::Test), "若每步试一个棋盘，按现在的速度全部试完需要大约 4.7 小时。");
    assert_eq!(said(Grain::Move), "若每步试一个棋盘，按现在的速度全部试完需要大约 28 分钟。");
    assert_eq!(said(Grain::Picture), "若每步试一个棋盘，按现在的速度全部试完需要大约 14 分钟。");
}

#[test]
fn an_account_is_exact_and_rounded_where_it_is_long() {
    let account = Account::of(SearchId::DancingLinks, 8, Lang::En).unwrap();
    assert_eq!(account.boards, "any 8 of the 64 squares");
    assert_eq!((&*account.formula, &*account.exact, account.power), ("C(64, 8)", "4,426,165,368", None));
    let account = Account::of(SearchId::OrderedPlacements, 9, Lang::Zh).unwrap();
    assert_eq!(account.boards, "从 81 个格子中任取 9 个，按次序区分");
    assert_eq!((&*account.exact, account.power.as_deref()), ("94,670,977,328,928,000", Some("9.5 × 10¹⁶")));
    assert_eq!(Account::of(SearchId::Construction, 8, Lang::En), None);
}

#[test]
fn the_table_of_growth() {
    let table = growth();
    assert_eq!(table.iter().map(|(n, _)| *n).collect::<Vec<_>>(), GROWTH);
    assert_eq!(table[0].1, ["43,680", "1,820", "256", "24"]);
    assert_eq!(table[2].1, ["1.8 × 10¹⁴", "4,426,165,368", "16,777,216", "40,320"]);
    assert_eq!(table[6].1, ["6.8 × 10⁵¹", "2.8 × 10³³", "1.0 × 10²⁶", "2.4 × 10¹⁸"]);
}
