//! Runs worth showing.

use queens_solver::Grain;

/// A run to start from: its size, the step to open at and the grain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Preset {
    /// Rows, columns and queens.
    pub n: u8,
    /// The step shown at first.
    pub step: u64,
    /// How far one step goes.
    pub grain: Grain,
}

/// The twelve pictures; the moment when everything under queen 1 on column 1 has failed; the classic; and two sizes
/// without a solution.
pub const PRESETS: [Preset; 5] = [
    Preset { n: 4, step: 0, grain: Grain::Picture },
    Preset { n: 6, step: 220, grain: Grain::Picture },
    Preset { n: 8, step: 0, grain: Grain::Move },
    Preset { n: 2, step: 0, grain: Grain::Test },
    Preset { n: 3, step: 0, grain: Grain::Test },
];
