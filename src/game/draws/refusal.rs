//! Why a draw can be neither offered nor agreed nor claimed.

use crate::game::declare::messages;
use crate::rules::claims::Inadmissible;
use crate::rules::quickplay::NoQuickplay;

messages! {
    #[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
    pub enum Refusal {
        /// A claim that cannot be made. This is a matter of form, and says nothing of whether it would be correct.
        Inadmissible(why: Inadmissible) => "refused-claim"(why),
        /// There is no claim of the quickplay finish now.
        Quickplay(why: NoQuickplay) => "refused-claim"(why),
        /// A claim is open: first the arbiter decides it.
        Open => "refused-claim"(why: "open"),
        /// A claim has ended the game: the arbiter decides it later.
        Concluded => "refused-claim"(why: "concluded"),
        /// No claim is open.
        NotOpen => "refused-claim"(why: "not-open"),
        /// An offer or a claim cannot be taken back (9.1.2.1, 9.5).
        NotWithdrawable => "refused-claim"(why: "not-withdrawable"),
        /// The move that was written for the claim must be played (9.5.3).
        MustPlay => "refused-claim"(why: "must-play"),
        /// A draw can be offered only after one's own move (the E.D.I.S.U. rules, Article 1).
        OwnMoveFirst => "refused-claim"(why: "own-move-first"),
        /// Each side must have made a move before a draw is agreed (5.2.3).
        TooFewMoves => "refused-claim"(why: "too-few-moves"),
        /// The players have not agreed: there is nothing to consent to.
        NothingAgreed => "refused-claim"(why: "nothing-agreed"),
        /// First the opponent answers the offer that lies in the request.
        OfferOpen => "refused-claim"(why: "offer-open"),
        /// Only a claim of the quickplay finish can be postponed.
        NotPostponable => "refused-claim"(why: "not-postponable"),
        /// This needs an arbiter, and there is none.
        NoArbiter => "refused-claim"(why: "no-arbiter"),
        /// Nothing can be claimed now (where the console says so).
        NothingToClaim => "refused-claim"(why: "nothing-to-claim"),
    }
}
