//! The scoresheet as a duty (Article 8, A.2, A.3.2): who must write, in what order, what the result is that both sign, and who
//! asks to see it.

mod decide;
mod refusal;
mod state;

use serde::{Deserialize, Serialize};

pub use refusal::Refusal;
pub use state::Recording;

use crate::game::clock::ClockReading;
use crate::game::declare::{messages, names};
use crate::game::ruling::with_reason;
use crate::game::sentence::{AsText, Fen, Lasting, Sentence};
use crate::rules::as_text;
use crate::rules::ending::Outcome;
use crate::rules::position::Color;
use crate::rules::recording::{ArbiterNote, Order};

/// What can be done about the scoresheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// A player who keeps their own electronic sheet writes the next half-move that is missing there.
    Write,
    /// A player signs a result; `None`: the one that the game has.
    Sign { result: Option<Outcome> },
    /// The arbiter decides otherwise than both have signed (8.7).
    Overrule {
        result: Outcome,
        /// Why, in the arbiter's words; empty if they gave none.
        reason: String,
    },
    /// A player asks to see the scoresheet of the arbiter (A.3.2).
    Request,
    /// The arbiter has the game reconstructed (8.5.3).
    Reconstruct,
    /// The arbiter counts the next move as the first of the next period (8.6).
    NextPeriod { side: Color },
}

/// What has happened, as the journal keeps it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "recorded", rename_all = "snake_case")]
pub enum RecordingEvent {
    /// A half-move stands on the sheet of a player.
    Written {
        #[serde(with = "as_text")]
        side: Color,
    },
    /// A move was made though something before it was not written.
    OutOfOrder {
        /// By whom.
        #[serde(with = "as_text")]
        side: Color,
        /// What was missing.
        order: Order,
    },
    /// A player has signed.
    Signed {
        #[serde(with = "as_text")]
        side: Color,
        result: Outcome,
    },
    /// The arbiter has decided otherwise. What was signed of another result is signed no longer.
    Overruled {
        result: Outcome,
        /// Why, in the arbiter's words; empty if they gave none, and in older records.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        reason: String,
    },
    /// A player has asked to see the scoresheet.
    Requested {
        #[serde(with = "as_text")]
        side: Color,
        /// Whether it was shown; otherwise it counts as a distraction (11.5).
        shown: bool,
    },
    /// The next move counts as the first of the next period.
    NextPeriod {
        #[serde(with = "as_text")]
        side: Color,
    },
}

messages! {
    /// What is said, as data.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum Message {
        /// To the player: this many half-moves stand on their sheet.
        Written { half_moves: u32 } => "record-written"(number: half_moves),
        /// To the arbiter: a player has moved before they wrote.
        OutOfOrder { by: Color, order: Order } => "record-out-of-order"(side: by, order),
        /// A player has signed this.
        Signed { by: Color, result: Outcome } => "record-signed"(side: by, result),
        /// Both have signed this, and it counts.
        Approved { result: Outcome } => "record-approved"(result),
        /// To the arbiter: what was signed is not what the game has shown, or the players do not agree.
        Discrepancy { white: Option<Outcome>, black: Option<Outcome>, shown: Option<Outcome> } => "record-discrepancy"(
            white: signed(*white), black: signed(*black), shown: signed(*shown),
        ),
        /// The arbiter decides this, and why.
        Overruled { result: Outcome, reason: String = ["", "appeal"] } => {
            with_reason(Sentence::new("record-overruled").with("result", result).alone(), reason)
        },
        /// Who has not signed the result yet.
        NotSigned { white: bool, black: bool = [false, true] } => "record-not-signed"(white, black),
        /// What a player has signed is not the result any more: they sign again.
        SignAnew { side: Color } => "record-sign-anew"(side),
        /// To the arbiter: a request that distracts the opponent, and which one it is.
        Distraction {
            by: Color,
            /// Which, from 1.
            count: u32,
        } => "record-distraction"(side: by, count),
        /// To the arbiter: write this down first, then let the game be played over on a second board.
        Reconstruct {
            notes: Vec<ArbiterNote>,
            /// The position, as FEN.
            position: String = [crate::rules::position::Position::initial().fen()],
            /// The times and whose clock runs.
            clock: Option<ClockReading>,
            /// Moves, as far as they are known.
            moves: u32,
        } => "record-reconstruct"(
            position: Fen(position), timed: clock.is_some(), white: left(clock.as_ref(), Color::White),
            black: left(clock.as_ref(), Color::Black), moves,
            running: clock.and_then(|clock| clock.running).filter(|_| notes.contains(&ArbiterNote::ClockRunning)),
        ),
        /// This player is in the next period.
        NextPeriod { side: Color } => "record-next-period"(side),
    }
}

names! { Order { OwnMoveMissing = "own", OpponentsMovesMissing = "other", InOrder = "all" } }

fn signed(result: Option<Outcome>) -> AsText {
    AsText(Sentence::new("record-discrepancy-item").with("result", result).alone())
}

/// What is left to a side, where there is a clock.
fn left(clock: Option<&ClockReading>, side: Color) -> Option<Lasting> {
    clock.map(|clock| Lasting(clock.side(side).left))
}
