//! What is said about draws, as data.

use super::packet::Packet;
use crate::game::declare::{messages, names};
use crate::game::report::MoveReport;
use crate::game::sentence::{AsText, Lasting, Sentence};
use crate::rules::claims::Ground;
use crate::rules::claims::Inadmissible;
use crate::rules::position::Color;
use crate::rules::quickplay::NoQuickplay;
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

messages! {
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum Message {
        /// A draw is claimed, for all to hear.
        Claimed { by: Color, ground: Ground, intended: Option<Box<MoveReport>> } => "claim-made"(
            side: by, ground, move: intended,
        ),
        /// To both players and the arbiter: what the record says about it.
        Evidence(evidence: Evidence) => { evidence.sentence().alone() },
        /// To the arbiter: it is theirs to decide.
        Decide {
            by: Color,
            /// Whether the decision can be postponed (III.5).
            postponable: bool,
        } => "claim-decide"(side: by, postponable),
        /// The claim is wrong, for all to hear.
        Wrong {
            by: Color,
            /// What the opponent gets, in milliseconds.
            bonus: u64,
            must_play: Option<Box<MoveReport>>,
            /// The written move is not legal: the piece must be moved.
            must_move_piece: bool,
        } => "claim-wrong"(
            side: by, must: if must_play.is_some() { "move" } else { ["no", "piece"][usize::from(*must_move_piece)] },
            move: must_play, given: *bonus > 0, time: Lasting(*bonus),
        ),
        /// The claim is correct, for all to hear.
        Correct { by: Color } => "claim-correct"(side: by),
        /// A claim of the quickplay finish.
        Quickplay { by: Color, basis: Basis } => "claim-quickplay"(side: by, basis),
        Decided {
            /// Whose claim.
            by: Color,
            decision: Decision,
            /// What the opponent gets, in milliseconds.
            bonus: u64,
        } => "claim-decided"(side: by, decision, given: *bonus > 0, time: Lasting(*bonus)),
        /// To both players: what is handed in, to be verified by the opponent.
        Packet(packet: Packet) => { packet.sentence().alone() },
        /// The opponent has verified it, or not.
        Verified { by: Color, agrees: bool } => "claim-verified"(agrees),
        /// An increment is asked for, which is an offer of a draw.
        IncrementAsked { by: Color } => "claim-increment-asked"(side: by),
        /// Each move brings so much from now on, in milliseconds, and the opponent gets time; nothing: it is refused.
        Increment {
            /// Who has asked.
            by: Color,
            /// What each move brings.
            increment: u64,
            /// What the opponent gets.
            bonus: u64,
        } => "claim-increment"(given: *increment > 0, increment: Lasting(*increment), time: Lasting(*bonus)),
        /// Answer: a claim or request is open, and no moves are made meanwhile.
        Waits { by: Color, what: WaitsFor } => "claim-waits"(side: by, what),
        /// The claim is taken back.
        Withdrawn { by: Color } => "claim-withdrawn"(side: by),
        /// The players agree; the arbiter must consent.
        Agreed => "claim-agreed",
        NotConsented => "claim-not-consented",
        /// Why the arbiter has decided so, for all to hear.
        Reason { reason: String } => "claim-reason"(reason),
        /// To the arbiter: an offer at the wrong moment, and how many there have been from this player.
        Improper { by: Color, count: u32 } => "claim-improper"(side: by, count),
        /// To those who may claim, where the rules have the console say so: it could be claimed.
        Hint(ground: Ground) => "claim-hint"(ground),
    }
}

names! {
    Ground { Repetition = "repetition", FiftyMoves = "fifty" }
    Basis { CannotWinByNormalMeans = "cannot", NoEffort = "effort" }
    Decision { Accepted = "accepted", Postponed = "postponed", Rejected = "rejected" }
    WaitsFor { Decision = "arbiter", LaterDecision = "later", Reply = "reply" }
    Inadmissible {
        NotByClaim = "not-by-claim", NotOnMove = "not-on-move", RightLost = "right-lost", MoveNotMade = "move-not-made",
        NeedsScoresheet = "needs-scoresheet",
    }
    NoQuickplay {
        NotInThisEvent = "not-in-event", NotInThisClass = "not-in-class", WithIncrement = "with-increment",
        NotOnMove = "not-on-move", TimeLeft = "time-left",
    }
}

impl Evidence {
    fn sentence(&self) -> Sentence {
        if self.ground == Ground::FiftyMoves {
            return Sentence::new("claim-evidence-fifty").with("number", self.quiet);
        }
        let stood = |stood: &Option<(u32, Color)>| match *stood {
            None => Sentence::new("claim-stood-start"),
            Some((number, side)) => Sentence::new("claim-stood").with("number", number).with("side", side),
        };
        Sentence::new("claim-evidence-repetition")
            .with("found", !self.stood.is_empty())
            .with("times", self.stood.len())
            .with("list", AsText(self.stood.iter().map(stood).collect()))
            .with("move", &self.intended)
    }
}
