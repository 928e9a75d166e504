//! Parts of sentences that messages, notices and answers share.

use super::Listener;
use super::announce::{announce, role_key};
use super::numbers;
use super::phrase::Phrase;
use super::ruling_endings;
use super::sentences::Sentences;
use super::utterance::Segment;
use crate::game::participant::TimeWords;
use crate::game::report::MoveReport;
use crate::rules::ending::{Outcome, Reason};
use crate::rules::position::{Color, Piece, Square};

/// The name of a variant for Fluent.
pub(super) const fn side_key(side: Color) -> &'static str {
    match side {
        Color::White => "white",
        Color::Black => "black",
    }
}

/// The name of a variant for Fluent: on which sides of the board, short and long.
pub(super) const fn wings_key((short, long): (bool, bool)) -> &'static str {
    match (short, long) {
        (true, true) => "both",
        (true, false) => "short",
        (false, true) => "long",
        (false, false) => "none",
    }
}

/// The name of a variant for Fluent.
pub(super) fn piece_key(piece: Piece) -> String {
    format!("{}-{}", side_key(piece.color), role_key(piece.role))
}

/// The name of a variant for Fluent.
pub(super) const fn shade_key(square: Square) -> &'static str {
    if square.is_light() { "light" } else { "dark" }
}

/// The result, and by what.
pub(super) fn ended(sentences: &Sentences, outcome: Outcome, reason: Reason) -> Vec<Segment> {
    if let Some(words) = ruling_endings::ended(sentences, outcome, reason) {
        return words;
    }
    let reason = match (outcome, reason) {
        (Outcome::Won { .. }, Reason::Checkmate) => Some("checkmate"),
        (Outcome::Won { .. }, Reason::Resignation) => Some("resignation"),
        (Outcome::Won { .. }, Reason::Time) => Some("time"),
        (Outcome::Drawn, Reason::Stalemate) => Some("stalemate"),
        (Outcome::Drawn, Reason::InsufficientMaterial) => Some("material"),
        (Outcome::Drawn, Reason::Agreement) => Some("agreement"),
        (Outcome::Drawn, Reason::TimeWithoutMatingMaterial) => Some("time-drawn"),
        (Outcome::Drawn, Reason::TimeWithoutMate) => Some("time-drawn-forced"),
        // A result that does not follow from its reason is an arbiter's: the result counts.
        _ => None,
    };
    let (won, side) = match outcome {
        Outcome::Won { by } => ("won", by),
        Outcome::Drawn | Outcome::LostByBoth | Outcome::Annulled => ("drawn", Color::White),
    };
    let phrase = match reason {
        Some(reason) => Phrase::new(sentences, "ended").choice("reason", reason),
        None => Phrase::new(sentences, "ended-otherwise").choice("outcome", won),
    };
    phrase.with("side", side).say()
}

/// A sentence for each number.
pub(super) fn numbered_moves(sentences: &Sentences, reports: &[MoveReport], listener: Listener) -> Vec<Vec<Segment>> {
    let mut numbered = Vec::new();
    let mut rest = reports;
    while let Some((first, others)) = rest.split_first() {
        let reply = others
            .first()
            .filter(|reply| first.mover == Color::White && reply.mover == Color::Black && reply.number == first.number);
        let key = match (first.mover, reply) {
            (Color::White, Some(_)) => "moves-pair",
            (Color::White, None) => "moves-white",
            (Color::Black, _) => "moves-black",
        };
        let mut phrase = Phrase::new(sentences, key)
            .number("number", first.number)
            .insert(side_key(first.mover), announce(sentences, first, listener));
        rest = others;
        if let Some(reply) = reply {
            phrase = phrase.insert("black", announce(sentences, reply, listener));
            rest = others.get(1..).unwrap_or_default();
        }
        numbered.push(phrase.say());
    }
    numbered
}

/// A time in milliseconds as a person says it. Parts of a second are left out, as on the display; less than one is said
/// so.
pub(super) fn time(sentences: &Sentences, millis: u64) -> String {
    exact_time(sentences, millis, 0)
}

/// The same with tenths of a second, where it is less than `tenths_below` (ms).
pub(super) fn exact_time(sentences: &Sentences, millis: u64, tenths_below: u64) -> String {
    clock_time(sentences, TimeWords::Long, millis, tenths_below)
}

/// What a clock shows, in the words that the listener has chosen; below `tenths_below` (ms) with tenths of a second.
pub(super) fn clock_time(sentences: &Sentences, words: TimeWords, millis: u64, tenths_below: u64) -> String {
    let (seconds, tenths) = (millis / 1000, millis / 100 % 10);
    let with_tenths = millis > 0 && millis < tenths_below;
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    let parts = match (hours > 0, minutes > 0, seconds > 0) {
        (false, false, true) if with_tenths && tenths > 0 => "st",
        (false, false, false) if with_tenths && tenths > 0 => "t",
        (false, false, false) if with_tenths => "less-than-tenth",
        (true, true, true) => "hms",
        (true, true, false) => "hm",
        (true, false, true) => "hs",
        (true, false, false) => "h",
        (false, true, true) => "ms",
        (false, true, false) => "m",
        (false, false, true) => "s",
        (false, false, false) if millis > 0 => "less",
        (false, false, false) => "none",
    };
    // Less than a minute, and a single unit, is as short in full.
    let is_short = words == TimeWords::Short && (hours > 0 || minutes > 0);
    let figures = match seconds {
        _ if numbers::run_together(sentences.language(), minutes, seconds) => "unit",
        0..=9 => "zero",
        _ => "plain",
    };
    Phrase::new(sentences, if is_short { "time-short" } else { "time" })
        .choice("parts", parts)
        .choice("figures", figures)
        .number("hours", hours)
        .number("minutes", minutes)
        .number("seconds", seconds)
        .number("tenths", tenths)
        .words()
}
