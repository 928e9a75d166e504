//! The arbiter's orders: each is checked, kept with its reason, spoken to whom it concerns, and carried out. A later one can
//! undo it; nothing is deleted.

use super::agreed::Rewritten;
use super::arbiter_inbox::Hanging;
use super::clock::{ClockReading, TimeControl};
use super::draws::Open;
use super::fact::{RestoreReason, What};
use super::machine::{Game, Phase};
use super::message::Message;
use super::putting_right::{Act, TwoHands};
use super::refusal::Refusal;
use super::response::Response;
use super::roles::{Seat, Seats};
use super::ruling::{Order, Ruling};
use super::ruling_fact::{Irregular, Noted, Stake};
use super::ruling_refusal::RulingRefusal;
use super::ruling_says::{self, Says};
use crate::rules::can_mate::CanMate;
use crate::rules::devices;
use crate::rules::ending::{Outcome, Reason};
use crate::rules::illegal::Noticed;
use crate::rules::points::{self, Counted};
use crate::rules::position::{ByColor, Color, Square};
use crate::rules::profile::{Penalty, Points};
use crate::rules::setup_errors::{self, Action, Misplaced};

/// No clock shows more, in milliseconds: a week.
const MOST_TIME: u64 = 7 * 24 * 60 * 60 * 1_000;

/// What an order does, once it is known to be possible.
enum Doing {
    /// It is only said and kept.
    Nothing,
    /// What was wrong at the start counts no more, and the game goes on.
    Continue,
    /// The clock shows this from now on.
    Clock(ClockReading),
    /// The times of a position that was put back are confirmed.
    Times(ClockReading),
    /// An illegal move is put right.
    PutRight(Act),
    /// These notes are dropped.
    Dismiss(Vec<Noted>),
    /// What this side has done counts as an illegal move when it presses the clock (7.5.4).
    AtPress(Color),
    /// A position is put back.
    Restore,
    /// The game ends.
    End(Outcome, Reason),
    /// What hangs is decided for the claimant.
    Decide(Hanging),
    /// A claim by this side about a touched piece is right; these were touched.
    TouchBinds(Color, Vec<Square>),
    NoTouch,
    /// The game goes on.
    GoOn,
    /// A result depends on whether a side can mate.
    Hang(Stake),
    /// A side may not castle any more.
    ForbidCastling(Color),
    /// A player puts back the pieces that they have displaced.
    PutBack(Color),
    /// The record follows what both players have written.
    Rewrite(Rewritten),
    CallFlag,
    /// These points are given.
    Award(Points, Points),
}

impl Game {
    /// What a game counts for White and for Black: what was awarded, or what the result brings (10.1). Nothing while it
    /// goes on or does not count.
    pub fn points(&self) -> Option<(Points, Points)> {
        if let Some(awarded) = self.arbiter_inbox.points() {
            return Some(awarded);
        }
        let counted = match self.outcome()?.0 {
            Outcome::Won { by } => Counted::WonBy(by),
            Outcome::Drawn => Counted::Drawn,
            Outcome::HalfPoint { to } => Counted::HalfPoint(to),
            Outcome::LostByBoth => Counted::LostByBoth,
            Outcome::Annulled => return None,
        };
        let points = points::of_result(counted, self.profile());
        Some((points.white, points.black))
    }

