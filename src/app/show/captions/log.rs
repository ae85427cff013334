//! The lines of the log: shorter than captions, and true wherever the cursor stands.

use queens_solver::{Event, Facts, Keeps, Marks, Proof};

use super::heads::head;
use crate::app::show::names::{on_square as at, square_values};
use crate::app::show::texts::captions::Texts;
use crate::i18n::{Lang, fill};

/// One line for the log of steps.
pub fn line(event: Event, facts: &Facts, lang: Lang) -> String {
    let t = Texts::of(lang);
    let row = event.row().map_or(0, |row| row + 1);
    if let (Event::Return { marks: Marks { failed: 0, .. }, .. }, Keeps::Domains) = (event, facts.keeps) {
        // It may be another row that is without a column.
        fill(t.log_return, &[("row", &row)])
    } else if let Event::Test { square, by: Some(queen) } = event {
        let [by_row, by_column] = square_values(queen);
        fill(&at(t.log_attacked, square), &[("by_row", &by_row), ("by_column", &by_column)])
    } else if let (Event::Check { square, .. }, false) = (event, facts.tests_full_boards()) {
        at(t.log_looked, square)
    } else if event == Event::Done && facts.proof != Proof::Exhaustion {
        t.log_over.to_owned()
    } else {
        head(event, lang)
    }
}
