//! Where there is no arbiter and the result is not known, the players agree on a draw or to play on, or one of them resigns.

use super::clock::ClockReading;
use super::command::Command;
use super::fact::{RestoreReason, What};
use super::machine::{Game, Phase};
use super::refusal::Refusal;
use super::response::Response;
use super::roles::{Mode, Seat, Seats};
use super::ruling_fact::{Irregular, Stake};
use super::ruling_refusal::RulingRefusal;
use crate::rules::ending::{Outcome, Reason};
use crate::rules::offers::Reply;
use crate::rules::position::Color;

impl Game {
    /// What the players have to agree about: the answer is not known, and there is no arbiter.
    pub(super) fn players_agree_about(&self) -> Option<Stake> {
        let open = self.arbiter_inbox.hanging.filter(|hanging| hanging.for_arbiter && self.phase == Phase::Undecided);
        open.filter(|_| !self.has_arbiter()).map(|hanging| hanging.stake)
    }

    /// The built-in opponent agrees, and friends at one keyboard have talked about it.
    fn speaks_for_both(&self, side: Color) -> bool {
        let are_friends = self.mode() != Mode::Tournament && self.started.has_two_players_at_the_console();
        are_friends || self.is_engine(!side)
    }

    /// Who wants to play on, while the other player has not agreed.
    fn wants_to_play_on(&self) -> Option<Color> {
        self.arbiter_inbox.hanging.and_then(|hanging| hanging.plays_on)
    }

    /// Says who decides a result that is not known.
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
                // The built-in opponent does not claim a win that is not certain.
                if self.outcome().is_none() && self.is_engine(!side) {
                    self.end(response, Outcome::Drawn, Reason::Agreement);
                }
                Ok(())
            }
            // The game is over either way: no moves have to be made first (5.2.3 is about games that could go on).
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
            // One player's word is no agreement, except where they speak for both or the other player has already agreed.
            Command::Resume if self.speaks_for_both(side) || self.wants_to_play_on() == Some(!side) => {
                self.play_on(response, stake);
                Ok(())
            }
            Command::Resume if self.wants_to_play_on() == Some(side) => Err(RulingRefusal::ReplyAwaited(!side).into()),
            Command::Resume => {
                self.tell_fact(response, Seats::PUBLIC, None, Irregular::PlaysOn { side });
                Ok(())
            }
            _ => Err(RulingRefusal::AgreeFirst.into()),
        }
    }

    /// Whether a game that the clock has ended may go on: among friends, who sit at one keyboard, train, or do not want to win so.
    pub(super) fn may_play_on_after_the_flag(&self, by: Seat) -> bool {
        let Some((outcome, reason)) = self.outcome().filter(|_| self.mode() != Mode::Tournament && !self.has_arbiter())
        else {
            return false;
        };
        let Some(side) = by.side().filter(|_| reason.comes_of_a_flag()) else { return false };
        outcome == Outcome::Won { by: side }
            || outcome == Outcome::Drawn
            || self.is_engine(!side)
            || self.started.has_two_players_at_the_console()
    }

    /// Why this seat can do nothing in a game that is over, and how it could go on.
    pub fn game_over(&self, by: Seat) -> Refusal {
        if self.may_play_on_after_the_flag(by) { Refusal::GameOverOnTime } else { Refusal::GameOver }
    }

    /// What the clock has ended goes on from the same position. The flag does not fall again.
    pub(super) fn play_on_after_the_flag(&mut self, response: &mut Response<'_>) {
        let reading = self.clock(response.at);
        let fallen = Color::ALL.into_iter().find(|side| reading.is_some_and(|reading| reading.side(*side).left == 0));
        let turn = self.turn();
        let reading = reading.map(|reading| ClockReading { running: Some(turn), ..reading });
        let (to, why) = (self.history.last_id(), RestoreReason::TakenBack);
        self.record(response, reading, What::Restored { to, why, again: 0, confirm: false });
        if let Some(side) = fallen {
            self.record(response, None, Irregular::FlagFell { side });
        }
        response.tell(Seats::PUBLIC, self.going_on());
        self.ask_engine(response);
    }

    /// The game goes on as before. A flag that has fallen does not fall again.
    fn play_on(&mut self, response: &mut Response<'_>, stake: Stake) {
        let turn = self.turn();
        let reading = self.clock(response.at).map(|reading| ClockReading { running: Some(turn), ..reading });
        if let Stake::Flag { fallen: side } = stake {
            self.record(response, None, Irregular::FlagFell { side });
        }
        self.record(response, reading, What::Resumed);
        response.tell(Seats::PUBLIC, self.going_on());
        self.ask_engine(response);
    }
}
