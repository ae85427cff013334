//! A caption: what stands under the board.

use crate::i18n::sentences;

/// What stands under the board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Caption {
    /// The first sentence: what happened.
    pub head: String,
    /// Why, and what follows.
    pub rest: String,
    /// How it is coloured.
    pub tone: Tone,
    /// The test as formulas, one an attacker; empty where nothing was tested.
    pub formulas: Vec<String>,
}

/// What a caption's colour says; its words say it too.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tone {
    /// Neither good nor bad.
    #[default]
    Plain,
    /// An attack or a dead end.
    Bad,
    /// A free square or a solution.
    Good,
}

impl Caption {
    /// A caption without formulas.
    pub fn new(tone: Tone, head: impl Into<String>, rest: impl Into<String>) -> Self {
        Self { head: head.into(), rest: rest.into(), tone, formulas: Vec::new() }
    }

    /// The whole caption as one line.
    pub fn text(&self) -> String {
        sentences(&[&self.head, &self.rest])
    }
}
