//! Buttons, timeline, grain and speed.

use std::rc::Rc;

use queens_solver::{Grain, Target};
use yew::prelude::*;

use super::timeline::{Track, track};
use crate::app::key::{find, name_of};
use crate::app::player::texts::Texts;
use crate::app::player::{self, Msg, NOTCHES, PRESETS, Playable, Player, Speed, Way};
use crate::app::work::Progress;
use crate::i18n::{Lang, fill};
use crate::ui::kit::{Icon, Slider, busy, choice, click, dead, icon, sign, slider};

/// Where messages to the player go, what is typed and is no number, and what is being typed.
type Sends<'a> = (&'a Callback<Msg>, &'a Callback<String>, &'a Callback<Option<String>>);

/// What the player shows.
pub struct Deck {
    /// Whether what is played comes in grains.
    pub grains: bool,
    pub playing: bool,
    /// The way that is being gone, and how far it is.
    pub way: Option<(Way, Progress)>,
    pub step: u64,
    pub furthest: u64,
    /// Steps of the whole run, once known.
    pub end: Option<u64>,
    pub tests: u64,
    /// Steps of solutions seen.
    pub solutions: Rc<[u64]>,
    pub grain: Grain,
    pub speed: Speed,
    pub lang: Lang,
    pub send: Callback<Msg>,
    /// Where what is typed and is no number goes.
    pub refuse: Callback<String>,
    /// What is being typed, and who keeps it.
    pub typed: Option<String>,
    pub keep: Callback<Option<String>>,
}

impl Deck {
    /// What the player shows of what it moves.
    pub fn of(
        player: &Player,
        moved: &dyn Playable,
        lang: Lang,
        typed: Option<String>,
        (send, refuse, keep): Sends,
    ) -> Self {
        Self {
            grains: moved.has_grains(),
            playing: player.is_playing(),
            way: player.way().cloned().zip(player.progress(moved)),
            step: moved.step(),
            furthest: moved.furthest(),
            end: moved.end(),
            tests: moved.tests(),
            solutions: Rc::from(moved.solution_steps()),
            grain: player.grain,
            speed: player.speed,
            lang,
            send: send.clone(),
            refuse: refuse.clone(),
            typed,
            keep: keep.clone(),
        }
    }
}

/// The player. Where it is narrow, what is used less shows once the disclosure at the end of the first row is open: the
/// style sheet looks at it, so that nothing stands in the page twice.
pub fn deck(props: &Deck) -> Html {
    let t = Texts::of(props.lang);
    html! {
        <div class="player" role="group" aria-label={t.player}>
            <div class="transport">{transport(props, t)}</div>
            {pace(props, t)}
            <details class="rest"><summary aria-label={t.more} title={t.more}>{icon(Icon::Menu)}</summary></details>
            <div class="track">
                if let Some((way, progress)) = &props.way { {on_its_way(way, *progress, props)} } else { {track(&shown(props))} }
            </div>
        </div>
    }
}

/// The one button of a page without a player, on the board: whoever watches can stop what moves, and go on.
pub fn lone_play(props: &Deck) -> Html {
    play(props, Texts::of(props.lang), props.end == Some(props.step))
}

fn shown(props: &Deck) -> Track<'_> {
    let Deck { step, furthest, end, solutions, lang, send, refuse, typed, keep, .. } = props;
    let typed = typed.as_deref();
    Track { step: *step, furthest: *furthest, end: *end, solutions, lang: *lang, send, refuse, typed, keep }
}

/// How far a seek or run is, and the way to stop it.
fn on_its_way(way: &Way, progress: Progress, props: &Deck) -> Html {
    let words = player::on_its_way(way, progress, props.tests, props.lang);
    busy("stop", words, progress, props.lang, click(&props.send, Msg::Stop))
}

