//! A claim that the opponent has not moved the piece that was touched (4.3 to 4.8): made, put before the arbiter, and carried out.

use super::event::DialogueEvent;
use super::message::Message as Said;
use super::refusal::Refusal as No;
use crate::game::board::Change;
use crate::game::clock::ClockReading;
use crate::game::draws;
use crate::game::effect::Effect;
use crate::game::fact::{HalfMoveId, RestoreReason};
use crate::game::machine::{Game, Phase};
use crate::game::refusal::Refusal;
use crate::game::response::Response;
use crate::game::ruling_fact::Irregular;
use crate::game::ruling_refusal::RulingRefusal;
use crate::rules::position::{Color, Intent, Position, Square};
use crate::rules::touch::{self, Bound};

/// What a claim is about: the offender's move, and what was touched before it.
struct Offence {
    touched: Vec<Square>,
    /// The position in which it was touched, if it was a legal one.
    position: Option<Position>,
    instead: Instead,
}

/// What the offender has made instead.
#[derive(Copy, Clone)]
enum Instead {
    /// Nothing yet.
    Nothing,
    /// A move; `after` is the last half-move before it.
    Made { intent: Intent, after: Option<HalfMoveId> },
}

impl Game {
    /// A claim is too late after a touch of one's own (4.8). Where there is an arbiter, both clocks stand until it is decided.
    pub(super) fn claim_touch(
        &mut self,
        response: &mut Response<'_>,
        side: Color,
        square: Option<Square>,
    ) -> Result<(), Refusal> {
        self.draws.nothing_open()?;
        if self.flow.touch_claim().is_some() {
            return Err(draws::Refusal::Open.into());
        }
        if let Some(square) = square {
            self.may_have_been_touched(side, square)?;
        }
        // It is about what the opponent does now, or did before the claimant was to move.
        let hands = match (side == self.turn(), self.flow.hands().are_empty()) {
            (true, true) | (false, false) => touch::Hands::Off,
            (true, false) => touch::Hands::On,
            (false, true) => touch::Hands::Moved,
        };
        let admissible = touch::may_complain(hands);
        let waits = admissible && self.has_arbiter() && self.binds_touched_pieces();
        if waits {
            self.clock.stop(response.at);
        }
        let reading = self.clock(response.at).filter(|_| waits);
        self.record(response, reading, DialogueEvent::TouchClaimed { admissible, waits, square });
        if !admissible {
            let on_turn = side == self.turn();
            return Err(if on_turn { No::ComplaintTooLate } else { No::ComplaintAfterMove }.into());
        }
        self.say(response, Said::TouchClaimed { by: side, waits }, side);
        if waits {
            response.push(Effect::RestEngine);
            self.say(response, self.touch_to_decide(side), side);
        } else if self.binds_touched_pieces() {
            self.put_touch_right(response, side);
        }
        Ok(())
    }

    pub(super) fn touch_to_decide(&self, by: Color) -> Said {
        Said::TouchToDecide { by, touched: self.offence(by).touched, named: self.flow.claimed_piece() }
    }

    /// Without an arbiter the record of the opponent's own hands decides, as it does about an illegal move.
    fn put_touch_right(&mut self, response: &mut Response<'_>, claimant: Color) {
        let offence = self.offence(claimant);
        let touched = match (offence.instead, self.flow.made()) {
            (Instead::Made { .. }, Some(made)) => made.touched.clone(),
            _ => self.flow.hands().touched().to_vec(),
        };
        if touched.is_empty() {
            return self.say(response, Said::TouchNotRecorded, claimant);
        }
        self.bind(response, claimant, Offence { touched, ..offence });
        self.ask_engine(response);
    }

    fn offence(&self, claimant: Color) -> Offence {
        let Some(made) = self.flow.made().filter(|_| claimant == self.turn()) else {
            let position = self.board().position();
            return Offence { touched: self.flow.touched_now(), position, instead: Instead::Nothing };
        };
        let last = self.history.live().len().checked_sub(1);
        Offence {
            touched: made.all_touched(),
            position: last.and_then(|index| self.history.position_before(index)).cloned(),
            instead: Instead::Made { intent: made.intent, after: self.history.id_before_last() },
        }
    }

