//! Tables of texts: a name, and what it is in each language. They stand with the rooms that say them.

use super::numbers::number;
use super::words::fill;

/// A counted thing, `{n}` being the number.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Count {
    /// For none.
    pub none: &'static str,
    /// For one.
    pub one: &'static str,
    /// For two: "both", "neither".
    pub two: &'static str,
    /// For any other number.
    pub many: &'static str,
}

impl Count {
    /// "1 step", "125 steps".
    pub fn of(&self, count: u64) -> String {
        self.with(&number(count))
    }

    /// The same for a number already written: "2.5 hours".
    pub fn with(&self, count: &str) -> String {
        let template = match count {
            "0" => self.none,
            "1" => self.one,
            "2" => self.two,
            _ => self.many,
        };
        fill(template, &[("n", &count)])
    }
}

/// Defines `Texts`, a table: a field a text, its English and its Chinese. A text that is missing in a language does not
/// compile. Counted things stand in brackets: one form for every number, two for one and for others, three for
/// none, one and others, four for none, one, two and others. A language may do with fewer forms than the other.
///
/// ```
/// use queens_lab::i18n::{Lang, texts};
/// texts! {
///     /// Button.
///     play: "Play", "播放";
///     /// Counted.
///     steps: ["{n} step", "{n} steps"], ["{n} 步"];
///     tests: ["no tests", "{n} test", "both tests", "all {n} tests"], ["没有试探", "{n} 次试探", "{n} 次试探", "{n} 次试探"];
/// }
/// assert_eq!(Texts::of(Lang::Zh).play, "播放");
/// assert_eq!(Texts::of(Lang::En).steps.of(1), "1 step");
/// assert_eq!(Texts::of(Lang::Zh).steps.of(1), "1 步");
/// assert_eq!([0, 1, 2, 3].map(|n| Texts::of(Lang::En).tests.of(n)), ["no tests", "1 test", "both tests", "all 3 tests"]);
/// ```
#[macro_export]
macro_rules! texts {
    ($($(#[$doc:meta])* $name:ident: $en:tt, $zh:tt;)*) => {
        /// The texts of a language. Gaps are written `{name}`; both languages have the same ones.
        #[derive(Debug)]
        pub struct Texts { $($(#[$doc])* pub $name: $crate::texts!(@type $en),)* }

        impl Texts {
            const EN: Self = Self { $($name: $crate::texts!(@value $en),)* };
            const ZH: Self = Self { $($name: $crate::texts!(@value $zh),)* };

            /// The table of a language.
            pub const fn of(lang: $crate::i18n::Lang) -> &'static Self {
                match lang {
                    $crate::i18n::Lang::En => &Self::EN,
                    $crate::i18n::Lang::Zh => &Self::ZH,
                }
            }
        }
    };
    (@type [$($form:literal),*]) => { $crate::i18n::Count };
    (@type $text:literal) => { &'static str };
    (@value [$any:literal]) => { $crate::texts!(@value [$any, $any, $any, $any]) };
    (@value [$one:literal, $many:literal]) => { $crate::texts!(@value [$many, $one, $many, $many]) };
    (@value [$none:literal, $one:literal, $many:literal]) => { $crate::texts!(@value [$none, $one, $many, $many]) };
    (@value [$none:literal, $one:literal, $two:literal, $many:literal]) => {
        $crate::i18n::Count { none: $none, one: $one, two: $two, many: $many }
    };
    (@value $text:literal) => { $text };
}
