//! The numbered solutions. A run may have a thousand of them, so their lines are written once, and stand in blocks: one is
//! drawn again only when one more of its own is found, and laid out by the browser only where it is in sight.

use std::rc::Rc;

use queens_solver::{Problem, SearchId};
use yew::prelude::*;

use crate::app::mode::watch::texts::Texts;
use crate::app::show::Seen;
use crate::i18n::{Lang, fill, number};
use crate::ui::kit::{Show, memo_keyed};

/// Lines of a block; the style sheet knows their number too.
const BLOCK: usize = 50;

/// The lines of all solutions seen in a run.
#[derive(Default)]
pub struct Lines {
    of: Option<(SearchId, Problem)>,
    lines: Rc<Vec<AttrValue>>,
}

impl Lines {
    /// Takes over what was found since it was last asked.
    pub fn follow(&mut self, seen: &Seen) {
        let of = Some((seen.search(), *seen.problem()));
        if self.of != of {
            (self.of, self.lines) = (of, Rc::default());
        }
        let known = seen.solutions();
        if known.len() > self.lines.len() {
            let new: Vec<AttrValue> = known.skip(self.lines.len()).map(line).collect();
            Rc::make_mut(&mut self.lines).extend(new);
        }
    }

    /// The lines, to be shared.
    pub fn share(&self) -> Rc<Vec<AttrValue>> {
        self.lines.clone()
    }
}

fn line(columns: &[u8]) -> AttrValue {
    columns.iter().map(|column| (column + 1).to_string()).collect::<Vec<_>>().join(" ").into()
}

/// The solutions found up to the step shown.
#[derive(Clone, PartialEq)]
pub struct Solutions {
    pub lines: Rc<Vec<AttrValue>>,
    /// How many lie before the step shown.
    pub shown: usize,
    /// How many there are up to it, written out or not.
    pub found: u64,
    /// What the end says, where it is shown.
    pub end: Option<String>,
    pub lang: Lang,
}

impl Show for Solutions {
    fn draw(&self) -> Html {
        let t = Texts::of(self.lang);
        if self.shown == 0 {
            return html! { <p>{self.end.as_deref().unwrap_or(t.solutions_none)}</p> };
        }
        let block = |first: usize| {
            memo_keyed(first, Block { lines: self.lines.clone(), first, end: self.shown.min(first + BLOCK) })
        };
        html! {
            <>
                <p class="note">
                    if self.found > self.shown as u64 {
                        {fill(t.solutions_first, &[("solutions", &number(self.found))])}{" "}
                    }
                    {t.solutions_help}
                </p>
                <div class="numbers">{for (0..self.shown).step_by(BLOCK).map(block)}</div>
            </>
        }
    }
}

/// Some of the lines, one after the other.
struct Block {
    lines: Rc<Vec<AttrValue>>,
    first: usize,
    end: usize,
}

impl Block {
    fn own(&self) -> &[AttrValue] {
        self.lines.get(self.first..self.end).unwrap_or_default()
    }
}

impl PartialEq for Block {
    fn eq(&self, other: &Self) -> bool {
        self.first == other.first && self.own() == other.own()
    }
}

impl Show for Block {
    fn draw(&self) -> Html {
        let line = |(index, line): (usize, &AttrValue)| html! { <li key={index}>{line}</li> };
        html! {
            <ol class="list" start={(self.first + 1).to_string()}>{for self.own().iter().enumerate().map(line)}</ol>
        }
    }
}
