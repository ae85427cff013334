//! Builds the page: the release in `dist/`, and the development build that `serve` keeps fresh.

use crate::lab::{Lab, Outcome, cargo_home, read, run};
use crate::needs::{self, Need};
use crate::pins::{self, TRUNK, WASM_BINDGEN};
use crate::tools;
use std::fs;
use std::net::TcpListener;

/// What the released page may load and run: its own files, and no script that stands in the page.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
     img-src 'self' data: blob:; connect-src 'self'; worker-src 'self' blob:; manifest-src 'self'; \
     base-uri 'none'; form-action 'none'; object-src 'none'";

/// What a change of has to be seen while serving; the rest (tests, notes) builds nothing.
const WATCHED: [&str; 8] = [
    "index.html",
    "Trunk.toml",
    "Cargo.toml",
    "src",
    "static",
    "listings",
    "crates/solver/src",
    "crates/solver/Cargo.toml",
];

/// What the development build needs.
pub const SERVE_NEEDS: [Need; 3] = [Need::Target, Need::Tool(&TRUNK), Need::Tool(&WASM_BINDGEN)];

/// What the release build needs.
pub const NEEDS: [Need; 4] = [Need::Target, Need::Tool(&TRUNK), Need::Tool(&WASM_BINDGEN), Need::Npm(pins::NPM_BUILD)];

/// The first build, and how long it takes on 2 cores, in seconds.
pub const FIRST_BUILD: (&str, u64) = ("the first build", 110);

/// Installs what the release build needs.
pub fn prepare(lab: &Lab) -> Outcome {
    tools::check_bindgen(&lab.read("Cargo.lock")?)?;
    needs::ensure(lab, &NEEDS)?;
    // trunk builds offline, so that no tool is ever downloaded behind our back.
    lab.run(&["cargo", "fetch", "--quiet", "--locked"])
}

/// The release build. Its addresses are relative: it works from any folder of any server.
pub fn build(lab: &Lab) -> Outcome {
    let mut trunk = lab.command(&["trunk", "build", "--release", "--offline", "--dist", "dist"]);
    run(trunk.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", short_paths()?))?;
    let file = lab.root.join("dist/index.html");
    let page = with_policy(&read(&file)?)?;
    fs::write(&file, page).map_err(|e| format!("dist/index.html: {e}"))?;
    lab.run(&["node", "crates/xtask/npm/pack.mjs"])
}

/// Flags that cut the registry's folder off the paths in panic messages: the release is then the same
/// wherever it is built, and names nobody's home.
fn short_paths() -> Outcome<String> {
    let sources = cargo_home()?.join("registry/src");
    let folders = fs::read_dir(&sources).map_err(|e| format!("{}: {e}", sources.display()))?;
    let flags = folders.flatten().map(|folder| format!("--remap-path-prefix={}/=", folder.path().display()));
    Ok(flags.collect::<Vec<_>>().join(" "))
}

/// A development build on this machine's own address, until it is stopped.
pub fn serve(lab: &Lab, port: Option<u16>) -> Outcome {
    needs::announce(lab, &SERVE_NEEDS, FIRST_BUILD);
    tools::check_bindgen(&lab.read("Cargo.lock")?)?;
    needs::ensure(lab, &SERVE_NEEDS)?;
    let port = match port {
        Some(port) if is_free(port) => port,
        Some(port) => return Err(format!("port {port} is taken")),
        None => (8080..8180).find(|&port| is_free(port)).ok_or("ports 8080 to 8179 are taken")?,
    };
    println!("==> http://127.0.0.1:{port}/ once the first build is done; Ctrl+C stops");
    let mut trunk = lab.command(&["trunk", "serve", "--port", &port.to_string(), "--dist"]);
    let dist = lab.target().join("serve");
    fs::create_dir_all(&dist).map_err(|e| format!("{}: {e}", dist.display()))?;
    trunk.arg(dist);
    trunk.arg("--disable-address-lookup");
    for path in WATCHED.iter().filter(|path| lab.root.join(path).exists()) {
        trunk.args(["--watch", path]);
    }
    run(&mut trunk)
}

fn is_free(port: u16) -> bool {
    TcpListener::bind(("127.0.0.1", port)).is_ok()
}

/// The page with the policy as its second tag, where it holds for all that follows. The development
/// server adds a script of its own to the page, so only the release has it.
fn with_policy(page: &str) -> Outcome<String> {
    let charset = page.find("<meta charset").ok_or("index.html has no <meta charset>")?;
    let end = page[charset..].find('>').ok_or("index.html: <meta charset> has no end")?;
    if page.split("<script").skip(1).any(|rest| !opening(rest).contains(" src=")) {
        return Err("index.html has an inline script, which the policy would refuse".into());
    }
    if page.split('<').any(|rest| opening(rest).contains(" style=")) {
        return Err("index.html has a style attribute, which the policy would refuse".into());
    }
    let (head, tail) = page.split_at(charset + end + 1);
    Ok(format!("{head}\n<meta http-equiv=\"Content-Security-Policy\" content=\"{POLICY}\">{tail}"))
}

/// The rest of an opening tag.
fn opening(rest: &str) -> &str {
    rest.split('>').next().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_policy_comes_right_after_the_charset() {
        let page = r#"<head><meta charset="utf-8"><script src="a.js"></script></head>"#;
        let made = with_policy(page).unwrap();
        assert!(made.starts_with("<head><meta charset=\"utf-8\">\n<meta http-equiv="));
        assert!(made.ends_with("object-src 'none'\"><script src=\"a.js\"></script></head>"));
    }

    #[test]
    fn what_the_policy_would_refuse_is_refused_here() {
        for page in [
            "<head></head>",
            "<meta charset='utf-8'><script type=module>1</script>",
            "<meta charset='utf-8'><p style='color: red'>",
        ] {
            assert!(with_policy(page).is_err(), "{page}");
        }
    }
}
