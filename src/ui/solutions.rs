//! The numbered solutions. A run may have a thousand of them, so their lines are written once and drawn again only when
//! one more is found.

use std::rc::Rc;

use queens_solver::SearchId;
use yew::prelude::*;

use crate::app::watch::Watch;
use crate::i18n::{Lang, fill, number};

/// The lines of all solutions seen in a run.
#[derive(Default)]
pub struct Lines {
    of: Option<(SearchId, u8, u64)>, // search, size and seed
    lines: Rc<Vec<AttrValue>>,
}

impl Lines {
    /// Takes over what was found since it was last asked.
    pub fn follow(&mut self, watch: &Watch) {
        let of = Some((watch.search, watch.n(), watch.seed()));
        let known = watch.timeline.boards();
        if self.of != of || known.len() < self.lines.len() {
            (self.of, self.lines) = (of, Rc::default());
        }
        if known.len() > self.lines.len() {
            let new: Vec<AttrValue> = known.skip(self.lines.len()).map(|(_, columns)| line(columns)).collect();
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

/// Props of [`Solutions`].
#[derive(Clone, PartialEq, Properties)]
pub struct SolutionsProps {
    pub lines: Rc<Vec<AttrValue>>,
    /// How many lie before the step shown.
    pub shown: usize,
    /// How many there are up to it, written out or not.
    pub found: u64,
    pub finished: bool,
    pub lang: Lang,
}

/// The solutions found up to the step shown.
#[component]
pub fn Solutions(props: &SolutionsProps) -> Html {
    let t = props.lang.texts();
    if props.shown == 0 {
        return html! { <p>{if props.finished { t.solutions_end_none } else { t.solutions_none }}</p> };
    }
    let line = |(index, line): (usize, &AttrValue)| html! { <li key={index}>{line}</li> };
    html! {
        <>
            <p class="note">
                if props.found > props.shown as u64 {
                    {fill(t.solutions_first, &[("solutions", &number(props.found))])}{" "}
                }
                {t.solutions_help}
            </p>
            <ol class="list numbers">{for props.lines.iter().take(props.shown).enumerate().map(line)}</ol>
        </>
    }
}
