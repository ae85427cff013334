//! What the signs on the board stand for.

use crate::i18n::texts;

texts! {
    /// Button and heading.
    legend: "Signs", "图例";
    /// Sign.
    sign_queen: "queen", "皇后";
    /// Sign.
    sign_given: "queen given from the start", "初始局面给定的皇后";
    /// Sign.
    sign_row: "the row the search is at", "搜索所在的行";
    /// Sign.
    sign_column: "the column the search is at", "搜索所在的列";
    /// Sign.
    sign_square: "the square the search is at", "搜索所在的格子";
    /// Sign.
    sign_trial: "queen on trial", "正在试探的皇后";
    /// Sign.
    sign_trial_bad: "queen on trial, attacked", "正在试探的皇后，受到攻击";
    /// Sign.
    sign_trial_good: "queen on trial, not attacked", "正在试探的皇后，不受攻击";
    /// Sign.
    sign_ringed: "queen that attacks or is attacked", "攻击其他皇后或受到攻击的皇后";
    /// Sign.
    sign_ray: "line of the first attack", "第一个攻击者的攻击线";
    /// Sign.
    sign_rays: "line of an attack", "攻击线";
    /// Sign.
    sign_another_ray: "line of another attack", "其他攻击者的攻击线";
    /// Sign.
    sign_rejected: "rejected: attacked when it was tested", "已排除：试探时受到攻击";
    /// Sign.
    sign_pruned: "pruned: a queen on the board attacks it", "已剪去：受到棋盘上皇后的攻击";
    /// Sign.
    sign_failed: "tried: a queen stood there and was taken off again", "试过：放过皇后，又撤销了";
    /// Sign.
    sign_ahead: "attacked, still ahead", "受到攻击，还没有试到";
    /// Sign.
    sign_attacked: "attacked", "受到攻击";
    /// Sign.
    sign_domain: "still free in its row", "所在行中仍可放的格子";
    /// Sign.
    sign_option: "option still linked", "仍在链中的选项";
    /// Sign.
    sign_permutation: "column in x, not fixed yet", "x 中尚未固定的列";
    /// Sign.
    sign_emptied: "row or column with no square left", "没有可放格子的行或列";
    /// Sign.
    sign_bits: "taken: column (upright), diagonals (slanting)", "已占用：列（竖线）、对角线（斜线）";
    /// Sign.
    sign_order: "order in which the queens were put, where squares are large enough", "放置皇后的次序（格子足够大时显示）";
    /// Sign.
    sign_count: "how many queens attack the square, where it is large enough", "攻击该格的皇后数（格子足够大时显示）";
    /// Sign.
    sign_safe: "safe square", "安全格";
    /// Sign.
    sign_blocked: "blocked", "已封锁";
    /// Sign.
    sign_crowned: "queen of a solution", "解中的皇后";
}
