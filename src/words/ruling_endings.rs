//! Endings that rules and rulings bring besides those of every game.

use super::phrase::Phrase;
use super::sentences::Sentences;
use super::utterance::Segment;
use crate::rules::ending::{Outcome, Reason};
use crate::rules::position::Color;

/// The result and by what, where it is not one of those that every game can end with.
pub(super) fn ended(sentences: &Sentences, outcome: Outcome, reason: Reason) -> Option<Vec<Segment>> {
    let key = match (outcome, reason) {
        (Outcome::LostByBoth, _) => "both-lose",
        (Outcome::Annulled, _) => "annulled",
        (Outcome::Drawn, Reason::ResignationWithoutMatingMaterial) => "resignation-drawn",
        (Outcome::Drawn, Reason::DeadPosition) => "dead",
        (Outcome::Drawn, Reason::Repetition | Reason::RepetitionByItself) => "repetition",
        (Outcome::Drawn, Reason::FiftyMoves | Reason::FiftyMovesByThemselves) => "fifty",
        (Outcome::Drawn, Reason::FivefoldRepetition) => "fivefold",
        (Outcome::Drawn, Reason::SeventyFiveMoves) => "seventy-five",
        (Outcome::Drawn, Reason::BothFlags) => "both-flags",
        (Outcome::Won { .. }, Reason::IllegalMoves) => "illegal",
        (Outcome::Drawn, Reason::IllegalMovesWithoutMatingMaterial) => "illegal-drawn",
        (Outcome::Drawn, Reason::IllegalPosition) => "illegal-position",
        (Outcome::Won { .. }, Reason::SealedMove) => "sealed",
        (Outcome::Drawn, Reason::SealedMoveWithoutMatingMaterial) => "sealed-drawn",
        (Outcome::Won { .. }, Reason::LateAtResumption) => "late",
        (Outcome::Won { .. }, Reason::QuickplayFinish) => "quickplay",
        (Outcome::Drawn, Reason::QuickplayFinish) => "quickplay-drawn",
        (Outcome::Won { .. }, Reason::Device) => "device",
        (Outcome::Won { .. }, Reason::Penalty) => "penalty",
        (Outcome::Won { .. }, Reason::Arbiter) => "ruled",
        (Outcome::Drawn, Reason::Arbiter) => "ruled-drawn",
        _ => return None,
    };
    let side = match outcome {
        Outcome::Won { by } => by,
        Outcome::Drawn | Outcome::LostByBoth | Outcome::Annulled => Color::White,
    };
    Some(
        Phrase::new(sentences, "ended-by")
            .choice("reason", key)
            .choice("side", if side.is_white() { "white" } else { "black" })
            .say(),
    )
}
