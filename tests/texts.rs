//! The texts of both languages: the same gaps, nothing empty, nothing unused.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use proc_macro2::{TokenStream, TokenTree};

/// A text: its name, and what it is in English and in Chinese; of a counted thing both forms.
struct Named {
    name: String,
    english: Vec<String>,
    chinese: Vec<String>,
}

/// The tables by their files below `src/app`, wherever a room has one.
static TABLES: LazyLock<BTreeMap<String, Vec<Named>>> = LazyLock::new(|| {
    let tables = files(&source()).into_iter().filter(|path| is_table(&code(path)));
    let app = source().join("app");
    tables
        .map(|path| {
            let file = path.strip_prefix(&app).expect("tables stand in src/app").to_str().expect("a name").to_owned();
            (file, table(&fs::read_to_string(&path).expect("a text")))
        })
        .collect()
});
/// Texts that may be empty: what stands after a number in one language only.
const MAY_BE_EMPTY: [&str; 1] = ["step_after"];
/// Fragments that are put together with others: a blank at an end is theirs.
const FRAGMENTS: &str = "name_";
/// The one text that is in the other language.
const OTHER_LANGUAGE: &str = "other_language";

/// Reads what stands in `texts! { name: "English", "Chinese"; … }`.
fn table(code: &str) -> Vec<Named> {
    let tokens: Vec<TokenTree> = code.parse::<TokenStream>().expect("Rust").into_iter().collect();
    let body = tokens.windows(3).find_map(|tokens| match tokens {
        [name, _, TokenTree::Group(group)] if name.to_string() == "texts" => Some(group.stream()),
        _ => None,
    });
    let body: Vec<TokenTree> = body.expect("a table").into_iter().collect();
    body.split(|token| token.to_string() == ";").filter(|row| !row.is_empty()).map(row).collect()
}

/// Reads a row: documentation, then `name : English , Chinese`.
fn row(tokens: &[TokenTree]) -> Named {
    let [.., name, _, english, _, chinese] = tokens else { panic!("no row: {tokens:?}") };
    Named { name: name.to_string(), english: literals(english), chinese: literals(chinese) }
}

/// The one literal, or those in brackets.
fn literals(token: &TokenTree) -> Vec<String> {
    match token {
        TokenTree::Group(group) => group
            .stream()
            .into_iter()
            .filter(|token| token.to_string() != ",")
            .flat_map(|form| literals(&form))
            .collect(),
        TokenTree::Ident(_) | TokenTree::Punct(_) | TokenTree::Literal(_) => {
            vec![token.to_string().trim_matches('"').to_owned()]
        }
    }
}

/// All texts of all tables.
fn texts() -> impl Iterator<Item = &'static Named> {
    TABLES.values().flatten()
}

fn english() -> impl Iterator<Item = (&'static str, &'static str)> {
    texts().flat_map(|Named { name, english, .. }| english.iter().map(|form| (name.as_str(), form.as_str())))
}

fn chinese() -> impl Iterator<Item = (&'static str, &'static str)> {
    texts().flat_map(|Named { name, chinese, .. }| chinese.iter().map(|form| (name.as_str(), form.as_str())))
}

fn source() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

/// The Rust files below a folder.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    let (folders, files): (Vec<_>, Vec<_>) = entries.partition(|path| path.is_dir());
    let files = files.into_iter().filter(|path| path.extension().is_some_and(|end| end == "rs"));
    files.chain(folders.iter().flat_map(|folder| self::files(folder))).collect()
}

/// The code of a file without its comments and without blanks at the ends of its lines.
fn code(path: &Path) -> String {
    let text = fs::read_to_string(path).expect("a text");
    text.lines().map(|line| line.split_once("//").map_or(line, |(code, _)| code).trim()).collect()
}

fn is_table(code: &str) -> bool {
    code.contains("texts! {")
}

#[test]
fn names_are_said_once_in_a_table() {
    assert!(TABLES.contains_key("page/texts.rs") && TABLES.len() > 8, "{:?}", TABLES.keys());
    for (file, table) in TABLES.iter() {
        let names: BTreeSet<_> = table.iter().map(|text| &text.name).collect();
        assert!(names.len() == table.len() && !table.is_empty(), "{file}");
    }
}

