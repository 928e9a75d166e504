//! Decisions about the scoresheet.

use super::{Act, Message as Said, RecordingEvent, Refusal as No};
use crate::game::clock::{ClockReading, Extra, TimeControl};
use crate::game::fact::{Fact, What};
use crate::game::machine::Game;
use crate::game::message::Message;
use crate::game::refusal::Refusal;
use crate::game::response::Response;
use crate::game::roles::{Mode, Seat, Seats};
use crate::game::ruling::Ruling;
use crate::game::ruling_fact::Irregular;
use crate::game::ruling_refusal::RulingRefusal;
use crate::rules::conduct::{self, Request};
use crate::rules::ending::{Adjudication, Outcome, Reason};
use crate::rules::position::{ByColor, Color};
use crate::rules::recording::{self, Completing, Duty, Order, Reconstruction};

impl Game {
    /// Where the scoresheets stand.
    pub fn recording(&self) -> &super::Recording {
        &self.sheets
    }

    /// Whether what players say as a move may be kept as sound (D.2.7): at a tournament by the word of the event, or of the arbiter.
    pub fn allows_recorder(&self) -> bool {
        let by_the_event = self.mode() != Mode::Tournament || self.started.event_rules.recorder;
        self.recorder.unwrap_or(by_the_event)
    }

    /// Whether the arbiter can order this about recorders.
    pub(in crate::game) fn on_recorder(&self, allowed: bool) -> Result<(), Refusal> {
        self.still_open()?;
        if self.allows_recorder() == allowed { Err(RulingRefusal::AlreadySo.into()) } else { Ok(()) }
    }

    /// Whether a side must record now (8.1, 8.4, A.2).
    pub fn recording_duty(&self, side: Color, at: crate::time::Tick) -> Duty {
        let (left, period, increment) = match self.clock(at) {
            Some(reading) => {
                let of = reading.side(side);
                (self.left_to_record(side, of.left), of.period, self.increment_of(side, &reading))
            }
            None => (u64::MAX, 0, 0),
        };
        let before = self.sheets.duty_in(side, period);
        recording::duty(self.time_class(), left, increment, before, self.profile())
    }

    /// How little time a side has, in milliseconds: a clock that counts up never runs out (8.4).
    fn left_to_record(&self, side: Color, left: u64) -> u64 {
        match self.started.time.get(side) {
            TimeControl::None | TimeControl::CountUp => u64::MAX,
            TimeControl::Hourglass { .. } | TimeControl::Periods { .. } => left,
        }
    }

    /// Each player's duty, as a fact and the clock have it. What the press has just added is taken off again: what counts is how
    /// little there was.
    pub(in crate::game) fn see_duties(&mut self, fact: &Fact, reading: &ClockReading) {
        for side in Color::ALL {
            let of = reading.side(side);
            let before = self.sheets.duty_in(side, of.period);
            // A period that has just begun was never shorter than this.
            let added = before.map_or(0, |_| self.added_by_press(fact, side, reading));
            let left = self.left_to_record(side, of.left).saturating_sub(added);
            let increment = self.increment_of(side, reading);
            let duty = recording::duty(self.time_class(), left, increment, before, self.profile());
            let behind = self.unrecorded(side) != (0, 0);
            if self.sheets.see_duty(side, of.period, duty, behind) {
                if duty == Duty::ShortOfTime {
                    self.relieve(side);
                }
                self.note_duty(fact, side, duty, behind);
            }
        }
    }

    /// A fact without a clock time, seen by the clock as it runs: a player who runs short while thinking is relieved of that half-move
    /// too (8.4), and of what is not written when something else happens. While half-moves are made again, their sheets are fuller
    /// than the line.
    pub(in crate::game) fn see_duties_between_times(&mut self, fact: &Fact) {
        let comes_again = match fact.what {
            What::Completed { half_move } => self.history.is_completed_again(half_move),
            _ => self.history.made_again().is_some(),
        };
        if fact.clock.is_none()
            && !comes_again
            && let Some(reading) = self.clock(fact.at)
        {
            self.see_duties(fact, &reading);
        }
    }

