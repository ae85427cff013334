//! Mounts the page.

use queens_lab::platform::fatal;
use queens_lab::ui::Root;

fn main() {
    fatal::report_panics();
    let mount = web_sys::window().and_then(|window| window.document()).and_then(|page| page.get_element_by_id("app"));
    if let Some(mount) = mount {
        mount.set_inner_html(""); // the loading text
        yew::Renderer::<Root>::with_root(mount).render();
    }
}
