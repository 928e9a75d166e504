//! Where there is no arbiter, the players agree about what nobody knows: a draw, to play on, or one of them resigns.

use super::clock::ClockReading;
use super::command::Command;
use super::fact::What;
use super::machine::{Game, Phase};
use super::refusal::Refusal;
use super::response::Response;
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
    pub(super) fn tell_who_decides(&self, response: &mut Response<'_>, stake: Stake) {
        response.tell(Seats::PUBLIC, self.who_decides(stake));
    }

    /// A player says what is to become of it.
    pub(super) fn agree_about(
        &mut self,
        response: &mut Response<'_>,
        stake: Stake,
        command: &Command,
    ) -> Result<(), Refusal> {
        let side = self.acting_side(response.by)?;
        match command {
            Command::Offer => {
                self.offer_draw(response)?;
                // The built-in opponent does not claim to have won what nobody knows.
                if self.outcome().is_none() && self.is_engine(!side) {
                    self.end(response, Outcome::Drawn, Reason::Agreement);
                }
                Ok(())
            }
            // The game is over either way: nobody has to have moved first (5.2.3 is about games that could go on).
            Command::Accept => {
                self.answerable_offer(response, Reply::Accept)?;
                self.end(response, Outcome::Drawn, Reason::Agreement);
                Ok(())
            }
            Command::Decline => self.decline_draw(response),
            Command::Resign => {
                self.end(response, Outcome::Won { by: !side }, Reason::Resignation);
                Ok(())
            }
            Command::Resume => {
                self.play_on(response, stake);
                Ok(())
            }
            _ => Err(RulingRefusal::AgreeFirst.into()),
        }
    }

    /// The game goes on as before. A flag that has fallen does not fall again.
    fn play_on(&mut self, response: &mut Response<'_>, stake: Stake) {
        let turn = self.turn();
        let reading = self.clock(response.at).map(|reading| ClockReading { running: Some(turn), ..reading });
        if let Stake::Flag { fallen: side } = stake {
            self.record(response, None, Irregular::FlagFell { side });
        }
        self.record(response, reading, What::Resumed);
        response.tell(Seats::PUBLIC, Says::GoesOn { turn });
        self.ask_engine(response);
    }
}
