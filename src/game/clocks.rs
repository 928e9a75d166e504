//! The clocks: stopped, running again, noted, and the flag.

use super::clock::ClockReading;
use super::deed::Deed;
use super::effect::{Cue, Effect};
use super::fact::{Source, What};
use super::machine::{Game, NOTE_EVERY, Phase};
use super::message::Message;
use super::refusal::Refusal;
use super::roles::{Mode, Seat, Seats};
use crate::rules::ending;
use crate::rules::position::Color;
use crate::time::Tick;

impl Game {
    pub(super) fn pause(&mut self, effects: &mut Vec<Effect>, deed: Deed) -> Result<(), Refusal> {
        if deed.by == Seat::Spectator {
            return Err(Refusal::PlayersOnly);
        }
        self.clock.stop(deed.at);
        let reading = self.clock(deed.at);
        self.record(effects, deed, reading, What::Paused);
        effects.push(Effect::RestEngine);
        effects.push(Effect::Tell { to: Seats::PUBLIC, what: Message::Paused });
        Ok(())
    }

    /// In a tournament only the arbiter lets the clocks run again (6.11).
    pub(super) fn resume(&mut self, effects: &mut Vec<Effect>, deed: Deed) -> Result<(), Refusal> {
        if self.phase != Phase::Stopped {
            return Err(Refusal::NotStopped);
        }
        if deed.by == Seat::Spectator {
            return Err(Refusal::PlayersOnly);
        }
        if self.mode() == Mode::Tournament && deed.by != Seat::Arbiter {
            return Err(Refusal::ArbiterOnly);
        }
        let turn = self.turn();
        self.clock.start(turn, deed.at);
        let reading = self.clock(deed.at);
        self.record(effects, deed, reading, What::Resumed);
        effects.push(Effect::Tell { to: Seats::PUBLIC, what: Message::Resumed { turn } });
        self.ask_house(effects, deed.at);
        Ok(())
    }

    pub(super) fn let_flag_fall(&mut self, effects: &mut Vec<Effect>, now: Tick) {
        // What was claimed before the flag fell is decided first.
        if self.phase != Phase::Running || self.draws.open().is_some() {
            return;
        }
        let Some((fallen, at)) = self.clock.flag_at().filter(|(_, at)| *at <= now) else { return };
        let (outcome, reason) = ending::of_flag(fallen, self.board().position().as_ref());
        self.end(effects, Deed { by: Seat::Side(fallen), source: Source::Console, at }, outcome, reason);
        effects.push(Effect::Cue { to: Seats::PLAYERS, cue: Cue::Flag });
    }

    pub(super) fn note_clock(&mut self, effects: &mut Vec<Effect>, deed: Deed) {
        let due = self.noted.after(NOTE_EVERY) <= deed.at;
        if self.phase == Phase::Running && self.clock.flag_at().is_some() && due {
            let reading = self.clock(deed.at);
            self.record(effects, deed, reading, What::ClockNoted);
        }
    }

    pub(super) fn increment_of(&self, side: Color, reading: &ClockReading) -> u64 {
        let periods = self.clock.controls().get(side).periods();
        periods.get(reading.side(side).period).map_or(0, |period| period.increment)
    }
}
