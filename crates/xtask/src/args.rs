//! What was asked for on the command line.

use crate::checks::Check;
use crate::lab::Outcome;

/// One of the things that xtask does.
#[derive(Debug, PartialEq)]
pub enum Task {
    /// Print the usage.
    Help,
    /// Build, serve and rebuild on change.
    Serve {
        /// The port asked for; `None`: the first free one from 8080.
        port: Option<u16>,
    },
    /// Everything that CI runs.
    Test {
        /// One check alone.
        only: Option<Check>,
        /// What Playwright or `cargo test` gets besides.
        rest: Vec<String>,
    },
    /// The release build.
    Dist,
    /// The benchmarks.
    Bench,
}

/// Reads the arguments; an unknown one is an error, never ignored.
pub fn parse(arguments: &[String]) -> Outcome<Task> {
    let (own, rest) = match arguments.iter().position(|a| a == "--") {
        Some(at) => (&arguments[..at], arguments[at + 1..].to_vec()),
        None => (arguments, Vec::new()),
    };
    let own: Vec<&str> = own.iter().map(String::as_str).collect();
    let task = match own.as_slice() {
        [] | ["help" | "-h" | "--help"] => Task::Help,
        ["serve"] => Task::Serve { port: None },
        ["serve", "--port", port] => {
            Task::Serve { port: Some(port.parse().map_err(|_| format!("--port {port}: not a port"))?) }
        }
        ["dist"] => Task::Dist,
        ["bench"] => Task::Bench,
        ["test"] => Task::Test { only: None, rest: Vec::new() },
        ["test", "--only", name] => {
            let only = Check::named(name).ok_or_else(|| format!("--only {name}: one of {}", Check::names()))?;
            return Ok(Task::Test { only: Some(only), rest });
        }
        other => {
            return Err(format!("unknown: {} (see cargo xtask help)", other.join(" ")));
        }
    };
    if rest.is_empty() {
        Ok(task)
    } else {
        Err("arguments after -- need `test --only unit` or `test --only e2e`".into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Outcome<Task> {
        let words: Vec<String> = line.split_whitespace().map(String::from).collect();
        parse(&words)
    }

    #[test]
    fn tasks_are_read() {
        assert_eq!(read(""), Ok(Task::Help));
        assert_eq!(read("serve --port 9000"), Ok(Task::Serve { port: Some(9000) }));
        assert_eq!(read("test"), Ok(Task::Test { only: None, rest: vec![] }));
        let only = Some(Check::EndToEnd);
        let rest = vec!["smoke".to_string(), "--headed".to_string()];
        assert_eq!(read("test --only e2e -- smoke --headed"), Ok(Task::Test { only, rest }));
    }

    #[test]
    fn what_is_unknown_is_refused() {
        for line in ["fly", "serve --port x", "test --only all", "dist now", "dist -- more"] {
            assert!(read(line).is_err(), "{line}");
        }
    }
}
