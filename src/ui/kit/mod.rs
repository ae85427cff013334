//! What views are put together from, whatever they show.

mod busy;
mod caption;
mod controls;
mod events;
mod icons;
mod memo;
mod number_field;

pub use busy::busy;
pub use caption::{caption, counters};
pub use controls::{Slider, button, choice, click, dead, sign, slider, switch};
pub use events::{press, value_of};
pub use icons::{Icon, board_definitions, icon};
pub use memo::{Show, memo, memo_keyed};
pub use number_field::{NumberField, number_field};
