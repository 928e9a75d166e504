//! What is said about an adjournment, as data. Nothing of it names a sealed move before the envelope is opened.

use super::state::Envelope;
use crate::game::report::MoveReport;
use crate::rules::adjournment::{Party, ReplierOption};
use crate::rules::position::Color;

/// What an adjournment waits for.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Next {
    Seal,
    Close,
    Begin,
    Open,
    /// Without an envelope the move that was sealed is made.
    State,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Message {
    /// When the session ends, in milliseconds from now.
    Session { ends_in: u64 },
    /// This side is to seal its move.
    ToSeal { by: Color },
    /// The move was made on the board and must be sealed.
    MadeOnBoard(Box<MoveReport>),
    /// To the sealer: their move lies in the envelope, and can be changed until it is closed.
    InEnvelope,
    /// The envelope is closed; its code, to know it again.
    Closed {
        /// Who has sealed.
        by: Color,
        /// Whose clock runs: that of a player who is not there (I.9.3).
        running: Option<Color>,
        code: String,
    },
    /// To the arbiter and both players: what stands on the envelope.
    Envelope(Box<Envelope>),
    /// To the arbiter: what comes next. `by` seals, or has sealed.
    Waits { by: Color, next: Next },
    /// The game waits for its resumption.
    Waiting(Box<Envelope>),
    /// It is resumed.
    Begun { absent: Option<Party>, nobody: bool, running: Option<Color> },
    /// A player has come.
    Arrived {
        side: Color,
        /// After the time that is allowed.
        too_late: bool,
    },
    /// To the player who replies: what they may do while the sealer is absent (I.9.3).
    Options(Vec<ReplierOption>),
    /// The envelope is opened, and this is the move.
    Opened(Box<MoveReport>),
    /// What lies in the envelope is no move, or more than one, or not legal.
    BadMove { by: Color, said: String },
    /// The envelope is gone: this side makes the move that it says it has sealed.
    StateMove { by: Color },
}
