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
    let blank = || Scene { n: 1, ..Scene::default() };
    let queen = || Scene { queens: vec![AT], ..blank() };
    let whole = || hatch([(0, 1)].into_iter());
    let (trial, trial_words) = trial(scene.trial, t);
    let (part, part_words) = at_work(scene.at_work, t);
    let signs = [
        (!scene.queens.is_empty(), t.sign_queen, queen()),
        (!scene.given.is_empty(), t.sign_given, Scene { given: corner_of(AT), ..queen() }),
        (scene.at_work.is_some(), part_words, Scene { at_work: part, ..blank() }),
        (scene.trial.is_some(), trial_words, Scene { trial, ..blank() }),
        (!scene.ringed.is_empty(), t.sign_ringed, Scene { ringed: mark(RING, AT), ..queen() }),
        (!scene.ray.is_empty(), t.sign_ray, Scene { ray: ACROSS.to_owned(), ..blank() }),
        (!scene.rays.is_empty(), meanings.rays, Scene { rays: ACROSS.to_owned(), ..blank() }),
        (!scene.rejected.is_empty(), meanings.rejected, Scene { rejected: mark(CROSS, AT), ..blank() }),
        (!scene.failed.is_empty(), t.sign_failed, Scene { failed: mark(RINGED_CROSS, AT), ..blank() }),
        (!scene.attacked.is_empty(), meanings.attacked, Scene { attacked: whole(), ..blank() }),
        (!scene.candidates.is_empty(), meanings.candidates, Scene { candidates: mark(SPECK, AT), ..blank() }),
        (!scene.emptied.is_empty(), t.sign_emptied, Scene { emptied: whole_row(0, 1), ..blank() }),
        (
            !scene.bits.is_empty(),
            t.sign_bits,
            Scene { bits: STROKES.map(|stroke| mark(stroke, AT)).concat(), ..blank() },
        ),
        (
            !scene.figures.text.is_empty(),
            meanings.figures,
            Scene { figures: Figures::of([(AT, 2)].into_iter()), ..blank() },
        ),
        (!scene.safe.is_empty(), t.sign_safe, Scene { safe: mark(DOT, AT), ..blank() }),
        (!scene.blocked.is_empty(), t.sign_blocked, Scene { blocked: whole(), ..blank() }),
        (!scene.crowned.is_empty(), t.sign_crowned, Scene { crowned: mark(RING, AT), ..queen() }),
    ];
    signs.into_iter().filter(|(is_used, ..)| *is_used).map(|(_, words, sample)| Entry { sample, words }).collect()
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
