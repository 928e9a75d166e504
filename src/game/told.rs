//! What is said of a fact where the message only restates it: at the table, and on the scoresheet. Every kind of fact stands here, with
//! its message or among those that have none; a new kind does not compile before that is decided.

use super::clock::ClockReading;
use super::draws::{DrawEvent, Message as Draw};
use super::fact::What;
use super::machine::{Game, Phase};
use super::message::Message;
use super::recording::{Message as Sheet, RecordingEvent};
use super::response::Response;
use super::roles::{Seat, Seats};
use super::ruling::Ruling;
use super::ruling_fact::Irregular;
use super::ruling_says::Says;
use super::table_clock::TableClock;
use crate::rules::claims::Claim;

impl Game {
    /// Keeps a fact and says it. Only for facts that have a message.
    pub(super) fn tell_fact(
        &mut self,
        response: &mut Response<'_>,
        to: impl Into<Seats>,
        clock: Option<ClockReading>,
        what: impl Into<What>,
    ) {
        let what = what.into();
        let message = self.message_of(response.by, &what);
        debug_assert!(message.is_some(), "{what:?}");
        self.record(response, clock, what);
        if let Some(message) = message {
            response.tell(to, message);
        }
    }

    /// What is said of a fact that is not folded yet. Of those in the last arm nothing is said by itself: what is said of them depends
    /// on the seat that hears it, on who sits where, or on how the game stands once they are folded.
    pub(super) fn message_of(&self, by: Seat, what: &What) -> Option<Message> {
        Some(match what {
            What::Offered => Message::Offered { by: by.side()? },
            What::Declined => Message::Declined { by: by.acts_for()? },
            What::Paused => match by.side().filter(|_| self.has_arbiter()) {
                Some(by) => Says::CallsArbiter { by, stops: self.phase != Phase::Stopped }.into(),
                None => Message::Paused,
            },
            What::Named { field, text } => Message::Named { field: *field, text: text.clone() },
            What::Ended { outcome, reason } => Message::Ended { outcome: *outcome, reason: *reason },
            What::Claimed(event) => self.said_of_claim(event)?.into(),
            What::Recorded(event) => said_of_sheet(event)?.into(),
            What::Irregular(irregular) => said_of_irregular(irregular)?.into(),
            What::Gap(gap) => TableClock::Gap { gap: *gap, decides: self.mode().row().restarter }.into(),
            What::Arrived { side } => TableClock::Arrived { side: *side }.into(),
            What::EngineHelp { allowed } => Message::EngineHelp { allowed: *allowed },
            What::AtBoard { side } => Message::AtBoard { side: *side },
            What::Screen(event) => Says::Screen(event.clone()).into(),
            What::Ruled(order) => {
                let line = match order.what {
                    Ruling::CorrectSheet { half_move, .. } => self.history.number_of(half_move),
                    _ => None,
                };
                Says::Ruled { order: Box::new(order.clone()), line }.into()
            }
            What::Announced { .. }
            | What::Made { .. }
            | What::Completed { .. }
            | What::Started(_)
            | What::Reopened { .. }
            | What::Resumed
            | What::Restored { .. }
            | What::Charged { .. }
            | What::ClockNoted
            | What::Adjourned(_)
            | What::Advised { .. }
            | What::BoardIsPage { .. }
            | What::Dialogue(_) => return None,
        })
    }

    fn said_of_claim(&self, event: &DrawEvent) -> Option<Draw> {
        Some(match *event {
            DrawEvent::Improper { side: by } => {
                let (_, before, _) = self.draws.counts(by);
                Draw::Improper { by, count: before.saturating_add(1) }
            }
            DrawEvent::Made { claim: Claim { by, ground, intended, .. }, .. } => {
                let intended = intended.and_then(|intent| self.report_of_intent(intent));
                Draw::Claimed { by, ground, intended }
            }
            DrawEvent::Judged { claim, correct: true, .. } => Draw::Correct { by: claim.by },
            DrawEvent::Judged { claim, bonus, ref bound, .. } => {
                let must_play = match bound.as_slice() {
                    [only] if claim.intended == Some(*only) => self.report_of_intent(*only),
                    _ => None,
                };
                let must_move_piece = must_play.is_none() && !bound.is_empty();
                Draw::Wrong { by: claim.by, bonus, must_play, must_move_piece }
            }
            DrawEvent::Quickplay { side: by, basis, .. } => Draw::Quickplay { by, basis },
            DrawEvent::Decided { side: by, decision, bonus } => Draw::Decided { by, decision, bonus },
            DrawEvent::IncrementAsked { side: by, .. } => Draw::IncrementAsked { by },
            DrawEvent::IncrementDecided { increment, bonus } => {
                Draw::Increment { by: self.draws.open()?.by(), increment, bonus }
            }
            DrawEvent::Withdrawn => Draw::Withdrawn { by: self.draws.open()?.by() },
            DrawEvent::Verified { agrees } => Draw::Verified { by: self.draws.packet()?.by, agrees },
            DrawEvent::Agreed { .. } => Draw::Agreed,
            DrawEvent::NotConsented => Draw::NotConsented,
            DrawEvent::Reason { ref reason } => Draw::Reason { reason: reason.clone() },
        })
    }
}

/// `None`: the player is told how many half-moves they have written, or the sheet is read.
fn said_of_sheet(event: &RecordingEvent) -> Option<Sheet> {
    Some(match *event {
        RecordingEvent::Overruled { result, ref reason } => Sheet::Overruled { result, reason: reason.clone() },
        RecordingEvent::OutOfOrder { side: by, order } => Sheet::OutOfOrder { by, order },
        RecordingEvent::Signed { side: by, result } => Sheet::Signed { by, result },
        RecordingEvent::NextPeriod { side } => Sheet::NextPeriod { side },
        RecordingEvent::Written { .. } | RecordingEvent::Requested { .. } => return None,
    })
}

/// `None`: it is said with the move, with the ruling, or with what follows from it.
fn said_of_irregular(irregular: &Irregular) -> Option<Says> {
    Some(match *irregular {
        Irregular::Counted { noted, nth, .. } => Says::Counted { kind: noted.kind, by: noted.side, nth },
        Irregular::Bonus { side, millis } => Says::Bonus { side, millis },
        Irregular::CastlingLost { side } => Says::CastlingLost { side },
        Irregular::PlaysOn { side } => Says::PlaysOn { side },
        Irregular::Noted(_)
        | Irregular::FlagFell { .. }
        | Irregular::DefaultTime { .. }
        | Irregular::Claimed { .. }
        | Irregular::Bound { .. }
        | Irregular::Asked { .. }
        | Irregular::Answered { .. }
        | Irregular::LeftToArbiter { .. }
        | Irregular::Dismissed(_)
        | Irregular::Awarded { .. }
        | Irregular::Displaced { .. }
        | Irregular::PutBack { .. } => return None,
    })
}
