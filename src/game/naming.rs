//! The names on the scoresheet, and whose they are: the owner's; at a tournament the arbiter's, who rules on them once the game has begun.

use super::fact::{NameField, What};
use super::machine::{Game, Names};
use super::refusal::Refusal;
use super::response::Response;
use super::roles::{Mode, Seat, Seats};
use super::ruling::Ruling;
use super::ruling_refusal::RulingRefusal;

impl Game {
    /// Gives a name. At a tournament both players hear of it.
    pub(super) fn give_name(
        &mut self,
        response: &mut Response<'_>,
        field: NameField,
        text: String,
    ) -> Result<(), Refusal> {
        if self.mode() != Mode::Tournament {
            if response.by != self.owner() {
                return Err(Refusal::OwnerOnly);
            }
            self.tell_fact(response, response.by, None, What::Named { field, text });
            return Ok(());
        }
        if response.by != Seat::Arbiter {
            return Err(Refusal::ArbiterOnly);
        }
        if self.has_begun() {
            return self.rule(response, &Ruling::Name { field, text }.into());
        }
        self.tell_fact(response, Seats::PLAYERS.and(Seat::Arbiter), None, What::Named { field, text });
        Ok(())
    }

    pub(super) fn on_name(&self, field: NameField, text: &str) -> Result<(), RulingRefusal> {
        if self.names().in_field(field) == text { Err(RulingRefusal::AlreadySo) } else { Ok(()) }
    }
}

impl Names {
    pub(super) fn in_field(&self, field: NameField) -> &str {
        match field {
            NameField::White => &self.players.white,
            NameField::Black => &self.players.black,
            NameField::Event => &self.event,
            NameField::Round => &self.round,
        }
    }

    pub(super) fn set(&mut self, field: NameField, text: &str) {
        let place = match field {
            NameField::White => &mut self.players.white,
            NameField::Black => &mut self.players.black,
            NameField::Event => &mut self.event,
            NameField::Round => &mut self.round,
        };
        text.clone_into(place);
    }
}
