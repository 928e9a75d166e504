//! What is said about rulings and irregularities, as data.

use super::adjournment;
use super::dialogue;
use super::gaps::Gap;
use super::recording;
use super::report::MoveReport;
use super::roles::Seat;
use super::ruling::Order;
use super::ruling_fact::{Noted, Pointed, Stake};
use super::screen_event::{Asking, ScreenEvent};
use crate::rules::flag::ArbiterCall;
use crate::rules::illegal::Irregularity;
use crate::rules::mating::{Proof, Unknown};
use crate::rules::position::{Color, Square};
use crate::rules::profile::BothKingsInCheck;

/// One message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Says {
    /// The arbiter's ruling, and their reason.
    Ruled {
        /// Both.
        order: Box<Order>,
        /// The half-move, counted from 1 in the game as it stands, whose line is corrected.
        line: Option<u32>,
    },
    /// To the arbiter: an irregularity was completed.
    Noted {
        noted: Noted,
        /// The move; none for a press without one.
        report: Option<Box<MoveReport>>,
        /// Which illegal move of this player it would be, from 1; `None` where these rules leave it to the arbiter to penalise.
        nth: Option<u32>,
    },
    /// To the arbiter: what has happened at a screen.
    Screen(ScreenEvent),
    /// To the arbiter: others hear no more of what this seat does without changing anything, until more moves are made.
    TotalReached { seat: Seat },
    /// A player calls the arbiter (6.11.2).
    CallsArbiter {
        by: Color,
        /// Whether they stop the clocks by that.
        stops: bool,
    },
    /// Answer: whether mate is still possible is being searched.
    Searching,
    /// To the arbiter: a king was taken, so that the move before was illegal, too.
    KingTaken { by: Color },
    /// To the arbiter: both kings are in check, and what they do.
    BothKings(BothKingsInCheck),
    /// To the arbiter: a pawn stands on the last rank, and what they do.
    PawnLeft(BothKingsInCheck),
    /// To the arbiter: the times that are proposed with a position that was put back (7.1), in milliseconds.
    TimesProposed {
        white: u64,
        black: u64,
        /// What is in them for an opponent's illegal move, and for whom.
        included: Vec<(Color, u64)>,
        /// What was logged at that half-move, where it differs and is offered, too: White's first.
        log: Option<(u64, u64)>,
    },
    /// To the arbiter: the whole gap was charged, which is less than they wanted, in milliseconds.
    GapShorter { side: Color, charged: u64, more: u64 },
    /// One player wants to play on; the other must agree.
    PlaysOn { side: Color },
    /// The clocks stand until the arbiter confirms the times.
    TimesOpen,
    /// By the rules the game ends with this illegal move, and the arbiter is to confirm it (7.5.5).
    LossProposed {
        by: Color,
        /// Which illegal move of theirs it is, from 1.
        nth: u32,
        /// Whether it is a draw, because the opponent cannot mate.
        drawn: bool,
        /// Whether it is the arbiter who is told.
        asks: bool,
    },
    /// To the arbiter: a flag fell that has not been called, and what they may do.
    FlagFell { side: Color, call: ArbiterCall },
    /// An illegal move is dealt with.
    Counted {
        kind: Irregularity,
        /// By whom.
        by: Color,
        /// Which one of this player, from 1.
        nth: u32,
    },
    /// To the arbiter: what was seen counts as an illegal move when the clock is pressed (7.5.4).
    CountsWithPress { side: Color },
    /// The opponent of the offender gets time, in milliseconds.
    Bonus { side: Color, millis: u64 },
    /// One of these pieces must be moved.
    Bound { side: Color, pieces: Vec<Square> },
    /// The pawn becomes a queen.
    BecomesQueen { square: Square },
    /// The move stands, because the opponent has moved.
    Stands,
    /// To the claimant and to the arbiter: it was not so.
    WrongClaim(Pointed),
    /// The arbiter decides what hangs.
    ArbiterDecides(Stake),
    /// The answer is not known, and there is no arbiter: the players agree.
    PlayersAgree(Stake),
    /// The clocks stand until the arbiter starts them; `asks`: to the arbiter.
    ClocksWait { asks: bool },
    /// What hung does not end the game.
    GoesOn {
        side: Color,
        /// Whether that side presses the clock first.
        presses: bool,
    },
    /// Who puts back the pieces that they have displaced.
    PutsBack {
        by: Color,
        /// Whether they had pressed the clock, and press it again.
        presses: bool,
    },
    /// To the arbiter: what else they may do about them (7.4.3).
    MayPenalise { side: Color },
    /// What the corrected half-move was.
    Rewritten {
        /// Which it is, from 1.
        number: usize,
        report: Box<MoveReport>,
        /// How many half-moves follow it.
        later: usize,
        /// Who is to move.
        turn: Color,
    },
    /// A side may not castle any more.
    CastlingLost { side: Color },
    /// The position was dead, and what came later does not count.
    WasDead,
    /// To the player who asked: this move mates.
    MatesAtOnce { report: Box<MoveReport> },
    /// To the player who asked: no move mates, but the side can still mate.
    NoMateAtOnce { side: Color },
    /// To the player who asked: the side, which is not to move, can still mate.
    MayMate { side: Color },
    /// To the one who asked: a line in which the side mates.
    MatesBy {
        side: Color,
        /// The line; empty where it has mated.
        line: Vec<MoveReport>,
    },
    /// To the player who asked: it can never mate.
    CannotMate { side: Color, proof: Proof },
    /// What a player claims is a press without a move, which the arbiter may count (7.5.3).
    PressToRule { side: Color },
    /// To the player who asked: it is not known.
    NobodyKnows { side: Color, why: Unknown },
    /// To the arbiter: everything that is open.
    Inbox(Box<Open>),
}

/// What is open before the arbiter.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Open {
    /// Irregularities that were noted and not dealt with, each with whether it stands, because the opponent has moved since.
    pub noted: Vec<(Noted, bool)>,
    /// White's illegal moves that were counted.
    pub white: u32,
    pub black: u32,
    /// Flags that fell and were not called, in their order.
    pub fallen: Vec<Color>,
    /// Whose move was seen to be made with two hands, and counts with the press (7.5.4).
    pub two_hands: Option<Color>,
    /// Who puts pieces back.
    pub displaced: Option<Color>,
    /// What waits for them.
    pub hangs: Option<Stake>,
    /// What they are to confirm.
    pub proposed: Vec<Says>,
    /// Whose claim of a draw they must decide.
    pub claim: Option<Color>,
    /// Whether that decision can be postponed.
    pub postponable: bool,
    /// Whether the players have agreed on a draw to which they must consent.
    pub agreed: bool,
    /// What the dialogue has before them: a claim about a touched piece, or boards that differ.
    pub dialogue: Vec<dialogue::Message>,
    /// What an adjournment waits for.
    pub adjourned: Option<adjournment::Message>,
    /// Signatures that do not match.
    pub signatures: Option<Box<recording::Message>>,
    /// Time that is not yet charged to either side.
    pub gap: Option<Gap>,
    /// Who is not there, and whether the default time is over for them.
    pub absent: Vec<(Color, bool)>,
    /// Who asks to sit at a screen.
    pub screens: Vec<Asking>,
    /// Whose screen is not connected.
    pub lost: Vec<Seat>,
    /// Who calls the arbiter, and how often they have.
    pub calls: Vec<(Color, u32)>,
    /// Whether the clocks stand until they start them.
    pub clocks_wait: bool,
    /// Who has left the playing venue.
    pub away: Vec<Color>,
}
