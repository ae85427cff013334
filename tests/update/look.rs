//! How things are shown: themes, panels, and a page that is embedded.

use queens_lab::app::mode::watch::{self, Panel};
use queens_lab::app::page::{Model, Msg, Surroundings, Theme};
use queens_lab::i18n::Lang;

use crate::common::{model, send, step};

/// Sends messages to a fresh page; the theme then.
fn check(messages: &[Msg], theme: Theme) {
    let mut model = model();
    for msg in messages {
        send(&mut model, msg.clone());
    }
    assert_eq!(model.look.theme, theme, "{messages:?}");
}

#[test]
fn the_projector_goes_back_to_the_look_before_it() {
    check(&[Msg::Projector], Theme::Projector);
    check(&[Msg::Projector, Msg::Projector], Theme::Auto);
    check(&[Msg::Theme(Theme::Dark), Msg::Projector, Msg::Projector], Theme::Dark);
    check(&[Msg::Theme(Theme::Dark), Msg::Theme(Theme::Projector), Msg::Projector], Theme::Dark);
    check(&[Msg::Theme(Theme::Projector), Msg::Theme(Theme::Projector), Msg::Projector], Theme::Auto);
}

fn shown(model: &Model) -> Vec<Panel> {
    model.rooms.watch.panels.shown().to_vec()
}

#[test]
fn no_panel_is_shown_twice() {
    let mut model = model();
    let (left, right) = (shown(&model)[0], shown(&model)[1]);
    send(&mut model, Msg::Watch(watch::Msg::Panel(0, right)));
    assert_eq!(shown(&model), [right, left], "they change places");
    for (slot, panel) in (0..2).flat_map(|slot| Panel::ALL.map(|panel| (slot, panel))) {
        send(&mut model, Msg::Watch(watch::Msg::Panel(slot, panel)));
        assert_eq!(shown(&model)[slot], panel);
        assert_ne!(shown(&model)[0], shown(&model)[1]);
    }
    let before = shown(&model);
    send(&mut model, Msg::Watch(watch::Msg::Panel(2, Panel::Code)));
    assert_eq!(shown(&model), before);
}

#[test]
fn panels_are_turned_on_and_off_and_are_never_more_than_two() {
    let mut model = model();
    let mut turn = |panel, on| {
        send(&mut model, Msg::Watch(watch::Msg::Turn(panel, on)));
        shown(&model)
    };
    assert_eq!(turn(Panel::Steps, true), [Panel::Code, Panel::Steps], "in place of the second");
    assert_eq!(turn(Panel::Code, false), [Panel::Steps]);
    assert_eq!(turn(Panel::Code, false), [Panel::Steps]);
    assert_eq!(turn(Panel::Cost, true), [Panel::Steps, Panel::Cost]);
    assert_eq!(turn(Panel::Cost, false), [Panel::Steps]);
    assert_eq!(turn(Panel::Steps, false), [], "the board alone");
    assert_eq!(turn(Panel::Code, true), [Panel::Code]);
}

/// Opens an address; whether it plays at once.
fn plays(hash: &str, reduced_motion: bool) -> bool {
    let mut model = Model::new(Surroundings { lang: Lang::En, reduced_motion, letters: true, milestones: true });
    send(&mut model, Msg::Address(String::new(), hash.into()));
    assert_eq!(step(&model), if hash.contains("step=60") { 60 } else { 0 }, "{hash}");
    model.player.is_playing()
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
