//! The one enumeration of all searches.

use crate::analysis::Space;
use crate::hurry::{self, Halt};
use crate::kind::Kinds;
use crate::searches::{
    Bitmask, CellByCell, Combinations, Construction, DancingLinks, ForwardChecking, HalfBoard, Iterative, MarkedLines,
    MinConflicts, Mrv, OrderedPlacements, Permutations, Recursive, RecursiveGrid, RowTuples,
};
use crate::sums::Sums;
use crate::witness::{Added, Again, Keeper, Subtracted};
use crate::{Event, Facts, Problem, Refusal, Search, Tag, View};

/// Defines [`SearchId`] and [`AnySearch`] together: a search is named here once.
macro_rules! searches {
    ($($(#[$doc:meta])* $name:ident = $id:literal,)*) => {
        /// Which search: the ids of the public contract.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum SearchId { $($(#[$doc])* $name,)* }

        /// Any of the searches, in one type that can be stored, cloned and compared.
        #[derive(Clone, Debug, PartialEq, Eq)]
        #[allow(missing_docs)] // each is the search of the same name
        pub enum AnySearch { $($name($name),)* }

        impl SearchId {
            /// All searches, in the order in which they are offered.
            pub const ALL: &[Self] = &[$(Self::$name,)*];

            /// The id in addresses, traces and scripts.
            pub const fn name(self) -> &'static str {
                match self { $(Self::$name => $id,)* }
            }

            /// The search at step 0.
            pub fn start(self, problem: &Problem) -> AnySearch {
                match self { $(Self::$name => AnySearch::$name($name::new(problem)),)* }
            }

            /// What each line of the pseudo-code stands for, from line 1.
            pub const fn lines(self) -> &'static [Tag] {
                match self { $(Self::$name => $name::LINES,)* }
            }

            /// What is true of the search as such.
            pub const fn facts(self) -> &'static Facts {
                match self { $(Self::$name => &$name::FACTS,)* }
            }
        }

        impl AnySearch {
            /// Which search this is.
            pub const fn id(&self) -> SearchId {
                match self { $(Self::$name(_) => SearchId::$name,)* }
            }

            /// What is to be drawn with it, beside the board.
            pub fn view(&self) -> View<'_> {
                match self { $(Self::$name(search) => search.view(),)* }
            }
        }

        impl AnySearch {
            /// Takes steps to the step `to`, or to an event of one of these kinds: which search it is, is asked once.
            #[inline(never)]
            pub(crate) fn hurry_into(&mut self, sums: &mut Sums, to: u64, kinds: Kinds) -> Halt {
                match self {
                    Self::Recursive(search) if search.is_plain() => hurry::known(search, sums, to, kinds),
                    Self::Iterative(search) if search.is_plain() => hurry::known(search, sums, to, kinds),
                    $(Self::$name(search) => hurry::any(search, sums, to, kinds),)*
                }
            }
        }

        impl Search for AnySearch {
            #[inline(never)]
            fn advance(&mut self) -> Option<Event> {
                match self { $(Self::$name(search) => search.advance(),)* }
            }

            #[inline(never)]
            fn undo(&mut self, last: Event) {
                match self { $(Self::$name(search) => search.undo(last),)* }
            }

            fn row_at_work(&self) -> Option<u8> {
                match self { $(Self::$name(search) => search.row_at_work(),)* }
            }
        }
    };
}

searches! {
    /// Recursive backtracking on one array x\[row\] = column.
    Recursive = "recursive",
    /// The same without recursion: an index k that moves down and up.
    Iterative = "iterative",
    /// Recursive backtracking on a two-dimensional array of 0 and 1.
    RecursiveGrid = "recursive-grid",
    /// Row by row; each queen adds one to the marks on her lines.
    MarkedLines = "marked-lines",
    /// Recursion on three bit sets: columns and both diagonals.
    Bitmask = "bitmask",
    /// The same with the first row's left half only, mirrored.
    HalfBoard = "half-board",
    /// One queen a row and a column, by swapping; tests the diagonals of full boards.
    Permutations = "permutations",
    /// One queen a row, on any column; tests full boards.
    RowTuples = "row-tuples",
    /// n queens on any n squares, without order; tests full boards.
    Combinations = "combinations",
    /// n queens on any n squares, in every order; tests full boards.
    OrderedPlacements = "ordered-placements",
    /// Square by square, from the last to the first, with a queen and without.
    CellByCell = "cell-by-cell",
    /// Row by row; every later row keeps the set of its columns still free.
    ForwardChecking = "forward-checking",
    /// The same, the row with fewest free columns next.
    Mrv = "mrv",
    /// Local search: a start by lot, then queens moved to where fewest attack them.
    MinConflicts = "min-conflicts",
    /// The closed form, without a search.
    Construction = "construction",
    /// Exact cover by Knuth's Algorithm X.
    DancingLinks = "dancing-links",
}

