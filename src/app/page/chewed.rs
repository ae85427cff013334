//! Addresses as mail programs and course pages hand them on: with `&amp;` in the place of `&`, percent signs encoded once
//! or twice more, lines broken, or the full stop of the sentence at the end.

use std::borrow::Cow;

/// How often an address may have been encoded on its way.
const TIMES: u8 = 3;
/// What is left of `&amp;` and its like once the text is cut at its `&`, and a `#` is gone.
const ENTITIES: [&str; 4] = ["amp;", "38;", "038;", "x26;"];
/// Signs that encoded `&` and `=` leave in what should be a key and a value.
const CHEWED: [&str; 6] = ["&", "=", "%26", "%3D", "%3d", "%25"];

/// The pairs of a query string or a hash, with its sign. A piece that was chewed is taken apart where it begins with a key
/// that is one of `ours`; of others nothing is known.
pub fn pairs(text: &str, ours: &dyn Fn(&str) -> bool) -> Vec<(String, String)> {
    let mut pairs = Vec::new();
    take_apart(text, ours, TIMES, &mut pairs);
    pairs
}

fn take_apart(text: &str, ours: &dyn Fn(&str) -> bool, times: u8, pairs: &mut Vec<(String, String)>) {
    for (key, value) in form_urlencoded::parse(text.trim_start_matches(['#', '?']).as_bytes()) {
        let key = unescaped(&key, ours);
        let piece = if value.is_empty() { key.to_owned() } else { [key, "=", &value].concat() };
        let is_chewed = |text: &str| CHEWED.iter().any(|sign| text.contains(sign));
        if times > 0 && ours(unescaped(head(&piece), ours)) && (is_chewed(key) || is_chewed(&value)) {
            take_apart(&piece, ours, times - 1, pairs);
        } else if !key.is_empty() {
            pairs.push((key.to_owned(), value.into_owned()));
        }
    }
}

/// A key without what an `&amp;` left before it and without blanks, where that makes it one of ours.
fn unescaped<'a>(key: &'a str, ours: &dyn Fn(&str) -> bool) -> &'a str {
    let mut bare = key.trim().trim_start_matches(['#', '?', '/', '!']);
    while let Some(rest) = ENTITIES.iter().find_map(|entity| bare.strip_prefix(entity)) {
        bare = rest.trim_start();
    }
    if ours(head(bare)) { bare } else { key }
}

/// What should be a key, at the head of a piece.
fn head(piece: &str) -> &str {
    piece.split(['=', '&', '%']).next().unwrap_or_default()
}

/// A value without line breaks and signs that cannot be seen, and without the punctuation of the sentence around it.
pub fn trimmed(value: &str) -> Cow<'_, str> {
    let unseen = |sign: char| matches!(sign, '\n' | '\r' | '\t' | '\u{ad}' | '\u{200b}'..='\u{200d}' | '\u{feff}');
    let around = |sign: char| ".,;:!?/#()[]{}<>\"'…。，、；：！？（）【】《》「」“”‘’".contains(sign);
    let seen: Cow<'_, str> = if value.contains(unseen) { value.replace(unseen, "").into() } else { value.into() };
    match seen.trim_matches(around) {
        bare if bare.len() == seen.len() => seen,
        bare => bare.to_owned().into(),
    }
}
