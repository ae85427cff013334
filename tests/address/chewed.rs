//! Addresses that were chewed on their way say what they said.

use queens_lab::app::page::{Notice, address};

use crate::common::{notices, open};
use crate::state;

/// How the same address arrives from mail programs, course pages and texts.
#[test]
fn a_chewed_address_is_understood() {
    for whole in [
        "n=8&step=1298",
        "mode=place&n=8&queens=1.1,3.3&blocked=5.5",
        "mode=compare&search=bitmask,mrv&n=6&step=40&clock=tests",
    ] {
        let expected = state(&open("", whole));
        let encoded = |text: &str| text.replace('%', "%25").replace('=', "%3D").replace('&', "%26").replace(',', "%2C");
        let chewed = [
            whole.replace('&', "&amp;"),
            whole.replace('&', "&amp;amp;"),
            whole.replace('&', "&#38;"),
            whole.replace('&', "&#x26;"),
            encoded(whole),
            encoded(whole).replace("%3D", "%3d"),
            encoded(&encoded(whole)),
            encoded(&encoded(&encoded(whole))),
            encoded(&whole.replace('&', "&amp;")),
            whole.replace('&', "%26"),
            whole.replace('=', "%3D"),
            whole.replace('&', "&%20"),
            whole.replace('&', "%0A&").replace('=', "=%0D%0A"),
            format!("{whole}%0A"),
            format!("%23{whole}"),
            format!("#{whole}"),
            format!("/{whole}"),
            format!("!{whole}"),
            format!("{whole}/"),
            format!("{whole}#"),
            format!("?{whole}"),
            format!("{whole}."),
            format!("{whole}),"),
            format!("{whole}%22%3E"),
            format!("{whole}。"),
            format!("{whole}%E2%80%8B"),
        ];
        for hash in chewed {
            let model = open("", &format!("#{hash}"));
            assert_eq!((state(&model), notices(&model)), (expected.clone(), vec![]), "{hash}");
            assert_eq!(address::write(&model), address::write(&open("", whole)), "{hash}: written in its usual form");
            let model = open(&format!("?{hash}"), "");
            assert_eq!((state(&model), notices(&model)), (expected.clone(), vec![]), "?{hash}");
        }
    }
}

/// What nobody can make sense of is told as ever, and what is not ours is kept as it came.
#[test]
fn only_what_is_ours_is_taken_apart() {
    let unusable = |value: &str| vec![Notice::Unusable { key: "n".into(), value: value.into(), used: "4".into() }];
    for (hash, value) in [("n=8%2526", "8%26"), ("n=.", "."), ("n=8..5", "8..5"), ("n=8%20", "8 "), ("n=%25", "%")] {
        let said = notices(&open("", hash));
        assert!(said == unusable(value) || said.is_empty() && hash.contains("%2526"), "{hash}: {said:?}");
    }
    for foreign in ["from%26of=a%3Db", "utm%3D=x%26n%3D9", "amp;x=1", "x=1."] {
        let model = open("", &format!("{foreign}&n=6"));
        assert_eq!((model.n(), notices(&model)), (6, vec![]), "{foreign}");
        let again = open("", &address::write(&model));
        assert_eq!(again.foreign, model.foreign, "{foreign}");
        assert_eq!(model.foreign.len(), 1, "{foreign}");
    }
    let repeated = Notice::Repeated { key: "n".into(), value: "9".into() };
    assert_eq!(notices(&open("", "n=8&amp;n=9")), [repeated]);
}
