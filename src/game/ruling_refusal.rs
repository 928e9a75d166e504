//! Why a ruling or a claim is refused.

use super::ruling_fact::Stake;
use crate::rules::position::{Color, Square};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RulingRefusal {
    /// What hangs must be decided first.
    Hangs(Stake),
    /// Whether somebody can still mate is being worked out.
    Searching,
    /// The players agree first about what hangs: there is no arbiter.
    AgreeFirst,
    /// The other player has yet to say whether they play on.
    ReplyAwaited(Color),
    /// No visitor asks to sit at a screen.
    NoScreenAsks,
    /// The arbiter confirms the proposed times first.
    TimesOpen,
    NoTimesProposed,
    /// What that player did with this half-move has been counted already.
    CountedAlready,
    /// No piece is on record that a claim could be about: the arbiter names it.
    NameThePiece,
    /// No claim is open.
    NoClaim,
    /// Nothing hangs that could be decided.
    NothingHangs,
    /// The game goes on already.
    GoesOn,
    /// No irregularity of that kind is noted.
    NothingNoted,
    /// All that is noted is a press in an earlier turn, which the arbiter names or dismisses.
    OlderPress(Color),
    /// What is noted can still be put right, and is not dismissed.
    StaysNoted,
    /// What is noted is not an illegal move by these rules; the arbiter may penalise it.
    NotIllegal,
    /// The illegal move stands, because the opponent has moved (A.4.2).
    Stands,
    /// Only the opponent may point it out here (000: A.4).
    OnlyTheOpponent,
    /// The rules of this game know no such penalty.
    NoSuchPenalty,
    /// This penalty needs an amount of time.
    TimeMissing,
    /// The clock does not show so much.
    TooMuchTime,
    /// At zero the flag falls at once: the arbiter ends the game, or leaves some time.
    FlagWouldFall,
    /// No clock shows so much.
    ClockTooHigh,
    AlreadySo,
    /// The result is in the way; it has to be taken back first.
    ResultStands,
    /// The game has no result yet that could be changed.
    NoResultYet,
    /// The control has no such period.
    NoSuchPeriod,
    /// A player who has moved is there.
    HasMoved,
    /// Too many moves have been made for what was wrong at the start to count (A.4.1).
    TooLate,
    /// There is no gap that is still to be decided.
    NoGap,
    /// No flag has fallen.
    NoFlag,
    /// Only a player may call this flag (000: A.4).
    FlagNotYours,
    /// These points cannot be given (10.2).
    NoSuchPoints,
    NoOffence,
    /// Touch-move: one of these pieces is to be moved.
    Bound(Vec<Square>),
    /// This can be asked only in training.
    OnlyInTraining,
    /// The player who has displaced pieces puts them back first (7.4.1).
    PiecesDisplaced(Color),
    /// A move was made and not completed: what was announced, and what the opponent has repeated and executed of it, would be
    /// lost.
    NotCompleted(Color),
    /// A move is being sealed: what lies in an envelope was sealed in the position as it is recorded.
    SealedFirst,
    /// This half-move, counted from 1, is not legal in the line that the players have written.
    DoesNotFollow {
        number: usize,
    },
    /// What stands on the board is no legal position.
    NoLegalPosition,
}
