//! Marks on lines, counted up and down.

use crate::{MAX_SIZE, Square};

/// The marks of `marked-lines`, one number a line; those of a square are the sum over its lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LineMarks {
    rows: [Option<u8>; MAX_SIZE as usize], // a row is marked by one queen at most: her column
    columns: [u8; MAX_SIZE as usize],
    main: [u8; DIAGONALS], // by column + 31 − row
    anti: [u8; DIAGONALS], // by row + column
}

const DIAGONALS: usize = 2 * MAX_SIZE as usize - 1;

impl Default for LineMarks {
    fn default() -> Self {
        Self { rows: [None; 32], columns: [0; 32], main: [0; DIAGONALS], anti: [0; DIAGONALS] }
    }
}

impl LineMarks {
    /// The marks on a square: how many queens have it on one of their lines, a queen on the square itself not
    /// counted; 0 off the board.
    ///
    /// ```
    /// use queens_solver::{Problem, Run, SearchId, Square, View};
    /// let mut run = Run::new(SearchId::MarkedLines, &Problem::new(4).unwrap());
    /// while run.board().len() < 2 {
    ///     run.advance();
    /// }
    /// // Q 2 2 2
    /// // 2 2 Q 1
    /// // 1 1 2 1
    /// // 2 0 1 1
    /// let View::Marked(marks) = run.search().view() else { panic!("the marks of another search") };
    /// assert_eq!([0, 1, 2, 3].map(|column| marks.mark(Square::new(0, column))), [0, 2, 2, 2]);
    /// assert_eq!([0, 1, 2, 3].map(|column| marks.mark(Square::new(3, column))), [2, 0, 1, 1]);
    /// ```
    pub fn mark(&self, square: Square) -> u8 {
        if square.row >= MAX_SIZE || square.column >= MAX_SIZE {
            return 0;
        }
        match self.rows[usize::from(square.row)] {
            Some(column) if column == square.column => self.on_lines(square) - 3, // her own three lines
            Some(_) => self.on_lines(square) + 1,
            None => self.on_lines(square),
        }
    }

    /// The marks on the column and the diagonals of a square.
    pub(super) fn on_lines(&self, square: Square) -> u8 {
        let (row, column) = (usize::from(square.row), usize::from(square.column));
        self.columns[column] + self.main[column + 31 - row] + self.anti[row + column]
    }

    /// A queen was put on the square.
    pub(super) fn add(&mut self, square: Square) {
        self.rows[usize::from(square.row)] = Some(square.column);
        self.lines_mut(square).into_iter().for_each(|marks| *marks += 1);
    }

    /// The queen on the square was taken off.
    pub(super) fn subtract(&mut self, square: Square) {
        self.rows[usize::from(square.row)] = None;
        self.lines_mut(square).into_iter().for_each(|marks| *marks -= 1);
    }

    fn lines_mut(&mut self, square: Square) -> [&mut u8; 3] {
        let (row, column) = (usize::from(square.row), usize::from(square.column));
        [&mut self.columns[column], &mut self.main[column + 31 - row], &mut self.anti[row + column]]
    }
}
