//! What claims change in the game itself: the open offer, the phase, the clock's increment.

use super::event::DrawEvent;
use crate::game::machine::{Game, Phase};
use crate::rules::position::Color;

impl Game {
    /// Folds an event before [`super::Draws`] does.
    pub(in crate::game) fn apply_claim(&mut self, event: &DrawEvent) {
        match event {
            DrawEvent::Made { claim, ran, .. } => self.claimed(claim.by, *ran),
            DrawEvent::Quickplay { side, concluded, ran, .. } => {
                self.claimed(*side, *ran);
                if *concluded {
                    self.phase = Phase::Stopped;
                }
            }
            DrawEvent::IncrementAsked { side, ran } => self.claimed(*side, *ran),
            DrawEvent::Judged { correct: true, .. }
            | DrawEvent::Improper { .. }
            | DrawEvent::Verified { .. }
            | DrawEvent::Agreed { .. }
            | DrawEvent::Reason { .. } => {}
            DrawEvent::Judged { correct: false, .. } | DrawEvent::Decided { .. } => self.claim_is_closed(),
            DrawEvent::Withdrawn => {
                self.claim_is_closed();
                self.offer = None;
            }
            DrawEvent::IncrementDecided { increment, .. } => {
                self.claim_is_closed();
                if *increment > 0 {
                    self.clock.grant_increment(*increment);
                }
            }
            DrawEvent::NotConsented => self.offer = None,
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
