//! Why something is refused, and what to do instead.

use super::declare::messages;
use super::phrase::Voice;
use super::ruling;
use super::utterance::Segment;
use crate::game::board::Change;
use crate::game::obstacle::Obstacle;
use crate::game::refusal::Refusal;
use crate::rules::position::Illegality;

messages! { |voice|
    for Refusal {
        Illegal { change, why, obstacle, explained } => {
            let words = illegal(voice, change, *why, *obstacle);
            if *explained { ruling::with_article(voice.sentences, words, change, *why) } else { words }
        },
        Ruling(refusal) => { refusal.say(voice) },
        Dialogue(refusal) => { refusal.say(voice) },
        Draw(refusal) => { refusal.say(voice) },
        Record(refusal) => { refusal.say(voice) },
        Adjourn(refusal) => { refusal.say(voice) },
        GameOver => "refused-game-over",
        GameOverOnTime => "refused-game-over-on-time",
        NotBegun => "refused-not-begun",
        StartFirst => "refused-start-first",
        DecideFirst => "refused-decide-first",
        ClocksStopped { arbiter } => "refused-clocks-stopped"(arbiter),
        NotStopped => "refused-not-stopped",
        PausedTooOften => "refused-paused-too-often",
        NotYourTurn => "refused-not-your-turn",
        PlayersOnly => "refused-players-only",
        ArbiterOnly => "refused-arbiter-only",
        OwnerOnly => "refused-owner-only",
        NoEngineHelp { host } => "refused-no-engine-help"(host),
        NoPieceForThat => "refused-no-piece-for-that",
        NoOffer => "refused-no-offer",
        OwnOffer => "refused-own-offer",
        OfferStands => "refused-offer-stands",
        NothingToTakeBack => "refused-nothing-to-take-back",
        OnlyInTraining => "refused-no-take-back",
        NotInThisMode => "refused-not-in-this-mode",
        NoClock => "refused-no-clock",
        NothingToPress => "refused-nothing-to-press",
        NoSuchHalfMove => "refused-no-such-half-move",
    }
}

/// The one reason: what stands on the board against the move, or what the Laws say.
fn illegal(voice: Voice<'_>, change: &Change, why: Illegality, obstacle: Option<Obstacle>) -> Vec<Segment> {
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
        return voice
            .phrase(key)
            .with("role", standing.piece.role)
            .with("square", standing.square)
            .with("at", at)
            .say();
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
    voice
        .phrase(key)
        .with("role", change.lifted.piece.role)
        .with("from", change.lifted.square)
        .with("to", change.placed.square)
        .say()
}
