//! The captions of steps, and their lines in the log.

use crate::i18n::texts;

texts! {
    /// Step 0.
    start_head: "An empty {n} × {n} board, {queens} to place.", "空的 {n} × {n} 棋盘，要放置 {queens}。";
    /// Step 0, from a start: what is given, blocked and to be placed.
    start_given: "A board of {n} × {n}: {parts}.", "{n} × {n} 棋盘：{parts}。";
    /// A part of it.
    start_queens: "{count} given", "给定 {count}";
    /// A part of it.
    start_blocked: "{count} blocked", "封锁 {count}";
    /// A part of it.
    start_to_place: "{count} to place", "还要放置 {count}";
    /// Before the first step.
    start_refused: "This search keeps no start. {reason}", "此搜索不接受初始局面。{reason}";
    /// Before the first step.
    start_rest: "Step forward, or play.", "请前进一步，或开始播放。";
    /// Entering a row.
    call_head: "The search enters row {row}.", "搜索进入第 {row} 行。";
    /// Entering a row.
    call_recursive: "place({row}) is called: it tries column by column from the left.", "调用 place({row})：从左到右逐列试探。";
    /// Entering a row.
    call_iterative: "k becomes {row}: column by column is tried from the left.", "k 变为 {row}：从左到右逐列试探。";
    /// Entering a row.
    call_recursive_grid: "place({row}) is called: for each square it looks for a 1 on the three lines above.", "调用 place({row})：逐格查看上方三条线上有没有 1。";
    /// Entering a row.
    call_marked_lines: "place({row}) is called: a square without a mark is free.", "调用 place({row})：没有标记的格子不受攻击。";
    /// Entering a row: the columns in none of the three sets.
    call_bitmask: ["place({row}, C, L, R) is called: {sets} leave no column.", "place({row}, C, L, R) is called: {sets} leave {n} column.", "place({row}, C, L, R) is called: {sets} leave {n} columns."], ["调用 place({row}, C, L, R)：{sets} 之外没有列了。", "调用 place({row}, C, L, R)：{sets} 之外有 {n} 列。", "调用 place({row}, C, L, R)：{sets} 之外有 {n} 列。"];
    /// What leaves a row columns.
    sets: "C, L and R", "C、L、R";
    /// What leaves a row columns, where squares of it are blocked.
    sets_blocked: "C, L, R and the blocked squares", "封锁的格子和 C、L、R";
    /// Entering row 1.
    call_half_board: "Row 1 is tried up to column {half}: the rest is its mirror image.", "第 1 行只试探到第 {half} 列：其余的是镜像。";
    /// Entering a row.
    call_permutations: "permute({row}) is called: x[{row}] to x[{n}] take turns on row {row}.", "调用 permute({row})：x[{row}] 到 x[{n}] 轮流放在第 {row} 行。";
    /// Entering the last row.
    call_permutations_last: "permute({row}) is called: only x[{row}] is left.", "调用 permute({row})：只剩 x[{row}]。";
    /// Entering a row, from a start.
    call_permutations_start: "permute({row}) is called: each column open to row {row} gets its turn.", "调用 permute({row})：第 {row} 行可用的列轮流放置。";
    /// Entering a row.
    call_row_tuples: "place({row}) is called: column by column is taken, attacked or not.", "调用 place({row})：逐列放置，不管是否受攻击。";
    /// Entering a row: its columns still free.
    call_forward_checking: ["D[{row}] is empty.", "D[{row}] holds its {n} free column.", "D[{row}] holds its {n} free columns."], ["D[{row}] 为空。", "D[{row}] 中有 {n} 列不受攻击。", "D[{row}] 中有 {n} 列不受攻击。"];
    /// Entering a row: its columns still free.
    call_mrv: ["No empty row has fewer free columns: D[{row}] is empty.", "No empty row has fewer free columns: D[{row}] holds {n}.", "No empty row has fewer free columns: D[{row}] holds {n}."], ["空行中它剩下的列最少：D[{row}] 为空。", "空行中它剩下的列最少：D[{row}] 中有 {n} 列。", "空行中它剩下的列最少：D[{row}] 中有 {n} 列。"];
    /// Placing a queen anywhere.
    call_queen_head: "Queen {queen} is to be placed.", "要放置第 {queen} 个皇后。";
    /// Placing a queen anywhere.
    call_queen_any: "She takes one empty square after another, attacked or not.", "依次放在各个空格，不管是否受攻击。";
    /// Placing a queen after another.
    call_queen_after: "She takes one empty square after another behind row {row}, column {column}, attacked or not.", "依次放在第 {row} 行第 {column} 列之后的各个空格，不管是否受攻击。";
    /// Entering a square.
    square_next: "Row {row}, column {column} comes next.", "接着是第 {row} 行第 {column} 列。";
    /// Entering a square.
    call_square_start: "The search goes from the last square to the first.", "搜索从最后一个格子走向第一个格子。";
    /// Entering a square.
    call_square_with: "The square visited before it holds a queen.", "上一个访问的格子放有皇后。";
    /// Entering a square.
    call_square_without: "The square visited before it is left empty.", "上一个访问的格子留空。";
    /// Choosing an item.
    choose_row: "Row {row} is chosen: no row or column has fewer options.", "选择第 {row} 行：没有选项更少的行或列。";
    /// Choosing an item.
    choose_column: "Column {column} is chosen: no row or column has fewer options.", "选择第 {column} 列：没有选项更少的行或列。";
    /// Choosing an item: its options.
    choose_options: ["It has no option.", "It has {n} option.", "It has {n} options."], ["它没有选项。", "它有 {n} 个选项。", "它有 {n} 个选项。"];
    /// Choosing an item: nodes unlinked.
    choose_unlinks: ["Covering it unlinks no node.", "Covering it unlinks {n} node.", "Covering it unlinks {n} nodes."], ["覆盖它时没有结点断开。", "覆盖它时断开 {n} 个结点。", "覆盖它时断开 {n} 个结点。"];
    /// Choosing a queen to be moved.
    repair_head: "The queen on row {row} is chosen at random.", "随机选取第 {row} 行的皇后。";
    /// Choosing a queen to be moved.
    repair_rest: "She is attacked: her attackers are counted on each column open to her.", "该皇后受到攻击：逐列计算冲突数。";
    /// Writing a list.
    list_even: "The even columns are written into list E.", "把偶数列写入表 E。";
    /// Writing a list.
    list_odd: "The odd columns are written into list O.", "把奇数列写入表 O。";
    /// A list as written.
    list_is: "{list} = {columns}.", "{list} = {columns}。";
    /// A list as written.
    list_empty: "{list} stays empty.", "{list} 仍为空。";
    /// A free square.
    free_head: "Row {row}, column {column} is free.", "第 {row} 行第 {column} 列不受攻击。";
    /// A free square, all queens standing above it.
    free_above: ["No queen stands on the board.", "The queen above does not attack it.", "Neither of the queens above attacks it.", "None of the {n} queens above attacks it."], ["棋盘上没有皇后。", "上面的 {n} 个皇后攻击不到它。", "上面的 {n} 个皇后都攻击不到它。"];
    /// A free square.
    free_among: ["No queen stands on the board.", "The queen on the board does not attack it.", "Neither of the queens on the board attacks it.", "None of the {n} queens on the board attacks it."], ["棋盘上没有皇后。", "棋盘上的 {n} 个皇后攻击不到它。", "棋盘上的 {n} 个皇后都攻击不到它。"];
    /// A free square.
    free_marked: "It has no mark.", "它没有标记。";
    /// A free square.
    free_bits: "Its bit is 0 in C, L and R: no queen is looked at.", "它在 C、L、R 中的位都是 0：无需查看皇后。";
    /// An option.
    free_option: "Its option is still linked: no queen attacks it.", "它的选项仍在链中：没有皇后攻击它。";
    /// A full board.
    full_good_head: "The board is full: no two queens attack each other.", "棋盘已放满：没有皇后互相攻击。";
    /// A full board.
    full_bad_head: "The board is full: the queen on row {row}, column {column} is attacked.", "棋盘已放满：第 {row} 行第 {column} 列的皇后受到攻击。";
    /// A square on a row ahead.
    ahead_head: "The new queen attacks row {row}, column {column}.", "新放置的皇后攻击第 {row} 行第 {column} 列。";
    /// A square on a row ahead.
    ahead_in: "Column {column} is still in D[{row}].", "第 {column} 列还在 D[{row}] 中。";
    /// A square on a row ahead.
    ahead_out: "Column {column} is not in D[{row}]: nothing changes.", "第 {column} 列不在 D[{row}] 中：没有变化。";
    /// Counting the attackers of a square.
    weigh_head: ["Row {row}, column {column} is attacked by no other queen.", "Row {row}, column {column} is attacked by {n} other queen.", "Row {row}, column {column} is attacked by {n} other queens."], ["第 {row} 行第 {column} 列的冲突数为 {n}。"];
    /// Pruning.
    prune_head: "Row {row} loses column {column}.", "从 D[{row}] 中删去第 {column} 列。";
    /// Pruning.
    prune_empty: "D[{row}] is empty: row {row} is a dead end.", "D[{row}] 已空：第 {row} 行是死路。";
    /// Restoring.
    restore_head: ["D[{row}] gets {n} column back.", "D[{row}] gets {n} columns back."], ["把 {n} 列放回 D[{row}]。"];
    /// Restoring: columns.
    restore_rest: ["The queen who took it out is about to leave.", "The queen who took them out is about to leave."], ["删去该列的皇后即将被撤销。", "删去这些列的皇后即将被撤销。"];
    /// Covering.
    cover_head: "The other lines through row {row}, column {column} are covered.", "覆盖经过第 {row} 行第 {column} 列的其他线。";
    /// Covering: nodes unlinked.
    cover_unlinks: ["That unlinks no node.", "That unlinks {n} node.", "That unlinks {n} nodes."], ["没有结点断开。", "断开 {n} 个结点。", "断开 {n} 个结点。"];
    /// Covering, by which an item loses its last option.
    cover_empty_row: "Row {row} has no option left: a dead end.", "第 {row} 行没有选项了：死路。";
    /// Covering, by which an item loses its last option.
    cover_empty_column: "Column {column} has no option left: a dead end.", "第 {column} 列没有选项了：死路。";
    /// Uncovering.
    uncover_head: "The other lines through row {row}, column {column} are uncovered.", "恢复经过第 {row} 行第 {column} 列的其他线。";
    /// Uncovering.
    uncover_rest: "Their nodes are linked again.", "它们的结点重新链接。";
    /// Moving.
    move_head: "The queen on row {row} moves from column {from} to column {column}.", "第 {row} 行的皇后从第 {from} 列移到第 {column} 列。";
    /// Moving.
    stay_head: "The queen on row {row} stays on column {column}.", "第 {row} 行的皇后留在第 {column} 列。";
    /// Moving.
    move_rest: "None of these columns has fewer attackers. Move {moves}.", "没有冲突数更少的列。第 {moves} 次移动。";
    /// Swapping.
    swap_head: "x[{row}] and x[{with}] change places: row {row} gets column {column}.", "x[{row}] 与 x[{with}] 交换：第 {row} 行放第 {column} 列。";
    /// Swapping.
    swap_same: "x[{row}] stays: row {row} gets column {column}.", "x[{row}] 不变：第 {row} 行放第 {column} 列。";
    /// Swapping back.
    swap_back_head: "x[{row}] and x[{with}] change back: row {row} is open again.", "x[{row}] 与 x[{with}] 换回：第 {row} 行恢复为未定。";
    /// Swapping back.
    swap_back_same: "x[{row}] had stayed: row {row} is open again.", "x[{row}] 没有换过：第 {row} 行恢复为未定。";
    /// Swapping back.
    swap_back_rest: "No permutation that begins so is left to try.", "没有以此开头的排列可试了。";
    /// Changing a list.
    exchange_head: "Columns {first} and {second} change places in O.", "表 O 中的第 {first} 列与第 {second} 列交换位置。";
    /// Changing a list.
    to_end_head: "Column {column} goes to the end of {list}.", "第 {column} 列移到表 {list} 的末尾。";
    /// Changing a list.
    remainder: "{n} divided by 6 leaves {remainder}.", "{n} 除以 6 余 {remainder}。";
    /// An attacked square.
    attacked_head: "Row {row}, column {column} is attacked.", "第 {row} 行第 {column} 列受到攻击。";
    /// An attacker.
    by_row: "The queen on row {row}, column {column} stands {columns} away: same row.", "第 {row} 行第 {column} 列的皇后与它相隔 {columns}：同一行。";
    /// An attacker.
    by_column: "The queen on row {row}, column {column} stands {rows} away: same column.", "第 {row} 行第 {column} 列的皇后与它相隔 {rows}：同一列。";
    /// An attacker.
    by_diagonal: "The queen on row {row}, column {column} stands {rows} and {columns} away: same diagonal.", "第 {row} 行第 {column} 列的皇后与它相隔 {rows} {columns}：同一对角线。";
    /// Another attacker.
    by_too: "The queen on row {row}, column {column} attacks it too: {line}.", "第 {row} 行第 {column} 列的皇后也攻击它：{line}。";
    /// The last square of a row of which none is free.
    attacked_last: "That was the last square: row {row} is a dead end.", "这是最后一个格子：第 {row} 行是死路。";
    /// Placing.
    place_head: "A queen is placed on row {row}, column {column}.", "在第 {row} 行第 {column} 列放置皇后。";
    /// Placing.
    place_rest: "x[{row}] = {column}.", "x[{row}] = {column}。";
    /// Placing.
    place_grid: "a[{row}][{column}] = 1.", "a[{row}][{column}] = 1。";
    /// Placing.
    place_marked: "Every square on her lines gets one more mark.", "该皇后所在各线上的每个格子加一个标记。";
    /// Placing.
    place_bits: "Her bit is b.", "b 是该皇后的位。";
    /// Placing.
    place_ahead: "Now each empty row loses the columns she attacks.", "接着从各空行的 D 中删去该皇后攻击的列。";
    /// Placing: queens on the board.
    place_count: ["{n} queen stands on the board.", "{n} queens stand on the board."], ["棋盘上有 {n} 个皇后。"];
    /// Placing.
    place_random: "The column is chosen at random.", "列是随机选取的。";
    /// Placing.
    place_list: "It is the next column of {list}.", "这是表 {list} 的下一列。";
    /// Placing.
    place_left: "The last empty row gets the column that is left.", "最后一个空行只剩这一列。";
    /// Placing.
    place_next: "Row {row} comes next.", "接着是第 {row} 行。";
    /// Placing.
    place_last: "All queens stand and none attacks another: {columns} is a solution.", "所有皇后都已放好，互不攻击：{columns} 是一个解。";
    /// A solution.
    solution_head: "Solution {k}: {columns}.", "第 {k} 个解：{columns}。";
    /// A solution.
    solution_rest: "All {queens} stand and none attacks another. The search goes on for more.", "全部 {queens}已放好，互不攻击。搜索继续寻找其他解。";
    /// A solution.
    solution_again: "The same board as before, its queens placed in another order.", "与之前的棋盘相同，只是放置的次序不同。";
    /// A solution.
    solution_single: "The only square is the solution.", "唯一的格子就是解。";
    /// A solution.
    solution_single_rest: "One queen on a 1 × 1 board attacks nobody.", "1 × 1 的棋盘上只有一个皇后，不会互相攻击。";
    /// A solution.
    solution_end: "All {queens} stand and none attacks another.", "全部 {queens}已放好，互不攻击。";
    /// The mirror image.
    mirror_head: "The mirror image is a solution, too.", "镜像也是一个解。";
    /// The mirror image.
    mirror_rest: "Solution {k}: {columns}.", "第 {k} 个解：{columns}。";
    /// Taking off.
    remove_head: "The queen on row {row}, column {column} is taken off.", "撤销第 {row} 行第 {column} 列的皇后。";
    /// Taking off.
    remove_dead: "Backtrack: row {row} has no column left to try.", "回溯：第 {row} 行没有可试的列了。";
    /// Taking off.
    remove_solution: "The solution is noted.", "这个解已记下。";
    /// Taking off, from a full board.
    remove_tested: "This board has been tested.", "这个棋盘已检查过。";
    /// Taking off.
    remove_tried: "Nothing is left to try with her there.", "该皇后放在这里的情况都已试过。";
    /// Taking off, with look-ahead.
    remove_wiped: "With her there, row {row} had no column left.", "该皇后放在这里时，第 {row} 行没有可放的列。";
    /// Taking off.
    lift_restart: "After {moves} moves the queens are placed anew.", "移动 {moves} 次后，重新放置皇后。";
    /// Leaving a row.
    return_dead_head: "Row {row} is a dead end.", "第 {row} 行是死路。";
    /// Leaving a row of so many squares.
    return_dead_rest: ["None of its squares is free.", "Its only square is attacked.", "Both of its squares are attacked.", "All {n} of its squares are attacked."], ["这一行的 {n} 个格子都受到攻击。"];
    /// Leaving a row, from a start.
    return_dead_start: "Each of its squares is attacked or blocked.", "这一行的每个格子都受到攻击或被封锁。";
    /// Leaving a row, from a start, where attacks do not count.
    return_dead_blocked: "Each square it could take is blocked.", "这一行可用的格子都被封锁。";
    /// Leaving a row.
    return_head: "Row {row} has no column left to try.", "第 {row} 行没有可试的列了。";
    /// Leaving a row.
    return_back: "Back to row {above}: its queen is taken off.", "回到第 {above} 行：撤销该行的皇后。";
    /// Leaving a row.
    return_back_permuted: "Back to row {above}.", "回到第 {above} 行。";
    /// Leaving.
    return_queen_back: "Back to the queen placed last: she is taken off.", "回到最后放置的皇后：撤销该皇后。";
    /// Leaving.
    return_over: "Nothing is left to be taken back: the search is over.", "没有可以撤销的了：搜索结束。";
    /// Leaving.
    return_queen_head: "Queen {queen} has no square left to try.", "第 {queen} 个皇后没有可试的格子了。";
    /// Leaving a square.
    return_square_head: "Row {row}, column {column}: tried with a queen and without.", "第 {row} 行第 {column} 列：放与不放皇后都已试过。";
    /// Leaving a square.
    return_square_empty: "Row {row}, column {column}: tried without a queen, as it is attacked.", "第 {row} 行第 {column} 列：受到攻击，只试过不放皇后。";
    /// Leaving a square.
    return_square_back: "Back to the square visited before it.", "回到上一个访问的格子。";
    /// Releasing an item without an option.
    release_dead_row: "Row {row} is a dead end: it has no option.", "第 {row} 行是死路：没有选项。";
    /// Releasing an item without an option.
    release_dead_column: "Column {column} is a dead end: it has no option.", "第 {column} 列是死路：没有选项。";
    /// Releasing an item.
    release_row: "Row {row} has no option left to try.", "第 {row} 行没有可试的选项了。";
    /// Releasing an item.
    release_column: "Column {column} has no option left to try.", "第 {column} 列没有可试的选项了。";
    /// Releasing an item.
    release_rest: "It is uncovered.", "恢复该项。";
    /// The end.
    done_none_head: "There is no solution for {n} × {n}.", "{n} × {n} 的棋盘无解。";
    /// The end.
    done_none_start: "There is no solution from this start.", "从这个初始局面出发没有解。";
    /// The end.
    done_none_rest: "Every try failed: {tests}, {placements}.", "所有尝试都失败了：{tests}，{placements}。";
    /// The end, nothing having been tried.
    done_none_untried: "No queen could be placed.", "一个皇后也放不下。";
    /// The end, one having been looked for.
    done_found_head: "A solution has been found.", "已找到一个解。";
    /// The end.
    done_head: ["There is no solution.", "There is one solution.", "Both solutions have been found.", "All {n} solutions have been found."], ["无解。", "只有一个解。", "两个解都已找到。", "全部 {n} 个解都已找到。"];
    /// The end, from a start.
    done_head_start: ["There is no solution from this start.", "There is one solution from this start.", "Both solutions from this start have been found.", "All {n} solutions from this start have been found."], ["从这个初始局面出发没有解。", "从这个初始局面出发只有一个解。", "从这个初始局面出发的两个解都已找到。", "从这个初始局面出发的全部 {n} 个解都已找到。"];
    /// The end, each board having been found in every order.
    done_orders_head: ["No order has been found.", "One order has been found.", "Both orders of {boards} have been found.", "All {n} orders of {boards} have been found."], ["没有找到任何次序。", "找到一种次序。", "{boards}的 {n} 种次序都已找到。", "{boards}的全部 {n} 种次序都已找到。"];
    /// The end.
    done_rest: "The whole search took {steps}: {tests}, {placements}.", "整个搜索共 {steps}：{tests}，{placements}。";
    /// The end.
    done_unsolved_head: "Given up: no solution has been found.", "放弃：没有找到解。";
    /// The end.
    done_unsolved_blocked: "A row has no open square.", "有一行没有可放的格子。";
    /// The end.
    done_unsolved_rest: "It stops after {moves} moves; that proves nothing.", "移动 {moves} 次后停止，这不能证明无解。";
    /// Said while playing.
    milestone: ["{n} solution found.", "{n} solutions found."], ["已找到 {n} 个解。", "已找到 {n} 个解。"];
    /// Log.
    log_attacked: "Row {row}, column {column} is attacked from row {by_row}, column {by_column}.", "第 {row} 行第 {column} 列受到第 {by_row} 行第 {by_column} 列的攻击。";
    /// Log.
    log_looked: "Row {row}, column {column} is looked at.", "查看第 {row} 行第 {column} 列。";
    /// Log.
    log_solution: "A solution.", "得到一个解。";
    /// Log, and a row that is left because another one has no column.
    log_return: "Row {row} is left.", "离开第 {row} 行。";
    /// Log.
    log_done: "Everything has been tried.", "全部试完。";
    /// Log, where the end proves nothing of itself.
    log_over: "The search is over.", "搜索结束。";
}
