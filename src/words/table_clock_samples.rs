//! Everything that can be said about the clock at the table, for the tests that say it all.

use crate::game::clock::{TimeControlError, TimesError};
use crate::game::gaps::{Gap, GapCause};
use crate::game::message::Message;
use crate::game::roles::Restarter;
use crate::game::table_clock::TableClock;
use crate::rules::position::Color;
use crate::rules::profile::TimeClass;
use crate::words::notice::Notice;

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
            (all, Some(TableClock::Waits))
        }
        TableClock::Waits => (vec![says], Some(TableClock::FirstMove { white: 300_000, black: 61_000 })),
        TableClock::FirstMove { .. } => (vec![says], Some(TableClock::Begun { turn: side })),
        TableClock::Begun { .. } => {
            (Color::ALL.map(|turn| TableClock::Begun { turn }).to_vec(), Some(TableClock::Arrived { side }))
        }
        TableClock::Arrived { .. } => {
            let next = TableClock::Late { side, millis: 60_000, forfeits: true };
            (Color::ALL.map(|side| TableClock::Arrived { side }).to_vec(), Some(next))
        }
        TableClock::Late { .. } => {
            let late = |forfeits| TableClock::Late { side, millis: 3_660_000, forfeits };
            ([true, false].map(late).to_vec(), Some(TableClock::DefaultTimeOver { side: None }))
        }
        TableClock::DefaultTimeOver { .. } => {
            let over = |side| TableClock::DefaultTimeOver { side };
            (
                [None, Some(Color::White), Some(Color::Black)].map(over).to_vec(),
                Some(TableClock::Class(TimeClass::Standard)),
            )
        }
        TableClock::Class(_) => {
            let classes = [TimeClass::Standard, TimeClass::Rapid, TimeClass::Blitz];
            (classes.map(TableClock::Class).to_vec(), Some(TableClock::Armageddon))
        }
        TableClock::Armageddon => (vec![says], Some(TableClock::ArmageddonDrawn)),
        TableClock::ArmageddonDrawn => (vec![says], Some(TableClock::Slept { millis: 5_000 })),
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

pub(super) fn first_notice() -> Notice {
    notices().remove(0)
}

pub(super) fn notices() -> Vec<Notice> {
    let units = ["minutes", "moves", "seconds"];
    let number = |text: &str| units.map(|unit| TimeControlError::Number { part: 2, text: text.to_owned(), unit });
    let mut all = vec![
        TimeControlError::Empty { part: 1 },
        TimeControlError::Seconds { part: 1, text: "25:5".to_owned() },
        TimeControlError::Moves { part: 2 },
        TimeControlError::Periods { count: 5 },
        TimeControlError::After,
    ];
    all.extend(number("x").into_iter().chain(number("")));
    all.extend(units.map(|unit| TimeControlError::Range { part: 1, text: "0".to_owned(), unit, most: 1_000 }));
    let sides = [None, Some(Color::White), Some(Color::Black)];
    let mut errors = vec![TimesError::Sides];
    errors.extend(all.into_iter().zip(sides.into_iter().cycle()).map(|(why, side)| TimesError::Control { side, why }));
    let places = [(None, false), (None, true), (Some(21), true)];
    let notice = |(error, (line, in_file))| Notice::BadTime { place: "annabella".to_owned(), line, in_file, error };
    errors.into_iter().zip(places.into_iter().cycle()).map(notice).collect()
}
