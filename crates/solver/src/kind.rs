//! The names of events: their kinds, and what the lines of a listing stand for.

use crate::{Event, Item, Way};

/// Defines an enumeration of names.
macro_rules! names {
    ($(#[$doc:meta])* $enum:ident { $($(#[$variant:meta])* $name:ident = $text:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $enum { $($(#[$variant])* $name,)* }

        impl $enum {
            /// All of them.
            pub const ALL: &[Self] = &[$(Self::$name,)*];

            /// The name in traces, scripts and the line markers of listings.
            pub const fn name(self) -> &'static str {
                match self { $(Self::$name => $text,)* }
            }
        }
    };
}

names! {
    /// The kind of an event, as named in traces, listings and `state()`.
    #[allow(missing_docs)] // what each is, `Event` says
    Kind {
        Call = "call",
        Test = "test",
        Place = "place",
        Solution = "solution",
        Remove = "remove",
        Return = "return",
        Prune = "prune",
        Restore = "restore",
        Move = "move",
        Swap = "swap",
        Done = "done",
    }
}

names! {
    /// What a line of a listing stands for: the kind of an event, where one kind has several lines told apart.
    #[allow(missing_docs)] // but for the few with a line of their own, each is the kind of the same name
    Tag {
        /// The first row, queen, square or item is entered, or the first list written.
        Enter = "enter",
        Call = "call",
        /// The next square is entered without a queen on this one.
        Without = "without",
        Test = "test",
        Place = "place",
        Solution = "solution",
        /// The mirror image of a solution.
        Mirror = "mirror",
        Remove = "remove",
        Return = "return",
        Prune = "prune",
        Restore = "restore",
        Move = "move",
        Swap = "swap",
        /// What was swapped is swapped back.
        SwapBack = "swap-back",
        Done = "done",
    }
}

/// A set of kinds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Kinds(u16); // a bit a kind

impl Kinds {
    pub(crate) const fn of(kinds: &[Kind]) -> Self {
        let (mut set, mut index) = (0, 0);
        while index < kinds.len() {
            set |= 1 << kinds[index] as u16;
            index += 1;
        }
        Self(set)
    }

    /// Those of both sets.
    pub(crate) const fn or(self, others: Self) -> Self {
        Self(self.0 | others.0)
    }

    #[inline]
    pub(crate) const fn has(self, kind: Kind) -> bool {
        self.0 >> kind as u16 & 1 != 0
    }
}

impl Event {
    /// The kind of this event.
    #[inline]
    pub const fn kind(self) -> Kind {
        match self {
            Self::Call { .. }
            | Self::CallQueen { .. }
            | Self::CallSquare { .. }
            | Self::Choose { .. }
            | Self::Repair { .. }
            | Self::List { .. } => Kind::Call,
            Self::Test { .. } | Self::Check { .. } => Kind::Test,
            Self::Place { .. } => Kind::Place,
            Self::Solution { .. } | Self::Mirror { .. } => Kind::Solution,
            Self::Remove { .. } | Self::Lift { .. } => Kind::Remove,
            Self::Return { .. } | Self::ReturnQueen { .. } | Self::ReturnSquare { .. } | Self::Release { .. } => {
                Kind::Return
            }
            Self::Prune { .. } | Self::Cover { .. } => Kind::Prune,
            Self::Restore { .. } | Self::Uncover { .. } => Kind::Restore,
            Self::Move { .. } | Self::ToEnd { .. } => Kind::Move,
            Self::Swap { .. } | Self::SwapBack { .. } | Self::Exchange { .. } => Kind::Swap,
            Self::Done => Kind::Done,
        }
    }

    /// The tag of the listing line that this event carries out in a run without a start; of any run
    /// [`Run::tag`](crate::Run::tag) tells.
    pub const fn tag(self) -> Tag {
        match self.kind() {
            Kind::Call if self.is_first() => Tag::Enter,
            Kind::Call if matches!(self, Self::CallSquare { way: Way::Without, .. }) => Tag::Without,
            Kind::Call => Tag::Call,
            Kind::Test => Tag::Test,
            Kind::Place => Tag::Place,
            Kind::Solution if matches!(self, Self::Mirror { .. }) => Tag::Mirror,
            Kind::Solution => Tag::Solution,
            Kind::Remove => Tag::Remove,
            Kind::Return => Tag::Return,
            Kind::Prune => Tag::Prune,
            Kind::Restore => Tag::Restore,
            Kind::Move => Tag::Move,
            Kind::Swap if matches!(self, Self::SwapBack { .. }) => Tag::SwapBack,
            Kind::Swap => Tag::Swap,
            Kind::Done => Tag::Done,
        }
    }

    /// Whether the first row, queen, square or item is entered, or the first list written.
    const fn is_first(self) -> bool {
        matches!(
            self,
            Self::Call { row: 0 }
            | Self::CallQueen { queen: 0 }
            | Self::CallSquare { way: Way::Start, .. }
            | Self::Choose { item: Item::Row(0), .. } // the first item of all: none has more options
            | Self::List { odd: false }
        )
    }
}
