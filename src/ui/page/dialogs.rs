//! Dialogs: the keys, and the link to what is on the screen.

use yew::prelude::*;

use crate::app::page::texts::Texts;
use crate::app::page::{Msg, help};
use crate::i18n::Lang;
use crate::platform::page;
use crate::ui::kit::{Show, click, dead, switch};

/// A dialog: its name, how it is called, and who opens it.
struct Frame<'a> {
    name: &'static str,
    title: &'static str,
    lang: Lang,
    send: &'a Callback<Msg>,
}

impl Frame<'_> {
    /// Its head with the way out stays in sight; it comes first, so that a dialog opens there, however long it is.
    fn around(self, content: Html) -> Html {
        let Self { name, title, lang, send } = self;
        let heading = [name, "-title"].concat();
        let id = [name, "-close"].concat();
        html! {
            <dialog id={[name, "-dialog"].concat()} aria-labelledby={heading.clone()} onclose={send.reform(|_: yew::Event| Msg::Dialog(None))}>
                <div class="head">
                    <h2 id={heading}>{title}</h2>
                    <button {id} type="button" onclick={click(send, Msg::Dialog(None))}>{Texts::of(lang).close}</button>
                </div>
                {content}
            </dialog>
        }
    }
}

/// The keys, from the table that the listener uses.
#[derive(PartialEq)]
pub struct Help {
    pub open: bool,
    pub letters: bool,
    pub milestones: bool,
    pub lang: Lang,
    pub send: Callback<Msg>,
}

impl Show for Help {
    fn draw(&self) -> Html {
        let (t, send) = (Texts::of(self.lang), &self.send);
        let keys = if self.open { help(self.lang) } else { Vec::new() }; // nobody waits for them when the page opens
        let frame = Frame { name: "help", title: t.help_title, lang: self.lang, send };
        frame.around(html! {
            <>
                <table><tbody>
                    {for keys.into_iter().enumerate().map(|(index, (keys, help))| html! {
                        <tr key={index}><th scope="row"><kbd>{keys}</kbd></th><td>{help}</td></tr>
                    })}
                </tbody></table>
                <p>{t.help_remote}</p>
                {switch("letters", t.help_letters, self.letters, (send, Msg::Letters))}
                {switch("milestones", t.help_milestones, self.milestones, (send, Msg::Milestones))}
            </>
        })
    }

    fn drawn(&self) {
        page::set_modal("help-dialog", self.open);
    }
}

/// The link to what is on the screen, to be copied or selected.
#[derive(PartialEq)]
pub struct Share {
    pub open: bool,
    pub link: String,
    /// Whether the link has language, theme and speed.
    pub personal: bool,
    /// Whether it could be copied, once that was asked for.
    pub copied: Option<bool>,
    pub lang: Lang,
    pub send: Callback<Msg>,
}

impl Show for Share {
    fn draw(&self) -> Html {
        let Self { link, personal, copied, lang, send, .. } = self;
        let t = Texts::of(*lang);
        let copy = {
            let (link, send) = (link.clone(), send.clone());
            Callback::from(move |_| {
                let (send, of) = (send.clone(), link.clone());
                page::copy(&link, move |done| send.emit(Msg::Copied(of, done)));
            })
        };
        let word = match copied {
            Some(true) => t.share_copied,
            None if page::can_copy() => "",
            Some(false) | None => t.share_by_hand,
        };
        let frame = Frame { name: "share", title: t.share_title, lang: *lang, send };
        frame.around(html! {
            <>
                <label class="link">{t.share_link}<input id="share-link" type="text" readonly=true value={link.clone()} /></label>
                {switch("share-personal", t.share_personal, *personal, (send, Msg::SharePersonal))}
                <p role="status">{word}</p>
                <button id="share-copy" type="button" class="primary" aria-disabled={dead(!page::can_copy())} onclick={copy}>{t.share_copy}</button>
            </>
        })
    }

    fn drawn(&self) {
        page::set_modal("share-dialog", self.open);
    }
}
