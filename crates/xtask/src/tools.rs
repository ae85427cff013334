//! The command-line tools written in Rust: their exact versions, and how they come into the cache.

use crate::lab::{Lab, Outcome, run};
use crate::steps::timed;
use std::fs;
use std::path::{Path, PathBuf};

/// A tool that cargo installs.
pub struct Tool {
    /// The package's name for cargo.
    package: &'static str,
    version: &'static str,
    /// What `cargo install` is told besides.
    options: &'static [&'static str],
}

/// Bundles the page. Without its default features it needs no OpenSSL.
pub const TRUNK: Tool = Tool {
    package: "trunk",
    version: "0.21.14",
    options: &["--locked", "--no-default-features", "--features", "rustls"],
};
/// Writes the JavaScript glue. Its own lock file does not build with the pinned compiler, hence no
/// `--locked`.
pub const WASM_BINDGEN: Tool = Tool { package: "wasm-bindgen-cli", version: "0.2.130", options: &[] };
/// Finds misspelt words.
pub const TYPOS: Tool = Tool { package: "typos-cli", version: "1.52.0", options: &["--locked"] };

/// What the page is compiled for.
pub const TARGET: &str = "wasm32-unknown-unknown";

/// All of them, in the order of the search path.
pub const ALL: [&Tool; 3] = [&TRUNK, &WASM_BINDGEN, &TYPOS];

impl Tool {
    /// The tool's folder in the cache.
    pub fn home(&self, cache: &Path) -> PathBuf {
        cache.join(format!("{}-{}", self.package, self.version))
    }

    /// Installs the tool unless it is there.
    ///
    /// It is built into a folder beside its place and renamed when complete, so that an interrupted
    /// install never looks finished; what was compiled by then is kept, so that the next try goes on.
    pub fn ensure(&self, lab: &Lab) -> Outcome {
        let home = self.home(&lab.cache);
        if home.is_dir() {
            return Ok(());
        }
        let what = format!("{}@{}", self.package, self.version);
        timed(&format!("installing {what} (some minutes, once)"), || {
            let building = lab.cache.join(format!("building-{what}"));
            let fresh = lab.cache.join(format!("fresh-{what}-{}", std::process::id()));
            let mut cargo = lab.command(&["cargo", "install", &what]);
            cargo.args(self.options).arg("--root").arg(&fresh).arg("--target-dir").arg(&building);
            // A tool that runs for a second is not worth the minutes of a full optimisation.
            cargo.env("CARGO_PROFILE_RELEASE_LTO", "off");
            cargo.env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "1");
            cargo.env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16");
            run(&mut cargo).map_err(|e| format!("{e}; {} is needed", self.package))?;
            settle(&fresh, &home)?;
            fs::remove_dir_all(&building).map_err(|e| format!("{}: {e}", building.display()))
        })
    }
}

/// Moves what is complete to its place. Another run may have been faster: then that one stays.
pub fn settle(fresh: &Path, home: &Path) -> Outcome {
    match fs::rename(fresh, home) {
        Err(_) if home.is_dir() => fs::remove_dir_all(fresh).map_err(|e| format!("{}: {e}", fresh.display())),
        moved => moved.map_err(|e| format!("{}: {e}", home.display())),
    }
}

/// What every build of the page needs: the compiler's target, trunk, and wasm-bindgen.
pub fn ensure_page_tools(lab: &Lab) -> Outcome {
    ensure_target(lab)?;
    check_bindgen(&lab.read("Cargo.lock")?)?;
    TRUNK.ensure(lab)?;
    WASM_BINDGEN.ensure(lab)
}

/// Adds WebAssembly to the compiler's targets.
pub fn ensure_target(lab: &Lab) -> Outcome {
    let there = lab
        .answer(&["rustc", "--print", "target-libdir", "--target", TARGET])
        .is_some_and(|folder| Path::new(&folder).is_dir());
    if there {
        return Ok(());
    }
    timed("adding the WebAssembly target", || lab.run(&["rustup", "target", "add", TARGET]))
        .map_err(|e| format!("{e}; the Rust target {TARGET} is needed"))
}

/// The glue is only right if the tool and the crate are of one version.
fn check_bindgen(lock: &str) -> Outcome {
    let locked = lock
        .split("[[package]]")
        .find(|package| package.contains("name = \"wasm-bindgen\"\n"))
        .and_then(|package| package.split_once("version = \"")?.1.split('"').next());
    match locked {
        Some(version) if version == WASM_BINDGEN.version => Ok(()),
        Some(version) => Err(format!(
            "Cargo.lock has wasm-bindgen {version}, the tool is {}: make Cargo.toml, Trunk.toml and \
             crates/xtask/src/tools.rs agree",
            WASM_BINDGEN.version
        )),
        None => Err("Cargo.lock has no wasm-bindgen".into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
