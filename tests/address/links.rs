//! What is written: the address bar, and the link to what is on the screen.

use queens_lab::app::mode::{Mode, place, watch};
use queens_lab::app::page::{Model, Msg, Theme, address};
use queens_lab::app::player::{self, Speed};
use queens_lab::app::show::listing::Code;
use queens_lab::i18n::Lang;
use queens_solver::{Grain, SearchId};

use crate::common::{model, notices, open, send, square, step};
use crate::state;

/// The keys of an address with their values.
fn written(text: &str) -> Vec<(String, String)> {
    form_urlencoded::parse(text.as_bytes()).into_owned().collect()
}

/// What a key says in an address.
fn value(text: &str, key: &str) -> Option<String> {
    written(text).into_iter().find(|(other, _)| other == key).map(|(_, value)| value)
}

/// A model with a setting of every kind, made by hand.
fn busy_model() -> Model {
    let mut model = model();
    let messages = [
        Msg::Watch(watch::Msg::Search(SearchId::Iterative)),
        Msg::Size(8),
        Msg::Player(player::Msg::Seek(1298)),
        Msg::Player(player::Msg::Grain(Grain::Move)),
        Msg::Player(player::Msg::Speed(Speed::Max)),
        Msg::Watch(watch::Msg::Code(Code::Java)),
        Msg::Theme(Theme::Projector),
        Msg::Lang(Lang::Zh),
    ];
    for msg in messages {
        send(&mut model, msg);
    }
    model
}

#[test]
fn the_first_screen_writes_nothing() {
    assert_eq!(address::write(&model()), "");
    assert_eq!(address::write(&open("", "")), "");
    let defaults = "mode=watch&search=recursive&n=4&step=0&grain=test&speed=2&seed=1&code=pseudo&theme=auto";
    assert_eq!(address::write(&open("", defaults)), "");
    assert_eq!(address::write(&open("", "embed=0&controls=1&play=0&queens=&blocked=&lang=en")), "");
}

#[test]
fn the_address_bar_states_what_differs() {
    let hash = address::write(&busy_model());
    let mut keys = written(&hash);
    keys.sort();
    let expected = [
        ("code", "java"),
        ("grain", "move"),
        ("lang", "zh"),
        ("n", "8"),
        ("search", "iterative"),
        ("speed", "max"),
        ("step", "1298"),
        ("theme", "projector"),
    ];
    assert_eq!(keys, expected.map(|(key, value)| (key.to_owned(), value.to_owned())));
    let again = open("", &hash);
    assert_eq!((state(&again), notices(&again)), (state(&busy_model()), vec![]));
}

#[test]
fn a_position_is_written_row_and_column_from_1() {
    let mut model = open("", "mode=place&blocked=4.4");
    for (row, column) in [(3, 1), (1, 2), (2, 4)] {
        send(&mut model, Msg::Place(place::Msg::Toggle(square(row, column))));
    }
    assert_eq!(value(&address::write(&model), "queens").as_deref(), Some("1.2,2.4,3.1"));
    assert_eq!(value(&address::write(&model), "blocked").as_deref(), Some("4.4"));
}

/// A query string sets a key, then the page goes back to the default: the hash has to say so.
fn check_query(query: &str, back: &[Msg], key: &str, default: &str) {
    let mut model = open(query, "");
    for msg in back {
        send(&mut model, msg.clone());
    }
    let hash = address::write(&model);
    assert_eq!(value(&hash, key).as_deref(), Some(default), "{query}: {hash}");
    let again = open(query, &hash);
    assert_eq!((state(&again), notices(&again)), (state(&model), vec![]), "{query}{hash}");
}

#[test]
fn what_the_query_string_sets_is_stated_even_at_its_default() {
    check_query("?n=8", &[Msg::Size(4)], "n", "4");
    check_query("?n=8&step=1298", &[Msg::Player(player::Msg::Restart)], "step", "0");
    check_query("?search=iterative", &[Msg::Watch(watch::Msg::Search(SearchId::Recursive))], "search", "recursive");
    check_query("?grain=move", &[Msg::Player(player::Msg::Grain(Grain::Test))], "grain", "test");
    check_query("?speed=max", &[Msg::Player(player::Msg::Speed(Speed::PerSecond(2.0)))], "speed", "2");
    check_query("?code=cpp", &[Msg::Watch(watch::Msg::Code(Code::Pseudo))], "code", "pseudo");
    check_query("?theme=projector", &[Msg::Projector], "theme", "auto");
    check_query("?lang=zh", &[Msg::Lang(Lang::En)], "lang", "en");
    check_query("?mode=place", &[Msg::Mode(Mode::Watch)], "mode", "watch");
    check_query("?mode=place&queens=1.1", &[Msg::Place(place::Msg::Clear)], "queens", "");
    check_query("?from=3&to=9&n=8", &[Msg::Size(4)], "from", "");
    let back = [Msg::Place(place::Msg::Clear), Msg::Mode(Mode::Watch)];
    check_query("?mode=place&queens=1.1", &back, "mode", "watch");
    check_query("?mode=place&queens=1.1&blocked=2.2", &back[1..], "mode", "watch");
}

#[test]
fn a_link_says_what_is_on_the_screen_but_nothing_personal() {
    let model = busy_model();
    let link = address::write_link(&model, false);
    for key in ["lang", "theme", "speed", "embed", "controls", "play"] {
        assert_eq!(value(&link, key), None, "{link}");
    }
    let opened = open("", &link);
    let screen = |model: &Model| {
        (model.rooms.watch.search(), model.n(), step(model), model.player.grain, model.rooms.watch.code)
    };
    assert_eq!(screen(&opened), screen(&model), "{link}");
    assert_eq!((opened.look.lang, opened.look.theme, opened.player.speed), (Lang::En, Theme::Auto, Speed::default()));
    let link = address::write_link(&model, true);
    assert_eq!(state(&open("", &link)), state(&model), "{link}");
}

#[test]
fn a_link_leaves_the_look_of_where_it_is_opened() {
    let link = address::write_link(&open("", "n=8&step=1298"), false);
    let mut projector = busy_model();
    send(&mut projector, Msg::Address(String::new(), link));
    assert_eq!((projector.n(), step(&projector)), (8, 1298));
    assert_eq!(
        (projector.look.theme, projector.look.lang, projector.player.speed),
        (Theme::Projector, Lang::Zh, Speed::Max)
    );
}

#[test]
fn a_link_with_the_personal_keys_states_them_at_their_defaults_too() {
    let link = address::write_link(&model(), true);
    let personal = ["lang", "theme", "speed"].map(|key| value(&link, key));
    assert_eq!(personal, ["en", "auto", "2"].map(|value| Some(value.to_owned())), "{link}");
}
