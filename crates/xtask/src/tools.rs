//! The command-line tools written in Rust: how they come into the cache.

use crate::cache::{discard, fresh, settle};
use crate::lab::{Lab, Outcome, run};
use crate::pins::{Pin, TARGET, WASM_BINDGEN};
use crate::steps::timed;
use crate::system;
use std::path::Path;

/// From where a tool is installed.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Source {
    /// Ready to run, from Python's packages.
    Wheel,
    /// Ready to run, by `cargo binstall`.
    Binstall,
    /// Compiled here.
    Compiled,
}

const BINSTALL: &str = "cargo-binstall";
/// How long it takes to download a tool that is ready to run, in seconds.
const DOWNLOAD: u64 = 15;

/// What is tried, one after the other: what is ready to run comes first.
fn sources(pin: &Pin, has_binstall: bool) -> Vec<Source> {
    let mut sources = vec![Source::Compiled];
    if has_binstall {
        sources.insert(0, Source::Binstall);
    }
    if pin.wheel.is_some() {
        sources.insert(0, Source::Wheel);
    }
    sources
}

/// How long installing takes on 2 cores, in seconds, if the first source will do.
pub fn seconds(pin: &Pin, lab: &Lab) -> u64 {
    match sources(pin, lab.which(BINSTALL).is_some())[0] {
        Source::Wheel | Source::Binstall => DOWNLOAD,
        Source::Compiled => pin.seconds,
    }
}

/// Whether the tool is in the cache, or the search path has exactly the version pinned.
pub fn is_there(pin: &Pin, lab: &Lab) -> bool {
    pin.home(&lab.cache).is_dir()
        || lab.answer(&[pin.program, "--version"]).is_some_and(|answer| pin.is_told_by(&answer))
}

/// Installs the tool unless it is there.
pub fn ensure(pin: &Pin, lab: &Lab) -> Outcome {
    if is_there(pin, lab) {
        return Ok(());
    }
    let mut result = Ok(());
    for source in sources(pin, lab.which(BINSTALL).is_some()) {
        let what = format!("installing {} {}{}", pin.package, pin.version, how(source));
        result = timed(&what, || install(pin, source, lab));
        match &result {
            Ok(()) => break,
            Err(message) => println!("    {message}"),
        }
    }
    result.map_err(|e| format!("{e}; {} {} is needed", pin.package, pin.version))
}

const fn how(source: Source) -> &'static str {
    match source {
        Source::Wheel => " from Python's packages",
        Source::Binstall => " by cargo binstall",
        Source::Compiled => ", compiling it (some minutes, once)",
    }
}

fn install(pin: &Pin, source: Source, lab: &Lab) -> Outcome {
    let home = pin.home(&lab.cache);
    let fresh = fresh(&home);
    let made = match source {
        Source::Wheel => from_wheel(pin, lab, &fresh),
        Source::Binstall => by_binstall(pin, lab, &fresh),
        Source::Compiled => compile(pin, lab, &fresh),
    };
    let made = made.and_then(|()| complete(pin, &fresh));
    if made.is_err() {
        discard(&fresh)?;
    }
    made.and_then(|()| settle(&fresh, &home))
}

fn complete(pin: &Pin, fresh: &Path) -> Outcome {
    let is_there = fresh.join("bin").join(pin.program).is_file();
    if is_there { Ok(()) } else { Err(format!("no program {} came with it", pin.program)) }
}

/// The folder is installed into as it is: an environment of Python's own would need a package that Debian leaves out.
fn from_wheel(pin: &Pin, lab: &Lab, fresh: &Path) -> Outcome {
    system::pip(lab)?;
    let wheel = format!("{}=={}", pin.wheel.unwrap_or(pin.program), pin.version);
    let mut pip = lab.command(&["python3", "-m", "pip", "install", "--quiet", "--no-deps", "--only-binary", ":all:"]);
    pip.args(["--disable-pip-version-check", "--no-input", "--target"]).arg(fresh).arg(wheel);
    pip.env("PIP_ROOT_USER_ACTION", "ignore"); // no warning: nothing of the system's is touched
    run(&mut pip)
}

fn by_binstall(pin: &Pin, lab: &Lab, fresh: &Path) -> Outcome {
    let mut binstall = lab.command(&["cargo", "binstall", "--no-confirm", "--disable-strategies", "compile"]);
    binstall.arg("--root").arg(fresh).arg(format!("{}@{}", pin.package, pin.version));
    run(&mut binstall)
}

/// What was compiled when an install is interrupted is kept, so that the next try goes on.
fn compile(pin: &Pin, lab: &Lab, fresh: &Path) -> Outcome {
    let what = format!("{}@{}", pin.package, pin.version);
    let building = lab.cache.join(format!("building-{what}"));
    let mut cargo = lab.command(&["cargo", "install", &what]);
    cargo.args(pin.options).arg("--root").arg(fresh).arg("--target-dir").arg(&building);
    // A tool that runs for a second is not worth the minutes of a full optimisation.
    cargo.env("CARGO_PROFILE_RELEASE_LTO", "off");
    cargo.env("CARGO_PROFILE_RELEASE_OPT_LEVEL", pin.level);
    cargo.env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16");
    run(&mut cargo)?;
    discard(&building)
}

/// Whether the compiler has WebAssembly among its targets.
pub fn has_target(lab: &Lab) -> bool {
    lab.answer(&["rustc", "--print", "target-libdir", "--target", TARGET])
        .is_some_and(|folder| Path::new(&folder).is_dir())
}

/// Adds WebAssembly to the compiler's targets.
pub fn ensure_target(lab: &Lab) -> Outcome {
    if has_target(lab) {
        return Ok(());
    }
    timed("adding the WebAssembly target", || lab.run(&["rustup", "target", "add", TARGET]))
        .map_err(|e| format!("{e}; the Rust target {TARGET} is needed"))
}

/// The glue is only right if the tool and the crate are of one version.
pub fn check_bindgen(lock: &str) -> Outcome {
    let locked = lock
        .split("[[package]]")
        .find(|package| package.contains("name = \"wasm-bindgen\"\n"))
        .and_then(|package| package.split_once("version = \"")?.1.split('"').next());
    match locked {
        Some(version) if version == WASM_BINDGEN.version => Ok(()),
        Some(version) => Err(format!(
            "Cargo.lock has wasm-bindgen {version}, the tool is {}: make Cargo.toml, Trunk.toml and \
             crates/xtask/src/pins.rs agree",
            WASM_BINDGEN.version
        )),
        None => Err("Cargo.lock has no wasm-bindgen".into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pins::{TRUNK, TYPOS};

    #[test]
    fn what_is_ready_to_run_comes_first() {
        assert_eq!(sources(&TYPOS, false), [Source::Wheel, Source::Compiled]);
        assert_eq!(sources(&TYPOS, true), [Source::Wheel, Source::Binstall, Source::Compiled]);
        assert_eq!(sources(&TRUNK, true), [Source::Binstall, Source::Compiled]);
        assert_eq!(sources(&TRUNK, false), [Source::Compiled]);
    }

    fn lock(version: &str) -> String {
        format!("[[package]]\nname = \"wasm-bindgen\"\nversion = \"{version}\"\n")
    }

    #[test]
    fn another_bindgen_is_named() {
        assert_eq!(check_bindgen(&lock(WASM_BINDGEN.version)), Ok(()));
        assert!(check_bindgen(&lock("0.2.1")).is_err_and(|e| e.contains("0.2.1")));
        assert!(check_bindgen("").is_err());
    }
}
