//! What an arbiter can order, and how they are known at a keyboard.

use super::declare::{messages, names};
use super::sentence::{Argument, Lasting, Sentence, Template, Value, Why};
use serde::{Deserialize, Serialize};

use super::half_move::HalfMoveId;
use super::participant::{NameField, named};
use crate::rules::as_text;
use crate::rules::devices::Device;
use crate::rules::ending::Outcome;
use crate::rules::position::{Color, Intent, Square};
use crate::rules::profile::{Penalty, Points};
use crate::rules::setup_errors::Misplaced;

/// A ruling and its reason. Both are kept; a later ruling can undo it, nothing takes it out of the record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Order {
    #[serde(flatten)]
    pub what: Ruling,
    /// Why, in the arbiter's words; empty if they gave none.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub reason: String,
}

impl From<Ruling> for Order {
    fn from(what: Ruling) -> Order {
        Order { what, reason: String::new() }
    }
}

messages! {
    /// What an arbiter orders. Times are in milliseconds.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(tag = "ruling", rename_all = "snake_case")]
    pub enum Ruling {
        /// More time (12.5, 12.9.2).
        AddTime {
            /// For whom.
            #[serde(with = "as_text")]
            side: Color,
            millis: u64,
        } => "ruled-time"(side, change: "add", time: Lasting(*millis)),
        /// Less time (12.9.3).
        TakeTime {
            /// Of whom.
            #[serde(with = "as_text")]
            side: Color,
            millis: u64,
        } => "ruled-time"(side, change: "take", time: Lasting(*millis)),
        /// What a clock shows (6.10, 7.1).
        SetClock {
            #[serde(with = "as_text")]
            side: Color,
            /// What it shows.
            millis: u64,
        } => "ruled-time"(side, change: "set", time: Lasting(*millis)),
        /// The times of a position that was put back stand (7.1).
        Times { white: u64, black: u64 } => "ruled-times"(white: Lasting(*white), black: Lasting(*black)),
        /// What the rules propose stands: the game ends with an illegal move (7.5.5).
        Confirm => "ruled-confirm",
        /// How many moves a clock has counted.
        SetMoves {
            #[serde(with = "as_text")]
            side: Color,
            moves: u32,
        } => "ruled-moves"(side, count: moves),
        /// In which period a clock is. Its time is set apart.
        SetPeriod {
            #[serde(with = "as_text")]
            side: Color,
            /// Which, from 1.
            period: u32,
        } => "ruled-period"(side, number: period),
        /// Whose clock runs, or will when the game goes on.
        SetRunning {
            #[serde(with = "as_text")]
            side: Color,
        } => "ruled-running"(side),
        /// A player is there, or is not (6.6, 6.7).
        Presence {
            #[serde(with = "as_text")]
            side: Color,
            /// Whether they are there.
            here: bool,
        } => "ruled-presence"(side, here),
        /// A player leaves the playing venue, or is back (11.2). No clock stops.
        Venue {
            #[serde(with = "as_text")]
            side: Color,
            /// Whether the player leaves.
            left: bool,
        } => "ruled-venue"(side, left),
        /// The gap is charged to the side whose clock was running.
        Charge {
            /// How much of it; `None`: all.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            millis: Option<u64> = [None, Some(20_000)],
        } => "ruled-charge"(known: millis.is_some(), time: Lasting(millis.unwrap_or(0))),
        /// The irregularity that is noted is dealt with (7.5).
        Illegal {
            /// Of whom; `None`: of either side.
            #[serde(with = "as_text::option", default, skip_serializing_if = "Option::is_none")]
            side: Option<Color>,
        } => "ruled-illegal",
        /// A press without a move counts, however long ago it was (7.5.3).
        IllegalPress {
            /// Of whom; `None`: whose was noted last.
            #[serde(with = "as_text::option", default, skip_serializing_if = "Option::is_none")]
            side: Option<Color>,
        } => "ruled-illegal-press",
        /// What was noted and is not to be put right is noted no longer: a press without a move, or a move that stands.
        Dismiss {
            /// Of whom; `None`: of both.
            #[serde(with = "as_text::option", default, skip_serializing_if = "Option::is_none")]
            side: Option<Color>,
        } => "ruled-dismissed",
        /// A move was made with two hands (7.5.4).
        TwoHands {
            /// By whom.
            #[serde(with = "as_text")]
            side: Color,
        } => "ruled-two-hands"(side),
        /// An earlier position is put back (7.5.1); `None`: the start.
        Restore {
            /// The last half-move that stays.
            to: Option<HalfMoveId>,
        } => "ruled-restore",
        /// What hangs is decided for the side that claims it, or the game goes on.
        Claim { accepted: bool } => "ruled-claim"(accepted),
        /// A claim about a touched piece is right: the piece on this square was touched, whether that was recorded or not (4.3).
        AcceptTouch {
            #[serde(with = "as_text")]
            square: Square,
        } => "ruled-accept-touch"(square),
            /// A line of the scoresheet says something else.
        // Its line is told by the message that a sheet was corrected.
        CorrectSheet { half_move: HalfMoveId, said: String } => "ruled-sheet"(number: 0_u32),
        /// Both players have written another half-move than is recorded; what was played since stands (D.2.9).
        AgreedMove { half_move: HalfMoveId, intent: Intent, said: String } => "ruled-agreed",
        /// A player has displaced pieces and puts them back in their own time (7.4.1).
        Displaced {
            #[serde(with = "as_text")]
            side: Color,
        } => "ruled-displaced"(side),
        /// A penalty of Article 12.9.
        Penalty {
            /// Of whom.
            #[serde(with = "as_text")]
            side: Color,
            penalty: Penalty,
            /// How much time, where the penalty is time.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            millis: Option<u64>,
        } => "ruled-penalty"(side, penalty, time: Lasting(millis.unwrap_or(0))),
        Result { outcome: Outcome } => "ruled-result",
        /// The points of both (10.2, 11.7).
        Points { white: Points, black: Points } => "ruled-points"(white, black),
        /// What hung does not end the game.
        GoOn => "ruled-go-on",
        /// A game that is over needs no signatures any more, and is not taken up again for them.
        Close => "ruled-close",
        /// The game does not count.
        Annul => "ruled-annul",
        /// A telephone or its like (11.3.2).
        Device {
            #[serde(with = "as_text")]
            side: Color,
            /// What was noticed.
            device: Device,
        } => "ruled-device"(side, device),
        /// The pieces stood wrongly at the start (7.2.1).
        SetupWrong {
            #[serde(with = "as_text")]
            side: Color,
            misplaced: Misplaced,
        } => "ruled-setup"(side),
        /// The board was turned (7.2.2).
        BoardTurned => "ruled-board",
        /// White and Black had changed places (7.3).
        ColoursReversed => "ruled-colours",
        /// The fallen flag is called (6.8).
        CallFlag => "ruled-flag",
        /// A name on the scoresheet, once the game has begun.
        Name { field: NameField, text: String = ["Ada", ""] } => "ruled-name"(name: named(*field, text)),
        /// Whether there may be paired screens (11.3.2, 6.12).
        Screens { allowed: bool } => "ruled-screens"(allowed),
        /// Whether the first who asks may sit at a screen, on this device (11.3.2).
        Screen { approved: bool } => "ruled-screen"(approved),
        /// Whether what players say as a move may be kept as sound (D.2.7).
        Recorder { allowed: bool } => "ruled-recorder"(allowed),
        /// The game is over, and the players may look at it as they like: a second board and an engine no longer help either of them (11.3.1).
        Analysis => "ruled-analysis",
        /// From now on orders at the keyboard need this PIN.
        Pin {
            /// What is kept of it.
            lock: Lock,
        } => "ruled-pin",
    }
}

