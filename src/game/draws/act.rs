//! What a seat can want of draws, beyond offering one, accepting and declining.

use crate::rules::claims::{Basis, Ground};
use crate::rules::position::Intent;
use crate::rules::quickplay::{self, Decision};

/// One wish.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// Claims a draw by repetition or by fifty moves (9.2, 9.3).
    Claim {
        ground: Ground,
        /// The move that is written and declared, but not made; `None`: what stands on the board suffices.
        intended: Option<Intent>,
        /// With which words or letters it was written.
        said: String,
        /// What the player shows for it.
        basis: Basis,
    },
    /// Claims with less than two minutes that the opponent cannot win by normal means, or does not try (III.5).
    Quickplay { basis: quickplay::Basis },
    /// Asks for an increment instead (III.4).
    Increment,
    /// Takes a claim back, where the rules know that.
    Withdraw,
    /// The opponent verifies the final position of a claim that no arbiter has heard (III.6).
    Verify { agrees: bool },
    /// The arbiter decides an open claim or request.
    Rule {
        /// How. To postpone is possible in the quickplay finish alone.
        decision: Decision,
        /// Whether the opponent gets time where it is postponed.
        bonus: bool,
    },
    /// The arbiter consents to what the players have agreed, or does not (9.1.1).
    Consent { given: bool },
}
