//! Everything that can be said about the clock at the table, for the tests that say it all.

use crate::game::gaps::{Gap, GapCause};
use crate::game::message::Message;
use crate::game::roles::Restarter;
use crate::game::table_clock::TableClock;
use crate::rules::position::Color;

/// The next of a chain through all kinds; a new one must be put in, or this does not compile.
fn siblings(says: TableClock) -> (Vec<TableClock>, Option<TableClock>) {
    let side = Color::White;
    match says {
        TableClock::Gap { .. } => {
            let mut all = Vec::new();
            for decides in [Restarter::Arbiter, Restarter::Players] {
                for (cause, millis) in [(GapCause::Slept, 125_000), (GapCause::Away, 60_000), (GapCause::Away, 0)] {
                    let gaps = Color::ALL.map(|side| Gap { cause, millis, side });
                    all.extend(gaps.map(|gap| TableClock::Gap { gap, decides }));
                }
            }
            (all, Some(TableClock::Slept { millis: 5_000 }))
        }
        TableClock::Slept { .. } => (vec![says], Some(TableClock::Charged { side, millis: 5_000, left: 65_000 })),
        TableClock::Charged { .. } => {
            let sides = Color::ALL.map(|side| TableClock::Charged { side, millis: 61_000, left: 0 });
            (sides.to_vec(), None)
        }
    }
}

pub(super) fn first() -> Message {
    let gap = Gap { cause: GapCause::Slept, millis: 2_000, side: Color::White };
    Message::TableClock(TableClock::Gap { gap, decides: Restarter::Players })
}

pub(super) fn messages() -> Vec<Message> {
    let Message::TableClock(mut says) = first() else { return Vec::new() };
    let mut all = Vec::new();
    loop {
        let (kind, next) = siblings(says);
        all.extend(kind.into_iter().map(Message::TableClock));
        match next {
            Some(next) => says = next,
            None => return all,
        }
    }
}
