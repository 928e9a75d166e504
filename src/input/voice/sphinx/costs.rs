//! What it costs to take a frame of sound for a senone.

/// The unit of costs, in natural logarithms.
pub const UNIT: f32 = 0.1024;

/// The costs of all senones in each frame of an utterance: 0 for the best of a frame, the higher the less likely.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Costs {
    senones: usize,
    costs: Vec<i16>,
}

impl Costs {
    /// The costs of this many senones, and of no frame yet.
    pub const fn new(senones: usize) -> Costs {
        Costs { senones, costs: Vec::new() }
    }

    /// Adds a frame, in which the senones are so likely, as natural logarithms.
    #[allow(clippy::cast_possible_truncation)] // a float that is too great becomes the greatest
    pub fn push(&mut self, likely: &[f32]) {
        let best = likely.iter().copied().fold(f32::MIN, f32::max);
        self.costs.extend(likely.iter().map(|likely| ((best - likely) / UNIT).round() as i16));
    }

    /// Frames of 10 ms.
    pub fn frames(&self) -> usize {
        self.costs.len().checked_div(self.senones).unwrap_or(0)
    }

    /// The costs of one frame, by the numbers of the senones.
    pub fn frame(&self, index: usize) -> &[i16] {
        &self.costs[index * self.senones..(index + 1) * self.senones]
    }
}
