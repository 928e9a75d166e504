//! The clock at the table, sentence by sentence.

use super::arguments::{Lasting, Shown};
use super::declare::{messages, names};
use crate::game::gaps::{Gap, GapCause};
use crate::game::roles::Restarter;
use crate::game::table_clock::TableClock;
use crate::rules::profile::TimeClass;

messages! { |voice|
    for TableClock {
        Gap { gap, decides } => "gap"(side: gap.side, cause: cause(*gap), decides, time: Lasting(gap.millis)),
        Waits => "clock-waits",
        FirstMove { white, black } => "clock-first-move"(white: Shown(*white), black: Shown(*black)),
        Begun { turn } => "clock-begun"(side: turn),
        Arrived { side } => "arrived"(side),
        Late { side, millis, forfeits } => "late"(side, time: Lasting(*millis), over: forfeits),
        DefaultTimeOver { side } => {
            let key = if side.is_some() { "default-time-over" } else { "default-time-over-both" };
            voice.phrase(key).with("side", side).say()
        },
        Class(class) => "class"(class),
        Armageddon => "armageddon",
        ArmageddonDrawn => "armageddon-drawn",
        Slept { millis } => "slept"(time: Lasting(*millis)),
        Charged { side, millis, left } => "charged"(side, time: Lasting(*millis), left: Shown(*left)),
    }
}

names! {
    Restarter { Arbiter = "arbiter", Players = "players" }
    TimeClass { Standard = "standard", Rapid = "rapid", Blitz = "blitz" }
}

const fn cause(gap: Gap) -> &'static str {
    match gap.cause {
        GapCause::Slept => "slept",
        GapCause::Away if gap.millis == 0 => "unknown",
        GapCause::Away => "away",
    }
}
