//! What a person who listens is told in Compare, where eyes see pictures side by side, a plot and a list.

use super::measure::{self, LARGEST, Measured, plot};
use super::pruning::{self, Entry, Found, Pruned};
use super::race::{Race, Racer};
use super::texts::Texts;
use crate::app::key::write_squares;
use crate::app::show::texts::counted;
use crate::app::show::{Manner, captions, searches};
use crate::app::work::Work;
use crate::i18n::{Lang, fill, sentences};

/// Which searches there are.
pub(super) fn names(race: &Race, lang: Lang) -> String {
    let name = |(index, racer): (usize, &Racer)| {
        let values: &[(&str, &dyn std::fmt::Display)] =
            &[("number", &(index + 1)), ("search", &searches::name(racer.search, lang))];
        fill(Texts::of(lang).told_search, values)
    };
    let names: Vec<String> = race.racers.iter().enumerate().map(name).collect();
    sentences(&names.iter().map(String::as_str).collect::<Vec<_>>())
}

/// What each search has come to, a sentence each.
pub(super) fn each(race: &Race, manner: Manner) -> String {
    let lang = manner.lang;
    let told = |racer: &Racer| {
        if racer.is_home(race.goal) {
            return home(racer, lang);
        }
        let seen = racer.seen(race.problem(), manner);
        let step = seen.last().map(|event| captions::log_line(event, seen.facts(), lang)).unwrap_or_default();
        fill(Texts::of(lang).told_step, &[("search", &searches::name(racer.search, lang)), ("step", &step)])
    };
    let told: Vec<String> = race.racers.iter().map(told).collect();
    sentences(&told.iter().map(String::as_str).collect::<Vec<_>>())
}

/// Who is home, a sentence each.
pub(super) fn homes(race: &Race, lang: Lang) -> String {
    let homes: Vec<String> =
        race.racers.iter().filter(|racer| racer.is_home(race.goal)).map(|racer| home(racer, lang)).collect();
    sentences(&homes.iter().map(String::as_str).collect::<Vec<_>>())
}

fn home(racer: &Racer, lang: Lang) -> String {
    let (counted, (steps, tests)) = (counted::Texts::of(lang), racer.counted());
    let values: &[(&str, &dyn std::fmt::Display)] = &[
        ("search", &searches::name(racer.search, lang)),
        ("steps", &counted.steps.of(steps)),
        ("tests", &counted.tests.of(tests)),
    ];
    fill(Texts::of(lang).told_home, values)
}

/// How far measuring is, and what was measured once it is done.
pub(super) fn measured(panel: &measure::Panel, lang: Lang) -> Option<String> {
    let t = Texts::of(lang);
    let measure = panel.measure.as_ref()?;
    match (measure.at_work(), measure.measured()) {
        (Some((search, n)), Measured { cells, .. }) if !cells.is_empty() => {
            let values: &[(&str, &dyn std::fmt::Display)] = &[("search", &searches::name(search, lang)), ("n", &n)];
            Some(fill(t.told_measuring, values))
        }
        (Some(_), Measured { searches, .. }) => {
            Some(fill(t.told_measure_begin, &[("searches", &searches.len()), ("n", &LARGEST)]))
        }
        (None, measured) => {
            let plot = plot(measured, panel.quantity, panel.extent, lang);
            let last = |series: &crate::app::export::chart::Series| {
                Some([series.points.last()?.value.text.as_str(), t.told_stop].concat())
            };
            let lasts: Vec<String> = plot.series.iter().filter_map(last).collect();
            let title = [plot.title.as_str(), t.told_stop].concat();
            let mut all = vec![t.told_measured, &title];
            all.extend(lasts.iter().map(String::as_str));
            Some(sentences(&all))
        }
    }
}

/// How far the comparison of what two searches try is, and what was found once it is done.
pub(super) fn pruned(panel: &pruning::Panel, lang: Lang) -> Option<String> {
    let t = Texts::of(lang);
    if panel.refused {
        return Some(t.prune_refused.to_owned());
    }
    let pruned = panel.pruned.as_ref()?;
    if let Some(progress) = panel.progress() {
        return Some(fill(t.told_pruning, &[("boards", &counted::Texts::of(lang).boards.of(progress.done))]));
    }
    let found = pruned.found()?;
    Some(sentences(&[&found.summary(lang), &entry(pruned, found, panel.entry, lang)]))
}

/// The entry that is looked at, and why it is never made.
pub(super) fn chosen(panel: &pruning::Panel, lang: Lang) -> Option<String> {
    let pruned = panel.pruned.as_ref()?;
    Some(entry(pruned, pruned.found()?, panel.entry, lang))
}

fn entry(pruned: &Pruned, found: &Found, index: usize, lang: Lang) -> String {
    let Some(Entry { squares, .. }) = found.entries.get(index) else { return String::new() };
    let t = Texts::of(lang);
    let queens = write_squares(squares.iter().copied()).replace(',', " ");
    let board = fill(t.told_entry, &[("queens", &queens)]);
    let why = fill(t.prune_why, &[("stronger", &searches::name(found.stronger, lang))]);
    let reason = found.entries.get(index).map(|entry| pruned.reason(entry).sentence(found.stronger, lang));
    sentences(&[&board, &why, &reason.unwrap_or_default()])
}
