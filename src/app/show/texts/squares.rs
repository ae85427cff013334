//! What is said of a square that is asked about.

use crate::i18n::texts;

texts! {
    /// The square.
    name_asked: "Row {row}, column {column}: ", "第 {row} 行第 {column} 列：";
    /// A queen.
    asked_queen: "a queen.", "皇后。";
    /// A queen, and since when.
    asked_queen_since: "a queen since step {step}.", "从第 {step} 步起放着皇后。";
    /// A queen given.
    asked_given: "a queen, given from the start.", "皇后，初始局面给定。";
    /// A blocked square.
    asked_blocked: "blocked, no queen may stand there.", "已封锁，不能放皇后。";
    /// A queen on trial.
    asked_trial: "a queen is on trial, and no queen attacks her.", "正在试探，不受任何皇后攻击。";
    /// A rejected square.
    asked_rejected: "rejected, {attack}.", "已排除，{attack}。";
    /// A rejected square, and since when.
    asked_rejected_at: "rejected at step {step}, {attack}.", "第 {step} 步被排除，{attack}。";
    /// A square that look-ahead took away.
    asked_pruned_at: "pruned at step {step}, {attack}.", "第 {step} 步被剪去，{attack}。";
    /// A square that was tried.
    asked_failed: "tried and failed.", "试过，失败。";
    /// A square that was tried, and when.
    asked_failed_at: "tried and failed. A queen stood here from step {from} to step {step}, and nothing came of it.", "试过，失败。从第 {from} 步到第 {step} 步这里放过皇后，没有得到解。";
    /// A square that was tried, when, and what was found.
    asked_tried_at: "tried, and left again. A queen stood here from step {from} to step {step}: {solutions} found.", "试过并已撤销。从第 {from} 步到第 {step} 步这里放过皇后：找到 {solutions}。";
    /// An attacked square.
    asked_attacked: "{attack}.", "{attack}。";
    /// Counted.
    asked_solutions: ["{n} solution", "{n} solutions"], ["{n} 个解", "{n} 个解"];
    /// A free square.
    asked_free: "free, no queen attacks it.", "不受任何皇后攻击。";
    /// A square that is still to come.
    asked_ahead: "Not reached yet with these queens.", "按当前的皇后，还没有试到这一格。";
    /// A square that is left out.
    asked_passed: "The search passes it over without a test.", "搜索不经试探就跳过这一格。";
    /// A square of the other half.
    asked_mirrored: "Never tried: its mirror image stands for it.", "从不试探：由它的镜像代表。";
    /// Button.
    go_to_step: "Go to step {step}", "转到第 {step} 步";
    /// While it is looked for.
    finding_step: "Looking back for the step …", "正在往回查找那一步……";
    /// Button.
    close_answer: "Close", "关闭";
}
