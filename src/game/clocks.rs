//! The clocks: stopped, running again, noted, and the flag.

use super::clock::{ClockReading, TimeControl};
use super::effect::Effect;
use super::fact::What;
use super::history::HalfMove;
use super::machine::{Game, NOTE_EVERY, Phase};
use super::message::Message;
use super::move_times::MoveTimes;
use super::refusal::Refusal;
use super::response::Response;
use super::roles::{Restarter, Seat, Seats};
use super::ruling_refusal::RulingRefusal;
use super::table_clock::TableClock;
use crate::rules::position::Color;

impl Game {
    pub(super) fn pause(&mut self, response: &mut Response<'_>) -> Result<(), Refusal> {
        if response.by == Seat::Spectator {
            return Err(Refusal::PlayersOnly);
        }
        // Against an engine no other player hears it, and where there is an arbiter it is a call for them.
        let is_bounded = !self.has_arbiter() && !Color::ALL.into_iter().any(|side| self.is_engine(side));
        if is_bounded && !self.is_heard(response.by) {
            return Err(Refusal::PausedTooOften);
        }
        let reading = self.stop_clock(response);
        self.tell_fact(response, Seats::PUBLIC, reading, What::Paused);
        if is_bounded {
            self.say_if_total_is_reached(response, response.by);
        }
        response.push(Effect::RestEngine);
        Ok(())
    }

    /// Whether a player calls the arbiter while the clocks stand.
    pub(super) fn may_call_arbiter(&self, seat: Seat) -> bool {
        self.phase == Phase::Stopped && self.has_arbiter() && seat.side().is_some()
    }

    /// The same call once more is heard already.
    pub(super) fn call_arbiter(&mut self, response: &mut Response<'_>) -> Result<(), Refusal> {
        if response.by.side().is_some_and(|side| self.calls.waits(side)) {
            return Err(self.clocks_stand());
        }
        self.tell_fact(response, Seats::PUBLIC, None, What::Paused);
        Ok(())
    }

    /// Who has stopped the clocks and waits for the arbiter, and how often they have in this game.
    pub(super) fn called_arbiter(&self) -> Vec<(Color, u32)> {
        if self.has_arbiter() && self.phase == Phase::Stopped { self.calls.waiting() } else { Vec::new() }
    }

    /// Whether the arbiter alone starts clocks that stand.
    pub(super) fn is_restarted_by_arbiter(&self) -> bool {
        self.mode().row().restarter == Restarter::Arbiter && self.has_arbiter()
    }

    /// Whether nothing but the arbiter's word is missing for the clocks to run again.
    pub(super) fn clocks_wait(&self) -> bool {
        self.phase == Phase::Stopped
            && self.is_restarted_by_arbiter()
            && self.has_begun()
            && self.adjourned.is_none()
            && self.arbiter_inbox.times.is_none()
            && self.flow.touch_claim().is_none()
            && self.draws.open().is_none()
            && self.flow.diverged().is_none()
    }

    /// Why nothing is played: the clocks stand.
    pub(super) fn clocks_stand(&self) -> Refusal {
        Refusal::ClocksStopped { arbiter: self.is_restarted_by_arbiter() }
    }

    /// In a tournament only the arbiter lets the clocks run again (6.11), if there is one.
    pub(super) fn resume(&mut self, response: &mut Response<'_>) -> Result<(), Refusal> {
        if self.phase != Phase::Stopped {
            return Err(Refusal::NotStopped);
        }
        if response.by == Seat::Spectator {
            return Err(Refusal::PlayersOnly);
        }
        if self.is_restarted_by_arbiter() && response.by != Seat::Arbiter {
            return Err(Refusal::ArbiterOnly);
        }
        if self.arbiter_inbox.times.is_some() {
            return Err(RulingRefusal::TimesOpen.into());
        }
        let begun = self.has_begun();
        if !self.waits_for_first_move() {
            self.clock.start(self.waited_for(), response.at);
        }
        let reading = self.clock(response.at);
        self.record(response, reading, What::Resumed);
        let turn = self.turn();
        let resumed = if begun { Message::Resumed { turn } } else { Message::TableClock(TableClock::Begun { turn }) };
        response.tell(Seats::PUBLIC, resumed);
        self.ask_engine(response);
        Ok(())
    }

    /// Whom the game waits for when it goes on: the player who puts pieces back, else the side whose clock was stopped.
    pub(super) fn waited_for(&self) -> Color {
        self.puts_pieces_back().unwrap_or_else(|| self.side_to_run())
    }

    /// Whose clock runs when the game goes on: the one that was stopped. A move that is made and not completed has not handed the
    /// time over (6.2.1), also where it was made again and the power went before it was completed.
    pub(super) fn side_to_run(&self) -> Color {
        let holds = || self.history.last().filter(|last| last.completed.is_none()).map(HalfMove::mover);
        self.ran.or_else(holds).unwrap_or(self.turn())
    }

    pub(super) fn note_clock(&mut self, response: &mut Response<'_>) {
        let due = self.noted.after(NOTE_EVERY) <= response.at;
        if self.phase == Phase::Running && self.clock.flag_at().is_some() && due {
            let reading = self.clock(response.at);
            self.record(response, reading, What::ClockNoted);
        }
    }

    pub(super) fn increment_of(&self, side: Color, reading: &ClockReading) -> u64 {
        let periods = self.clock.controls().get(side).periods();
        periods.get(reading.side(side).period).map_or(0, |period| period.increment)
    }

    /// What the clock showed and what a half-move took; `None` in a game without a clock, and before it is completed.
    pub fn times_of(&self, half_move: &HalfMove) -> Option<MoveTimes> {
        let reading = half_move.completed.flatten()?;
        let counts_down = match self.started.time.get(half_move.mover()) {
            TimeControl::None | TimeControl::CountUp => false,
            TimeControl::Hourglass { .. } | TimeControl::Periods { .. } => true,
        };
        let left = counts_down.then(|| reading.side(half_move.mover()).left);
        Some(MoveTimes { left, used: half_move.thought })
    }
}
