//! Switches that outlive the page. Where storage is blocked they are simply forgotten.

fn storage() -> Option<web_sys::Storage> {
    web_sys::window()?.local_storage().ok().flatten()
}

/// A switch as it was stored.
pub fn read_switch(name: &str) -> Option<bool> {
    match storage()?.get_item(&key(name)).ok()??.as_str() {
        "1" => Some(true),
        "0" => Some(false),
        _ => None,
    }
}

/// Stores a switch.
pub fn write_switch(name: &str, on: bool) {
    if let Some(storage) = storage() {
        _ = storage.set_item(&key(name), if on { "1" } else { "0" });
    }
}

fn key(name: &str) -> String {
    ["queens-lab.", name].concat()
}
