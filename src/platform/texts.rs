//! The texts of the page, which `boot.js` loads beside the program.

use js_sys::{Array, Reflect};

/// Takes the files of both languages from the window, where `boot.js` leaves them: English, then Chinese.
pub fn take() -> Option<[String; 2]> {
    let window = web_sys::window()?;
    let files = Reflect::get(&window, &PLACE.into()).ok().filter(Array::is_array)?;
    _ = Reflect::delete_property(&window, &PLACE.into());
    let file = |index| Reflect::get_u32(&files, index).ok()?.as_string();
    Some([file(0)?, file(1)?])
}

/// The name on the window.
const PLACE: &str = "queensLabTexts";
