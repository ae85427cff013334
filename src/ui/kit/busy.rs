//! Work on its way: what is being done, how far it is, and a way to stop it.

use yew::prelude::*;

use super::icons::{Icon, icon};
use crate::app::work::{Progress, texts::Texts};
use crate::i18n::Lang;

/// The words, a bar that is true where the end is known, and the button `id`.
pub fn busy(id: &'static str, words: String, progress: Progress, lang: Lang, stop: Callback<MouseEvent>) -> Html {
    let max = progress.of.map(|of| of.max(1).to_string());
    let value = progress.of.map(|_| progress.done.to_string());
    html! {
        <div class="busy">
            <progress {max} {value} aria-label={words.clone()}></progress>
            <span>{words}</span>
            <button {id} type="button" onclick={stop}>{icon(Icon::Stop)}<span>{Texts::of(lang).stop}</span></button>
        </div>
    }
}
