//! Moves: those that could be made, and those that were.

use super::voice::{Stop, Words};
use crate::game::answer::Moves;
use crate::game::board::Standing;
use crate::game::report::MoveReport;
use crate::words::announce::announce;
use crate::words::parts::{numbered_move, numbered_moves};
use crate::words::phrase::Voice;

pub(crate) fn legal(voice: &Voice<'_>, moves: Moves, piece: Option<Standing>, reports: &[MoveReport]) -> Vec<Words> {
    let kind = match moves {
        Moves::Captures => "captures",
        Moves::Checks => "checks",
        Moves::All => "all",
        Moves::From(_) => "from",
    };
    let piece = piece.map(|standing| voice.piece(standing)).unwrap_or_default();
    let phrase = |key| voice.phrase(key).with("moves", kind).with("count", reports.len()).with("piece", &piece);
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
    voice.series(parts, between, |first| phrase("legal").with("words", first).say())
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
        return voice.phrase("castling").with("side", side).say();
    }
    let action = match (report.taken().is_some(), report.change.promotion().is_some()) {
        (true, _) if report.change.is_en_passant() => "en-passant",
        (true, true) => "takes-promotes",
        (true, false) => "takes",
        (false, true) => "promotes",
        (false, false) => "goes",
    };
    voice.phrase("target").with("action", action).with("to", report.to()).say()
}

/// A sentence for each number; in long answers one for each half-move.
pub(crate) fn played(voice: &Voice<'_>, reports: &[MoveReport]) -> Vec<Words> {
    if reports.is_empty() {
        return vec![voice.phrase("no-move-yet").say()];
    }
    if !voice.long {
        return numbered_moves(*voice, reports);
    }
    reports.iter().map(|report| numbered_move(*voice, report)).collect()
}
