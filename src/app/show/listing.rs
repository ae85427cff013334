//! The listings: programs with a marker on the lines that carry events out. They are compiled in; one that is missing
//! does not compile.

use queens_solver::{SearchId, Tag};

use crate::i18n::Lang;

/// The language of a listing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Code {
    /// Pseudo-code.
    Pseudo,
    /// Python 3.
    Python,
    /// Java.
    Java,
    /// C++.
    Cpp,
}

impl Code {
    /// The languages with their names in addresses.
    pub const ALL: [(Self, &'static str); 4] =
        [(Self::Pseudo, "pseudo"), (Self::Python, "python"), (Self::Java, "java"), (Self::Cpp, "cpp")];
}

/// One line of a listing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    /// The line without its marker.
    pub text: &'static str,
    tags: &'static str, // the names of the tags in its marker, a space between them
}

/// The files of a search.
struct Files {
    pseudo: [&'static str; 2], // English, Chinese
    python: &'static str,
    java: Option<&'static str>,
    cpp: Option<&'static str>,
}

/// The files of each search: its folder, and `full` where it has Java and C++ besides Python.
macro_rules! listings {
    ($($search:ident = $folder:literal $(, $full:ident)?;)*) => {
        const fn files(search: SearchId) -> Files {
            match search {
                $(SearchId::$search => Files {
                    pseudo: [file!($folder, "pseudo.en.txt"), file!($folder, "pseudo.zh.txt")],
                    python: file!($folder, "queens.py"),
                    java: listings!(@optional $folder, "Queens.java" $(, $full)?),
                    cpp: listings!(@optional $folder, "queens.cpp" $(, $full)?),
                },)*
            }
        }
    };
    (@optional $folder:literal, $file:literal, full) => { Some(file!($folder, $file)) };
    (@optional $folder:literal, $file:literal) => { None };
}

macro_rules! file {
    ($folder:literal, $file:literal) => {
        include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/listings/", $folder, "/", $file))
    };
}

listings! {
    Recursive = "recursive", full;
    Iterative = "iterative", full;
    RecursiveGrid = "recursive-grid", full;
    MarkedLines = "marked-lines", full;
    CellByCell = "cell-by-cell", full;
    Permutations = "permutations", full;
    RowTuples = "row-tuples", full;
    Combinations = "combinations", full;
    OrderedPlacements = "ordered-placements", full;
    Bitmask = "bitmask", full;
    HalfBoard = "half-board";
    ForwardChecking = "forward-checking";
    Mrv = "mrv";
    DancingLinks = "dancing-links";
    MinConflicts = "min-conflicts";
    Construction = "construction";
}

/// The listing of a search in a language; `None` where it is not given in it.
///
/// ```
/// use queens_lab::{app::show::listing::{Code, lines}, i18n::Lang};
/// use queens_solver::{SearchId, Tag};
/// let lines = lines(SearchId::Recursive, Code::Pseudo, Lang::En).unwrap();
/// assert_eq!(lines[0].text, "place(row):");
/// assert!(lines[0].carries(Tag::Enter));
/// ```
pub fn lines(search: SearchId, code: Code, lang: Lang) -> Option<Vec<Line>> {
    source(search, code, lang).map(|source| source.lines().map(line).collect())
}

/// The language in which a search is shown to those who have chosen one: the pseudo-code where it is not given in that.
pub fn shown_in(search: SearchId, chosen: Code) -> Code {
    if is_given(search, chosen) { chosen } else { Code::Pseudo }
}

/// Whether a search is given in a language.
pub fn is_given(search: SearchId, code: Code) -> bool {
    source(search, code, Lang::En).is_some()
}

fn source(search: SearchId, code: Code, lang: Lang) -> Option<&'static str> {
    let Files { pseudo: [english, chinese], python, java, cpp } = files(search);
    match (code, lang) {
        (Code::Pseudo, Lang::En) => Some(english),
        (Code::Pseudo, Lang::Zh) => Some(chinese),
        (Code::Python, _) => Some(python),
        (Code::Java, _) => java,
        (Code::Cpp, _) => cpp,
    }
}

impl Line {
    /// Whether this line carries out events with this tag.
    pub fn carries(&self, tag: Tag) -> bool {
        self.tags.split(' ').any(|name| name == tag.name())
    }
}

fn line(line: &'static str) -> Line {
    let marker = ["//@ ", "#@ "].into_iter().find_map(|mark| line.split_once(mark));
    let (text, tags) = marker.unwrap_or((line, ""));
    Line { text: text.trim_end(), tags: tags.trim() }
}