    /// A fact that gives time, or puts it back, hides how little there was before it. A clock that the arbiter sets was wrong.
    pub(in crate::game) fn see_duties_before(&mut self, fact: &Fact, reading: &ClockReading) {
        let hides = match &fact.what {
            What::Ruled(order) => {
                !matches!(order.what, Ruling::SetClock { .. } | Ruling::SetPeriod { .. } | Ruling::Times { .. })
            }
            What::Irregular(Irregular::Bonus { .. }) | What::Claimed(_) | What::Restored { .. } => true,
            _ => false,
        };
        if hides && fact.clock.is_some() {
            self.see_duties(fact, reading);
        }
    }

    /// What the press has added to the time of its side, in milliseconds. A delay adds nothing: the time has stood still for so long.
    fn added_by_press(&self, fact: &Fact, side: Color, reading: &ClockReading) -> u64 {
        let What::Completed { half_move } = fact.what else { return 0 };
        let completed = self.history.find(half_move).filter(|each| each.mover() == side);
        let period = self.clock.controls().get(side).period(reading.side(side).period);
        match completed.zip(period).map(|(completed, period)| (period.extra, period.increment, completed.thought)) {
            Some((Extra::Increment, increment, _)) => increment,
            Some((Extra::Bronstein, increment, thought)) => thought.unwrap_or(0).min(increment),
            Some((Extra::Delay, ..)) | None => 0,
        }
    }

    /// They need not write what was not due yet (8.1, 8.4).
    fn relieve(&mut self, side: Color) {
        let live = self.history.live();
        let own_last = live.iter().rposition(|half_move| half_move.mover() == side).map(|index| index + 1);
        self.sheet_log.relieve(side, recording::due(own_last) + 1..=live.len());
    }

    /// How many half-moves are missing on the own sheet of a player: the opponent's, and their own.
    pub fn unrecorded(&self, side: Color) -> (u32, u32) {
        let missing = self.history.live().iter().skip(self.sheets.written(side));
        let (own, other): (Vec<_>, Vec<_>) = missing.partition(|half_move| half_move.mover() == side);
        let count = |list: Vec<_>| u32::try_from(list.len()).unwrap_or(u32::MAX);
        (count(other), count(own))
    }

    /// How a player completes their sheet after a flag or at the end of their time trouble (8.5).
    pub fn completing(&self, side: Color) -> Completing {
        let exempt = ByColor::new_with(|side| self.sheets.must_complete(side));
        recording::after_flag(side, exempt, self.turn())
    }

    /// Before a move is made where players keep their own sheets: training refuses, a tournament notes it for the arbiter.
    pub(in crate::game) fn check_sheet(&mut self, response: &mut Response<'_>, side: Color) -> Result<(), Refusal> {
        if !self.started.event_rules.own_sheets || self.is_engine(side) {
            return Ok(());
        }
        let (other, own) = self.unrecorded(side);
        let behind = self.completing(side) != Completing::Nothing && other + own > 0;
        let order = match self.recording_duty(side, response.at) {
            Duty::MustRecord => recording::order(other, own),
            Duty::ShortOfTime | Duty::NotInThisGame => Order::InOrder,
        };
        if order == Order::InOrder && !behind {
            return Ok(());
        }
        match self.mode() {
            Mode::Training if behind => Err(No::CompleteFirst.into()),
            Mode::Training => Err(No::WriteFirst.into()),
            Mode::Casual => Ok(()),
            Mode::Tournament => {
                self.tell_fact(response, Seat::Arbiter, None, RecordingEvent::OutOfOrder { side, order });
                Ok(())
            }
        }
    }

