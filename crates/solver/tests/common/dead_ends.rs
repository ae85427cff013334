//! Dead ends, told by what the squares of a row are, and not by what a search marks.

use std::collections::BTreeSet;

use queens_solver::{Board, Event, Problem, Run, SearchId, Square};

/// The steps of a run, from 1, at which a row (with look-ahead any row or item) turns out to have no free square at all.
#[allow(clippy::wildcard_enum_match_arm)] // most events end no row
pub fn dead_ends(id: SearchId, problem: &Problem) -> BTreeSet<usize> {
    let mut run = Run::new(id, problem);
    let (mut ahead, mut placed, mut found) = (Ahead::new(problem), false, BTreeSet::new());
    for step in 1.. {
        let Some(event) = run.advance() else { break };
        placed |= event.puts().is_some();
        let board = run.board();
        let is_one = match event {
            Event::Test { square, by: Some(_) } => {
                let open = || open_in_row(problem, square.row);
                let last = if id == SearchId::CellByCell { open().next() } else { open().last() };
                last == Some(square) && open().all(|square| is_attacked(board, square)) && board.row(square.row) == 0
            }
            Event::Prune { square, .. } => ahead.prune(square),
            Event::Restore { row, columns } => {
                ahead.restore(row, columns);
                false
            }
            Event::Cover { .. } => any_line_lost(problem, board),
            // Nothing of it was tested: the bit sets look at free squares alone, the others at none that is blocked.
            Event::Return { row, .. } if matches!(id, SearchId::Bitmask | SearchId::HalfBoard) => {
                open_in_row(problem, row).all(|square| is_attacked(board, square))
            }
            Event::Return { row, .. } if id == SearchId::Permutations => {
                open_in_row(problem, row).all(|square| board.queens().any(|queen| queen.column == square.column))
            }
            Event::Return { .. } if matches!(id, SearchId::ForwardChecking | SearchId::Mrv) => !placed,
            Event::Return { row, .. } => open_in_row(problem, row).next().is_none(),
            Event::Release { .. } => !placed,
            _ => false,
        };
        if is_one {
            found.insert(step);
        }
    }
    found
}

/// The columns still free on each row, as the events of a search that looks ahead tell of them.
struct Ahead(Vec<BTreeSet<u8>>);

impl Ahead {
    fn new(problem: &Problem) -> Self {
        let given = problem.start_queens();
        let free = |row: u8| {
            let squares = open_in_row(problem, row).filter(|square| !is_attacked(&given, *square));
            squares.map(|square| square.column).collect()
        };
        Self((0..problem.n()).map(free).collect())
    }

    /// Whether the square was the last one of its row.
    fn prune(&mut self, square: Square) -> bool {
        let row = &mut self.0[usize::from(square.row)];
        assert!(row.remove(&square.column), "pruned before: {square:?}");
        row.is_empty()
    }

    fn restore(&mut self, row: u8, columns: u32) {
        self.0[usize::from(row)].extend(queens_solver::columns(columns));
    }
}

fn open_in_row(problem: &Problem, row: u8) -> impl DoubleEndedIterator<Item = Square> + use<> {
    let blocked = problem.blocked().row(row);
    let open = (0..problem.n()).filter(move |column| blocked >> column & 1 == 0);
    open.map(move |column| Square::new(row, column))
}

fn is_attacked(board: &Board, square: Square) -> bool {
    board.queens().any(|queen| queen.shared_line(square).is_some())
}

/// Whether a row or column without a queen has no square that is neither blocked nor attacked.
fn any_line_lost(problem: &Problem, board: &Board) -> bool {
    let n = problem.n();
    let is_free = |square: Square| !problem.blocked().has(square) && !is_attacked(board, square);
    let lost = |line: &dyn Fn(u8) -> Square| {
        let mut squares = (0..n).map(line);
        squares.clone().all(|square| !board.has(square)) && !squares.any(is_free)
    };
    (0..n).any(|row| lost(&|column| Square::new(row, column)))
        || (0..n).any(|column| lost(&|row| Square::new(row, column)))
}
