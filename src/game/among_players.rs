//! Where there is no arbiter, the players agree about what nobody knows: a draw, to play on, or one of them resigns.

use super::clock::ClockReading;
use super::command::Command;
use super::effect::Effect;
use super::fact::What;
use super::machine::{Game, Phase};
use super::message::Message;
use super::provenance::Provenance;
use super::refusal::Refusal;
use super::roles::Seats;
use super::ruling_fact::{Irregular, Stake};
use super::ruling_refusal::RulingRefusal;
use super::ruling_says::Says;
use crate::rules::ending::{Outcome, Reason};
use crate::rules::offers::Reply;

impl Game {
    /// What the players have to agree about: nobody knows it, and there is no arbiter.
    pub(super) fn players_agree_about(&self) -> Option<Stake> {
        let open = self.arbiter_inbox.hanging.filter(|hanging| hanging.for_arbiter && self.phase == Phase::Undecided);
        open.filter(|_| !self.has_arbiter()).map(|hanging| hanging.stake)
    }

    /// Says who decides what nobody knows.
    pub(super) fn tell_who_decides(&self, effects: &mut Vec<Effect>, stake: Stake) {
        effects.push(Effect::Tell { to: Seats::PUBLIC, what: Message::Ruling(self.who_decides(stake)) });
    }

    /// A player says what is to become of it.
    pub(super) fn agree_about(
        &mut self,
        effects: &mut Vec<Effect>,
        provenance: Provenance,
        stake: Stake,
        command: &Command,
    ) -> Result<(), Refusal> {
        let side = self.acting_side(provenance.by)?;
        match command {
            Command::Offer => {
                self.offer_draw(effects, provenance)?;
                // The built-in opponent does not claim to have won what nobody knows.
                if self.outcome().is_none() && self.engine_level(!side).is_some() {
                    self.end(effects, provenance, Outcome::Drawn, Reason::Agreement);
                }
                Ok(())
            }
            // The game is over either way: nobody has to have moved first (5.2.3 is about games that could go on).
            Command::Accept => {
                self.answerable_offer(provenance, Reply::Accept)?;
                self.end(effects, provenance, Outcome::Drawn, Reason::Agreement);
                Ok(())
            }
            Command::Decline => self.decline_draw(effects, provenance),
            Command::Resign => {
                self.end(effects, provenance, Outcome::Won { by: !side }, Reason::Resignation);
                Ok(())
            }
            Command::Resume => {
                self.play_on(effects, provenance, stake);
                Ok(())
            }
            _ => Err(RulingRefusal::AgreeFirst.into()),
        }
    }

    /// The game goes on as before. A flag that has fallen does not fall again.
    fn play_on(&mut self, effects: &mut Vec<Effect>, provenance: Provenance, stake: Stake) {
        let turn = self.turn();
        let reading = self.clock(provenance.at).map(|reading| ClockReading { running: Some(turn), ..reading });
        if let Stake::Flag { fallen: side } = stake {
            self.record(effects, provenance, None, What::Irregular(Irregular::FlagFell { side }));
        }
        self.record(effects, provenance, reading, What::Resumed);
        effects.push(Effect::Tell { to: Seats::PUBLIC, what: Message::Ruling(Says::GoesOn { turn }) });
        self.ask_engine(effects, provenance.at);
    }
}
