//! What the searches compared cost: measured here and now, as a plot, a table and files.

use queens_solver::SearchId;
use yew::prelude::*;

use super::plot::picture;
use super::sight::in_sight;
use crate::app::export::chart::{Plot, Series, svg};
use crate::app::key::{find, name_of};
use crate::app::mode::Task;
use crate::app::mode::compare::measure::{
    BUDGET, Extent, LARGEST, Measure, Measured, Msg, Panel, Quantity, TASK, plot, table as csv_table,
};
use crate::app::mode::compare::{self, texts::Texts};
use crate::app::show::searches;
use crate::app::show::texts::counted;
use crate::app::work::{Progress, Work};
use crate::i18n::{Lang, fill, number, sentences};
use crate::platform::page;
use crate::ui::kit::{Show, busy, button, choice, click};

/// The panel of costs: while a race goes on it is not drawn again.
#[derive(Clone, PartialEq)]
pub struct Measurements {
    measured: Measured,
    at_work: Option<((SearchId, u8), Progress)>,
    quantity: Quantity,
    extent: Extent,
    lang: Lang,
    send: Callback<compare::Msg>,
    stop: Callback<Task>,
}

impl Measurements {
    /// What the panel shows.
    pub fn of(panel: &Panel, lang: Lang, send: &Callback<compare::Msg>, stop: &Callback<Task>) -> Self {
        let measure = panel.measure.as_ref();
        Self {
            measured: measure.map(Measure::measured).cloned().unwrap_or_default(),
            at_work: measure.and_then(Measure::at_work).zip(panel.progress()),
            quantity: panel.quantity,
            extent: panel.extent,
            lang,
            send: send.clone(),
            stop: stop.clone(),
        }
    }
}

impl Show for Measurements {
    fn draw(&self) -> Html {
        let t = Texts::of(self.lang);
        let send = &self.send.reform(compare::Msg::Measure);
        let explained = fill(t.measure_how, &[("n", &LARGEST), ("steps", &number(BUDGET))]);
        html! {
            <section class="panel costs">
                <h2>{t.measure_title}</h2>
                <p class="note">{sentences(&[&explained, counted::Texts::of(self.lang).tests_differ])}</p>
                {work(self, send)}
                if !self.measured.cells.is_empty() { {shown(self, send)} }
            </section>
        }
    }
}

/// The button to begin, or how far it is and the one to stop.
fn work(props: &Measurements, send: &Callback<Msg>) -> Html {
    let t = Texts::of(props.lang);
    let Some(((search, n), progress)) = props.at_work else {
        return button("measure", t.measure_begin, false, in_sight(".costs", click(send, Msg::Begin)));
    };
    let words = fill(t.measure_busy, &[("search", &searches::name(search, props.lang)), ("n", &n)]);
    busy("measure-stop", words, progress, props.lang, click(&props.stop, TASK))
}

fn shown(props: &Measurements, send: &Callback<Msg>) -> Html {
    let plot = plot(&props.measured, props.quantity, props.extent, props.lang);
    html! {
        <>
            {head(props, send)}
            {picture(&plot)}
            <ul class="legend">{for plot.series.iter().enumerate().map(legend)}</ul>
            {table(&props.measured, &plot, props.lang)}
        </>
    }
}

/// What is plotted, and both files.
fn head(props: &Measurements, send: &Callback<Msg>) -> Html {
    let Measurements { measured, quantity: quantity_now, extent: extent_now, lang, .. } = props.clone();
    let t = Texts::of(lang);
    let quantities: Vec<_> = Quantity::ALL.iter().map(|(quantity, name)| (*name, quantity.name(lang))).collect();
    let quantity = |name: &str| find(&Quantity::ALL, name).map(Msg::Quantity);
    let extents = [("first", t.goal_first), ("all", t.goal_all)];
    let extent = |name: &str| find(&Extent::ALL, name).map(Msg::Extent);
    let save_plot = {
        let measured = measured.clone();
        move |_| page::save("queens.svg", "image/svg+xml", &svg(&plot(&measured, quantity_now, extent_now, lang)))
    };
    let save_table = move |_| page::save("queens.csv", "text/csv", &csv_table(&measured));
    let quantity_now = name_of(&Quantity::ALL, &quantity_now);
    html! {
        <div class="head">
            {choice("quantity", t.measure_quantity, &quantities, quantity_now, (send, quantity))}
            {choice("extent", t.goal, &extents, name_of(&Extent::ALL, &extent_now), (send, extent))}
            <span class="space"></span>
            {button("save-svg", "SVG", false, Callback::from(save_plot))}
            {button("save-csv", "CSV", false, Callback::from(save_table))}
        </div>
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
fn table(measured: &Measured, plot: &Plot, lang: Lang) -> Html {
    let largest = measured.cells.last().map_or(0, |cell| cell.n);
    let over = |search: SearchId, n: u8| {
        measured.cells.iter().any(|cell| (cell.search, cell.n) == (search, n) && cell.figures.is_none())
    };
    let columns: Vec<(SearchId, &Series)> = measured.searches.iter().copied().zip(&plot.series).collect();
    let cell = |n: u8, search: SearchId, series: &Series| {
        let point = series.points.iter().find(|point| point.value.n == n);
        let missing = || if over(search, n) { Texts::of(lang).measure_over.to_owned() } else { "–".to_owned() };
        let text = point.map_or_else(missing, |point| number(point.value.value));
        html! { <td key={search.name()}>{text}</td> }
    };
    let head =
        |(search, series): &(SearchId, &Series)| html! { <th key={search.name()} scope="col">{series.name}</th> };
    let row = |n: u8| {
        let cells = columns.iter().map(|(search, series)| cell(n, *search, series));
        html! { <tr key={n}><th scope="row">{n}</th>{for cells}</tr> }
    };
    html! {
        <div class="wide" tabindex="0"><table>
            <caption class="note">{&plot.title}</caption>
            <thead><tr><th scope="col">{"n"}</th>{for columns.iter().map(head)}</tr></thead>
            <tbody>{for (1..=largest).map(row)}</tbody>
        </table></div>
    }
}
