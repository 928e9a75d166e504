//! Why a ruling or a claim is refused.

use super::declare::messages;
use super::ruling_fact::Stake;
use crate::rules::position::{Color, Square};

messages! {
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum RulingRefusal {
        /// What hangs must be decided first.
        Hangs(stake: Stake) => "refused-ruling-hangs",
        /// Whether somebody can still mate is being worked out.
        Searching => "refused-ruling-searching",
        /// The players agree first about what hangs: there is no arbiter.
        AgreeFirst => "refused-ruling-agree-first",
        /// The other player has yet to say whether they play on.
        ReplyAwaited(side: Color) => "refused-ruling-reply-awaited"(side),
        /// No visitor asks to sit at a screen.
        NoScreenAsks => "refused-ruling-no-screen",
        /// The arbiter confirms the proposed times first.
        TimesOpen => "refused-ruling-times-open",
        NoTimesProposed => "refused-ruling-no-times",
        /// What that player did with this half-move has been counted already.
        CountedAlready => "refused-ruling-counted-already",
        /// No piece is on record that a claim could be about: the arbiter names it.
        NameThePiece => "refused-ruling-name-the-piece",
        /// No claim is open.
        NoClaim => "refused-ruling-no-claim",
        /// Nothing hangs that could be decided.
        NothingHangs => "refused-ruling-nothing-hangs",
        /// The game goes on already.
        GoesOn => "refused-ruling-goes-on",
        /// No irregularity of that kind is noted.
        NothingNoted => "refused-ruling-nothing-noted",
        /// All that is noted is a press in an earlier turn, which the arbiter names or dismisses.
        OlderPress(side: Color) => "refused-ruling-older-press"(side),
        /// What is noted can still be put right, and is not dismissed.
        StaysNoted => "refused-ruling-stays-noted",
        /// What is noted is not an illegal move by these rules; the arbiter may penalise it.
        NotIllegal => "refused-ruling-not-illegal",
        /// The illegal move stands, because the opponent has moved (A.4.2).
        Stands => "refused-ruling-stands",
        /// Only the opponent may point it out here (000: A.4).
        OnlyTheOpponent => "refused-ruling-only-opponent",
        /// The rules of this game know no such penalty.
        NoSuchPenalty => "refused-ruling-no-such-penalty",
        /// This penalty needs an amount of time.
        TimeMissing => "refused-ruling-time-missing",
        /// The clock does not show so much.
        TooMuchTime => "refused-ruling-too-much-time",
        /// At zero the flag falls at once: the arbiter ends the game, or leaves some time.
        FlagWouldFall => "refused-ruling-flag-would-fall",
        /// No clock shows so much.
        ClockTooHigh => "refused-ruling-clock-too-high",
        AlreadySo => "refused-ruling-already-so",
        /// The result is in the way; it has to be taken back first.
        ResultStands => "refused-ruling-result-stands",
        /// The game has no result yet that could be changed.
        NoResultYet => "refused-ruling-no-result",
        /// The control has no such period.
        NoSuchPeriod => "refused-ruling-no-such-period",
        /// A player who has moved is there.
        HasMoved => "refused-ruling-has-moved",
        /// Too many moves have been made for what was wrong at the start to count (A.4.1).
        TooLate => "refused-ruling-too-late",
        /// There is no gap that is still to be decided.
        NoGap => "refused-ruling-no-gap",
        /// No flag has fallen.
        NoFlag => "refused-ruling-no-flag",
        /// Only a player may call this flag (000: A.4).
        FlagNotYours => "refused-ruling-flag-not-yours",
        /// These points cannot be given (10.2).
        NoSuchPoints => "refused-ruling-no-such-points",
        NoOffence => "refused-ruling-no-offence",
        /// Touch-move: one of these pieces is to be moved.
        Bound(pieces: Vec<Square>) => "refused-ruling-bound"(pieces),
        /// This can be asked only in training.
        OnlyInTraining => "refused-only-in-training",
        /// The player who has displaced pieces puts them back first (7.4.1).
        PiecesDisplaced(side: Color) => "refused-ruling-displaced"(side),
        /// A move was made and not completed: what was announced, and what the opponent has repeated and executed of it, would be
        /// lost.
        NotCompleted(side: Color) => "refused-ruling-not-completed"(side),
        /// A move is being sealed: what lies in an envelope was sealed in the position as it is recorded.
        SealedFirst => "refused-ruling-seal-first",
        /// This half-move, counted from 1, is not legal in the line that the players have written.
        DoesNotFollow { number: usize } => "refused-ruling-does-not-follow"(number),
        /// What stands on the board is no legal position.
        NoLegalPosition => "refused-ruling-no-position",
    }
}
