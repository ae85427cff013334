//! Where a value lies in a plot: n to the right, powers of ten upwards.

use super::layout::FIELD;
use crate::i18n::{number, power_of_ten};

/// How far zero lies below one, which a logarithm would put infinitely far, units.
const ZERO_STRIP: f64 = 24.0;

/// A label of an axis.
#[derive(Clone, Debug, PartialEq)]
pub struct Tick {
    /// Where along the axis, units.
    pub at: f64,
    /// The label.
    pub label: String,
}

/// What the axes reach.
pub(super) struct Scale {
    pub(super) columns: u32,
    decades: u32,
    ones: f64, // where the value 1 lies, units from the top
}

impl Scale {
    /// Axes that hold these: n and its value.
    pub(super) fn of(values: impl Iterator<Item = (u8, u64)>) -> Self {
        let (mut columns, mut most, mut has_zero) = (1, 0, false);
        for (n, value) in values {
            columns = columns.max(n.into());
            most = most.max(value);
            has_zero |= value == 0;
        }
        let (mut decades, mut power) = (1, 10_u64);
        while power < most {
            decades += 1;
            power = power.saturating_mul(10);
        }
        Self { columns, decades, ones: f64::from(FIELD.3) - if has_zero { ZERO_STRIP } else { 0.0 } }
    }

    /// From the left, in the middle of the column of n.
    pub(super) fn x(&self, n: u32) -> f64 {
        let column = f64::from(FIELD.1 - FIELD.0) / f64::from(self.columns);
        hundredths(f64::from(FIELD.0) + column * (f64::from(n) - 0.5))
    }

    /// From the top.
    pub(super) fn y(&self, value: u64) -> f64 {
        if value == 0 { FIELD.3.into() } else { self.at_power((value as f64).log10()) }
    }

    fn at_power(&self, power: f64) -> f64 {
        hundredths(self.ones - power * (self.ones - f64::from(FIELD.2)) / f64::from(self.decades))
    }

    /// The labels of the vertical axis, upwards.
    pub(super) fn labels(&self) -> Vec<Tick> {
        let zero = Tick { at: FIELD.3.into(), label: "0".into() };
        let mut labels = if self.ones < FIELD.3.into() { vec![zero] } else { Vec::new() };
        for power in 0..=self.decades {
            let label = if power < 4 { number(10_u64.pow(power)) } else { power_of_ten(power) };
            labels.push(Tick { at: self.at_power(power.into()), label });
        }
        labels
    }
}

/// No finer than a printer could show.
fn hundredths(place: f64) -> f64 {
    (place * 100.0).round() / 100.0
}
