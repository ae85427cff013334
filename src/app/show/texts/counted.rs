//! Counted things, and the line of counters.

use crate::i18n::texts;

texts! {
    /// Counted.
    queens: ["{n} queen", "{n} queens"], ["{n} 个皇后", "{n} 个皇后"];
    /// Counted.
    rows: ["{n} row", "{n} rows"], ["{n} 行", "{n} 行"];
    /// Counted.
    columns: ["{n} column", "{n} columns"], ["{n} 列", "{n} 列"];
    /// Counted.
    steps: ["{n} step", "{n} steps"], ["{n} 步", "{n} 步"];
    /// Counted.
    tests: ["no tests", "{n} test", "{n} tests"], ["没有试探", "{n} 次试探", "{n} 次试探"];
    /// Counted.
    placements: ["no placements", "{n} placement", "{n} placements"], ["没有放置", "{n} 次放置", "{n} 次放置"];
    /// Counted.
    squares: ["{n} square", "{n} squares"], ["{n} 个格子", "{n} 个格子"];
    /// Counted.
    boards: ["{n} board", "{n} boards"], ["{n} 个棋盘", "{n} 个棋盘"];
    /// Counted.
    nodes: ["{n} node", "{n} nodes"], ["{n} 个结点", "{n} 个结点"];
    /// Label.
    counters: "Counters", "计数";
    /// Beside figures of several searches.
    tests_differ: "A test is not the same thing in every search: one looks at a square, another at a whole board, a third weighs a column.", "各种搜索的“一次试探”并不是一回事：有的检查一个格子，有的检查整个棋盘，有的衡量一列。";
    /// Counter, for one.
    counter_step: "step", "步";
    /// Counter.
    counter_steps: "steps", "步";
    /// Counter, for one.
    counter_test: "test", "试探";
    /// Counter, for one.
    counter_solution: "solution", "解";
    /// Counter.
    counter_tests: "tests", "试探";
    /// Counter.
    counter_placements: "placed", "放置";
    /// Counter.
    counter_removals: "removed", "撤销";
    /// A counter: nodes unlinked, for one.
    counter_update: "update", "更新";
    /// A counter: nodes unlinked.
    counter_updates: "updates", "更新";
    /// Counter.
    counter_solutions: "solutions", "解";
}