    /// Everything that lies before the arbiter, to be read to them.
    pub fn inbox_message(&self) -> Message {
        let claimant = self.draws.open().map(Open::by).or(self.draws.postponed());
        Message::Ruling(Says::Inbox(Box::new(ruling_says::Open {
            noted: self.arbiter_inbox.noted.iter().map(|noted| (*noted, self.stands(noted))).collect(),
            white: self.arbiter_inbox.counted(Color::White),
            black: self.arbiter_inbox.counted(Color::Black),
            // A result stands whatever flag fell before it.
            fallen: if self.outcome().is_none() { self.arbiter_inbox.fallen.clone() } else { Vec::new() },
            two_hands: self
                .arbiter_inbox
                .two_hands()
                .and_then(|id| self.history.find(id))
                .map(super::history::HalfMove::mover),
            displaced: self.arbiter_inbox.displaced,
            hangs: self.arbiter_inbox.hanging.filter(|hanging| hanging.proposed.is_none()).map(|hanging| hanging.stake),
            proposed: self.loss_proposed(true).into_iter().chain(self.times_proposed()).collect(),
            claim: claimant.filter(|_| self.is_draw_to_rule_on()),
            postponable: matches!(self.draws.open(), Some(Open::Quickplay { concluded: false, .. })),
            agreed: self.draws.waits_for_consent(),
            dialogue: self.dialogue_to_decide(),
            adjourned: self.adjournment_waits(),
            signatures: self.signatures_to_decide().map(Box::new),
            gap: self.arbiter_inbox.gap,
            absent: self.absent(),
            calls: self.called_arbiter(),
            clocks_wait: self.clocks_wait(),
            screens: self.paired_screens.asking().to_vec(),
            lost: self.paired_screens.lost().to_vec(),
            away: Color::ALL.into_iter().filter(|side| *self.attendance.away.get(*side)).collect(),
        })))
    }

    pub(super) fn rule(&mut self, response: &mut Response<'_>, order: &Order) -> Result<(), Refusal> {
        if response.by != Seat::Arbiter {
            return Err(Refusal::ArbiterOnly);
        }
        if let Ruling::Claim { accepted } = order.what
            && self.flow.touch_claim().is_none()
            && self.is_draw_to_rule_on()
        {
            return self.order_on_draw(response, accepted, &order.reason);
        }
        let doing = self.possible(response, &order.what)?;
        let (charged, shorter) = self.charged_by(order).unzip();
        let order = charged.as_ref().unwrap_or(order);
        let reading = match &doing {
            Doing::Clock(reading) => Some(self.running_again(*reading)),
            Doing::Times(reading) => Some(*reading),
            Doing::TouchBinds(..) | Doing::NoTouch => self.reading_after_touch_claim(response),
            Doing::GoOn => self.clock(response.at).map(|reading| {
                let running = self.arbiter_inbox.times.is_none().then(|| self.side_to_run());
                ClockReading { running, ..reading }
            }),
            _ => None,
        };
        let to = match order.what {
            Ruling::Pin { .. } | Ruling::Presence { .. } | Ruling::Venue { .. } | Ruling::Dismiss { .. } => {
                Seats::only(Seat::Arbiter)
            }
            Ruling::CorrectSheet { .. } | Ruling::Name { .. } | Ruling::Screens { .. } | Ruling::Screen { .. } => {
                Seats::PLAYERS.and(Seat::Arbiter)
            }
            _ => Seats::PUBLIC,
        };
        self.tell_fact(response, to, reading, What::Ruled(order.clone()));
        if let Ruling::Presence { side, here: true } = order.what {
            self.tell_late(response, side);
        }
        if let Some(shorter) = shorter.flatten() {
            response.tell(Seat::Arbiter, shorter);
        }
        self.carry_out(response, &doing, &order.what);
        Ok(())
    }

    /// An order that charges a gap, with how much of it that is; and what the arbiter is told where they wanted more.
    fn charged_by(&self, order: &Order) -> Option<(Order, Option<Says>)> {
        let Ruling::Charge { millis } = order.what else { return None };
        let gap = self.arbiter_inbox.gap?;
        let charged = millis.unwrap_or(gap.millis).min(gap.millis);
        let more = millis.unwrap_or(0).saturating_sub(charged);
        let shorter = (more > 0).then_some(Says::GapShorter { side: gap.side, charged, more });
        Some((Order { what: Ruling::Charge { millis: Some(charged) }, reason: order.reason.clone() }, shorter))
    }

