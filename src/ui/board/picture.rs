//! The picture: a handful of paths, in an order in which later ones lie on top.

use std::rc::Rc;

use queens_solver::Square;
use yew::prelude::*;

use crate::app::show::scene::{AtWork, Figures, Scene, Trial};
use crate::i18n::decimal;
use crate::ui::kit::{Show, board_definitions};

/// A queen under the pointer, in board units.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Carried {
    /// Where the pointer is, from the left.
    pub x: f64,
    /// Where the pointer is, from the top.
    pub y: f64,
    /// Whether she goes when she is let go there: too far off the board.
    pub goes: bool,
}

/// The picture as an SVG. Screen readers read the grid above it.
#[derive(PartialEq)]
pub struct Picture {
    pub scene: Rc<Scene>,
    pub carried: Option<Carried>,
    /// Whether it brings the definitions that all pictures of the page use.
    pub defines: bool,
}

impl Show for Picture {
    fn draw(&self) -> Html {
        let Picture { scene, carried: at, defines } = self;
        let n = scene.n.to_string();
        html! {
            <svg data-board="" viewBox={format!("0 0 {n} {n}")} font-size={n.clone()} aria-hidden="true">
                if *defines { {board_definitions()} }
                {layers(scene)}
                {carried(*at)}
            </svg>
        }
    }
}

/// What lies on the squares, the lowest first.
fn layers(scene: &Scene) -> Html {
    let n = scene.n.to_string();
    html! {
        <>
            {squares(scene.n)}
            <path class="attacked" d={scene.attacked.clone()} fill="url(#hatch)" />
            <path class="blocked" d={scene.blocked.clone()} fill="url(#weave)" />
            <path class="safe" d={scene.safe.clone()} />
            <path class="failed" d={scene.failed.clone()} />
            <path class="rejected" d={scene.rejected.clone()} />
            {edge(&n)}
            <path class="emptied" d={scene.emptied.clone()} />
            <path class="candidates" d={scene.candidates.clone()} />
            <path class="bits" d={scene.bits.clone()} />
            {at_work(scene.at_work, &n)}
            <path class="ray thin" d={scene.rays.clone()} />
            <path class="ray" d={scene.ray.clone()} />
            <path class="ringed" d={scene.ringed.clone()} />
            <path class="crowned" d={scene.crowned.clone()} />
            <path class="given" d={scene.given.clone()} />
            <g class="queens">{for queens(&scene.queens)}</g>
            {trial(scene.trial)}
            {figures(&scene.figures)}
        </>
    }
}

/// A sign of the legend, as on the board.
pub fn sample(scene: &Scene) -> Html {
    html! { <svg class="sample" viewBox="-.06 -.06 1.12 1.12" font-size="1" aria-hidden="true">{layers(scene)}</svg> }
}

/// The squares: what they are written with changes only with the size.
fn squares(n: u8) -> Html {
    let dark = |row: u8| {
        (0..n).filter(move |column| (row + column) % 2 == 1).map(move |column| format!("M{column} {row}h1v1h-1z"))
    };
    let side = n.to_string();
    html! {
        <g>
            <rect class="light" width={side.clone()} height={side} />
            <path class="dark" d={(0..n).flat_map(dark).collect::<String>()} />
        </g>
    }
}

/// Numbers over everything else, in hundredths of a square: some browsers enlarge type of less than a pixel. The style
/// sheet knows the size of the board by the size of the picture's type, and shows none where they could not be read.
fn figures(figures: &Figures) -> Html {
    let Figures { x, y, text } = figures;
    html! { <text class="figures" transform="scale(.01)" x={x.clone()} y={y.clone()}>{text}</text> }
}

/// The frame, drawn over the marks that reach it.
fn edge(n: &str) -> Html {
    html! { <rect class="edge" width={n.to_owned()} height={n.to_owned()} /> }
}

/// Nothing comes and goes between siblings: what is not there is hidden.
fn shown(is: bool) -> &'static str {
    if is { "visible" } else { "hidden" }
}

fn at_work(part: Option<AtWork>, n: &str) -> Html {
    let one = "1";
    let (x, y, width, height) = match part {
        Some(AtWork::Column(column)) => (column, 0, one, n),
        Some(AtWork::Square(square)) => (square.column, square.row, one, one),
        Some(AtWork::Row(row)) => (0, row, n, one),
        None => (0, 0, n, one),
    };
    html! {
        <rect class="row" x={x.to_string()} y={y.to_string()} width={width.to_owned()} height={height.to_owned()}
            visibility={shown(part.is_some())} />
    }
}

/// The queens. One who moves along her row stays the same element: a browser builds each anew at some cost, and a search
/// has moved them all before the next frame.
fn queens(squares: &[Square]) -> impl Iterator<Item = Html> {
    let mut last = (0, 0);
    squares.iter().map(move |&Square { row, column }| {
        last = if last.0 == row { (row, last.1 + 1) } else { (row, 1) };
        let key = u16::from(row) * 64 + last.1;
        html! { <use key={key} href="#queen" x={centre(column)} y={centre(row)} /> }
    })
}

fn centre(line: u8) -> String {
    format!("{line}.5")
}

fn trial(trial: Option<Trial>) -> Html {
    let square = trial.map_or(Square::new(0, 0), |trial| trial.square);
    let class = match trial.map(|trial| trial.attacked) {
        Some(Some(true)) => "trial bad",
        Some(Some(false)) => "trial good",
        Some(None) => "trial",
        None => "trial none", // hidden, in one attribute with the rest
    };
    let transform = format!("translate({} {})", centre(square.column), centre(square.row));
    html! {
        <g {class} {transform}>
            <circle r=".44" />
            <use href="#queen" transform="scale(.8)" />
        </g>
    }
}

/// A queen under the pointer; crossed out where she would go.
fn carried(carried: Option<Carried>) -> Html {
    let at = carried.unwrap_or(Carried { x: 0.0, y: 0.0, goes: false });
    let [x, y] = [at.x, at.y].map(decimal);
    html! {
        <g class="carried" transform={format!("translate({x} {y})")} visibility={shown(carried.is_some())}>
            <use href="#queen" />
            <path class="rejected" d={if at.goes { "M-.3-.3l.6.6M-.3 .3l.6-.6" } else { "" }} />
        </g>
    }
}
