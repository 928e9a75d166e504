//! The scoresheet read back, and the log of corrections: one piece for each half-move and each note.

use super::voice::{Voice, Words};
use crate::game::answer::{LogItem, SheetItem};
use crate::game::report::MoveReport;
use crate::words::announce::announce;
use crate::words::parts::side_key;
use crate::words::sheet_log;

pub(super) fn read(voice: &Voice<'_>, items: &[SheetItem]) -> Vec<Words> {
    if items.is_empty() {
        return vec![voice.phrase("no-move-yet").say()];
    }
    items.iter().map(|item| one(voice, item)).collect()
}

fn one(voice: &Voice<'_>, item: &SheetItem) -> Words {
    match item {
        SheetItem::HalfMove(report) => half_move(voice, report),
        SheetItem::Unwritten { number, mover, dash } => voice
            .phrase("sheet-unwritten")
            .number("number", *number)
            .choice("side", side_key(*mover))
            .choice("dash", if *dash { "yes" } else { "no" })
            .say(),
        SheetItem::Note(says) => sheet_log::says(voice.sentences, says, voice.listener),
    }
}

/// With its number; in long answers with its side, too.
fn half_move(voice: &Voice<'_>, report: &MoveReport) -> Words {
    let side = side_key(report.mover);
    let words = announce(voice.sentences, report, voice.listener);
    if voice.long {
        return voice
            .phrase("last-move")
            .number("number", report.number)
            .choice("side", side)
            .insert("move", words)
            .say();
    }
    let key = report.mover.fold_wb("moves-white", "moves-black");
    voice.phrase(key).number("number", report.number).insert(side, words).say()
}

pub(super) fn corrections(voice: &Voice<'_>, items: &[LogItem]) -> Vec<Words> {
    if items.is_empty() {
        return vec![voice.phrase("sheet-no-corrections").say()];
    }
    items.iter().map(|item| entry(voice, item)).collect()
}

fn entry(voice: &Voice<'_>, item: &LogItem) -> Words {
    let words = sheet_log::says(voice.sentences, &item.says, voice.listener);
    match item.after {
        Some((number, side)) => voice
            .phrase("sheet-at")
            .number("number", number)
            .choice("side", side_key(side))
            .insert("words", words)
            .say(),
        None => voice.phrase("sheet-before").insert("words", words).say(),
    }
}