    fn carry_out(&mut self, response: &mut Response<'_>, doing: &Doing, ruling: &Ruling) {
        match *doing {
            Doing::Rewrite(ref rewritten) => self.rewrite(response, rewritten),
            Doing::PutBack(side) => {
                self.let_player_put_back(response, side);
                response.tell(Seat::Arbiter, Says::MayPenalise { side });
            }
            Doing::Clock(_) => {
                // What the built-in engine was told of its time is no longer so.
                if self.phase == Phase::Running {
                    self.ask_engine(response);
                }
                if let Some(proposed) = self.times_proposed() {
                    response.tell(Seat::Arbiter, proposed);
                }
            }
            Doing::Times(_) | Doing::NoTouch => self.tell_whether_going_on(response),
            Doing::Continue if self.phase == Phase::Running => {
                response.tell(Seats::PUBLIC, self.going_on());
            }
            Doing::Nothing | Doing::Continue => {}
            Doing::PutRight(act) => self.put_right(response, act),
            Doing::Dismiss(ref dismissed) => {
                for noted in dismissed {
                    self.record(response, None, Irregular::Dismissed(*noted));
                }
            }
            Doing::AtPress(side) => {
                response.tell(Seat::Arbiter, Says::CountsWithPress { side });
            }
            Doing::Restore => {
                if let Ruling::Restore { to } = ruling {
                    self.restore(response, *to, RestoreReason::Ruling);
                    self.tell_times(response);
                }
            }
            Doing::End(outcome, reason) => {
                let before = self.signatures();
                self.end(response, outcome, reason);
                self.ask_to_sign_anew(response, before);
            }
            Doing::Decide(hanging) => {
                let can = hanging.proposed.unwrap_or(CanMate::Yes);
                self.decide_stake(response, self.settle(hanging.stake, can), hanging.stake);
            }
            Doing::GoOn if self.arbiter_inbox.times.is_some() => self.tell_times(response),
            Doing::GoOn => self.tell_going_on(response),
            Doing::TouchBinds(by, ref touched) => {
                self.uphold_touch_claim(response, by, touched.clone());
                self.tell_whether_going_on(response);
            }
            Doing::Hang(stake) => self.hang(response, stake),
            Doing::ForbidCastling(side) => {
                self.tell_fact(response, Seats::PUBLIC, None, Irregular::CastlingLost { side });
            }
            Doing::CallFlag => self.call_fallen(response),
            Doing::Award(white, black) => {
                self.record(response, None, Irregular::Awarded { white, black });
            }
        }
    }

    /// The game goes on, and who acts next: a move may have been made and not completed.
    pub(super) fn going_on(&self) -> Says {
        let presses = self.waits_for_press(self.turn());
        Says::GoesOn { side: if presses { !self.turn() } else { self.turn() }, presses }
    }

    fn tell_going_on(&self, response: &mut Response<'_>) {
        response.tell(Seats::PUBLIC, self.going_on());
        self.ask_engine(response);
    }

    /// What was decided lets the game go on, unless the clocks stood before; where times are proposed, those are awaited.
    fn tell_whether_going_on(&self, response: &mut Response<'_>) {
        if self.phase == Phase::Running {
            self.tell_going_on(response);
        } else if self.clocks_wait() {
            response.tell(Seats::PUBLIC, Says::ClocksWait { asks: false });
        }
    }

