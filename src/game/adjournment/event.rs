//! What has happened about an adjournment, as the journal keeps it. The sealed move stands here only as it was encrypted.

use serde::{Deserialize, Serialize};

use super::envelope::Writing;
use crate::rules::as_text;
use crate::rules::position::{Color, Intent};
use crate::time::Tick;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "adjourned", rename_all = "snake_case")]
pub enum AdjournmentEvent {
    /// The end of the session was announced.
    Session {
        /// When it comes, in the run of the program in which it was announced.
        ends: Tick,
    },
    /// The player on move is to seal.
    Called {
        /// The public key of the arbiter's word.
        lock: String,
        /// How long before the end of the session, in milliseconds (I.1.3).
        early: u64,
    },
    /// They have made a move on the board instead: it must be the one that they seal (I.1.2).
    MadeOnBoard { intent: Intent },
    /// A move lies in the envelope.
    Sealed {
        /// What was encrypted, in hexadecimal figures.
        envelope: String,
    },
    /// The envelope is closed, and the clocks are stopped.
    Closed {
        /// Date, time and place of the resumption.
        resumption: String,
    },
    /// The time of the resumption has come.
    Begun { white: bool, black: bool },
    /// A player has arrived.
    Arrived {
        #[serde(with = "as_text")]
        side: Color,
        /// How late, in milliseconds.
        late: u64,
    },
    /// The envelope was opened.
    Opened { writing: Writing },
    /// The envelope is gone.
    Missing,
}
