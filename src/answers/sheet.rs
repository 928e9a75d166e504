//! The scoresheet read back (8.1, D.2.7): the moves with what stands beside them, and the log of corrections.

use crate::game::answer::{Answer, LogItem, SheetItem, Unanswerable};
use crate::game::history::HalfMove;
use crate::game::move_times::MoveTimes;
use crate::game::question::Reading;
use crate::game::sheet_log::{Note, Says};
use crate::rules::position::Color;
use crate::view::View;

/// What stands on the sheet, as far as this seat may read it; with its times, if it wants and may have them.
pub(super) fn read(view: &View<'_>, reading: Reading, with_times: bool) -> Answer {
    let live = view.line().live();
    let last = live.last().map_or(0, |half_move| half_move.report.number);
    let from = match reading {
        Reading::Whole | Reading::Backwards => 0,
        Reading::From(number) => number,
        Reading::Last(count) => last.saturating_add(1).saturating_sub(count),
    };
    if matches!(reading, Reading::From(number) if number > last) {
        return Answer::Unanswerable(Unanswerable::NoSuchMove(from));
    }
    let mut notes = view.notes_in_order().peekable();
    let mut items = Vec::new();
    let mut beside = |after: usize, read: bool, items: &mut Vec<SheetItem>| {
        while let Some(note) = notes.next_if(|note| note.after <= after) {
            if read {
                items.push(SheetItem::Note(view.says(note)));
            }
        }
    };
    beside(0, from <= view.line().start().move_number(), &mut items);
    for (half_move, index) in live.iter().zip(1..) {
        let read = half_move.report.number >= from;
        if read {
            let times = view.times_of(half_move).filter(|_| with_times);
            items.extend(half_move_of(view, half_move, index, times));
        }
        beside(index, read, &mut items);
    }
    // What is said of a half-move that is announced and not made.
    beside(usize::MAX, true, &mut items);
    if reading == Reading::Backwards {
        items.reverse();
    }
    Answer::Sheet(items)
}

/// The first of the half-moves that took longest, of those that stand with their times on the sheet of this seat.
pub(super) fn slowest(view: &View<'_>, side: Option<Color>) -> Answer {
    let Answer::Sheet(items) = read(view, Reading::Whole, true) else { return Answer::Slowest(None) };
    let timed = items.into_iter().filter_map(|item| match item {
        SheetItem::HalfMove { report, times: Some(MoveTimes { used: Some(used), .. }) } => Some((report, used)),
        _ => None,
    });
    let wanted = timed.filter(|(report, _)| side.is_none_or(|side| side == report.mover)).collect::<Vec<_>>();
    // Of several that are as long, `max_by_key` takes the last.
    let longest = wanted.into_iter().rev().max_by_key(|(_, used)| *used);
    Answer::Slowest(longest.map(|(report, used)| (Box::new(report), used)))
}

/// A half-move, or that it is missing: on the sheet of the player who reads, and for the arbiter on either.
fn half_move_of(view: &View<'_>, half_move: &HalfMove, index: usize, times: Option<MoveTimes>) -> Vec<SheetItem> {
    let report = view.report(half_move);
    if let Some(side) = view.seat().acts_for() {
        return vec![match view.unwritten(side, index) {
            Some(dash) => SheetItem::Unwritten { number: report.number, mover: report.mover, dash },
            None => SheetItem::HalfMove { report, times },
        }];
    }
    let missing = |side| {
        let dash = view.unwritten(side, index)?;
        Some(SheetItem::Note(Says::Unwritten { side, dash }))
    };
    std::iter::once(SheetItem::HalfMove { report, times }).chain(Color::ALL.into_iter().filter_map(missing)).collect()
}

/// What was corrected, claimed and ruled, in the order in which it happened, as far as this seat may read it.
pub(super) fn corrections(view: &View<'_>) -> Answer {
    let live = view.line().live();
    let item = |note: &Note| {
        let last = note.after.min(live.len()).checked_sub(1).and_then(|index| live.get(index));
        let after = last.map(|half_move| (half_move.report.number, half_move.mover()));
        LogItem { after, says: view.says(note) }
    };
    Answer::Corrections(view.notes().filter(|note| note.kind.is_correction()).map(item).collect())
}