    /// Whether an order is possible, and what it does.
    fn possible(&self, response: &Response<'_>, ruling: &Ruling) -> Result<Doing, Refusal> {
        match ruling {
            Ruling::AddTime { .. }
            | Ruling::TakeTime { .. }
            | Ruling::SetClock { .. }
            | Ruling::SetMoves { .. }
            | Ruling::SetPeriod { .. }
            | Ruling::SetRunning { .. }
            | Ruling::Charge { .. } => self.clock_set_by(response, ruling).map(Doing::Clock),
            Ruling::Presence { side, here } => {
                self.still_open()?;
                self.may_note_presence(*side, *here)?;
                let back = if *here { self.on_arrival(response.at, *side) } else { None };
                Ok(back.map_or(Doing::Nothing, Doing::Clock))
            }
            Ruling::Venue { side, left } => {
                self.still_open()?;
                let is_so = *self.attendance.away.get(*side) == *left || (*left && self.is_absent(*side));
                if is_so { Err(RulingRefusal::AlreadySo.into()) } else { Ok(Doing::Nothing) }
            }
            Ruling::Illegal { side } => {
                self.still_open()?;
                Ok(Doing::PutRight(self.noted_of(*side, Noticed::ByTheArbiter)?))
            }
            Ruling::IllegalPress { side } => {
                self.still_open()?;
                Ok(Doing::PutRight(self.press_of(*side)?))
            }
            Ruling::Dismiss { side } => Ok(Doing::Dismiss(self.dismissible(*side)?)),
            Ruling::TwoHands { side } => Ok(match self.two_hands(*side)? {
                TwoHands::AtPress => Doing::AtPress(*side),
                TwoHands::Counts(act) => Doing::PutRight(act),
                TwoHands::MayPenalise => Doing::Nothing,
            }),
            Ruling::Times { white, black } => {
                self.still_open()?;
                if *white.max(black) > MOST_TIME {
                    return Err(RulingRefusal::ClockTooHigh.into());
                }
                let confirmed = self.confirmed(response.at, *white, *black);
                Ok(confirmed.map(Doing::Times).ok_or(RulingRefusal::NoTimesProposed)?)
            }
            Ruling::Restore { to } => {
                self.history.length_at(*to).ok_or(Refusal::NoSuchHalfMove)?;
                let is_there = *to == self.history.last_id() && self.outcome().is_none();
                if is_there { Err(RulingRefusal::AlreadySo.into()) } else { Ok(Doing::Restore) }
            }
            Ruling::Claim { .. } | Ruling::AcceptTouch { .. } | Ruling::Confirm => self.on_what_is_claimed(ruling),
            Ruling::GoOn if self.arbiter_inbox.displaced.is_some() && self.phase == Phase::Running => Ok(Doing::GoOn),
            Ruling::GoOn if self.phase == Phase::Running => Err(RulingRefusal::GoesOn.into()),
            Ruling::GoOn => Ok(self.hanging().map(|_| Doing::GoOn)?),
            Ruling::CorrectSheet { half_move, said } => self.correction(*half_move, said),
            Ruling::AgreedMove { half_move, intent, said } => {
                self.nothing_hangs()?;
                self.may_be_rewritten()?;
                self.rewritten(*half_move, *intent, said).map(Doing::Rewrite)
            }
            Ruling::Displaced { side } => {
                self.nothing_hangs()?;
                let is_so = self.arbiter_inbox.displaced == Some(*side);
                if is_so { Err(RulingRefusal::AlreadySo.into()) } else { Ok(Doing::PutBack(*side)) }
            }
            Ruling::Penalty { side, penalty, millis } => self.penalty(response, *side, *penalty, *millis),
            Ruling::Result { outcome } => self.result(*outcome),
            Ruling::Points { white, black } => self.award(*white, *black),
            Ruling::Close if self.outcome().is_none() => Err(RulingRefusal::NoResultYet.into()),
            Ruling::Close if !self.waits_for_signatures() => Err(RulingRefusal::AlreadySo.into()),
            Ruling::Close => Ok(Doing::Nothing),
            Ruling::Annul => self.result(Outcome::Annulled),
            Ruling::Device { side, device } => {
                self.still_open()?;
                if !devices::is_offence(*device, self.profile()) {
                    return Err(RulingRefusal::NoOffence.into());
                }
                Ok(Doing::Hang(Stake::Device { by: *side, device: *device }))
            }
            Ruling::SetupWrong { side, misplaced } => self.setup_wrong(*side, *misplaced),
            Ruling::BoardTurned => self.board_turned(),
            Ruling::ColoursReversed => {
                self.still_open()?;
                let made = self.moves_made();
                Ok(begun_wrongly(setup_errors::colours_reversed(made.white.min(made.black), self.profile())))
            }
            Ruling::CallFlag => {
                self.still_open()?;
                self.may_call_flag()?;
                Ok(Doing::CallFlag)
            }
            Ruling::Screens { .. } | Ruling::Screen { .. } => self.on_screens(ruling).map(|()| Doing::Nothing),
            Ruling::Recorder { .. } | Ruling::Analysis | Ruling::Name { .. } | Ruling::Pin { .. } => {
                self.on_what_changes_no_game(ruling).map(|()| Doing::Nothing)
            }
        }
    }

