//! The one source of chance: a seeded generator whose every draw can be taken back.

/// What is added to the state with each draw.
const GAMMA: u64 = 0x9e37_79b9_7f4a_7c15;

/// `SplitMix64` (Steele, Lea and Flood 2014): a counter that is mixed, so that a draw is taken back by subtraction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Lots(u64);

impl Lots {
    pub(crate) const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// A number below `bound`, 0 where the bound is 0: one draw. The bias, bound / 2³², is never felt.
    pub(crate) const fn draw(&mut self, bound: u32) -> u32 {
        self.0 = self.0.wrapping_add(GAMMA);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        let mixed = mixed ^ (mixed >> 31);
        (((mixed >> 32) * bound as u64) >> 32) as u32
    }

    /// Takes the last draw back.
    pub(crate) const fn undraw(&mut self) {
        self.0 = self.0.wrapping_sub(GAMMA);
    }
}

#[cfg(test)]
mod tests {
    use super::Lots;

    #[test]
    fn draws_are_those_of_splitmix64_and_can_be_taken_back() {
        let mut lots = Lots::new(1_234_567); // the first outputs for this seed are widely published
        // A draw below 2³² − 1 is one less than the output's upper half.
        let upper = [6_457_827_717_110_365_317_u64, 3_203_168_211_198_807_973].map(|output| (output >> 32) as u32);
        assert_eq!([lots.draw(u32::MAX), lots.draw(u32::MAX)].map(|draw| draw + 1), upper);
        lots.undraw();
        lots.undraw();
        assert_eq!(lots, Lots::new(1_234_567));
        assert!((0..1000).all(|_| lots.draw(7) < 7));
        assert_eq!(lots.draw(0), 0);
    }
}
