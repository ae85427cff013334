//! Which file takes names from which, whatever way they come.

use std::collections::{BTreeMap, BTreeSet};

use crate::code::{Token, tokens, without_tests};
use crate::modules::{Module, Use};

/// A file of a crate.
#[derive(Debug)]
pub struct File {
    /// Its path, from the folder of the workspace.
    pub path: String,
    /// Its text.
    pub text: String,
    /// Its tokens without tests.
    pub tokens: Vec<Token>,
}

/// Crates and their files, and what these take from each other.
#[derive(Debug, Default)]
pub struct House {
    /// The files.
    pub files: Vec<File>,
    nodes: Vec<Node>,
    crates: BTreeMap<String, usize>, // by name, the root
    /// From a file to another: the names that it takes.
    pub arrows: BTreeMap<(usize, usize), BTreeSet<String>>,
}

/// A module in its place.
#[derive(Debug)]
struct Node {
    file: usize,
    parent: Option<usize>,
    root: usize,
    module: Module,
    children: BTreeMap<String, usize>,
}

/// What a name is: a module, or something that a file defines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Target {
    Module(usize),
    Item(usize),
}

/// A crate: its name, and its files as paths below its folder and texts.
pub type Crate = (String, String, Vec<(String, String)>);

impl House {
    /// Reads crates, each with its name, its folder, and its files.
    pub fn of(crates: Vec<Crate>) -> Self {
        let mut house = Self::default();
        for (name, folder, mut files) in crates {
            files.sort_by_key(|(path, _)| (module_path(path).len(), path.clone()));
            let mut by_path: BTreeMap<Vec<String>, usize> = BTreeMap::new();
            for (path, text) in files {
                let place = module_path(&path);
                let tokens = tokens(&text).unwrap_or_else(|why| panic!("{folder}{path}: {why}"));
                let tokens = without_tests(&tokens);
                let module = Module::read(&tokens);
                house.files.push(File { path: format!("{folder}{path}"), text, tokens });
                let parent = place.split_last().map(|(name, above)| (by_path[above], name.clone()));
                let node = house.add(module, house.files.len() - 1, parent);
                by_path.insert(place, node);
            }
            house.crates.insert(name, by_path[&Vec::new()]);
        }
        house.draw();
        house
    }

    fn add(&mut self, mut module: Module, file: usize, parent: Option<(usize, String)>) -> usize {
        let node = self.nodes.len();
        let root = parent.as_ref().map_or(node, |(parent, _)| self.nodes[*parent].root);
        let inside = std::mem::take(&mut module.inside);
        let above = parent.as_ref().map(|(parent, _)| *parent);
        self.nodes.push(Node { file, parent: above, root, module, children: BTreeMap::new() });
        if let Some((parent, name)) = parent {
            self.nodes[parent].children.insert(name, node);
        }
        for (name, module) in inside {
            self.add(module, file, Some((node, name)));
        }
        node
    }

    fn draw(&mut self) {
        for node in 0..self.nodes.len() {
            let from = self.nodes[node].file;
            for path in self.named(node) {
                let targets = self.resolve(node, &path, &mut BTreeSet::new());
                for target in targets {
                    if let Target::Item(to) = target
                        && to != from
                    {
                        self.arrows.entry((from, to)).or_default().insert(path.join("::"));
                    }
                }
            }
        }
    }

    /// All that a module names. What it gives on it names only where it uses it too.
    fn named(&self, node: usize) -> Vec<Vec<String>> {
        let module = &self.nodes[node].module;
        let is_used = |of: &&Use| of.name.as_ref().is_none_or(|name| !of.is_public || module.words.contains(name));
        let mut paths: Vec<_> = module.paths.iter().cloned().collect();
        for Use { path, name, .. } in module.uses.iter().filter(is_used) {
            if name.is_some() {
                paths.push(path.clone());
            } else {
                let one_of_all = |word: &String| path.iter().chain([word]).cloned().collect();
                paths.extend(module.words.iter().map(one_of_all));
            }
        }
        paths
    }

