//! The interface of a search, and the one enumeration of them all.

use crate::searches::{Iterative, Recursive};
use crate::{Event, Problem, Tag};

/// One search, advanced one observable step at a time.
pub trait Search: Clone + Eq {
    /// Takes the next step; `None` for ever after the end.
    fn advance(&mut self) -> Option<Event>;

    /// Takes `last`, the event that led here, back: the exact inverse of [`advance`](Self::advance). Any other event
    /// gives a state that the search never had.
    fn undo(&mut self, last: Event);
}

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
        }

        impl AnySearch {
            /// Which search this is.
            pub const fn id(&self) -> SearchId {
                match self { $(Self::$name(_) => SearchId::$name,)* }
            }
        }

        impl Search for AnySearch {
            #[inline]
            fn advance(&mut self) -> Option<Event> {
                match self { $(Self::$name(search) => search.advance(),)* }
            }

            #[inline]
            fn undo(&mut self, last: Event) {
                match self { $(Self::$name(search) => search.undo(last),)* }
            }
        }
    };
}

searches! {
    /// Recursive backtracking on one array x\[row\] = column.
    Recursive = "recursive",
    /// The same without recursion: an index k that moves down and up.
    Iterative = "iterative",
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

    /// The line of the pseudo-code, from 1, that an event carries out.
    pub fn line(self, event: Event) -> Option<usize> {
        let tag = event.tag();
        self.lines().iter().position(|&line| line == tag).map(|index| index + 1)
    }
}
