//! The searches as they are offered.

use std::collections::BTreeSet;

use queens_lab::app::show::searches::{FAMILIES, SHORT_LIST, family, name};
use queens_lab::i18n::Lang;
use queens_solver::{Family, SearchId};

#[test]
fn every_search_is_in_one_group_and_has_a_name_of_its_own() {
    let members = FAMILIES.map(|group| SearchId::ALL.iter().filter(|search| search.facts().family == group).count());
    assert_eq!(members, [5, 4, 7], "sixteen in all");
    assert_eq!(SearchId::ALL.len(), 16);
    for (lang, _) in Lang::ALL {
        let names: BTreeSet<_> = SearchId::ALL.iter().map(|search| name(*search, lang)).collect();
        let groups: BTreeSet<_> = FAMILIES.iter().map(|group| family(*group, lang)).collect();
        assert_eq!((names.len(), groups.len()), (16, 3), "{lang:?}");
    }
}

#[test]
fn those_that_test_full_boards_stand_together() {
    use SearchId::{Combinations, OrderedPlacements, Permutations, RowTuples};
    let plain: Vec<_> = SearchId::ALL.iter().filter(|search| search.facts().family == Family::FullBoards).collect();
    assert_eq!(plain, [&Permutations, &RowTuples, &Combinations, &OrderedPlacements]);
}

#[test]
fn a_few_are_offered_at_first() {
    let few: BTreeSet<_> = SHORT_LIST.iter().map(|search| search.name()).collect();
    assert_eq!(few.len(), SHORT_LIST.len());
    assert!(SHORT_LIST.contains(&SearchId::Recursive), "the one that is shown at first");
}
