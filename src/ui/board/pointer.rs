//! The pointer over the board: clicks, taps and drags, by coordinates.

use std::cell::RefCell;
use std::rc::Rc;

use queens_solver::Square;
use wasm_bindgen::JsCast;
use web_sys::{Element, EventTarget, HtmlElement};
use yew::prelude::*;

use super::act::Act;
use super::cell::square_of;
use super::picture::Carried;

/// How far beside the board, in squares, the pointer still means the square at its edge.
const TOLERANCE: f64 = 0.5;

/// A square that the pointer took hold of.
#[derive(Clone, Copy, PartialEq)]
pub struct Grip {
    from: Square,
    pointer: i32, // the id of the pointer
}

/// What the pointer is about, beyond a drawing of the board.
#[derive(Default)]
pub struct Hold {
    /// What it took hold of.
    pub grip: Option<Grip>,
    /// Whether the browser's next click is that of a press which is dealt with already.
    pub clicks: bool,
    /// The square last pointed at: only another one is told.
    pub pointed: Option<Square>,
}

/// What the handlers share. Only the primary button counts; a drag that is cancelled does nothing.
#[derive(Clone)]
pub struct Pointer {
    pub n: u8,
    /// The queens that can be taken hold of, as a bit set a row.
    pub held: Rc<Vec<u32>>,
    /// Where acts go, where queens are placed by hand.
    pub act: Option<Callback<Act>>,
    pub on_carry: Callback<Option<Carried>>,
    pub node: NodeRef,
    pub hold: Rc<RefCell<Hold>>,
}

/// Whether what the pointer or the focus goes to lies over the board, too.
pub fn stays(to: Option<EventTarget>) -> bool {
    let to = to.and_then(|to| to.dyn_into::<Element>().ok());
    to.is_some_and(|to| to.closest(".squares").ok().flatten().is_some())
}

impl Pointer {
    /// A callback that hands events to one of the handlers below.
    pub fn on(&self, handle: fn(&Self, &PointerEvent)) -> Callback<PointerEvent> {
        let pointer = self.clone();
        Callback::from(move |event: PointerEvent| handle(&pointer, &event))
    }

    /// Takes hold of a square; the pointer stays ours outside the board, until it is let go.
    pub fn down(&self, event: &PointerEvent) {
        let Some(from) = self.square(event, 0.0) else { return };
        if self.act.is_some() && event.button() == 0 && event.is_primary() {
            let mut hold = self.hold.borrow_mut();
            (hold.grip, hold.clicks) = (Some(Grip { from, pointer: event.pointer_id() }), true);
            drop(hold);
            if let Some(grid) = self.node.cast::<HtmlElement>() {
                _ = grid.set_pointer_capture(event.pointer_id());
            }
        }
    }

    /// Carries a queen along, or points at a square.
    pub fn moves(&self, event: &PointerEvent) {
        let Some((x, y)) = self.units(event).filter(|_| self.act.is_some()) else { return };
        let held = self.hold.borrow().grip.filter(|grip| grip.pointer == event.pointer_id());
        match held {
            Some(grip) => {
                let to = self.square(event, TOLERANCE);
                let goes = to.is_none() && self.has_queen(grip.from);
                self.on_carry.emit((to != Some(grip.from)).then_some(Carried { x, y, goes }));
            }
            None if event.pointer_type() == "mouse" => self.point(self.square(event, 0.0)),
            None => {}
        }
    }

    /// Lets go: on the same square a click, elsewhere a queen carried there, or a new one where none was taken hold of.
    pub fn up(&self, event: &PointerEvent) {
        let grip = self.hold.borrow_mut().grip.take_if(|grip| grip.pointer == event.pointer_id());
        let Some(grip) = grip else { return };
        self.on_carry.emit(None);
        match self.square(event, TOLERANCE) {
            Some(to) if to == grip.from => self.send(Act::Toggle(to)),
            to if self.has_queen(grip.from) => self.send(Act::Carry(grip.from, to)),
            Some(to) if !self.has_queen(to) => self.send(Act::Toggle(to)),
            _ => {}
        }
    }

    /// The browser took the pointer, to scroll: nothing happened.
    pub fn cancel(&self, _: &PointerEvent) {
        self.let_go();
    }

    /// What was taken hold of stays where it was.
    pub fn let_go(&self) {
        self.hold.borrow_mut().grip = None;
        self.on_carry.emit(None);
    }

    /// A click that comes without a pointer, as from a screen reader or a voice, is one on the square it names.
    pub fn click(&self, event: &MouseEvent) {
        let follows = std::mem::take(&mut self.hold.borrow_mut().clicks);
        let square =
            event.target().and_then(|target| target.dyn_into::<Element>().ok()).and_then(|cell| square_of(&cell));
        if let Some(square) = square.filter(|_| !follows || event.detail() == 0) {
            self.send(Act::Toggle(square));
        }
    }

    /// Nothing is pointed at any more. A finger that is lifted has not left what it tapped.
    pub fn leave(&self, event: &PointerEvent) {
        if event.pointer_type() == "mouse" && !stays(event.related_target()) {
            self.point(None);
        }
    }

    fn point(&self, square: Option<Square>) {
        if std::mem::replace(&mut self.hold.borrow_mut().pointed, square) != square {
            self.send(Act::Point(square));
        }
    }

    fn send(&self, act: Act) {
        if let Some(send) = &self.act {
            send.emit(act);
        }
    }

    fn has_queen(&self, square: Square) -> bool {
        self.held.get(usize::from(square.row)).is_some_and(|row| row & (1 << square.column) != 0)
    }

    /// Where the pointer is, in board units from the upper left.
    fn units(&self, event: &PointerEvent) -> Option<(f64, f64)> {
        let area = self.node.cast::<HtmlElement>()?.get_bounding_client_rect();
        let along = |position: i32, start: f64, size: f64| (f64::from(position) - start) / size * f64::from(self.n);
        let place =
            (along(event.client_x(), area.left(), area.width()), along(event.client_y(), area.top(), area.height()));
        Some(place).filter(|(x, y)| x.is_finite() && y.is_finite())
    }

    /// The square under the pointer, or beside it, as far as it may be, in squares; `None` further off the board.
    fn square(&self, event: &PointerEvent, beside: f64) -> Option<Square> {
        let near = -beside..f64::from(self.n) + beside;
        let (x, y) = self.units(event).filter(|(x, y)| near.contains(x) && near.contains(y))?;
        let line = |place: f64| (place.max(0.0) as u8).min(self.n - 1);
        Some(Square::new(line(y), line(x)))
    }
}
