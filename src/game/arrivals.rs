//! The beginning of a game at the arbiter's word, and who is there by then (6.2.1, 6.6, 6.7).

use super::clock::ClockReading;
use super::fact::{Source, What};
use super::machine::{Game, Phase};
use super::presence::Beginning;
use super::refusal::Refusal;
use super::response::Response;
use super::roles::{Seat, Seats};
use super::ruling_fact::Irregular;
use super::ruling_refusal::RulingRefusal;
use super::table_clock::TableClock;
use crate::rules::arrival::{Arrival, arrival, default_time_s, white_time_used_ms};
use crate::rules::position::Color;
use crate::time::Tick;

impl Game {
    /// Whether the game has begun.
    pub const fn has_begun(&self) -> bool {
        self.attendance.begun.is_some()
    }

    /// Whether no time runs before the first move, and none has been made.
    pub fn waits_for_first_move(&self) -> bool {
        self.stands_until_move(self.history.live().len())
    }

    pub(super) fn stands_until_move(&self, half_moves: usize) -> bool {
        self.started.begins == Beginning::FirstMove && half_moves == 0
    }

    /// Whether a player is known not to be there.
    pub fn is_absent(&self, side: Color) -> bool {
        *self.attendance.absent.get(side)
    }

    /// Who is known not to be there while the game is to be played, and whether the default time is over for them.
    pub(super) fn absent(&self) -> Vec<(Color, bool)> {
        let awaited = Color::ALL.into_iter().filter(|side| self.outcome().is_none() && self.is_absent(*side));
        awaited.map(|side| (side, *self.attendance.told.get(side))).collect()
    }

    /// For how long (ms) the game has gone on at `at`.
    fn since_the_start(&self, at: Tick) -> u64 {
        let begun = self.attendance.begun.unwrap_or(u64::MAX);
        self.clock.reading(at).elapsed().saturating_sub(begun)
    }

    /// The default time (s): the event's, or that of the profile (6.7.1).
    pub fn default_time(&self) -> u32 {
        default_time_s(self.started.event_rules.default_time_s, self.profile())
    }

    /// When the default time of somebody who is not there is over.
    pub(super) fn default_time_over(&self) -> Option<Tick> {
        if self.phase != Phase::Running || self.clock.is_none() || !self.has_begun() {
            return None;
        }
        let awaited = |side: &Color| *self.attendance.absent.get(*side) && !*self.attendance.told.get(*side);
        Color::ALL.into_iter().find(awaited)?;
        // A player who comes within the last millisecond is not late.
        let end = u64::from(self.default_time()) * 1_000 + 1;
        Some(self.noted.after(end.saturating_sub(self.since_the_start(self.noted))))
    }

    /// When the default time has ended, only the arbiter is told: they decide (6.7.1).
    pub(super) fn let_default_time_pass(&mut self, response: &mut Response<'_>, now: Tick) {
        if self.default_time_over().is_none_or(|due| due > now) {
            return;
        }
        let response = &mut Response { at: now, ..response.on_behalf_of(Seat::Arbiter, Source::Console) };
        let absent: Vec<Color> = Color::ALL.into_iter().filter(|side| self.is_absent(*side)).collect();
        for side in &absent {
            self.record(response, None, Irregular::DefaultTime { side: *side });
        }
        let only = if let [side] = absent[..] { Some(side) } else { None };
        response.tell(Seat::Arbiter, TableClock::DefaultTimeOver { side: only });
    }

    /// A player says that they are there.
    pub(super) fn check_in(&mut self, response: &mut Response<'_>) -> Result<(), Refusal> {
        let side = self.acting_side(response.by)?;
        let reading = self.on_arrival(response.at, side);
        let to = Seats::only(response.by).and(Seat::Arbiter);
        self.tell_fact(response, to, reading, What::Arrived { side });
        self.tell_late(response, side);
        Ok(())
    }

    /// What the clock shows once somebody has come. Where neither was there and the rules say so, White's time has not run (6.6).
    pub(super) fn on_arrival(&self, at: Tick, side: Color) -> Option<ClockReading> {
        if side == Color::Black || !self.has_begun() || !self.is_absent(side) {
            return None;
        }
        let late = self.since_the_start(at);
        let other = if *self.attendance.late.get(Color::Black) { late } else { 0 };
        let used = white_time_used_ms(late, other, self.default_time(), self.profile());
        let reading = self.clock(at)?;
        let too_much = reading.white.used.saturating_sub(used);
        (used < late && too_much > 0).then(|| reading.with_added(Color::White, too_much))
    }

    /// Whether the arbiter can say that somebody is there, or is not.
    pub(super) fn may_note_presence(&self, side: Color, here: bool) -> Result<(), RulingRefusal> {
        if !here && !self.is_absent(side) && self.history.live().iter().any(|each| each.mover() == side) {
            return Err(RulingRefusal::HasMoved);
        }
        Ok(())
    }

    /// Tells the arbiter how late somebody is who has come, and what the rules make of it.
    pub(super) fn tell_late(&self, response: &mut Response<'_>, side: Color) {
        let was_late = self.has_begun() && *self.attendance.late.get(side);
        if was_late {
            let millis = self.since_the_start(response.at);
            let forfeits = arrival(millis, self.default_time()) == Arrival::Forfeits;
            let late = TableClock::Late { side, millis, forfeits };
            response.tell(Seat::Arbiter, late);
        }
    }
}
