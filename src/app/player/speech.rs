//! What a person who listens is told of the player.

use super::control::Player;
use super::playable::Playable;
use super::speed::Speed;
use super::texts::Texts;
use crate::i18n::{Lang, fill};

/// That it plays, and how fast.
pub fn said_playing(player: &Player, moved: Option<&dyn Playable>, lang: Lang) -> String {
    let t = Texts::of(lang);
    match player.speed {
        Speed::PerSecond(_) if !moved.is_some_and(Playable::has_own_speed) => {
            fill(t.said_playing, &[("speed", &player.speed.name())])
        }
        Speed::PerSecond(_) | Speed::Max => t.said_playing_max.to_owned(),
    }
}

/// How fast it plays, or would.
pub fn said_speed(player: &Player, lang: Lang) -> String {
    let t = Texts::of(lang);
    match player.speed {
        Speed::PerSecond(_) => fill(t.said_speed, &[("speed", &player.speed.name())]),
        Speed::Max => t.said_speed_max.to_owned(),
    }
}