    /// What an order about a claim, or about a result that the rules propose, does.
    fn on_what_is_claimed(&self, ruling: &Ruling) -> Result<Doing, Refusal> {
        let by = self.flow.touch_claim();
        match ruling {
            Ruling::Confirm => {
                let hanging = self.hanging()?;
                hanging.proposed.map(|_| Doing::Decide(hanging)).ok_or_else(|| hanging.refusal().into())
            }
            Ruling::AcceptTouch { square } => {
                let by = by.ok_or(RulingRefusal::NoClaim)?;
                self.may_have_been_touched(by, *square)?;
                Ok(Doing::TouchBinds(by, self.found_touched(by, Some(*square))))
            }
            Ruling::Claim { accepted } if let Some(by) = by => {
                if !accepted {
                    return Ok(Doing::NoTouch);
                }
                self.names_a_piece(by)?;
                Ok(Doing::TouchBinds(by, self.found_touched(by, None)))
            }
            _ if self.phase != Phase::Undecided => Err(RulingRefusal::NoClaim.into()),
            Ruling::Claim { accepted: false } => Ok(self.hanging().map(|_| Doing::GoOn)?),
            _ => Ok(Doing::Decide(self.hanging()?)),
        }
    }

    /// The clock as an order sets it; any other order leaves it as it is.
    fn clock_set_by(&self, response: &Response<'_>, ruling: &Ruling) -> Result<ClockReading, Refusal> {
        let mut reading = self.running_clock(response)?;
        match *ruling {
            Ruling::AddTime { side, millis } => self.added(response, side, millis),
            Ruling::TakeTime { side, millis } => self.taken(response, side, millis),
            Ruling::SetClock { millis, .. } if millis > MOST_TIME => Err(RulingRefusal::ClockTooHigh.into()),
            Ruling::SetClock { side, millis } if self.would_fall(&reading, side, millis) => {
                Err(RulingRefusal::FlagWouldFall.into())
            }
            Ruling::SetClock { side, millis } => Ok(reading.with_left(side, millis)),
            Ruling::SetMoves { side, moves } => {
                reading.side_mut(side).moves = moves;
                Ok(reading)
            }
            Ruling::SetPeriod { side, period } => {
                let index = usize::try_from(period).unwrap_or(usize::MAX).wrapping_sub(1);
                self.clock.controls().get(side).period(index).ok_or(RulingRefusal::NoSuchPeriod)?;
                reading.side_mut(side).period = index;
                Ok(reading)
            }
            Ruling::SetRunning { side } if reading.running.or(self.ran) == Some(side) => {
                Err(RulingRefusal::AlreadySo.into())
            }
            Ruling::SetRunning { side } => {
                reading.running = reading.running.map(|_| side);
                Ok(reading)
            }
            Ruling::Charge { millis } => {
                let gap = self.arbiter_inbox.gap.ok_or(RulingRefusal::NoGap)?;
                let millis = millis.unwrap_or(u64::MAX).min(gap.millis);
                Ok(self.clock.charged(gap.side, millis, response.at))
            }
            _ => Ok(reading),
        }
    }

    fn on_what_changes_no_game(&self, ruling: &Ruling) -> Result<(), Refusal> {
        match ruling {
            Ruling::Recorder { allowed } => self.on_recorder(*allowed),
            Ruling::Analysis => Ok(self.on_analysis()?),
            Ruling::Name { field, text } => Ok(self.on_name(*field, text)?),
            _ => Ok(()),
        }
    }

