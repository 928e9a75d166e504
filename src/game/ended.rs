//! How a game has ended, as a sentence.

use super::sentence::{Argument, Sentence, Template, Value};
use crate::rules::ending::{Outcome, Reason};
use crate::rules::position::Color;

/// The result, and by what.
pub(crate) fn ended(outcome: Outcome, reason: Reason) -> Sentence {
    let (sentence, reason) = match (outcome, reason) {
        (Outcome::Won { .. }, Reason::Checkmate) => ("ended", "checkmate"),
        (Outcome::Won { .. }, Reason::Resignation) => ("ended", "resignation"),
        (Outcome::Won { .. }, Reason::Time) => ("ended", "time"),
        (Outcome::Won { .. }, Reason::IllegalMoves) => ("ended-by", "illegal"),
        (Outcome::Won { .. }, Reason::SealedMove) => ("ended-by", "sealed"),
        (Outcome::Won { .. }, Reason::LateAtResumption) => ("ended-by", "late"),
        (Outcome::Won { .. }, Reason::QuickplayFinish) => ("ended-by", "quickplay"),
        (Outcome::Won { .. }, Reason::Device) => ("ended-by", "device"),
        (Outcome::Won { .. }, Reason::Penalty) => ("ended-by", "penalty"),
        (Outcome::Won { .. }, Reason::Arbiter) => ("ended-by", "ruled"),
        (Outcome::Drawn, Reason::Stalemate) => ("ended", "stalemate"),
        (Outcome::Drawn, Reason::InsufficientMaterial) => ("ended", "material"),
        (Outcome::Drawn, Reason::Agreement) => ("ended", "agreement"),
        (Outcome::Drawn, Reason::TimeWithoutMatingMaterial) => ("ended", "time-drawn"),
        (Outcome::Drawn, Reason::TimeWithoutMate) => ("ended", "time-drawn-forced"),
        (Outcome::Drawn, Reason::ResignationWithoutMatingMaterial) => ("ended-by", "resignation-drawn"),
        (Outcome::Drawn, Reason::DeadPosition) => ("ended-by", "dead"),
        (Outcome::Drawn, Reason::Repetition | Reason::RepetitionByItself) => ("ended-by", "repetition"),
        (Outcome::Drawn, Reason::FiftyMoves | Reason::FiftyMovesByThemselves) => ("ended-by", "fifty"),
        (Outcome::Drawn, Reason::FivefoldRepetition) => ("ended-by", "fivefold"),
        (Outcome::Drawn, Reason::SeventyFiveMoves) => ("ended-by", "seventy-five"),
        (Outcome::Drawn, Reason::BothFlags) => ("ended-by", "both-flags"),
        (Outcome::Drawn, Reason::IllegalMovesWithoutMatingMaterial) => ("ended-by", "illegal-drawn"),
        (Outcome::Drawn, Reason::IllegalPosition) => ("ended-by", "illegal-position"),
        (Outcome::Drawn, Reason::SealedMoveWithoutMatingMaterial) => ("ended-by", "sealed-drawn"),
        (Outcome::Drawn, Reason::QuickplayFinish) => ("ended-by", "quickplay-drawn"),
        (Outcome::Drawn, Reason::Arbiter) => ("ended-by", "ruled-drawn"),
        (Outcome::HalfPoint { .. }, Reason::Device) => ("ended-by", "device-half"),
        (Outcome::HalfPoint { .. }, _) => ("ended-by", "half"),
        (Outcome::LostByBoth, _) => ("ended-by", "both-lose"),
        (Outcome::Annulled, _) => ("ended-by", "annulled"),
        // A result that does not follow from its reason is an arbiter's: the result counts.
        (Outcome::Won { .. } | Outcome::Drawn, _) => ("ended-otherwise", "other"),
    };
    let (outcome, side) = match outcome {
        Outcome::Won { by } | Outcome::HalfPoint { to: by } => ("won", by),
        _ => ("drawn", Color::White),
    };
    Sentence::new(sentence).with("reason", reason).with("outcome", outcome).with("side", side)
}

/// The name of a variant for Fluent: what a scoresheet says about its result, if it has one.
pub(crate) fn result_key(outcome: Option<Outcome>) -> &'static str {
    match outcome {
        Some(Outcome::Won { by }) => by.fold_wb("white", "black"),
        Some(Outcome::Drawn) => "drawn",
        Some(Outcome::HalfPoint { to: Color::White }) => "white-half",
        Some(Outcome::HalfPoint { to: Color::Black }) => "black-half",
        Some(Outcome::LostByBoth) => "both",
        Some(Outcome::Annulled) | None => "open",
    }
}

/// A result, as it is signed.
impl<S: Template> Argument<S> for Outcome {
    fn fill(&self, sentence: S, name: &'static str) -> S {
        sentence.value(name, Value::Variant(result_key(Some(*self))))
    }
}
