//! How things are shown: themes, panels, and a page that is embedded.

use queens_lab::app::model::Surroundings;
use queens_lab::app::{Model, Msg, Panel, Theme};
use queens_lab::i18n::Lang;

use crate::common::{model, send, step};

/// Sends messages to a fresh page; the theme then.
fn check(messages: &[Msg], theme: Theme) {
    let mut model = model();
    for msg in messages {
        send(&mut model, msg.clone());
    }
    assert_eq!(model.theme, theme, "{messages:?}");
}

#[test]
fn the_projector_goes_back_to_the_look_before_it() {
    check(&[Msg::Projector], Theme::Projector);
    check(&[Msg::Projector, Msg::Projector], Theme::Auto);
    check(&[Msg::Theme(Theme::Dark), Msg::Projector, Msg::Projector], Theme::Dark);
    check(&[Msg::Theme(Theme::Dark), Msg::Theme(Theme::Projector), Msg::Projector], Theme::Dark);
    check(&[Msg::Theme(Theme::Projector), Msg::Theme(Theme::Projector), Msg::Projector], Theme::Auto);
}

#[test]
fn no_panel_is_shown_twice() {
    let mut model = model();
    let [left, right] = model.panels;
    send(&mut model, Msg::Panel(0, right));
    assert_eq!(model.panels, [right, left], "they change places");
    for (slot, panel) in (0..2).flat_map(|slot| Panel::ALL.map(|panel| (slot, panel))) {
        send(&mut model, Msg::Panel(slot, panel));
        assert_eq!(model.panels[slot], panel);
        assert_ne!(model.panels[0], model.panels[1]);
    }
    let before = model.panels;
    send(&mut model, Msg::Panel(2, Panel::Code));
    assert_eq!(model.panels, before);
}

/// Opens an address; whether it plays at once.
fn plays(hash: &str, reduced_motion: bool) -> bool {
    let mut model = Model::new(Surroundings { lang: Lang::En, reduced_motion, letters: true, milestones: true });
    send(&mut model, Msg::Address(String::new(), hash.into()));
    assert_eq!(step(&model), if hash.contains("step=60") { 60 } else { 0 }, "{hash}");
    model.watch.playing
}

#[test]
fn only_an_embedded_page_starts_playing_and_never_under_reduced_motion() {
    for start in ["", "&step=60"] {
        assert!(plays(&format!("embed=1&play=1{start}"), false), "{start}");
        assert!(!plays(&format!("embed=1&play=1{start}"), true), "{start}");
        assert!(!plays(&format!("play=1{start}"), false), "{start}");
        assert!(!plays(&format!("embed=1{start}"), false), "{start}");
    }
}
