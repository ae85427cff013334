//! The searches as they are offered: names and groups.

use queens_solver::{Family, Refusal, SearchId};

use super::texts::searches::Texts;
use crate::i18n::Lang;

/// The searches that are offered at first; the rest is there once asked for.
pub const SHORT_LIST: [SearchId; 4] =
    [SearchId::Recursive, SearchId::Iterative, SearchId::Permutations, SearchId::Bitmask];

/// The groups in the order in which they are offered.
pub const FAMILIES: [Family; 3] = [Family::Backtracking, Family::FullBoards, Family::Modern];

/// The name of a group.
pub const fn family(family: Family, lang: Lang) -> &'static str {
    let t = Texts::of(lang);
    match family {
        Family::Backtracking => t.searches_sources,
        Family::FullBoards => t.searches_plain,
        Family::Modern => t.searches_modern,
    }
}

/// Why a search does not begin from given queens or blocked squares.
pub const fn reason(refusal: Refusal, lang: Lang) -> &'static str {
    let t = Texts::of(lang);
    match refusal {
        Refusal::HalfBoard => t.refuses_half_board,
        Refusal::Construction => t.refuses_construction,
    }
}

/// The name of a search.
pub const fn name(search: SearchId, lang: Lang) -> &'static str {
    let t = Texts::of(lang);
    match search {
        SearchId::Recursive => t.search_recursive,
        SearchId::Iterative => t.search_iterative,
        SearchId::RecursiveGrid => t.search_recursive_grid,
        SearchId::MarkedLines => t.search_marked_lines,
        SearchId::Bitmask => t.search_bitmask,
        SearchId::HalfBoard => t.search_half_board,
        SearchId::Permutations => t.search_permutations,
        SearchId::RowTuples => t.search_row_tuples,
        SearchId::Combinations => t.search_combinations,
        SearchId::OrderedPlacements => t.search_ordered_placements,
        SearchId::CellByCell => t.search_cell_by_cell,
        SearchId::ForwardChecking => t.search_forward_checking,
        SearchId::Mrv => t.search_mrv,
        SearchId::MinConflicts => t.search_min_conflicts,
        SearchId::Construction => t.search_construction,
        SearchId::DancingLinks => t.search_dancing_links,
    }
}
