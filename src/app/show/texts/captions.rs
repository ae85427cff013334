//! The captions of steps, and their lines in the log.

use crate::i18n::texts;

texts! {
    /// Step 0.
    start_head: "An empty {n} × {n} board, {queens} to place.", "空的 {n} × {n} 棋盘，要放 {queens}。";
    /// Before the first step.
    start_given: "A board of {n} × {n}: {given} given, {blocked} blocked, {queens} to place.", "{n} × {n} 棋盘：给定 {given}，封锁 {blocked}，还要放 {queens}。";
    /// Before the first step.
    start_refused: "This search keeps no start. {reason}", "此搜索不接受初始局面。{reason}";
    /// Step 0.
    start_rest: "Step forward, or play.", "请前进一步，或播放。";
    /// Event.
    call_head: "The search enters row {row}.", "搜索进入第 {row} 行。";
    /// Event.
    call_recursive: "place({row}) is called: it tries columns 1 to {n} from the left.", "调用 place({row})：从左到右试探第 1 到 {n} 列。";
    /// Event.
    call_iterative: "k = {row} and x[{row}] = 0: columns 1 to {n} are tried from the left.", "k = {row}，x[{row}] = 0：从左到右试探第 1 到 {n} 列。";
    /// Entering a row.
    call_recursive_grid: "place({row}) is called: it scans the array upwards from a[{row}][1] to a[{row}][{n}].", "调用 place({row})：从 a[{row}][1] 到 a[{row}][{n}]，逐格向上扫描数组。";
    /// Entering a row.
    call_marked_lines: "place({row}) is called: a square is free while no queen has marked it.", "调用 place({row})：没有被任何皇后标记的格子可以放。";
    /// Entering a row.
    call_bitmask: "place({row}, C, L, R) is called: {columns} in none of the three sets.", "调用 place：第 {row} 行不在 C、L、R 三个集合中的有 {columns}。";
    /// Entering row 1.
    call_half_board: "Only the left half of row 1 is tried: the other half is its mirror image.", "第 1 行只试左半边：右半边是它的镜像。";
    /// Entering a row.
    call_permutations: "permute({row}) is called: x[{row}] to x[{n}] take turns on row {row}.", "调用 permute({row})：x[{row}] 到 x[{n}] 轮流放在第 {row} 行。";
    /// Entering a row.
    call_row_tuples: "place({row}) is called: every column is taken in turn, attacked or not.", "调用 place({row})：依次放每一列，不管是否受攻击。";
    /// Entering a row.
    call_forward_checking: "D[{row}] holds what no queen attacks: {columns}.", "D[{row}] 是不受攻击的列：{columns}。";
    /// Entering a row.
    call_mrv: "No empty row has fewer left: D[{row}] holds {columns}.", "空行中它剩下的列最少：D[{row}] 有 {columns}。";
    /// Placing a queen anywhere.
    call_queen_head: "Queen {queen} is to be placed.", "要放第 {queen} 个皇后。";
    /// Placing a queen anywhere.
    call_combinations: "She takes every square after the queen before her, attacked or not.", "依次放在前一个皇后之后的每个格子，不管是否受攻击。";
    /// Placing a queen anywhere.
    call_ordered_placements: "She takes every empty square in turn, attacked or not.", "依次放在每个空格，不管是否受攻击。";
    /// Entering a square.
    call_square_head: "Row {row}, column {column} comes next.", "接着是第 {row} 行第 {column} 列。";
    /// Entering a square.
    call_square_start: "The search goes from the last square to the first.", "从最后一个格子走到第一个格子。";
    /// Entering a square.
    call_square_with: "The square before it holds a queen.", "上一个格子放了皇后。";
    /// Entering a square.
    call_square_without: "The square before it stays empty.", "上一个格子留空。";
    /// Choosing an item.
    choose_row: "Row {row} has the fewest options.", "第 {row} 行的选项最少。";
    /// Choosing an item.
    choose_column: "Column {column} has the fewest options.", "第 {column} 列的选项最少。";
    /// Choosing an item.
    choose_rest: "It is covered: {options} to try, {nodes} unlinked.", "覆盖它：有 {options}可试，断开 {nodes}。";
    /// Drawing a queen.
    repair_head: "The queen on row {row} is drawn by lot.", "抽到第 {row} 行的皇后。";
    /// Drawing a queen.
    repair_rest: "She is attacked: every column of her row is weighed.", "她受到攻击：逐列计算这一行的攻击数。";
    /// Writing a list.
    list_even: "The even columns are listed.", "列出偶数列。";
    /// Writing a list.
    list_odd: "The odd columns are listed.", "列出奇数列。";
    /// Event.
    free_head: "Row {row}, column {column} is free.", "第 {row} 行第 {column} 列不受攻击。";
    /// Event.
    free_first: "No queen stands on the board yet.", "棋盘上还没有皇后。";
    /// Event.
    free_rest: "None of the queens above attacks it ({queens}).", "上面的皇后（{queens}）都攻击不到它。";
    /// A free square.
    free_among: "None of the queens on the board attacks it ({queens}).", "棋盘上的皇后（{queens}）都攻击不到它。";
    /// A free square.
    free_bits: "It is in none of the three sets: not one queen is looked at.", "它不在三个集合中：不用看任何皇后。";
    /// An option.
    free_option: "An option that is still linked is free: nothing is tested.", "仍在链中的选项都不受攻击，不用试探。";
    /// A full board.
    full_good_head: "The board is full: no two queens attack each other.", "棋盘放满：没有皇后互相攻击。";
    /// A full board.
    full_bad_head: "The board is full: row {row}, column {column} is attacked.", "棋盘放满：第 {row} 行第 {column} 列受到攻击。";
    /// A square on a row ahead.
    ahead_head: "Row {row}, column {column} lies on her lines.", "第 {row} 行第 {column} 列在她的攻击线上。";
    /// A square on a row ahead.
    ahead_in: "It is still in D[{row}].", "它还在 D[{row}] 中。";
    /// A square on a row ahead.
    ahead_out: "It had left D[{row}] before.", "它早已不在 D[{row}] 中。";
    /// Weighing a column.
    weigh_head: "Row {row}, column {column}: attacked by {queens}.", "第 {row} 行第 {column} 列：受 {queens}攻击。";
    /// Pruning.
    prune_head: "Row {row}, column {column} leaves D[{row}].", "第 {row} 行第 {column} 列从 D[{row}] 中剪去。";
    /// Pruning.
    prune_empty: "Row {row} has no column left: she cannot stay.", "第 {row} 行没有可放的列了：这个皇后不能留在这里。";
    /// Restoring.
    restore_head: "D[{row}] gets {columns} back.", "D[{row}] 收回 {columns}。";
    /// Restoring.
    restore_rest: "She alone had taken them out.", "它们只因这个皇后而被剪去。";
    /// Covering.
    cover_head: "The other lines of row {row}, column {column} are covered.", "覆盖第 {row} 行第 {column} 列的其他线。";
    /// Covering.
    cover_rest: "{nodes} unlinked.", "断开 {nodes}。";
    /// Uncovering.
    uncover_head: "The other lines of row {row}, column {column} are uncovered.", "恢复第 {row} 行第 {column} 列的其他线。";
    /// Moving.
    move_head: "The queen on row {row} moves from column {from} to column {column}.", "第 {row} 行的皇后从第 {from} 列移到第 {column} 列。";
    /// Moving.
    stay_head: "The queen on row {row} stays on column {column}.", "第 {row} 行的皇后留在第 {column} 列。";
    /// Moving.
    move_rest: "No column has fewer attackers. Move {moves}.", "没有攻击数更少的列。第 {moves} 次移动。";
    /// Swapping.
    swap_head: "x[{row}] and x[{with}] change places: {column} is fixed on row {row}.", "x[{row}] 与 x[{with}] 交换：第 {row} 行定为 {column}。";
    /// Swapping.
    swap_same: "x[{row}] stays: {column} is fixed on row {row}.", "x[{row}] 不变：第 {row} 行定为 {column}。";
    /// Swapping back.
    swap_back_head: "x[{row}] and x[{with}] change back.", "x[{row}] 与 x[{with}] 换回。";
    /// Swapping back.
    swap_back_same: "x[{row}] is free again.", "x[{row}] 恢复为未定。";
    /// Changing a list.
    exchange_head: "{first} and {second} change places.", "{first} 与 {second} 交换位置。";
    /// Changing a list.
    to_end_head: "{column} goes to the end of its list.", "{column} 移到所在表的末尾。";
    /// Changing a list.
    remainder: "The remainder of {n} by 6 is {remainder}.", "{n} 除以 6 余 {remainder}。";
    /// Event.
    attacked_head: "Row {row}, column {column} is attacked.", "第 {row} 行第 {column} 列受到攻击。";
    /// Event.
    by_row: "The queen on row {row}, column {column} stands {columns} away: same row.", "第 {row} 行第 {column} 列的皇后与它相隔 {columns}：同一行。";
    /// Event.
    by_column: "The queen on row {row}, column {column} stands {rows} away: same column.", "第 {row} 行第 {column} 列的皇后与它相隔 {rows}：同一列。";
    /// Event.
    by_diagonal: "The queen on row {row}, column {column} stands {rows} and {columns} away: same diagonal.", "第 {row} 行第 {column} 列的皇后与它相隔 {rows} {columns}：同一对角线。";
    /// Event.
    by_too: "The queen on row {row}, column {column} attacks it too: {line}.", "第 {row} 行第 {column} 列的皇后也攻击它：{line}。";
    /// Event.
    place_head: "A queen is placed on row {row}, column {column}.", "在第 {row} 行第 {column} 列放置皇后。";
    /// Event.
    place_rest: "x[{row}] = {column}.", "x[{row}] = {column}。";
    /// Placing.
    place_grid: "a[{row}][{column}] = 1.", "a[{row}][{column}] = 1。";
    /// Placing.
    place_marked: "Each square on her lines gets one mark more.", "她攻击线上的每个格子各加一个标记。";
    /// Placing.
    place_bits: "Her bit joins the three sets.", "她的位加入三个集合。";
    /// Placing.
    place_count: "{queens} on the board.", "棋盘上有 {queens}。";
    /// Placing.
    place_lot: "The column is drawn by lot.", "列由抽签决定。";
    /// Placing.
    place_list: "The next column of the lists.", "取表中下一列。";
    /// Placing.
    place_left: "The last row gets the column that is left.", "最后一行只剩这一列。";
    /// Event.
    place_next: "Row {row} comes next.", "接着是第 {row} 行。";
    /// Event.
    place_last: "All queens stand and none attacks another: {columns} is a solution.", "所有皇后都已放好，互不攻击：{columns} 是一个解。";
    /// Event.
    solution_head: "Solution {k}: {columns}.", "第 {k} 个解：{columns}。";
    /// Event.
    solution_rest: "All {queens} stand and none attacks another. The search goes on for more.", "全部 {queens}已放好，互不攻击。搜索继续寻找其他解。";
    /// Event.
    solution_single: "The only square is the solution.", "唯一的格子就是解。";
    /// Event.
    solution_single_rest: "One queen on a 1 × 1 board attacks nobody.", "1 × 1 的棋盘上一个皇后攻击不到任何皇后。";
    /// A solution.
    solution_end: "All {queens} stand and none attacks another.", "全部 {queens}已放好，互不攻击。";
    /// The mirror image.
    mirror_head: "The mirror image is a solution, too.", "镜像也是一个解。";
    /// The mirror image.
    mirror_rest: "Solution {k}: {columns}.", "第 {k} 个解：{columns}。";
    /// Event.
    remove_head: "The queen on row {row}, column {column} is taken off.", "撤销第 {row} 行第 {column} 列的皇后。";
    /// Event.
    remove_dead: "Backtrack: row {row} has no column left, so she has to move on.", "回溯：第 {row} 行已没有可试的列，该皇后必须换到下一列。";
    /// Event.
    remove_solution: "The solution is noted; the search goes on with the next column.", "记下这个解，继续试探下一列。";
    /// Taking off.
    remove_tried: "All that follows from this square has been tried.", "这个格子之后的情况都试过了。";
    /// Taking off, with look-ahead.
    remove_wiped: "With her there, row {row} had no column left.", "她在那里时，第 {row} 行没有可放的列。";
    /// Taking off.
    lift_restart: "After {moves} moves all queens are placed anew.", "移动 {moves} 次后，全部皇后重新放置。";
    /// Event.
    return_dead_head: "Row {row} is a dead end.", "第 {row} 行是死路。";
    /// Event.
    return_dead_rest: "All {n} columns are attacked.", "全部 {n} 列都受到攻击。";
    /// Leaving a row.
    return_dead_start: "All of its open columns are attacked.", "可用的列都受到攻击。";
    /// Event.
    return_head: "Row {row}: every column has been tried.", "第 {row} 行：所有列都试过了。";
    /// Event.
    return_back: "Back to row {above}, whose queen has to move on.", "回到第 {above} 行，那里的皇后必须换到下一列。";
    /// Event.
    return_first: "There is no row above it: the search is over.", "上面没有行了：搜索结束。";
    /// Leaving.
    return_queen_back: "Back to the queen before, who has to move on.", "回到前一个皇后，她必须换到下一格。";
    /// Leaving.
    return_over: "There is nothing before it: the search is over.", "前面没有了：搜索结束。";
    /// Leaving.
    return_queen_head: "Queen {queen} has no square left.", "第 {queen} 个皇后没有可放的格子了。";
    /// Leaving a square.
    return_square_head: "Row {row}, column {column}: both ways have been tried.", "第 {row} 行第 {column} 列：两种情况都试过了。";
    /// Leaving a square.
    return_square_back: "Back to the square before it.", "回到上一个格子。";
    /// Releasing an item.
    release_row: "Row {row} has no option left and is uncovered.", "第 {row} 行没有选项了，恢复它。";
    /// Releasing an item.
    release_column: "Column {column} has no option left and is uncovered.", "第 {column} 列没有选项了，恢复它。";
    /// Event.
    done_none_head: "There is no solution for {n} × {n}.", "{n} × {n} 的棋盘无解。";
    /// The end.
    done_none_start: "No solution keeps these queens and squares.", "没有符合初始局面的解。";
    /// Event.
    done_none_rest: "Every try failed: {tests}, {placements}, all taken off again.", "所有尝试都失败了：{tests}，{placements}，又全部撤销。";
    /// Event.
    done_one_head: "There is one solution.", "只有一个解。";
    /// The end.
    done_found_head: "A solution has been found.", "已找到一个解。";
    /// Event.
    done_head: "All {solutions} solutions have been found.", "全部 {solutions} 个解都已找到。";
    /// Event.
    done_rest: "The whole search took {steps}: {tests}, {placements}.", "整个搜索共 {steps}：{tests}，{placements}。";
    /// The end.
    done_unsolved_head: "Given up: no solution has been found.", "放弃：没有找到解。";
    /// The end.
    done_unsolved_rest: "After {moves} moves the search ends by itself.", "移动 {moves} 次后搜索自行结束。";
    /// Said while playing.
    milestone: "{solutions} found", "已找到 {solutions} 个解";
    /// Log.
    log_call: "Row {row} is entered.", "进入第 {row} 行。";
    /// Log.
    log_attacked: "Row {row}, column {column} is attacked from row {by_row}, column {by_column}.", "第 {row} 行第 {column} 列受到第 {by_row} 行第 {by_column} 列的攻击。";
    /// Log.
    log_looked: "Row {row}, column {column} is looked at.", "查看第 {row} 行第 {column} 列。";
    /// Log.
    log_solution: "A solution.", "得到一个解。";
    /// Log.
    log_return: "Row {row} is left: no column is left in it.", "离开第 {row} 行：没有可试的列了。";
    /// Log.
    log_done: "Everything has been tried.", "全部试完。";
}
