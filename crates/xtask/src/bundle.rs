//! All listings in one text, which the page loads: its program has no room for them.
//!
//! Before each listing stands a line with its place below `listings/`: `=== recursive/queens.py`.

use std::fs;
use std::path::{Path, PathBuf};

/// What begins the line before a listing, and stands nowhere else.
const HEADER: &str = "=== ";

/// The listings below a folder, in the order of their names.
///
/// # Errors
/// One line that says which file cannot be read, or cannot be told from its neighbours.
pub fn bundle(listings: &Path) -> Result<String, String> {
    let mut text = String::new();
    for folder in sorted(listings)? {
        for file in sorted(&folder)? {
            let listing = fs::read_to_string(&file).map_err(|e| format!("{}: {e}", file.display()))?;
            if listing.contains(HEADER) || !listing.ends_with('\n') {
                return Err(format!("{}: has \"{HEADER}\" in it, or no line break at its end", file.display()));
            }
            let place = file.strip_prefix(listings).unwrap_or(&file).display().to_string();
            text.extend([HEADER, &place, "\n", &listing]);
        }
    }
    Ok(text)
}

fn sorted(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let entries = fs::read_dir(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let paths: Result<Vec<_>, _> = entries.map(|entry| entry.map(|entry| entry.path())).collect();
    let mut paths = paths.map_err(|e| format!("{}: {e}", folder.display()))?;
    paths.sort();
    Ok(paths)
}
