//! The scoresheet read back (8.1, D.2.7): the moves with what stands beside them, and the log of corrections.

use crate::game::Game;
use crate::game::answer::{Answer, LogItem, SheetItem, Unanswerable};
use crate::game::history::HalfMove;
use crate::game::move_times::MoveTimes;
use crate::game::question::Reading;
use crate::game::roles::{Seat, Topic};
use crate::game::sheet_log::{Note, Says};
use crate::rules::position::Color;

/// What stands on the sheet, as far as this seat may read it; with its times, if it wants and may have them.
pub(super) fn read(game: &Game, seat: Seat, reading: Reading, with_times: bool) -> Answer {
    let live = game.history().live();
    let last = live.last().map_or(0, |half_move| half_move.report.number);
    let from = match reading {
        Reading::Whole | Reading::Backwards => 0,
        Reading::From(number) => number,
        Reading::Last(count) => last.saturating_add(1).saturating_sub(count),
    };
    if matches!(reading, Reading::From(number) if number > last) {
        return Answer::Unanswerable(Unanswerable::NoSuchMove(from));
    }
    let log = game.sheet_log().in_order();
    let over = game.outcome().is_some();
    let mut notes = log.into_iter().filter(|note| note.is_for(seat, over)).peekable();
    let mut items = Vec::new();
    let mut beside = |after: usize, read: bool, items: &mut Vec<SheetItem>| {
        while let Some(note) = notes.next_if(|note| note.after <= after) {
            if read {
                items.push(SheetItem::Note(note.says_to(seat, over).clone()));
            }
        }
    };
    beside(0, from <= first_number(game), &mut items);
    for (half_move, index) in live.iter().zip(1..) {
        let read = half_move.report.number >= from;
        if read {
            let times =
                game.times_of(half_move).filter(|_| with_times && may_have_times(game, seat, half_move.mover()));
            items.extend(half_move_of(game, seat, half_move, index, times));
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

fn first_number(game: &Game) -> u32 {
    game.history().start().move_number()
}

/// Whether a seat may be told what a side's clock has shown.
fn may_have_times(game: &Game, seat: Seat, side: Color) -> bool {
    let topic = match seat.acts_for() {
        Some(own) if own == side => Topic::OwnTime,
        Some(_) => Topic::OtherTime,
        None => Topic::Clocks,
    };
    game.may_ask(seat, topic)
}

/// A half-move, or that it is missing: on the sheet of the player who reads, and for the arbiter on either.
fn half_move_of(
    game: &Game,
    seat: Seat,
    half_move: &HalfMove,
    index: usize,
    times: Option<MoveTimes>,
) -> Vec<SheetItem> {
    let report = game.report_to(seat, half_move);
    if let Some(side) = seat.acts_for() {
        return vec![match game.unwritten(side, index) {
            Some(dash) => SheetItem::Unwritten { number: report.number, mover: report.mover, dash },
            None => SheetItem::HalfMove { report, times },
        }];
    }
    let missing = |side| {
        let dash = game.unwritten(side, index)?;
        Some(SheetItem::Note(Says::Unwritten { side, dash }))
    };
    std::iter::once(SheetItem::HalfMove { report, times }).chain(Color::ALL.into_iter().filter_map(missing)).collect()
}

/// What was corrected, claimed and ruled, in the order in which it happened, as far as this seat may read it.
pub(super) fn corrections(game: &Game, seat: Seat) -> Answer {
    let live = game.history().live();
    let over = game.outcome().is_some();
    let belongs = |note: &&Note| note.kind.row().1 && note.is_for(seat, over);
    let item = |note: &Note| {
        let last = note.after.min(live.len()).checked_sub(1).and_then(|index| live.get(index));
        let after = last.map(|half_move| (half_move.report.number, half_move.mover()));
        LogItem { after, says: note.says_to(seat, over).clone() }
    };
    Answer::Corrections(game.sheet_log().notes().iter().filter(belongs).map(item).collect())
}
