//! Claims of a draw (9.2 to 9.5): made, decided from the record or by the arbiter, and what a wrong one brings.

use super::act::Act;
use super::event::DrawEvent;
use super::message::{Evidence, Message as Said};
use super::refusal::Refusal as No;
use super::state::Open;
use crate::game::clock::ClockReading;
use crate::game::effect::{Cue, Effect};
use crate::game::fact::Dialogue;
use crate::game::machine::{Game, Phase};
use crate::game::refusal::Refusal;
use crate::game::report::MoveReport;
use crate::game::response::Response;
use crate::game::roles::{Mode, Seat, Seats};
use crate::game::ruling_refusal::RulingRefusal;
use crate::rules::claims::{self, Basis, Claim, Ground};
use crate::rules::ending::{Outcome, Reason};
use crate::rules::position::{Color, Intent, Position};
use crate::rules::profile::ClockOnClaim;
use crate::rules::quickplay::Decision;
use crate::rules::repetition;
use crate::rules::touch::Hands;

impl Game {
    /// Where offers, claims and their consequences stand.
    pub fn draws(&self) -> &super::state::Draws {
        &self.draws
    }

    /// Whether there is an arbiter who can decide.
    pub fn has_arbiter(&self) -> bool {
        self.mode() == Mode::Tournament && !self.started.event_rules.arbiter_absent
    }

    /// Both players, and the arbiter where there is one.
    pub(in crate::game) fn players_and_arbiter(&self) -> Seats {
        if self.mode() == Mode::Tournament { Seats::PLAYERS.and(Seat::Arbiter) } else { Seats::PLAYERS }
    }

    /// What a player can show for a claim: the scoresheet that the console keeps, or their own where they have to keep one.
    pub fn basis_of_claims(&self) -> Basis {
        let kept = self.started.parts.sheet || *self.profile().record.required.of(self.time_class());
        if kept { Basis::Scoresheet } else { Basis::Nothing }
    }

    /// Whether claims are decided from the console's record: where its scoresheet is the official one (8.1.1.2), and where
    /// there is no arbiter.
    pub fn decides_claims(&self) -> bool {
        !self.has_arbiter() || (self.started.parts.sheet && self.profile().record.electronic_scoresheet)
    }

    /// Whether a side has touched a piece on this move, or already made it.
    fn hands_of(&self, side: Color) -> Hands {
        if self.has_just_made(side) {
            Hands::Moved
        } else if side == self.turn() && !self.flow.hands().touched().is_empty() && self.binds_touched_pieces() {
            Hands::On
        } else {
            Hands::Off
        }
    }

    pub(in crate::game) fn claim_act(&mut self, response: &mut Response<'_>, act: Act) -> Result<(), Refusal> {
        match act {
            Act::Claim { ground, intended, said, basis } => {
                let by = self.acting_side(response.by)?;
                let claim = Claim { by, ground, intended, hands: self.hands_of(by), basis };
                self.claim(response, claim, said)
            }
            Act::Quickplay { basis } => self.claim_quickplay(response, basis),
            Act::Increment => self.ask_increment(response),
            Act::Withdraw => self.withdraw(response),
            Act::Verify { agrees } => self.verify_packet(response, agrees),
            Act::Rule { .. } | Act::Consent { .. } if response.by != Seat::Arbiter => Err(Refusal::ArbiterOnly),
            Act::Rule { decision, bonus } => {
                self.rule_on_claim(response, decision, bonus)?;
                self.say_that_it_goes_on(response, decision);
                Ok(())
            }
            Act::Consent { given } => self.consent(response, given),
        }
    }

    fn claim(&mut self, response: &mut Response<'_>, claim: Claim, said: String) -> Result<(), Refusal> {
        self.draws.nothing_open()?;
        claims::admissible(&claim, self.turn(), self.context(), self.profile()).map_err(No::Inadmissible)?;
        if claim.intended.is_some_and(|intent| self.board().change(intent).is_none()) {
            return Err(Refusal::NoPieceForThat);
        }
        let (ran, reading) = self.stop_for_claim(response);
        self.open_claim(response, reading, DrawEvent::Made { claim, said, ran });
        match self.board().position() {
            Some(position) if self.decides_claims() => {
                let correct = claims::is_correct(&claim, &position, self.history.keys(), self.profile());
                self.close_claim(response, claim, &position, correct);
            }
            _ => {
                if let Some(evidence) = self.evidence_of(&claim) {
                    response.tell(Seat::Arbiter, Said::Evidence(evidence));
                }
                response.tell(Seat::Arbiter, Said::Decide { by: claim.by, postponable: false });
            }
        }
        Ok(())
    }

