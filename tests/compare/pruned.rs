//! What one of two searches tries and the other one never does.

use std::collections::HashSet;

use queens_lab::app::mode::compare::pruning::{Cut, Entry, Found, Pruned, Reason};
use queens_lab::i18n::Lang;
use queens_solver::{Board, Item, Problem, Run, SearchId, Square};

const LOOK_AHEAD: &str = include_str!("../../crates/solver/tests/oracles/look-ahead.csv");
const PROFILE: &str = include_str!("../../crates/solver/tests/oracles/tree-profile.csv");

fn compared(first: SearchId, second: SearchId, n: u8) -> Pruned {
    let mut pruned = Pruned::new(first, second, n).expect("two searches through boards");
    pruned.work(&mut || true);
    pruned
}

fn found(first: SearchId, second: SearchId, n: u8) -> Found {
    compared(first, second, n).found().expect("all is compared").clone()
}

/// A number in a row of a table from outside.
fn number(table: &str, n: u8, column: usize) -> usize {
    let row = table.lines().find(|line| line.starts_with(&format!("{n},"))).expect("a row");
    row.split(',').nth(column).and_then(|value| value.parse().ok()).expect("a number")
}

/// The placements of a whole run that are in the tree of plain backtracking: all its nodes but the root.
fn backtracking(n: u8) -> usize {
    let row = PROFILE.lines().find(|line| line.starts_with(&format!("{n},"))).expect("a row");
    let levels = row.split(',').nth(1).expect("the levels").split(' ');
    levels.skip(1).map(|level| level.parse::<usize>().expect("a number")).sum()
}

/// All boards that a search makes, in their order, by another way.
fn boards(search: SearchId, n: u8) -> Vec<Vec<Square>> {
    let mut run = Run::new(search, &Problem::new(n.into()).expect("a size"));
    let mut boards = Vec::new();
    while let Some(event) = run.advance() {
        if event.puts().is_some() {
            boards.push(run.board().queens().collect());
        }
    }
    boards
}

#[test]
fn looking_ahead_makes_fewer_of_the_same_boards() {
    for n in 4..=6 {
        let found = found(SearchId::Recursive, SearchId::ForwardChecking, n);
        let (all, ahead) = (backtracking(n), number(LOOK_AHEAD, n, 2));
        assert_eq!((found.weaker, found.stronger), (SearchId::Recursive, SearchId::ForwardChecking));
        assert_eq!((found.both, found.only_weaker, found.only_stronger), (ahead, all - ahead, 0), "n = {n}");
        assert_eq!(found.cut, Cut::None);
        let listed: usize = found.entries.iter().map(|entry| 1 + entry.below).sum();
        assert_eq!(listed, found.only_weaker);
    }
    let six = found(SearchId::ForwardChecking, SearchId::Recursive, 6);
    assert_eq!(six, found(SearchId::Recursive, SearchId::ForwardChecking, 6), "the order does not matter");
}

#[test]
fn half_the_board_is_mirrored() {
    for n in 4..=7 {
        let pruned = compared(SearchId::HalfBoard, SearchId::Bitmask, n);
        let found = pruned.found().unwrap();
        assert_eq!((found.weaker, found.stronger), (SearchId::Bitmask, SearchId::HalfBoard));
        let right: Vec<_> = (n.div_ceil(2)..n).map(|column| vec![Square::new(0, column)]).collect();
        assert_eq!(found.entries.iter().map(|entry| entry.squares.clone()).collect::<Vec<_>>(), right);
        assert!(found.entries.iter().all(|entry| pruned.reason(entry) == Reason::Mirrored));
        assert_eq!(found.only_weaker + found.both, backtracking(n));
    }
    let found = found(SearchId::Bitmask, SearchId::HalfBoard, 4);
    assert_eq!((found.both, found.only_weaker), (8, 8));
}

#[test]
fn marking_lines_spares_what_is_attacked() {
    let pruned = compared(SearchId::MarkedLines, SearchId::RowTuples, 4);
    let found = pruned.found().unwrap();
    assert_eq!((found.weaker, found.stronger), (SearchId::RowTuples, SearchId::MarkedLines));
    assert_eq!((found.both, found.only_weaker, found.only_stronger), (16, 340 - 16, 0));
    let first = &found.entries[0];
    assert_eq!(first.squares, [Square::new(0, 0), Square::new(1, 0)]);
    assert_eq!(first.below, 4 + 16, "4 boards with three queens and 16 with four");
    assert_eq!(pruned.reason(first), Reason::Attack(Square::new(0, 0), Square::new(1, 0)));
}