#[test]
fn a_table_is_read() {
    let read = table(
        r#"use a::b; texts! { /// Button; "x".
        play: "Play", "播放"; steps: ["{n} step", "{n} steps"], ["{n} 步", "{n} 步"]; }"#,
    );
    let text = |at: usize| (read[at].name.as_str(), read[at].english.join("|"), read[at].chinese.join("|"));
    assert_eq!(text(0), ("play", "Play".to_owned(), "播放".to_owned()));
    assert_eq!(text(1), ("steps", "{n} step|{n} steps".to_owned(), "{n} 步|{n} 步".to_owned()));
}

/// The names in the gaps of a text.
fn gaps(text: &str) -> BTreeSet<&str> {
    let gap = |part| str::split_once(part, '}').map(|(gap, _)| gap);
    text.split('{').skip(1).map(|part| gap(part).expect("a gap is closed")).collect()
}

#[test]
fn both_languages_have_the_same_texts_with_the_same_gaps() {
    assert!(texts().count() > 150, "{} texts were found", texts().count());
    for Named { name, english, chinese } in texts() {
        assert!(chinese.len() <= english.len() && !chinese.is_empty(), "{name}: a form is missing");
        // A form for none, one or two need not say the number.
        let others =
            |form: &str| gaps(form).into_iter().filter(|gap| *gap != "n").map(str::to_owned).collect::<Vec<_>>();
        let counts = english.len() > 1;
        for (english, chinese) in english.iter().zip(chinese.iter().cycle()) {
            let same = if counts { others(english) == others(chinese) } else { gaps(english) == gaps(chinese) };
            assert!(same, "{name}: {english} | {chinese}");
            let named = |gap: &&str| !gap.is_empty() && gap.chars().all(|c| c.is_ascii_lowercase() || c == '_');
            assert!(gaps(english).iter().all(named), "{name}: {english}");
        }
    }
}

#[test]
fn no_text_is_empty_or_has_blanks_at_its_ends() {
    for (name, text) in english().chain(chinese()) {
        assert!(!text.is_empty() || MAY_BE_EMPTY.contains(&name), "{name} is empty");
        assert!(text.trim() == text || name.starts_with(FRAGMENTS), "{name}: \"{text}\"");
        assert!(!text.contains("  ") && !text.contains('\t'), "{name}: \"{text}\"");
    }
}

/// English says nothing in Chinese and the other way round, but for the names of languages.
#[test]
fn each_language_keeps_to_its_script() {
    let is_han = |c: char| ('\u{4E00}'..='\u{9FFF}').contains(&c);
    let is_full_width = |c: char| "，。：；（）“”".contains(c);
    for (name, text) in english() {
        assert!(name == OTHER_LANGUAGE || !text.contains(|c| is_han(c) || is_full_width(c)), "{name}: {text}");
    }
    for (name, text) in chinese() {
        let bare: String = text.split('{').map(|part| part.split_once('}').map_or(part, |(_, rest)| rest)).collect();
        let has_words = bare.split(|c: char| !c.is_ascii_alphabetic()).any(|word| word.len() > 1); // x and n are none
        assert!(name == OTHER_LANGUAGE || !has_words || bare.contains(is_han), "{name}: {text}");
        let prose = bare.replace(", C, L, R)", ")"); // a call as the listing has it
        assert!(!prose.contains([',', ';', '!', '?']) || name.starts_with("key_"), "{name}: {text}");
    }
}

/// Words that are of no use in Chinese: another word is the field's, or another is used everywhere.
const NOT_IN_CHINESE: [&str; 8] = ["抽签", "攻击数", "最少优先", "下一死路", "皇后（{", "她", "这个皇后", "节点"];

