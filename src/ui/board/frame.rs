//! The board.
//!
//! ```text
//! .board                 a container whose size decides the side
//!   .frame               axes and board
//!     .axis.top  .axis.side  .corner
//!     .squares           a square, the side in both directions
//!       svg[data-board]  the picture, one board unit a square
//!       [role=grid]      transparent: names, focus, pointer
//!       .over            what is said of a square, beside it
//! ```

use std::rc::Rc;

use yew::prelude::*;

use super::act::Act;
use super::grid::Grid;
use super::picture::{Carried, Picture};
use crate::app::show::Scene;
use crate::app::show::texts::names::Texts;
use crate::i18n::Lang;
use crate::ui::kit::memo;

/// Props of [`Board`].
#[derive(Clone, PartialEq, Properties)]
pub struct BoardProps {
    pub scene: Rc<Scene>,
    pub names: Rc<Vec<Vec<String>>>,
    /// Where acts go, if anything can be done on the board.
    #[prop_or_default]
    pub act: Option<Callback<Act>>,
    /// Whether queens stay where they are: squares can only be asked about.
    #[prop_or_default]
    pub fixed: bool,
    /// What lies over the board.
    #[prop_or_default]
    pub over: Html,
    pub lang: Lang,
}

/// The board with its axes.
#[component]
pub fn Board(props: &BoardProps) -> Html {
    let carried = use_state_eq(|| None::<Carried>);
    let on_carry = {
        let carried = carried.clone();
        Callback::from(move |at| carried.set(at))
    };
    let t = Texts::of(props.lang);
    let n = props.scene.n;
    html! {
        <div class="board" id="board">
            <div class="frame">
                {corner(t)}
                {axis(n, "top")}
                {axis(n, "side")}
                <div class="squares">
                    {memo(Picture { scene: props.scene.clone(), carried: *carried, defines: true })}
                    <Grid {n} names={props.names.clone()} held={held(props)} act={props.act.clone()} fixed={props.fixed}
                        lang={props.lang} {on_carry} />
                    {props.over.clone()}
                </div>
            </div>
        </div>
    }
}

fn corner(t: &Texts) -> Html {
    html! { <div class="corner" aria-hidden="true"><span>{t.column}</span><span>{t.row}</span></div> }
}

/// The queens that a finger can drag, as a bit set a row: there the page must not scroll.
fn held(props: &BoardProps) -> Rc<Vec<u32>> {
    let mut rows = vec![0; usize::from(props.scene.n)];
    if props.act.is_some() && !props.fixed {
        for queen in &props.scene.queens {
            rows[usize::from(queen.row)] |= 1 << queen.column;
        }
    }
    Rc::new(rows)
}

/// The numbers 1 to n along a side.
fn axis(n: u8, side: &'static str) -> Html {
    let thinned = match n {
        0..=12 => "",
        13..=20 => "many",
        _ => "crowd",
    };
    let lines = (1..=n).map(|line| html! { <span key={line}>{line}</span> });
    html! { <div class={classes!("axis", side, thinned)} aria-hidden="true">{for lines}</div> }
}
