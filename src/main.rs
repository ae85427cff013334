//! Mounts the page.

use queens_lab::i18n;
use queens_lab::platform::{fatal, texts};
use queens_lab::ui::Root;

fn main() {
    fatal::report_panics();
    if texts::take().and_then(i18n::install).is_none() {
        fatal::refuse("the texts are not those of this program");
    }
    let mount = web_sys::window().and_then(|window| window.document()).and_then(|page| page.get_element_by_id("app"));
    if let Some(mount) = mount {
        mount.set_inner_html(""); // the loading text
        yew::Renderer::<Root>::with_root(mount).render();
    }
}
