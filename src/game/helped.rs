//! That a player is helped: the record says so before they hear anything.

use super::advice::Aid;
use super::fact::What;
use super::machine::Game;
use super::message::{Message, Opponent};
use super::refusal::Refusal;
use super::response::Response;
use super::roles::{Mode, Seat, Seats, Topic};
use super::ruling_refusal::RulingRefusal;
use super::sheet_log::{Note, Says};
use crate::rules::position::Color;

impl Game {
    /// Notes that a player is helped; once for each kind of help after each half-move. After the end everybody may look.
    pub(super) fn note_advice(&mut self, response: &mut Response<'_>, aid: Aid) -> Result<(), Refusal> {
        let side = response.by.side().filter(|_| self.may_ask(response.by, aid.topic()));
        let side = side.ok_or_else(|| self.refuses_help(response.by))?;
        let last = self.history.last_id();
        let mut notes = self.sheet_log().notes().iter();
        let is_noted = notes.any(|note| note.half_move == last && note.says == Says::Advised { side, aid });
        if self.outcome().is_none() && !is_noted {
            self.record(response, None, What::Advised { side, aid });
        }
        if self.outcome().is_none() && self.is_of_two_devices() {
            // At a real board the opponent hears what is said aloud.
            let to = if self.opponent() == Opponent::Board { Seats::PUBLIC } else { Seat::Side(!side).into() };
            response.tell(to, Message::Helped { side, aid });
        }
        Ok(())
    }

    /// Lets an engine help both players from now on, or no longer.
    pub(super) fn allow_help(&mut self, response: &mut Response<'_>, allowed: bool) -> Result<(), Refusal> {
        if self.mode() == Mode::Tournament || !self.is_of_two_devices() {
            return Err(Refusal::NotInThisMode);
        }
        if response.by != self.owner() {
            return Err(Refusal::OwnerOnly);
        }
        if self.outcome().is_some() {
            return Err(Refusal::GameOver);
        }
        if self.allows_help() == allowed {
            return Err(RulingRefusal::AlreadySo.into());
        }
        self.tell_fact(response, Seats::PUBLIC, None, What::EngineHelp { allowed });
        Ok(())
    }

    /// Whether two people play, each with a screen or a board of their own: one does not hear what the other asks.
    fn is_of_two_devices(&self) -> bool {
        matches!(self.opponent(), Opponent::Screen | Opponent::Board)
    }

    /// By the host's word; without it, by the setting.
    fn allows_help(&self) -> bool {
        self.engine_help.unwrap_or(self.started.event_rules.engine_help)
    }

    /// Whether this is help of an engine that the host of the game has not allowed.
    pub(super) fn withholds_help(&self, topic: Topic) -> bool {
        topic.is_engine_help() && self.outcome().is_none() && self.is_of_two_devices() && !self.allows_help()
    }

    /// What somebody is told who may have no help of an engine.
    pub fn refuses_help(&self, seat: Seat) -> Refusal {
        if self.mode() != Mode::Tournament && seat.side().is_some() && self.withholds_help(Topic::Hint) {
            Refusal::NoEngineHelp { host: seat == self.owner() }
        } else {
            Refusal::NotInThisMode
        }
    }

    /// Whether the arbiter has let the players look at this tournament game, which is over.
    pub fn allows_analysis(&self) -> bool {
        self.analysis && self.outcome().is_some() && self.mode() == Mode::Tournament
    }

    /// Whether the arbiter can allow it now. Elsewhere it needs no word of theirs.
    pub(super) fn on_analysis(&self) -> Result<(), RulingRefusal> {
        if self.outcome().is_none() {
            return Err(RulingRefusal::NoResultYet);
        }
        if self.allows_analysis() || self.mode() != Mode::Tournament { Err(RulingRefusal::AlreadySo) } else { Ok(()) }
    }

    /// How often a player was helped.
    pub fn times_helped(&self, side: Color) -> usize {
        let is_help = |note: &&Note| matches!(note.says, Says::Advised { side: helped, .. } if helped == side);
        self.sheet_log().notes().iter().filter(is_help).count()
    }
}
