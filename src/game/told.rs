//! What is said of a fact where the message only restates it: at the table, and on the scoresheet.

use super::clock::ClockReading;
use super::draws::{DrawEvent, Message as Draw};
use super::fact::What;
use super::machine::Game;
use super::message::Message;
use super::recording::{Message as Sheet, RecordingEvent};
use super::response::Response;
use super::roles::{Seat, Seats};
use super::ruling::Ruling;
use super::ruling_fact::Irregular;
use super::ruling_says::Says;
use crate::rules::claims::Claim;

impl Game {
    /// Keeps a fact and says it.
    pub(super) fn tell_fact(
        &mut self,
        response: &mut Response<'_>,
        to: impl Into<Seats>,
        clock: Option<ClockReading>,
        what: impl Into<What>,
    ) {
        let what = what.into();
        let message = self.message_of(response.by, &what);
        self.record(response, clock, what);
        if let Some(message) = message {
            response.tell(to, message);
        }
    }

    /// What is said of a fact that is not folded yet.
    pub(super) fn message_of(&self, by: Seat, what: &What) -> Option<Message> {
        Some(match what {
            What::Offered => Message::Offered { by: by.side()? },
            What::Declined => Message::Declined { by: by.acts_for()? },
            What::Paused => Message::Paused,
            What::Named { field, text } => Message::Named { field: *field, text: text.clone() },
            What::Ended { outcome, reason } => Message::Ended { outcome: *outcome, reason: *reason },
            What::Claimed(event) => self.said_of_claim(event)?.into(),
            What::Recorded(event) => said_of_sheet(event)?.into(),
            What::Irregular(irregular) => said_of_irregular(irregular)?.into(),
            What::Ruled(order) => {
                let line = match order.what {
                    Ruling::CorrectSheet { half_move, .. } => self.history.number_of(half_move),
                    _ => None,
                };
                Says::Ruled { order: Box::new(order.clone()), line }.into()
            }
            _ => return None,
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

fn said_of_sheet(event: &RecordingEvent) -> Option<Sheet> {
    match *event {
        RecordingEvent::OutOfOrder { side: by, order } => Some(Sheet::OutOfOrder { by, order }),
        RecordingEvent::Signed { side: by, result } => Some(Sheet::Signed { by, result }),
        RecordingEvent::Overruled { result } => Some(Sheet::Overruled { result }),
        RecordingEvent::NextPeriod { side } => Some(Sheet::NextPeriod { side }),
        RecordingEvent::Written { .. } | RecordingEvent::Requested { .. } => None,
    }
}

fn said_of_irregular(irregular: &Irregular) -> Option<Says> {
    match *irregular {
        Irregular::Counted { noted, nth, .. } => Some(Says::Counted { kind: noted.kind, by: noted.side, nth }),
        Irregular::Bonus { side, millis } => Some(Says::Bonus { side, millis }),
        Irregular::CastlingLost { side } => Some(Says::CastlingLost { side }),
        _ => None,
    }
}
