//! How the page looks and speaks, whatever it shows.

use crate::i18n::Lang;

/// The look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theme {
    /// Light or dark as the system says.
    Auto,
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
    /// For a hall: light, large, no header.
    Projector,
}

impl Theme {
    /// The themes with their names in addresses.
    pub const ALL: [(Self, &'static str); 4] =
        [(Self::Auto, "auto"), (Self::Light, "light"), (Self::Dark, "dark"), (Self::Projector, "projector")];
}

/// What the browser tells when the page opens.
#[derive(Clone, Copy, Debug)]
pub struct Surroundings {
    /// The browser's language.
    pub lang: Lang,
    /// Whether the system asks for less motion.
    pub reduced_motion: bool,
    /// Whether single letters are keys.
    pub letters: bool,
    /// Whether milestones are said while playing.
    pub milestones: bool,
}

/// How the page looks and speaks.
#[derive(Clone, Copy, Debug)]
#[allow(clippy::struct_excessive_bools)] // each is a switch of its own that a person sets
pub struct Look {
    /// The language.
    pub lang: Lang,
    /// The browser's language, which the address need not state.
    pub home_lang: Lang,
    /// The theme.
    pub theme: Theme,
    theme_before: Theme, // the projector's, to go back to
    /// Whether single letters are keys.
    pub letters: bool,
    /// Whether milestones are said while playing.
    pub milestones: bool,
    /// Whether the board, caption and player stand alone.
    pub embed: bool,
    /// Whether an embedded page has a player.
    pub controls: bool,
    /// Whether the system asks for less motion.
    pub reduced_motion: bool,
}

impl Look {
    /// As the browser has it.
    pub const fn new(surroundings: Surroundings) -> Self {
        Self {
            lang: surroundings.lang,
            home_lang: surroundings.lang,
            theme: Theme::Auto,
            theme_before: Theme::Auto,
            letters: surroundings.letters,
            milestones: surroundings.milestones,
            embed: false,
            controls: true,
            reduced_motion: surroundings.reduced_motion,
        }
    }

    /// Another theme.
    pub fn set_theme(&mut self, theme: Theme) {
        if self.theme != Theme::Projector {
            self.theme_before = self.theme;
        }
        self.theme = theme;
    }

    /// The projector's theme, and back.
    pub fn toggle_projector(&mut self) {
        if self.theme == Theme::Projector {
            self.theme = self.theme_before;
        } else {
            self.set_theme(Theme::Projector);
        }
    }
}
