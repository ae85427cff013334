//! How far the colours of the style sheets stand out from what they lie on, as WCAG 2.2 counts it (1.4.3, 1.4.11): text
//! 4.5 : 1, signs and the borders of controls 3 : 1; where more contrast is asked for, 7 : 1 and 4.5 : 1.
#![allow(clippy::unwrap_used, clippy::panic)] // a test stops where something is wrong

use std::collections::HashMap;

/// The tokens of the style sheet, and those of the projector and of more contrast instead.
struct Sheet {
    usual: String,
    projector: String,
    more: String,
}

/// A look of the page.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Look {
    Light,
    Dark,
    Projector,
}

const LOOKS: [Look; 3] = [Look::Light, Look::Dark, Look::Projector];

/// The block of declarations that follows on the last of these texts, each looked for behind the one before.
fn block(sheet: &str, heads: &[&str]) -> String {
    let mut rest = sheet;
    for head in heads {
        rest = rest.split_once(head).unwrap_or_else(|| panic!("no {head}")).1;
    }
    rest.split_once('{').unwrap().1.split_once('}').unwrap().0.to_owned()
}

fn sheet() -> Sheet {
    let sheet = include_str!("../static/css/tokens.css");
    Sheet {
        usual: block(sheet, &[":root"]),
        projector: block(sheet, &["@media not (forced-colors: active)", "[data-theme=\"projector\"]"]),
        more: block(sheet, &["@media (prefers-contrast: more)", ":root, [data-theme=\"projector\"]"]),
    }
}

/// The tokens of a look, by name, with references to others followed.
fn tokens(sheet: &Sheet, look: Look, more: bool) -> HashMap<String, String> {
    let mut blocks = vec![&sheet.usual];
    if look == Look::Projector {
        blocks.push(&sheet.projector);
    }
    if more {
        blocks.push(&sheet.more);
    }
    let mut tokens = HashMap::new();
    for line in blocks.into_iter().flat_map(|block| block.lines()) {
        if let Some((name, value)) = line.trim().strip_prefix("--").and_then(|line| line.split_once(": ")) {
            let value = value.split_once(';').unwrap().0;
            let pair = value.strip_prefix("light-dark(").and_then(|pair| pair.strip_suffix(')')?.split_once(", "));
            let of_look = |(light, dark)| if look == Look::Dark { dark } else { light };
            tokens.insert(name.to_owned(), pair.map_or(value, of_look).to_owned());
        }
    }
    tokens
}

fn colour<'a>(tokens: &'a HashMap<String, String>, name: &str) -> &'a str {
    let value = tokens.get(name).unwrap_or_else(|| panic!("no --{name}"));
    let other = value.strip_prefix("var(--").and_then(|other| other.strip_suffix(')'));
    other.map_or(value, |other| colour(tokens, other))
}

/// Relative luminance of `#rgb` or `#rrggbb`.
fn luminance(colour: &str) -> f64 {
    let digits = colour.strip_prefix('#').unwrap_or_else(|| panic!("no colour: {colour}"));
    let width = digits.len() / 3;
    let channel = |index: usize| {
        let digits = &digits[index * width..(index + 1) * width];
        let value = u32::from_str_radix(digits, 16).unwrap() * if width == 1 { 17 } else { 1 };
        let value = f64::from(value) / 255.0;
        if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * channel(0) + 0.7152 * channel(1) + 0.0722 * channel(2)
}

fn contrast(one: &str, other: &str) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// Each of `signs` on each of `grounds`, in every look, without and with more contrast asked for.
fn check(signs: &[&str], grounds: &[&str], (usual, more): (f64, f64)) {
    let sheet = sheet();
    for (look, asks) in LOOKS.into_iter().flat_map(|look| [(look, false), (look, true)]) {
        let tokens = tokens(&sheet, look, asks);
        let least = if asks { more } else { usual };
        for (sign, ground) in signs.iter().flat_map(|sign| grounds.iter().map(move |ground| (sign, ground))) {
            let found = contrast(colour(&tokens, sign), colour(&tokens, ground));
            assert!(found >= least, "{sign} on {ground}, {look:?}, more: {asks}: {found:.2} and not {least}");
        }
    }
}

#[test]
fn black_and_white_are_as_far_apart_as_can_be() {
    assert!((contrast("#000", "#ffffff") - 21.0).abs() < 1e-9);
    assert!((contrast("#777", "#fff") - 4.48).abs() < 0.01, "a grey that is known to miss 4.5");
}

#[test]
fn signs_on_the_squares() {
    let signs = ["queen", "old", "accent", "bad", "hatch", "good", "muted", "ink"];
    check(&signs, &["light", "dark"], (3.0, 4.5));
}

#[test]
fn text_on_the_page() {
    check(&["ink", "muted", "accent", "bad", "good"], &["bg", "panel"], (4.5, 7.0));
    check(&["accent", "ink"], &["accent-soft"], (4.5, 7.0));
    check(&["on-accent"], &["accent"], (4.5, 7.0));
}

#[test]
fn borders_of_controls_and_lines_of_plots() {
    check(&["edge", "plum"], &["bg", "panel"], (3.0, 4.5));
}

#[test]
fn nothing_on_the_board_is_paler_than_its_token() {
    let sheet = include_str!("../static/css/board.css");
    for class in ["hatch", "weave", "rejected", "failed", "ray", "ringed", "crowned", "candidates", "bits", "figures"] {
        let rules = sheet.lines().filter(|line| line.split('{').next().unwrap().contains(&format!(".{class}")));
        let rules: Vec<&str> = rules.collect();
        assert!(!rules.is_empty(), ".{class} has a look");
        assert!(rules.iter().all(|rule| !rule.contains("opacity")), ".{class}: {rules:?}");
    }
}

#[test]
fn sliders_have_the_accent_in_firefox_too() {
    let sheet = include_str!("../static/css/base.css");
    for part in ["progress", "thumb"] {
        let rule = format!("input[type=\"range\"]::-moz-range-{part} {{");
        let rule =
            sheet.lines().find(|line| line.trim().starts_with(&rule)).unwrap_or_else(|| panic!("no rule: {rule}"));
        assert!(rule.contains("background: var(--accent)"), "{rule}");
    }
}
