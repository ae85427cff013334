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
use super::player::{Player, player};
use super::setup::setup;
use super::solutions::{Lines, SolutionsProps};
use super::space::CostProps;
use super::{Send, compare, place};
use crate::app::model::{Dialog, Panel, Surroundings};
use crate::app::race::Racer;
use crate::app::scene::Scene;
use crate::app::setting::{Mode, Theme, name_of};
use crate::app::{Model, address, names as square_names, narration, variables};
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

/// The names of all squares of the one board that has a grid; pictures beside one another have none.
pub fn names(model: &Model) -> Vec<Vec<String>> {
    let rows = if model.mode == Mode::Compare { 0 } else { model.n() };
    (0..rows).map(|row| square_names::of_row(model, row)).collect()
}

/// The theme as the style sheets know it.
pub fn theme(model: &Model) -> &'static str {
    name_of(&Theme::ALL, &model.theme)
}

/// The whole page.
pub fn page(model: &Model, send: &Send, names: &Rc<Vec<Vec<String>>>, lines: &Lines, said: &(String, bool)) -> Html {
    let t = model.texts();
    let placing = model.mode == Mode::Place;
    let beside = || match model.mode {
        Mode::Place => place::pairs(&model.place.board().conflicts(), t),
        Mode::Watch | Mode::Compare => panels(model, lines, send),
    };
    let content = match model.mode {
        Mode::Compare => compare::field(model, send),
        Mode::Watch | Mode::Place => html! {
            <>
                <Board scene={Rc::new(Scene::of(model))} names={names.clone()} place={placing} lang={model.lang} send={send.clone()} />
                <section class="words">{words(model)}</section>
                <section class="panels">{beside()}</section>
            </>
        },
    };
    html! {
        <>
            <a class="skip" href="#board" onclick={skip()}>{t.skip}</a>
            {header(model, send)}
            <main class={name_of(&Mode::ALL, &model.mode)}>
                {setup(model, send)}
                {content}
            </main>
            <footer class={classes!((model.embed && !model.controls).then_some("without"))}>
                if placing {
                    {place::tools(model, send)}
                } else {
                    {player(&played(model, send))}
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
            if watching { {counters(model.watch.timeline.counters(), model.watch.search, model.texts())} }
        </>
    }
}

fn share(model: &Model, send: &Send) -> Html {
    let open = model.dialog == Some(Dialog::Share);
    let personal = model.share_personal;
    let link = || [address_bar::page().as_str(), "#", &address::write_link(model, personal)].concat();
    let link = if open { link() } else { String::new() };
    html! { <Share {open} {link} {personal} lang={model.lang} send={send.clone()} /> }
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
            search: model.watch.search,
            step: model.watch.timeline.step(),
            events: model.watch.timeline.recent(LOG_LENGTH).collect(),
        },
        Panel::Cost => Shown::Cost(CostProps {
            search: model.watch.search,
            n: model.n(),
            counters: *model.watch.timeline.counters(),
            finished: model.watch.timeline.is_at_end(),
            grain: model.watch.grain,
            speed: model.watch.speed,
            measured: model.watch.measured,
        }),
    });
    let [first, second] = shown;
    html! { <Panels {first} {second} lang={model.lang} hurries={model.hurries()} send={send.clone()} /> }
}

/// Steps in the log.
const LOG_LENGTH: usize = 40;

fn code(model: &Model) -> CodeProps {
    let timeline = &model.watch.timeline;
    CodeProps {
        search: model.watch.search,
        code: model.code,
        listings: model.listings.clone(),
        lang: model.lang,
        tag: timeline.last().map(|last| timeline.run().tag(last)),
        formula: model.formula,
        variables: variables::of(&model.seen()),
        calls: variables::calls(&model.seen()),
    }
}

fn played(model: &Model, send: &Send) -> Player {
    let (watch, race) = (&model.watch, &model.race);
    let comparing = model.mode == Mode::Compare;
    let tests = |racer: &Racer| racer.timeline.counters().tests;
    Player {
        together: comparing,
        playing: watch.playing,
        job: watch.job,
        step: model.step(),
        furthest: model.furthest(),
        end: if comparing { race.is_over().then_some(race.ticks) } else { watch.timeline.end() },
        tests: if comparing { race.racers.iter().map(tests).sum() } else { watch.timeline.counters().tests },
        solutions: if comparing { Rc::default() } else { Rc::from(watch.timeline.solution_steps()) },
        grain: watch.grain,
        speed: watch.speed,
        lang: model.lang,
        send: send.clone(),
    }
}
