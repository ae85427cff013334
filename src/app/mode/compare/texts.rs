//! What is said in Compare alone.

use crate::i18n::texts;

texts! {
    /// Mode.
    mode: "Compare", "比较";
    /// What the mode is for.
    purpose: "Searches side by side, and what they cost", "并排比较多种搜索及其代价";
    /// Label.
    clock: "Clock", "时钟";
    /// A clock.
    clock_steps: "a step each", "各走一步";
    /// A clock.
    clock_tests: "a test each", "各试探一次";
    /// A clock.
    clock_free: "as fast as each can", "各自尽快";
    /// Label.
    goal: "To", "终点";
    /// A goal.
    goal_first: "the first solution", "第一个解";
    /// A goal.
    goal_all: "the end", "结束";
    /// Button.
    race_add: "Add a search", "添加搜索";
    /// Button.
    race_remove: "Remove this search", "移除此搜索";
    /// Label of a list: which of those compared.
    race_search: "Search {number}", "搜索 {number}";
    /// What a picture shows, in words.
    race_board: "{search}, queens on row.column: {queens}", "{search}，皇后所在的行与列：{queens}";
    /// A search has come home.
    race_home: "Home", "完成";
    /// A search has come home before the others.
    race_home_first: "Home first", "最先完成";
    /// A search has ended without a solution, and without a proof that there is none.
    race_gave_up: "Given up", "放弃";
    /// The time that a search has needed.
    race_time: "{time} µs.", "{time} 微秒。";
    /// Comparing.
    race_start: "{searches} searches on one {n} × {n} board.", "同一 {n} × {n} 棋盘上的 {searches} 种搜索。";
    /// Comparing.
    race_how: "Step or play: one clock moves them all.", "前进或播放：一个时钟带动全部搜索。";
    /// Comparing.
    race_ticks: "The clock stands at {ticks}.", "时钟走到 {ticks}。";
    /// Comparing.
    race_free: "Each goes as fast as it can.", "各自尽快运行。";
    /// Comparing.
    race_first: "Home first: {search}, {steps} and {tests}.", "最先完成：{search}，{steps}，{tests}。";
    /// Comparing.
    race_unproved: "{search} has given up, which proves nothing.", "“{search}”已放弃，这不能证明无解。";
    /// Comparing.
    race_over: "All are home.", "全部完成。";
    /// Told: which search stands where.
    told_search: "{number}: {search}.", "{number}：{search}。";
    /// Told: what a search has just done.
    told_step: "{search}: {step}", "{search}：{step}";
    /// Told: a search has come home.
    told_home: "{search}: home after {steps} and {tests}.", "{search}：完成，{steps}，{tests}。";
    /// Told when measuring begins.
    told_measure_begin: "Measuring {searches} searches for n = 1 to {n}.", "正在测量 {searches} 种搜索，n = 1 到 {n}。";
    /// Told while measuring.
    told_measuring: "Measuring: {search}, n = {n}.", "正在测量：{search}，n = {n}。";
    /// Told when all is measured.
    told_measured: "Measured.", "测量完毕。";
    /// After a title or a value that is told.
    told_stop: ".", "。";
    /// Told while boards are compared.
    told_pruning: "Comparing: {boards} so far.", "正在比较：已有 {boards}。";
    /// Told: a board by its queens.
    told_entry: "Queens on row.column: {queens}.", "皇后的行与列：{queens}。";
    /// Title of a panel.
    measure_title: "What they cost", "代价";
    /// How the costs are measured.
    measure_how: "Measured here and now for n = 1 to {n}; a run of more than {steps} steps is given up.", "在本页现场测量 n = 1 到 {n}；超过 {steps} 步的运行会放弃。";
    /// Button.
    measure_begin: "Measure", "测量";
    /// How far a measurement is.
    measure_busy: "{search}, n = {n} …", "{search}，n = {n}……";
    /// Label.
    measure_quantity: "What is shown", "显示内容";
    /// A cell of the table.
    measure_over: "over the budget", "超出限度";
    /// Title of a panel.
    prune_title: "What was pruned", "剪去了什么";
    /// Button.
    prune_begin: "Compare what they try, n = {n}", "比较两者试过的棋盘，n = {n}";
    /// While boards are compared.
    prune_busy: "Comparing …", "正在比较……";
    /// Two searches that cannot be compared.
    prune_refused: "Only searches that go through boards can be compared so: not min-conflicts, not the construction.", "只有逐个生成棋盘的搜索才能这样比较：最小冲突法与直接构造不行。";
    /// Below a list.
    prune_first: "The first {n} are listed.", "只列出前 {n} 个。";
    /// Above a reason.
    prune_why: "{stronger} never makes this board.", "“{stronger}”从不生成这个棋盘。";
    /// Title of a plot.
    plot_first: "{quantity} until the first solution", "{quantity}，到第一个解为止";
    /// Title of a plot.
    plot_all: "{quantity} of the whole search", "{quantity}，整个搜索";
    /// What is plotted.
    plot_tests: "Tests", "试探次数";
    /// What is plotted.
    plot_placements: "Placements", "放置次数";
    /// What is plotted.
    plot_nodes: "Nodes of the tree", "搜索树结点数";
    /// Axis.
    plot_size: "size n of the board", "棋盘大小 n";
    /// A point of a plot.
    plot_point: "{search}, n = {n}: {value}", "{search}，n = {n}：{value}";
    /// What was found: boards that both try.
    pruned_same: ["Neither tries a board.", "Both try the same board.", "Both try the same {n} boards."], ["两者都不试棋盘。", "两者试的是同一个棋盘。", "两者试的是相同的 {n} 个棋盘。"];
    /// What was found: boards that both try.
    pruned_both: ["They try no board in common.", "Both try {n} board.", "Both try {n} boards."], ["没有两者都试的棋盘。", "两者都试的棋盘有 {n} 个。", "两者都试的棋盘有 {n} 个。"];
    /// What was found: boards that one alone tries.
    pruned_alone: ["{search} tries no other.", "{search} alone tries {n} more.", "{search} alone tries {n} more."], ["“{search}”没有另试其他棋盘。", "只有“{search}”试的有 {n} 个。", "只有“{search}”试的有 {n} 个。"];
    /// What was found: boards that the stronger search tries, too.
    pruned_cut: ["Of the first {kept} boards of {weaker}, {stronger} tries none.", "Of the first {kept} boards of {weaker}, {stronger} tries {n}.", "Of the first {kept} boards of {weaker}, {stronger} tries {n}."], ["在“{weaker}”最先试的 {kept} 个棋盘中，“{stronger}”一个也不试。", "在“{weaker}”最先试的 {kept} 个棋盘中，“{stronger}”也试的有 {n} 个。", "在“{weaker}”最先试的 {kept} 个棋盘中，“{stronger}”也试的有 {n} 个。"];
    /// What was found.
    pruned_too_many: "Both searches try more than {kept} boards, too many to be compared.", "两种搜索试的棋盘都超过 {kept} 个，太多，无法比较。";
    /// Why a board is not tried.
    pruned_attack: "The queens on row {row}, column {column} and on row {other_row}, column {other_column} attack each other.", "第 {row} 行第 {column} 列和第 {other_row} 行第 {other_column} 列的皇后互相攻击。";
    /// Why a board is not tried.
    pruned_row: "Row {row} has no square left.", "第 {row} 行没有可放的格子了。";
    /// Why a board is not tried.
    pruned_column: "Column {column} has no square left.", "第 {column} 列没有可放的格子了。";
    /// Why a board is not tried.
    pruned_mirrored: "The first queen stands in the right half: the mirror image is tried instead.", "第一个皇后在右半边：改试它的镜像。";
    /// Why a board is not tried.
    pruned_order_row: "Not reached in this order: row {row} was taken first.", "按这个次序到不了这里：先放了第 {row} 行。";
    /// Why a board is not tried.
    pruned_order_column: "Not reached in this order: column {column} was taken first.", "按这个次序到不了这里：先放了第 {column} 列。";
    /// Why a board is not tried.
    pruned_other: "{stronger} does not come to this board.", "“{stronger}”不会走到这个棋盘。";
    /// Counted.
    pruned_below: ["and {n} placement below it", "and {n} placements below it"], ["及其下的 {n} 次放置", "及其下的 {n} 次放置"];
}
