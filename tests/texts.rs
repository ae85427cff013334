//! The texts of both languages: the same gaps, nothing empty, nothing unused; and the files in which the page gets
//! them.

#[path = "../crates/xtask/src/bundle_texts.rs"]
mod bundle_texts;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use queens_lab::i18n::{self, Lang};

const EN: &str = include_str!("../src/i18n/en.rs");
const ZH: &str = include_str!("../src/i18n/zh.rs");

/// Texts that may be empty: what stands after a number in one language only.
const MAY_BE_EMPTY: [&str; 1] = ["step_after"];
/// Fragments that are put together with others: a blank at an end is theirs.
const FRAGMENTS: &str = "name_";

/// The texts of a table by name; those of a counted thing as `name.one` and `name.many`.
fn texts(source: &'static str) -> Vec<bundle_texts::Named<'static>> {
    bundle_texts::texts(source).expect("a table")
}

/// The files as xtask writes them.
fn files() -> [String; 2] {
    let tables = bundle_texts::LANGUAGES
        .map(|lang| fs::read_to_string(format!("{}/{lang}.rs", bundle_texts::TABLES)).expect("a table"));
    bundle_texts::files(&tables).ok().and_then(|files| files.try_into().ok()).expect("two tables")
}

fn read(file: impl Into<String>) -> Option<i18n::Texts> {
    i18n::read(file.into().leak())
}

#[test]
fn the_files_hold_what_is_compiled_in() {
    for ((lang, _), file) in Lang::ALL.into_iter().zip(files()) {
        let (read, compiled) = (format!("{:#?}", read(file)), format!("{:#?}", Some(lang.texts())));
        for (read, compiled) in read.lines().zip(compiled.lines()) {
            assert_eq!(read, compiled);
        }
        assert_eq!(read.len(), compiled.len());
    }
}

#[test]
fn a_file_that_does_not_fit_is_refused() {
    let [en, _] = files();
    let (key, lines) = en.split_once('\n').unwrap();
    let one_fewer = lines.trim_end().rsplit_once('\n').unwrap().0;
    assert!(read(en.clone()).is_some());
    for wrong in
        ["", "<!DOCTYPE html>", lines, &format!("1{en}"), &format!("{en}more\n"), &format!("{key}\n{one_fewer}\n")]
    {
        assert!(read(wrong).is_none(), "{:?}", wrong.get(..40));
    }
    assert!(i18n::install([en.clone(), en.trim_end().to_owned()]).is_none());
}

#[test]
fn what_a_file_cannot_hold_is_no_table() {
    for (text, why) in
        [(r#"a: "\"","#, "an escape"), ("a: \"b\nc\",", "a: more than one line"), ("\"b\"", "a text without a name")]
    {
        let error = bundle_texts::texts(&format!("TEXTS: Texts = Texts {{ {text} }};")).map(|_| ()).unwrap_err();
        assert!(error.starts_with(why), "{error}");
    }
    assert!(bundle_texts::texts("").is_err());
}

/// The names in the gaps of a text.
fn gaps(text: &str) -> BTreeSet<&str> {
    let gap = |part| str::split_once(part, '}').map(|(gap, _)| gap);
    text.split('{').skip(1).map(|part| gap(part).expect("a gap is closed")).collect()
}

#[test]
fn both_languages_have_the_same_texts_with_the_same_gaps() {
    let (en, zh) = (texts(EN), texts(ZH));
    assert!(en.len() > 150, "{} texts were found", en.len());
    assert_eq!(en.len(), zh.len());
    for ((name, english), (other, chinese)) in en.iter().zip(&zh) {
        assert_eq!(name, other, "the tables have one order");
        assert_eq!(gaps(english), gaps(chinese), "{name}: {english} | {chinese}");
        let named = |gap: &&str| !gap.is_empty() && gap.chars().all(|c| c.is_ascii_lowercase() || c == '_');
        assert!(gaps(english).iter().all(named), "{name}: {english}");
    }
}

#[test]
fn no_text_is_empty_or_has_blanks_at_its_ends() {
    for (name, text) in texts(EN).into_iter().chain(texts(ZH)) {
        assert!(!text.is_empty() || MAY_BE_EMPTY.contains(&&*name), "{name} is empty");
        assert!(text.trim() == text || name.starts_with(FRAGMENTS), "{name}: \"{text}\"");
        assert!(!text.contains("  ") && !text.contains('\t'), "{name}: \"{text}\"");
    }
}

/// English says nothing in Chinese and the other way round, but for the names of languages.
#[test]
fn each_language_keeps_to_its_script() {
    let is_han = |c: char| ('\u{4E00}'..='\u{9FFF}').contains(&c);
    let is_full_width = |c: char| "，。：；（）“”".contains(c);
    for (name, text) in texts(EN) {
        assert!(name == "other_language" || !text.contains(|c| is_han(c) || is_full_width(c)), "{name}: {text}");
    }
    for (name, text) in texts(ZH) {
        let bare: String = text.split('{').map(|part| part.split_once('}').map_or(part, |(_, rest)| rest)).collect();
        let has_words = bare.split(|c: char| !c.is_ascii_alphabetic()).any(|word| word.len() > 1); // x and n are none
        assert!(name == "other_language" || !has_words || bare.contains(is_han), "{name}: {text}");
        assert!(!bare.contains([',', ';', '!', '?']) || name.starts_with("key_"), "{name}: {text}");
    }
}

/// All code of the page but the texts themselves.
fn sources(folder: &Path) -> String {
    let mut all = String::new();
    for entry in fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry")) {
        let path = entry.path();
        if path.is_dir() {
            all += &sources(&path);
        } else if path.extension().is_some_and(|extension| extension == "rs") && !is_table(&path) {
            all += &fs::read_to_string(&path).expect("a text");
        }
    }
    all
}

fn is_table(path: &Path) -> bool {
    path.parent().is_some_and(|folder| folder.ends_with("i18n")) && !path.ends_with("mod.rs")
}

/// Whether the code reads a text: `t.name` or `texts.name`, whatever stands around it.
fn reads(code: &str, name: &str) -> bool {
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    ["t.", "texts.", "texts()."].iter().any(|table| {
        code.match_indices(&format!("{table}{name}")).any(|(start, found)| {
            !code[..start].ends_with(is_word) && !code[start + found.len()..].starts_with(is_word)
        })
    })
}

#[test]
fn every_text_is_used() {
    let code = sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
    let names: BTreeSet<_> =
        texts(EN).into_iter().map(|(name, _)| name.split('.').next().unwrap().to_owned()).collect();
    let unused: Vec<_> = names.iter().filter(|name| !reads(&code, name)).collect();
    assert!(unused.is_empty(), "{unused:?}");
}
