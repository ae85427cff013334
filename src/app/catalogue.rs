//! The searches as they are offered: names and groups.

use queens_solver::SearchId;

use crate::i18n::Texts;

/// The searches that are offered at first; the rest is there once asked for.
pub const SHORT_LIST: [SearchId; 4] =
    [SearchId::Recursive, SearchId::Iterative, SearchId::Permutations, SearchId::Bitmask];

/// Searches that belong together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    /// The forms of backtracking that textbooks teach.
    Sources,
    /// Those that test full boards only.
    Plain,
    /// What came after.
    Modern,
}

impl Group {
    /// All groups, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::Sources, Self::Plain, Self::Modern];

    /// The group of a search.
    pub const fn of(search: SearchId) -> Self {
        use SearchId::{
            CellByCell, Combinations, Iterative, MarkedLines, OrderedPlacements, Permutations, Recursive,
            RecursiveGrid, RowTuples,
        };
        match search {
            Recursive | Iterative | RecursiveGrid | MarkedLines | CellByCell => Self::Sources,
            Permutations | RowTuples | Combinations | OrderedPlacements => Self::Plain,
            _ => Self::Modern,
        }
    }

    /// Its name.
    pub const fn name(self, t: &'static Texts) -> &'static str {
        match self {
            Self::Sources => t.searches_sources,
            Self::Plain => t.searches_plain,
            Self::Modern => t.searches_modern,
        }
    }
}

/// The name of a search.
pub const fn name(search: SearchId, t: &'static Texts) -> &'static str {
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
