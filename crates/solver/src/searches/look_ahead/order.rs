//! Which row comes next.

use crate::Kind;
use crate::Tag;
use crate::analysis::Space;
use crate::facts;
use crate::facts::{Cursor, Facts, Family, Finds, Keeps, Node, Proof, Refuses, Test};

/// What tells these searches apart: which row comes next.
pub trait Order: Clone + Eq + Default {
    /// What each line of the pseudo-code stands for, from line 1.
    const LINES: &'static [Tag];

    /// What is true of it.
    const FACTS: Facts;

    /// Chooses among rows, each with its set, upper ones first; never among none.
    fn choose(rows: impl Iterator<Item = (u8, u32)>) -> Option<u8>;
}

/// The facts of the search that takes its rows downwards; the other says where its own differ.
pub(crate) const DOWNWARDS: Facts = Facts {
    family: Family::Modern,
    space: Some(Space::RowTuples),
    order: facts::Order::Rows,
    keeps: Keeps::Domains,
    test: Test::SquareAhead,
    node: Node::Placement,
    cursor: Cursor::RowAndColumn,
    stack: Some("place"),
    refuses: Refuses::AllLines,
    halves: false,
    proof: Proof::Exhaustion,
    finds: Finds::All,
    textbook: false,
    dead_end: Some(Kind::Prune),
    updates: false,
    start: Ok(()),
};
