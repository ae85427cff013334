//! What is installed, in which version, and from where.

use std::path::{Path, PathBuf};

/// A command-line tool of exactly one version.
#[derive(Debug, PartialEq)]
pub struct Pin {
    /// The package's name for cargo.
    pub package: &'static str,
    /// The program's name.
    pub program: &'static str,
    /// The only version that will do.
    pub version: &'static str,
    /// Its name among Python's packages, where it comes ready to run.
    pub wheel: Option<&'static str>,
    /// What `cargo install` is told besides.
    pub options: &'static [&'static str],
    /// The level it is compiled at.
    pub level: &'static str,
    /// How long compiling it takes on 2 cores, in seconds.
    pub seconds: u64,
}

/// Bundles the page. Without its default features it needs no OpenSSL. It waits for other programs most of the time,
/// so that compiling it well is not worth the minutes.
pub const TRUNK: Pin = Pin {
    package: "trunk",
    program: "trunk",
    version: "0.21.14",
    wheel: None,
    options: &["--locked", "--no-default-features", "--features", "rustls"],
    level: "0",
    seconds: 283,
};

/// Writes the JavaScript glue. Its own lock file does not build with the pinned compiler, hence no `--locked`. At
/// level 0 it would be there in 94 seconds, and take two seconds more of every build.
pub const WASM_BINDGEN: Pin = Pin {
    package: "wasm-bindgen-cli",
    program: "wasm-bindgen",
    version: "0.2.130",
    wheel: None,
    options: &[],
    level: "1",
    seconds: 239,
};

/// Finds misspelt words.
pub const TYPOS: Pin = Pin {
    package: "typos-cli",
    program: "typos",
    version: "1.52.0",
    wheel: Some("typos"),
    options: &["--locked"],
    level: "1",
    seconds: 172,
};

/// All tools, in the order of the search path.
pub const TOOLS: [&Pin; 3] = [&TRUNK, &WASM_BINDGEN, &TYPOS];

/// The folder whose npm packages the release build needs.
pub const NPM_BUILD: &str = "crates/xtask/npm";

/// The folder whose npm packages the end-to-end tests need.
pub const NPM_TESTS: &str = "e2e";

/// What the page is compiled for.
pub const TARGET: &str = "wasm32-unknown-unknown";

impl Pin {
    /// The tool's folder in the cache.
    pub fn home(&self, cache: &Path) -> PathBuf {
        cache.join(format!("{}-{}", self.package, self.version))
    }

    /// Whether what the program prints for `--version` (`trunk 0.21.14`) is the version pinned.
    pub fn is_told_by(&self, answer: &str) -> bool {
        answer.split_whitespace().nth(1) == Some(self.version)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_pinned_version_is_taken() {
        for answer in ["trunk 0.21.14", "trunk 0.21.14\n", "trunk 0.21.14 (a6b4d9e 2025-05-09)"] {
            assert!(TRUNK.is_told_by(answer), "{answer}");
        }
        for answer in ["", "trunk", "0.21.14", "trunk 0.21.1", "trunk 0.21.14-rc.1", "trunk 0.21.145", "trunk v0.21.14"]
        {
            assert!(!TRUNK.is_told_by(answer), "{answer}");
        }
        assert!(WASM_BINDGEN.is_told_by("wasm-bindgen 0.2.130"));
        assert!(TYPOS.is_told_by("typos-cli 1.52.0"));
    }
}
