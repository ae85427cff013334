//! Dialogs: the keys, and the link to what is on the screen.

use web_sys::HtmlDialogElement;
use yew::prelude::*;

use crate::app::page::texts::Texts;
use crate::app::page::{Msg, help};
use crate::i18n::Lang;
use crate::platform::page;
use crate::ui::kit::{click, dead, switch};

/// A dialog: its name, how it is called, and who opens it.
struct Frame<'a> {
    name: &'static str,
    title: &'static str,
    node: &'a NodeRef,
    lang: Lang,
    send: &'a Callback<Msg>,
}

impl Frame<'_> {
    /// Its head with the way out stays in sight; it comes first, so that a dialog opens there, however long it is.
    fn around(self, content: Html) -> Html {
        let Self { name, title, node, lang, send } = self;
        let heading = [name, "-title"].concat();
        let id = [name, "-close"].concat();
        html! {
            <dialog id={[name, "-dialog"].concat()} ref={node} aria-labelledby={heading.clone()} onclose={send.reform(|_: yew::Event| Msg::Dialog(None))}>
                <div class="head">
                    <h2 id={heading}>{title}</h2>
                    <button {id} type="button" onclick={click(send, Msg::Dialog(None))}>{Texts::of(lang).close}</button>
                </div>
                {content}
            </dialog>
        }
    }
}

/// A `<dialog>` that is open when it has to be: as a modal one, which only a call can do.
#[hook]
fn use_modal(open: bool) -> NodeRef {
    let node = use_node_ref();
    use_effect_with((node.clone(), open), |(node, open)| {
        if let Some(dialog) = node.cast::<HtmlDialogElement>() {
            match (*open, dialog.open()) {
                (true, false) => _ = dialog.show_modal(),
                (false, true) => dialog.close(),
                _ => {}
            }
        }
    });
    node
}

/// Props of [`Help`].
#[derive(Clone, PartialEq, Properties)]
pub struct HelpProps {
    pub open: bool,
    pub letters: bool,
    pub milestones: bool,
    pub lang: Lang,
    pub send: Callback<Msg>,
}

/// The keys, from the table that the listener uses.
#[component]
pub fn Help(props: &HelpProps) -> Html {
    let node = use_modal(props.open);
    let (t, send) = (Texts::of(props.lang), &props.send);
    let keys = if props.open { help(props.lang) } else { Vec::new() }; // nobody waits for them when the page opens
    let frame = Frame { name: "help", title: t.help_title, node: &node, lang: props.lang, send };
    frame.around(html! {
        <>
            <table><tbody>
                {for keys.into_iter().enumerate().map(|(index, (keys, help))| html! {
                    <tr key={index}><th scope="row"><kbd>{keys}</kbd></th><td>{help}</td></tr>
                })}
            </tbody></table>
            <p>{t.help_remote}</p>
            {switch("letters", t.help_letters, props.letters, (send, Msg::Letters))}
            {switch("milestones", t.help_milestones, props.milestones, (send, Msg::Milestones))}
        </>
    })
}

/// Props of [`Share`].
#[derive(Clone, PartialEq, Properties)]
pub struct ShareProps {
    pub open: bool,
    pub link: String,
    /// Whether the link has language, theme and speed.
    pub personal: bool,
    pub lang: Lang,
    pub send: Callback<Msg>,
}

/// The link to what is on the screen, to be copied or selected.
#[component]
pub fn Share(props: &ShareProps) -> Html {
    let node = use_modal(props.open);
    let copied = use_state_eq(|| None::<(String, bool)>);
    let t = Texts::of(props.lang);
    let link = &props.link;
    let copy = {
        let (link, copied) = (link.clone(), copied.clone());
        Callback::from(move |_| {
            let (copied, of) = (copied.clone(), link.clone());
            page::copy(&link, move |done| copied.set(Some((of, done))));
        })
    };
    let word = match copied.as_ref().filter(|(of, _)| of == link) {
        Some((_, true)) => t.share_copied,
        None if page::can_copy() => "",
        _ => t.share_by_hand,
    };
    let frame = Frame { name: "share", title: t.share_title, node: &node, lang: props.lang, send: &props.send };
    frame.around(html! {
        <>
            <label class="link">{t.share_link}<input id="share-link" type="text" readonly=true value={link.clone()} /></label>
            {switch("share-personal", t.share_personal, props.personal, (&props.send, Msg::SharePersonal))}
            <p role="status">{word}</p>
            <button id="share-copy" type="button" class="primary" aria-disabled={dead(!page::can_copy())} onclick={copy}>{t.share_copy}</button>
        </>
    })
}
