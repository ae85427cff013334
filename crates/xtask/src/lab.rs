//! Where things are, and how programs are started from there.

use crate::pins;
use std::env;
use std::ffi::OsString;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// A result whose error is one line for a person.
pub type Outcome<T = ()> = Result<T, String>;

/// The work tree, the caches, and the search path for programs.
pub struct Lab {
    /// The root of the work tree.
    pub root: PathBuf,
    /// Tools and npm packages, shared by all clones.
    pub cache: PathBuf,
    /// The cached tools first: a machine's own, older ones must not be picked up.
    path: OsString,
}

impl Lab {
    /// Finds the work tree that xtask belongs to and the user's cache.
    pub fn find() -> Outcome<Self> {
        let manifest =
            env::var_os("CARGO_MANIFEST_DIR").map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
        let root = manifest.ancestors().nth(2).ok_or("no work tree above xtask")?.to_path_buf();
        let cache = folder("XDG_CACHE_HOME", ".cache")?.join("queens-lab");
        let npm = [pins::NPM_BUILD, pins::NPM_TESTS].map(|folder| root.join(folder).join("node_modules/.bin"));
        let mut folders = npm.to_vec();
        folders.extend(pins::TOOLS.iter().map(|tool| tool.home(&cache).join("bin")));
        folders.extend(env::split_paths(&env::var_os("PATH").unwrap_or_default()));
        let path = env::join_paths(folders).map_err(|e| format!("PATH: {e}"))?;
        Ok(Self { root, cache, path })
    }

    /// A command in the root of the work tree. It never waits for an answer from a person.
    pub fn command(&self, line: &[&str]) -> Command {
        let (program, arguments) = line.split_first().unwrap_or((&"true", &[]));
        let program = self.which(program).unwrap_or_else(|| program.into());
        let mut command = Command::new(program);
        command.args(arguments).current_dir(&self.root).env("PATH", &self.path);
        command.stdin(Stdio::null());
        command
    }

    /// Runs a program to its end, its output going straight to the terminal.
    pub fn run(&self, line: &[&str]) -> Outcome {
        run(&mut self.command(line))
    }

    /// What a program prints, or `None` if it is missing or fails.
    pub fn answer(&self, line: &[&str]) -> Option<String> {
        let output = self.command(line).stderr(Stdio::null()).output().ok()?;
        output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_string())
    }

    /// Where a program is on the search path.
    pub fn which(&self, program: &str) -> Option<PathBuf> {
        env::split_paths(&self.path).map(|folder| folder.join(program)).find(|file| file.is_file())
    }

    /// Cargo's folder for build products.
    pub fn target(&self) -> PathBuf {
        env::var_os("CARGO_TARGET_DIR").map_or_else(|| self.root.join("target"), PathBuf::from)
    }

    /// A file of the work tree as text.
    pub fn read(&self, file: &str) -> Outcome<String> {
        read(&self.root.join(file))
    }
}

/// Runs a command to its end.
pub fn run(command: &mut Command) -> Outcome {
    let status = command.status().map_err(|e| format!("{}: {e}", name(command)))?;
    if status.success() { Ok(()) } else { Err(format!("{} failed ({status})", name(command))) }
}

/// Runs a command, passes its lines on as they come, and shows each to `look` as well.
pub fn run_watched(command: &mut Command, mut look: impl FnMut(&str)) -> Outcome {
    let mut child = command.stdout(Stdio::piped()).spawn().map_err(|e| format!("{}: {e}", name(command)))?;
    if let Some(output) = child.stdout.take() {
        for line in BufReader::new(output).split(b'\n') {
            let line = line.map_err(|e| format!("{}: {e}", name(command)))?;
            let line = String::from_utf8_lossy(&line);
            println!("{line}");
            look(&line);
        }
    }
    let status = child.wait().map_err(|e| format!("{}: {e}", name(command)))?;
    if status.success() { Ok(()) } else { Err(format!("{} failed ({status})", name(command))) }
}

/// A file as text.
pub fn read(file: &Path) -> Outcome<String> {
    std::fs::read_to_string(file).map_err(|e| format!("{}: {e}", file.display()))
}

/// The command as a person would have typed it, without the folders.
fn name(command: &Command) -> String {
    let program = Path::new(command.get_program()).file_name().unwrap_or_default();
    std::iter::once(program).chain(command.get_args()).map(|word| word.to_string_lossy()).collect::<Vec<_>>().join(" ")
}

/// Cargo's own folder, where the sources of the dependencies are.
pub fn cargo_home() -> Outcome<PathBuf> {
    folder("CARGO_HOME", ".cargo")
}

/// A folder that a variable names, or else one in the user's home.
fn folder(variable: &str, in_home: &str) -> Outcome<PathBuf> {
    let set = |name| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    set(variable)
        .or_else(|| set("HOME").map(|home| home.join(in_home)))
        .ok_or_else(|| format!("neither HOME nor {variable} is set"))
}
