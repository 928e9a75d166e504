//! The scoresheet read back, and the log of corrections: one clause for each half-move and each note.

use super::voice::Words;
use crate::game::answer::{LogItem, SheetItem};
use crate::game::move_times::MoveTimes;
use crate::game::report::MoveReport;
use crate::words::announce::announce;
use crate::words::declare::Say;
use crate::words::parts::{side_key, time};
use crate::words::voice::Voice;

pub(super) fn read(voice: &Voice<'_>, items: &[SheetItem]) -> Vec<Words> {
    if items.is_empty() {
        return vec![voice.phrase("no-move-yet").say()];
    }
    items.iter().map(|item| one(voice, item)).collect()
}

fn one(voice: &Voice<'_>, item: &SheetItem) -> Words {
    match item {
        SheetItem::HalfMove { report, times: None } => half_move(voice, report),
        SheetItem::HalfMove { report, times: Some(times) } => with_times(voice, half_move(voice, report), *times),
        SheetItem::Unwritten { number, mover, dash } => voice
            .phrase("sheet-unwritten")
            .number("number", *number)
            .with("side", *mover)
            .choice("dash", if *dash { "yes" } else { "no" })
            .say(),
        SheetItem::Note(says) => says.say(*voice),
    }
}

/// A half-move and behind it what was left on the clock and what it took, as far as that is known.
fn with_times(voice: &Voice<'_>, half_move: Words, times: MoveTimes) -> Words {
    let known = match (times.left, times.used) {
        (Some(_), Some(_)) => "both",
        (Some(_), None) => "left",
        (None, Some(_)) => "used",
        (None, None) => return half_move,
    };
    voice
        .phrase("sheet-times")
        .insert("move", half_move)
        .choice("known", known)
        .choice("left", voice.clock_time(times.left.unwrap_or_default(), 0))
        .choice("used", time(voice.sentences, times.used.unwrap_or_default()))
        .say()
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
    let words = item.says.say(*voice);
    match item.after {
        Some((number, side)) => {
            voice.phrase("sheet-at").number("number", number).with("side", side).insert("words", words).say()
        }
        None => voice.phrase("sheet-before").insert("words", words).say(),
    }
}
