//! What has happened about draws, as the journal keeps it. Offers and answers are facts of every game and stand beside these.

use serde::{Deserialize, Serialize};

use crate::rules::as_text;
use crate::rules::claims::Claim;
use crate::rules::position::{Color, Intent};
use crate::rules::quickplay::{Basis, Decision};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "claimed", rename_all = "snake_case")]
pub enum DrawEvent {
    /// The offer that follows came at a wrong moment (9.1.2.1, 11.5).
    Improper {
        #[serde(with = "as_text")]
        side: Color,
    },
    /// A draw was claimed.
    Made {
        claim: Claim,
        /// The words of the written move.
        said: String,
        /// Whose clock it has stopped.
        #[serde(with = "as_text::option", default, skip_serializing_if = "Option::is_none")]
        ran: Option<Color>,
    },
    /// A claim was decided.
    Judged {
        claim: Claim,
        /// Whether it was correct.
        correct: bool,
        /// What the opponent got for it, in milliseconds.
        bonus: u64,
        /// The moves of which the claimant must play one; empty: they are free.
        bound: Vec<Intent>,
    },
    /// A claim of the quickplay finish was made (III.5, III.6).
    Quickplay {
        /// By whom.
        #[serde(with = "as_text")]
        side: Color,
        /// On what it rests.
        basis: Basis,
        /// Whether it has concluded the game, because there is no arbiter.
        concluded: bool,
        /// Whose clock it has stopped.
        #[serde(with = "as_text::option", default, skip_serializing_if = "Option::is_none")]
        ran: Option<Color>,
    },
    Decided {
        /// Whose claim.
        #[serde(with = "as_text")]
        side: Color,
        decision: Decision,
        /// What the opponent got, in milliseconds.
        bonus: u64,
    },
    /// An increment was asked for (III.4).
    IncrementAsked {
        /// By whom.
        #[serde(with = "as_text")]
        side: Color,
        /// Whose clock it has stopped.
        #[serde(with = "as_text::option", default, skip_serializing_if = "Option::is_none")]
        ran: Option<Color>,
    },
    IncrementDecided {
        /// What each move brings from now on, in milliseconds; nothing where it was refused.
        increment: u64,
        /// What the opponent got, in milliseconds.
        bonus: u64,
    },
    /// The claim was taken back.
    Withdrawn,
    /// The opponent has looked at the final position.
    Verified { agrees: bool },
    /// The players agree, and the arbiter is asked (9.1.1).
    Agreed {
        /// Who has accepted.
        #[serde(with = "as_text")]
        side: Color,
    },
    /// The arbiter does not consent.
    NotConsented,
    /// Why the arbiter has decided so.
    Reason { reason: String },
}
