//! What the searches compared cost: measured here and now, as a plot, a table and files.

use std::rc::Rc;

use queens_solver::SearchId;
use yew::prelude::*;

use super::Send;
use super::controls::{button, choice, click};
use super::icons::{Icon, icon};
use crate::app::compare::measure::{BUDGET, LARGEST, Measure};
use crate::app::compare::plot::{Extent, FIELD, HEIGHT, Plot, Point, Quantity, Series, WIDTH};
use crate::app::compare::{csv, svg};
use crate::app::setting::find;
use crate::app::study::Study;
use crate::app::{Model, Msg, catalogue};
use crate::i18n::{Texts, fill, number};
use crate::platform::page;

/// The panel of costs.
pub fn results(model: &Model, send: &Send) -> Html {
    let (t, study) = (model.texts(), &model.study);
    let explained = fill(t.measure_how, &[("n", &LARGEST), ("steps", &number(BUDGET))]);
    html! {
        <section class="panel costs">
            <h2>{t.measure_title}</h2>
            <p class="note">{explained}</p>
            {work(study, t, send)}
            if let Some(measure) = study.measure.as_ref().filter(|measure| !measure.cells().is_empty()) {
                {shown(measure, study, t, send)}
            }
        </section>
    }
}

/// The button to begin, or how far it is and the one to stop.
fn work(study: &Study, t: &'static Texts, send: &Send) -> Html {
    let Some(progress) = study.measure.as_ref().and_then(Measure::progress) else {
        return button("measure", t.measure_begin, false, click(send, Msg::Measure));
    };
    let name = catalogue::name(progress.search, t);
    let text = fill(t.measure_busy, &[("search", &name), ("n", &progress.n)]);
    html! {
        <div class="busy">
            <progress max={progress.cells.to_string()} value={progress.settled.to_string()} aria-label={text.clone()}></progress>
            <span>{text}</span>
            <button id="measure-stop" type="button" onclick={click(send, Msg::StopStudy)}>{icon(Icon::Stop)}<span>{t.stop}</span></button>
        </div>
    }
}

fn shown(measure: &Measure, study: &Study, t: &'static Texts, send: &Send) -> Html {
    let plot = Plot::of(measure, study.quantity, study.extent, t);
    let quantities = [("tests", t.plot_tests), ("placements", t.plot_placements), ("nodes", t.plot_nodes)];
    let quantity = |name: &str| {
        find(&[(Quantity::Tests, "tests"), (Quantity::Placements, "placements"), (Quantity::Nodes, "nodes")], name)
            .map(Msg::Quantity)
    };
    let extents = [("first", t.goal_first), ("all", t.goal_all)];
    let extent = |name: &str| find(&[(Extent::First, "first"), (Extent::All, "all")], name).map(Msg::Extent);
    let extent_now = if study.extent == Extent::First { "first" } else { "all" };
    let (measured, of_quantity, of_extent) = (Rc::new(measure.clone()), study.quantity, study.extent);
    let save_plot = {
        let measured = measured.clone();
        move |_| page::save("queens.svg", "image/svg+xml", &svg(&Plot::of(&measured, of_quantity, of_extent, t)))
    };
    let save_table = move |_| page::save("queens.csv", "text/csv", &csv(&measured));
    html! {
        <>
            <div class="head">
                {choice("quantity", t.measure_quantity, &quantities, quantities[study.quantity as usize].0, (send, quantity))}
                {choice("extent", t.goal, &extents, extent_now, (send, extent))}
                <span class="space"></span>
                {button("save-svg", "SVG", false, Callback::from(save_plot))}
                {button("save-csv", "CSV", false, Callback::from(save_table))}
            </div>
            {picture(&plot)}
            <ul class="legend">{for plot.series.iter().enumerate().map(legend)}</ul>
            {table(measure, &plot, t)}
        </>
    }
}

fn picture(plot: &Plot) -> Html {
    let label = |x: String, y: String, text: String, anchor: &'static str| {
        html! { <text {x} {y} text-anchor={anchor}>{text}</text> }
    };
    html! {
        <svg class="plot" viewBox={format!("0 0 {WIDTH} {HEIGHT}")} role="group" aria-label={plot.title.clone()}>
            <path class="lines" d={plot.grid.clone()} />
            <path class="axes" d={plot.axes.clone()} />
            <g>
                {for plot.sizes.iter().map(|tick| label(tick.at.to_string(), (FIELD.3 + 18).to_string(), tick.label.clone(), "middle"))}
                {for plot.decades.iter().map(|tick| label((FIELD.0 - 6).to_string(), tick.at.to_string(), tick.label.clone(), "end"))}
                {label(WIDTH.to_string(), (FIELD.3 + 40).to_string(), plot.across.to_owned(), "end")}
            </g>
            {for plot.series.iter().enumerate().map(series)}
        </svg>
    }
}

fn series((index, series): (usize, &Series)) -> Html {
    html! {
        <g key={index} class={format!("series s{index}")}>
            <path class="line" d={series.line.clone()} stroke-dasharray={series.dash} />
            <path d={series.marks.clone()} />
            <path class="open" d={series.open.clone()} />
            <g>{for series.points.iter().map(point)}</g>
        </g>
    }
}

/// A point that says its value when it is pointed at or has the focus.
fn point(point: &Point) -> Html {
    let anchor = if point.x.0 > (FIELD.0 + FIELD.1) * 50 { "end" } else { "start" };
    html! {
        <g key={point.n} class="point" tabindex="0" role="img" aria-label={point.text.clone()}>
            <circle cx={point.x.to_string()} cy={point.y.to_string()} r="12" />
            <text x={point.x.to_string()} y={point.y.to_string()} dy="-12" text-anchor={anchor}>{&point.text}</text>
        </g>
    }
}

fn legend((index, series): (usize, &Series)) -> Html {
    html! {
        <li key={index} class={format!("series s{index}")}>
            <svg viewBox="0 0 40 16" aria-hidden="true">
                <path class="line" d="M0 8h40" stroke-dasharray={series.dash} /><path d={format!("M20 8{}", series.mark)} />
            </svg>
            <span>{series.name}</span>
        </li>
    }
}

/// The same numbers as a table, a row for each size; what was not measured is empty, what went over its budget says so.
fn table(measure: &Measure, plot: &Plot, t: &'static Texts) -> Html {
    let largest = measure.cells().last().map_or(0, |cell| cell.n);
    let over = |search: SearchId, n: u8| {
        measure.cells().iter().any(|cell| (cell.search, cell.n) == (search, n) && cell.figures.is_none())
    };
    let cell = |n: u8, series: &Series| {
        let point = series.points.iter().find(|point| point.n == n);
        let text = point.map_or_else(
            || if over(series.search, n) { t.measure_over.to_owned() } else { "–".to_owned() },
            |point| number(point.value),
        );
        html! { <td key={series.search.name()}>{text}</td> }
    };
    let head = |series: &Series| html! { <th key={series.search.name()} scope="col">{series.name}</th> };
    let row = |n: u8| html! { <tr key={n}><th scope="row">{n}</th>{for plot.series.iter().map(|series| cell(n, series))}</tr> };
    html! {
        <div class="wide" tabindex="0"><table>
            <caption class="note">{&plot.title}</caption>
            <thead><tr><th scope="col">{"n"}</th>{for plot.series.iter().map(head)}</tr></thead>
            <tbody>{for (1..=largest).map(row)}</tbody>
        </table></div>
    }
}