    pub(super) fn still_open(&self) -> Result<(), RulingRefusal> {
        if self.outcome().is_some() { Err(RulingRefusal::ResultStands) } else { Ok(()) }
    }

    fn nothing_hangs(&self) -> Result<(), Refusal> {
        self.still_open()?;
        if self.flow.touch_claim().is_some() {
            return Err(super::draws::Refusal::Open.into());
        }
        self.arbiter_inbox.hanging.map_or(Ok(()), |hanging| Err(hanging.refusal().into()))
    }

    fn hanging(&self) -> Result<Hanging, RulingRefusal> {
        self.arbiter_inbox.hanging.filter(|_| self.phase == Phase::Undecided).ok_or(RulingRefusal::NothingHangs)
    }

    /// Where both clocks stood because one had run out, the other one runs again once the arbiter has given time.
    fn running_again(&self, reading: ClockReading) -> ClockReading {
        let side = self.side_to_run();
        let waits = self.phase != Phase::Running || self.arbiter_inbox.times.is_some();
        let stood = !waits && self.clock.is_frozen(side);
        ClockReading { running: reading.running.or(stood.then_some(side)), ..reading }
    }

    fn running_clock(&self, response: &Response<'_>) -> Result<ClockReading, Refusal> {
        self.still_open()?;
        self.clock(response.at).ok_or(Refusal::NoClock)
    }

    fn added(&self, response: &Response<'_>, side: Color, millis: u64) -> Result<ClockReading, Refusal> {
        let reading = self.running_clock(response)?;
        if millis == 0 {
            return Err(RulingRefusal::AlreadySo.into());
        }
        let left = reading.side(side).left.checked_add(millis).filter(|left| *left <= MOST_TIME);
        left.map(|left| reading.with_left(side, left)).ok_or_else(|| RulingRefusal::ClockTooHigh.into())
    }

    fn taken(&self, response: &Response<'_>, side: Color, millis: u64) -> Result<ClockReading, Refusal> {
        let reading = self.running_clock(response)?;
        if millis == 0 {
            return Err(RulingRefusal::AlreadySo.into());
        }
        let left = reading.side(side).left.checked_sub(millis);
        if left.is_some_and(|left| self.would_fall(&reading, side, left)) {
            return Err(RulingRefusal::FlagWouldFall.into());
        }
        left.map(|left| reading.with_left(side, left)).ok_or_else(|| RulingRefusal::TooMuchTime.into())
    }

    /// Whether a side's flag falls as soon as its clock shows this. A clock that counts up shows zero at its start.
    fn would_fall(&self, reading: &ClockReading, side: Color, left: u64) -> bool {
        let counts_down = !matches!(self.started.time.get(side), TimeControl::None | TimeControl::CountUp);
        left == 0 && counts_down && reading.side(side).left > 0
    }

    /// What stands on the scoresheet for a half-move: as it was announced or its announcement corrected last, or as the arbiter has
    /// corrected it since; nothing where nothing was said.
    pub(super) fn written_as(&self, half_move: super::half_move::HalfMoveId) -> Option<&str> {
        let written = self.history.find(half_move)?;
        let corrected = self.arbiter_inbox.corrections.iter().find(|(id, _)| *id == half_move);
        Some(corrected.map_or(written.said.as_str(), |(_, said)| said.as_str()))
    }

    fn correction(&self, half_move: super::half_move::HalfMoveId, said: &str) -> Result<Doing, Refusal> {
        let stands = self.written_as(half_move).ok_or(Refusal::NoSuchHalfMove)?;
        if stands == said { Err(RulingRefusal::AlreadySo.into()) } else { Ok(Doing::Nothing) }
    }

