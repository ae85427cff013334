//! Single steps and their captions, written by hand.

use queens_lab::app::show::Seen;
use queens_lab::i18n::Lang;
use queens_solver::{Kind, Run, SearchId, Timeline};

use super::{caption, manner, problem};
use crate::common::{open, watched};

/// What stands under the board at an address, in English and in Chinese.
pub fn check(address: &str, english: &str, chinese: &str) {
    for (lang, text) in [("en", english), ("zh", chinese)] {
        let model = open("", &format!("#{address}&lang={lang}"));
        assert_eq!(caption(&watched(&model)).text(), text, "{address}");
    }
}

#[test]
fn numbers_of_things() {
    check(
        "n=4&step=125",
        "Both solutions have been found. The whole search took 125 steps: 60 tests, 16 placements.",
        "两个解都已找到。整个搜索共 125 步：60 次试探，16 次放置。",
    );
    check(
        "n=4&step=16",
        "Row 2, column 4 is free. The queen above does not attack it.",
        "第 2 行第 4 列不受攻击。上面的 1 个皇后攻击不到它。",
    );
    check(
        "n=4&step=20",
        "Row 3, column 2 is free. Neither of the queens above attacks it.",
        "第 3 行第 2 列不受攻击。上面的 2 个皇后都攻击不到它。",
    );
    check(
        "n=4&step=49",
        "Row 4, column 3 is free. None of the 3 queens above attacks it.",
        "第 4 行第 3 列不受攻击。上面的 3 个皇后都攻击不到它。",
    );
    check(
        "search=cell-by-cell&n=4&step=15",
        "Row 3, column 2 is free. The queen on the board does not attack it.",
        "第 3 行第 2 列不受攻击。棋盘上的 1 个皇后攻击不到它。",
    );
    check(
        "search=construction&n=8&step=14",
        "A solution has been found. The whole search took 14 steps: no tests, 8 placements.",
        "已找到一个解。整个搜索共 14 步：没有试探，8 次放置。",
    );
}

#[test]
fn calls() {
    check(
        "search=iterative&n=4&step=4",
        "The search enters row 2. k becomes 2: column by column is tried from the left.",
        "搜索进入第 2 行。k 变为 2：从左到右逐列试探。",
    );
    check(
        "search=recursive-grid&n=5&step=4",
        "The search enters row 2. place(2) is called: for each square it looks for a 1 on the three lines above.",
        "搜索进入第 2 行。调用 place(2)：逐格查看上方三条线上有没有 1。",
    );
    check(
        "search=bitmask&n=4&step=7",
        "The search enters row 3. place(3, C, L, R) is called: C, L and R leave no column.",
        "搜索进入第 3 行。调用 place(3, C, L, R)：C、L、R 之外没有列了。",
    );
    check(
        "search=bitmask&n=4&step=4",
        "The search enters row 2. place(2, C, L, R) is called: C, L and R leave 2 columns.",
        "搜索进入第 2 行。调用 place(2, C, L, R)：C、L、R 之外有 2 列。",
    );
    check(
        "search=half-board&n=5&step=1",
        "The search enters row 1. Row 1 is tried up to column 3: the rest is its mirror image.",
        "搜索进入第 1 行。第 1 行只试探到第 3 列：其余的是镜像。",
    );
    check(
        "search=permutations&n=4&step=5",
        "The search enters row 3. permute(3) is called: x[3] to x[4] take turns on row 3.",
        "搜索进入第 3 行。调用 permute(3)：x[3] 到 x[4] 轮流放在第 3 行。",
    );
    check(
        "search=permutations&n=4&step=7",
        "The search enters row 4. permute(4) is called: only x[4] is left.",
        "搜索进入第 4 行。调用 permute(4)：只剩 x[4]。",
    );
    check(
        "search=combinations&n=4&step=3",
        "Queen 2 is to be placed. \
         She takes one empty square after another behind row 1, column 1, attacked or not.",
        "要放置第 2 个皇后。依次放在第 1 行第 1 列之后的各个空格，不管是否受攻击。",
    );
    check(
        "search=combinations&n=4&step=1",
        "Queen 1 is to be placed. She takes one empty square after another, attacked or not.",
        "要放置第 1 个皇后。依次放在各个空格，不管是否受攻击。",
    );
    check(
        "search=dancing-links&n=4&step=9",
        "Row 3 is chosen: no row or column has fewer options. It has no option. Covering it unlinks 1 node.",
        "选择第 3 行：没有选项更少的行或列。它没有选项。覆盖它时断开 1 个结点。",
    );
    check(
        "search=dancing-links&n=4&step=2",
        "Row 1, column 1 is free. Its option is still linked: no queen attacks it.",
        "第 1 行第 1 列不受攻击。它的选项仍在链中：没有皇后攻击它。",
    );
}

