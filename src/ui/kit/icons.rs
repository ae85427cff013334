//! Own icons: a queen in board units, and the signs of the player in a 16 × 16 box.

use yew::prelude::*;

/// The queen's outline, drawn around (0, 0) within ± 0.38.
const QUEEN: &str = "M-.30 .30h.60v.075h-.60zM-.28 .25L-.36-.14-.17 .06-.15-.27 0 .03 .15-.27 .17 .06 .36-.14 .28 .25z\
    M-.415-.19a.055.055 0 1 1 .11 0 .055.055 0 1 1-.11 0zM-.205-.32a.055.055 0 1 1 .11 0 .055.055 0 1 1-.11 0z\
    M.095-.32a.055.055 0 1 1 .11 0 .055.055 0 1 1-.11 0zM.305-.19a.055.055 0 1 1 .11 0 .055.055 0 1 1-.11 0z";

/// The definitions that the board's picture uses: a queen, and two hatchings.
pub fn board_definitions() -> Html {
    html! {
        <defs>
            <path id="queen" d={QUEEN} />
            <pattern id="hatch" width=".2" height=".2" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
                <path class="hatch" d="M0 0v.2" />
            </pattern>
            <pattern id="weave" width=".2" height=".2" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
                <path class="weave" d="M0 0v.2M0 0h.2" />
            </pattern>
        </defs>
    }
}

/// A sign.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Icon {
    ToStart,
    Back,
    Play,
    Pause,
    Forward,
    ToEnd,
    Stop,
    Menu,
    SetUp,
    Close,
    Down,
}

/// Draws a sign; its meaning stands beside it or in the label of its button.
pub fn icon(icon: Icon) -> Html {
    let path = match icon {
        Icon::ToStart => "M3 3h2v10H3zM13 3v10L6 8z",
        Icon::Back => "M12 3v10L4 8z",
        Icon::Play => "M4 3v10l9-5z",
        Icon::Pause => "M4 3h3v10H4zM9 3h3v10H9z",
        Icon::Forward => "M4 3v10l8-5z",
        Icon::ToEnd => "M3 3v10l7-5zM11 3h2v10h-2z",
        Icon::Stop => "M4 4h8v8H4z",
        Icon::SetUp => {
            "M2 4h7v1.6H2zM9.6 2.8h1.8v4H9.6zM12 4h2v1.6h-2zM2 10.4h2V12H2zM4.6 9.2h1.8v4H4.6zM7 10.4h7V12H7z"
        }
        Icon::Menu => "M2 7h2.4v2.4H2zM6.8 7h2.4v2.4H6.8zM11.6 7H14v2.4h-2.4z",
        Icon::Down => "M3 5.5h10L8 11z",
        Icon::Close => "M3.5 2.4L8 6.9l4.5-4.5 1.1 1.1L9.1 8l4.5 4.5-1.1 1.1L8 9.1l-4.5 4.5-1.1-1.1L6.9 8 2.4 3.5z",
    };
    html! { <svg class="i" viewBox="0 0 16 16" aria-hidden="true"><path d={path} /></svg> }
}
