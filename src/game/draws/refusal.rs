//! Why a draw can be neither offered nor agreed nor claimed.

use crate::rules::claims::Inadmissible;
use crate::rules::quickplay::NoQuickplay;

#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Refusal {
    /// A claim that cannot be made. This is a matter of form, and says nothing of whether it would be correct.
    Inadmissible(Inadmissible),
    /// There is no claim of the quickplay finish now.
    Quickplay(NoQuickplay),
    /// A claim is open: first the arbiter decides it.
    Open,
    /// A claim has ended the game: the arbiter decides it later.
    Concluded,
    /// No claim is open.
    NotOpen,
    /// An offer or a claim cannot be taken back (9.1.2.1, 9.5).
    NotWithdrawable,
    /// The move that was written for the claim must be played (9.5.3).
    MustPlay,
    /// A draw can be offered only after one's own move (the E.D.I.S.U. rules, Article 1).
    OwnMoveFirst,
    /// Each side must have made a move before a draw is agreed (5.2.3).
    TooFewMoves,
    /// The players have not agreed: there is nothing to consent to.
    NothingAgreed,
    /// First the opponent answers the offer that lies in the request.
    OfferOpen,
    /// Only a claim of the quickplay finish can be postponed.
    NotPostponable,
    /// This needs an arbiter, and there is none.
    NoArbiter,
    /// Nothing can be claimed now (where the console says so).
    NothingToClaim,
}
