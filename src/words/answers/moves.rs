//! Moves: those that could be made, and those that were.

use super::voice::{Stop, Words};
use crate::game::answer::Moves;
use crate::game::board::Standing;
use crate::game::report::MoveReport;
use crate::words::announce::{announce, castling_key};
use crate::words::parts::numbered_moves;
use crate::words::voice::Voice;

pub(super) fn legal(voice: &Voice<'_>, moves: Moves, piece: Option<Standing>, reports: &[MoveReport]) -> Vec<Words> {
    let piece = piece.map(|standing| voice.piece(standing));
    let kind = match (moves, &piece) {
        (Moves::Captures, _) => "captures",
        (Moves::Checks, _) => "checks",
        (Moves::All, _) => "all",
        (Moves::From(_), _) => "from",
    };
    let count = reports.len() as u64;
    let phrase = |key| {
        let phrase = voice.phrase(key).choice("moves", kind).choice("long", voice.long_key());
        phrase.number("count", count).insert("man", piece.clone().unwrap_or_default())
    };
    if reports.is_empty() {
        return vec![phrase("legal-none").say()];
    }
    let (parts, between) = match moves {
        Moves::From(_) if !voice.long => (targets(voice, reports), Stop::Comma),
        _ => {
            let said = reports.iter().map(|report| announce(voice.sentences, report, voice.listener));
            (said.collect(), Stop::Semicolon)
        }
    };
    voice.series(parts, between, |first| phrase("legal").insert("words", first).say())
}

/// *d4, takes e5, castles kingside*; what a pawn may become is one target.
fn targets(voice: &Voice<'_>, reports: &[MoveReport]) -> Vec<Words> {
    let same = |one: &MoveReport, next: &MoveReport| {
        one.to() == next.to() && one.change.promotion().is_some() && next.change.promotion().is_some()
    };
    let ways = reports.chunk_by(same).filter_map(|group| group.first());
    ways.map(|report| target(voice, report)).collect()
}

fn target(voice: &Voice<'_>, report: &MoveReport) -> Words {
    if let Some(side) = report.change.castling() {
        return voice.phrase("castling").choice("side", castling_key(side)).say();
    }
    let action = match (report.taken().is_some(), report.change.promotion().is_some()) {
        (true, _) if report.change.is_en_passant() => "en-passant",
        (true, true) => "takes-promotes",
        (true, false) => "takes",
        (false, true) => "promotes",
        (false, false) => "goes",
    };
    voice.phrase("target").choice("action", action).insert("to", voice.square(report.to())).say()
}

/// A sentence for each number; in long answers one for each half-move.
pub(super) fn played(voice: &Voice<'_>, reports: &[MoveReport]) -> Vec<Words> {
    if reports.is_empty() {
        return vec![voice.phrase("no-move-yet").say()];
    }
    if !voice.long {
        return numbered_moves(voice.sentences, reports, voice.listener);
    }
    let half_move = |report: &MoveReport| {
        voice
            .phrase("last-move")
            .number("number", report.number)
            .with("side", report.mover)
            .insert("move", announce(voice.sentences, report, voice.listener))
            .say()
    };
    reports.iter().map(half_move).collect()
}
