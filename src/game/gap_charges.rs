//! Gaps in the record are charged to nobody until the arbiter decides, or in other games the players.

use super::effect::Effect;
use super::fact::What;
use super::gaps::{Gap, GapCause};
use super::machine::{Game, Phase};
use super::message::Message;
use super::provenance::Provenance;
use super::refusal::Refusal;
use super::roles::{Restarter, Seat, Seats};
use super::ruling_refusal::RulingRefusal;
use super::table_clock::TableClock;
use crate::time::Tick;

impl Game {
    /// The gap that nobody has decided about.
    #[must_use]
    pub const fn gap(&self) -> Option<Gap> {
        self.arbiter_inbox.gap
    }

    /// The machine has slept for so long, and has woken before `provenance.at`. What fell due before that has fallen.
    pub(super) fn wake(&mut self, effects: &mut Vec<Effect>, provenance: Provenance, millis: u64) {
        let running = self.clock.reading(provenance.at).running;
        let Some(side) = running.filter(|_| self.phase == Phase::Running) else {
            effects.push(self.tell_owner(Message::TableClock(TableClock::Slept { millis })));
            return;
        };
        let millis = self.clock.leave_gap(millis, provenance.at);
        effects.push(Effect::RestEngine);
        self.note_gap(effects, provenance, Gap { cause: GapCause::Slept, millis, side });
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

    pub(super) fn note_gap(&mut self, effects: &mut Vec<Effect>, provenance: Provenance, gap: Gap) {
        let reading = self.clock(provenance.at);
        self.record(effects, provenance, reading, What::Gap(gap));
        let decides = self.mode().row().restarter;
        effects.push(Effect::Tell { to: Seats::PUBLIC, what: Message::TableClock(TableClock::Gap { gap, decides }) });
    }

    /// A player charges the gap to the side whose clock was running.
    pub(super) fn charge(&mut self, effects: &mut Vec<Effect>, provenance: Provenance) -> Result<(), Refusal> {
        if provenance.by == Seat::Spectator {
            return Err(Refusal::PlayersOnly);
        }
        if self.mode().row().restarter == Restarter::Arbiter && provenance.by != Seat::Arbiter {
            return Err(Refusal::ArbiterOnly);
        }
        let gap = self.arbiter_inbox.gap.ok_or(RulingRefusal::NoGap)?;
        let before = self.clock.reading(provenance.at);
        let reading = self.clock.charged(gap.side, gap.millis, provenance.at);
        let millis = reading.side(gap.side).used - before.side(gap.side).used;
        self.record(effects, provenance, Some(reading), What::Charged { side: gap.side, millis });
        let left = reading.side(gap.side).left;
        let charged = TableClock::Charged { side: gap.side, millis, left };
        effects.push(Effect::Tell { to: Seats::PUBLIC, what: Message::TableClock(charged) });
        Ok(())
    }
}
