//! The legend: the signs that a picture has, each with what it stands for.

use queens_solver::{Square, Test, View};

use super::scene::marks::{CROSS, DOT, RING, RINGED_CROSS, SPECK, STROKES, corner_of, hatch, mark, whole_row};
use super::scene::{AtWork, Figures, Scene, Trial};
use super::seen::Seen;
use super::texts::legend::Texts;
use crate::i18n::Lang;

/// A sign, and what it stands for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// A board of one square that shows it.
    pub sample: Scene,
    /// What it stands for.
    pub words: &'static str,
}

/// What those signs stand for that mean one thing here and another there.
struct Meanings {
    attacked: &'static str,
    rays: &'static str,
    rejected: &'static str,
    candidates: &'static str,
    figures: &'static str,
}

/// The square of a sample.
const AT: Square = Square::new(0, 0);
/// A line across it.
const ACROSS: &str = "M.1 .9L.9 .1";

/// The signs in the picture of a search.
pub fn of_search(seen: &Seen, scene: &Scene) -> Vec<Entry> {
    let t = Texts::of(seen.lang());
    let meanings = Meanings {
        attacked: t.sign_ahead,
        rays: t.sign_another_ray,
        rejected: if seen.facts().test == Test::SquareAhead { t.sign_pruned } else { t.sign_rejected },
        candidates: match seen.view() {
            View::Permutation { .. } => t.sign_permutation,
            View::ExactCover { .. } => t.sign_option,
            View::Board
            | View::Order { .. }
            | View::Marked(_)
            | View::BitSets
            | View::Domains { .. }
            | View::Weights { .. }
            | View::Lists { .. } => t.sign_domain,
        },
        figures: if let View::Order { .. } = seen.view() { t.sign_order } else { t.sign_count },
    };
    entries(scene, &meanings, t)
}

/// The signs in the picture of a position.
pub fn of_position(scene: &Scene, lang: Lang) -> Vec<Entry> {
    let t = Texts::of(lang);
    let none = Meanings { attacked: t.sign_attacked, rays: t.sign_rays, rejected: "", candidates: "", figures: "" };
    entries(scene, &none, t)
}

/// The signs of several pictures, each once.
pub fn together(legends: impl Iterator<Item = Vec<Entry>>) -> Vec<Entry> {
    let mut all: Vec<Entry> = Vec::new();
    for entry in legends.flatten() {
        if !all.contains(&entry) {
            all.push(entry);
        }
    }
    all
}

fn entries(scene: &Scene, meanings: &Meanings, t: &Texts) -> Vec<Entry> {
    let queen = |sample: &mut Scene| sample.queens.push(AT);
    let whole = || hatch([(0, 1)].into_iter());
    let (trial, trial_words) = trial(scene.trial, t);
    let (part, part_words) = at_work(scene.at_work, t);
    let mut entries = Vec::new();
    let mut sign = |is_used: bool, words, draw: &dyn Fn(&mut Scene)| {
        if is_used {
            let mut sample = Scene { n: 1, ..Scene::default() };
            draw(&mut sample);
            entries.push(Entry { sample, words });
        }
    };
    sign(!scene.queens.is_empty(), t.sign_queen, &queen);
    sign(!scene.given.is_empty(), t.sign_given, &|sample| {
        queen(sample);
        sample.given = corner_of(AT);
    });
    sign(scene.at_work.is_some(), part_words, &|sample| sample.at_work = part);
    sign(scene.trial.is_some(), trial_words, &|sample| sample.trial = trial);
    sign(!scene.ringed.is_empty(), t.sign_ringed, &|sample| {
        queen(sample);
        sample.ringed = mark(RING, AT);
    });
    sign(!scene.ray.is_empty(), t.sign_ray, &|sample| ACROSS.clone_into(&mut sample.ray));
    sign(!scene.rays.is_empty(), meanings.rays, &|sample| ACROSS.clone_into(&mut sample.rays));
    sign(!scene.rejected.is_empty(), meanings.rejected, &|sample| sample.rejected = mark(CROSS, AT));
    sign(!scene.failed.is_empty(), t.sign_failed, &|sample| sample.failed = mark(RINGED_CROSS, AT));
    sign(!scene.attacked.is_empty(), meanings.attacked, &|sample| sample.attacked = whole());
    sign(!scene.candidates.is_empty(), meanings.candidates, &|sample| sample.candidates = mark(SPECK, AT));
    sign(!scene.emptied.is_empty(), t.sign_emptied, &|sample| sample.emptied = whole_row(0, 1));
    let strokes = |sample: &mut Scene| sample.bits = STROKES.map(|stroke| mark(stroke, AT)).concat();
    sign(!scene.bits.is_empty(), t.sign_bits, &strokes);
    let figures = |sample: &mut Scene| sample.figures = Figures::of([(AT, 2)].into_iter());
    sign(!scene.figures.text.is_empty(), meanings.figures, &figures);
    sign(!scene.safe.is_empty(), t.sign_safe, &|sample| sample.safe = mark(DOT, AT));
    sign(!scene.blocked.is_empty(), t.sign_blocked, &|sample| sample.blocked = whole());
    sign(!scene.crowned.is_empty(), t.sign_crowned, &|sample| {
        queen(sample);
        sample.crowned = mark(RING, AT);
    });
    entries
}

fn trial(trial: Option<Trial>, t: &Texts) -> (Option<Trial>, &'static str) {
    let words = match trial.and_then(|trial| trial.attacked) {
        Some(true) => t.sign_trial_bad,
        Some(false) => t.sign_trial_good,
        None => t.sign_trial,
    };
    (trial.map(|trial| Trial { square: AT, ..trial }), words)
}

fn at_work(part: Option<AtWork>, t: &Texts) -> (Option<AtWork>, &'static str) {
    let words = match part {
        Some(AtWork::Column(_)) => t.sign_column,
        Some(AtWork::Square(_)) => t.sign_square,
        Some(AtWork::Row(_)) | None => t.sign_row,
    };
    (part.map(|_| AtWork::Square(AT)), words)
}
