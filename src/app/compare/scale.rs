//! Where a value lies in a plot: n to the right, powers of ten upwards.

use std::fmt;

use super::plot::{FIELD, Tick};
use crate::i18n::{number, power_of_ten};

/// How far zero lies below one, which a logarithm would put infinitely far, units.
const ZERO_STRIP: u32 = 24;

/// A place along an axis, in hundredths of a unit; written in units.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct At(pub u32);

/// What the axes reach.
pub(super) struct Scale {
    pub(super) columns: u32,
    decades: u32,
    ones: u32, // where the value 1 lies, units from the top
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
        Self { columns, decades, ones: FIELD.3 - if has_zero { ZERO_STRIP } else { 0 } }
    }

    /// From the left.
    pub(super) const fn x(&self, n: u32) -> At {
        At(FIELD.0 * 100 + (FIELD.1 - FIELD.0) * 50 * (2 * n - 1) / self.columns)
    }

    /// From the top.
    pub(super) fn y(&self, value: u64) -> At {
        if value == 0 {
            return At(FIELD.3 * 100);
        }
        let decade = f64::from((self.ones - FIELD.2) * 100) / f64::from(self.decades);
        At(self.ones * 100 - ((value as f64).log10() * decade).round() as u32)
    }

    /// The labels of the vertical axis, upwards.
    pub(super) fn labels(&self) -> Vec<Tick> {
        let zero = Tick { at: At(FIELD.3 * 100), label: "0".into() };
        let mut labels = if self.ones < FIELD.3 { vec![zero] } else { Vec::new() };
        for power in 0..=self.decades {
            let at = At(self.ones * 100 - (self.ones - FIELD.2) * 100 * power / self.decades);
            let label = if power < 4 { number(10_u64.pow(power)) } else { power_of_ten(power) };
            labels.push(Tick { at, label });
        }
        labels
    }
}

impl fmt::Display for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{:02}", self.0 / 100, self.0 % 100)
    }
}
