//! Gaps in the record are charged to neither side until the arbiter decides, or in other games the players.

use super::effect::Effect;
use super::fact::What;
use super::gaps::{Gap, GapCause};
use super::machine::{Game, Phase};
use super::refusal::Refusal;
use super::response::Response;
use super::roles::{Restarter, Seat, Seats};
use super::ruling_refusal::RulingRefusal;
use super::table_clock::TableClock;
use crate::time::Tick;

impl Game {
    /// The gap that is still to be decided.
    pub const fn gap(&self) -> Option<Gap> {
        self.arbiter_inbox.gap
    }

    /// The machine has slept for so long, and has woken before `response.at`. What fell due before that has fallen.
    pub(super) fn wake(&mut self, response: &mut Response<'_>, millis: u64) {
        let running = self.clock.reading(response.at).running;
        let Some(side) = running.filter(|_| self.phase == Phase::Running) else {
            response.tell(self.owner(), TableClock::Slept { millis });
            return;
        };
        let millis = self.clock.leave_gap(millis, response.at);
        response.push(Effect::RestEngine);
        self.note_gap(response, Gap { cause: GapCause::Slept, millis, side });
    }

    /// How long (ms) the program was away, by the wall clock in seconds; the clock runs on from `at`.
    pub(super) fn come_back(&mut self, at: Tick, wall: u64) -> Option<Gap> {
        let reading = self.clock.reading(self.noted);
        let noted = self.run.0.saturating_mul(1_000).saturating_add(self.noted.since(self.run.1));
        let millis = wall.saturating_mul(1_000).saturating_sub(noted);
        let side = reading.running.filter(|_| self.phase == Phase::Running);
        let away = match side {
            Some(_) => super::clock::ClockReading { running: None, gaps: reading.gaps + millis, ..reading },
            None => super::clock::ClockReading { running: None, stood: reading.stood + millis, ..reading },
        };
        self.clock.set(&away, at);
        side.map(|side| Gap { cause: GapCause::Away, millis, side })
    }

    pub(super) fn note_gap(&mut self, response: &mut Response<'_>, gap: Gap) {
        let reading = self.clock(response.at);
        self.tell_fact(response, Seats::PUBLIC, reading, What::Gap(gap));
    }

    /// A player charges the gap to the side whose clock was running.
    pub(super) fn charge(&mut self, response: &mut Response<'_>) -> Result<(), Refusal> {
        if response.by == Seat::Spectator {
            return Err(Refusal::PlayersOnly);
        }
        if self.mode().row().restarter == Restarter::Arbiter && response.by != Seat::Arbiter {
            return Err(Refusal::ArbiterOnly);
        }
        let gap = self.arbiter_inbox.gap.ok_or(RulingRefusal::NoGap)?;
        let before = self.clock.reading(response.at);
        let reading = self.clock.charged(gap.side, gap.millis, response.at);
        let millis = reading.side(gap.side).used - before.side(gap.side).used;
        self.record(response, Some(reading), What::Charged { side: gap.side, millis });
        let left = reading.side(gap.side).left;
        let charged = TableClock::Charged { side: gap.side, millis, left };
        response.tell(Seats::PUBLIC, charged);
        Ok(())
    }
}
