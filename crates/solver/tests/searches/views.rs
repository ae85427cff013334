//! What is to be drawn with a search, against the board.

use queens_solver::{Board, Event, Problem, Run, SearchId, Square, View, columns};

/// Steps of a run that are looked at.
const FAR: usize = 20_000;

/// Looks at the view after every step.
fn check(id: SearchId, look: impl Fn(&Run, Event)) {
    check_of(id, |_, run, event| look(run, event));
}

/// Looks at the view after every step, with the problem at hand.
fn check_of(id: SearchId, look: impl Fn(&Problem, &Run, Event)) {
    let plain = (1..=8).map(|n| Problem::new(n).unwrap());
    for problem in plain.chain(starts()) {
        let mut run = Run::new(id, &problem);
        for _ in 0..FAR {
            let Some(event) = run.advance() else { break };
            look(&problem, &run, event);
        }
    }
}

/// A given queen above, between and below the rows to be filled, and blocked squares; a row without an open square; a
/// full board.
fn starts() -> [Problem; 4] {
    let start = |n: u8, queens: &[(u8, u8)], blocked: &[(u8, u8)]| {
        let board =
            |squares: &[(u8, u8)]| Board::with_queens(n, squares.iter().map(|&(row, column)| Square::new(row, column)));
        Problem::new(n.into()).unwrap().with_start(&board(queens), &board(blocked)).unwrap()
    };
    [
        start(8, &[(0, 3), (4, 0), (7, 5)], &[(1, 1), (2, 7), (6, 2)]),
        start(6, &[(2, 5)], &[(0, 0), (0, 1), (5, 4)]),
        start(3, &[], &[(1, 0), (1, 1), (1, 2)]),
        start(4, &[(0, 1), (1, 3), (2, 0), (3, 2)], &[(0, 0)]),
    ]
}

/// The columns of a row that the queens other than those on the row attack.
fn attacked(board: &Board, row: u8) -> u32 {
    let others = Board::with_queens(board.n(), board.queens().filter(|queen| queen.row != row));
    others.attacked_in_row(row)
}

fn all(n: u8) -> u32 {
    (1 << n) - 1
}

#[test]
fn plain_boards() {
    for id in [SearchId::Recursive, SearchId::Iterative, SearchId::RecursiveGrid, SearchId::CellByCell] {
        check(id, |run, _| assert_eq!(run.search().view(), View::Board));
    }
}

#[test]
fn marked_lines() {
    check(SearchId::MarkedLines, |run, event| {
        let View::Marked(marks) = run.search().view() else { panic!("{event:?}") };
        let n = run.board().n();
        for square in (0..n).flat_map(|row| (0..n).map(move |column| Square::new(row, column))) {
            assert_eq!(usize::from(marks.mark(square)), run.board().attackers(square).count(), "{event:?}, {square:?}");
        }
    });
}

#[test]
fn bit_sets() {
    for id in [SearchId::Bitmask, SearchId::HalfBoard] {
        check(id, |run, event| {
            assert_eq!(run.search().view(), View::BitSets);
            let (board, row) = (run.board(), event.row().unwrap_or(0));
            let [columns, main, anti] = board.sets(row);
            assert_eq!(columns | main | anti, attacked(board, row), "{event:?}");
        });
    }
}

#[test]
fn permutations() {
    check(SearchId::Permutations, |run, event| {
        let View::Permutation { x, fixed } = run.search().view() else { panic!("{event:?}") };
        let queens = columns(fixed).map(|row| Square::new(row, x[usize::from(row)]));
        assert!(run.board().queens().eq(queens), "{event:?}");
        assert_eq!(x.iter().fold(0, |columns, column| columns | 1 << column), all(run.board().n()), "{event:?}");
    });
}

#[test]
fn orders() {
    for id in [SearchId::RowTuples, SearchId::Combinations, SearchId::OrderedPlacements] {
        check(id, |run, event| {
            let View::Order { squares } = run.search().view() else { panic!("{event:?}") };
            let n = u16::from(run.board().n());
            let queens = squares.iter().map(|&square| Square::new((square / n) as u8, (square % n) as u8));
            assert_eq!(squares.len(), usize::from(run.board().len()), "{event:?}");
            assert_eq!(Board::with_queens(run.board().n(), queens), *run.board(), "{event:?}");
        });
    }
}

#[test]
fn domains() {
    for id in [SearchId::ForwardChecking, SearchId::Mrv] {
        check_of(id, |problem, run, event| {
            let View::Domains { domains, filled, emptied } = run.search().view() else { panic!("{event:?}") };
            let (board, n) = (run.board(), run.board().n());
            assert_eq!(board.queens().fold(0, |rows, queen| rows | 1 << queen.row), filled, "{event:?}");
            let open = || columns(all(n) & !filled);
            assert_eq!(open().find(|&row| domains[usize::from(row)] == 0), emptied, "{event:?}");
            let free = |board: &Board, row| all(n) & !attacked(board, row) & !problem.blocked().row(row);
            if matches!(event, Event::Call { .. } | Event::Solution { .. } | Event::Remove { .. }) {
                assert!(open().all(|row| domains[usize::from(row)] == free(board, row)), "{event:?}");
            }
            let rejected = |row: u8| free(&problem.start_queens(), row) & !domains[usize::from(row)];
            assert!(open().all(|row| run.marks(row).rejected == rejected(row)), "{event:?}");
        });
    }
}
