//! The grid over the picture: names for screen readers, one tab stop, and the pointer.

use std::rc::Rc;

use queens_solver::Square;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use super::picture::Carried;
use super::pointer::Pointer;
use crate::app::{Msg, keyboard};
use crate::i18n::{Lang, fill};
use crate::platform::focus;
use crate::ui::{Send, keys};

/// Props of [`Grid`].
#[derive(Clone, PartialEq, Properties)]
pub struct GridProps {
    pub n: u8,
    pub names: Rc<Vec<Vec<String>>>,
    pub held: Rc<Vec<u32>>,
    pub place: bool,
    pub lang: Lang,
    pub send: Send,
    pub on_carry: Callback<Option<Carried>>,
}

/// Names, focus and pointer. One listener a kind of event, whatever the size.
#[component]
pub fn Grid(props: &GridProps) -> Html {
    let node = use_node_ref();
    let at = use_state_eq(|| (0u8, 0u8));
    let grip = use_mut_ref(|| None);
    let n = props.n;
    let current = (at.0.min(n - 1), at.1.min(n - 1));
    let onkeydown = {
        let (at, send, place) = (at.clone(), props.send.clone(), props.place);
        Callback::from(move |event: KeyboardEvent| {
            let press = keys::press(&event);
            if let Some(to) = keyboard::moved(&press, current, n) {
                event.prevent_default();
                at.set(to);
                focus::to(&id(to.0, to.1));
            } else if place && !press.ctrl && !press.alt && matches!(press.key.as_str(), " " | "Enter") {
                event.prevent_default();
                send.emit(Msg::Toggle(Square::new(current.0, current.1)));
            }
        })
    };
    let onfocusin = {
        let (at, send, place) = (at.clone(), props.send.clone(), props.place);
        Callback::from(move |event: FocusEvent| {
            let square =
                event.target().and_then(|target| target.dyn_into::<Element>().ok()).and_then(|cell| square_of(&cell));
            if let Some(square) = square {
                at.set((square.row, square.column));
                if place {
                    send.emit(Msg::Point(Some(square)));
                }
            }
        })
    };
    let label = fill(props.lang.texts().board, &[("n", &n)]);
    let pointer = Pointer { props: props.clone(), node: node.clone(), grip };
    let row = |row: u8| {
        let names = props.names.get(usize::from(row)).cloned().unwrap_or_default();
        let held = props.held.get(usize::from(row)).copied().unwrap_or(0);
        html! { <Row key={row} {row} {n} names={Rc::new(names)} {held} current={(current.0 == row).then_some(current.1)} /> }
    };
    html! {
        <div class="grid" role="grid" aria-label={label} aria-readonly={(!props.place).then_some("true")} ref={node}
            {onkeydown} {onfocusin} onmousedown={|event: MouseEvent| event.prevent_default()} onpointerdown={pointer.on(Pointer::down)} onpointermove={pointer.on(Pointer::moves)}
            onpointerup={pointer.on(Pointer::up)} onpointercancel={pointer.on(Pointer::cancel)} onpointerleave={pointer.on(Pointer::leave)}>
            {for (0..n).map(row)}
        </div>
    }
}

/// Gives the focus to the square that is the grid's tab stop.
pub fn take_focus() {
    let stop = web_sys::window().and_then(|window| window.document());
    let stop = stop.and_then(|page| page.query_selector("[role=gridcell][tabindex='0']").ok().flatten());
    if let Some(cell) = stop.and_then(|cell| cell.dyn_into::<HtmlElement>().ok()) {
        _ = cell.focus();
    }
}

fn id(row: u8, column: u8) -> String {
    format!("square-{}-{}", row + 1, column + 1)
}

fn square_of(cell: &Element) -> Option<Square> {
    let id = cell.id();
    let (row, column) = id.strip_prefix("square-")?.split_once('-')?;
    Some(Square::new(row.parse::<u8>().ok()?.checked_sub(1)?, column.parse::<u8>().ok()?.checked_sub(1)?))
}

/// Props of [`Row`].
#[derive(Clone, PartialEq, Properties)]
struct RowProps {
    row: u8,
    n: u8,
    names: Rc<Vec<String>>,
    held: u32,
    /// The column of the tab stop, if it is on this row.
    current: Option<u8>,
}

/// A row of squares, drawn again only when one of its names changes.
#[component]
fn Row(props: &RowProps) -> Html {
    let cell = |column: u8| {
        let name = props.names.get(usize::from(column)).cloned();
        let stop = if props.current == Some(column) { "0" } else { "-1" };
        let class = (props.held & (1 << column) != 0).then_some("held");
        html! { <div key={column} id={id(props.row, column)} role="gridcell" tabindex={stop} aria-label={name} {class}></div> }
    };
    html! { <div role="row">{for (0..props.n).map(cell)}</div> }
}
