//! What is said in Watch alone.

use crate::i18n::texts;

texts! {
    /// Mode.
    mode: "Watch", "观看";
    /// What the mode is for.
    purpose: "See a search at work, step by step", "逐步观看搜索过程";
    /// Label.
    search: "Search", "搜索";
    /// The entry that shows all searches.
    searches_all: "All searches…", "全部搜索…";
    /// Label.
    presets: "Examples", "示例";
    /// Preset.
    preset_pictures: "4: the twelve pictures", "4：十二幅图";
    /// Preset.
    preset_backtrack: "6: the backtrack that matters", "6：关键的回溯";
    /// Preset.
    preset_classic: "8: the classic", "8：经典问题";
    /// Preset.
    preset_two: "2: no solution", "2：无解";
    /// Preset.
    preset_three: "3: no solution", "3：无解";
    /// Which panels are shown.
    panels: "Panels", "面板";
    /// Label of a panel's tabs.
    panel: "Panel {number}", "面板 {number}";
    /// Tab.
    panel_code: "Code", "代码";
    /// Tab.
    panel_solutions: "Solutions", "解";
    /// Tab.
    panel_steps: "Steps", "步骤";
    /// Tab.
    panel_cost: "Cost", "代价";
    /// Label.
    code: "Language", "编程语言";
    /// Language.
    code_pseudo: "Pseudo-code", "伪代码";
    /// Above the pseudo-code of a search that is not given in the language chosen; all languages that it is given in.
    listing_lacks: "This search is not given in {code}, only in: {codes}. Here is its pseudo-code.", "此搜索没有 {code} 版本，只有：{codes}。下面是它的伪代码。";
    /// Above a listing where the search begins from a start, which no listing knows of.
    listing_start: "Given queens stay and count from the first step; blocked squares are left out.", "给定的皇后保留不动，从第一步起就算在内；跳过封锁的格子。";
    /// Heading.
    variables: "Variables", "变量";
    /// Heading.
    call_stack: "Call stack", "调用栈";
    /// Before and after the run.
    no_call: "no call is open", "没有未返回的调用";
    /// Key.
    key_board_ask: "on the board: say what the square is, and why (Watch)", "在棋盘上：说出该格的状态和原因（观看）";
    /// Key.
    key_board_close: "close what is said of a square (Watch)", "关闭对格子的说明（观看）";
    /// Switch.
    formula: "Formula", "公式";
    /// Before any.
    solutions_none: "No solution has been found up to this step.", "到这一步还没有找到解。";
    /// When more were found than are kept.
    solutions_first: "The first thousand of {solutions}.", "共 {solutions} 个，列出前一千个。";
    /// What the lines say.
    solutions_help: "Column of the queen on row 1, 2, …", "依次为第 1 行、第 2 行……皇后所在的列";
    /// Above the log.
    steps_help: "The last steps, the newest first.", "最近的步骤，最新的在最前。";
    /// Before the first.
    steps_none: "No step has been taken.", "尚未执行任何步骤。";
    /// What the panel says.
    cost_intro: "Boards to try without pruning, for {queens}:", "放置 {queens}，不剪枝时要试的棋盘数：";
    /// Kind of board.
    cost_any: "any {n} of the {squares} squares", "从 {squares} 个格子中任取 {n} 个";
    /// Kind of board.
    cost_ordered: "any {n} of the {squares} squares, in every order", "从 {squares} 个格子中任取 {n} 个，按次序区分";
    /// Kind of board.
    cost_rows: "one queen a row", "每行一个皇后";
    /// Kind of board.
    cost_permutations: "one a row and a column", "每行每列各一个皇后";
    /// What was done instead.
    cost_so_far: "This search so far: {tests}, {placements}.", "此搜索到目前为止：{tests}，{placements}。";
    /// Switch.
    cost_show: "How does that grow with n?", "随 n 如何增长？";
    /// Title of a table.
    cost_growth: "Boards, by n and by what is constrained", "棋盘数：随 n 与约束条件变化";
    /// Of a search that tests full boards only.
    space_whole: "This search tests every one of these boards. So far: {tests}.", "此搜索逐个检查所有这些棋盘。到目前为止：{tests}。";
    /// The same at its end.
    space_tested: "Every one of these boards is tested.", "所有这些棋盘都已检查。";
    /// How long it still takes.
    space_rest: "At this speed the rest takes {time}.", "按现在的速度，余下的还需要{time}。";
    /// Of a search that leaves branches out.
    space_pruned: "This search leaves whole branches of them out; how much is left cannot be known before its end.", "此搜索会剪去整个分支；结束之前无法知道还剩多少。";
    /// The space of a search that is over.
    space_done: "This search is over: {tests} instead of all these boards.", "此搜索已结束：只用了 {tests}，没有逐个试完这些棋盘。";
    /// How long it would take without.
    space_one_by_one: "Trying every one of them, one a step at this speed, would take {time}.", "若每步试一个棋盘，按现在的速度全部试完需要{time}。";
    /// Of a search that goes through no space.
    space_none: "This search goes through no such boards: it does not enumerate.", "此搜索不遍历这样的棋盘：它不做枚举。";
    /// A time.
    about: "about {time}", "大约 {time}";
    /// A time.
    less_than_second: "less than a second", "不到一秒";
    /// Counted time.
    seconds: ["{n} second", "{n} seconds"], ["{n} 秒", "{n} 秒"];
    /// Counted time.
    minutes: ["{n} minute", "{n} minutes"], ["{n} 分钟", "{n} 分钟"];
    /// Counted time.
    hours: ["{n} hour", "{n} hours"], ["{n} 小时", "{n} 小时"];
    /// Counted time.
    days: ["{n} day", "{n} days"], ["{n} 天", "{n} 天"];
    /// Counted time.
    years: ["{n} year", "{n} years"], ["{n} 年", "{n} 年"];
}