impl AnySearch {
    /// Takes the next step, adds it up and has it kept. The textbook forms, which are asked for speed, have a path of their
    /// own: where a search is known, its events are known, and what it never does costs it nothing.
    #[allow(clippy::inline_always, clippy::wildcard_enum_match_arm)] // as the keeper is; all others go the one way
    #[inline(always)]
    pub(crate) fn advance_into(&mut self, sums: &mut Sums, keeper: impl Keeper) -> Option<Event> {
        match self {
            Self::Recursive(search) if search.is_plain() => search.step(Added { sums, keeper }),
            Self::Iterative(search) if search.is_plain() => search.step(Added { sums, keeper }),
            other => {
                let event = other.advance()?;
                sums.add_any(&event);
                keeper.keep(sums.counters.steps, event);
                Some(event)
            }
        }
    }

    /// Takes the step to `step` once more and has its event kept; again with a path for the textbook forms.
    #[allow(clippy::inline_always, clippy::wildcard_enum_match_arm)] // as the keeper is; all others go the one way
    #[inline(always)]
    pub(crate) fn replay(&mut self, step: u64, keeper: impl Keeper) {
        match self {
            Self::Recursive(search) if search.is_plain() => _ = search.step(Again { step, keeper }),
            Self::Iterative(search) if search.is_plain() => _ = search.step(Again { step, keeper }),
            other => {
                if let Some(event) = other.advance() {
                    keeper.keep(step, event);
                }
            }
        }
    }

    /// Takes `last`, the event that led here, back, and off the sums; again with a path for the textbook forms.
    #[allow(clippy::wildcard_enum_match_arm)] // all others go the one way
    #[inline]
    pub(crate) fn undo_from(&mut self, sums: &mut Sums, last: Event) {
        match self {
            Self::Recursive(search) => _ = search.step_back(last, Subtracted(sums)),
            Self::Iterative(search) => _ = search.step_back(last, Subtracted(sums)),
            other => {
                other.undo(last);
                sums.subtract(last);
            }
        }
    }
}

impl SearchId {
    /// The search with this id.
    ///
    /// ```
    /// use queens_solver::SearchId;
    /// assert_eq!(SearchId::from_name("iterative"), Some(SearchId::Iterative));
    /// assert_eq!(SearchId::from_name("Iterative"), None);
    /// ```
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|id| id.name() == name)
    }

    /// The boards that the search goes through; `None` where it goes through none: a local search goes from board to
    /// board, and a construction writes one down.
    ///
    /// ```
    /// use queens_solver::{SearchId, analysis::Space};
    /// assert_eq!(SearchId::Recursive.space(), Some(Space::RowTuples));
    /// assert_eq!(SearchId::Construction.space(), None);
    /// ```
    pub const fn space(self) -> Option<Space> {
        self.facts().space
    }

    /// Whether the search tests full boards only, and so every board of its [space](Self::space), once each.
    pub const fn tests_full_boards(self) -> bool {
        self.facts().tests_full_boards()
    }

    /// Whether the search counts updates: nodes unlinked.
    pub const fn counts_updates(self) -> bool {
        self.facts().updates
    }

    /// Whether the search begins from queens given and squares blocked.
    ///
    /// # Errors
    /// The [`Refusal`] says why it does not. Such a search ignores a start: ask first.
    ///
    /// ```
    /// use queens_solver::SearchId;
    /// let refuse: Vec<_> = SearchId::ALL.iter().filter(|id| id.keeps_start().is_err()).collect();
    /// assert_eq!(refuse, [&SearchId::HalfBoard, &SearchId::Construction]);
    /// ```
    pub const fn keeps_start(self) -> Result<(), Refusal> {
        self.facts().start
    }

    /// The line of the pseudo-code, from 1, that an event carries out in a run without a start; of any run
    /// [`Run::line`](crate::Run::line) tells.
    pub fn line(self, event: Event) -> Option<usize> {
        self.line_of(event.tag())
    }

    /// The line of the pseudo-code, from 1, that stands for a tag.
    pub(crate) fn line_of(self, tag: Tag) -> Option<usize> {
        self.lines().iter().position(|&line| line == tag).map(|index| index + 1)
    }
}
