//! Why something is refused, and what to do instead.

use super::Listener;
use super::adjourn;
use super::announce::role_key;
use super::claims;
use super::dialogue;
use super::phrase::Phrase;
use super::ruling;
use super::sentences::Sentences;
use super::squares;
use super::utterance::Segment;
use crate::game::board::Change;
use crate::game::obstacle::Obstacle;
use crate::game::refusal::Refusal;
use crate::rules::position::Illegality;

/// The words of a refusal.
pub(super) fn refusal(sentences: &Sentences, refusal: &Refusal, listener: Listener) -> Vec<Segment> {
    let key = match refusal {
        Refusal::Illegal { change, why, obstacle, explained } => {
            let words = illegal(sentences, change, *why, *obstacle, listener);
            return if *explained { ruling::with_article(sentences, words, change, *why) } else { words };
        }
        Refusal::Ruling(refusal) => return ruling::refusal(sentences, refusal, listener),
        Refusal::Dialogue(refusal) => return dialogue::refusal(sentences, *refusal, listener),
        Refusal::Draw(refusal) => return claims::draws_refused(sentences, *refusal),
        Refusal::Record(refusal) => return claims::record_refused(sentences, *refusal),
        Refusal::Adjourn(refusal) => return adjourn::refused(sentences, *refusal),
        Refusal::GameOver => "refused-game-over",
        Refusal::NotBegun => "refused-not-begun",
        Refusal::ClocksStopped => "refused-clocks-stopped",
        Refusal::NotStopped => "refused-not-stopped",
        Refusal::NotYourTurn => "refused-not-your-turn",
        Refusal::PlayersOnly => "refused-players-only",
        Refusal::ArbiterOnly => "refused-arbiter-only",
        Refusal::NoPieceForThat => "refused-no-man-for-that",
        Refusal::NoOffer => "refused-no-offer",
        Refusal::OwnOffer => "refused-own-offer",
        Refusal::OfferStands => "refused-offer-stands",
        Refusal::NothingToTakeBack => "refused-nothing-to-take-back",
        Refusal::OnlyInTraining => "refused-no-take-back",
        Refusal::NotInThisMode => "refused-not-in-this-mode",
        Refusal::NoClock => "refused-no-clock",
        Refusal::NothingToPress => "refused-nothing-to-press",
        Refusal::NoSuchHalfMove => "refused-no-such-half-move",
    };
    Phrase::new(sentences, key).say()
}

/// The one reason: what stands on the board against the move, or what the Laws say.
fn illegal(
    sentences: &Sentences,
    change: &Change,
    why: Illegality,
    obstacle: Option<Obstacle>,
    listener: Listener,
) -> Vec<Segment> {
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
        return Phrase::new(sentences, key)
            .choice("role", role_key(standing.piece.role))
            .insert("square", vec![squares::square(standing.square, listener)])
            .insert("at", vec![squares::square(at, listener)])
            .say();
    }
    let key = match why {
        Illegality::NoPieceThere => "illegal-no-man-there",
        Illegality::NotYourPiece => "illegal-not-your-man",
        Illegality::PathBlocked => "illegal-path-blocked",
        Illegality::NotAMoveOfThatPiece => "illegal-not-a-move-of-that-man",
        Illegality::LeavesKingInCheck => "illegal-leaves-king-in-check",
        Illegality::PromotionMissing => "illegal-promotion-missing",
        Illegality::PromotionInvalid => "illegal-promotion-invalid",
        Illegality::CastlingPrevented => "illegal-castling-prevented",
        Illegality::CastlingRightLost => "illegal-castling-right-lost",
        Illegality::EnPassantLapsed => "illegal-en-passant-lapsed",
    };
    Phrase::new(sentences, key)
        .choice("role", role_key(change.lifted.piece.role))
        .insert("from", vec![squares::square(change.lifted.square, listener)])
        .insert("to", vec![squares::square(change.placed.square, listener)])
        .say()
}
