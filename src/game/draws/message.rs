//! What is said about draws, as data.

use super::packet::Packet;
use crate::game::report::MoveReport;
use crate::rules::claims::Ground;
use crate::rules::position::Color;
use crate::rules::quickplay::{Basis, Decision};

/// What a claim rests on, from the record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Evidence {
    /// On what ground it was made.
    pub ground: Ground,
    /// The numbers of the moves after which the position stood, and who had moved; `None`: the start position.
    pub stood: Vec<Option<(u32, Color)>>,
    /// The written move, after which it would stand once more.
    pub intended: Option<Box<MoveReport>>,
    /// Half-moves in a row without a capture and without a move of a pawn, the written one not counted.
    pub quiet: u32,
}

/// What a claim or request waits for.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum WaitsFor {
    /// The arbiter's decision.
    Decision,
    /// The arbiter's decision after the game: there was none at the board (III.6).
    LaterDecision,
    /// The opponent's answer to the offer of a draw.
    Reply,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Message {
    /// A draw is claimed, for all to hear.
    Claimed {
        by: Color,
        ground: Ground,
        intended: Option<Box<MoveReport>>,
    },
    /// To both players and the arbiter: what the record says about it.
    Evidence(Evidence),
    /// To the arbiter: it is theirs to decide.
    Decide {
        by: Color,
        /// Whether the decision can be postponed (III.5).
        postponable: bool,
    },
    /// The claim is wrong, for all to hear.
    Wrong {
        by: Color,
        /// What the opponent gets, in milliseconds.
        bonus: u64,
        must_play: Option<Box<MoveReport>>,
        /// The written move is not legal: the piece must be moved.
        must_move_piece: bool,
    },
    /// The claim is correct, for all to hear.
    Correct {
        by: Color,
    },
    /// A claim of the quickplay finish.
    Quickplay {
        by: Color,
        basis: Basis,
    },
    Decided {
        /// Whose claim.
        by: Color,
        decision: Decision,
        /// What the opponent gets, in milliseconds.
        bonus: u64,
    },
    /// To both players: what is handed in, to be verified by the opponent.
    Packet(Packet),
    /// The opponent has verified it, or not.
    Verified {
        by: Color,
        agrees: bool,
    },
    /// An increment is asked for, which is an offer of a draw.
    IncrementAsked {
        by: Color,
    },
    /// Each move brings so much from now on, in milliseconds, and the opponent gets time; nothing: it is refused.
    Increment {
        /// Who has asked.
        by: Color,
        /// What each move brings.
        increment: u64,
        /// What the opponent gets.
        bonus: u64,
    },
    /// Answer: a claim or request is open, and no moves are made meanwhile.
    Waits {
        by: Color,
        what: WaitsFor,
    },
    /// The claim is taken back.
    Withdrawn {
        by: Color,
    },
    /// The players agree; the arbiter must consent.
    Agreed,
    NotConsented,
    /// Why the arbiter has decided so, for all to hear.
    Reason {
        reason: String,
    },
    /// To the arbiter: an offer at the wrong moment, and how many there have been from this player.
    Improper {
        by: Color,
        count: u32,
    },
    /// To those who may claim, where the rules have the console say so: it could be claimed.
    Hint(Ground),
}
