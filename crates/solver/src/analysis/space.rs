//! What a search goes through: how many boards there are of a kind, exactly.

use crate::MAX_SIZE;

/// The boards that a search goes through, all of them or with whole branches left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Space {
    /// n queens on any n different squares, in every order: n²·(n² − 1)·…·(n² − n + 1), which is n! times the next.
    OrderedPlacements,
    /// n queens on any n different squares: C(n², n), OEIS A014062.
    Combinations,
    /// One queen a row, on any column: nⁿ, OEIS A000312.
    RowTuples,
    /// One queen a row and a column: n!, OEIS A000142.
    Permutations,
}

/// A whole number from 1 on, however large.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Natural(Vec<u8>); // its decimal digits, the lowest first

impl Space {
    /// All spaces, the largest first.
    pub const ALL: [Self; 4] = [Self::OrderedPlacements, Self::Combinations, Self::RowTuples, Self::Permutations];

    /// How many boards it has for n queens. The size is held within 1 and [`MAX_SIZE`].
    ///
    /// ```
    /// use queens_solver::analysis::Space;
    /// assert_eq!(Space::OrderedPlacements.size(8).digits(), "178462987637760");
    /// assert_eq!(Space::Combinations.size(8).digits(), "4426165368");
    /// assert_eq!(Space::RowTuples.size(8).digits(), "16777216");
    /// assert_eq!(Space::Permutations.size(8).digits(), "40320");
    /// ```
    pub fn size(self, n: u8) -> Natural {
        let n = u32::from(n.clamp(1, MAX_SIZE));
        let mut size = Natural(vec![1]);
        for k in 1..=n {
            size.multiply(match self {
                Self::OrderedPlacements | Self::Combinations => n * n - n + k,
                Self::RowTuples => n,
                Self::Permutations => k,
            });
            if self == Self::Combinations {
                size.divide(k); // whole: after k factors it is C(n² − n + k, k)
            }
        }
        size
    }
}

impl Natural {
    /// The decimal digits.
    pub fn digits(&self) -> String {
        self.0.iter().rev().map(|digit| char::from(b'0' + digit)).collect()
    }

    /// The nearest number of that type, within 10⁻¹⁴ of its value.
    pub fn to_f64(&self) -> f64 {
        self.0.iter().rev().fold(0.0, |value, &digit| value * 10.0 + f64::from(digit))
    }

    fn multiply(&mut self, factor: u32) {
        let mut carry = 0;
        for digit in &mut self.0 {
            carry += u32::from(*digit) * factor;
            *digit = (carry % 10) as u8;
            carry /= 10;
        }
        while carry > 0 {
            self.0.push((carry % 10) as u8);
            carry /= 10;
        }
    }

    /// Divides by a divisor that leaves no remainder.
    fn divide(&mut self, divisor: u32) {
        let mut rest = 0;
        for digit in self.0.iter_mut().rev() {
            rest = rest * 10 + u32::from(*digit);
            *digit = (rest / divisor) as u8;
            rest %= divisor;
        }
        while self.0.len() > 1 && self.0.last() == Some(&0) {
            self.0.pop();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The numbers by another way: with 128 bits, as far as they reach.
    fn counted(space: Space, n: u8) -> Option<u128> {
        let n = u128::from(n);
        let product = |mut factors: std::ops::RangeInclusive<u128>| factors.try_fold(1, u128::checked_mul);
        match space {
            Space::OrderedPlacements => product(n * n - n + 1..=n * n),
            Space::Combinations => Some(product(n * n - n + 1..=n * n)? / product(1..=n)?),
            Space::RowTuples => n.checked_pow(n as u32),
            Space::Permutations => product(1..=n),
        }
    }

    #[test]
    fn sizes_are_exact() {
        for space in Space::ALL {
            let known: Vec<u128> = (1..=32).map_while(|n| counted(space, n)).collect();
            assert!(known.len() >= 14, "{space:?}");
            for (n, known) in (1..).zip(known) {
                assert_eq!(space.size(n).digits(), known.to_string(), "{space:?}, n = {n}");
            }
        }
        assert_eq!(Space::RowTuples.size(32).digits(), "1461501637330902918203684832716283019655932542976"); // 2¹⁶⁰
        assert_eq!(Space::Permutations.size(32).digits(), "263130836933693530167218012160000000");
    }

    #[test]
    fn without_order_there_are_fewer_by_n_factorial() {
        for n in 1..=32 {
            let mut ordered = Space::Combinations.size(n);
            (1..=u32::from(n)).for_each(|k| ordered.multiply(k));
            assert_eq!(ordered, Space::OrderedPlacements.size(n));
        }
    }

    #[test]
    fn a_floating_point_number_is_near() {
        for (space, n) in Space::ALL.into_iter().flat_map(|space| (1..=32).map(move |n| (space, n))) {
            let size = space.size(n);
            let exact: f64 = size.digits().parse().unwrap();
            assert!((size.to_f64() - exact).abs() <= exact * 1e-14);
        }
    }
}
