//! Laws of every caption: its English and its Chinese.

use queens_lab::app::show::captions::log_line;
use queens_lab::app::show::{Caption, Seen};

use super::{caption, place, walk};

/// The longest first sentence, in columns of Latin letters: two lines on a phone.
const LONGEST_HEAD: usize = 72;

/// Things that are counted: for one and for others.
const THINGS: [(&str, &str); 10] = [
    ("queen", "queens"),
    ("row", "rows"),
    ("column", "columns"),
    ("square", "squares"),
    ("step", "steps"),
    ("test", "tests"),
    ("placement", "placements"),
    ("option", "options"),
    ("node", "nodes"),
    ("solution", "solutions"),
];

/// Words that are of no use in Chinese: another word is the field's, or another is used everywhere.
const NOT_IN_CHINESE: [&str; 9] =
    ["抽签", "攻击数", "最少优先", "下一死路", "皇后（", "她", "它们只", "这个皇后", "节点"];

#[test]
fn every_caption_and_line_of_the_log_is_well_written() {
    walk(|english, chinese| {
        let log = |seen: &Seen| seen.last().map(|event| log_line(event, seen.facts(), seen.lang()));
        let Caption { head, rest, .. } = caption(english);
        for text in [&head, &rest].into_iter().chain(&log(english)) {
            check_english(text, &|| place(english));
        }
        check_head(&head, '.', ". ", &|| place(english));
        let Caption { head, rest, .. } = caption(chinese);
        for text in [&head, &rest].into_iter().chain(&log(chinese)) {
            check_chinese(text, &|| place(chinese));
        }
        check_head(&head, '。', "。", &|| place(chinese));
    });
}

/// The first sentence is whole, one, and short: at speed it is all that is shown.
fn check_head(head: &str, stop: char, next: &str, place: &dyn Fn() -> String) {
    let width: usize = head.chars().map(|c| 1 + usize::from(c >= '\u{2E80}')).sum();
    let sentences = head.trim_end_matches(stop).split(next).count();
    assert!(head.ends_with(stop) && sentences == 1 && width <= LONGEST_HEAD, "{width}: {}", place());
}

fn check_english(text: &str, place: &dyn Fn() -> String) {
    assert!(text.is_empty() || text.ends_with('.'), "no stop: {}", place());
    assert!(!text.contains(['{', '}']) && !text.contains("  "), "a gap: {}", place());
    let raw: Vec<&str> = text.split(' ').collect();
    let words: Vec<&str> = raw.iter().map(|word| word.trim_end_matches(['.', ',', ':', ';'])).collect();
    for (pair, number) in words.windows(2).zip(raw) {
        let Some(Ok(number)) = Some(number.replace(',', "").parse::<u64>()).filter(|_| number == pair[0]) else {
            continue;
        };
        let noun = THINGS.iter().find(|(one, many)| [*one, *many].contains(&pair[1]));
        let is_right = noun.is_none_or(|(one, many)| match number {
            0 => false, // "no", "none", "empty"
            1 => pair[1] == *one,
            _ => pair[1] == *many,
        });
        assert!(is_right, "{pair:?}: {}", place());
    }
    let pairs = ["All 2 ", "all 2 ", "None of the 2 "]; // "both", "neither"
    assert!(!pairs.iter().any(|pair| text.contains(pair)), "{}", place());
    for three in words.windows(3) {
        assert!(three[1] != "to" || three[0] != three[2], "{three:?}: {}", place());
    }
}

fn check_chinese(text: &str, place: &dyn Fn() -> String) {
    assert!(text.is_empty() || text.ends_with('。'), "no stop: {}", place());
    assert!(!text.contains(['{', '}']), "a gap: {}", place());
    for word in NOT_IN_CHINESE {
        assert!(!text.contains(word), "{word}: {}", place());
    }
    let signs: Vec<char> = text.chars().collect();
    for pair in signs.windows(2) {
        let [han, latin] = [is_han, is_latin].map(|is: fn(char) -> bool| [is(pair[0]), is(pair[1])]);
        let joined = (han[0] && latin[1]) || (latin[0] && han[1]);
        assert!(!joined, "no blank in {pair:?}: {}", place());
        let blank = pair[0] == ' ' && !latin[1] || pair[1] == ' ' && !latin[0] && pair[0] != ']';
        assert!(!blank || is_formula(pair) || is_counted(pair), "a blank in {pair:?}: {}", place());
        let half_width = (han[0] && ",.:;!?(".contains(pair[1])) || (",.:;!?)".contains(pair[0]) && han[1]);
        assert!(!half_width, "{pair:?}: {}", place());
    }
}

fn is_han(c: char) -> bool {
    ('\u{4E00}'..='\u{9FFF}').contains(&c)
}

fn is_latin(c: char) -> bool {
    c.is_ascii_alphanumeric()
}

/// `x[1] = 2`, `4 × 4`, `place(1, C, L, R)`: blanks as in a listing.
fn is_formula(pair: &[char]) -> bool {
    pair.iter().any(|c| "=×,".contains(*c))
}

/// A blank between Han and a digit.
fn is_counted(pair: &[char]) -> bool {
    pair.contains(&' ') && pair.iter().any(|c| is_han(*c))
}