    /// What the clock shows once the claim is decided: whose time it stopped has it run again.
    pub(in crate::game) fn reading_after_touch_claim(&self, response: &Response<'_>) -> Option<ClockReading> {
        let running = Some(self.side_to_run()).filter(|_| self.phase() == Phase::Running);
        self.clock(response.at).map(|reading| ClockReading { running, ..reading })
    }

    /// Without a piece on record, or in the claim, the arbiter names the one that they find was touched.
    pub(in crate::game) fn names_a_piece(&self, claimant: Color) -> Result<(), RulingRefusal> {
        let known = self.flow.claimed_piece().is_some() || !self.offence(claimant).touched.is_empty();
        if known { Ok(()) } else { Err(RulingRefusal::NameThePiece) }
    }

    /// Whether a piece stood there when it was touched.
    pub(in crate::game) fn may_have_been_touched(&self, claimant: Color, square: Square) -> Result<(), Refusal> {
        let offence = self.offence(claimant);
        let stood = match offence.instead {
            Instead::Made { .. } => self.history.before_last().piece_at(square),
            Instead::Nothing => self.board().piece_at(square),
        };
        stood.map(|_| ()).ok_or_else(|| No::NoPieceThere.into())
    }

    /// What was touched by the arbiter's decision for the claimant: first the piece that they name, or else that of the claim, then
    /// what is on record.
    pub(in crate::game) fn found_touched(&self, claimant: Color, named: Option<Square>) -> Vec<Square> {
        let recorded = self.offence(claimant).touched;
        let first = named.or(self.flow.claimed_piece());
        first.into_iter().chain(recorded.into_iter().filter(|square| Some(*square) != first)).collect()
    }

    /// The arbiter has decided for the claimant.
    pub(in crate::game) fn uphold_touch_claim(
        &mut self,
        response: &mut Response<'_>,
        claimant: Color,
        touched: Vec<Square>,
    ) {
        let offence = self.offence(claimant);
        self.bind(response, claimant, Offence { touched, ..offence });
    }

    /// A move that was made instead is taken back, unless what was touched allows it, and the opponent is bound to the piece that
    /// was touched.
    fn bind(&mut self, response: &mut Response<'_>, claimant: Color, offence: Offence) {
        let obligation =
            offence.position.map(|position| touch::obligation(&position, &offence.touched, self.profile()));
        if let Instead::Made { intent, after } = offence.instead {
            if obligation.as_ref().is_some_and(|obligation| obligation.moves.contains(&intent)) {
                return self.say(response, Said::TouchMoveStands { side: !claimant }, !claimant);
            }
            self.restore(response, after, RestoreReason::Ruling);
        }
        let bound = obligation.as_ref().map_or(Bound::ByNothing, |obligation| obligation.bound);
        if let Some(obligation) = obligation.filter(|_| bound != Bound::ByNothing) {
            let touch = Some(bound);
            self.record(response, None, Irregular::Bound { moves: obligation.moves, touch });
        }
        self.say(response, Said::TouchBinds { side: !claimant, bound }, !claimant);
        if matches!(offence.instead, Instead::Made { .. }) {
            self.tell_times(response);
        }
    }
}

/// Whether a move does what a touched piece asks for. It looks at the pieces alone, so that it tells nothing of the move's legality.
pub(in crate::game) fn fits(bound: Bound, change: &Change) -> bool {
    let moves = |square: Square| change.lifted.square == square;
    let captures = |square: Square| change.removed.is_some_and(|removed| removed.square == square);
    match bound {
        Bound::ByNothing => true,
        Bound::ToMove(square) => moves(square),
        Bound::ToCapture(square) => captures(square),
        Bound::ToCaptureWith { own, other } => moves(own) && captures(other),
        Bound::ToCastle(side) => change.castling() == Some(side),
    }
}
