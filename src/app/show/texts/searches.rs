//! The names of the searches, and why some keep no start.

use crate::i18n::texts;

texts! {
    /// A group of searches.
    searches_sources: "Backtracking", "回溯";
    /// A group of searches.
    searches_plain: "Without pruning", "不剪枝";
    /// A group of searches.
    searches_modern: "Modern", "现代方法";
    /// Name of a search.
    search_recursive: "Recursive", "递归";
    /// Name of a search.
    search_iterative: "Non-recursive", "非递归";
    /// Name of a search.
    search_recursive_grid: "Recursive, 2-D array", "递归（二维数组）";
    /// Name of a search.
    search_marked_lines: "Marked lines", "标记攻击线";
    /// Name of a search.
    search_bitmask: "Bitmask", "位掩码";
    /// Name of a search.
    search_half_board: "Half board", "半边棋盘";
    /// Name of a search.
    search_permutations: "Permutations", "全排列";
    /// Name of a search.
    search_row_tuples: "One queen a row", "每行一个皇后";
    /// Name of a search.
    search_combinations: "Any squares", "任取格子";
    /// Name of a search.
    search_ordered_placements: "Every order", "每种次序";
    /// Name of a search.
    search_cell_by_cell: "Square by square", "逐格";
    /// Name of a search.
    search_forward_checking: "Forward checking", "前向检查";
    /// Name of a search.
    search_mrv: "Fail first (MRV)", "最少剩余值（MRV）";
    /// Name of a search.
    search_min_conflicts: "Min-conflicts", "最小冲突法";
    /// Name of a search.
    search_construction: "Construction", "直接构造";
    /// Name of a search.
    search_dancing_links: "Dancing links", "舞蹈链";
    /// Why a search keeps no start.
    refuses_half_board: "The mirror image of a start is another start.", "初始局面的镜像是另一个局面。";
    /// Why a search keeps no start.
    refuses_construction: "It is a formula for the empty board.", "它是空棋盘的公式。";
}
