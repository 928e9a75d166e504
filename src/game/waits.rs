//! What a game waits for while no moves may be made: the answer to the question whose turn it is.

use super::dialogue;
use super::draws::{Message as Said, Open, WaitsFor};
use super::machine::{Game, Phase};
use super::message::Message;
use super::ruling_fact::Stake;
use super::ruling_says::Says;

impl Game {
    /// What must happen before somebody moves again; `None` where the side to move may move.
    pub fn waits_for(&self) -> Option<Message> {
        if self.outcome().is_some() {
            return None;
        }
        if let Some(hanging) = self.arbiter_inbox.hanging.filter(|_| self.phase == Phase::Undecided) {
            let says = if hanging.for_arbiter { self.who_decides(hanging.stake) } else { Says::Searching };
            return Some(Message::Ruling(says));
        }
        if let Some(waits) = self.adjournment_waits() {
            return Some(waits.into());
        }
        if let Some(by) = self.flow.touch_claim() {
            return Some(Message::Dialogue(dialogue::Message::TouchClaimed { by, waits: true }));
        }
        if self.times_proposed().is_some() {
            return Some(Message::Ruling(Says::TimesOpen));
        }
        if self.draws.waits_for_consent() {
            return Some(Message::Draw(Said::Agreed));
        }
        let open = self.draws.open()?;
        let what = match open {
            Open::Quickplay { concluded: true, .. } => WaitsFor::LaterDecision,
            Open::Increment { by } if self.offer == Some(*by) => WaitsFor::Reply,
            Open::Draw { .. } | Open::Quickplay { .. } | Open::Increment { .. } => WaitsFor::Decision,
        };
        Some(Message::Draw(Said::Waits { by: open.by(), what }))
    }

    /// Says who decides a result that is not known.
    pub(super) fn who_decides(&self, stake: Stake) -> Says {
        let undecided = || if self.has_arbiter() { Says::ArbiterDecides(stake) } else { Says::PlayersAgree(stake) };
        self.loss_proposed(false).unwrap_or_else(undecided)
    }
}
