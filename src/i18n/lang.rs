//! The languages of the page.

/// A language of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lang {
    /// English.
    En,
    /// Chinese, mainland usage.
    Zh,
}

impl Lang {
    /// Both languages with their names in addresses.
    pub const ALL: [(Self, &'static str); 2] = [(Self::En, "en"), (Self::Zh, "zh")];

    /// The tag for the `lang` attribute (BCP 47).
    pub const fn tag(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Zh => "zh-CN",
        }
    }

    /// The language that fits a browser's tag: Chinese for every `zh…`, else English.
    pub fn from_browser(tag: &str) -> Self {
        if tag.to_ascii_lowercase().starts_with("zh") { Self::Zh } else { Self::En }
    }
}
