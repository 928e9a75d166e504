//! What stands on a scoresheet beside the moves, sentence by sentence.

use super::Listener;
use super::announce::announce;
use super::claims;
use super::dialogue;
use super::parts::{ended, side_key};
use super::phrase::{Phrase, one_line};
use super::ruling::{self, kind_key, moves_of, squares_of};
use super::sentences::Sentences;
use super::utterance::Segment;
use crate::game::fact::RestoreReason;
use crate::game::sheet_log::{Says, Spoken};
use crate::rules::position::Color;

/// The words of a note.
pub(super) fn says(sentences: &Sentences, says: &Says, listener: Listener) -> Vec<Segment> {
    let phrase = |key| Phrase::new(sentences, key);
    let of = |key, side: Color| phrase(key).choice("side", side_key(side));
    let spoken = |what: &Spoken| spoken(sentences, what, listener);
    match says {
        Says::Offered { by } => of("offered", *by).say(),
        Says::Claim(message) => claims::draws(sentences, message, listener),
        Says::Record(message) => claims::records(sentences, message),
        Says::Ruled(says) => ruling::says(sentences, says, listener),
        Says::Spoken(message) => dialogue::message(sentences, message, listener),
        Says::Ended { outcome, reason } => ended(sentences, *outcome, *reason),
        Says::Corrected { by, first, then } => {
            of("sheet-corrected", *by).insert("first", spoken(first)).insert("then", spoken(then)).say()
        }
        Says::Announced { by, what } => of("sheet-announced", *by).insert("move", spoken(what)).say(),
        Says::Repeated { by, what } => of("sheet-repeated", *by).insert("move", spoken(what)).say(),
        Says::Executed { by, what } => of("sheet-executed", *by).insert("move", spoken(what)).say(),
        Says::Line { ruling, was, now } => phrase("sheet-line")
            .insert("ruling", ruling::says(sentences, ruling, listener))
            .insert("was", spoken(was))
            .text("now", now.trim())
            .say(),
        Says::BoardsDiffered(squares) => {
            phrase("sheet-boards-differed").insert("squares", squares_of(squares, listener)).say()
        }
        Says::BoardsAgree => phrase("sheet-boards-agree").say(),
        Says::Irregular { kind, side } => of("docket-noted", *side).choice("kind", kind_key(*kind)).say(),
        Says::FlagFell { side } => of("docket-flag", *side).say(),
        Says::Struck { moves, .. } if moves.is_empty() => phrase("sheet-put-back").say(),
        Says::Struck { why, moves } => phrase("sheet-struck")
            .choice("why", why_key(*why))
            .number("count", moves.len() as u64)
            .insert("moves", moves_of(sentences, moves, listener))
            .say(),
        Says::Relieved { side } => of("sheet-relieved", *side).say(),
        Says::MustRecord { side, behind } => {
            of("sheet-must-record", *side).choice("behind", if *behind { "yes" } else { "no" }).say()
        }
        Says::Unwritten { side, dash } => {
            of("sheet-unwritten-of", *side).choice("dash", if *dash { "yes" } else { "no" }).say()
        }
        Says::Sealed => phrase("sheet-sealed").say(),
    }
}

/// The move in the listener's style; the words themselves where they are none.
fn spoken(sentences: &Sentences, what: &Spoken, listener: Listener) -> Vec<Segment> {
    match &what.report {
        Some(report) => announce(sentences, report, listener),
        None if what.words.trim().is_empty() => Phrase::new(sentences, "sheet-something").say(),
        None => vec![Segment::plain(listener.language, one_line(&what.words))],
    }
}

const fn why_key(why: RestoreReason) -> &'static str {
    match why {
        RestoreReason::TakenBack => "taken-back",
        // A corrected move has a note of its own.
        RestoreReason::Ruling | RestoreReason::Corrected => "ruling",
        RestoreReason::IllegalMove => "illegal",
        RestoreReason::DeadPosition => "dead",
    }
}
