//! Offers of a draw and agreement (9.1).

use super::event::DrawEvent;
use super::message::Message as Said;
use super::refusal::Refusal as No;
use super::state::Open;
use crate::game::effect::Cue;
use crate::game::fact::What;
use crate::game::machine::Game;
use crate::game::refusal::Refusal;
use crate::game::response::Response;
use crate::game::roles::{Mode, Seat, Seats};
use crate::rules::ending::{self, Consent, NotAgreed, Outcome, Reason};
use crate::rules::offers::{self, Phase as Moment, Reply, Standing, Taken};
use crate::rules::position::Color;

impl Game {
    /// At which moment an offer of this side would come now. Where a move is completed as it is entered, there is no moment
    /// between the move and the press: what its maker offers then counts as offered with the move.
    pub fn moment_of_offer(&self, side: Color) -> Moment {
        let last_is_his = self.history.last().is_some_and(|last| last.mover() == side);
        if self.has_just_made(side) || (!self.presses_clock() && last_is_his) {
            Moment::MadeBeforePress
        } else if side == self.turn() {
            Moment::OwnMoveBeforeMaking
        } else {
            Moment::OpponentThinking
        }
    }

    pub(in crate::game) fn offer_draw(&mut self, response: &mut Response<'_>) -> Result<(), Refusal> {
        let by = self.acting_side(response.by)?;
        if self.offer == Some(by) {
            return Err(Refusal::OfferStands);
        }
        // Offering back what the opponent offers is accepting it.
        if self.offer == Some(!by) {
            return self.agree(response, by);
        }
        let taken = if self.is_adjourned() || self.players_agree_about().is_some() {
            // It cannot be a distraction (I.4): neither player is thinking.
            Taken::Proper
        } else {
            offers::taken(self.moment_of_offer(by), *self.moves_made().get(by), self.profile())
        };
        if taken == Taken::Invalid {
            return Err(No::OwnMoveFirst.into());
        }
        let response = &mut response.on_behalf_of(Seat::Side(by), response.source);
        if taken == Taken::Distracting {
            self.record(response, None, DrawEvent::Improper { side: by });
        }
        self.tell_fact(response, Seats::PUBLIC, None, What::Offered);
        response.cue(Seats::PLAYERS, Cue::Offer);
        if taken == Taken::Distracting && self.mode() == Mode::Tournament {
            let (_, count, _) = self.draws.counts(by);
            response.tell(Seat::Arbiter, Said::Improper { by, count });
        }
        self.ask_engine(response);
        Ok(())
    }

    /// The side that may answer the open offer: never the one that made it.
    pub(in crate::game) fn answerable_offer(&self, response: &Response<'_>, reply: Reply) -> Result<Color, Refusal> {
        let side = self.acting_side(response.by)?;
        let by = self.offer.ok_or(Refusal::NoOffer)?;
        if offers::after(reply, side, by) == Standing::Open { Err(Refusal::OwnOffer) } else { Ok(side) }
    }

    pub(in crate::game) fn accept_draw(&mut self, response: &mut Response<'_>) -> Result<(), Refusal> {
        let by = self.answerable_offer(response, Reply::Accept)?;
        self.agree(response, by)
    }

    /// Both want a draw: it is one, if the rules let them agree (5.2.3, 9.1.1).
    pub(in crate::game) fn agree(&mut self, response: &mut Response<'_>, by: Color) -> Result<(), Refusal> {
        match ending::may_agree(self.moves_made(), Consent::NotGiven, self.profile()) {
            Ok(()) => {
                self.end(response, Outcome::Drawn, Reason::Agreement);
                Ok(())
            }
            Err(NotAgreed::TooFewMoves) => Err(No::TooFewMoves.into()),
            Err(NotAgreed::NeedsConsent) if !self.has_arbiter() => Err(No::NoArbiter.into()),
            Err(NotAgreed::NeedsConsent) => {
                self.tell_fact(response, Seats::PUBLIC, None, DrawEvent::Agreed { side: by });
                Ok(())
            }
        }
    }

    pub(super) fn consent(&mut self, response: &mut Response<'_>, given: bool) -> Result<(), Refusal> {
        if !self.draws.agreed {
            return Err(No::NothingAgreed.into());
        }
        if given {
            self.end(response, Outcome::Drawn, Reason::Agreement);
        } else {
            self.tell_fact(response, Seats::PUBLIC, None, DrawEvent::NotConsented);
        }
        Ok(())
    }

    pub(in crate::game) fn decline_draw(&mut self, response: &mut Response<'_>) -> Result<(), Refusal> {
        self.answerable_offer(response, Reply::Reject)?;
        self.decline(response);
        Ok(())
    }

    /// An offer is declined in words. What else its maker has asked for goes to the arbiter now (III.4).
    pub(in crate::game) fn decline(&mut self, response: &mut Response<'_>) {
        self.tell_fact(response, Seats::PUBLIC, None, What::Declined);
        if let Some(Open::Increment { by: asker }) = self.draws.open {
            response.tell(Seat::Arbiter, Said::Decide { by: asker, postponable: false });
        }
    }
}