/// A row without a free square is a dead end; one whose tries have all failed is not.
#[test]
fn dead_ends() {
    check(
        "n=4&step=13",
        "Row 3, column 4 is attacked. The queen on row 2, column 3 stands 1 row and 1 column away: same diagonal. \
         That was the last square: row 3 is a dead end.",
        "第 3 行第 4 列受到攻击。第 2 行第 3 列的皇后与它相隔 1 行 1 列：同一对角线。这是最后一个格子：第 3 行是死路。",
    );
    check(
        "search=bitmask&n=4&step=8",
        "Row 3 is a dead end. All 4 of its squares are attacked. Back to row 2: its queen is taken off.",
        "第 3 行是死路。这一行的 4 个格子都受到攻击。回到第 2 行：撤销该行的皇后。",
    );
    check(
        "n=2&step=7",
        "Row 2 is a dead end. Both of its squares are attacked. Back to row 1: its queen is taken off.",
        "第 2 行是死路。这一行的 2 个格子都受到攻击。回到第 1 行：撤销该行的皇后。",
    );
    check(
        "n=4&step=31",
        "Row 3 has no column left to try. Back to row 2: its queen is taken off.",
        "第 3 行没有可试的列了。回到第 2 行：撤销该行的皇后。",
    );
    check(
        "search=permutations&n=4&step=11",
        "Row 4 has no column left to try. Back to row 3.",
        "第 4 行没有可试的列了。回到第 3 行。",
    );
    check(
        "search=forward-checking&n=4&step=21",
        "Row 3 loses column 4. The queen on row 2, column 3 stands 1 row and 1 column away: same diagonal. \
         D[3] is empty: row 3 is a dead end.",
        "从 D[3] 中删去第 4 列。第 2 行第 3 列的皇后与它相隔 1 行 1 列：同一对角线。D[3] 已空：第 3 行是死路。",
    );
    check(
        "search=dancing-links&n=4&step=10",
        "Row 3 is a dead end: it has no option. It is uncovered. Back to the queen placed last: she is taken off.",
        "第 3 行是死路：没有选项。恢复该项。回到最后放置的皇后：撤销该皇后。",
    );
    // Row 2 is blocked altogether: it, and not row 1, has no column.
    check(
        "search=forward-checking&n=3&blocked=2.1,2.2,2.3&step=2",
        "D[2] is empty: row 2 is a dead end. Row 1 is left. Nothing is left to be taken back: the search is over.",
        "D[2] 已空：第 2 行是死路。离开第 1 行。没有可以撤销的了：搜索结束。",
    );
    check(
        "n=3&blocked=2.3&step=7",
        "Row 2 is a dead end. Each of its squares is attacked or blocked. \
         Back to the queen placed last: she is taken off.",
        "第 2 行是死路。这一行的每个格子都受到攻击或被封锁。回到最后放置的皇后：撤销该皇后。",
    );
}