    pub(super) fn open_claim(&mut self, response: &mut Response<'_>, clock: Option<ClockReading>, event: DrawEvent) {
        self.tell_fact(response, Seats::PUBLIC, clock, event);
        response.push(Effect::RestEngine);
        response.cue(Seats::PLAYERS, Cue::Offer);
    }

    /// The clock is stopped for a claim, where the rules have it so (9.5). Whose it was, and what it shows.
    pub(super) fn stop_for_claim(&mut self, response: &Response<'_>) -> (Option<Color>, Option<ClockReading>) {
        let ran = self.clock(response.at).and_then(|reading| reading.running).filter(|_| self.phase == Phase::Running);
        // Who may stop it has not done so yet: they do it themselves.
        let stops = self.profile().claim.clock_on_claim == ClockOnClaim::Stop || self.decides_claims();
        if !stops {
            return (None, self.clock(response.at));
        }
        self.clock.stop(response.at);
        (ran, self.clock(response.at))
    }

    /// What the clock shows when a claim is closed: the opponent's time with the bonus, and the time that was stopped runs again.
    pub(super) fn reading_after_claim(
        &self,
        response: &Response<'_>,
        opponent: Color,
        bonus: u64,
    ) -> Option<ClockReading> {
        let mut reading = self.clock(response.at)?;
        reading.side_mut(opponent).adjust(i64::try_from(bonus).unwrap_or(i64::MAX));
        reading.running = self.draws.ran.or(reading.running);
        Some(reading)
    }

    /// What the record says about a claim; `None` where no legal position stands on the board.
    pub fn evidence_of(&self, claim: &Claim) -> Option<Evidence> {
        let position = self.board().position()?;
        let start = self.history.start().position();
        let plies = match claim.ground {
            Ground::Repetition => claims::evidence(claim, &position, self.history.keys(), self.profile()),
            Ground::FiftyMoves => Vec::new(),
        };
        let number = |ply| start.as_ref().and_then(|start| repetition::move_number(start, ply));
        Some(Evidence {
            ground: claim.ground,
            stood: plies.into_iter().map(number).collect(),
            intended: claim.intended.and_then(|intent| self.report_of_intent(intent)),
            quiet: position.quiet_half_moves(),
        })
    }

    /// A move described on the board as it stands.
    pub(in crate::game) fn report_of_intent(&self, intent: Intent) -> Option<Box<MoveReport>> {
        let change = self.board().change(intent)?;
        Some(Box::new(self.history.describe(&change)))
    }

    /// A claim is decided. A correct one ends the game (9.5.2); a wrong one costs time, and its move must be played (9.5.3).
    fn close_claim(&mut self, response: &mut Response<'_>, claim: Claim, position: &Position, correct: bool) {
        if let Some(evidence) = self.evidence_of(&claim) {
            // An arbiter who decides has heard it with the claim.
            let to = if response.by == Seat::Arbiter { Seats::PLAYERS } else { self.players_and_arbiter() };
            response.tell(to, Said::Evidence(evidence));
        }
        if correct {
            let by_record = self
                .board()
                .position()
                .is_some_and(|position| claims::is_correct(&claim, &position, self.history.keys(), self.profile()));
            let judged = DrawEvent::Judged { claim, correct, bonus: 0, bound: Vec::new() };
            if !by_record {
                // Their evidence is another one than the record: it is said as their decision, and not as what the record shows.
                self.record(response, None, judged);
                let decision = Decision::Accepted;
                response.tell(Seats::PUBLIC, Said::Decided { by: claim.by, decision, bonus: 0 });
                return self.end(response, Outcome::Drawn, Reason::Arbiter);
            }
            self.tell_fact(response, Seats::PUBLIC, None, judged);
            let reason = match claim.ground {
                Ground::Repetition => Reason::Repetition,
                Ground::FiftyMoves => Reason::FiftyMoves,
            };
            return self.end(response, Outcome::Drawn, reason);
        }
        let wrong = claims::if_wrong(&claim, position, self.context(), self.profile());
        let bonus = if self.clock.is_none() { 0 } else { u64::from(wrong.opponent_bonus_s) * 1000 };
        let reading = self.reading_after_claim(response, !claim.by, bonus);
        let judged = DrawEvent::Judged { claim, correct, bonus, bound: wrong.must_choose_from };
        self.tell_fact(response, Seats::PUBLIC, reading, judged);
        self.ask_engine(response);
    }

    /// What the arbiter orders about a claim, where it is one of a draw.
    pub(in crate::game) fn order_on_draw(
        &mut self,
        response: &mut Response<'_>,
        accepted: bool,
        reason: &str,
    ) -> Result<(), Refusal> {
        let decision = if accepted { Decision::Accepted } else { Decision::Rejected };
        self.rule_on_claim(response, decision, false)?;
        if !reason.is_empty() {
            self.tell_fact(response, Seats::PUBLIC, None, DrawEvent::Reason { reason: reason.to_owned() });
        }
        self.say_that_it_goes_on(response, decision);
        Ok(())
    }