    pub(in crate::game) fn record_act(&mut self, response: &mut Response<'_>, act: Act) -> Result<(), Refusal> {
        match act {
            Act::Write => self.write_down(response),
            Act::Sign { result } => self.sign(response, result),
            Act::Request => self.request_sheet(response),
            Act::Overrule { .. } | Act::Reconstruct | Act::NextPeriod { .. } if response.by != Seat::Arbiter => {
                Err(Refusal::ArbiterOnly)
            }
            Act::Overrule { result, reason } => self.overrule(response, result, reason),
            Act::Reconstruct => {
                self.reconstruct(response);
                Ok(())
            }
            Act::NextPeriod { side } => self.next_period(response, side),
        }
    }

    fn write_down(&mut self, response: &mut Response<'_>) -> Result<(), Refusal> {
        let side = self.acting_side(response.by)?;
        if !self.started.event_rules.own_sheets {
            return Err(No::WrittenByConsole.into());
        }
        if self.sheets.written(side) >= self.history.live().len() {
            return Err(No::NothingMissing.into());
        }
        self.record(response, None, RecordingEvent::Written { side });
        let half_moves = u32::try_from(self.sheets.written(side)).unwrap_or(u32::MAX);
        response.tell(response.by, Said::Written { half_moves });
        Ok(())
    }

    /// The result that both sheets may bear. Where the arbiter has annulled the game, or both have lost, there is none.
    pub fn result_to_sign(&self) -> Option<Outcome> {
        let (outcome, _) = self.outcome()?;
        matches!(outcome, Outcome::Won { .. } | Outcome::Drawn | Outcome::HalfPoint { .. }).then_some(outcome)
    }

    /// What both sign stands, even if it is wrong, unless the arbiter decides otherwise (8.7).
    fn sign(&mut self, response: &mut Response<'_>, result: Option<Outcome>) -> Result<(), Refusal> {
        let side = self.acting_side(response.by)?;
        let outcome = self.result_to_sign().ok_or(No::NotOver)?;
        if self.sheets.signed(side).is_some() {
            return Err(No::Signed.into());
        }
        let result = result.unwrap_or(outcome);
        self.tell_fact(response, self.players_and_arbiter(), None, RecordingEvent::Signed { side, result });
        let (white, black) = (self.sheets.signed(Color::White), self.sheets.signed(Color::Black));
        let (Some(one), Some(other)) = (white, black) else { return Ok(()) };
        if one != other || self.result_on_record() != Some(one) {
            response.tell(Seat::Arbiter, self.discrepancy());
        }
        if one == other {
            self.stand(response, one);
            let result = self.outcome().map_or(one, |(outcome, _)| outcome);
            response.tell(Seats::PUBLIC, Said::Approved { result });
        }
        Ok(())
    }

    /// What the game has shown, or the arbiter has decided since.
    fn result_on_record(&self) -> Option<Outcome> {
        self.sheets.overruled.or(self.sheets.shown().map(|(outcome, _)| outcome))
    }

    fn discrepancy(&self) -> Said {
        let (white, black) = (self.sheets.signed(Color::White), self.sheets.signed(Color::Black));
        Said::Discrepancy { white, black, shown: self.result_on_record() }
    }

    /// Both have signed, and not the same: the arbiter decides (8.7).
    pub(in crate::game) fn signatures_to_decide(&self) -> Option<Said> {
        let (white, black) = (self.sheets.signed(Color::White)?, self.sheets.signed(Color::Black)?);
        (white != black).then(|| self.discrepancy())
    }

    /// Whose signatures the arbiter's decision has made void sign the new result.
    pub(in crate::game) fn ask_to_sign_anew(&self, response: &mut Response<'_>, before: ByColor<Option<Outcome>>) {
        let is_void = |side: &Color| before.get(*side).is_some() && self.sheets.signed(*side).is_none();
        for side in Color::ALL.into_iter().filter(is_void) {
            if self.result_to_sign().is_some() {
                response.tell(Seats::only(Seat::Side(side)).and(Seat::Arbiter), Said::SignAnew { side });
            }
        }
    }

