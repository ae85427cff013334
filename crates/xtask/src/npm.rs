//! The npm packages (wasm-opt, esbuild, lzma1, Playwright, axe): in the cache, one folder for each lock file.

use crate::bundle_texts::fnv1a;
use crate::lab::{Lab, Outcome, read, run};
use crate::steps::timed;
use crate::tools::settle;
use std::fs;
use std::os::unix::fs::symlink;
use std::path::Path;

const FILES: [&str; 3] = ["package.json", "package-lock.json", ".npmrc"];

/// Installs the packages unless they are there, and lets `e2e/node_modules` point at them: a second
/// clone installs nothing. A real folder there is somebody's own `npm ci` and is left alone.
pub fn ensure(lab: &Lab) -> Outcome {
    let e2e = lab.root.join("e2e");
    let link = e2e.join("node_modules");
    if link.join(".package-lock.json").is_file() && !link.is_symlink() {
        return Ok(());
    }
    check_node(lab)?;
    let key = fnv1a(read(&e2e.join("package-lock.json"))?.as_bytes());
    let home = lab.cache.join(format!("npm-{key:016x}"));
    if !home.is_dir() {
        timed("installing the npm packages (once)", || install(lab, &e2e, &home))?;
    }
    point(&link, &home.join("node_modules"))
}

fn install(lab: &Lab, e2e: &Path, home: &Path) -> Outcome {
    let fresh = home.with_extension(format!("fresh-{}", std::process::id()));
    fs::create_dir_all(&fresh).map_err(|e| format!("{}: {e}", fresh.display()))?;
    for file in FILES {
        fs::copy(e2e.join(file), fresh.join(file)).map_err(|e| format!("e2e/{file}: {e}"))?;
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
