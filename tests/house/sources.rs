//! The sources of the workspace.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use crate::arrows::{Crate, File, House};

/// The folder of the workspace.
pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// All crates of the workspace, read once.
pub fn house() -> &'static House {
    static HOUSE: OnceLock<House> = OnceLock::new();
    HOUSE.get_or_init(|| House::of(packages().iter().flat_map(|package| crates(package)).collect()))
}

/// The files whose paths begin so.
pub fn files(places: &[&str]) -> impl Iterator<Item = &'static File> {
    house().files.iter().filter(move |file| places.iter().any(|place| file.path.starts_with(place)))
}

/// The text of a file of the workspace.
pub fn text(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|why| panic!("{path}: {why}"))
}

/// The folders in a folder.
pub fn folders(path: &str) -> Vec<String> {
    let folders = inside(&root().join(path)).into_iter().filter(|path| path.is_dir());
    folders.map(|path| path.file_name().unwrap().to_string_lossy().into_owned()).collect()
}

/// The folders of all packages, from that of the workspace, with a slash at the end.
fn packages() -> Vec<String> {
    let members = folders("crates").into_iter().map(|name| format!("crates/{name}/"));
    [String::new()].into_iter().chain(members).collect()
}

/// The crates of a package: a library, a program, or both.
fn crates(package: &str) -> Vec<Crate> {
    let manifest = text(&format!("{package}Cargo.toml"));
    let (_, section) = manifest.split_once("[package]").unwrap();
    let name = section.split("name = \"").nth(1).and_then(|rest| rest.split('"').next()).unwrap().replace('-', "_");
    let folder = format!("{package}src/");
    let (program, rest): (Vec<_>, Vec<_>) = sources(&folder).into_iter().partition(|(path, _)| path == "main.rs");
    let is_library = rest.iter().any(|(path, _)| path == "lib.rs");
    if is_library {
        vec![(name.clone(), folder.clone(), rest), (format!("the program {name}"), folder, program)]
            .into_iter()
            .filter(|(.., files)| !files.is_empty())
            .collect()
    } else {
        vec![(name, folder, [program, rest].concat())]
    }
}

/// The Rust files below a folder, as paths from there, with their texts.
fn sources(folder: &str) -> Vec<(String, String)> {
    let top = root().join(folder);
    let path = |path: &PathBuf| path.strip_prefix(&top).unwrap().to_str().unwrap().replace('\\', "/");
    below(&top).iter().map(|file| (path(file), fs::read_to_string(file).unwrap())).collect()
}

fn below(folder: &Path) -> Vec<PathBuf> {
    let (folders, files): (Vec<_>, Vec<_>) = inside(folder).into_iter().partition(|path| path.is_dir());
    let files = files.into_iter().filter(|path| path.extension().is_some_and(|end| end == "rs"));
    files.chain(folders.iter().flat_map(|folder| below(folder))).collect()
}

fn inside(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|why| panic!("{}: {why}", folder.display()));
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths
}
