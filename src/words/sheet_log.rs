//! What stands on a scoresheet beside the moves, sentence by sentence.

use super::declare::{messages, names};
use super::parts::ended;
use super::phrase::{Argument, Phrase};
use crate::game::fact::RestoreReason;
use crate::game::sheet_log::{Says, Spoken};

messages! { |voice|
    for Says {
        Offered { by } => "offered"(side: by),
        Claim(message = super::samples::first::<crate::game::draws::Message>()) => { message.say(voice) },
        Record(message = super::samples::first::<crate::game::recording::Message>()) => { message.say(voice) },
        Ruled(says = super::samples::first::<crate::game::ruling_says::Says>()) => { super::ruling::noted(voice, says) },
        Spoken(message = super::samples::first::<crate::game::dialogue::Message>()) => { message.say(voice) },
        Ended { outcome, reason } => { ended(voice, *outcome, *reason) },
        Corrected { by, first, then } => "sheet-corrected"(side: by, first, then),
        Announced { by, what } => "sheet-announced"(side: by, move: what),
        Repeated { by, what } => "sheet-repeated"(side: by, move: what),
        Executed { by, what } => "sheet-executed"(side: by, move: what),
        Line { ruling = super::samples::first::<crate::game::ruling_says::Says>(), was, now } => "sheet-line"(ruling: ruling.say(voice), was, now: now.trim()),
        BoardsDiffered(squares) => "sheet-boards-differed"(squares),
        BoardsAgree => "sheet-boards-agree",
        Irregular { kind, side } => "docket-noted"(side, kind),
        FlagFell { side } => "docket-flag"(side),
        Struck { why, moves } => {
            if moves.is_empty() {
                return voice.phrase("sheet-put-back").say();
            }
            voice.phrase("sheet-struck").with("why", why).with("count", moves.len()).with("moves", moves).say()
        },
        Relieved { side } => "sheet-relieved"(side),
        MustRecord { side, behind } => "sheet-must-record"(side, behind),
        Unwritten { side, dash } => "sheet-unwritten-of"(side, dash),
        Sealed => "sheet-sealed",
        Adjourned(message = super::samples::first::<crate::game::adjournment::Message>()) => { message.say(voice) },
        Advised { side, aid } => "advice-noted"(side, aid),
    }
}

names! {
    RestoreReason {
        TakenBack = "taken-back", Ruling = "ruling", IllegalMove = "illegal", DeadPosition = "dead",
        // A corrected move has a note of its own.
        Corrected = "ruling",
    }
}

/// The move in the listener's style; the words themselves where they are none.
impl Argument for Spoken {
    fn fill<'a>(&self, phrase: Phrase<'a>, name: &'static str) -> Phrase<'a> {
        let voice = phrase.voice();
        match &self.report {
            Some(report) => phrase.with(name, report),
            None if self.words.trim().is_empty() => phrase.insert(name, voice.phrase("sheet-something").say()),
            None => phrase.with(name, &self.words),
        }
    }
}
