//! How two boards that differ can be brought together.

use crate::game::clock::ClockReading;
use crate::rules::divergence::Resolution;

/// A proposal, for the arbiter to confirm.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proposal {
    /// What both sheets say.
    pub resolution: Resolution,
    /// The times that were logged when the last agreed half-move was completed.
    pub clock: Option<ClockReading>,
}
