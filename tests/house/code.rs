//! Code as tokens: comments are none, texts are one each, and what stands in a macro is there like all else.

use proc_macro2::{Delimiter, TokenStream, TokenTree};

/// A token.
#[derive(Clone, Debug, PartialEq)]
pub struct Token {
    /// As written; `::` is one.
    pub text: String,
    /// The line, from 1.
    pub line: usize,
    /// Whether it is a name or a keyword.
    pub is_name: bool,
}

/// The tokens of a text; brackets are tokens too.
pub fn tokens(text: &str) -> Result<Vec<Token>, String> {
    let stream: TokenStream = text.parse().map_err(|why| format!("{why}"))?;
    let mut tokens = Vec::new();
    add(stream, &mut tokens);
    Ok(tokens)
}

fn add(stream: TokenStream, tokens: &mut Vec<Token>) {
    for tree in stream {
        let (opened, line) = (tree.span().start(), tree.span().end().line);
        let (text, is_name) = match tree {
            TokenTree::Group(group) => {
                let (open, close) = brackets(group.delimiter());
                tokens.push(Token { text: open.into(), line: opened.line, is_name: false });
                add(group.stream(), tokens);
                (close.into(), false)
            }
            TokenTree::Ident(name) => (name.to_string(), true),
            TokenTree::Punct(sign) => {
                let joins = sign.as_char() == ':' && tokens.last().is_some_and(|last| last.text == ":");
                if joins {
                    tokens.pop();
                }
                (if joins { "::".into() } else { sign.as_char().to_string() }, false)
            }
            TokenTree::Literal(literal) => (literal.to_string(), false),
        };
        tokens.push(Token { text, line, is_name });
    }
}

const fn brackets(delimiter: Delimiter) -> (&'static str, &'static str) {
    match delimiter {
        Delimiter::Parenthesis => ("(", ")"),
        Delimiter::Brace => ("{", "}"),
        Delimiter::Bracket => ("[", "]"),
        Delimiter::None => ("", ""),
    }
}

/// Whether tokens begin with these.
pub fn begins(tokens: &[Token], with: &[&str]) -> bool {
    tokens.len() >= with.len() && tokens.iter().zip(with).all(|(token, text)| token.text == *text)
}

/// How deep the brackets are after a token.
pub fn deeper(depth: i32, token: &Token) -> i32 {
    match token.text.as_str() {
        "(" | "{" | "[" => depth + 1,
        ")" | "}" | "]" => depth - 1,
        _ => depth,
    }
}

/// How many tokens go up to and with the bracket that closes the first one.
pub fn group(tokens: &[Token]) -> usize {
    let mut depth = 0;
    let closes = |token: &Token| {
        depth = deeper(depth, token);
        depth == 0
    };
    tokens.iter().position(closes).map_or(tokens.len(), |last| last + 1)
}

/// The tokens without what is compiled for tests alone.
pub fn without_tests(tokens: &[Token]) -> Vec<Token> {
    let (mut kept, mut rest) = (Vec::new(), tokens);
    while let Some((first, after)) = rest.split_first() {
        if begins(rest, &["#", "[", "cfg", "(", "test", ")", "]"]) {
            rest = &rest[item(rest)..];
        } else {
            kept.push(first.clone());
            rest = after;
        }
    }
    kept
}

/// How many tokens an item has, its attributes among them.
fn item(tokens: &[Token]) -> usize {
    let mut at = 0;
    while let Some(token) = tokens.get(at) {
        let ends = matches!(token.text.as_str(), "{" | ";");
        at += if matches!(token.text.as_str(), "{" | "(" | "[") { group(&tokens[at..]) } else { 1 };
        if ends {
            break;
        }
    }
    at
}

#[test]
fn comments_and_texts_name_nothing() {
    let names = |text: &str| {
        let tokens = tokens(text).unwrap().into_iter();
        tokens.filter(|token| token.is_name).map(|token| token.text).collect::<Vec<_>>()
    };
    assert_eq!(names("let a = \"b // c\"; // d\n/* e */ f!(g::h)"), ["let", "a", "f", "g", "h"]);
}

#[test]
fn what_tests_have_is_left_out() {
    let code = "a(); #[cfg(test)] #[b(c)] mod d { e() } #[cfg(test)] use f; g();";
    let kept: String = without_tests(&tokens(code).unwrap()).into_iter().map(|token| token.text).collect();
    assert_eq!(kept, "a();g();");
}
