//! What squares and pairs of queens are called.

use crate::i18n::texts;

texts! {
    /// Label of the grid.
    board: "Board of {n} rows and {n} columns", "{n} 行 {n} 列的棋盘";
    /// Axis.
    row: "row", "行";
    /// Axis.
    column: "col", "列";
    /// Ends a sentence.
    full_stop: ".", "。";
    /// Name.
    name_square: "row {row}, column {column}, ", "第 {row} 行第 {column} 列，";
    /// Name.
    name_queen: "queen", "皇后";
    /// The name of a square.
    name_given: "queen, given", "皇后（给定）";
    /// Name.
    name_trial: "queen on trial, free", "正在试探，不受攻击";
    /// Name.
    name_failed: "tried and failed", "试过，失败";
    /// Name.
    name_rejected: "rejected, ", "已排除，";
    /// Name.
    name_attacked: "attacked by ", "受到攻击：";
    /// Name.
    name_and: ", ", "，";
    /// Name.
    name_attacker: "the queen on row {row}, column {column}, ", "第 {row} 行第 {column} 列的皇后，";
    /// Name.
    name_and_by: ", and by ", "；";
    /// Name.
    name_free: "free", "不受攻击";
    /// Name.
    name_blocked: "blocked", "已封锁";
    /// A pair.
    pair: "{first} and {second}: {line}", "{first}与{second}：{line}";
    /// A square of a pair.
    pair_square: "row {row}, column {column}", "第 {row} 行第 {column} 列";
    /// Line.
    line_row: "same row", "同一行";
    /// Line.
    line_column: "same column", "同一列";
    /// Line.
    line_diagonal: "same diagonal", "同一对角线";
}
