//! Questions of the console about claims, scoresheets and adjournments, as data and in words.

use super::Listener;
use super::announce::announce;
use super::phrase::Phrase;
use super::sentences::Sentences;
use super::utterance::Segment;
use crate::game::report::MoveReport;
use crate::rules::claims::Ground;
use crate::rules::ending::Outcome;
use crate::rules::quickplay::Basis;

/// One question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClaimNotice {
    /// By repetition or by fifty moves?
    AskGround,
    /// With a move, or now?
    AskMove,
    /// What was entered is not one move.
    MoveUnclear,
    /// Are you sure?
    Confirm {
        /// On what ground.
        ground: Ground,
        /// With which move.
        intended: Option<Box<MoveReport>>,
    },
    /// Are you sure of a claim in the quickplay finish?
    ConfirmQuickplay(Basis),
    /// Do you sign this?
    ConfirmSign(Outcome),
    /// No move was named.
    SealWhat,
    /// That is no result.
    SignWhat,
    /// That is no number of minutes.
    SessionWhen,
    /// The arbiter's word, which nobody hears or sees.
    AskWord {
        /// With which the envelope was closed; else a new one.
        opens: bool,
    },
}

/// The name of a variant for Fluent.
pub(super) const fn ground_key(ground: Ground) -> &'static str {
    match ground {
        Ground::Repetition => "repetition",
        Ground::FiftyMoves => "fifty",
    }
}

/// The name of a variant for Fluent.
pub(super) const fn basis_key(basis: Basis) -> &'static str {
    match basis {
        Basis::CannotWinByNormalMeans => "cannot",
        Basis::NoEffort => "effort",
    }
}

/// The name of a variant for Fluent.
pub(super) const fn result_key(result: Option<Outcome>) -> &'static str {
    match result {
        Some(Outcome::Won { by }) => super::parts::side_key(by),
        Some(Outcome::Drawn) => "drawn",
        // Nobody signs another one.
        Some(Outcome::LostByBoth | Outcome::Annulled) | None => "none",
    }
}

/// The move of a phrase, or that there is none.
pub(super) fn with_move<'a>(
    phrase: Phrase<'a>,
    sentences: &Sentences,
    listener: Listener,
    report: Option<&MoveReport>,
) -> Phrase<'a> {
    let words = report.map(|report| announce(sentences, report, listener)).unwrap_or_default();
    phrase.choice("moved", if report.is_some() { "yes" } else { "no" }).insert("move", words)
}

/// The words of a question.
pub(super) fn notice(sentences: &Sentences, notice: &ClaimNotice, listener: Listener) -> Vec<Segment> {
    let phrase = |key| Phrase::new(sentences, key);
    match notice {
        ClaimNotice::AskGround => phrase("ask-claim-ground").say(),
        ClaimNotice::AskMove => phrase("ask-claim-move").say(),
        ClaimNotice::MoveUnclear => phrase("claim-move-unclear").say(),
        ClaimNotice::Confirm { ground, intended } => {
            let phrase = phrase("confirm-claim").choice("ground", ground_key(*ground));
            with_move(phrase, sentences, listener, intended.as_deref()).say()
        }
        ClaimNotice::ConfirmQuickplay(basis) => phrase("confirm-quickplay").choice("basis", basis_key(*basis)).say(),
        ClaimNotice::ConfirmSign(result) => phrase("confirm-sign").choice("result", result_key(Some(*result))).say(),
        ClaimNotice::SealWhat => phrase("seal-what").say(),
        ClaimNotice::SignWhat => phrase("sign-what").say(),
        ClaimNotice::SessionWhen => phrase("session-when").say(),
        ClaimNotice::AskWord { opens } => phrase("ask-word").choice("opens", if *opens { "yes" } else { "no" }).say(),
    }
}
