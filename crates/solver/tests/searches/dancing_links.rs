//! Algorithm X on bit sets against Algorithm X on links.

use queens_solver::{Event, Item, Problem, Run, SearchId, Square, View};

use super::common::{advance, start};
use super::links::Links;

#[test]
fn every_event_is_that_of_real_links() {
    for n in 1..=7 {
        assert_is_like_links(&Problem::new(n).unwrap());
    }
}

/// Every event of the run, the lists after each on small boards, and the updates in all.
pub fn assert_is_like_links(problem: &Problem) {
    let n = problem.n();
    let mut run = Run::new(SearchId::DancingLinks, problem);
    let mut links = Links::new(problem);
    links.solve(&mut |links| {
        let event = run.advance();
        assert_eq!(event, links.events.last().copied(), "n = {n}, step {}", links.events.len());
        if n <= 5 {
            assert_same_lists(n, &run.search().view(), links);
        }
    });
    assert_eq!(run.advance(), Some(Event::Done), "n = {n}");
    let unlinked = links.events.iter().map(|event| match event {
        Event::Choose { unlinked, .. } | Event::Cover { unlinked, .. } => u64::from(*unlinked),
        _ => 0,
    });
    assert_eq!(run.counters().updates, unlinked.sum::<u64>(), "n = {n}");
}

/// The items that are not covered are those linked, and so are their options.
fn assert_same_lists(n: u8, view: &View, links: &Links) {
    let View::ExactCover { cover, .. } = view else { panic!("other than an exact cover") };
    let squares = |item: Item| {
        let on_item = |other: u8| match item {
            Item::Row(row) => Square::new(row, other),
            Item::Column(column) => Square::new(other, column),
            Item::Main(diagonal) => Square::new(other, other + n - 1 - diagonal),
            Item::Anti(diagonal) => Square::new(other, diagonal - other),
        };
        queens_solver::columns(cover.options(item)).map(on_item).collect::<Vec<_>>()
    };
    let open = cover.items().filter(|&item| !cover.is_covered(item)).map(|item| (item, squares(item)));
    assert_eq!(open.collect::<Vec<_>>(), links.lists());
}

#[test]
fn updates_of_whole_runs() {
    let updates = (1..=8).map(|n| {
        let mut run = start(SearchId::DancingLinks, n);
        advance(&mut run, u64::MAX);
        run.counters().updates
    });
    assert_eq!(updates.collect::<Vec<_>>(), [7, 27, 78, 237, 720, 1973, 6320, 21_375]);
    let mut run = start(SearchId::Recursive, 6);
    advance(&mut run, u64::MAX);
    assert_eq!(run.counters().updates, 0);
}
