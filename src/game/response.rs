//! What every decision is made of: who did it, what results from it, the fact that is kept, the end of the game.

use super::clock::ClockReading;
use super::effect::{Cue, Effect};
use super::fact::{Fact, Source, What};
use super::machine::Game;
use super::message::Message;
use super::refusal::Refusal;
use super::roles::{Seat, Seats};
use super::ruling_fact::Stake;
use super::table_clock::TableClock;
use crate::rules::ending::{Outcome, Reason};
use crate::rules::position::Color;
use crate::time::Tick;

/// What is done about one input: who did it, by which way and when, which all its facts share, and the effects so far.
pub(super) struct Response<'a> {
    pub by: Seat,
    pub source: Source,
    pub at: Tick,
    pub effects: &'a mut Vec<Effect>,
}

impl Response<'_> {
    /// What another seat does about the same input.
    pub fn on_behalf_of(&mut self, by: Seat, source: Source) -> Response<'_> {
        Response { by, source, at: self.at, effects: self.effects }
    }

    pub fn push(&mut self, effect: Effect) {
        self.effects.push(effect);
    }

    pub fn tell(&mut self, to: impl Into<Seats>, what: impl Into<Message>) {
        self.push(Effect::Tell { to: to.into(), what: what.into() });
    }

    /// Whether a seat has been told something by the effects after the first `since` of them.
    pub fn has_told(&self, seat: Seat, since: usize) -> bool {
        let is_it = |effect: &Effect| matches!(effect, Effect::Tell { to, .. } if to.contains(seat));
        self.effects.iter().skip(since).any(is_it)
    }

    pub fn cue(&mut self, to: impl Into<Seats>, cue: Cue) {
        self.push(Effect::Cue { to: to.into(), cue });
    }
}

impl Game {
    pub(super) fn resign(&mut self, response: &mut Response<'_>) -> Result<(), Refusal> {
        let side = self.acting_side(response.by)?;
        self.hang(response, Stake::Resignation { by: side });
        Ok(())
    }

    pub(super) fn end(&mut self, response: &mut Response<'_>, outcome: Outcome, reason: Reason) {
        let reading = self.stop_clock(response);
        self.tell_fact(response, Seats::PUBLIC, reading, What::Ended { outcome, reason });
        response.push(Effect::RestEngine);
        if outcome == Outcome::Drawn && self.draw_counts_for_black() {
            response.tell(Seats::PUBLIC, TableClock::ArmageddonDrawn);
        }
        response.cue(Seats::PLAYERS, Cue::End);
    }

    /// The side for which a seat may act. An assistant acts only where the game has one.
    pub(super) fn acting_side(&self, seat: Seat) -> Result<Color, Refusal> {
        let assists = matches!(seat, Seat::AssistantOf(_));
        let has_one = |side: &Color| self.started.parts.assistant || self.player(*side).assistant;
        seat.acts_for().filter(|side| !assists || has_one(side)).ok_or(Refusal::PlayersOnly)
    }

    /// The same, where it is that side's turn.
    pub(super) fn acting_mover(&self, seat: Seat) -> Result<Color, Refusal> {
        let side = self.acting_side(seat)?;
        if side == self.turn() { Ok(side) } else { Err(Refusal::NotYourTurn) }
    }

    /// Stops the clock; what it shows now.
    pub(super) fn stop_clock(&mut self, response: &Response<'_>) -> Option<ClockReading> {
        self.clock.stop(response.at);
        self.clock(response.at)
    }

    pub(super) fn record(&mut self, response: &mut Response<'_>, clock: Option<ClockReading>, what: impl Into<What>) {
        let fact = Fact { by: response.by, source: response.source, at: response.at, clock, what: what.into() };
        self.apply(&fact);
        response.push(Effect::Record(fact));
    }
}
