//! The listings: programs with a marker on the lines that carry events out. They are no part of the program, which
//! has no room for them, but one file beside the page.

use std::rc::Rc;

use queens_solver::{SearchId, Tag};

use super::setting::Code;
use crate::i18n::Lang;

/// The file that holds all listings, beside the page.
pub const FILE: &str = "./listings.txt";

/// What begins the line before a listing; the rest of the line is its place, such as `recursive/queens.py`.
const HEADER: &str = "=== ";

/// All listings, as far as they are there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Listings {
    /// They are on their way.
    #[default]
    Loading,
    /// They did not arrive.
    Failed,
    /// They are there: the file's text.
    Loaded(Rc<str>),
}

/// One line of a listing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListingLine<'a> {
    /// The line without its marker.
    pub text: &'a str,
    /// The names of the tags in its marker, a space between them.
    tags: &'a str,
}

impl Listings {
    /// What came of loading the file. Some servers send a page of their own for a file that they do not have.
    pub fn arrived(text: Option<String>) -> Self {
        text.filter(|text| text.starts_with(HEADER)).map_or(Self::Failed, |text| Self::Loaded(text.into()))
    }

    /// The listing of a search; `None` where it is not given in this language, or not there yet.
    pub fn lines(&self, search: SearchId, code: Code, lang: Lang) -> Option<Vec<ListingLine<'_>>> {
        self.source(search, code, lang).map(|source| source.lines().map(line).collect())
    }

    /// Whether a search is known not to be given in a language.
    pub fn lacks(&self, search: SearchId, code: Code) -> bool {
        matches!(self, Self::Loaded(_)) && self.source(search, code, Lang::En).is_none()
    }

    fn source(&self, search: SearchId, code: Code, lang: Lang) -> Option<&str> {
        let Self::Loaded(text) = self else { return None };
        let file = match (code, lang) {
            (Code::Pseudo, Lang::En) => "pseudo.en.txt",
            (Code::Pseudo, Lang::Zh) => "pseudo.zh.txt",
            (Code::Python, _) => "queens.py",
            (Code::Java, _) => "Queens.java",
            (Code::Cpp, _) => "queens.cpp",
        };
        let (_, rest) = text.split_once(&[HEADER, search.name(), "/", file, "\n"].concat())?;
        Some(rest.split_once(HEADER).map_or(rest, |(source, _)| source))
    }
}

impl ListingLine<'_> {
    /// Whether this line carries out events with this tag.
    pub fn carries(&self, tag: Tag) -> bool {
        self.tags.split(' ').any(|name| name == tag.name())
    }
}

fn line(line: &str) -> ListingLine<'_> {
    let marker = ["//@ ", "#@ "].into_iter().find_map(|mark| line.split_once(mark));
    let (text, tags) = marker.unwrap_or((line, ""));
    ListingLine { text: text.trim_end(), tags: tags.trim() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_listing_is_found_and_a_missing_one_is_told_from_one_on_its_way() {
        let text = "=== mrv/pseudo.en.txt\na:  #@ enter\n\n  b  #@ done\n=== mrv/queens.py\nc  #@ enter done\n";
        let listings = Listings::arrived(Some(text.to_owned()));
        let lines = |code| {
            let lines = listings.lines(SearchId::Mrv, code, Lang::En)?;
            Some(lines.iter().map(|line| line.text).collect::<Vec<_>>())
        };
        assert_eq!(lines(Code::Pseudo), Some(vec!["a:", "", "  b"]));
        assert_eq!(lines(Code::Python), Some(vec!["c"]));
        assert_eq!(lines(Code::Java), None);
        assert!(listings.lacks(SearchId::Mrv, Code::Java) && !listings.lacks(SearchId::Mrv, Code::Python));
        assert!(!Listings::Loading.lacks(SearchId::Mrv, Code::Java));
    }

    #[test]
    fn what_is_no_bundle_is_a_failure() {
        assert_eq!(Listings::arrived(None), Listings::Failed);
        assert_eq!(Listings::arrived(Some("<!DOCTYPE html>".to_owned())), Listings::Failed);
    }
}
