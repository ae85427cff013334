//! On which board, for every mode; the rest of the row is the room's.

use queens_solver::MAX_SIZE;
use yew::prelude::*;

use crate::app::page::texts::Texts;
use crate::app::page::{Model, Msg, Theme};
use crate::i18n::{Lang, fill};
use crate::ui::kit::{Slider, button, click, dead, slider};
use crate::ui::mode::{self, Sends};

/// The room's settings, the start if there is one, and the size.
pub fn setup(model: &Model, sends: &Sends, send: &Callback<Msg>) -> Html {
    let lang = model.look.lang;
    let has_start = model.room().position().is_none() && model.problem.has_start();
    // Beside a board of three quarters of the height there is no room for them: a projector has them in a menu.
    let folded = model.look.theme == Theme::Projector && model.mode.has_one_board();
    html! {
        <section id="setup" class={classes!("setup", folded.then_some("menu"))} popover={folded.then_some("auto")}>
            {mode::setup(model, sends)}
            if has_start { {button("clear-start", Texts::of(lang).clear_start, false, click(send, Msg::ClearStart))} }
            {size(model.n(), lang, send)}
        </section>
    }
}

/// The size, by a slider and by one up or down.
fn size(n: u8, lang: Lang, send: &Callback<Msg>) -> Html {
    let t = Texts::of(lang);
    let value = fill(t.size_value, &[("n", &n)]);
    let step = |id: &'static str, label: &'static str, sign: &'static str, by: i8, is_dead: bool| {
        html! {
            <button {id} type="button" class="square" aria-label={label} title={label} aria-disabled={dead(is_dead)}
                onclick={click(send, Msg::Resize(by))}>{sign}</button>
        }
    };
    html! {
        <div class="size" role="group" aria-label={t.size}>
            <span class="name">{t.size}</span>
            {step("smaller", t.smaller, "−", -1, n == 1)}
            <b id="size-value">{&value}</b>
            {step("larger", t.larger, "+", 1, n == MAX_SIZE)}
            {slider(Slider {
                id: "size",
                label: t.size.to_owned(),
                said: value,
                bounds: (1, MAX_SIZE.into()),
                value: n.into(),
                is_dead: false,
                push: (send, |n| Msg::Size(n as u8)),
            })}
        </div>
    }
}
