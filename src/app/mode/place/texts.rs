//! What is said in Place alone.

use crate::i18n::texts;

texts! {
    /// Mode.
    mode: "Place", "摆放";
    /// What the mode is for.
    purpose: "Place queens by hand", "亲手放置皇后";
    /// Switch.
    safe: "Show safe squares", "标出安全格";
    /// Button.
    undo: "Undo", "撤销";
    /// Button.
    redo: "Redo", "重做";
    /// Button.
    clear: "Clear", "清空";
    /// Button.
    search_here: "Search from here", "从此局面搜索";
    /// Button: the queens and the blocked squares of the search watched, as they stand there.
    take_over: "Take the search’s position", "采用搜索的局面";
    /// Heading.
    pairs: "Attacking pairs", "互相攻击的皇后";
    /// When there are none.
    pairs_none: "No two queens attack each other.", "没有皇后互相攻击。";
    /// Verdict.
    verdict_empty: "An empty board.", "空棋盘。";
    /// Verdict, where squares are blocked.
    verdict_blocked: "No queens yet, {squares} blocked.", "还没有皇后，封锁了 {squares}。";
    /// Why no search can begin from here.
    verdict_no_search: "No search can start from here: a search keeps the queens it is given.", "无法从此局面搜索：搜索会保留给定的皇后。";
    /// Verdict.
    verdict_how: "Click or tap a square to put a queen there; drag a queen to move her, or off the board to take her away.", "点击格子放置皇后；可拖到别的格子，或拖出棋盘。";
    /// Verdict.
    verdict_single: "{queens}, {to_go} to go.", "{queens}，还差 {to_go} 个。";
    /// Verdict.
    verdict_peaceful: "{queens}, no two attack each other, {to_go} to go.", "{queens}，互不攻击，还差 {to_go} 个。";
    /// Verdict.
    verdict_solved: "Solved: one of {all}.", "成功：{all} 个解之一。";
    /// Verdict.
    verdict_only: "Solved: the only solution.", "成功：唯一的解。";
    /// Verdict.
    verdict_solved_uncounted: "Solved: nobody has counted how many there are.", "成功：解的总数至今无人算出。";
    /// Verdict.
    no_safe_square: "No safe square is left.", "没有安全格了。";
    /// Counted.
    safe_squares: ["{n} safe square is left.", "{n} safe squares are left."], ["还有 {n} 个安全格。", "还有 {n} 个安全格。"];
    /// Counted.
    pairs_attack: ["{n} pair attacks each other.", "{n} pairs attack each other."], ["{n} 对皇后互相攻击。", "{n} 对皇后互相攻击。"];
    /// Refused.
    square_blocked: "Row {row}, column {column} is blocked.", "第 {row} 行第 {column} 列已封锁。";
    /// Said.
    said_put: "A queen on row {row}, column {column}.", "皇后放在第 {row} 行第 {column} 列。";
    /// Said.
    said_taken: "The queen on row {row}, column {column} is taken off.", "拿走第 {row} 行第 {column} 列的皇后。";
    /// Said.
    said_undone: "Undone.", "已撤销。";
    /// Said.
    said_redone: "Redone.", "已重做。";
    /// Told where the board is empty.
    told_how: "On a square of the board, Enter puts a queen there or takes her off.", "在棋盘的格子上按回车键，可放上或拿走皇后。";
    /// Key.
    key_board_toggle: "on the board: put a queen there or take her off (Place)", "在棋盘上：放上或拿走皇后（摆放）";
    /// Key.
    key_undo: "undo (Place)", "撤销（摆放）";
    /// Key.
    key_redo: "redo (Place)", "重做（摆放）";
}