    /// Says that the game goes on after a claim that the arbiter has rejected.
    fn say_that_it_goes_on(&self, response: &mut Response<'_>, decision: Decision) {
        if decision == Decision::Rejected && self.phase == Phase::Running {
            response.tell(Seats::PUBLIC, self.going_on());
        }
    }

    fn rule_on_claim(&mut self, response: &mut Response<'_>, decision: Decision, bonus: bool) -> Result<(), Refusal> {
        match self.draws.open.clone() {
            Some(Open::Draw { claim, .. }) => {
                if decision == Decision::Postponed {
                    return Err(No::NotPostponable.into());
                }
                let position = self.board().position();
                let correct = decision == Decision::Accepted;
                // Where no legal position stands, a rejected claim binds the claimant to no move.
                let position = position.unwrap_or_else(Position::initial);
                let claim = if self.board().position().is_some() { claim } else { Claim { intended: None, ..claim } };
                self.close_claim(response, claim, &position, correct);
                Ok(())
            }
            Some(Open::Quickplay { by, concluded, .. }) => {
                self.decide_quickplay(response, by, concluded, decision, bonus)
            }
            Some(Open::Increment { by }) => self.decide_increment(response, by, decision),
            None => match self.draws.postponed {
                Some(by) => self.decide_quickplay(response, by, false, decision, bonus),
                None => Err(RulingRefusal::NoClaim.into()),
            },
        }
    }

    /// A claim cannot be taken back (9.5), unless the rules of the event say so; an offer never (9.1.2.1).
    fn withdraw(&mut self, response: &mut Response<'_>) -> Result<(), Refusal> {
        let by = self.acting_side(response.by)?;
        let own = self.draws.open.as_ref().is_some_and(|open| open.by() == by);
        if !own || !self.profile().claim.withdrawable {
            return Err(No::NotWithdrawable.into());
        }
        let reading = self.reading_after_claim(response, !by, 0);
        self.tell_fact(response, Seats::PUBLIC, reading, DrawEvent::Withdrawn);
        self.ask_engine(response);
        Ok(())
    }

    /// Whether a move may be made as far as claims go: none is open, and what was written for a wrong one is played.
    pub(in crate::game) fn check_claims(&self, side: Color, intent: Intent) -> Result<(), Refusal> {
        self.draws.nothing_open()?;
        if self.flow.touch_claim().is_some() {
            return Err(No::Open.into());
        }
        let same = |one: &Intent| match (*one, intent) {
            // What the pawn becomes may still be unsaid.
            (Intent::Step { from, to, .. }, Intent::Step { from: of, to: on, promotion: None }) => {
                (from, to) == (of, on)
            }
            (one, intent) => one == intent,
        };
        let bound = self.draws.bound(side);
        if bound.is_empty() || bound.iter().any(same) { Ok(()) } else { Err(No::MustPlay.into()) }
    }

    /// What could be claimed now by a side, for a console that may say so.
    pub fn claimable(&self, by: Color) -> Option<Ground> {
        let position = self.board().position()?;
        let keys = self.history.keys();
        [Ground::Repetition, Ground::FiftyMoves].into_iter().find(|ground| {
            let (hands, basis) = (self.hands_of(by), self.basis_of_claims());
            let claim = Claim { by, ground: *ground, intended: None, hands, basis };
            claims::admissible(&claim, self.turn(), self.context(), self.profile()).is_ok()
                && claims::is_correct(&claim, &position, keys, self.profile())
        })
    }

    /// Whether players are told what they could claim: never at a tournament (11.12), elsewhere as the rules say.
    pub fn hints_at_claims(&self) -> bool {
        self.mode() != Mode::Tournament && self.profile().claim.hints_to_players
    }

    /// After a completed move: those who may claim hear of it, where the rules have them told.
    pub(in crate::game) fn hint_at_claims(&self, response: &mut Response<'_>) {
        if !self.hints_at_claims() || self.outcome().is_some() {
            return;
        }
        for side in Color::ALL.into_iter().filter(|side| !self.is_engine(*side)) {
            if let Some(ground) = self.claimable(side) {
                response.tell(Seat::Side(side), Said::Hint(ground));
            }
        }
    }

    /// Half-moves that each side has made.
    pub(in crate::game) fn moves_made(&self) -> crate::rules::position::ByColor<u32> {
        crate::rules::position::ByColor::new_with(|side: Color| {
            let made = self.history.live().iter().filter(|half_move| half_move.mover() == side).count();
            u32::try_from(made).unwrap_or(u32::MAX)
        })
    }

    /// Whether a move is completed by a press of its own.
    pub(super) fn presses_clock(&self) -> bool {
        self.started.dialogue == Dialogue::Full
    }
}
