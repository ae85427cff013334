//! The plot of what searches cost: one stop of Tab, and arrows from point to point.

use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

use crate::app::export::chart::{FIELD, HEIGHT, Plot, Point, Series, WIDTH};
use crate::app::mode::compare::measure::{beside, stops};
use crate::i18n::decimal;
use crate::platform::focus;
use crate::ui::kit::press;

/// The plot as an SVG; each point says its value.
pub fn picture(plot: &Plot) -> Html {
    let first = plot.series.iter().position(|series| !series.points.is_empty());
    let label = |x: String, y: String, text: String, anchor: &'static str| {
        html! { <text {x} {y} text-anchor={anchor}>{text}</text> }
    };
    html! {
        <svg class="plot" viewBox={format!("0 0 {WIDTH} {HEIGHT}")} role="group" aria-label={plot.title.clone()}
            onkeydown={lead(plot)}>
            <path class="lines" d={plot.grid.clone()} />
            <path class="axes" d={plot.axes.clone()} />
            <g>
                {for plot.sizes.iter().map(|tick| label(decimal(tick.at), (FIELD.3 + 18).to_string(), tick.label.clone(), "middle"))}
                {for plot.decades.iter().map(|tick| label((FIELD.0 - 6).to_string(), decimal(tick.at), tick.label.clone(), "end"))}
                {label(WIDTH.to_string(), (FIELD.3 + 40).to_string(), plot.across.to_owned(), "end")}
            </g>
            {for plot.series.iter().enumerate().map(|(index, one)| series(index, one, first == Some(index)))}
        </svg>
    }
}

/// A search's points; the first one of all is where Tab leads.
fn series(index: usize, series: &Series, is_first: bool) -> Html {
    let stop = series.points.first().filter(|_| is_first).map(|point| point.value.n);
    html! {
        <g key={index} class={format!("series s{index}")}>
            <path class="line" d={series.line.clone()} stroke-dasharray={series.dash} />
            <path d={series.marks.clone()} />
            <path class="open" d={series.open.clone()} />
            <g>{for series.points.iter().map(|one| point(index, one, stop == Some(one.value.n)))}</g>
        </g>
    }
}

/// Arrows, Home and End lead from the point that has the focus to those around it.
fn lead(plot: &Plot) -> Callback<KeyboardEvent> {
    let stops = stops(plot);
    Callback::from(move |event: KeyboardEvent| {
        let at = event.target().and_then(|point| point.dyn_into::<Element>().ok()).and_then(|point| spot(&point.id()));
        if let Some((series, n)) = at.and_then(|at| beside(&stops, at, &press(&event))) {
            event.prevent_default();
            focus::to(&point_id(series, n));
        }
    })
}

fn point_id(series: usize, n: u8) -> String {
    format!("point-{series}-{n}")
}

/// The search and the size that the id of a point names.
fn spot(id: &str) -> Option<(usize, u8)> {
    let (series, n) = id.strip_prefix("point-")?.split_once('-')?;
    Some((series.parse().ok()?, n.parse().ok()?))
}

/// A point that says its value when it is pointed at or has the focus.
fn point(series: usize, point: &Point, is_stop: bool) -> Html {
    let (id, stop) = (point_id(series, point.value.n), if is_stop { "0" } else { "-1" });
    let [x, y] = [point.x, point.y].map(decimal);
    let anchor = if point.x > f64::from(FIELD.0.midpoint(FIELD.1)) { "end" } else { "start" };
    html! {
        <g key={point.value.n} {id} class="point" tabindex={stop} role="img" aria-label={point.value.text.clone()}>
            <circle cx={x.clone()} cy={y.clone()} r="12" />
            <text {x} {y} dy="-12" text-anchor={anchor}>{&point.value.text}</text>
        </g>
    }
}
