//! The player, at the bottom like a video's.

use std::rc::Rc;

use queens_solver::{Grain, Target};
use yew::prelude::*;

use super::controls::{Slider, choice, click, sign, slider};
use super::icons::{Icon, icon};
use super::{Send, timeline};
use crate::app::setting::{find, name_of};
use crate::app::speed::{NOTCHES, PRESETS};
use crate::app::watch::Job;
use crate::app::{Msg, Speed};
use crate::i18n::{Lang, Texts, fill};

/// What the player shows.
pub struct Player {
    /// Whether it moves several searches by one clock.
    pub together: bool,
    pub playing: bool,
    pub job: Option<Job>,
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
    pub send: Send,
}

/// Buttons, timeline, grain and speed.
pub fn player(props: &Player) -> Html {
    let t = props.lang.texts();
    html! {
        <div class="player" role="group" aria-label={t.player}>
            <div class="deck">
                <div class="transport">{transport(props, t)}</div>
                <div class="track">{track(props)}</div>
            </div>
            <div class="pace">
                if !props.together { <label class="grain"><span>{t.grain}</span>{grain(props, t)}</label> }
                {speed(props, t)}
            </div>
        </div>
    }
}

fn track(props: &Player) -> Html {
    match props.job {
        Some(job) => timeline::busy(job, props),
        None => timeline::timeline(props),
    }
}

fn transport(props: &Player, t: &'static Texts) -> Html {
    let (at_start, at_end) = (props.step == 0, props.end == Some(props.step));
    let to_end = match (props.end, props.step == props.furthest) {
        (Some(_), _) => (t.to_known_end, Msg::End),
        (None, false) => (t.to_end, Msg::End),
        (None, true) => (t.run_to_end, Msg::RunTo(Target::End)),
    };
    let button = |id: &'static str, label: &'static str, icon: Icon, disabled: bool, msg: Msg| {
        sign(id, label, icon, disabled, click(&props.send, msg))
    };
    let wide = |id: &'static str, label: &'static str, target: Target| {
        html! {
            <button {id} type="button" class="wide" disabled={at_end} onclick={click(&props.send, Msg::RunTo(target))}>
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
            {button("to-end", to_end.0, Icon::ToEnd, at_end, to_end.1)}
            if !props.together { {wide("next-dead-end", t.next_dead_end, Target::Backtrack)} }
            {wide("next-solution", t.next_solution, Target::Solution)}
        </>
    }
}

fn play(props: &Player, t: &'static Texts, at_end: bool) -> Html {
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

fn grain(props: &Player, t: &'static Texts) -> Html {
    let choose = |name: &str| find(&Grain::ALL, name).map(Msg::Grain);
    let texts = [t.grain_test, t.grain_move, t.grain_picture];
    let options: Vec<_> = Grain::ALL.iter().zip(texts).map(|((_, name), text)| (*name, text)).collect();
    choice("grain", t.grain, &options, name_of(&Grain::ALL, &props.grain), (&props.send, choose))
}

fn speed(props: &Player, t: &'static Texts) -> Html {
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
            <div class="value"><span>{t.speed}</span>{" "}<output id="speed-value">{value.clone()}</output></div>
            {slider(Slider {
                id: "speed",
                label: t.speed.to_owned(),
                said: value,
                bounds: (0, NOTCHES.into()),
                value: props.speed.notch().into(),
                disabled: false,
                push: (&props.send, |notch| Msg::Speed(Speed::from_notch(notch as u32))),
            })}
            <div class="presets">{for PRESETS.into_iter().zip([t.speed_slow, t.speed_normal, t.speed_fast]).map(preset)}</div>
        </div>
    }
}