    fn resolve(&self, from: usize, path: &[String], seen: &mut BTreeSet<(usize, String)>) -> BTreeSet<Target> {
        let Some((first, rest)) = path.split_first() else { return BTreeSet::new() };
        let mut found = self.first(from, first, seen);
        for name in rest {
            let modules = found.iter().filter_map(|target| match target {
                Target::Module(module) => Some(*module),
                Target::Item(_) => None,
            });
            let modules: Vec<usize> = modules.collect();
            if modules.is_empty() {
                break; // what belongs to an item is where the item is
            }
            found = modules.into_iter().flat_map(|module| self.member(module, name, seen)).collect();
        }
        found
    }

    /// What the first part of a path is.
    fn first(&self, from: usize, name: &str, seen: &mut BTreeSet<(usize, String)>) -> BTreeSet<Target> {
        let node = &self.nodes[from];
        let module = match name {
            "crate" => Some(node.root),
            "self" => Some(from),
            "super" => node.parent,
            _ => {
                let found = self.lookup(from, name, seen);
                if !found.is_empty() {
                    return found;
                }
                self.crates.get(name).copied()
            }
        };
        module.into_iter().map(Target::Module).collect()
    }

    /// What a module has under a name, seen from outside.
    fn member(&self, module: usize, name: &str, seen: &mut BTreeSet<(usize, String)>) -> BTreeSet<Target> {
        if name == "super" {
            return self.nodes[module].parent.into_iter().map(Target::Module).collect();
        }
        let mut found = self.lookup(module, name, seen);
        let node = &self.nodes[module];
        if found.is_empty() && node.module.has_macros {
            found.insert(Target::Item(node.file));
        }
        found
    }

    /// What a name is in a module.
    fn lookup(&self, module: usize, name: &str, seen: &mut BTreeSet<(usize, String)>) -> BTreeSet<Target> {
        let mut found = BTreeSet::new();
        let node = &self.nodes[module];
        if node.module.items.contains(name) {
            found.insert(Target::Item(node.file));
        }
        found.extend(node.children.get(name).copied().map(Target::Module));
        if node.parent.is_none() {
            let gives = |node: &&Node| node.root == module && node.module.exported.contains(name);
            found.extend(self.nodes.iter().filter(gives).map(|node| Target::Item(node.file)));
        }
        if !seen.insert((module, name.to_owned())) {
            return found; // `pub use scene::scene`: the module is asked for on the way to what it gives
        }
        for of in node.module.uses.iter().filter(|of| of.name.as_deref() == Some(name)) {
            found.extend(self.resolve(module, &of.path, seen));
        }
        if found.is_empty() {
            for of in node.module.uses.iter().filter(|of| of.name.is_none()) {
                let path: Vec<String> = of.path.iter().cloned().chain([name.to_owned()]).collect();
                found.extend(self.resolve(module, &path, seen));
            }
        }
        seen.remove(&(module, name.to_owned()));
        found
    }

    /// Files that no `mod` leads to.
    pub fn orphans(&self) -> Vec<&str> {
        let is_orphan = |parent: &Node, name: &str, child: usize| {
            self.nodes[child].file != parent.file && !parent.module.declared.contains(name)
        };
        let of = |parent: &Node| {
            let children = parent.children.iter().filter(|(name, child)| is_orphan(parent, name, **child));
            children.map(|(_, child)| self.files[self.nodes[*child].file].path.as_str()).collect::<Vec<_>>()
        };
        self.nodes.iter().flat_map(of).collect()
    }

    /// The arrows with the paths of their files, and the names taken.
    pub fn named_arrows(&self) -> impl Iterator<Item = (&str, &str, &BTreeSet<String>)> {
        self.arrows
            .iter()
            .map(|(&(from, to), names)| (self.files[from].path.as_str(), self.files[to].path.as_str(), names))
    }
}

/// The place of a file in the tree of modules.
fn module_path(path: &str) -> Vec<String> {
    let mut parts: Vec<String> = path.trim_end_matches(".rs").split('/').map(str::to_owned).collect();
    if parts.last().is_some_and(|last| matches!(last.as_str(), "mod" | "lib" | "main")) {
        parts.pop();
    }
    parts
}
