//! What the game notes for the arbiter by itself: irregularities, fallen flags, what depends on a question.

use serde::{Deserialize, Serialize};

use super::half_move::HalfMoveId;
use crate::rules::as_text;
use crate::rules::can_mate::CanMate;
use crate::rules::devices::Device;
use crate::rules::illegal::{Irregularity, Remedy};
use crate::rules::position::{Color, Illegality, Intent};
use crate::rules::profile::Points;
use crate::rules::touch::Bound;

/// Something out of the ordinary that has happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "irregular", rename_all = "snake_case")]
pub enum Irregular {
    /// An irregularity is completed. The arbiter alone is told.
    Noted(Noted),
    /// A player has pointed something out.
    Claimed {
        what: Pointed,
        #[serde(with = "as_text")]
        side: Color,
        /// Whether it was so.
        right: bool,
    },
    /// A completed illegal move is dealt with and counted (7.5.5).
    Counted {
        noted: Noted,
        /// Which one of this player it is, from 1.
        nth: u32,
        /// What is done about the position.
        remedy: Remedy,
    },
    /// What was noted is noted no longer, by the arbiter's order.
    Dismissed(Noted),
    /// The opponent of the offender has got time.
    Bonus {
        /// Who gets it.
        #[serde(with = "as_text")]
        side: Color,
        millis: u64,
    },
    /// The next move must be one of these, or at least of one of these pieces (7.5.1 with 4.3; 4.8).
    Bound {
        moves: Vec<Intent>,
        /// What a touched piece asks for, where the arbiter has ruled on it; else one of the pieces must be moved.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        touch: Option<Bound>,
    },
    /// A flag has fallen. The fact itself is not announced.
    FlagFell {
        #[serde(with = "as_text")]
        side: Color,
    },
    /// The default time is over, and a player is not there. The arbiter alone is told.
    DefaultTime {
        #[serde(with = "as_text")]
        side: Color,
    },
    /// The result depends on whether a side can still mate.
    Asked { stake: Stake, after: Option<HalfMoveId> },
    /// Whether it can.
    Answered {
        /// The answer.
        can: CanMate,
        /// By which program or proof, and what it has found.
        evidence: String,
    },
    /// Only the arbiter can say how it ends.
    LeftToArbiter {
        stake: Stake,
        /// Whether the winner can still mate, where the rules give a result that the arbiter is to confirm; in older records never.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        proposed: Option<CanMate>,
    },
    /// A player wants to play on, where there is no arbiter and the players must agree.
    PlaysOn {
        #[serde(with = "as_text")]
        side: Color,
    },
    /// The players get these points, whatever the result says.
    Awarded { white: Points, black: Points },
    /// A player who has pressed the clock puts pieces back that they have displaced; it runs for them again (7.4.1).
    Displaced {
        #[serde(with = "as_text")]
        side: Color,
    },
    /// They stand again.
    PutBack {
        /// Who has put them back.
        #[serde(with = "as_text")]
        side: Color,
    },
    /// A side may not castle any more (A.4.1).
    CastlingLost {
        #[serde(with = "as_text")]
        side: Color,
    },
}

/// An irregularity, noted when it was completed.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Noted {
    pub kind: Irregularity,
    /// By whom.
    #[serde(with = "as_text")]
    pub side: Color,
    /// The half-move; none for a press without one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub half_move: Option<HalfMoveId>,
    /// The last half-move before it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub before: Option<HalfMoveId>,
    /// What speaks against the move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub why: Option<Illegality>,
}

impl Noted {
    /// Whether both are faults of one act: of one half-move, or of one press without a move.
    pub(super) fn is_same_act(&self, other: &Noted) -> bool {
        let same_half_move = self.half_move.is_some() && self.half_move == other.half_move;
        self == other || (self.side == other.side && same_half_move)
    }
}

/// What a player can point out.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pointed {
    /// An illegal move of the opponent (7.5, A.4.2).
    Illegal,
    /// The opponent's fallen flag (6.8).
    Flag,
}

/// What depends on whether a side can still mate.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "stake", rename_all = "snake_case")]
pub enum Stake {
    /// A flag that was called (6.9).
    Flag {
        #[serde(with = "as_text")]
        fallen: Color,
    },
    /// A flag that a player has claimed.
    FlagClaim {
        /// Who claims.
        #[serde(with = "as_text")]
        by: Color,
    },
    /// The illegal move that loses (7.5.5).
    Illegal {
        /// Of whom.
        #[serde(with = "as_text")]
        by: Color,
        /// Which one, from 1.
        nth: u32,
    },
    /// A resignation (5.1.2, since 2023).
    Resignation {
        /// Of whom.
        #[serde(with = "as_text")]
        by: Color,
    },
    /// A telephone (000: 12.3.2).
    Device {
        #[serde(with = "as_text")]
        by: Color,
        /// What was noticed.
        device: Device,
    },
    /// A sealed move that means nothing (I.8).
    SealedMove {
        /// Who has sealed it.
        #[serde(with = "as_text")]
        by: Color,
    },
}

impl Stake {
    /// The side that wins if it can still mate.
    pub fn winner(self) -> Color {
        match self {
            Stake::FlagClaim { by } => by,
            Stake::Flag { fallen: by }
            | Stake::Illegal { by, .. }
            | Stake::Resignation { by }
            | Stake::Device { by, .. }
            | Stake::SealedMove { by } => !by,
        }
    }
}
