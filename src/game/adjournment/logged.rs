//! An adjournment in the arbiter's log.

use super::envelope;
use super::event::AdjournmentEvent;
use super::message::Message;
use crate::game::fact::Fact;
use crate::game::machine::Game;
use crate::rules::adjournment::Sealed;

impl Game {
    /// What the arbiter reads later of something that has happened; the game is not told of it yet. `None` where a note would say what is in
    /// an envelope, or where the sealed move itself stands in the log.
    pub(in crate::game) fn adjournment_logged(&self, fact: &Fact, event: &AdjournmentEvent) -> Option<Message> {
        let by = self.turn();
        let running = fact.clock.and_then(|reading| reading.running);
        Some(match event {
            AdjournmentEvent::Session { ends } => Message::Session { ends_in: ends.since(fact.at) },
            AdjournmentEvent::Called { .. } => Message::ToSeal { by },
            AdjournmentEvent::MadeOnBoard { intent } => Message::MadeOnBoard(self.report_of_intent(*intent)?),
            AdjournmentEvent::Sealed { .. } => return None,
            AdjournmentEvent::Closed { .. } => {
                let sealed = self.adjourned.as_ref()?.envelope.as_deref();
                Message::Closed { by, running, code: sealed.map(envelope::code).unwrap_or_default() }
            }
            AdjournmentEvent::Begun { white, black } => {
                let absent = self.absent_party(by, *white, *black);
                let nobody = !white && !black;
                Message::Begun { absent: absent.filter(|_| !nobody), nobody, running }
            }
            AdjournmentEvent::Arrived { side, late } => {
                Message::Arrived { side: *side, too_late: *late > self.resumption_limit() }
            }
            AdjournmentEvent::Opened { writing } => match writing.meaning {
                Sealed::Legal(_) => return None,
                Sealed::Illegal | Sealed::Ambiguous | Sealed::Unreadable => {
                    Message::BadMove { by, said: writing.said.clone() }
                }
            },
            AdjournmentEvent::Missing => Message::StateMove { by },
        })
    }
}
