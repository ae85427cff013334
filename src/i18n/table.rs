//! Tables of texts: a name, and what it is in each language. They stand with the rooms that say them.

use super::numbers::number;
use super::words::fill;

/// A counted thing, `{n}` being the number.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Count {
    /// For one.
    pub one: &'static str,
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
        let template = if count == "1" { self.one } else { self.many };
        fill(template, &[("n", &count)])
    }
}

/// Defines `Texts`, a table: a field a text, its English and its Chinese. A text that is missing in a language does not
/// compile. Counted things are two forms in brackets.
///
/// ```
/// use queens_lab::i18n::{Lang, texts};
/// texts! {
///     /// Button.
///     play: "Play", "播放";
///     /// Counted.
///     steps: ["{n} step", "{n} steps"], ["{n} 步", "{n} 步"];
/// }
/// assert_eq!(Texts::of(Lang::Zh).play, "播放");
/// assert_eq!(Texts::of(Lang::En).steps.of(1), "1 step");
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
    (@value [$one:literal, $many:literal]) => { $crate::i18n::Count { one: $one, many: $many } };
    (@value $text:literal) => { $text };
}
