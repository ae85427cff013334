//! Captions of searches that begin from given queens and blocked squares.

use queens_lab::app::show::counters;

use super::sentences::check;
use crate::common::{open, watched};

/// Row 2 of four has no square that is open.
const ROW_2: &str = "n=4&blocked=2.1,2.2,2.3,2.4";

#[test]
fn the_first_sentence_says_what_is_given() {
    check(
        "n=4&queens=2.4&blocked=1.1,3.2",
        "A board of 4 × 4: 1 queen given, 2 squares blocked, 3 queens to place. Step forward, or play.",
        "4 × 4 棋盘：给定 1 个皇后，封锁 2 个格子，还要放置 3 个皇后。请前进一步，或开始播放。",
    );
    check(
        "n=4&blocked=1.1",
        "A board of 4 × 4: 1 square blocked, 4 queens to place. Step forward, or play.",
        "4 × 4 棋盘：封锁 1 个格子，还要放置 4 个皇后。请前进一步，或开始播放。",
    );
    check(
        "n=4&queens=1.2,2.4,3.1,4.3",
        "A board of 4 × 4: 4 queens given. Step forward, or play.",
        "4 × 4 棋盘：给定 4 个皇后。请前进一步，或开始播放。",
    );
    check(
        "search=mrv&n=3&blocked=2.1,2.2,2.3&step=3",
        "There is no solution from this start. No queen could be placed.",
        "从这个初始局面出发没有解。一个皇后也放不下。",
    );
    check(
        "search=min-conflicts&n=3&blocked=2.1,2.2,2.3&step=1",
        "Given up: no solution has been found. A row has no open square.",
        "放弃：没有找到解。有一行没有可放的格子。",
    );
    // Two queens of a solution are given: the other two can be put in two orders.
    check(
        "search=ordered-placements&n=4&queens=1.2,2.4&step=100000",
        "Both orders of 1 board have been found. The whole search took 607 steps: 182 tests, 196 placements.",
        "1 个棋盘的 2 种次序都已找到。整个搜索共 607 步：182 次试探，196 次放置。",
    );
    check(
        "search=permutations&n=4&queens=2.4&step=1",
        "The search enters row 1. permute(1) is called: each column open to row 1 gets its turn.",
        "搜索进入第 1 行。调用 permute(1)：第 1 行可用的列轮流放置。",
    );
    // Queen 1 was given; queen 2 is the first of the search's own.
    check(
        "search=combinations&n=4&queens=2.4&step=1",
        "Queen 2 is to be placed. She takes one empty square after another, attacked or not.",
        "要放置第 2 个皇后。依次放在各个空格，不管是否受攻击。",
    );
}

#[test]
fn a_queen_given_below_attacks_too() {
    check(
        "search=recursive-grid&n=4&queens=3.1&step=1",
        "The search enters row 1. place(1) is called: it tries column by column from the left.",
        "搜索进入第 1 行。调用 place(1)：从左到右逐列试探。",
    );
}

#[test]
fn blocked_squares_take_columns_as_attackers_do() {
    check(
        &format!("search=bitmask&{ROW_2}&step=4"),
        "The search enters row 2. place(2, C, L, R) is called: C, L, R and the blocked squares leave no column.",
        "搜索进入第 2 行。调用 place(2, C, L, R)：封锁的格子和 C、L、R 之外没有列了。",
    );
    check(
        "search=bitmask&n=4&blocked=2.3&step=4",
        "The search enters row 2. place(2, C, L, R) is called: C, L, R and the blocked squares leave 1 column.",
        "搜索进入第 2 行。调用 place(2, C, L, R)：封锁的格子和 C、L、R 之外有 1 列。",
    );
    check(
        "search=bitmask&n=4&blocked=2.3&step=1",
        "The search enters row 1. place(1, C, L, R) is called: C, L and R leave 4 columns.",
        "搜索进入第 1 行。调用 place(1, C, L, R)：C、L、R 之外有 4 列。",
    );
}

/// A swap puts queens as a placement does.
#[test]
fn permutations_of_which_none_is_open() {
    check(
        &format!("search=permutations&{ROW_2}&step=4"),
        "Row 2 is a dead end. Each square it could take is blocked. Back to row 1.",
        "第 2 行是死路。这一行可用的格子都被封锁。回到第 1 行。",
    );
    check(
        &format!("search=permutations&{ROW_2}&step=5"),
        "x[1] had stayed: row 1 is open again. No permutation that begins so is left to try.",
        "x[1] 没有换过：第 1 行恢复为未定。没有以此开头的排列可试了。",
    );
    check(
        &format!("search=permutations&{ROW_2}&step=19"),
        "There is no solution from this start. Every try failed: no tests, no placements.",
        "从这个初始局面出发没有解。所有尝试都失败了：没有试探，没有放置。",
    );
    // Row 3 is given.
    check(
        "search=permutations&n=4&queens=3.1&blocked=1.1&step=9",
        "Row 4 has no column left to try. Back to row 2.",
        "第 4 行没有可试的列了。回到第 2 行。",
    );
}

/// Row 2, chosen at once, has no option: one node is unlinked.
#[test]
fn one_update_is_one() {
    let model = open("", &format!("#search=dancing-links&{ROW_2}&step=1"));
    assert_eq!(counters::of(&watched(&model))[4], ("update", 1));
}
