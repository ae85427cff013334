//! What leaves an entry in the browser's history behind, so that Back leads where one came from.

use queens_lab::app::mode::{Mode, compare, place, watch};
use queens_lab::app::page::{Model, Msg, Theme, address, script};
use queens_lab::app::player;
use queens_lab::app::show::listing::Code;
use queens_lab::i18n::Lang;
use queens_solver::{Grain, SearchId, Target};

use crate::common::{open, send, square};

fn by_script(model: &Model, message: &str) -> Msg {
    script::read(message, model).expect("a message")
}

/// Opens an address and does something; the address that is left behind, if any.
fn left(hash: &str, act: impl FnOnce(&Model) -> Msg) -> Option<String> {
    let mut model = open("", hash);
    assert_eq!(model.left, None, "{hash}: opening is no change");
    let msg = act(&model);
    send(&mut model, msg);
    model.left
}

const WATCH: &str = "n=8&step=1298&grain=move";

#[test]
fn modes_starts_and_examples_leave_where_one_was() {
    let was = Some(WATCH.to_owned());
    assert_eq!(left(WATCH, |_| Msg::Mode(Mode::Compare)), was);
    assert_eq!(left(WATCH, |_| Msg::Mode(Mode::Place)), was);
    for preset in watch::PRESETS {
        assert_eq!(left(WATCH, |_| Msg::Watch(watch::Msg::Preset(preset))), was, "{preset:?}");
    }
    for message in [
        r#"{"type":"set","mode":"compare"}"#,
        r#"{"type":"set","mode":"compare","search":"bitmask,mrv","n":6}"#,
        r#"{"type":"set","queens":[[3,1]]}"#,
        r#"{"type":"set","blocked":[[3,1]],"step":5}"#,
    ] {
        assert_eq!(left(WATCH, |model| by_script(model, message)), was, "{message}");
    }
    let position = "mode=place&n=6&queens=3.1";
    assert_eq!(left(position, |_| Msg::Place(place::Msg::SearchFromHere)).as_deref(), Some(position));
}

#[test]
fn everything_else_replaces() {
    let player = |msg| Msg::Player(msg);
    for msg in [
        player(player::Msg::Forward(None)),
        player(player::Msg::Back(Some(Grain::Picture))),
        player(player::Msg::Seek(5)),
        player(player::Msg::RunTo(Target::Solution)),
        player(player::Msg::Play(true)),
        player(player::Msg::Nudge(true)),
        player(player::Msg::Grain(Grain::Picture)),
        Msg::Size(6),
        Msg::Resize(1),
        Msg::Mode(Mode::Watch),
        Msg::Watch(watch::Msg::Search(SearchId::Mrv)),
        Msg::Watch(watch::Msg::Code(Code::Java)),
        Msg::Lang(Lang::Zh),
        Msg::Theme(Theme::Dark),
        Msg::ClearStart,
        Msg::Address(String::new(), "#mode=compare&n=5".into()),
    ] {
        assert_eq!(left(WATCH, |_| msg.clone()), None, "{msg:?}");
    }
    for message in
        [r#"{"type":"set","n":6,"step":20}"#, r#"{"type":"set","search":"mrv"}"#, r#"{"type":"set","seed":7}"#]
    {
        assert_eq!(left(WATCH, |model| by_script(model, message)), None, "{message}");
    }
    let toggle = Msg::Place(place::Msg::Toggle(square(1, 1)));
    assert_eq!(left("mode=place&n=6", |_| toggle), None);
    let searches = Msg::Compare(compare::Msg::Searches(vec![SearchId::Mrv, SearchId::Bitmask]));
    assert_eq!(left("mode=compare&n=6", |_| searches), None);
    let embedded = ["embed=1&n=6", "mode=place&embed=1&n=6"];
    for hash in embedded {
        assert_eq!(left(hash, |_| Msg::Mode(Mode::Compare)), None, "{hash}: Back is the other page's");
    }
}

/// Back and Forward are edits of the address: each leads to the very state, and leaves nothing of its own behind.
#[test]
fn back_leads_to_the_same_step_and_forward_again() {
    let mut model = open("", WATCH);
    send(&mut model, Msg::Mode(Mode::Compare));
    send(&mut model, Msg::Player(player::Msg::Seek(500)));
    let (back, forward) = (model.left.take().expect("an entry"), address::write(&model));
    for (hash, mode, step) in [(&back, Mode::Watch, 1298), (&forward, Mode::Compare, 500), (&back, Mode::Watch, 1298)] {
        send(&mut model, Msg::Address(String::new(), hash.clone()));
        assert_eq!((model.mode, model.step(), model.left.take()), (mode, step, None), "{hash}");
        assert_eq!(address::write(&model), *hash);
    }
}
