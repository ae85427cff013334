//! Brand, modes, and what concerns the whole page.

use yew::prelude::*;

use crate::app::key::{find, name_of};
use crate::app::mode::Mode;
use crate::app::page::texts::Texts;
use crate::app::page::{Dialog, Msg, Theme};
use crate::i18n::Lang;
use crate::platform::page;
use crate::ui::kit::{Icon, Show, button, choice, click, icon};
use crate::ui::mode::{self, Menu, Sends};

/// The header. Where it is narrow, the modes are a list under the present one's name, and the actions are in the menu; a
/// projector has the menu alone, and beside it that of the settings.
#[derive(PartialEq)]
pub struct Header {
    pub mode: Mode,
    /// What the room of the mode has in the menu.
    pub room: Menu,
    pub rooms: Sends,
    pub theme: Theme,
    pub lang: Lang,
    pub send: Callback<Msg>,
}

impl Show for Header {
    fn draw(&self) -> Html {
        let Header { mode, room, rooms, theme, lang, send } = self;
        let t = Texts::of(*lang);
        html! {
            <header>
                <h1 class="brand">{t.brand}</h1>
                <button id="mode" type="button" class="tab" aria-current="page" popovertarget="modes">
                    {mode.title(*lang)}{icon(Icon::Down)}
                </button>
                <nav id="modes" class="menu" popover="auto" aria-label={t.brand}>
                    {for Mode::ALL.map(|(tab, _)| mode_button("mode-", tab, *mode, *lang, send))}
                </nav>
                <span class="space"></span>
                <div class="actions">{actions(["share", "projector", "lang"], self)}</div>
                <button id="set-up" type="button" class="square" popovertarget="setup" aria-label={t.set_up} title={t.set_up}>
                    {icon(Icon::SetUp)}
                </button>
                <button id="more" type="button" class="square" popovertarget="menu" aria-label={t.menu} title={t.menu}>
                    {icon(Icon::Menu)}
                </button>
                <div id="menu" class="menu" popover="auto">
                    <div class="hidden-modes">
                        {for Mode::ALL.map(|(tab, _)| mode_button("menu-", tab, *mode, *lang, send))}
                    </div>
                    {mode::menu(room, rooms, *lang)}
                    <div class="folded">{actions(["menu-share", "menu-projector", "menu-lang"], self)}</div>
                    <button id="keys" type="button" popovertarget="menu" popovertargetaction="hide"
                        onclick={click(send, Msg::Dialog(Some(Dialog::Help)))}>{t.help}</button>
                    <button id="full-screen" type="button" popovertarget="menu" popovertargetaction="hide"
                        onclick={|_| page::toggle_full_screen()}>{t.full_screen}</button>
                    <label>{t.theme}{theme_choice(*theme, t, send)}</label>
                </div>
            </header>
        }
    }
}

fn mode_button(prefix: &str, tab: Mode, mode: Mode, lang: Lang, send: &Callback<Msg>) -> Html {
    let id = name_of(&Mode::ALL, &tab);
    html! {
        <button key={id} id={format!("{prefix}{id}")} type="button" class="tab" aria-current={(tab == mode).then_some("page")}
            popovertarget="modes" popovertargetaction="hide" onclick={click(send, Msg::Mode(tab))}>
            {tab.title(lang)}<small>{tab.purpose(lang)}</small>
        </button>
    }
}

/// Share, projector and language: in the header, and once more in the menu of a small screen.
fn actions(ids: [&'static str; 3], props: &Header) -> Html {
    let Header { theme, lang, send, .. } = props;
    let t = Texts::of(*lang);
    let other = match lang {
        Lang::En => Lang::Zh,
        Lang::Zh => Lang::En,
    };
    let pressed = (*theme == Theme::Projector).to_string();
    html! {
        <>
            {button(ids[0], t.share, false, click(send, Msg::Dialog(Some(Dialog::Share))))}
            <button id={ids[1]} type="button" aria-pressed={pressed} onclick={click(send, Msg::Projector)}>{t.projector}</button>
            <button id={ids[2]} type="button" lang={other.tag()} onclick={click(send, Msg::Lang(other))}>
                {t.other_language}
            </button>
        </>
    }
}

fn theme_choice(theme: Theme, t: &'static Texts, send: &Callback<Msg>) -> Html {
    let choose = |name: &str| find(&Theme::ALL, name).map(Msg::Theme);
    let texts = [t.theme_auto, t.theme_light, t.theme_dark, t.theme_projector];
    let options: Vec<_> = Theme::ALL.iter().zip(texts).map(|((_, name), text)| (*name, text)).collect();
    choice("theme", t.theme, &options, name_of(&Theme::ALL, &theme), (send, choose))
}
