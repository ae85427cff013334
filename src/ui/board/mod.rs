//! The board.
//!
//! ```text
//! .board                 a container whose size decides the side
//!   .frame               axes and board
//!     .axis.top  .axis.side  .corner
//!     .squares           a square, the side in both directions
//!       svg[data-board]  the picture, one board unit a square
//!       [role=grid]      transparent: names, focus, pointer
//! ```

mod grid;
mod picture;
mod pointer;

use std::rc::Rc;

use yew::prelude::*;

use self::grid::Grid;
use self::picture::Carried;
use super::Send;
use crate::app::scene::Scene;
use crate::i18n::{Lang, Texts};

pub use self::grid::take_focus;
pub use self::picture::Picture;

/// Props of [`Board`].
#[derive(Clone, PartialEq, Properties)]
pub struct BoardProps {
    pub scene: Rc<Scene>,
    pub names: Rc<Vec<Vec<String>>>,
    /// Whether queens are placed by hand.
    pub place: bool,
    pub lang: Lang,
    pub send: Send,
}

/// The board with its axes.
#[component]
pub fn Board(props: &BoardProps) -> Html {
    let carried = use_state_eq(|| None::<Carried>);
    let on_carry = {
        let carried = carried.clone();
        Callback::from(move |at| carried.set(at))
    };
    let t = props.lang.texts();
    let n = props.scene.n;
    html! {
        <div class="board" id="board">
            <div class="frame">
                {corner(t)}
                {axis(n, "top")}
                {axis(n, "side")}
                <div class="squares">
                    <Picture scene={props.scene.clone()} carried={*carried} defines=true />
                    <Grid {n} names={props.names.clone()} held={held(props)} place={props.place} lang={props.lang}
                        send={props.send.clone()} {on_carry} />
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
    if props.place {
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
