//! A position that is put back, and the times that come with it (7.1, 7.5.1).
//!
//! Time that was used stays used. What the half-moves that are struck out have brought their movers goes. Where there is an
//! arbiter, both clocks stop, and the times are proposed until the arbiter confirms them.

use super::arbiter_inbox::TimesToConfirm;
use super::clock::{Clock, ClockReading, Extra, TimeControl};
use super::fact::{HalfMoveId, RestoreReason, What};
use super::history::HalfMove;
use super::machine::{Game, Phase};
use super::message::Message;
use super::response::Response;
use super::roles::{Seat, Seats};
use super::ruling::Ruling;
use super::ruling_says::Says;
use crate::rules::position::{ByColor, Color};
use crate::time::Tick;

impl Game {
    /// Puts an earlier position back, and lets the arbiter confirm the times, if there is one.
    pub(super) fn restore(&mut self, response: &mut Response<'_>, to: Option<HalfMoveId>, why: RestoreReason) {
        let index = self.history.length_at(to).unwrap_or(0);
        let shown = self.clock(response.at).map(|now| self.with_used_time(index, now));
        self.put_position_back(response, to, why, shown, self.has_arbiter());
    }

    /// The same with the times that were logged then: what is taken back in training gives its time back, and boards that differ are
    /// retraced with the times that were said before (D.2.9).
    pub(super) fn restore_with_log(&mut self, response: &mut Response<'_>, to: Option<HalfMoveId>, why: RestoreReason) {
        let index = self.history.length_at(to).unwrap_or(0);
        let shown = self.times_of_log(index, response.at);
        self.put_position_back(response, to, why, shown, false);
    }

    fn put_position_back(
        &mut self,
        response: &mut Response<'_>,
        to: Option<HalfMoveId>,
        why: RestoreReason,
        shown: Option<ClockReading>,
        confirm: bool,
    ) {
        let index = self.history.length_at(to).unwrap_or(0);
        let turn = self.history.board_before(index).unwrap_or(self.history.start()).turn();
        let confirm = confirm && shown.is_some();
        let stands = confirm || self.phase == Phase::Stopped || self.stands_until_move(index);
        let reading = shown.map(|shown| ClockReading { running: (!stands).then_some(turn), ..shown });
        self.record(response, reading, What::Restored { to, why, again: 0, confirm });
        response.tell(Seats::PUBLIC, Message::Restored { last: self.last_report(), turn: self.turn() });
        if self.phase == Phase::Running {
            self.ask_engine(response);
        }
    }

    /// What the clock shows when all half-moves from this index on are struck out and the time for them stays used. A period that
    /// is to be reached again is taken back for both.
    pub(super) fn with_used_time(&self, index: usize, now: ClockReading) -> ClockReading {
        let struck = self.history.live().get(index..).unwrap_or_default();
        let mut reading = now;
        for side in Color::ALL {
            let control = self.clock.controls().get(side);
            let completed: Vec<&HalfMove> =
                struck.iter().filter(|each| each.mover() == side && each.completed.is_some()).collect();
            let mut back: u64 = completed.iter().map(|each| extra_of(control, each)).sum();
            let shown = reading.side_mut(side);
            let had = shown.moves;
            shown.thought = 0;
            shown.moves = had.saturating_sub(u32::try_from(completed.len()).unwrap_or(u32::MAX));
            while let Some(before) = shown.period.checked_sub(1)
                && control.moves_due(before).is_some_and(|due| shown.moves < due && due <= had)
            {
                back += control.period(shown.period).map_or(0, |period| period.base);
                shown.period = before;
            }
            shown.adjust(-i64::try_from(back).unwrap_or(i64::MAX));
        }
        reading
    }

    /// The times that were logged when this many half-moves stood, with what the arbiter has ruled since: time that they have given
    /// or taken, or a time that they have set.
    pub(super) fn times_of_log(&self, index: usize, at: Tick) -> Option<ClockReading> {
        let logged = self.history.before(index);
        let then = match logged {
            Some(half_move) => half_move.completed.flatten(),
            None => Some(Clock::new(self.clock.controls().clone()).reading(at)),
        };
        let mut reading = self.clock(at)?.put_back(&then?);
        self.clock_rulings.redo(logged.map_or(0, |half_move| half_move.rulings), &mut reading);
        Some(reading)
    }