/// A blank stands between Han and digits or Latin letters, none beside a full-width sign or between Han.
#[test]
fn chinese_is_set_in_one_way() {
    let is_han = |c: char| ('\u{4E00}'..='\u{9FFF}').contains(&c);
    let is_sign = |c: char| "，。：；（）“”、？！…".contains(c);
    for (name, text) in chinese() {
        for word in NOT_IN_CHINESE {
            assert!(!text.contains(word), "{word} in {name}: {text}");
        }
        let signs: Vec<char> = text.chars().collect();
        for pair in signs.windows(2) {
            let [one, other] = [pair[0], pair[1]];
            let joined = is_han(one) && other.is_ascii_alphanumeric() || one.is_ascii_alphanumeric() && is_han(other);
            let apart = one == ' ' && is_sign(other) || is_sign(one) && other == ' ';
            let half_width = is_han(one) && ",.:;!?()".contains(other);
            assert!(!joined && !apart && !half_width, "{pair:?} in {name}: {text}");
        }
        for three in signs.windows(3) {
            assert!(!(is_han(three[0]) && three[1] == ' ' && is_han(three[2])), "{three:?} in {name}: {text}");
        }
    }
}

/// What a table is held by where it is read: by a name, or just asked for.
const HELD: [&str; 3] = ["t", "texts", "counted"];
const ASKED: [&str; 3] = ["Texts::of", "texts", "counted"];

/// What stands before each place where the code reads `.name`.
fn before<'a>(code: &'a str, name: &str) -> impl Iterator<Item = &'a str> {
    let read = format!(".{name}");
    let places: Vec<usize> = code.match_indices(&read).map(|(start, _)| start).collect();
    let is_whole = move |start: &usize| !code[start + read.len()..].starts_with(is_word);
    places.into_iter().filter(is_whole).map(|start| &code[..start])
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// Whether code ends with a whole word, or with words joined by `::`.
fn ends_with(code: &str, words: &str) -> bool {
    code.strip_suffix(words).is_some_and(|before| !before.ends_with(is_word))
}

/// What stands before the brackets at the end of code: `Texts::of` of `Texts::of(seen.lang())`.
fn asked(code: &str) -> Option<&str> {
    let mut depth = 0;
    let opening = code.ends_with(')').then(|| {
        code.char_indices().rev().find(|(_, sign)| {
            depth += i32::from(*sign == ')') - i32::from(*sign == '(');
            depth == 0
        })
    });
    opening.flatten().map(|(at, _)| &code[..at])
}

/// Whether code reads a text: `t.name`, `Texts::of(lang).name`, whatever stands around it.
fn reads(code: &str, name: &str) -> bool {
    before(code, name).any(|before| {
        let is_asked = || asked(before).is_some_and(|before| ASKED.iter().any(|words| ends_with(before, words)));
        HELD.iter().any(|word| ends_with(before, word)) || is_asked()
    })
}

/// Whether code reads a text of one table: `place::texts::Texts::of(lang).name`.
fn reads_of(code: &str, file: &str, name: &str) -> bool {
    let module = file.trim_end_matches(".rs").rsplit('/').take(2).collect::<Vec<_>>();
    let table = format!("{}::{}::Texts::of", module[1], module[0]);
    before(code, name).any(|before| asked(before).is_some_and(|before| ends_with(before, &table)))
}

#[test]
fn every_text_is_used() {
    let sources = files(&source()).iter().map(|path| code(path)).filter(|code| !is_table(code)).collect::<String>();
    let mut tables: BTreeMap<&str, usize> = BTreeMap::new();
    texts().for_each(|text| *tables.entry(&text.name).or_default() += 1);
    for (file, table) in TABLES.iter() {
        for Named { name, .. } in table {
            // A name of several tables says nothing: the table has to be named with it.
            let used = if tables[name.as_str()] > 1 { reads_of(&sources, file, name) } else { reads(&sources, name) };
            assert!(used, "{file}: {name} is used nowhere");
        }
    }
}

#[test]
fn what_is_read_is_seen() {
    for code in ["fill(t.stop, x)", "Texts::of(seen.lang()).stop", "texts(seen).stop", "(counted.stop)"] {
        assert!(reads(code, "stop"), "{code}");
    }
    for code in ["let.stop", "t.stopped", "set.stop", "Other::of(lang).stop", "my_texts(x).stop", "t.none"] {
        assert!(!reads(code, "stop"), "{code}");
    }
    assert!(reads_of("place::texts::Texts::of(lang).mode", "mode/place/texts.rs", "mode"));
    assert!(!reads_of("watch::texts::Texts::of(lang).mode", "mode/place/texts.rs", "mode"));
}
