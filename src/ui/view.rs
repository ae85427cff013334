//! From the model to the props of the components.
//!
//! ```text
//! header    brand, modes, share, projector, language, menu
//! main      setup · board · caption and counters · panels
//! footer    player (watch) or tools (place)
//! aside     notices, live region, dialogs
//! ```

use std::rc::Rc;

use yew::prelude::*;

use super::board::Board;
use super::caption::{caption, counters};
use super::code::CodeProps;
use super::dialogs::{Help, Share};
use super::header::header;
use super::notices::{live, notices};
use super::panels::{Panels, Shown};
use super::player::{Player, PlayerProps};
use super::setup::setup;
use super::solutions::{Lines, SolutionsProps};
use super::{Send, place};
use crate::app::model::{Dialog, Panel, Surroundings};
use crate::app::scene::Scene;
use crate::app::setting::{Mode, Theme, name_of};
use crate::app::{Model, address, names as square_names, narration};
use crate::i18n::Lang;
use crate::platform::{address_bar, page as browser, storage};

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

/// The names of all squares.
pub fn names(model: &Model) -> Vec<Vec<String>> {
    (0..model.n()).map(|row| square_names::of_row(model, row)).collect()
}

/// The theme as the style sheets know it.
pub fn theme(model: &Model) -> &'static str {
    name_of(&Theme::ALL, &model.theme)
}

/// The whole page.
pub fn page(model: &Model, send: &Send, names: &Rc<Vec<Vec<String>>>, lines: &Lines, said: &(String, bool)) -> Html {
    let (t, watching) = (model.texts(), model.mode == Mode::Watch);
    html! {
        <>
            <a class="skip" href="#board" onclick={skip()}>{t.skip}</a>
            {header(model, send)}
            <main class={if watching { "watch" } else { "place" }}>
                {setup(model, send)}
                <Board scene={Rc::new(Scene::of(model))} names={names.clone()} place={!watching} lang={model.lang}
                    send={send.clone()} />
                <section class="words">{words(model)}</section>
                <section class="panels">
                    if watching { {panels(model, lines, send)} } else { {place::pairs(&model.place.board().conflicts(), t)} }
                </section>
            </main>
            <footer class={classes!((model.embed && !model.controls).then_some("without"))}>
                if watching {
                    <Player ..player(model, send) />
                } else {
                    {place::tools(model, send)}
                }
            </footer>
            {notices(model, send)}
            {live(said)}
            <Help open={model.dialog == Some(Dialog::Help)} letters={model.letters} milestones={model.milestones}
                lang={model.lang} send={send.clone()} />
            {share(model, send)}
        </>
    }
}

/// The link past the header would change the hash, which is the state.
fn skip() -> Callback<MouseEvent> {
    Callback::from(|event: MouseEvent| {
        event.prevent_default();
        super::board::take_focus();
    })
}

fn words(model: &Model) -> Html {
    let watching = model.mode == Mode::Watch;
    let mut sentences = narration::caption(model);
    if model.plays_briskly() {
        sentences.rest.clear();
    }
    html! {
        <>
            {caption(&sentences, model.formula)}
            if watching { {counters(model.watch.timeline.counters(), model.texts())} }
        </>
    }
}

fn share(model: &Model, send: &Send) -> Html {
    let open = model.dialog == Some(Dialog::Share);
    let link = |personal| {
        if open {
            [address_bar::page().as_str(), "#", &address::write_link(model, personal)].concat()
        } else {
            String::new()
        }
    };
    html! { <Share {open} plain={link(false)} personal={link(true)} lang={model.lang} send={send.clone()} /> }
}

fn panels(model: &Model, lines: &Lines, send: &Send) -> Html {
    let shown = model.panels.map(|panel| match panel {
        Panel::Code => Shown::Code(code(model)),
        Panel::Solutions => Shown::Solutions(SolutionsProps {
            lines: lines.share(),
            shown: model.watch.timeline.solutions().len(),
            found: model.watch.timeline.counters().solutions,
            finished: model.watch.timeline.is_at_end(),
            lang: model.lang,
        }),
        Panel::Steps => Shown::Steps {
            step: model.watch.timeline.step(),
            events: model.watch.timeline.recent(LOG_LENGTH).collect(),
        },
        Panel::Cost => Shown::Cost { n: model.n(), counters: *model.watch.timeline.counters() },
    });
    let [first, second] = shown;
    html! { <Panels {first} {second} lang={model.lang} code={model.code} hurries={model.hurries()} send={send.clone()} /> }
}

/// Steps in the log.
const LOG_LENGTH: usize = 40;

fn code(model: &Model) -> CodeProps {
    let run = model.watch.timeline.run();
    CodeProps {
        search: model.watch.search,
        code: model.code,
        lang: model.lang,
        last: model.watch.timeline.last(),
        formula: model.formula,
        columns: (0..model.n()).map(|row| queens_solver::columns(run.board().row(row)).next()).collect(),
    }
}

fn player(model: &Model, send: &Send) -> PlayerProps {
    let watch = &model.watch;
    PlayerProps {
        playing: watch.playing,
        job: watch.job,
        step: watch.timeline.step(),
        furthest: watch.timeline.furthest(),
        end: watch.timeline.end(),
        tests: watch.timeline.counters().tests,
        solutions: Rc::from(watch.timeline.solution_steps()),
        grain: watch.grain,
        speed: watch.speed,
        lang: model.lang,
        send: send.clone(),
    }
}