#[test]
fn what_is_left_out_is_what_the_other_search_never_makes() {
    for (first, second) in pairs() {
        let found = found(first, second, 4);
        let stronger: HashSet<_> = boards(found.stronger, 4).into_iter().collect();
        let all = boards(found.weaker, 4);
        let weaker: HashSet<_> = all.iter().cloned().collect();
        assert_eq!(found.both, weaker.intersection(&stronger).count(), "{} {}", first.name(), second.name());
        assert_eq!(found.only_weaker, weaker.difference(&stronger).count());
        assert_eq!(found.only_stronger, stronger.difference(&weaker).count());
        let position = |entry: &Entry| all.iter().position(|board| *board == entry.squares).expect("made by it");
        assert!(found.entries.is_sorted_by_key(position), "in the order of the weaker search");
        assert!(found.entries.iter().all(|entry| !stronger.contains(&entry.squares)));
        assert_eq!(found.entries.iter().map(|entry| 1 + entry.below).sum::<usize>(), found.only_weaker);
    }
}

/// All pairs of searches that go through boards.
fn pairs() -> Vec<(SearchId, SearchId)> {
    let searches = SearchId::ALL.iter().filter(|id| id.facts().space.is_some());
    let all: Vec<SearchId> = searches.copied().collect();
    all.iter().flat_map(|&first| all.iter().map(move |&second| (first, second))).collect()
}

#[test]
fn every_reason_is_true() {
    let mut told = [0; 5];
    for n in 3..=5 {
        // In every order there is nothing but the same boards again and again.
        let is_quick = |id: SearchId| id != SearchId::OrderedPlacements || n < 5;
        for (first, second) in pairs().into_iter().filter(|&(first, second)| is_quick(first) && is_quick(second)) {
            let pruned = compared(first, second, n);
            let Some(found) = pruned.found().filter(|found| found.cut != Cut::Both) else { continue };
            let made = boards_by_sets(found.stronger, n);
            for entry in &found.entries {
                let reason = pruned.reason(entry);
                let name =
                    || format!("{}, {}, {:?}: {reason:?}", found.weaker.name(), found.stronger.name(), entry.squares);
                assert!(is_true(reason, found.stronger, n, &entry.squares, &made), "{}", name());
                told[kind(reason)] += 1;
            }
        }
    }
    assert!(told[..4].iter().all(|&count| count > 0), "{told:?}");
    assert_eq!(told[4], 0, "nothing is left unexplained");
}

fn kind(reason: Reason) -> usize {
    match reason {
        Reason::Attack(..) => 0,
        Reason::NoSquare(_) => 1,
        Reason::Mirrored => 2,
        Reason::Order(_) => 3,
        Reason::Other => 4,
    }
}

fn boards_by_sets(search: SearchId, n: u8) -> HashSet<Vec<Square>> {
    boards(search, n).into_iter().collect()
}

/// Whether a reason holds, by the position and by all boards that the stronger search makes.
fn is_true(reason: Reason, stronger: SearchId, n: u8, squares: &[Square], made: &HashSet<Vec<Square>>) -> bool {
    let board = Board::with_queens(n, squares.iter().copied());
    let on = |square: &Square, line: Item| match line {
        Item::Row(row) => square.row == row,
        Item::Column(column) => square.column == column,
        Item::Main(_) | Item::Anti(_) => false,
    };
    match reason {
        Reason::Attack(one, other) => {
            let both = [one, other].iter().all(|queen| squares.contains(queen));
            let made_so = made.iter().any(|board| board.contains(&one) && board.contains(&other));
            both && one.shared_line(other).is_some() && !made_so
        }
        Reason::NoSquare(line) => {
            let of_line = (0..n).flat_map(|row| (0..n).map(move |column| Square::new(row, column)));
            let looks = matches!(stronger, SearchId::ForwardChecking | SearchId::Mrv | SearchId::DancingLinks);
            let fits = matches!(line, Item::Row(_)) || stronger == SearchId::DancingLinks;
            let is_next = matches!(line, Item::Row(row) if squares.iter().filter(|square| square.row < row).count() == usize::from(row));
            fits && (looks || is_next)
                && of_line
                    .filter(|square| on(square, line))
                    .all(|square| board.attackers(square).next().is_some() && !board.has(square))
        }
        Reason::Mirrored => {
            let mirrored = Square::new(0, n - 1 - squares[0].column);
            stronger == SearchId::HalfBoard
                && squares[0].row == 0
                && mirrored.column < squares[0].column
                && made.contains(&vec![mirrored])
        }
        Reason::Order(line) => {
            // Nothing on the line; and of the boards made from some of the queens alone, the next one is on it.
            let part = |board: &&Vec<Square>| board.iter().all(|square| squares.contains(square));
            let empty = Vec::new();
            let longest = made.iter().filter(part).max_by_key(|board| board.len()).unwrap_or(&empty);
            let nexts: Vec<_> = made
                .iter()
                .filter(|next| next.len() == longest.len() + 1 && longest.iter().all(|square| next.contains(square)))
                .collect();
            squares.iter().all(|square| !on(square, line))
                && !nexts.is_empty()
                && nexts.iter().all(|next| next.iter().any(|square| on(square, line)))
        }
        Reason::Other => true,
    }
}

