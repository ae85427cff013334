//! Files that need each other in a circle.

use std::collections::BTreeSet;
use std::fmt::Write;

use crate::arrows::House;

/// The circles, each with the arrows that tie it and the names on them.
pub fn circles(house: &House) -> Vec<String> {
    let reached: Vec<BTreeSet<usize>> = (0..house.files.len()).map(|file| reached(house, file)).collect();
    let mut told = BTreeSet::new();
    let mut circles = Vec::new();
    for file in 0..house.files.len() {
        if !reached[file].contains(&file) || !told.insert(file) {
            continue;
        }
        let circle: BTreeSet<usize> =
            reached[file].iter().copied().filter(|other| reached[*other].contains(&file)).collect();
        told.extend(&circle);
        circles.push(description(house, &circle));
    }
    circles
}

/// All files that a file needs, itself only where it lies on a circle.
fn reached(house: &House, file: usize) -> BTreeSet<usize> {
    let (mut found, mut left) = (BTreeSet::new(), vec![file]);
    while let Some(from) = left.pop() {
        for (_, to) in house.arrows.range((from, 0)..(from + 1, 0)).map(|(arrow, _)| *arrow) {
            if found.insert(to) {
                left.push(to);
            }
        }
    }
    found
}

fn description(house: &House, circle: &BTreeSet<usize>) -> String {
    let mut text = format!("a circle of {} files:\n", circle.len());
    for (&(from, to), names) in &house.arrows {
        if circle.contains(&from) && circle.contains(&to) {
            let names = names.iter().cloned().collect::<Vec<_>>().join(", ");
            _ = writeln!(text, "  {} → {}: {names}", house.files[from].path, house.files[to].path);
        }
    }
    text
}

/// Small houses of one crate, or two: files and what they say.
#[cfg(test)]
mod tests {
    use super::*;

    fn house(files: &[(&str, &str)]) -> House {
        let files = files.iter().map(|(path, text)| ((*path).to_owned(), (*text).to_owned())).collect();
        House::of(vec![("core".into(), String::new(), files)])
    }

    /// The arrows as `from → to`.
    fn arrows(house: &House) -> Vec<String> {
        house.named_arrows().map(|(from, to, _)| format!("{from} → {to}")).collect()
    }

    #[test]
    fn a_circle_is_found() {
        let tied = house(&[
            ("lib.rs", "mod a; mod b; mod c;"),
            ("a.rs", "use crate::b::B; pub struct A;"),
            ("b.rs", "pub struct B; fn f() { super::c::g() }"),
            ("c.rs", "use super::a::A; pub fn g() {}"),
        ]);
        let [circle] = &circles(&tied)[..] else { panic!("one circle") };
        for tie in ["3 files", "a.rs → b.rs: crate::b::B", "b.rs → c.rs: super::c::g", "c.rs → a.rs: super::a::A"]
        {
            assert!(circle.contains(tie), "{tie} in {circle}");
        }
        let loose = house(&[("lib.rs", "mod a; mod b;"), ("a.rs", "use crate::b::B;"), ("b.rs", "pub struct B;")]);
        assert_eq!(circles(&loose), [""; 0]);
    }

    #[test]
    fn a_name_given_on_is_where_it_is_defined() {
        let house = house(&[
            ("lib.rs", "pub mod a; mod b; pub use a::inner::Deep as Given;"),
            ("a/mod.rs", "pub mod inner; pub use inner::*;"),
            ("a/inner.rs", "pub struct Deep; pub fn inner() {}"),
            ("b.rs", "use crate::Given; use crate::a::inner as i; fn f() { i::inner(); super::a::Deep; }"),
        ]);
        assert_eq!(arrows(&house), ["b.rs → a/inner.rs"], "and neither `mod` nor `pub use` is an arrow");
    }

    #[test]
    fn a_name_and_its_module_may_be_called_the_same() {
        let house = house(&[
            ("lib.rs", "mod a; mod b; mod c;"),
            ("a/mod.rs", "mod scene; pub use scene::scene;"),
            ("a/scene.rs", "pub fn scene() {}"),
            ("b.rs", "fn f() { crate::a::scene() }"),
            ("c.rs", "use super::a; fn f() { a::scene() }"),
        ]);
        assert_eq!(arrows(&house), ["b.rs → a/scene.rs", "c.rs → a/scene.rs"]);
    }

    #[test]
    fn what_is_given_on_and_used_is_an_arrow() {
        let files = |text| house(&[("lib.rs", "mod a;"), ("a/mod.rs", text), ("a/b.rs", "pub struct B;")]);
        assert_eq!(arrows(&files("mod b; pub use b::B;")), [""; 0]);
        assert_eq!(arrows(&files("mod b; pub use b::B; fn f(b: B) {}")), ["a/mod.rs → a/b.rs"]);
    }

    #[test]
    fn names_in_macros_and_groups_are_seen() {
        let house = house(&[
            ("lib.rs", "mod a; mod b; mod c; mod d;"),
            ("a.rs", "fn f() { html! { <p>{crate::b::text()}</p> } }"),
            ("b.rs", "pub fn text() {} use super::{c::{self, C}, d::*}; fn f() { c::g(); D }"),
            ("c.rs", "pub struct C; pub fn g() {}"),
            ("d.rs", "macro_rules! made { () => {} } made! {}"),
        ]);
        assert_eq!(arrows(&house), ["a.rs → b.rs", "b.rs → c.rs", "b.rs → d.rs"]);
    }

    #[test]
    fn macros_given_to_all_are_where_they_are_defined() {
        let house = house(&[
            ("lib.rs", "mod a; mod b;"),
            ("a/mod.rs", "mod table; pub use crate::texts;"),
            ("a/table.rs", "#[macro_export] macro_rules! texts { () => {} }"),
            ("b.rs", "use crate::a::texts; texts! {}"),
        ]);
        assert_eq!(arrows(&house), ["b.rs → a/table.rs"]);
    }

    #[test]
    fn other_crates_tests_and_comments_count_as_they_should() {
        let file = |path: &str, text: &str| (path.to_owned(), text.to_owned());
        let core = vec![file("lib.rs", "mod a; pub use a::A;"), file("a.rs", "pub struct A;")];
        let page = vec![
            file("lib.rs", "mod b; mod c;"),
            file("b.rs", "use core::A; // use crate::c::C;\n#[cfg(test)] mod tests { use crate::c::C; }"),
            file("c.rs", "pub struct C; const B: &str = \"crate::b::B\";"),
        ];
        let house = House::of(vec![("core".into(), "core/".into(), core), ("page".into(), "page/".into(), page)]);
        assert_eq!(arrows(&house), ["page/b.rs → core/a.rs"]);
        assert_eq!(house.orphans(), [""; 0]);
    }

    #[test]
    fn a_file_that_no_module_has_is_found() {
        let house = house(&[("lib.rs", "mod a;"), ("a.rs", ""), ("b.rs", "")]);
        assert_eq!(house.orphans(), ["b.rs"]);
    }
}
