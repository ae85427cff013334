//! The listings: programs with a marker on the lines that carry events out.

use queens_solver::{SearchId, Tag};

use super::setting::Code;
use crate::i18n::Lang;

/// One line of a listing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListingLine {
    /// The line without its marker.
    pub text: &'static str,
    /// The names of the tags in its marker, a space between them.
    tags: &'static str,
}

impl ListingLine {
    /// Whether this line carries out events with this tag.
    pub fn carries(&self, tag: Tag) -> bool {
        self.tags.split(' ').any(|name| name == tag.name())
    }
}

macro_rules! source {
    ($search:literal, $file:literal) => {
        include_str!(concat!("../../listings/", $search, "/", $file))
    };
}

macro_rules! sources {
    ($code:expr, $lang:expr, $search:literal) => {
        match ($code, $lang) {
            (Code::Pseudo, Lang::En) => source!($search, "pseudo.en.txt"),
            (Code::Pseudo, Lang::Zh) => source!($search, "pseudo.zh.txt"),
            (Code::Python, _) => source!($search, "queens.py"),
            (Code::Java, _) => source!($search, "Queens.java"),
            (Code::Cpp, _) => source!($search, "queens.cpp"),
        }
    };
}

/// The listing of a search.
pub fn lines(search: SearchId, code: Code, lang: Lang) -> Vec<ListingLine> {
    let source: &'static str = match search {
        SearchId::Recursive => sources!(code, lang, "recursive"),
        SearchId::Iterative => sources!(code, lang, "iterative"),
    };
    source.lines().map(line).collect()
}

fn line(line: &'static str) -> ListingLine {
    let marker = ["//@ ", "#@ "].into_iter().find_map(|mark| line.split_once(mark));
    let (text, tags) = marker.unwrap_or((line, ""));
    ListingLine { text: text.trim_end(), tags: tags.trim() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_core_and_the_pseudo_code_agree_on_every_line() {
        for &search in SearchId::ALL {
            for (lang, _) in Lang::ALL {
                let lines = lines(search, Code::Pseudo, lang);
                assert_eq!(lines.len(), search.lines().len());
                for (line, tag) in lines.iter().zip(search.lines()) {
                    assert!(line.carries(*tag), "{}: {} is not marked {}", search.name(), line.text, tag.name());
                }
            }
        }
    }
}