#[test]
fn queens_taken_off() {
    check(
        "search=dancing-links&n=4&step=47",
        "The queen on row 4, column 3 is taken off. The solution is noted.",
        "撤销第 4 行第 3 列的皇后。这个解已记下。",
    );
    // The next column, where there is one.
    check(
        "n=4&step=15",
        "The queen on row 2, column 3 is taken off. Backtrack: row 3 has no column left to try. Row 2, column 4 comes next.",
        "撤销第 2 行第 3 列的皇后。回溯：第 3 行没有可试的列了。接着是第 2 行第 4 列。",
    );
    check(
        "n=4&step=32",
        "The queen on row 2, column 4 is taken off. Backtrack: row 3 has no column left to try.",
        "撤销第 2 行第 4 列的皇后。回溯：第 3 行没有可试的列了。",
    );
    check(
        "search=row-tuples&n=4&step=10",
        "The queen on row 4, column 1 is taken off. This board has been tested.",
        "撤销第 4 行第 1 列的皇后。这个棋盘已检查过。",
    );
    check(
        "search=forward-checking&n=4&step=27",
        "The queen on row 2, column 3 is taken off. With her there, row 3 had no column left.",
        "撤销第 2 行第 3 列的皇后。该皇后放在这里时，第 3 行没有可放的列。",
    );
    check(
        "search=forward-checking&n=4&step=26",
        "D[4] gets 1 column back. The queen who took it out is about to leave.",
        "把 1 列放回 D[4]。删去该列的皇后即将被撤销。",
    );
    // Square 1.1 was attacked, square 1.3 was not.
    check(
        "search=cell-by-cell&n=4&step=36",
        "Row 1, column 1: tried without a queen, as it is attacked. Back to the square visited before it.",
        "第 1 行第 1 列：受到攻击，只试过不放皇后。回到上一个访问的格子。",
    );
    check(
        "search=cell-by-cell&n=4&step=45",
        "Row 1, column 3: tried with a queen and without. Back to the square visited before it.",
        "第 1 行第 3 列：放与不放皇后都已试过。回到上一个访问的格子。",
    );
}

#[test]
fn repair_and_formula() {
    check(
        "search=min-conflicts&n=5&step=6",
        "The queen on row 4 is chosen at random. She is attacked: her attackers are counted on each column open to her.",
        "随机选取第 4 行的皇后。该皇后受到攻击：逐列计算冲突数。",
    );
    check(
        "search=min-conflicts&n=5&step=7",
        "Row 4, column 1 is attacked by no other queen.",
        "第 4 行第 1 列的冲突数为 0。",
    );
    check(
        "search=min-conflicts&n=5&step=11",
        "Row 4, column 5 is attacked by 1 other queen.",
        "第 4 行第 5 列的冲突数为 1。",
    );
    check(
        "search=construction&n=8&step=3",
        "Columns 1 and 3 change places in O. 8 divided by 6 leaves 2.",
        "表 O 中的第 1 列与第 3 列交换位置。8 除以 6 余 2。",
    );
    check(
        "search=construction&n=9&step=3",
        "Column 2 goes to the end of E. 9 divided by 6 leaves 3.",
        "第 2 列移到表 E 的末尾。9 除以 6 余 3。",
    );
    check(
        "search=construction&n=8&step=9",
        "A queen is placed on row 5, column 3. It is the next column of O.",
        "在第 5 行第 3 列放置皇后。这是表 O 的下一列。",
    );
}

/// In every order the same two boards come again, 24 times each.
#[test]
fn a_board_found_in_another_order() {
    let problem = problem(4, &[], &[]);
    let mut timeline = Timeline::new(Run::new(SearchId::OrderedPlacements, &problem));
    let mut told = Vec::new();
    while let Some(event) = timeline.advance() {
        if event.kind() == Kind::Solution {
            told.push(caption(&Seen::new(&problem, &timeline, manner(Lang::En))).text());
        }
    }
    let again = told.iter().filter(|text| text.contains("The same board as before")).count();
    assert_eq!((told.len(), again), (48, 46));
    assert_eq!(
        told[0],
        "Solution 1: 2 4 1 3. All 4 queens stand and none attacks another. The search goes on for more."
    );
}
