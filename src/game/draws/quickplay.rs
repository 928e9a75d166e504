//! The quickplay finish (10.2 until 2014, Guidelines III): claimed, decided by the arbiter or left to them, or an increment
//! instead.

use super::event::DrawEvent;
use super::message::Message as Said;
use super::packet::Packet;
use super::refusal::Refusal as No;
use super::state::Open;
use crate::game::clock::ClockReading;
use crate::game::machine::Game;
use crate::game::refusal::Refusal;
use crate::game::response::Response;
use crate::game::roles::{Seat, Seats};
use crate::rules::ending::{Outcome, Reason};
use crate::rules::position::{ByColor, Color};
use crate::rules::quickplay::{self, Announced, Basis, Decision, Finish};

impl Game {
    /// Whether the event has announced that Guidelines III apply.
    pub fn guidelines(&self) -> Announced {
        if self.started.event_rules.guidelines { Announced::Yes } else { Announced::No }
    }

    /// All that a claim in the quickplay finish depends on; `None` without a clock.
    pub fn finish(&self, by: Color, reading: &ClockReading) -> Option<Finish> {
        (!self.clock.is_none()).then(|| Finish {
            on_move: self.turn(),
            left_ms: ByColor::new_with(|side| reading.side(side).left),
            increment_ms: self.increment_of(by, reading),
            context: self.context(),
            announced: self.guidelines(),
        })
    }

    fn finish_of(&self, by: Color, response: &Response<'_>) -> Result<Finish, Refusal> {
        let reading = self.clock(response.at).ok_or(Refusal::NoClock)?;
        self.finish(by, &reading).ok_or(Refusal::NoClock)
    }

    pub(super) fn claim_quickplay(&mut self, response: &mut Response<'_>, basis: Basis) -> Result<(), Refusal> {
        let by = self.acting_side(response.by)?;
        self.draws.nothing_open()?;
        quickplay::may_claim(by, &self.finish_of(by, response)?, self.profile()).map_err(No::Quickplay)?;
        let concluded = !self.has_arbiter();
        let (ran, reading) = self.stop_clock_for_arbiter(response);
        self.open_claim(response, reading, DrawEvent::Quickplay { side: by, basis, concluded, ran });
        match self.draws.packet.clone().filter(|_| concluded) {
            Some(packet) => response.tell(Seats::PLAYERS, Said::Packet(packet)),
            None => response.tell(Seat::Arbiter, Said::Decide { by, postponable: true }),
        }
        Ok(())
    }

    /// The arbiter is summoned: the clocks are stopped, whatever the rules say of other claims (III.5).
    fn stop_clock_for_arbiter(&mut self, response: &Response<'_>) -> (Option<Color>, Option<ClockReading>) {
        let ran = self.clock(response.at).and_then(|reading| reading.running);
        self.clock.stop(response.at);
        (ran, self.clock(response.at))
    }

    /// What is handed in, as the game stands.
    pub(in crate::game) fn packet_of(&self, by: Color, basis: Basis, clock: Option<ClockReading>) -> Packet {
        Packet { by, basis, fen: self.board().fen(), clock, papers: quickplay::papers(basis), verified: None }
    }

    /// Accepted: drawn. Postponed: the opponent may get time. Rejected: they get it (III.5). A claim that has concluded the game
    /// leaves nothing to go on with: rejected, it is lost.
    pub(super) fn decide_quickplay(
        &mut self,
        response: &mut Response<'_>,
        by: Color,
        concluded: bool,
        decision: Decision,
        bonus: bool,
    ) -> Result<(), Refusal> {
        if decision == Decision::Postponed && concluded {
            return Err(No::NotPostponable.into());
        }
        let given = bonus || decision != Decision::Postponed;
        let bonus = if given { u64::from(quickplay::opponent_bonus_s(decision, self.profile())) * 1000 } else { 0 };
        let bonus = if concluded || self.draws.open.is_none() { 0 } else { bonus };
        let reading = self.reading_after_claim(response, !by, bonus).filter(|_| self.outcome().is_none());
        self.tell_fact(response, Seats::PUBLIC, reading, DrawEvent::Decided { side: by, decision, bonus });
        match decision {
            Decision::Accepted => self.end(response, Outcome::Drawn, Reason::QuickplayFinish),
            Decision::Rejected if concluded => {
                self.end(response, Outcome::Won { by: !by }, Reason::QuickplayFinish);
            }
            Decision::Rejected | Decision::Postponed => self.ask_engine(response),
        }
        Ok(())
    }

    pub(super) fn verify_packet(&mut self, response: &mut Response<'_>, agrees: bool) -> Result<(), Refusal> {
        let side = self.acting_side(response.by)?;
        match self.draws.open {
            Some(Open::Quickplay { by, concluded: true, .. }) if by != side => {
                self.tell_fact(response, self.players_and_arbiter(), None, DrawEvent::Verified { agrees });
                Ok(())
            }
            _ => Err(No::NotOpen.into()),
        }
    }

    /// Asking for an increment is an offer of a draw; if it is declined, the arbiter decides (III.4).
    pub(super) fn ask_increment(&mut self, response: &mut Response<'_>) -> Result<(), Refusal> {
        let by = self.acting_side(response.by)?;
        self.draws.nothing_open()?;
        quickplay::increment_request(by, &self.finish_of(by, response)?, self.profile()).map_err(No::Quickplay)?;
        if !self.has_arbiter() {
            return Err(No::NoArbiter.into());
        }
        let (ran, reading) = self.stop_clock_for_arbiter(response);
        self.open_claim(response, reading, DrawEvent::IncrementAsked { side: by, ran });
        Ok(())
    }

    pub(super) fn decide_increment(
        &mut self,
        response: &mut Response<'_>,
        by: Color,
        decision: Decision,
    ) -> Result<(), Refusal> {
        if self.offer == Some(by) {
            return Err(No::OfferOpen.into());
        }
        let (increment, bonus) = match decision {
            Decision::Postponed => return Err(No::NotPostponable.into()),
            Decision::Rejected => (0, 0),
            Decision::Accepted => {
                let rules = &self.profile().quickplay;
                (u64::from(rules.increment_request_s) * 1000, u64::from(rules.postponed_bonus_s) * 1000)
            }
        };
        let reading = self.reading_after_claim(response, !by, bonus);
        self.tell_fact(response, Seats::PUBLIC, reading, DrawEvent::IncrementDecided { increment, bonus });
        self.ask_engine(response);
        Ok(())
    }
}
