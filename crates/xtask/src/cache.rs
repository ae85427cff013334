//! How something comes into the cache: made beside its place and moved there when complete, so that an interrupted
//! install never looks finished.

use crate::lab::Outcome;
use std::fs;
use std::path::{Path, PathBuf};

/// A folder beside `home` that no other run makes things in.
pub fn fresh(home: &Path) -> PathBuf {
    let mut name = home.file_name().unwrap_or_default().to_owned();
    name.push(format!(".fresh-{}", std::process::id()));
    home.with_file_name(name)
}

/// Moves what is complete to its place. Another run may have been faster: then that one stays.
pub fn settle(fresh: &Path, home: &Path) -> Outcome {
    match fs::rename(fresh, home) {
        Err(_) if home.is_dir() => discard(fresh),
        moved => moved.map_err(|e| format!("{}: {e}", home.display())),
    }
}

/// Removes a folder if it is there.
pub fn discard(folder: &Path) -> Outcome {
    if !folder.exists() {
        return Ok(());
    }
    fs::remove_dir_all(folder).map_err(|e| format!("{}: {e}", folder.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fresh_folder_stands_beside_its_place() {
        let fresh = fresh(Path::new("/cache/trunk-0.21.14"));
        assert_eq!(fresh.parent(), Some(Path::new("/cache")));
        assert!(fresh.to_string_lossy().starts_with("/cache/trunk-0.21.14.fresh-"));
    }
}