#[test]
fn an_exact_cover_takes_columns_too() {
    let pruned = compared(SearchId::Bitmask, SearchId::DancingLinks, 6);
    let reasons: HashSet<_> = pruned.found().unwrap().entries.iter().map(|entry| kind(pruned.reason(entry))).collect();
    assert_eq!(reasons, HashSet::from([kind(Reason::NoSquare(Item::Row(0))), kind(Reason::Order(Item::Row(0)))]));
}

#[test]
fn too_much_is_cut_off_and_said() {
    let en = Lang::En;
    let cut = |first, second, n, kept| {
        let mut pruned = Pruned::within(first, second, n, kept).unwrap();
        pruned.work(&mut || true);
        pruned.found().unwrap().clone()
    };
    let weaker = cut(SearchId::RowTuples, SearchId::Recursive, 4, 100);
    assert_eq!((weaker.cut, weaker.weaker, weaker.both + weaker.only_weaker), (Cut::Weaker, SearchId::RowTuples, 100));
    assert_eq!(
        weaker.summary(en),
        format!("Of the first 100 boards of One queen a row, Recursive tries {}.", weaker.both)
    );
    let both = cut(SearchId::RowTuples, SearchId::Recursive, 4, 10);
    assert_eq!((both.cut, both.entries.len()), (Cut::Both, 0));
    assert_eq!(both.summary(en), "Both searches try more than 10 boards, too many to be compared.");
    let whole = found(SearchId::RowTuples, SearchId::Recursive, 4);
    assert_eq!(
        whole.summary(en),
        "Both try 16 boards. One queen a row alone tries 324 more. Recursive tries no other."
    );
    let same = found(SearchId::Iterative, SearchId::Recursive, 4);
    assert_eq!((same.weaker, same.only_weaker), (SearchId::Iterative, 0));
    assert_eq!(same.summary(en), "Both try the same 16 boards.");
}

#[test]
fn reasons_in_words() {
    let (one, other) = (Square::new(0, 1), Square::new(2, 3));
    let table = [
        (
            Reason::Attack(one, other),
            "The queens on row 1, column 2 and on row 3, column 4 attack each other.",
            "第 1 行第 2 列和第 3 行第 4 列的皇后互相攻击。",
        ),
        (Reason::NoSquare(Item::Row(4)), "Row 5 has no square left.", "第 5 行没有可放的格子了。"),
        (Reason::NoSquare(Item::Column(0)), "Column 1 has no square left.", "第 1 列没有可放的格子了。"),
        (
            Reason::Mirrored,
            "The first queen stands in the right half: the mirror image is tried instead.",
            "第一个皇后在右半边：改试它的镜像。",
        ),
        (
            Reason::Order(Item::Row(2)),
            "Not reached in this order: row 3 was taken first.",
            "按这个次序到不了这里：先放了第 3 行。",
        ),
        (
            Reason::Order(Item::Column(2)),
            "Not reached in this order: column 3 was taken first.",
            "按这个次序到不了这里：先放了第 3 列。",
        ),
        (Reason::Other, "Recursive does not come to this board.", "“递归”不会走到这个棋盘。"),
    ];
    for (reason, english, chinese) in table {
        assert_eq!(reason.sentence(SearchId::Recursive, Lang::En), english);
        assert_eq!(reason.sentence(SearchId::Recursive, Lang::Zh), chinese);
    }
    let entry = |below| Entry { squares: vec![one], below }.below(Lang::En);
    let said = [0, 1, 1200].map(entry);
    let words = [None, Some("and 1 placement below it"), Some("and 1,200 placements below it")];
    assert_eq!(said.each_ref().map(Option::as_deref), words);
}

#[test]
fn slices_change_nothing() {
    let whole = found(SearchId::Combinations, SearchId::Mrv, 5);
    let mut parts = Pruned::new(SearchId::Combinations, SearchId::Mrv, 5).unwrap();
    let mut slices = 0;
    while parts.found().is_none() {
        parts.work(&mut || false);
        slices += 1;
    }
    assert!(slices > 2);
    assert_eq!(parts.found(), Some(&whole));
    assert!(Pruned::new(SearchId::MinConflicts, SearchId::Recursive, 4).is_none());
    assert!(Pruned::new(SearchId::Recursive, SearchId::Construction, 4).is_none());
}
