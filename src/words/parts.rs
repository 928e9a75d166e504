//! Parts of sentences that messages, notices and answers share.

use super::announce::role_key;
use super::numbers;
use super::phrase::{Phrase, Voice};
use super::sentences::Sentences;
use super::utterance::Segment;
use crate::game::participant::TimeWords;
use crate::game::report::MoveReport;
use crate::rules::position::{Color, Piece, Square};

/// The name of a variant for Fluent.
pub(crate) const fn side_key(side: Color) -> &'static str {
    match side {
        Color::White => "white",
        Color::Black => "black",
    }
}

/// The name of a variant for Fluent: on which sides of the board, short and long.
pub(crate) const fn wings_key((short, long): (bool, bool)) -> &'static str {
    match (short, long) {
        (true, true) => "both",
        (true, false) => "short",
        (false, true) => "long",
        (false, false) => "none",
    }
}

/// The name of a variant for Fluent.
pub(crate) fn piece_key(piece: Piece) -> String {
    format!("{}-{}", side_key(piece.color), role_key(piece.role))
}

/// The name of a variant for Fluent.
pub(crate) const fn shade_key(square: Square) -> &'static str {
    if square.is_light() { "light" } else { "dark" }
}

/// A half-move with its number and its side.
pub(crate) fn numbered_move(voice: Voice<'_>, report: &MoveReport) -> Vec<Segment> {
    voice.phrase("last-move").with("number", report.number).with("side", report.mover).with("move", report).say()
}

/// A sentence for each number.
pub(crate) fn numbered_moves(voice: Voice<'_>, reports: &[MoveReport]) -> Vec<Vec<Segment>> {
    let is_reply = |first: &MoveReport, next: &MoveReport| {
        first.mover == Color::White && next.mover == Color::Black && next.number == first.number
    };
    let numbered = reports.chunk_by(is_reply).map(|moves| {
        let (key, white, black) = match moves {
            [white, black] => ("moves-pair", Some(white), Some(black)),
            [white] if white.mover == Color::White => ("moves-white", Some(white), None),
            other => ("moves-black", None, other.first()),
        };
        let number = moves.first().map(|first| first.number);
        voice.phrase(key).with("number", number).with("white", white).with("black", black).say()
    });
    numbered.collect()
}

/// A time in milliseconds as a person says it. Parts of a second are left out, as on the display; less than one is said
/// so.
pub(crate) fn time(sentences: &Sentences, millis: u64) -> String {
    exact_time(sentences, millis, 0)
}

/// The same with tenths of a second, where it is less than `tenths_below` (ms).
pub(crate) fn exact_time(sentences: &Sentences, millis: u64, tenths_below: u64) -> String {
    clock_time(sentences, TimeWords::Long, millis, tenths_below)
}

/// What a clock shows, in the words that the listener has chosen; below `tenths_below` (ms) with tenths of a second.
pub(crate) fn clock_time(sentences: &Sentences, words: TimeWords, millis: u64, tenths_below: u64) -> String {
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
