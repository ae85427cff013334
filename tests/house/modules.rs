//! What a file says of names: what it defines, what it takes over, and what it names.

use std::collections::{BTreeMap, BTreeSet};

use crate::code::{Token, begins, deeper, group};

/// A module, a file or a part of one.
#[derive(Debug, Default)]
pub struct Module {
    /// What it defines.
    pub items: BTreeSet<String>,
    /// Macros that it gives to the whole crate.
    pub exported: BTreeSet<String>,
    /// Modules that it says are in files of their own.
    pub declared: BTreeSet<String>,
    /// Modules that stand in it.
    pub inside: BTreeMap<String, Module>,
    /// What it takes over from elsewhere.
    pub uses: Vec<Use>,
    /// Names with `::` in them.
    pub paths: BTreeSet<Vec<String>>,
    /// Names without, and the first parts of the others.
    pub words: BTreeSet<String>,
    /// Whether macros may define more.
    pub has_macros: bool,
}

/// A name taken over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Use {
    /// Where it comes from.
    pub path: Vec<String>,
    /// What it is called here; nothing where it is all that is there.
    pub name: Option<String>,
    /// Whether it is given on.
    pub is_public: bool,
}

/// Keywords before the name of an item.
const ITEMS: [&str; 9] = ["fn", "struct", "enum", "union", "trait", "type", "const", "static", "mod"];

impl Module {
    /// Reads a module.
    pub fn read(tokens: &[Token]) -> Self {
        let mut module = Self::default();
        let (mut at, mut depth) = (0, 0);
        while at < tokens.len() {
            let taken = module.take(tokens, at, depth);
            depth = tokens[at..at + taken].iter().fold(depth, deeper);
            at += taken;
        }
        module
    }

    /// Takes what begins at a token, in brackets of some depth; how many tokens that are.
    fn take(&mut self, tokens: &[Token], at: usize, depth: i32) -> usize {
        let (here, before) = (&tokens[at..], at.checked_sub(1).map(|before| tokens[before].text.as_str()));
        let name = || here.get(1).filter(|token| token.is_name && token.text != "fn").map(|token| token.text.clone());
        if begins(here, &["use"]) && !begins(here, &["use", "<"]) {
            let end = here.iter().position(|token| token.text == ";").unwrap_or(here.len());
            let is_public = before == Some("pub") || is_restricted(&tokens[..at]);
            tree(&here[1..end], &[], is_public, &mut self.uses);
            return (end + 1).min(here.len());
        }
        if depth == 0 && begins(here, &["macro_rules", "!"]) {
            return self.define_macro(tokens, at);
        }
        if depth == 0 && here.len() > 2 && here[0].text == "mod" && here[2].text == "{" {
            let length = 2 + group(&here[2..]);
            self.inside.insert(here[1].text.clone(), Self::read(&here[3..length - 1]));
            return length;
        }
        if depth == 0 && begins(&here[1..], &["!"]) && here[0].is_name {
            self.has_macros = true;
        }
        if let Some(name) = name().filter(|_| depth == 0 && ITEMS.contains(&here[0].text.as_str())) {
            let names = if here[0].text == "mod" { &mut self.declared } else { &mut self.items };
            names.insert(name);
            return 2;
        }
        self.name(here, before)
    }

    /// Whoever is before may give it to the whole crate.
    fn define_macro(&mut self, tokens: &[Token], at: usize) -> usize {
        let Some(name) = tokens.get(at + 2) else { return 1 };
        self.items.insert(name.text.clone());
        let exports = ["#", "[", "macro_export", "]"];
        if at >= exports.len() && begins(&tokens[at - exports.len()..], &exports) {
            self.exported.insert(name.text.clone());
        }
        3
    }

    /// Notes a name, with all that follows after `::`.
    fn name(&mut self, here: &[Token], before: Option<&str>) -> usize {
        if !here[0].is_name || matches!(before, Some("." | "::" | "'")) {
            return 1;
        }
        let mut path = vec![here[0].text.clone()];
        while let [colons, name, ..] = &here[2 * path.len() - 1..] {
            if colons.text != "::" || !name.is_name {
                break;
            }
            path.push(name.text.clone());
        }
        let length = 2 * path.len() - 1;
        self.words.insert(path[0].clone());
        if path.len() > 1 {
            self.paths.insert(path);
        }
        length
    }
}

/// Whether tokens end with `pub(crate)` or the like.
fn is_restricted(tokens: &[Token]) -> bool {
    let open = tokens.iter().rposition(|token| token.text == "(");
    let closes = tokens.last().is_some_and(|last| last.text == ")");
    closes && open.is_some_and(|open| open > 0 && tokens[open - 1].text == "pub")
}

/// The names of a tree after `use`.
fn tree(tokens: &[Token], above: &[String], is_public: bool, uses: &mut Vec<Use>) {
    let (mut path, mut at) = (above.to_vec(), 0);
    while let Some(token) = tokens.get(at) {
        match token.text.as_str() {
            "::" => {}
            "{" => {
                let inner = &tokens[at + 1..at + group(&tokens[at..]) - 1];
                for branch in branches(inner) {
                    tree(branch, &path, is_public, uses);
                }
                return;
            }
            "*" => return uses.push(Use { path, name: None, is_public }),
            "as" => {
                let name = tokens.get(at + 1).map(|token| token.text.clone());
                return uses.push(Use { path, name, is_public });
            }
            "self" if !path.is_empty() => {}
            name => path.push(name.to_owned()),
        }
        at += 1;
    }
    let name = path.last().cloned();
    uses.push(Use { path, name, is_public });
}

/// What stands between the commas of a group.
fn branches(tokens: &[Token]) -> Vec<&[Token]> {
    let (mut depth, mut start, mut found) = (0, 0, Vec::new());
    for (at, token) in tokens.iter().enumerate() {
        depth = deeper(depth, token);
        if depth == 0 && token.text == "," {
            found.push(&tokens[start..at]);
            start = at + 1;
        }
    }
    found.push(&tokens[start..]);
    found.retain(|branch| !branch.is_empty());
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::code::tokens;

    fn read(code: &str) -> Module {
        Module::read(&tokens(code).unwrap())
    }

    #[test]
    fn a_tree_of_names_is_taken_apart() {
        let uses = read("use a::{self, b::{C, D as E}, f::*}; pub(crate) use g::h;").uses;
        let said = uses.iter().map(|of| {
            let name = of.name.as_deref().unwrap_or("*");
            format!("{}{} = {}", if of.is_public { "pub " } else { "" }, name, of.path.join("::"))
        });
        let expected = ["a = a", "C = a::b::C", "E = a::b::D", "* = a::f", "pub h = g::h"];
        assert_eq!(said.collect::<Vec<_>>(), expected);
    }

    #[test]
    fn what_is_defined_and_what_is_named() {
        let module = read("pub const fn a(b: c::D) { e!(f::g(h.i::<j::K>())); } mod l; mod m { struct N; } p! {}");
        assert_eq!(module.items, BTreeSet::from(["a".to_owned()]));
        assert_eq!(module.declared, BTreeSet::from(["l".to_owned()]));
        assert!(module.inside["m"].items.contains("N") && module.has_macros);
        let paths: Vec<_> = module.paths.iter().map(|path| path.join("::")).collect();
        assert_eq!(paths, ["c::D", "f::g", "j::K"]);
    }
}
