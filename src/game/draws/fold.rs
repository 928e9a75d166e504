//! What claims change in the game itself: the open offer, the phase, the clock's increment.

use super::event::Event;
use crate::game::machine::{Game, Phase};
use crate::rules::position::Color;

impl Game {
    /// Folds an event before [`super::Draws`] does.
    pub(in crate::game) fn apply_claim(&mut self, event: &Event) {
        match event {
            Event::Made { claim, ran, .. } => self.claimed(claim.by, *ran),
            Event::Quickplay { side, concluded, ran, .. } => {
                self.claimed(*side, *ran);
                if *concluded {
                    self.phase = Phase::Stopped;
                }
            }
            Event::IncrementAsked { side, ran } => self.claimed(*side, *ran),
            Event::Judged { correct: true, .. }
            | Event::Improper { .. }
            | Event::Verified { .. }
            | Event::Agreed { .. }
            | Event::Reason { .. } => {}
            Event::Judged { correct: false, .. } | Event::Decided { .. } => self.claim_is_closed(),
            Event::Withdrawn => {
                self.claim_is_closed();
                self.offer = None;
            }
            Event::IncrementDecided { increment, .. } => {
                self.claim_is_closed();
                if *increment > 0 {
                    self.clock.grant_increment(*increment);
                }
            }
            Event::NotConsented => self.offer = None,
        }
    }

    /// A claim is an offer of a draw, too (9.1.2.3); an offer of the opponent stays open beside it.
    fn claimed(&mut self, by: Color, ran: Option<Color>) {
        if self.offer.is_none() && self.profile().claim.is_draw_offer {
            self.offer = Some(by);
        }
        if ran.is_some() {
            self.phase = Phase::Stopped;
        }
    }

    fn claim_is_closed(&mut self) {
        if self.draws.ran.is_some() && self.phase == Phase::Stopped {
            self.phase = Phase::Running;
        }
    }
}
