//! What is said of a fact where the message only restates it: at the table, and on the scoresheet. Every kind of fact stands here, with
//! its message or among those that have none; a new kind does not compile before that is decided.

use super::adjournment::AdjournmentEvent;
use super::clock::ClockReading;
use super::dialogue::DialogueEvent;
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
        debug_assert!(message.is_ok(), "{what:?}: {message:?}");
        self.record(response, clock, what);
        if let Ok(message) = message {
            response.tell(to, message);
        }
    }

    /// What is said of a fact that is not folded yet, or why nothing is said of it by itself.
    pub(super) fn message_of(&self, by: Seat, what: &What) -> Result<Message, &'static str> {
        const NOBODYS: &str = "nobody at the board has done it";
        Ok(match what {
            What::Offered => Message::Offered { by: by.side().ok_or(NOBODYS)? },
            What::Declined => Message::Declined { by: by.acts_for().ok_or(NOBODYS)? },
            What::Paused => match by.side().filter(|_| self.has_arbiter()) {
                Some(by) => Says::CallsArbiter { by, stops: self.phase != Phase::Stopped }.into(),
                None => Message::Paused,
            },
            What::Named { field, text } => Message::Named { field: *field, text: text.clone() },
            What::Ended { outcome, reason } => Message::Ended { outcome: *outcome, reason: *reason },
            What::Claimed(event) => self.said_of_claim(event).ok_or("there is nothing that it could be about")?.into(),
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
            What::Announced { .. } | What::Made { .. } | What::Completed { .. } => {
                return Err("each seat is told a move as it was announced to it, and may hear it read back");
            }
            What::Started(_) | What::Reopened { .. } | What::Resumed | What::Restored { .. } => {
                return Err("it is said how the game stands once this is folded");
            }
            What::Charged { .. } => return Err("the time that is left is said with it"),
            What::ClockNoted => return Err("it changes nothing"),
            What::Adjourned(event) => return Err(why_not_of_adjournment(event)),
            What::Advised { .. } => return Err("help is for the one who asked"),
            What::BoardIsPage { .. } => return Err("nobody is told which board somebody has"),
            What::Dialogue(event) => return Err(why_not_of_dialogue(event)),
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

fn said_of_sheet(event: &RecordingEvent) -> Result<Sheet, &'static str> {
    Ok(match *event {
        RecordingEvent::Overruled { result, ref reason } => Sheet::Overruled { result, reason: reason.clone() },
        RecordingEvent::OutOfOrder { side: by, order } => Sheet::OutOfOrder { by, order },
        RecordingEvent::Signed { side: by, result } => Sheet::Signed { by, result },
        RecordingEvent::NextPeriod { side } => Sheet::NextPeriod { side },
        RecordingEvent::Written { .. } => return Err("the player is told how many half-moves they have written"),
        RecordingEvent::Requested { .. } => {
            return Err("the sheet is read, or the arbiter is told how many requests there were");
        }
    })
}

fn said_of_irregular(irregular: &Irregular) -> Result<Says, &'static str> {
    Ok(match *irregular {
        Irregular::Counted { noted, nth, .. } => Says::Counted { kind: noted.kind, by: noted.side, nth },
        Irregular::Bonus { side, millis } => Says::Bonus { side, millis },
        Irregular::CastlingLost { side } => Says::CastlingLost { side },
        Irregular::Noted(_) | Irregular::FlagFell { .. } | Irregular::DefaultTime { .. } => {
            return Err("the arbiter alone is told, with the move or with what they can do about it");
        }
        Irregular::Claimed { .. } => return Err("it is said what becomes of the claim"),
        Irregular::Bound { .. } => return Err("the pieces are said of which one must be moved"),
        Irregular::Asked { .. } | Irregular::Answered { .. } | Irregular::LeftToArbiter { .. } => {
            return Err("the end of the game is said, or who decides it");
        }
        Irregular::Dismissed(_) | Irregular::Awarded { .. } => return Err("the ruling before it says it"),
        Irregular::Displaced { .. } | Irregular::PutBack { .. } => return Err("it is said whose clock runs"),
    })
}

/// Its messages know what the facts do not: who has sealed, how long it is until then, who is too late.
fn why_not_of_adjournment(event: &AdjournmentEvent) -> &'static str {
    match event {
        AdjournmentEvent::Session { .. } => "it is said how long it is until then",
        AdjournmentEvent::Called { .. } | AdjournmentEvent::Closed { .. } | AdjournmentEvent::Missing => {
            "it is said who seals or has sealed"
        }
        AdjournmentEvent::MadeOnBoard { .. } | AdjournmentEvent::Opened { .. } => "the move is said",
        AdjournmentEvent::Sealed { .. } => "what is in the envelope is no part of what is said",
        AdjournmentEvent::Begun { .. } | AdjournmentEvent::Arrived { .. } => {
            "it is said whose clock runs or who is too late"
        }
    }
}

/// Whom the dialogue tells something depends on who sits where and on the board before and after it.
fn why_not_of_dialogue(event: &DialogueEvent) -> &'static str {
    match event {
        DialogueEvent::Lifted { .. }
        | DialogueEvent::Touched { .. }
        | DialogueEvent::Placed { .. }
        | DialogueEvent::Removed { .. }
        | DialogueEvent::NewPiece { .. }
        | DialogueEvent::Adjusting { .. } => "the piece is said as it stood there",
        DialogueEvent::Corrected { .. }
        | DialogueEvent::Repeated { .. }
        | DialogueEvent::Executed { .. }
        | DialogueEvent::ObligationBroken { .. } => "the move is said to those who may know it",
        DialogueEvent::TouchReported { .. } | DialogueEvent::TouchClaimed { .. } => {
            "the opponent's side is said with it"
        }
        DialogueEvent::PressRefused { .. }
        | DialogueEvent::TimeAsked
        | DialogueEvent::TimeTold { .. }
        | DialogueEvent::Formalities
        | DialogueEvent::Overstepped { .. } => "it is for those at one board alone",
        DialogueEvent::SaidToDiffer { .. } | DialogueEvent::BoardAgrees => "it is said who decides it",
        DialogueEvent::Diverged { .. } | DialogueEvent::SheetRead { .. } | DialogueEvent::Settled { .. } => {
            "what is proposed about the boards is said with it"
        }
    }
}
