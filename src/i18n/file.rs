//! The file of a language: the key of the program that it was written for, then the texts in the order of the fields
//! of [`Texts`], one a line. `crates/xtask/src/bundle_texts.rs` writes it.

use super::texts::Texts;

/// Both tables as one number (FNV-1a). As it is compiled in, the program changes with every text, and so does the
/// name of its file, by which the browser asks for the texts.
const KEY: u64 = fnv1a(fnv1a(0xcbf2_9ce4_8422_2325, include_bytes!("en.rs")), include_bytes!("zh.rs"));

const fn fnv1a(mut hash: u64, bytes: &[u8]) -> u64 {
    let mut at = 0;
    while at < bytes.len() {
        hash = (hash ^ bytes[at] as u64).wrapping_mul(0x0100_0000_01b3);
        at += 1;
    }
    hash
}

/// The lines of a file.
pub(super) struct Lines {
    rest: &'static str,
    /// Whether a line was asked for after the last one.
    ran_out: bool,
}

/// What is read from lines. In place, as that is a third of the code that hundreds of returned values are.
pub(super) trait Fill {
    /// Without a word.
    const EMPTY: Self;

    /// Takes the lines that it needs.
    fn fill(&mut self, lines: &mut Lines);
}

impl Fill for &'static str {
    const EMPTY: Self = "";

    #[inline(never)] // called some hundred times in a row
    fn fill(&mut self, lines: &mut Lines) {
        match lines.rest.split_once('\n') {
            Some((line, rest)) => (*self, lines.rest) = (line, rest),
            None => lines.ran_out = true,
        }
    }
}

/// The table in a file; `None` if the file was written for another program, or has not just as many lines as there
/// are texts.
pub(super) fn table(file: &'static str) -> Option<Texts> {
    let mut lines = Lines { rest: file, ran_out: false };
    let (mut key, mut table) = ("", Texts::EMPTY);
    key.fill(&mut lines);
    table.fill(&mut lines);
    (key.parse() == Ok(KEY) && !lines.ran_out && lines.rest.is_empty()).then_some(table)
}