    fn penalty(
        &self,
        response: &Response<'_>,
        side: Color,
        penalty: Penalty,
        millis: Option<u64>,
    ) -> Result<Doing, Refusal> {
        if !self.profile().arbiter.penalties.contains(&penalty) {
            return Err(RulingRefusal::NoSuchPenalty.into());
        }
        let amount = millis.ok_or(RulingRefusal::TimeMissing);
        match penalty {
            Penalty::OpponentTimePlus => self.added(response, !side, amount?).map(Doing::Clock),
            Penalty::OffenderTimeMinus => self.taken(response, side, amount?).map(Doing::Clock),
            Penalty::Loss | Penalty::Expel => {
                let outcome = Outcome::Won { by: !side };
                if self.outcome() == Some((outcome, Reason::Penalty)) {
                    return Err(RulingRefusal::AlreadySo.into());
                }
                Ok(Doing::End(outcome, Reason::Penalty))
            }
            Penalty::OpponentPointsMax | Penalty::OffenderPointsMinus => self.points_penalty(side, penalty),
            Penalty::Warning | Penalty::Fine | Penalty::ExcludeRounds => Ok(Doing::Nothing),
        }
    }

    /// Points of a game that is over: the most for the opponent, or the next lower ones for the offender.
    fn points_penalty(&self, side: Color, penalty: Penalty) -> Result<Doing, Refusal> {
        let (white, black) = self.points().ok_or(RulingRefusal::NoResultYet)?;
        let rules = &self.profile().points;
        let mut points = ByColor { white, black };
        if penalty == Penalty::OpponentPointsMax {
            *points.get_mut(!side) = rules.win;
            *points.get_mut(side) = rules.loss;
        } else {
            let had = *points.get(side);
            *points.get_mut(side) = if had == rules.win { rules.draw } else { rules.loss };
        }
        self.award(points.white, points.black)
    }

    fn award(&self, white: Points, black: Points) -> Result<Doing, Refusal> {
        let stands = self.points().ok_or(RulingRefusal::NoResultYet)?;
        if !points::may_award(ByColor { white, black }, self.profile()) {
            return Err(RulingRefusal::NoSuchPoints.into());
        }
        if stands == (white, black) { Err(RulingRefusal::AlreadySo.into()) } else { Ok(Doing::Award(white, black)) }
    }

    /// A result can be ruled in the place of another one; the record keeps both.
    fn result(&self, outcome: Outcome) -> Result<Doing, Refusal> {
        match self.outcome() {
            Some((stands, _)) if stands == outcome => Err(RulingRefusal::AlreadySo.into()),
            _ => Ok(Doing::End(outcome, Reason::Arbiter)),
        }
    }

    /// The moves that both have completed: a wrong set-up can be claimed until ten (A.4.1).
    fn moves_each(&self) -> u32 {
        let completed = |side| {
            let of_side = self.history.live().iter().filter(|each| each.mover() == side && each.completed.is_some());
            u32::try_from(of_side.count()).unwrap_or(u32::MAX)
        };
        completed(Color::White).min(completed(Color::Black))
    }

    fn board_turned(&self) -> Result<Doing, Refusal> {
        self.still_open()?;
        match setup_errors::wrong_orientation(self.moves_each(), self.context(), self.profile()) {
            Action::Continue => Err(RulingRefusal::TooLate.into()),
            action => Ok(begun_wrongly(action)),
        }
    }

    fn setup_wrong(&self, side: Color, misplaced: Misplaced) -> Result<Doing, Refusal> {
        self.still_open()?;
        let wrong = setup_errors::wrong_position(misplaced, side, self.moves_each(), self.context(), self.profile());
        Ok(match (wrong.action, wrong.castling_lost) {
            (Action::Continue, Some(side)) => Doing::ForbidCastling(side),
            (action, _) => begun_wrongly(action),
        })
    }
}

fn begun_wrongly(action: Action) -> Doing {
    match action {
        Action::AnnulAndNewGame => Doing::End(Outcome::Annulled, Reason::Arbiter),
        Action::TransferAndContinue | Action::Continue => Doing::Continue,
    }
}
