//! Views that are drawn again only when what they show has changed.
//!
//! Each component costs the page some 3 KB. One that has no state of its own, and is one only so that its drawing can be
//! skipped, need not be: this one serves all of them.

use std::any::Any;
use std::rc::Rc;

use yew::prelude::*;

/// What a view shows, and how it is drawn.
pub trait Show: PartialEq + 'static {
    /// Draws it.
    fn draw(&self) -> Html;
    /// What is done once the browser has it.
    fn drawn(&self) {}
}

/// A view of what is shown; it stands until something else is.
pub fn memo(shown: impl Show) -> Html {
    html! { <Memo of={Of(Rc::new(shown))} /> }
}

/// The same in a list, under a key.
pub fn memo_keyed(key: impl Into<yew::virtual_dom::Key>, shown: impl Show) -> Html {
    let key: yew::virtual_dom::Key = key.into();
    html! { <Memo {key} of={Of(Rc::new(shown))} /> }
}

/// [`Show`] whatever it is.
trait Drawn {
    fn draw(&self) -> Html;
    fn drawn(&self);
    fn is(&self, other: &dyn Any) -> bool;
    fn as_any(&self) -> &dyn Any;
}

impl<T: Show> Drawn for T {
    fn draw(&self) -> Html {
        Show::draw(self)
    }

    fn drawn(&self) {
        Show::drawn(self);
    }

    fn is(&self, other: &dyn Any) -> bool {
        other.downcast_ref::<T>().is_some_and(|other| self == other)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

#[derive(Clone)]
struct Of(Rc<dyn Drawn>);

impl PartialEq for Of {
    fn eq(&self, other: &Self) -> bool {
        self.0.is(other.0.as_any())
    }
}

#[derive(Clone, PartialEq, Properties)]
struct MemoProps {
    of: Of,
}

#[component]
fn Memo(props: &MemoProps) -> Html {
    let of = props.of.clone();
    use_effect(move || of.0.drawn());
    props.of.0.draw()
}
