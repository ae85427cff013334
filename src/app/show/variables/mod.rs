//! The variables of the listing that is shown, as a debugger would show them once the marked line has run: at a call those
//! of the call that begins, at a return those of the call that is left.

mod frame;
mod loops;
mod values;

use queens_solver::{Item, Keeps, View, columns};

use super::listing::{self, Code};
use super::names::on_item;
use super::seen::Seen;
use super::texts::variables::Texts;
use frame::Frame;
use values::{NOTHING, Values, list};

pub use values::Variable;

/// The variables of a listing at the step shown; those of the pseudo-code where it is not given in the language.
pub fn of(seen: &Seen, code: Code) -> Vec<Variable> {
    let frame = Frame::new(seen, listing::shown_in(seen.search(), code));
    let mut values = Values::new(Texts::of(seen.lang()).none);
    loops::add(&mut values, &frame);
    add_data(&mut values, &frame);
    values.into_list()
}

/// What a search keeps of the queens.
fn add_data(values: &mut Values, frame: &Frame) {
    let Frame { seen, row, .. } = *frame;
    let with_array = match seen.facts().keeps {
        Keeps::Array => true,
        Keeps::Permutation | Keeps::Squares | Keeps::Grid | Keeps::Board => false,
        Keeps::LineMarks | Keeps::BitSets | Keeps::Domains | Keeps::Cover | Keeps::Attackers | Keeps::Lists => {
            frame.is_program
        }
    };
    match seen.facts().keeps {
        Keeps::Permutation => {
            if let View::Permutation { x, .. } = seen.view() {
                values.add("x", list(x.iter().map(|column| column + 1)));
            }
        }
        Keeps::Squares => values.add("q", frame.list_of(frame.squares().into_iter())),
        Keeps::Grid => values.may("a[row]", row.map(|row| frame.bits(seen.searched().row(row)))),
        Keeps::Board if frame.is_program => {
            values.add("queens", seen.board().len().to_string());
            values.may("a[row]", frame.square.and(row).map(|row| frame.bits(seen.searched().row(row))));
        }
        Keeps::Array | Keeps::Board => {}
        Keeps::LineMarks => values.may("mark[row]", row.map(|row| marks_on(frame, row))),
        Keeps::BitSets => add_sets(values, frame),
        Keeps::Domains => add_domains(values, seen),
        Keeps::Cover => add_items(values, frame),
        Keeps::Attackers => add_weights(values, frame),
        Keeps::Lists => {
            if let View::Lists { even, odd } = seen.view() {
                let names = if frame.is_program { ["even", "odd"] } else { ["E", "O"] };
                for (name, columns) in names.into_iter().zip([even, odd]) {
                    values
                        .may(name, Some(list(columns.iter().map(|column| column + 1))).filter(|_| !columns.is_empty()));
                }
            }
        }
    }
    if with_array {
        values.add("x", frame.list_of((0..seen.n()).map(|row| frame.entry(row))));
    }
}

/// The marks on a row; a queen marks her own square, too.
fn marks_on(frame: &Frame, row: u8) -> String {
    let View::Marked(marks) = frame.seen.view() else { return NOTHING.to_owned() };
    let square = |column| queens_solver::Square::new(row, column);
    let mark = |column| marks.mark(square(column)) + u8::from(frame.seen.board().has(square(column)));
    list((0..frame.seen.n()).map(mark))
}

/// The three bit sets of the call at work, its bit, and, in programs, what is left to be tried.
fn add_sets(values: &mut Values, frame: &Frame) {
    let names = ["C", "L", "R"];
    let sets = frame.sets();
    for (index, name) in names.into_iter().enumerate() {
        values.may(name, sets.map(|sets| frame.bits(sets[index])));
    }
    let union = names.join("|");
    values.may(&union, sets.map(|sets| frame.bits(sets.iter().fold(0, |all, set| all | set))));
    let blocked = frame.seen.start().1;
    if let Some(row) = frame.row.filter(|row| blocked.row(*row) != 0) {
        values.add(super::texts::names::Texts::of(frame.seen.lang()).name_blocked, frame.bits(blocked.row(row)));
    }
    values.may("b", frame.column.map(|column| frame.bits(1 << column)));
    if frame.is_program {
        let name = if frame.code == Code::Cpp { "open" } else { "free" }; // the standard library has a `free`
        values.may(name, frame.left_to_try().map(|left| frame.bits(left)));
    }
}

fn add_domains(values: &mut Values, seen: &Seen) {
    if let View::Domains { domains, filled, .. } = seen.view() {
        for (row, domain) in (0u8..).zip(domains).filter(|(row, _)| filled & (1 << row) == 0) {
            let columns = list(columns(*domain).map(|column| column + 1));
            values.add(&format!("D[{}]", row + 1), format!("{{{columns}}}"));
        }
    }
}

/// How many options the items have, those that are covered left out.
fn add_items(values: &mut Values, frame: &Frame) {
    let t = Texts::of(frame.seen.lang());
    let View::ExactCover { cover, chosen } = frame.seen.view() else { return };
    let options = |item: Item| {
        if cover.is_covered(item) { "·".to_owned() } else { cover.options(item).count_ones().to_string() }
    };
    let kind = |kind: fn(&Item) -> bool| list(cover.items().filter(kind).map(options));
    let names = if frame.is_program { ["rows", "columns"] } else { [t.variable_rows, t.variable_columns] };
    values.add(names[0], kind(|item| matches!(item, Item::Row(_))));
    values.add(names[1], kind(|item| matches!(item, Item::Column(_))));
    if !frame.is_program {
        values.add("↘", kind(|item| matches!(item, Item::Main(_))));
        values.add("↙", kind(|item| matches!(item, Item::Anti(_))));
        let chosen = chosen.iter().map(|item| on_item(*item, t.variable_row, t.variable_column));
        values.add(t.variable_chosen, list(chosen));
    }
}

/// How many queens attack the columns that have been weighed, and the moves made.
fn add_weights(values: &mut Values, frame: &Frame) {
    let t = Texts::of(frame.seen.lang());
    let names = if frame.is_program { ["weight", "moves"] } else { [t.variable_attackers, t.variable_moves] };
    if let View::Weights { row, attackers, weighed, .. } = frame.seen.view_at_line() {
        values.may(names[0], row.filter(|_| weighed > 0).map(|_| list(&attackers[..usize::from(weighed)])));
    }
    if let View::Weights { moves, .. } = frame.seen.view() {
        values.add(names[1], moves.to_string());
    }
}