fn transport(props: &Deck, t: &'static Texts) -> Html {
    let (at_start, at_end) = (props.step == 0, props.end == Some(props.step));
    let to_end = match (props.end, props.step == props.furthest) {
        (Some(_), _) => (t.to_known_end, Msg::End),
        (None, false) => (t.to_end, Msg::End),
        (None, true) => (t.run_to_end, Msg::RunTo(Target::End)),
    };
    let button = |id: &'static str, label: &'static str, icon: Icon, is_dead: bool, msg: Msg| {
        sign(id, label, icon, is_dead, click(&props.send, msg))
    };
    let wide = |id: &'static str, label: &'static str, target: Target| {
        html! {
            <button {id} type="button" class="wide" aria-disabled={dead(at_end)} onclick={click(&props.send, Msg::RunTo(target))}>
                {label}
            </button>
        }
    };
    html! {
        <>
            {button("to-start", t.to_start, Icon::ToStart, at_start, Msg::Restart)}
            {button("back", t.step_back, Icon::Back, at_start, Msg::Back(None))}
            {play(props, t, at_end)}
            {button("step", t.step_forward, Icon::Forward, at_end, Msg::Forward(None))}
            <button id="to-end" type="button" aria-label={to_end.0} title={to_end.0} aria-disabled={dead(at_end)}
                onclick={click(&props.send, to_end.1)}>{icon(Icon::ToEnd)}<span>{to_end.0}</span></button>
            if props.grains { {wide("next-dead-end", t.next_dead_end, Target::DeadEnd)} }
            {wide("next-solution", t.next_solution, Target::Solution)}
        </>
    }
}

fn play(props: &Deck, t: &'static Texts, at_end: bool) -> Html {
    let (sign, label) = match (props.playing, at_end) {
        (true, _) => (Icon::Pause, t.pause),
        (false, true) => (Icon::Play, t.play_again),
        (false, false) => (Icon::Play, t.play),
    };
    html! {
        <button id="play" type="button" class="play" onclick={click(&props.send, Msg::TogglePlay)}>
            {icon(sign)}<span>{label}</span>
        </button>
    }
}

/// Grain, where what is played has any, and speed.
fn pace(props: &Deck, t: &'static Texts) -> Html {
    html! {
        <div class="pace">
            if props.grains { <label class="grain"><span>{t.grain}</span>{grain(props, t)}</label> }
            {speed(props, t)}
        </div>
    }
}

fn grain(props: &Deck, t: &'static Texts) -> Html {
    let choose = |name: &str| find(&Grain::ALL, name).map(Msg::Grain);
    let texts = [t.grain_test, t.grain_move, t.grain_picture];
    let options: Vec<_> = Grain::ALL.iter().zip(texts).map(|((_, name), text)| (*name, text)).collect();
    choice("grain", t.grain, &options, name_of(&Grain::ALL, &props.grain), (&props.send, choose))
}

fn speed(props: &Deck, t: &'static Texts) -> Html {
    let value = match props.speed {
        Speed::Max => t.speed_max.to_owned(),
        Speed::PerSecond(_) => fill(t.speed_value, &[("speed", &props.speed.name())]),
    };
    let preset = |(speed, name): (Speed, &'static str)| {
        html! {
            <button key={name} type="button" aria-pressed={(speed == props.speed).to_string()}
                onclick={click(&props.send, Msg::Speed(speed))}>{name}</button>
        }
    };
    html! {
        <div class="speed" role="group" aria-label={t.speed}>
            <div class="value"><span>{t.speed}</span>{" "}<b id="speed-value">{value.clone()}</b></div>
            {slider(Slider {
                id: "speed",
                label: t.speed.to_owned(),
                said: value,
                bounds: (0, NOTCHES.into()),
                value: props.speed.notch().into(),
                is_dead: false,
                push: (&props.send, |notch| Msg::Speed(Speed::from_notch(notch as u32))),
            })}
            <div class="presets">{for PRESETS.into_iter().zip([t.speed_slow, t.speed_normal, t.speed_fast]).map(preset)}</div>
        </div>
    }
}
