//! The names of variables, and what a call does.

use crate::i18n::texts;

texts! {
    /// A variable.
    variable_square: "square", "格子";
    /// A variable: options of each row.
    variable_rows: "rows", "行";
    /// A variable: options of each column.
    variable_columns: "columns", "列";
    /// A variable: the items chosen.
    variable_chosen: "chosen", "已选";
    /// An item.
    variable_row: "row {row}", "第 {row} 行";
    /// An item.
    variable_column: "column {column}", "第 {column} 列";
    /// A variable: attackers of each column.
    variable_attackers: "attackers", "冲突数";
    /// A variable.
    variable_moves: "moves", "移动次数";
    /// Where a call goes on.
    call_goes_on: "goes on at line {line}", "返回后执行第 {line} 行";
    /// The innermost call.
    call_at_work: "at work", "正在执行";
    /// A variable without a value.
    none: "none", "无";
}
