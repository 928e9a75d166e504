//! What every decision is made of: who did it, the fact that is kept, the end of the game.

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

/// Who did something, by which way and when: what all facts of one input share.
#[derive(Copy, Clone)]
pub(super) struct Provenance {
    pub by: Seat,
    pub source: Source,
    pub at: Tick,
}

impl Game {
    pub(super) fn resign(&mut self, effects: &mut Vec<Effect>, provenance: Provenance) -> Result<(), Refusal> {
        let side = self.acting_side(provenance.by)?;
        self.hang(effects, provenance, Stake::Resignation { by: side });
        Ok(())
    }

    pub(super) fn end(&mut self, effects: &mut Vec<Effect>, provenance: Provenance, outcome: Outcome, reason: Reason) {
        self.clock.stop(provenance.at);
        let reading = self.clock(provenance.at);
        self.record(effects, provenance, reading, What::Ended { outcome, reason });
        effects.push(Effect::RestEngine);
        effects.push(Effect::Tell { to: Seats::PUBLIC, what: Message::Ended { outcome, reason } });
        if outcome == Outcome::Drawn && self.draw_counts_for_black() {
            effects.push(Effect::Tell { to: Seats::PUBLIC, what: Message::TableClock(TableClock::ArmageddonDrawn) });
        }
        effects.push(Effect::Cue { to: Seats::PLAYERS, cue: Cue::End });
    }

    /// The side for which a seat may act. An assistant acts only where the game has one.
    pub(super) fn acting_side(&self, seat: Seat) -> Result<Color, Refusal> {
        let assists = matches!(seat, Seat::AssistantOf(_));
        let has_one = |side: &Color| self.started.parts.assistant || self.player(*side).assistant;
        seat.acts_for().filter(|side| !assists || has_one(side)).ok_or(Refusal::PlayersOnly)
    }

    pub(super) fn record(
        &mut self,
        effects: &mut Vec<Effect>,
        provenance: Provenance,
        clock: Option<ClockReading>,
        what: What,
    ) {
        let fact = Fact { by: provenance.by, source: provenance.source, at: provenance.at, clock, what };
        self.apply(&fact);
        effects.push(Effect::Record(fact));
    }

    pub(super) fn tell_owner(&self, what: Message) -> Effect {
        Effect::Tell { to: Seats::only(self.owner()), what }
    }
}