    /// Whether the result of a tournament game waits for signatures, or for the arbiter's decision where they differ. The arbiter can
    /// close a game without them.
    pub fn waits_for_signatures(&self) -> bool {
        let open =
            self.mode() == Mode::Tournament && self.result_to_sign().is_some() && !self.arbiter_inbox().is_closed();
        open && (self.signatures_missing().is_some() || self.signatures_to_decide().is_some())
    }

    /// Who has not signed, while somebody has not.
    pub(in crate::game) fn signatures_missing(&self) -> Option<Said> {
        let [white, black] = Color::ALL.map(|side| self.sheets.signed(side).is_none());
        (white || black).then_some(Said::NotSigned { white, black })
    }

    pub(in crate::game) fn signatures(&self) -> ByColor<Option<Outcome>> {
        ByColor::new_with(|side| self.sheets.signed(side))
    }

    /// What was signed, or what the arbiter says instead, is the result.
    fn stand(&mut self, response: &mut Response<'_>, signed: Outcome) {
        let stands = recording::signed(self.sheets.shown(), signed, self.sheets.overruled).result;
        if let Adjudication::Ends(outcome, reason) = stands
            && self.outcome() != Some((outcome, reason))
        {
            self.end(response, outcome, reason);
        }
    }

    fn overrule(&mut self, response: &mut Response<'_>, result: Outcome, reason: String) -> Result<(), Refusal> {
        let before = self.signatures();
        let signed = before.iter().find_map(|signed| *signed).ok_or(No::NothingSigned)?;
        self.tell_fact(response, Seats::PUBLIC, None, RecordingEvent::Overruled { result, reason });
        self.stand(response, signed);
        self.ask_to_sign_anew(response, before);
        Ok(())
    }

    /// A player's request to see the scoresheet: a limited number of times, and only on their own move (A.3.2).
    fn request_sheet(&mut self, response: &mut Response<'_>) -> Result<(), Refusal> {
        let side = self.acting_side(response.by)?;
        let (asked, _) = self.sheets.requests(side);
        let nth = asked.saturating_add(1);
        let shown = match conduct::request(nth, side, self.turn(), self.context(), self.profile()) {
            Request::NotRegulated => return Err(No::NotRegulated.into()),
            Request::Shown => true,
            Request::Distraction => false,
        };
        self.record(response, None, RecordingEvent::Requested { side, shown });
        if !shown {
            response.tell(Seat::Arbiter, Said::Distraction { by: side, count: nth });
            return Err(No::Distraction.into());
        }
        let moves = self.history.live().iter().map(|half_move| self.report_to(response.by, half_move)).collect();
        response.tell(response.by, Message::Moves(moves));
        Ok(())
    }

    /// What the arbiter notes before the game is played over on a second board (8.5.3).
    fn reconstruct(&self, response: &mut Response<'_>) {
        let Reconstruction::OnASecondBoard(notes) = recording::reconstruction(0, self.profile()) else { return };
        let moves = u32::try_from(self.history.live().len() / 2).unwrap_or(u32::MAX);
        let (position, clock) = (self.board().fen(), self.clock(response.at));
        response.tell(Seat::Arbiter, Said::Reconstruct { notes, position, clock, moves });
    }

    /// What cannot be proved counts for the player: their next move is the first of the next period (8.6).
    fn next_period(&mut self, response: &mut Response<'_>, side: Color) -> Result<(), Refusal> {
        let mut reading = self.clock(response.at).ok_or(Refusal::NoClock)?;
        let control = self.clock.controls().get(side).clone();
        let of = reading.side_mut(side);
        let (Some(due), Some(next)) = (control.moves_due(of.period), control.period(of.period + 1)) else {
            return Err(No::LastPeriod.into());
        };
        of.moves = of.moves.max(due);
        of.period += 1;
        of.given += next.base;
        of.left += next.base;
        self.tell_fact(response, Seats::PUBLIC, Some(reading), RecordingEvent::NextPeriod { side });
        Ok(())
    }

    /// How the game ended before anything was signed.
    pub(in crate::game) fn note_ending(&mut self, outcome: Outcome, reason: Reason) {
        self.sheets.ended(outcome, reason);
    }
}
