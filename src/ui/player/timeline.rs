//! The timeline: where the run stands, where solutions were found, and a step to go to.

use yew::prelude::*;

use crate::app::player::Msg;
use crate::app::player::texts::Texts;
use crate::i18n::{Lang, fill, number};
use crate::ui::kit::{NumberField, Slider, number_field, slider};

/// Steps that the fine slider spans.
const FINE: u64 = 1000;
/// From this many steps on a pixel of the coarse slider is more than ten steps.
const COARSE_FROM: u64 = 4000;
/// Marks drawn along the slider.
const MARKS: u64 = 400;

/// What the timeline shows.
pub struct Track<'a> {
    pub step: u64,
    pub furthest: u64,
    /// Steps of the whole run, once known.
    pub end: Option<u64>,
    /// Steps of solutions seen.
    pub solutions: &'a [u64],
    pub lang: Lang,
    pub send: &'a Callback<Msg>,
    /// Where what is typed and is no number goes.
    pub refuse: &'a Callback<String>,
    /// What is being typed, and who keeps it.
    pub typed: Option<&'a str>,
    pub keep: &'a Callback<Option<String>>,
}

/// Two sliders, the second one shown only where a pixel of the first would be more than ten steps. While the end is not
/// known the first is followed by what is still open: what has been seen is never all.
pub fn track(track: &Track) -> Html {
    let t = Texts::of(track.lang);
    let template = if track.end.is_some() { t.timeline_value_end } else { t.timeline_value };
    let said = fill(template, &[("step", &number(track.step)), ("furthest", &number(track.furthest))]);
    html! {
        <>
            <div class="sliders">
                <div class={classes!("coarse", track.end.is_none().then_some("open"))}>
                    {marks(track)}
                    {along("timeline", t.timeline.to_owned(), said, (0, track.furthest), track)}
                </div>
                {fine(track, t)}
            </div>
            <label class="step">
                <span>{t.step}</span>
                {step(track)}
                <span>{t.step_after}</span>
            </label>
        </>
    }
}

fn step(track: &Track) -> Html {
    number_field(NumberField {
        id: "step-number",
        value: track.step,
        typed: track.typed,
        send: track.send.reform(Msg::Seek),
        refuse: track.refuse.clone(),
        keep: track.keep.clone(),
    })
}

fn along(id: &'static str, label: String, said: String, bounds: (u64, u64), track: &Track) -> Html {
    slider(Slider {
        id,
        label,
        said,
        bounds,
        value: track.step,
        is_dead: track.furthest == 0,
        push: (track.send, Msg::Seek),
    })
}

/// The steps around the cursor; the window moves on only when the cursor leaves it. Where it is not needed it keeps its
/// place: no control moves.
fn fine(props: &Track, t: &Texts) -> Html {
    let start = (props.step / FINE * FINE).min(props.furthest.saturating_sub(FINE));
    let end = (start + FINE).min(props.furthest);
    let label = fill(t.timeline_fine, &[("from", &number(start)), ("to", &number(end))]);
    html! {
        <div class={classes!("fine", (props.furthest < COARSE_FROM).then_some("needless"))}>
            <span>{t.fine}{" "}{number(start)}</span>
            {along("timeline-fine", label, number(props.step), (start, end), props)}
            <span>{number(end)}</span>
        </div>
    }
}

/// A tick for every solution seen; solutions within a pixel share one.
fn marks(props: &Track) -> Html {
    let furthest = props.furthest.max(1);
    let mut places: Vec<u64> = props.solutions.iter().map(|step| step * MARKS / furthest).collect();
    places.dedup();
    let ticks = places.iter().map(|place| format!("M{place} 0v8")).collect::<Vec<_>>().concat();
    html! {
        <svg class="marks" viewBox={format!("0 0 {MARKS} 8")} preserveAspectRatio="none" aria-hidden="true">
            <path d={ticks} />
        </svg>
    }
}
