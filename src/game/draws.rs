//! Offers of a draw (9.1).

use super::deed::Deed;
use super::effect::{Cue, Effect};
use super::fact::What;
use super::machine::Game;
use super::message::Message;
use super::refusal::Refusal;
use super::roles::{Seat, Seats};
use crate::rules::ending::{Outcome, Reason};
use crate::rules::position::Color;

impl Game {
    pub(super) fn offer_draw(&mut self, effects: &mut Vec<Effect>, deed: Deed) -> Result<(), Refusal> {
        let by = self.acting_side(deed.by)?;
        if self.offer == Some(by) {
            return Err(Refusal::OfferStands);
        }
        // Offering back what the opponent offers is accepting it.
        if self.offer == Some(!by) {
            self.end(effects, deed, Outcome::Drawn, Reason::Agreement);
            return Ok(());
        }
        let deed = Deed { by: Seat::Side(by), ..deed };
        self.record(effects, deed, None, What::Offered);
        effects.push(Effect::Tell { to: Seats::PUBLIC, what: Message::Offered { by } });
        effects.push(Effect::Cue { to: Seats::PLAYERS, cue: Cue::Offer });
        self.ask_house(effects, deed.at);
        Ok(())
    }

    pub(super) fn accept(&mut self, effects: &mut Vec<Effect>, deed: Deed) -> Result<(), Refusal> {
        self.answerable_offer(deed)?;
        self.end(effects, deed, Outcome::Drawn, Reason::Agreement);
        Ok(())
    }

    pub(super) fn decline(&mut self, effects: &mut Vec<Effect>, deed: Deed) -> Result<(), Refusal> {
        let by = self.answerable_offer(deed)?;
        self.record(effects, deed, None, What::Declined);
        effects.push(Effect::Tell { to: Seats::PUBLIC, what: Message::Declined { by } });
        Ok(())
    }

    /// The side that may answer the open offer: never the one that made it.
    fn answerable_offer(&self, deed: Deed) -> Result<Color, Refusal> {
        let side = self.acting_side(deed.by)?;
        match self.offer {
            None => Err(Refusal::NoOffer),
            Some(by) if by == side => Err(Refusal::OwnOffer),
            Some(_) => Ok(side),
        }
    }
}
