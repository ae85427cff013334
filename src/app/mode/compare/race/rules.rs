//! What a tick is to every search, and where a search is home.

/// What a tick of the clock is to every search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Clock {
    /// A step.
    Steps,
    /// A test, with all steps up to it.
    Tests,
    /// None: each goes as fast as it can, for the same time.
    Free,
}

impl Clock {
    /// The clocks with their names in addresses.
    pub const ALL: [(Self, &'static str); 3] = [(Self::Steps, "steps"), (Self::Tests, "tests"), (Self::Free, "free")];
}

/// Where a search is home.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// At its first solution, or at its end where it finds none.
    First,
    /// At its end.
    All,
}

impl Goal {
    /// The goals with their names in addresses.
    pub const ALL: [(Self, &'static str); 2] = [(Self::First, "first"), (Self::All, "all")];
}
