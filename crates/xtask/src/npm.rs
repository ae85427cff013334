//! The npm packages of a folder (of the build: wasm-opt, esbuild; of the tests: Playwright, axe): in the cache, one
//! folder for each lock file.

use crate::cache::{fresh, settle};
use crate::lab::{Lab, Outcome, run};
use crate::steps::timed;
use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};

const FILES: [&str; 3] = ["package.json", "package-lock.json", ".npmrc"];

/// Whether the packages need not be installed any more.
pub fn is_there(lab: &Lab, folder: &str) -> bool {
    is_somebodys_own(&lab.root.join(folder)) || home(lab, folder).is_ok_and(|home| home.is_dir())
}

/// Installs the packages unless they are there, and lets the folder's `node_modules` point at them: a second clone
/// installs nothing.
pub fn ensure(lab: &Lab, folder: &str) -> Outcome {
    let place = lab.root.join(folder);
    if is_somebodys_own(&place) {
        return Ok(());
    }
    check_node(lab)?;
    let home = home(lab, folder)?;
    if !home.is_dir() {
        timed(&format!("installing the npm packages of {folder} (once)"), || install(lab, &place, &home))?;
    }
    point(&place.join("node_modules"), &home.join("node_modules"))
}

/// A real folder is somebody's own `npm ci` and is left alone.
fn is_somebodys_own(place: &Path) -> bool {
    let link = place.join("node_modules");
    link.join(".package-lock.json").is_file() && !link.is_symlink()
}

/// The folder in the cache.
fn home(lab: &Lab, folder: &str) -> Outcome<PathBuf> {
    let key = fnv1a(lab.read(&format!("{folder}/package-lock.json"))?.as_bytes());
    Ok(lab.cache.join(format!("npm-{key:016x}")))
}

/// FNV-1a: the same key with every compiler, which the hasher of `std` does not promise.
fn fnv1a(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

fn install(lab: &Lab, place: &Path, home: &Path) -> Outcome {
    let fresh = fresh(home);
    fs::create_dir_all(&fresh).map_err(|e| format!("{}: {e}", fresh.display()))?;
    for file in FILES {
        fs::copy(place.join(file), fresh.join(file)).map_err(|e| format!("{}: {e}", place.join(file).display()))?;
    }
    let mut npm = lab.command(&["npm", "ci", "--no-audit", "--no-fund"]);
    // The browser is the system's (see `system::browser`), never a download of Playwright's.
    npm.current_dir(&fresh).env("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1");
    run(&mut npm)?;
    settle(&fresh, home)
}

fn point(link: &Path, target: &Path) -> Outcome {
    if fs::read_link(link).is_ok_and(|old| old == target) {
        return Ok(());
    }
    if link.is_symlink() {
        fs::remove_file(link).map_err(|e| format!("{}: {e}", link.display()))?;
    }
    symlink(target, link).map_err(|e| format!("{}: {e}", link.display()))
}

fn check_node(lab: &Lab) -> Outcome {
    let version = lab.answer(&["node", "--version"]).unwrap_or_default();
    let major = version.trim_start_matches('v').split('.').next().and_then(|m| m.parse().ok());
    match major {
        Some(20..=u32::MAX) if lab.which("npm").is_some() => Ok(()),
        Some(20..=u32::MAX) => Err("npm is missing: install it beside Node.js".into()),
        Some(_) => Err(format!("Node.js is {version}: install version 20 or newer")),
        None => Err("Node.js is missing: install version 20 or newer, with npm".into()),
    }
}

#[cfg(test)]
mod tests {
    use super::fnv1a;

    #[test]
    fn the_hash_is_the_published_one() {
        assert_eq!(fnv1a(b""), 0xcbf2_9ce4_8422_2325);
        assert_eq!(fnv1a(b"foobar"), 0x8594_4171_f739_67e8);
    }
}
