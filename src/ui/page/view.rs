//! From the model to the props of the components.
//!
//! ```text
//! .page     what scrolls where a window is too low
//!   header  brand, modes, share, projector, language, menu
//!   main    settings · what the room of the mode shows
//! footer    player, or the room's tools
//! aside     notices, live region, dialogs
//! ```

use yew::prelude::*;

use super::dialogs::{Help, Share};
use super::header::Header;
use super::notices::{live, notices};
use super::setup::setup;
use crate::app::key::name_of;
use crate::app::mode::Mode;
use crate::app::page::texts::Texts;
use crate::app::page::{Dialog, Model, Msg, Surroundings, address};
use crate::app::player;
use crate::i18n::Lang;
use crate::platform::{address_bar, page as browser, storage};
use crate::ui::board::take_focus;
use crate::ui::kit::memo;
use crate::ui::mode::{self, Kept, Menu, Sends};
use crate::ui::player::{Deck, deck, lone_play};

/// Where all messages go: made once, so that no drawing is needed for their sake.
pub struct Callbacks {
    page: Callback<Msg>,
    player: Callback<player::Msg>,
    refuse: Callback<String>,
    typed: Callback<Option<String>>,
    rooms: Sends,
}

impl Callbacks {
    /// All of them go on to the page.
    pub fn to(page: &Callback<Msg>) -> Self {
        Self {
            page: page.clone(),
            player: page.reform(Msg::Player),
            refuse: page.reform(Msg::Refused),
            typed: page.reform(Msg::Typed),
            rooms: Sends::to(page),
        }
    }
}

/// What the browser tells when the page opens.
pub fn surroundings() -> Surroundings {
    let switch = |name| storage::read_switch(name).filter(|_| !browser::starts_fresh()).unwrap_or(true);
    Surroundings {
        lang: Lang::from_browser(&browser::language()),
        reduced_motion: browser::prefers_reduced_motion(),
        letters: switch("letters"),
        milestones: switch("milestones"),
    }
}

/// What the next visit is to find as this one left it.
pub fn remember(msg: &Msg) {
    if let Msg::Letters(on) = msg {
        storage::write_switch("letters", *on);
    } else if let Msg::Milestones(on) = msg {
        storage::write_switch("milestones", *on);
    }
}

/// The whole page; `said` is what the live region says, and which of its two parts.
pub fn page(model: &Model, to: &Callbacks, kept: &Kept, said: &(String, bool)) -> Html {
    let (look, send) = (&model.look, &to.page);
    let (lang, theme) = (look.lang, look.theme);
    let without_player = is_without_player(model).then_some("without");
    let noticed = (!model.notices.is_empty()).then_some("noticed");
    html! {
        <>
            <a class="skip" href="#board" onclick={skip()}>{Texts::of(lang).skip}</a>
            <div class="page">
            {memo(Header { mode: model.mode, room: Menu::of(model), rooms: to.rooms.clone(), theme, lang, send: send.clone() })}
            <main class={classes!(name_of(&Mode::ALL, &model.mode), noticed)}>
                {setup(model, &to.rooms, send)}
                {mode::content(model, kept, &to.rooms)}
            </main>
            </div>
            <footer class={classes!(without_player)}>{footer(model, to)}</footer>
            {notices(&model.notices, lang, send)}
            {live(said)}
            {memo(Help { open: model.dialog == Some(Dialog::Help), letters: look.letters, milestones: look.milestones, lang, send: send.clone() })}
            {share(model, send)}
        </>
    }
}

/// Whether an embedding page wants no player: what moves can still be stopped.
const fn is_without_player(model: &Model) -> bool {
    model.look.embed && !model.look.controls
}

fn footer(model: &Model, to: &Callbacks) -> Html {
    let hidden = is_without_player(model);
    match model.room().played() {
        Some(played) => {
            let sends = (&to.player, &to.refuse, &to.typed);
            let props = Deck::of(&model.player, played, model.look.lang, model.typed.clone(), sends);
            if hidden { lone_play(&props) } else { deck(&props) }
        }
        None if hidden => html! {},
        None => mode::tools(model, &to.rooms),
    }
}

/// The link past the header would change the hash, which is the state.
fn skip() -> Callback<MouseEvent> {
    Callback::from(|event: MouseEvent| {
        event.prevent_default();
        take_focus();
    })
}

fn share(model: &Model, send: &Callback<Msg>) -> Html {
    let open = model.dialog == Some(Dialog::Share);
    let personal = model.share_personal;
    let link = || [address_bar::page().as_str(), "#", &address::write_link(model, personal)].concat();
    let link = if open { link() } else { String::new() };
    let copied = model.copied.as_ref().filter(|(of, _)| *of == link).map(|(_, done)| *done);
    memo(Share { open, link, personal, copied, lang: model.look.lang, send: send.clone() })
}
