//! How fast a run is played.

use crate::i18n::decimal;

/// Steps of the player's grain a second.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Speed {
    /// 0.25 to 1000 a second.
    PerSecond(f64),
    /// As many as fit between two drawn frames.
    Max,
}

/// The slowest and the fastest numbered speed, steps a second.
pub const RANGE: (f64, f64) = (0.25, 1000.0);
/// Notches of the speed slider, the last one for [`Speed::Max`].
pub const NOTCHES: u32 = 61;
/// Speeds to hand: slow, normal, fast.
pub const PRESETS: [Speed; 3] = [Speed::PerSecond(0.5), Speed::PerSecond(2.0), Speed::PerSecond(20.0)];

impl Default for Speed {
    fn default() -> Self {
        Self::PerSecond(2.0)
    }
}

impl Speed {
    /// Reads `max` or a number from 0.25 to 1000: plain digits, with at most three decimals, hence as thousandths.
    pub fn parse(text: &str) -> Option<Self> {
        if text == "max" {
            return Some(Self::Max);
        }
        let (whole, decimals) = text.split_once('.').unwrap_or((text, "0"));
        let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        if !digits(whole) || !digits(decimals) || decimals.len() > 3 {
            return None;
        }
        let thousandths: u32 = format!("{whole}{decimals:0<3}").parse().ok()?;
        let value = f64::from(thousandths) / 1000.0;
        (RANGE.0..=RANGE.1).contains(&value).then_some(Self::PerSecond(value))
    }

    /// As in addresses: `2`, `0.25`, `max`.
    pub fn name(self) -> String {
        match self {
            Self::PerSecond(value) => decimal(value),
            Self::Max => "max".into(),
        }
    }

    /// The speed at a notch of the logarithmic slider, 0 to [`NOTCHES`], rounded to two digits.
    pub fn from_notch(notch: u32) -> Self {
        if notch >= NOTCHES {
            return Self::Max;
        }
        let value = RANGE.0 * ((RANGE.1 / RANGE.0).ln() * f64::from(notch) / f64::from(NOTCHES - 1)).exp();
        let tens = [1000.0, 100.0, 10.0, 1.0].into_iter().find(|power| value >= *power);
        let unit = tens.map_or(0.05, |power| power / 10.0);
        Self::PerSecond(((value / unit).round() * unit * 100.0).round() / 100.0)
    }

    /// The notch nearest to this speed.
    pub fn notch(self) -> u32 {
        match self {
            Self::Max => NOTCHES,
            Self::PerSecond(value) => {
                ((value / RANGE.0).log10() / (RANGE.1 / RANGE.0).log10() * f64::from(NOTCHES - 1)).round() as u32
            }
        }
    }

    /// The next faster or slower speed of the slider that differs; itself at an end.
    #[must_use]
    pub fn nudged(self, faster: bool) -> Self {
        let notches: Vec<u32> =
            if faster { (self.notch()..=NOTCHES).collect() } else { (0..=self.notch()).rev().collect() };
        let beyond = |speed: &Self| {
            if faster { speed.value() > self.value() } else { speed.value() < self.value() }
        };
        notches.into_iter().map(Self::from_notch).find(beyond).unwrap_or(self)
    }

    /// Steps a second; infinite for [`Speed::Max`].
    pub const fn value(self) -> f64 {
        match self {
            Self::PerSecond(value) => value,
            Self::Max => f64::INFINITY,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_slider_runs_from_a_quarter_to_max() {
        assert_eq!(Speed::from_notch(0), Speed::PerSecond(0.25));
        assert_eq!(Speed::from_notch(NOTCHES - 1), Speed::PerSecond(1000.0));
        assert_eq!(Speed::from_notch(NOTCHES), Speed::Max);
        let speeds: Vec<f64> = (0..=NOTCHES).map(|notch| Speed::from_notch(notch).value()).collect();
        assert!(speeds.is_sorted());
    }

    #[test]
    fn faster_and_slower_move_until_the_ends() {
        let mut speed = Speed::PerSecond(0.25);
        let mut seen = 1;
        while speed.nudged(true) != speed {
            assert!(speed.nudged(true).value() > speed.value());
            speed = speed.nudged(true);
            seen += 1;
        }
        assert_eq!(speed, Speed::Max);
        assert!(seen > 20);
        assert_eq!(speed.nudged(false), Speed::PerSecond(1000.0));
        assert_eq!(Speed::PerSecond(0.25).nudged(false), Speed::PerSecond(0.25));
    }

    #[test]
    fn unusable_speeds_are_not_read() {
        for text in ["", "0", "0.2", "1001", "-1", "NaN", "inf", "fast", "Max"] {
            assert_eq!(Speed::parse(text), None, "{text}");
        }
        assert_eq!(Speed::parse("0.25"), Some(Speed::PerSecond(0.25)));
    }
}
