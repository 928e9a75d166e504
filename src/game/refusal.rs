//! Why a game does not do what was asked.

use super::declare::messages;
use super::sentence::{Sentence, Value};
use derive_more::From;

use super::board::Change;
use super::obstacle::Obstacle;
use super::roles::Seat;
use super::ruling_refusal::RulingRefusal;
use super::{adjournment, dialogue, draws};
use crate::rules::position::Illegality;

messages! {
    /// A refusal. Each says why, and its words say what to do instead.
    #[derive(Clone, Debug, PartialEq, Eq, From)]
    pub enum Refusal {
        GameOver => "refused-game-over",
        /// The same, where time ended a game among friends: it may go on.
        GameOverOnTime => "refused-game-over-on-time",
        /// The arbiter has not started the game.
        NotBegun => "refused-not-begun",
        /// The same, to the arbiter.
        StartFirst => "refused-start-first",
        /// Something is the arbiter's to decide first, to the arbiter.
        DecideFirst => "refused-decide-first",
        ClocksStopped {
            /// The arbiter alone starts them.
            arbiter: bool,
        } => "refused-clocks-stopped"(arbiter),
        NotStopped => "refused-not-stopped",
        /// Others have heard this seat pause too often.
        PausedTooOften => "refused-paused-too-often",
        /// It is the opponent's turn.
        NotYourTurn => "refused-not-your-turn",
        PlayersOnly => "refused-players-only",
        ArbiterOnly => "refused-arbiter-only",
        /// Only the owner of the console can do this.
        OwnerOnly => "refused-owner-only",
        /// No engine helps in a game of two people, unless the host allows it.
        NoEngineHelp {
            /// Whether it is the host who is told this.
            host: bool,
        } => "refused-no-engine-help"(host),
        /// There is no piece of the side to move that could carry this out.
        NoPieceForThat => "refused-no-piece-for-that",
        /// The move is not legal (casual and training).
        Illegal {
            /// The move.
            change: Box<Change>,
            /// What speaks against it.
            why: Illegality,
            /// What stands on the board against it.
            obstacle: Option<Obstacle>,
            /// Whether the article is named (training).
            explained: bool,
        } => {
            let refusal = illegal(change, *why, *obstacle);
            if *explained { with_article(refusal, change, *why).alone() } else { refusal.alone() }
        },
        /// No draw is on offer.
        NoOffer => "refused-no-offer",
        /// One's own offer cannot be accepted or declined.
        OwnOffer => "refused-own-offer",
        /// One's own offer is still open.
        OfferStands => "refused-offer-stands",
        /// Moves are taken back in training alone.
        OnlyInTraining => "refused-no-take-back",
        /// There is no move to take back.
        NothingToTakeBack => "refused-nothing-to-take-back",
        /// The mode does not allow it; the same words for everything (Appendix D, 11.3.1).
        NotInThisMode => "refused-not-in-this-mode",
        /// The game is played without a clock.
        NoClock => "refused-no-clock",
        /// With this dialogue a move is completed as it is entered: there is nothing to press.
        NothingToPress => "refused-nothing-to-press",
        /// Why the dialogue of Appendix D does not do it.
        #[from]
        Dialogue(refusal: super::dialogue::Refusal) => { refusal.sentences() },
        /// Something about draws.
        #[from]
        Draw(refusal: super::draws::Refusal) => { refusal.sentences() },
        /// Something about the scoresheet.
        #[from]
        Record(refusal: super::recording::Refusal) => { refusal.sentences() },
        /// Something about an adjournment.
        #[from]
        Adjourn(refusal: super::adjournment::Refusal) => { refusal.sentences() },
        /// No half-move bears this number.
        NoSuchHalfMove => "refused-no-such-half-move",
        /// A ruling or a claim is not possible.
        #[from]
        Ruling(refusal: RulingRefusal) => { refusal.sentences() },
    }
}

impl Refusal {
    /// Whether this seat can never do it, whatever happens.
    pub const fn is_of_the_seat(&self) -> bool {
        matches!(
            self,
            Refusal::PlayersOnly
                | Refusal::ArbiterOnly
                | Refusal::OwnerOnly
                | Refusal::Dialogue(dialogue::Refusal::NotADuty | dialogue::Refusal::NoAssistant(_))
        )
    }

    /// The same as it is said to this seat, which is not told to wait for what it has to do itself.
    #[must_use]
    pub fn said_to(self, seat: Seat) -> Refusal {
        if seat != Seat::Arbiter {
            return self;
        }
        match self {
            Refusal::NotBegun => Refusal::StartFirst,
            Refusal::ClocksStopped { .. } => Refusal::ClocksStopped { arbiter: false },
            Refusal::NotStopped => RulingRefusal::GoesOn.into(),
            Refusal::Adjourn(adjournment::Refusal::Adjourned | adjournment::Refusal::EnvelopeClosed) => {
                adjournment::Refusal::ResumeFirst.into()
            }
            Refusal::Draw(draws::Refusal::Open)
            | Refusal::Dialogue(dialogue::Refusal::Diverged)
            | Refusal::Ruling(RulingRefusal::Hangs(_)) => Refusal::DecideFirst,
            other => other,
        }
    }
}

/// The one reason: what stands on the board against the move, or what the Laws say.
fn illegal(change: &Change, why: Illegality, obstacle: Option<Obstacle>) -> Sentence {
    let shown = match (why, obstacle) {
        (Illegality::PathBlocked, Some(Obstacle::Own(piece))) => Some(("illegal-own-piece", piece, piece.square)),
        (Illegality::PathBlocked, Some(Obstacle::InTheWay(piece))) => Some(("illegal-in-the-way", piece, piece.square)),
        (Illegality::LeavesKingInCheck, Some(Obstacle::Check(by))) => Some(("illegal-check-from", by, by.square)),
        (Illegality::CastlingPrevented, Some(Obstacle::InTheWay(piece))) => Some(("castling-way", piece, piece.square)),
        (Illegality::CastlingPrevented, Some(Obstacle::Check(by))) => Some(("castling-check", by, by.square)),
        (Illegality::CastlingPrevented, Some(Obstacle::Attacks(by, at))) => Some(("castling-attacked", by, at)),
        _ => None,
    };
    if let Some((key, standing, at)) = shown {
        let sentence = Sentence::new(key).with("role", standing.piece.role);
        return sentence.with("square", standing.square).with("at", at);
    }
    let key = match why {
        Illegality::NoPieceThere => "illegal-no-piece-there",
        Illegality::NotYourPiece => "illegal-not-your-piece",
        Illegality::PathBlocked => "illegal-path-blocked",
        Illegality::NotAMoveOfThatPiece => "illegal-not-a-move-of-that-piece",
        Illegality::LeavesKingInCheck => "illegal-leaves-king-in-check",
        Illegality::PromotionMissing => "illegal-promotion-missing",
        Illegality::PromotionInvalid => "illegal-promotion-invalid",
        Illegality::CastlingPrevented => "illegal-castling-prevented",
        Illegality::CastlingRightLost => "illegal-castling-right-lost",
        Illegality::EnPassantLapsed => "illegal-en-passant-lapsed",
    };
    let sentence = Sentence::new(key).with("role", change.lifted.piece.role);
    sentence.with("from", change.lifted.square).with("to", change.placed.square)
}

/// A refusal with the article that it follows, where a mode explains.
fn with_article(refusal: Sentence, change: &Change, why: Illegality) -> Sentence {
    let article = crate::rules::illegal::article(change.lifted.piece.role, why);
    Sentence::new("illegal-article").with("refusal", refusal).with("article", Value::Article(article))
}
