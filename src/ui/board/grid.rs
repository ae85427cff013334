//! The grid over the picture: names for screen readers, one tab stop, and the pointer.

use std::rc::Rc;

use gloo_events::EventListener;
use queens_solver::Square;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use super::act::Act;
use super::cell::{id, square_of};
use super::picture::Carried;
use super::pointer::{Hold, Pointer, stays};
use crate::app::binding::moved;
use crate::app::show::texts::names::Texts;
use crate::i18n::{Lang, fill};
use crate::platform::focus;
use crate::ui::kit::{Show, memo_keyed, press};

/// Props of [`Grid`].
#[derive(Clone, PartialEq, Properties)]
pub struct GridProps {
    pub n: u8,
    pub names: Rc<Vec<Vec<String>>>,
    pub held: Rc<Vec<u32>>,
    /// Where acts go, if anything can be done on the board.
    pub act: Option<Callback<Act>>,
    /// Whether queens stay where they are: squares can only be asked about.
    pub fixed: bool,
    pub lang: Lang,
    pub on_carry: Callback<Option<Carried>>,
}

/// Names, focus and pointer. One listener a kind of event, whatever the size.
#[component]
pub fn Grid(props: &GridProps) -> Html {
    let node = use_node_ref();
    let at = use_state_eq(|| (0u8, 0u8));
    let pointer = Pointer {
        n: props.n,
        held: props.held.clone(),
        act: props.act.clone(),
        on_carry: props.on_carry.clone(),
        node: node.clone(),
        hold: use_mut_ref(Hold::default),
    };
    use_ends_of_drags(&pointer);
    let (n, fixed) = (props.n, props.fixed);
    let current = (at.0.min(n - 1), at.1.min(n - 1));
    let onkeydown = {
        let (at, act) = (at.clone(), props.act.clone());
        Callback::from(move |event: KeyboardEvent| {
            let press = press(&event);
            if let Some(to) = moved(&press, current, n) {
                event.prevent_default();
                at.set(to);
                focus::to(&id(to.0, to.1));
            } else if let Some(act) = act.as_ref().filter(|_| !press.ctrl && !press.alt)
                && (press.key == "Enter" || (press.key == " " && !fixed))
            {
                event.prevent_default();
                if !press.repeat {
                    act.emit(Act::Toggle(Square::new(current.0, current.1)));
                }
            }
        })
    };
    let onfocusin = point_at(at.clone(), props.act.clone());
    let onfocusout = left(props.act.clone().filter(|_| fixed));
    let onclick = {
        let pointer = pointer.clone();
        Callback::from(move |event: MouseEvent| pointer.click(&event))
    };
    let row = |row: u8| {
        let names = props.names.get(usize::from(row)).cloned().unwrap_or_default();
        let held = props.held.get(usize::from(row)).copied().unwrap_or(0);
        memo_keyed(
            row,
            Row { at: row, n, names: Rc::new(names), held, current: (current.0 == row).then_some(current.1) },
        )
    };
    html! {
        <div class="grid" role="grid" aria-label={fill(Texts::of(props.lang).board, &[("n", &n)])} aria-readonly={(fixed || props.act.is_none()).then_some("true")} ref={node}
            {onkeydown} {onfocusin} {onfocusout} {onclick} onmousedown={|event: MouseEvent| event.prevent_default()} onpointerdown={pointer.on(Pointer::down)} onpointermove={pointer.on(Pointer::moves)}
            onpointerup={pointer.on(Pointer::up)} onpointercancel={pointer.on(Pointer::cancel)} onpointerleave={pointer.on(Pointer::leave)}>
            {for (0..n).map(row)}
        </div>
    }
}

/// A drag ends with the board it began on, and by Escape, wherever the focus is: what was dragged stays where it was.
#[hook]
fn use_ends_of_drags(pointer: &Pointer) {
    let (of_board, pointer) = (pointer.clone(), pointer.clone());
    use_effect_with(pointer.held.clone(), move |_| of_board.let_go());
    use_effect_with((), move |()| {
        let listener = on_escape(pointer);
        move || drop(listener)
    });
}

fn on_escape(pointer: Pointer) -> Option<EventListener> {
    let window = web_sys::window()?;
    Some(EventListener::new(&window, "keydown", move |event| {
        if event.dyn_ref::<KeyboardEvent>().is_some_and(|event| event.key() == "Escape") {
            pointer.let_go();
        }
    }))
}

/// The square that gets the focus is the tab stop from now on, and is pointed at.
fn point_at(at: UseStateHandle<(u8, u8)>, act: Option<Callback<Act>>) -> Callback<FocusEvent> {
    Callback::from(move |event: FocusEvent| {
        let cell = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        if let Some(square) = cell.and_then(|cell| square_of(&cell)) {
            at.set((square.row, square.column));
            if let Some(act) = &act {
                act.emit(Act::Point(Some(square)));
            }
        }
    })
}

/// The focus leaves the board, and not for what lies over it: nothing is pointed at any more.
fn left(act: Option<Callback<Act>>) -> Callback<FocusEvent> {
    Callback::from(move |event: FocusEvent| {
        if let Some(act) = act.as_ref().filter(|_| !stays(event.related_target())) {
            act.emit(Act::Point(None));
        }
    })
}

/// Gives the focus to the board: the square that is the grid's tab stop, the first of several pictures, or, where there
/// is neither, the first control of what the page shows.
pub fn take_focus() {
    const BOARDS: [&str; 3] =
        ["[role=gridcell][tabindex='0']", ".squares[tabindex]", "main :is(button, select, [tabindex='0'])"];
    let page = web_sys::window().and_then(|window| window.document());
    let found = |selector: &str| page.as_ref()?.query_selector(selector).ok().flatten()?.dyn_into::<HtmlElement>().ok();
    if let Some(board) = BOARDS.into_iter().find_map(found) {
        _ = board.focus();
    }
}

/// A row of squares, drawn again only when one of its names changes.
#[derive(PartialEq)]
struct Row {
    at: u8,
    n: u8,
    names: Rc<Vec<String>>,
    held: u32,
    /// The column of the tab stop, if it is on this row.
    current: Option<u8>,
}

impl Show for Row {
    fn draw(&self) -> Html {
        let cell = |column: u8| {
            let name = self.names.get(usize::from(column)).cloned();
            let stop = if self.current == Some(column) { "0" } else { "-1" };
            let class = (self.held & (1 << column) != 0).then_some("held");
            let id = id(self.at, column);
            html! { <div key={column} {id} role="gridcell" tabindex={stop} aria-label={name} {class}></div> }
        };
        html! { <div role="row">{for (0..self.n).map(cell)}</div> }
    }
}
