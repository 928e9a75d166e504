//! The scoresheet read back, and the log of corrections: one clause for each half-move and each note.

use super::voice::Words;
use crate::game::answer::{LogItem, SheetItem};
use crate::game::move_times::MoveTimes;
use crate::game::report::MoveReport;
use crate::game::sentence::{Lasting, Shown};
use crate::words::declare::Say;
use crate::words::parts::numbered_move;
use crate::words::phrase::Voice;

/// A line of the sheet.
pub(super) fn item(voice: &Voice<'_>, item: &SheetItem) -> Words {
    match item {
        SheetItem::HalfMove { report, times: None } => half_move(voice, report),
        SheetItem::HalfMove { report, times: Some(times) } => with_times(voice, half_move(voice, report), *times),
        SheetItem::Unwritten { number, mover, dash } => {
            voice.phrase("sheet-unwritten").with("number", number).with("side", mover).with("dash", dash).say()
        }
        SheetItem::Note(says) => says.say(*voice),
    }
}

/// A half-move, then what was left on the clock and what it took, as far as that is known.
fn with_times(voice: &Voice<'_>, half_move: Words, MoveTimes { left, used }: MoveTimes) -> Words {
    let known = match (left, used) {
        (Some(_), Some(_)) => "both",
        (Some(_), None) => "left",
        (None, Some(_)) => "used",
        (None, None) => return half_move,
    };
    let phrase = voice.phrase("sheet-times").with("move", half_move).with("known", known);
    phrase.with("left", left.map(Shown)).with("used", used.map(Lasting)).say()
}

/// With its number; in long answers with its side, too.
fn half_move(voice: &Voice<'_>, report: &MoveReport) -> Words {
    if voice.long {
        return numbered_move(*voice, report);
    }
    let (key, side) = report.mover.fold_wb(("moves-white", "white"), ("moves-black", "black"));
    voice.phrase(key).with("number", report.number).with(side, report).say()
}

/// An entry of the log of corrections.
pub(super) fn entry(voice: &Voice<'_>, item: &LogItem) -> Words {
    match item.after {
        Some((number, side)) => voice.phrase("sheet-at").with("number", number).with("side", side),
        None => voice.phrase("sheet-before"),
    }
    .with("words", item.says.say(*voice))
    .say()
}
