//! What a task needs besides Rust and Node.js: whether it is there, how long installing takes, installing it.

use crate::lab::{Lab, Outcome};
use crate::pins::Pin;
use crate::{npm, system, tools};

/// One thing that may have to be installed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Need {
    /// WebAssembly among the compiler's targets.
    Target,
    /// A tool written in Rust.
    Tool(&'static Pin),
    /// The npm packages of a folder.
    Npm(&'static str),
    /// The compilers and the interpreter that the listings are tested with.
    Languages,
    /// The browser that the tests drive, and its fonts.
    Browser,
}

/// Something that is not there yet.
#[derive(Debug, PartialEq)]
struct Missing {
    name: String,
    seconds: u64, // to install it, on 2 cores
}

impl Need {
    fn missing(self, lab: &Lab) -> Option<Missing> {
        let missing =
            |is_there: bool, name: &str, seconds| (!is_there).then(|| Missing { name: name.to_owned(), seconds });
        match self {
            Self::Target => missing(tools::has_target(lab), "the WebAssembly target", 20),
            Self::Tool(pin) => missing(tools::is_there(pin, lab), pin.package, tools::seconds(pin, lab)),
            Self::Npm(folder) => missing(npm::is_there(lab, folder), &format!("npm packages of {folder}"), 15),
            Self::Languages => packages(&system::missing_languages(lab)),
            Self::Browser => packages(&system::missing_for_browser(lab)),
        }
    }

    /// Installs it unless it is there.
    pub fn ensure(self, lab: &Lab) -> Outcome {
        match self {
            Self::Target => tools::ensure_target(lab),
            Self::Tool(pin) => tools::ensure(pin, lab),
            Self::Npm(folder) => npm::ensure(lab, folder),
            Self::Languages => system::install(lab, &system::missing_languages(lab)),
            Self::Browser => system::install(lab, &system::missing_for_browser(lab)),
        }
    }
}

fn packages(names: &[&str]) -> Option<Missing> {
    (!names.is_empty()).then(|| Missing { name: names.join(", "), seconds: 30 * names.len() as u64 })
}

/// Says how long to expect if something has to be installed, and nothing otherwise. `after` is what comes after it the
/// first time, and how many seconds it takes, 0 where nobody can say.
pub fn announce(lab: &Lab, needs: &[Need], after: (&str, u64)) {
    let missing: Vec<Missing> = needs.iter().filter_map(|need| need.missing(lab)).collect();
    if let Some(message) = message(&missing, after) {
        println!("{message}");
    }
}

/// Installs what is not there.
pub fn ensure(lab: &Lab, needs: &[Need]) -> Outcome {
    needs.iter().try_for_each(|need| need.ensure(lab))
}

fn message(missing: &[Missing], (after, seconds): (&str, u64)) -> Option<String> {
    if missing.is_empty() {
        return None;
    }
    let names: Vec<&str> = missing.iter().map(|missing| &*missing.name).collect();
    let installing = format!("first run on this machine: installing {}", names.join(", "));
    let time = minutes(seconds + missing.iter().map(|missing| missing.seconds).sum::<u64>());
    Some(match seconds {
        0 => format!("{installing}: {time}, and {after} on top; later runs start at once"),
        _ => format!("{installing}, then {after}: {time}; later runs start at once"),
    })
}

fn minutes(seconds: u64) -> String {
    match seconds.div_ceil(60) {
        0 | 1 => "about a minute on 2 cores".to_owned(),
        minutes => format!("about {minutes} minutes on 2 cores"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pins::{TRUNK, WASM_BINDGEN};

    #[test]
    fn nothing_is_said_when_all_is_there() {
        assert_eq!(message(&[], ("the first build", 110)), None);
    }

    #[test]
    fn how_long_to_expect() {
        let tool = |pin: &Pin| Missing { name: pin.package.to_owned(), seconds: pin.seconds };
        assert_eq!(
            message(&[tool(&TRUNK), tool(&WASM_BINDGEN)], ("the first build", 110)).unwrap(),
            "first run on this machine: installing trunk, wasm-bindgen-cli, then the first build: about 11 minutes \
             on 2 cores; later runs start at once"
        );
        let npm = Missing { name: "npm packages of e2e".to_owned(), seconds: 15 };
        assert_eq!(
            message(&[npm], ("the checks", 0)).unwrap(),
            "first run on this machine: installing npm packages of e2e: about a minute on 2 cores, and the checks on \
             top; later runs start at once"
        );
    }

    #[test]
    fn packages_are_missing_together() {
        assert_eq!(packages(&[]), None);
        let missing = packages(&["g++", "default-jdk-headless"]).unwrap();
        assert_eq!(missing, Missing { name: "g++, default-jdk-headless".to_owned(), seconds: 60 });
    }
}