/// What is kept of a PIN: nothing by which it could be found out without trying.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lock {
    /// Tells apart the same PIN of two games, in hexadecimal.
    pub salt: String,
    /// What a slow function makes of both (Argon2id), in hexadecimal.
    pub hash: String,
}

/// A ruling and the arbiter's reason, if they gave one.
pub(super) fn with_reason(ruling: Vec<Sentence>, reason: &str) -> Vec<Sentence> {
    if reason.trim().is_empty() {
        return ruling;
    }
    Sentence::new("ruling-with-reason").with("ruling", ruling).with("reason", Why(reason.trim())).alone()
}

impl<S: Template> Argument<S> for Points {
    fn fill(&self, sentence: S, name: &'static str) -> S {
        sentence.value(
            name,
            Value::Variant(match self.halves() {
                0 => "loss",
                1 => "draw",
                _ => "win",
            }),
        )
    }
}

names! {
    Device { Sound = "sound", CarriedSwitchedOff = "carried", CarriedSwitchedOn = "carried" }
    Penalty {
        Warning = "warning", OpponentTimePlus = "opponent-time", OffenderTimeMinus = "own-time",
        OpponentPointsMax = "opponent-points", OffenderPointsMinus = "own-points", Loss = "loss", Fine = "fine",
        ExcludeRounds = "rounds", Expel = "expel",
    }
}