    // --- until the arbiter confirms them ---

    /// A position is put back whose times are to be confirmed. What was stopped before stays so afterwards.
    pub(super) fn await_times(&mut self, why: RestoreReason) {
        let runs = self.arbiter_inbox.times.map_or(self.phase != Phase::Stopped, |times| times.runs);
        let says_log = why == RestoreReason::Ruling;
        self.arbiter_inbox.times = Some(TimesToConfirm { runs, says_log, included: ByColor::default() });
        self.phase = Phase::Stopped;
    }

    /// What lies before the arbiter about times; `None` where nothing is to be confirmed.
    pub(super) fn times_proposed(&self) -> Option<Says> {
        let times = self.arbiter_inbox.times.filter(|_| self.phase == Phase::Stopped)?;
        let shown = self.clock.reading(self.noted);
        let log = self.logged_offer().filter(|_| times.says_log).map(|log| (log.white.left, log.black.left));
        let log = log.filter(|log| *log != (shown.white.left, shown.black.left));
        Some(Says::TimesProposed {
            white: shown.white.left,
            black: shown.black.left,
            included: Color::ALL
                .into_iter()
                .map(|side| (side, *times.included.get(side)))
                .filter(|of| of.1 > 0)
                .collect(),
            log,
        })
    }

    fn logged_offer(&self) -> Option<ClockReading> {
        self.times_of_log(self.history.live().len(), self.noted)
    }

    /// Says which times come with the position that was put back.
    pub(super) fn tell_times(&self, response: &mut Response<'_>) {
        if let Some(proposed) = self.times_proposed() {
            response.tell(Seats::PLAYERS, Says::TimesOpen);
            response.tell(Seat::Arbiter, proposed);
        } else if let Some(reading) = self.clock(response.at).filter(|_| self.outcome().is_none()) {
            response.tell(Seats::PLAYERS, Message::Clocks(reading));
        }
    }

    /// The order by which the arbiter confirms the proposed times, or those of the log instead; `None` where none are proposed.
    pub fn times_to_confirm(&self, logged: bool) -> Option<Ruling> {
        self.arbiter_inbox.times?;
        let shown = if logged { self.logged_offer()? } else { self.clock.reading(self.noted) };
        Some(Ruling::Times { white: shown.white.left, black: shown.black.left })
    }

    /// What the arbiter's yes orders: the result or the times that are proposed; `None` where nothing is.
    pub fn proposed_to_arbiter(&self) -> Option<Ruling> {
        if self.phase == Phase::Undecided {
            return self.loss_proposed(true).map(|_| Ruling::Confirm);
        }
        self.times_to_confirm(false)
    }

    /// What the clock shows from the confirmation on.
    pub(super) fn confirmed(&self, at: Tick, white: u64, black: u64) -> Option<ClockReading> {
        let times = self.arbiter_inbox.times.filter(|_| self.phase == Phase::Stopped)?;
        let runs = times.runs && !self.stands_until_move(self.history.live().len());
        let shown = self.clock(at)?.with_left(Color::White, white).with_left(Color::Black, black);
        Some(ClockReading { running: runs.then_some(self.turn()), ..shown })
    }
}

/// The extra time that the completion of a half-move has added. A delay adds nothing: the time has stood still for so long.
fn extra_of(control: &TimeControl, half_move: &HalfMove) -> u64 {
    let Some(after) = half_move.completed.flatten().map(|reading| *reading.side(half_move.mover())) else { return 0 };
    let Some(period) = control.period(after.period).filter(|period| period.extra != Extra::Delay) else { return 0 };
    let entered = after.period.checked_sub(1).is_some_and(|before| control.moves_due(before) == Some(after.moves));
    half_move.brought.unwrap_or(0).saturating_sub(if entered { period.base } else { 0 })
}
